/** A real server of the tests' own: the command a person would give, with a data folder to lose. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { throwAway } from '../../../src/server/testing/test-folder.ts';

export class TestServer {
  readonly #data = mkdtempSync(join(tmpdir(), 'countermarch-'));
  readonly #options: readonly string[];
  #child: ChildProcess | undefined;
  /** Where it is reached, without a slash at the end. */
  address = '';

  /** `options`: more of the command's own. */
  constructor(options: readonly string[] = []) {
    this.#options = options;
  }

  /** The folder of its data. */
  get data(): string {
    return this.#data;
  }

  /** Starts it; after a stop at the same port, with the same data. */
  async start(): Promise<this> {
    const port = this.address ? new URL(this.address).port : '0';
    const args = ['bin/countermarch.js', 'serve', '--port', port, '--data', this.#data];
    // All browsers are on this machine: a test may give one an address of its own, for what is limited per address.
    args.push('--trust-proxy', ...this.#options);
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#child = child;
    this.address = await addressIn(child);
    return this;
  }

  /** Ends it; those at its tables are not asked. */
  async stop(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    // The launcher may have started another Node, and passes this signal on to it.
    child.kill('SIGTERM');
    await gone;
  }

  async remove(): Promise<void> {
    await this.stop();
    throwAway(this.#data);
  }
}

async function addressIn(child: ChildProcess): Promise<string> {
  let told = '';
  for await (const chunk of child.stdout ?? []) {
    told += chunk;
    const address = /http:\/\/\S+/.exec(told)?.[0];
    if (address) return address;
  }
  throw new Error(`the server ended before it said where it is: ${told}`);
}
