/** A real server for the tests: started with the command that a host would use, with a temporary data folder. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeFolder } from '../../../src/server/testing/test-folder.ts';

export class TestServer {
  readonly #data = mkdtempSync(join(tmpdir(), 'countermarch-'));
  readonly #options: readonly string[];
  #child: ChildProcess | undefined;
  /** Its address, without a slash at the end. */
  address = '';

  /** `options`: further options of the command. */
  constructor(options: readonly string[] = []) {
    this.#options = options;
  }

  /** The folder with its data. */
  get data(): string {
    return this.#data;
  }

  /** Starts the server; after a stop, on the same port with the same data. */
  async start(): Promise<this> {
    const port = this.address ? new URL(this.address).port : '0';
    const args = ['bin/countermarch.js', 'serve', '--port', port, '--data', this.#data];
    // All browsers are on this machine; a test may give a browser another address, for limits per address.
    args.push('--trust-proxy', ...this.#options);
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#child = child;
    this.address = await addressIn(child);
    return this;
  }

  /** Stops the server without warning the players at its tables. */
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
    removeFolder(this.#data);
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
