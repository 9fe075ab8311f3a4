/** A session of `countermarch dev`: watches a folder, builds its game after each change, and notifies pages. */
import { execFile, type ChildProcess } from 'node:child_process';
import { type FSWatcher, watch } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FreshBundle } from '../../server/bundles/built.ts';
import type { DevFault, DevNews } from '../../table/messages/dev-news.ts';
import { buildForDev } from './build.ts';
import { watchTypes } from './type-check.ts';

export interface DevGame {
  readonly id: string;
  readonly folder: string;
  readonly path: string;
}

/** Commands that a page may start. */
export const DEV_TASKS = {
  fuzz: ['fuzz', '.', '--games', '20', '--seconds', '20'],
  rules: ['rules', '.'],
} as const;
export type DevTask = keyof typeof DEV_TASKS;

const ENDING = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
const script = (name: string): string =>
  fileURLToPath(new URL(`${name}.${ENDING}`, import.meta.url));

/** Milliseconds within which further changes count as one: editors write a file in several steps. */
const PAUSE = 25;

export class DevSession {
  readonly game: DevGame;
  readonly #keep: (bundle: FreshBundle) => void;
  readonly #listeners = new Set<(news: DevNews) => void>();
  /** Latest news of each type and kind, for pages that connect later. */
  readonly #latest = new Map<string, DevNews>();
  #watcher: FSWatcher | undefined;
  #compiler: ChildProcess | undefined;
  #timer: NodeJS.Timeout | undefined;
  #building: Promise<void> = Promise.resolve();

  /** `keep` stores a bundle where pages can load it. */
  constructor(game: DevGame, keep: (bundle: FreshBundle) => void) {
    this.game = game;
    this.#keep = keep;
  }

  /** Builds the game, and again after each change of its folder. */
  async start(): Promise<void> {
    const { folder } = this.game;
    this.#watcher = watch(folder, { recursive: true }, (_, name) => {
      if (name !== null && isSource(String(name))) this.#changed();
    });
    this.#compiler = watchTypes(folder, (faults) =>
      this.#send({ type: 'faults', kind: 'types', faults }),
    );
    await this.build();
  }

  #changed(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.build(), PAUSE);
  }

  /** Builds the current sources; builds run one after the other. */
  build(): Promise<void> {
    this.#building = this.#building.then(() => this.#build());
    return this.#building;
  }

  async #build(): Promise<void> {
    const built = await buildForDev(this.game);
    const isBuilt = 'code' in built;
    this.#send({ type: 'faults', kind: 'build', faults: isBuilt ? [] : built.faults });
    if (!isBuilt) return;
    const { id: game } = this.game;
    const { hash, code } = built;
    this.#keep({ game, hash, rules: hash, version: 0, code });
    this.#send({ type: 'rules', game, hash });
    this.#send({ type: 'faults', kind: 'load', faults: await this.#check() });
  }

  async #check(): Promise<readonly DevFault[]> {
    const { folder, id, path } = this.game;
    const { out } = await run([script('load-check'), folder, id, path], folder);
    return JSON.parse(out || '[]') as readonly DevFault[];
  }

  /** Runs a command on the folder, and returns its output. */
  async run(task: DevTask): Promise<string> {
    const { out, err } = await run([script('../main'), ...DEV_TASKS[task]], this.game.folder);
    return err + out;
  }

  #send(news: DevNews): void {
    this.#latest.set(news.type === 'rules' ? 'rules' : news.kind, news);
    for (const listener of this.#listeners) listener(news);
  }

  /** Subscribes a listener, which gets the latest news at once. Returns the function to unsubscribe. */
  subscribe(listener: (news: DevNews) => void): () => void {
    this.#listeners.add(listener);
    for (const news of this.#latest.values()) listener(news);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#watcher?.close();
    this.#compiler?.kill();
  }
}

const isSource = (name: string): boolean =>
  /\.(ts|js|mjs|json)$/.test(name) && !/(^|[/\\])(node_modules|\.[^/\\]+)[/\\]/.test(name);

/** Returns the output of a Node program, whatever its exit code. */
const run = (args: readonly string[], cwd: string) =>
  new Promise<{ out: string; err: string }>((resolve) => {
    const options = { cwd, maxBuffer: 1e7, timeout: 120_000 };
    execFile(process.execPath, [...args], options, (_, out, err) => resolve({ out, err }));
  });
