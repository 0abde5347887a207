"""Raw connections to a server, without a library that would be polite."""

import base64
import secrets
import socket
import struct

TEXT, CONT, PING, PONG = 1, 0, 9, 10


def handshake(table: str, token: str) -> bytes:
    """The request for a table's socket."""
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n\r\n"
    ).encode()


def is_welcome(line: socket.socket, table: str, token: str) -> bool:
    """Ask for a table's socket. Whether it was opened and greeted; if not, it is over."""
    line.sendall(handshake(table, token))
    greeting = b""
    while b'"welcome"' not in greeting:
        data = line.recv(65_536)
        greeting += data
        if not data or not greeting.startswith(b"HTTP/1.1 101 "[: len(greeting)]):
            return False
    return True


def frame(opcode: int, data: bytes = b"", *, last: bool = True) -> bytes:
    """A client's WebSocket frame, masked with zeros."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack("!H", len(data))
    return bytes([(0x80 if last else 0) | opcode]) + size + b"\0\0\0\0" + data


def poured(line: socket.socket, data: bytes, most: int) -> int:
    """Send the same again and again until the other side has had enough. How many bytes were sent."""
    sent = 0
    try:
        while sent < most:
            line.sendall(data)
            sent += len(data)
    except (ConnectionError, TimeoutError):
        pass
    return sent


def rest_of(line: socket.socket) -> bytes:
    """Everything until the other side closes; a reset is an end, too. A ``TimeoutError`` where it does not close."""
    found = b""
    try:
        while data := line.recv(65_536):
            found += data
    except ConnectionError:
        pass
    return found
