/** A server of the page alone, whose build can be replaced while it runs. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { pageRoutes } from '../../../src/server/http/page.ts';

export class BuildServer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'countermarch-'));
  /** Pages keep their connections open, so these are closed by force. */
  readonly #app = Fastify({ forceCloseConnections: true });
  readonly #assets = join(this.#folder, 'assets');
  address = '';

  async start(): Promise<this> {
    // Copies only uncompressed files, because they are rewritten below.
    const filter = (path: string): boolean => !/\.(br|gz)$/.test(path);
    cpSync('dist/web', this.#folder, { recursive: true, filter });
    await this.#app.register(pageRoutes, { page: this.#folder });
    this.address = await this.#app.listen({ port: 0, host: '127.0.0.1' });
    return this;
  }

  /** Returns the names of the scripts that begin with a prefix. */
  scripts(start = ''): string[] {
    const names = readdirSync(this.#assets).filter((name) => name.endsWith('.js'));
    return names.filter((name) => name.startsWith(start));
  }

  /** Removes the scripts whose names begin with a prefix. */
  lose(start: string): void {
    for (const name of this.scripts(start)) rmSync(join(this.#assets, name));
  }

  async statusOf(script: string): Promise<number> {
    return (await this.#app.inject(`/assets/${script}`)).statusCode;
  }

  /** Replaces the build by another one of the same page: every script gets another name. */
  renew(): void {
    const scripts = this.scripts();
    const renewed = (text: string): string =>
      scripts.reduce((t, name) => t.replaceAll(name, name.replace(/\.js$/, '2.js')), text);
    for (const name of scripts) {
      const text = renewed(readFileSync(join(this.#assets, name), 'utf8'));
      rmSync(join(this.#assets, name));
      writeFileSync(join(this.#assets, name.replace(/\.js$/, '2.js')), text);
    }
    for (const name of ['index.html', 'sw.js']) {
      const path = join(this.#folder, name);
      const text = renewed(readFileSync(path, 'utf8'));
      writeFileSync(path, text.replace(/"[0-9a-f]{16}"/, '"0123456789abcdef"'));
    }
  }

  async remove(): Promise<void> {
    await this.#app.close();
    rmSync(this.#folder, { recursive: true });
  }
}
