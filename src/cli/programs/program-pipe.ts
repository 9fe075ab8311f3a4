/** An external program behind a pipe: one line to it, one line back, with time limits. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';

/** Thrown when the program hung, died or sent an invalid answer. The message says which, for its author. */
export class ProgramFault extends Error {
  override readonly name = 'ProgramFault';
}

/** Maximum length of an answer; a program that sends more without a line end is killed. */
const LINE_LIMIT = 65_536;
/** Milliseconds that a program has to exit by itself. */
const FAREWELL = 1000;
/** Number of characters of a program's stderr that are kept, for the message if it dies. */
const COMPLAINTS = 2_000;

interface Waiter {
  resolve(line: string): void;
  reject(fault: ProgramFault): void;
}

/** Running programs: none may outlive this process, however it ends. */
const running = new Set<ProgramPipe>();

function killAll(): void {
  for (const pipe of running) pipe.kill();
}

function watchOurEnd(): void {
  process.once('exit', killAll);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      killAll();
      process.kill(process.pid, signal);
    });
}
let watching = false;

export class ProgramPipe {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #lines: string[] = [];
  #rest = '';
  #complaints = '';
  #waiter: Waiter | undefined;
  #fault: ProgramFault | undefined;

  /** Starts a command line in the system's shell, in its own process group. */
  constructor(command: string) {
    if (!watching) watchOurEnd();
    watching = true;
    const child = spawn(command, { shell: true, detached: true });
    this.#child = child;
    running.add(this);
    child.stdout.setEncoding('utf8').on('data', (text: string) => this.#onData(text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#complaints = (this.#complaints + text).slice(-COMPLAINTS);
    });
    // A program that has exited breaks the pipe to it; `close` reports how it ended.
    child.stdin.on('error', () => {});
    child.on('error', (error) => this.#fail(`cannot be started: ${error.message}`));
    child.on('close', (code, signal) => this.#fail(this.#lastWords(code, signal)));
  }

  /** Sends a message as one line. */
  send(message: object): void {
    if (!this.#fault) this.#child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  /** Sends a message and waits for its answer, one line. Rejects with `ProgramFault`. */
  async ask(message: object, milliseconds: number): Promise<string> {
    const early = this.#lines[0];
    if (early !== undefined) this.#fail(`sent a line without being asked: ${quote(early)}`);
    this.send(message);
    const seconds = milliseconds / 1000;
    const timer = setTimeout(() => this.#fail(`gave no answer within ${seconds} s`), milliseconds);
    try {
      return await this.#nextLine();
    } finally {
      clearTimeout(timer);
    }
  }

  /** Closes the program's input, so that it exits, and kills it if it does not. */
  end(): void {
    this.#child.stdin.end();
    setTimeout(() => this.kill(), FAREWELL).unref();
  }

  /** Kills the program and all processes that it has started. */
  kill(): void {
    running.delete(this);
    const { pid, exitCode, signalCode } = this.#child;
    if (pid === undefined || exitCode !== null || signalCode !== null) return;
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // The group does not exist: it has just ended, or this system has no groups.
      this.#child.kill('SIGKILL');
    }
  }

  #nextLine(): Promise<string> {
    const line = this.#lines.shift();
    if (this.#fault) return Promise.reject(this.#fault);
    if (line !== undefined) return Promise.resolve(line);
    return new Promise((resolve, reject) => {
      this.#waiter = { resolve, reject };
    });
  }

  #onData(text: string): void {
    const [first = '', ...more] = text.split('\n');
    this.#rest += first;
    for (const next of more) {
      this.#take(this.#rest);
      this.#rest = next;
    }
    if (this.#rest.length > LINE_LIMIT)
      this.#fail(`sent more than ${LINE_LIMIT} characters without a line end`);
  }

  #take(line: string): void {
    const waiter = this.#waiter;
    this.#waiter = undefined;
    if (waiter) waiter.resolve(line);
    else if (this.#lines.length === 0) this.#lines.push(line);
  }

  /** Records the first fault, and kills the program. */
  #fail(message: string): void {
    this.#fault ??= new ProgramFault(message);
    this.#waiter?.reject(this.#fault);
    this.#waiter = undefined;
    this.kill();
  }

  #lastWords(code: number | null, signal: string | null): string {
    const how = signal === null ? `ended with exit code ${code}` : `was ended by ${signal}`;
    const last = this.#complaints.trim().split('\n').at(-1);
    return last ? `${how}; its last words: ${quote(last)}` : how;
  }
}

/** Shortens a program's output for a message. */
export function quote(text: string): string {
  return JSON.stringify(text.length > 120 ? `${text.slice(0, 120)}…` : text);
}
