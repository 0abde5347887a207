"""Runs in Pyodide, under Node (engine.mjs): writes /nottingham.zip, /stdlib.zip and /more.zip for the page.

The first two are what it takes to play. /more.zip is fetched when somebody wants it: reviews, and the
masterly player.

Modules are compiled by the Python that will run them, and bear the same date always, so that the same sources give the
same bytes.
"""

import importlib
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
"""Of the standard library: nothing that it takes to play imports it."""
_CODECS = "__init__ aliases ascii cp437 idna latin_1 raw_unicode_escape unicode_escape utf_8 utf_8_sig"
CODECS = _CODECS.split()
TALK = "nottingham/locales/en/talk.ftl"
"""Bots choose from its messages; the client has the words."""
LATER = ("nottingham.server.review_worker", "nottingham.env.mind")
"""What /more.zip is for."""
DATE = (2020, 1, 1, 0, 0, 0)


def put(archive: zipfile.ZipFile, name: str, data: bytes) -> None:
    archive.writestr(zipfile.ZipInfo(name, DATE), data, zipfile.ZIP_DEFLATED, 9)


def compiled(source: bytes, name: str) -> bytes:
    """A module without its text and its docstrings; never checked against one."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + b"\0" * 8 + marshal.dumps(code)


def house() -> list[str]:
    """What it takes to play: names of our modules."""
    with zipfile.ZipFile("/wheel.whl") as wheel:
        wheel.extractall(SITE)
    sys.path.append("/src")
    importlib.import_module("nottingham.page")
    return ours()


def ours() -> list[str]:
    return [name for name in sys.modules if name.split(".")[0] == "nottingham"]


def pack_ours(names: list[str]) -> None:
    files = sources(names)
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


def sources(names: list[str]) -> dict[str, Path]:
    found = [sys.modules[name].__file__ for name in names]
    return {str(Path(file).relative_to("/src")): Path(file) for file in found if file}


def pack_more(before: list[str]) -> None:
    """What comes later, beyond what was there before, with what it needs of the library that the page has not."""
    for name in LATER:
        importlib.import_module(name)
    files = sources([name for name in ours() if name not in before])
    with zipfile.ZipFile(library()) as whole, zipfile.ZipFile("/more.zip", "w") as archive:
        for name, path in sorted(files.items()):
            put(archive, f"{name}c", compiled(path.read_bytes(), name))
        for name in sorted(f"{module}.py" for module in unused()):
            put(archive, f"{name}c", compiled(whole.read(name), f"{SITE}/{name}"))


def library() -> str:
    (zipped,) = [path for path in sys.path if path.endswith(".zip")]
    return zipped


def pack_library() -> None:
    with zipfile.ZipFile(library()) as whole, zipfile.ZipFile("/stdlib.zip", "w") as archive:
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


def unused() -> list[str]:
    """Modules that are imported by now, and that the library of the page has not."""
    return [name for name in sys.modules if not used(PurePosixPath(name.replace(".", "/")))]


def check() -> None:
    """What is imported by now is in the library: Pyodide's own start is part of it."""
    if unused():
        raise RuntimeError(f"the page needs {', '.join(unused())}: take them out of UNUSED")


at_once = house()
check()
pack_ours(at_once)
pack_library()
pack_more(at_once)
