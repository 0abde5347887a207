# The browser's table, then the program, then what runs: no compilers in it, and not as root.
# docs/operations.md says how to use it; compose.yaml has it with PostgreSQL, NATS and a proxy.

FROM node:24-slim AS client
WORKDIR /build
COPY src src
COPY web web
RUN cd web && npm ci --no-audit --no-fund && npm run build

FROM python:3.13-slim AS program
WORKDIR /build
COPY pyproject.toml README.md LICENSE ./
COPY docs/rules.md docs/rules.md
COPY requirements requirements
COPY --from=client /build/src src
RUN python -m venv /opt/build \
 && /opt/build/bin/pip install --no-cache-dir --require-hashes --requirement requirements/build.txt \
 && /opt/build/bin/python -m hatchling build --target wheel --directory /build/dist \
 && python -m venv /opt/nottingham \
 && /opt/nottingham/bin/pip install --no-cache-dir --require-hashes --requirement requirements/server.txt \
 && /opt/nottingham/bin/pip install --no-cache-dir --no-index --no-deps /build/dist/*.whl

FROM python:3.13-slim
RUN useradd --system --create-home --home-dir /var/lib/nottingham nottingham
COPY --from=program /opt/nottingham /opt/nottingham
ENV PATH=/opt/nottingham/bin:$PATH \
    NOTTINGHAM_HOST=0.0.0.0 \
    NOTTINGHAM_DATABASE_URL=sqlite:////var/lib/nottingham/games.db \
    NOTTINGHAM_LOG_FORMAT=json
USER nottingham
VOLUME /var/lib/nottingham
EXPOSE 8462
HEALTHCHECK --interval=10s --timeout=5s --start-period=10s \
  CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8462/ready', timeout=4)"]
ENTRYPOINT ["nottingham"]
CMD ["serve"]
