"""Runs in Pyodide, under Node (engine.mjs): writes /nottingham.zip and /stdlib.zip for the page.

Modules are compiled by the Python that will run them, and bear the same date always, so that the same sources give the
same bytes.
"""

import importlib.util
import marshal
import sys
import zipfile
from pathlib import Path, PurePosixPath

SITE = Path("/lib/python3.14/site-packages")
_UNUSED = """
_pydatetime _pydecimal _pyio _pyrepl antigravity argparse bdb cProfile cmd code configparser ctypes curses dbm
difflib doctest ensurepip ftplib getopt getpass gettext html/parser http/cookiejar http/cookies http/server idlelib
imaplib lib2to3 logging/config logging/handlers mailbox mimetypes multiprocessing netrc nntplib optparse pdb
pickletools plistlib poplib profile pstats pty pydoc pydoc_data pyclbr readline rlcompleter sched shelve smtplib
socketserver sqlite3 sre_compile sre_constants sre_parse statistics symtable tabnanny telnetlib test this timeit
tkinter tomllib trace tracemalloc turtle turtledemo unittest venv wave webbrowser wsgiref xml xmlrpc zipapp
zoneinfo
"""
UNUSED = _UNUSED.split()
"""Of the standard library: nothing of ours, of msgspec or of Pyodide imports it."""
_CODECS = "__init__ aliases ascii cp437 idna latin_1 raw_unicode_escape unicode_escape utf_8 utf_8_sig"
CODECS = _CODECS.split()
TALK = "nottingham/locales/en/talk.ftl"
"""Bots choose from its messages; the client has the words."""
DATE = (2020, 1, 1, 0, 0, 0)


def put(archive: zipfile.ZipFile, name: str, data: bytes) -> None:
    archive.writestr(zipfile.ZipInfo(name, DATE), data, zipfile.ZIP_DEFLATED, 9)


def compiled(source: bytes, name: str) -> bytes:
    """A module without its text and its docstrings; never checked against one."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + b"\0" * 8 + marshal.dumps(code)


def pack_ours() -> None:
    with zipfile.ZipFile("/wheel.whl") as wheel:
        wheel.extractall(SITE)
    sys.path.append("/src")
    import nottingham.page  # noqa: F401, PLC0415 - only after its place is known

    ours = [module.__file__ for name, module in sys.modules.items() if name.split(".")[0] == "nottingham"]
    files = {str(Path(file).relative_to("/src")): Path(file) for file in ours if file}
    files[TALK] = Path("/src", TALK)
    for path in SITE.glob("msgspec/*"):
        if path.suffix in (".py", ".so"):
            files[str(path.relative_to(SITE))] = path
    with zipfile.ZipFile("/nottingham.zip", "w") as archive:
        for name, path in sorted(files.items()):
            data = path.read_bytes()
            if path.suffix == ".py":
                put(archive, f"{name}c", compiled(data, name))
            else:
                put(archive, name, data)


def pack_library() -> None:
    (zipped,) = [path for path in sys.path if path.endswith(".zip")]
    with zipfile.ZipFile(zipped) as whole, zipfile.ZipFile("/stdlib.zip", "w") as archive:
        for name in sorted(whole.namelist()):
            if not name.endswith("/") and used(PurePosixPath(name)):
                data = whole.read(name)
                if name.endswith(".py"):
                    put(archive, f"{name}c", compiled(data, f"/lib/python314.zip/{name}"))
                else:
                    put(archive, name, data)


def used(name: PurePosixPath) -> bool:
    plain = str(name.with_suffix(""))
    if name.parts[0] == "encodings" and len(name.parts) > 1:
        return name.stem in CODECS
    return not any(plain == one or plain.startswith(f"{one}/") for one in UNUSED)


def check() -> None:
    """What is imported by now is in the library: Pyodide's own start is part of it."""
    missing = [name for name in sys.modules if not used(PurePosixPath(name.replace(".", "/")))]
    if missing:
        raise RuntimeError(f"the page needs {', '.join(missing)}: take them out of UNUSED")


pack_ours()
pack_library()
check()
