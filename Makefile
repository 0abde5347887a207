# Everything is made inside .venv/ of this checkout; nothing outside it is touched.
# ARGS goes to the program that runs:  make play ARGS=--no-browser, make play ARGS="play --players 3" (in the terminal)

BIN := .venv/bin
READY := .venv/.ready
CODE := src tests $(wildcard bench) docs examples training web/scripts
NPM := sh web/scripts/npm
PACKAGES := web/node_modules/.ready
CLIENT := src/nottingham/web/index.html
CLIENT_SOURCES := src/nottingham/review/gates.json $(shell find web src/nottingham/locales -type f -not -path 'web/node_modules/*' -not -name '*.py')
WHEEL := .venv/page/.ready
ENGINE := build/engine/engine.json
ENGINE_SOURCES := $(shell find $(addprefix src/nottingham/,game notation bots arena env review server page locales) -name '*.py') src/nottingham/locales/en/talk.ftl src/nottingham/env/master.npz
PLAY := build/play/index.html
UNIT := rulebook golden notation locales bots terminal web
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play web page site browser check test test-long lint format conformance bench reference lock clean

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## /  make \1|/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "%-18s %s\n", $$1, $$2 }'

setup: $(READY) ## make .venv with all that is needed; does nothing when all is there

play: setup web ## play in the browser: serve tables, and open it
	@$(BIN)/nottingham $(ARGS)

web: $(CLIENT) ## build the browser client; does nothing when nothing changed

page: $(PLAY) ## build the page that plays without a server, into build/play; does nothing when nothing changed

test: lint web page browser ## lint, then all tests, and 95 % branch coverage of the rules
	$(NPM) test --silent
	$(BIN)/pytest -n auto --dist loadgroup --cov --cov-report=term --cov-report=json:build/coverage.json $(ARGS)
	@$(BIN)/python -c 'import json; \
	covered = json.load(open("build/coverage.json"))["totals"]["percent_branches_covered"]; \
	print(f"branches of nottingham.game covered: {covered:.1f} % (at least 95)"); \
	raise SystemExit(covered < 95)'

test-long: web page browser ## what takes long: every small screen in all six languages, games of every round, one of them in the page without a network, small trainers, every way to install
	NOTTINGHAM_LONG=1 $(BIN)/pytest -n auto --dist loadgroup $(addprefix tests/browser/test_,fits.py axe.py page.py whole_games.py) tests/env/test_drop_in.py tests/packaging/test_wheel.py $(ARGS)

check: lint ## the quick half while you work: lint, types, import contracts, the rules and the unit tests
	$(NPM) test --silent
	$(BIN)/pytest -n auto -m 'not slow' $(addprefix tests/,$(UNIT)) $(ARGS)

browser: setup ## see to a browser for the tests: an installed one, or one that is fetched into .venv/
	@$(BIN)/python -m tests.browser.chromium

lint: setup $(PACKAGES) ## formatting, lint, types, import contracts and plain English
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy $(CODE)
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m tests.docs.plain_english
	$(NPM) run --silent check

format: setup ## format the code and mend what ruff can mend
	$(BIN)/ruff check --fix --quiet . || true
	$(BIN)/ruff format .

conformance: setup ## play 10,000 games on the rules' engine and on the array engine, and compare every step
	@$(BIN)/python -m tests.conformance.campaign $(ARGS)

bench: setup ## measure
	@$(BIN)/python -m bench $(ARGS)

site: setup page ## build the site: documentation, rules, reference and the page that plays, into build/site
	@$(BIN)/python -m docs.publish

reference: setup ## build the API reference from docstrings, into build/reference
	@$(BIN)/python -m docs.reference

lock: $(BIN)/uv ## lock the dependencies again (ARGS=--upgrade takes newer ones)
	$(LOCK) $(ARGS) --group setup --output-file requirements/setup.txt
	$(LOCK) $(ARGS) --group node --output-file requirements/node.txt
	$(LOCK) $(ARGS) --group build --output-file requirements/build.txt
	$(LOCK) $(ARGS) --group page --output-file requirements/page.txt
	$(LOCK) $(ARGS) pyproject.toml --output-file requirements/runtime.txt
	$(LOCK) $(ARGS) pyproject.toml --extra learned --extra nats --extra postgres --output-file requirements/server.txt
	$(LOCK) $(ARGS) pyproject.toml --group dev --output-file requirements/dev.txt

clean: ## remove all that these commands made
	rm -rf .venv .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache build dist web/node_modules src/nottingham/web
	find src tests $(wildcard bench) -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): $(BIN)/uv requirements/dev.txt pyproject.toml src/nottingham/__init__.py
	@$(BIN)/uv pip sync --quiet --python $(BIN)/python --require-hashes requirements/dev.txt
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@

$(PACKAGES): web/package.json web/package-lock.json | $(BIN)/uv
	@$(NPM) ci --silent
	@touch $@

$(CLIENT): $(PACKAGES) $(CLIENT_SOURCES)
	@$(NPM) run --silent build -- --logLevel warn

# msgspec for the Python that runs in the browser: a wheel for the version that web/package.json pins.
$(WHEEL): requirements/page.txt | $(BIN)/uv
	@rm -rf $(@D) && mkdir -p $(@D)
	@$(BIN)/python -m pip download --quiet --disable-pip-version-check --no-deps --require-hashes --only-binary :all: \
	  --platform pyemscripten_2026_0_wasm32 --implementation cp --python-version 3.14 --abi cp314 --dest $(@D) -r $<
	@touch $@

$(ENGINE): $(PACKAGES) $(WHEEL) $(ENGINE_SOURCES) web/scripts/engine.mjs web/scripts/engine.py
	@$(NPM) run --silent engine -- ../.venv/page ../build/engine

$(PLAY): $(ENGINE) $(PACKAGES) $(CLIENT_SOURCES)
	@$(NPM) run --silent build -- --mode page --logLevel warn

# The first Python that is new enough and can make virtual environments; PYTHON=... goes first.
$(BIN)/uv: requirements/setup.txt
	@for python in $(PYTHON) python3 python3.11 python3.12 python3.13 python3.14 python; do \
	  if $$python -c 'import ensurepip, sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
	    echo "setting up .venv with $$($$python --version)" && \
	    $$python -m venv .venv && \
	    $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $< && \
	    touch $@; exit; \
	  fi; \
	done; \
	echo "nottingham needs Python 3.11 or newer with venv (on Debian: python3 and python3-venv); install it, or name one with make PYTHON=/path/to/python." >&2; \
	exit 1
