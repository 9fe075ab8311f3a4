/** Servers and workers that are killed and restarted repeatedly. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('process.ts', import.meta.url));

type Role = 'serve' | 'worker';

/** A process that is replaced by a new one whenever it ends. */
export class Place {
  readonly role: Role;
  readonly #database: string;
  readonly #cache: string;
  #process: ChildProcess | undefined;
  #closed = false;
  /** The address of the server; undefined while it is down. */
  address: string | undefined;
  kills = 0;
  /** Last lines of each process that ended without being killed, after it had started. */
  readonly crashes: string[] = [];
  /** Last lines that processes wrote to standard error. */
  readonly output: string[] = [];

  constructor(role: Role, database: string, cache: string) {
    this.role = role;
    this.#database = database;
    this.#cache = cache;
    void this.#run();
  }

  /** Kills the process as a power cut does. */
  kill(): void {
    if (this.address === undefined) return;
    this.kills += 1;
    this.address = undefined;
    this.#process?.kill('SIGKILL');
  }

  async close(): Promise<void> {
    this.#closed = true;
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
  }

  async #run(): Promise<void> {
    while (!this.#closed) {
      const child = spawn(process.execPath, [SCRIPT, this.role, this.#database], {
        stdio: ['pipe', 'pipe', 'pipe'],
        env: { ...process.env, NODE_COMPILE_CACHE: this.#cache },
      });
      this.#process = child;
      createInterface({ input: child.stdout }).once('line', (line) => {
        this.address = line;
      });
      createInterface({ input: child.stderr }).on('line', (line) => {
        this.output.push(line);
        if (this.output.length > 40) this.output.shift();
      });
      const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
      // A process that cannot start because the database is down is started again.
      if (signal !== 'SIGKILL' && this.address !== undefined)
        this.crashes.push(this.output.slice(-15).join('\n'));
      this.address = undefined;
      await sleep(100);
    }
  }
}
