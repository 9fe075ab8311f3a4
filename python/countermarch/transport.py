"""Connections to `countermarch env`: a process with pipes, or a Unix socket.

Both directions use a header of 16 bytes, little-endian: length of the body (uint32), operation (uint16),
status (uint16), two arguments (int32 each).
"""

from __future__ import annotations

import os
import shlex
import shutil
import socket
import struct
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

HEADER = struct.Struct("<IHHii")
OK = 0
PIPE_BYTES = 1 << 20


class EnvError(Exception):
    """The server refused a request, or it ended."""


class Connection(Protocol):
    """Blocking reads and writes of bytes."""

    def read_into(self, view: memoryview) -> int:
        """Reads at least one byte; 0 at the end."""

    def write(self, data: memoryview) -> int:
        """Writes at least one byte."""

    def close(self) -> str:
        """Ends the connection; returns what the server wrote on stderr, if that is known."""


def default_command() -> list[str]:
    """Returns the command that starts Countermarch: `COUNTERMARCH`, this clone, or the program on the path."""
    named = os.environ.get("COUNTERMARCH")
    if named:
        return shlex.split(named)
    clone = Path(__file__).resolve().parents[2] / "bin" / "countermarch.js"
    if clone.exists():
        return ["node", str(clone)]
    found = shutil.which("countermarch")
    if found is None:
        raise EnvError("Countermarch is not on the path; install it with npm, or set COUNTERMARCH")
    return [found]


class ProcessConnection:
    """A server of our own, connected by pipes."""

    def __init__(self, args: Sequence[str], command: Sequence[str] | None = None) -> None:
        line = [*(default_command() if command is None else command), "env", *args]
        try:
            self._process = subprocess.Popen(
                line,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                pipesize=PIPE_BYTES,
            )
        except OSError as error:
            raise EnvError(f"cannot start {line[0]}: {error}") from error
        assert self._process.stdin is not None and self._process.stdout is not None
        self._in = self._process.stdin.fileno()
        self._out = self._process.stdout.fileno()

    @property
    def pid(self) -> int:
        """Process of the server."""
        return self._process.pid

    def read_into(self, view: memoryview) -> int:
        return os.readv(self._out, [view])

    def write(self, data: memoryview) -> int:
        try:
            return os.write(self._in, data)
        except BrokenPipeError:
            raise EnvError(self.close() or "the server has ended") from None

    def close(self) -> str:
        process = self._process
        if process.stdin is not None:
            process.stdin.close()
            # `communicate` would flush it.
            process.stdin = None
        if process.stdout is None or process.stdout.closed:
            return ""
        try:
            _, errors = process.communicate(timeout=10)
        except subprocess.TimeoutExpired:
            process.kill()
            _, errors = process.communicate()
        return errors.decode(errors="replace").strip()


class SocketConnection:
    """A server that listens on a Unix socket."""

    def __init__(self, path: str) -> None:
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        try:
            self._socket.connect(path)
        except OSError as error:
            self._socket.close()
            raise EnvError(f"cannot connect to {path}: {error}") from error

    def read_into(self, view: memoryview) -> int:
        return self._socket.recv_into(view)

    def write(self, data: memoryview) -> int:
        try:
            return self._socket.send(data)
        except OSError as error:
            raise EnvError(f"the server has ended: {error}") from None

    def close(self) -> str:
        self._socket.close()
        return ""


class Channel:
    """Requests and replies over a connection. The body of a reply is in one buffer, until the next request."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.buffer = bytearray(1 << 16)
        self._view = memoryview(self.buffer)
        self._second = bytearray(1 << 12)
        self.is_open = True

    def send(self, message: memoryview) -> None:
        """Writes a whole message."""
        if not self.is_open:
            raise EnvError("the environment is closed")
        sent = self.connection.write(message)
        while sent < len(message):
            sent += self.connection.write(message[sent:])

    def request(self, operation: int, body: bytes = b"", a: int = 0, b: int = 0) -> int:
        """Sends a request and receives its reply; returns the length of the body."""
        self.send_request(operation, body, a, b)
        return self.receive()

    def send_request(self, operation: int, body: bytes = b"", a: int = 0, b: int = 0) -> None:
        """Sends a request. `receive` must follow."""
        self.send(memoryview(HEADER.pack(len(body), operation, 0, a, b) + body))

    def receive(self) -> int:
        """Receives a reply into `buffer`, behind 16 bytes of header; returns the length of its body."""
        got = self._read(0)
        while got < HEADER.size:
            got += self._read(got)
        length, _, status, _, _ = HEADER.unpack_from(self.buffer)
        whole = HEADER.size + length
        if whole > len(self.buffer):
            self._grow(whole, got)
        while got < whole:
            got += self._read(got)
        if status != OK:
            raise EnvError(bytes(self._view[HEADER.size : whole]).decode())
        return int(length)

    def body(self, length: int) -> bytes:
        """A copy of the body of the last reply."""
        return bytes(self._view[HEADER.size : HEADER.size + length])

    def swap(self, buffer: bytearray | None = None) -> bytearray:
        """Receives into another buffer from now on, or into a second one; returns the one before."""
        before = self.buffer
        if buffer is None:
            buffer = self._second
        else:
            self._second = before
        self.buffer, self._view = buffer, memoryview(buffer)
        return before

    def close(self) -> None:
        """Ends the connection. May be called again."""
        if self.is_open:
            self.is_open = False
            self.connection.close()

    def _read(self, at: int) -> int:
        count = self.connection.read_into(self._view[at:])
        if count == 0:
            self.is_open = False
            raise EnvError(self.connection.close() or "the server has ended")
        return count

    def _grow(self, size: int, got: int) -> None:
        # A new buffer: arrays that share the old one keep it.
        larger = bytearray(2 * size)
        larger[:got] = self._view[:got]
        self.buffer = larger
        self._view = memoryview(larger)
