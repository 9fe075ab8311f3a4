/** Servers and workers that are killed and started again, over and over. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('process.ts', import.meta.url));

type Role = 'serve' | 'worker';

/** A place that is always filled again by a new process. */
export class Place {
  readonly role: Role;
  readonly #database: string;
  readonly #cache: string;
  #process: ChildProcess | undefined;
  #closed = false;
  /** Where visitors may come; undefined while it is down. */
  address: string | undefined;
  kills = 0;
  /** Ends that nobody has asked for, of a process that had begun. */
  crashes = 0;
  /** Last lines that processes have written of faults. */
  readonly said: string[] = [];

  constructor(role: Role, database: string, cache: string) {
    this.role = role;
    this.#database = database;
    this.#cache = cache;
    void this.#run();
  }

  /** As the machine does that loses its power. */
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
        this.said.push(line);
        if (this.said.length > 40) this.said.shift();
      });
      const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
      // One that cannot begin, since the database is down, tries again.
      if (signal !== 'SIGKILL' && this.address !== undefined) this.crashes += 1;
      this.address = undefined;
      await sleep(100);
    }
  }
}
