/** Transports of `countermarch env`: pipes, or a Unix socket. */
import { openSync, readSync, rmSync, writeSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { InputError } from '../../kernel/setup/setup.ts';
import { RequestBuffer } from './requests.ts';
import type { EnvSession } from './session.ts';

export const [STDIN, STDOUT] = [0, 1];

/**
 * Opens a blocking file for a standard stream. Node makes pipes non-blocking when any code uses `process.stdin` or
 * `process.stdout`; opened again, they block. Falls back to the stream itself, for sockets and other systems.
 */
function blocking(stream: number, flags: 'r' | 'w'): number {
  try {
    return openSync(`/dev/fd/${stream}`, flags);
  } catch {
    return stream;
  }
}

/** Answers requests from stdin on stdout until stdin ends. Blocks: nothing else runs in this process. */
export function servePipes(session: EnvSession): void {
  const requests = new RequestBuffer();
  const [input, output] = [blocking(STDIN, 'r'), blocking(STDOUT, 'w')];
  for (;;) {
    const count = patiently(() => readSync(input, requests.room()));
    if (count === 0) break;
    requests.arrived(count);
    for (let one = requests.next(); one !== undefined; one = requests.next()) {
      const reply = session.answer(one);
      if (reply === undefined || !write(output, reply)) return;
    }
  }
  if (requests.isPartial) throw new InputError('stdin ended in the middle of a request');
}

/** Writes a whole message; returns false if the reader has closed the pipe. */
function write(output: number, message: Uint8Array): boolean {
  for (let at = 0; at < message.length; ) {
    const count = patiently(() => writeSync(output, message, at, message.length - at));
    if (count === 0) return false;
    at += count;
  }
  return true;
}

const clock = new Int32Array(new SharedArrayBuffer(4));
const MILLISECONDS = 1;

/** Repeats a call while a non-blocking pipe is not ready; returns 0 at its end. */
function patiently(call: () => number): number {
  for (;;) {
    try {
      return call();
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EOF' || code === 'EPIPE') return 0;
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(clock, 0, 0, MILLISECONDS);
    }
  }
}

/** Listens on a Unix socket; each connection has its own session. Resolves when `signal` aborts. */
export function serveSocket(
  path: string,
  open: () => EnvSession,
  signal: AbortSignal,
): Promise<void> {
  const server = createServer((socket) => connect(socket, open()));
  return new Promise((resolve, reject) => {
    server.on('error', (error: NodeJS.ErrnoException) => {
      const text = `--socket: ${path} exists; remove it if no server uses it`;
      reject(error.code === 'EADDRINUSE' ? new InputError(text) : error);
    });
    server.listen(path, () => process.stderr.write(`Listening on ${path}.\n`));
    signal.addEventListener('abort', () => {
      server.close();
      rmSync(path, { force: true });
      resolve();
    });
  });
}

/** Handles data of a connection; a fault closes only that connection. */
function connect(socket: Socket, session: EnvSession): void {
  const requests = new RequestBuffer();
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk: Buffer) => {
    try {
      requests.add(chunk);
      answerAll(socket, session, requests);
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      process.stderr.write(`countermarch: ${text}\n`);
      socket.destroy();
    }
  });
}

function answerAll(socket: Socket, session: EnvSession, requests: RequestBuffer): void {
  for (let one = requests.next(); one !== undefined; one = requests.next()) {
    const reply = session.answer(one);
    if (reply === undefined) {
      socket.end();
      return;
    }
    // Copy the reply: the socket may send it later, and its bytes change with the next request.
    socket.write(reply.slice());
  }
}
