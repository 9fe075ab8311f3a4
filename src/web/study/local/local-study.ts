/** Studies that only this browser has. They open and change without a server. */
import type { StudyOperation } from '../../../study/operations.ts';
import { freshSeed } from '../../../table/dice/dice.ts';
import { PageError } from '../../faults.ts';
import { msg } from '../study-messages.ts';
import { LOCAL, StudyStore } from '../study-store.ts';
import { type StudySettings, StudySync } from '../study-sync.ts';

/** Time during which changes are collected before they are stored, in milliseconds. */
const GATHER = 250;
const ID_LENGTH = 16;

export const isLocal = (id: string): boolean => id.startsWith(LOCAL);

/** Stores a new study of this author in this browser; returns its id. Rejects if the browser stores nothing. */
export async function createLocalStudy(
  name: string,
  me: string,
  operations: readonly StudyOperation[],
): Promise<string> {
  const id = LOCAL + freshSeed().slice(0, ID_LENGTH);
  const change = { n: 1, key: id, name: me, at: Date.now(), operations };
  const info = {
    ...{ id, name, owner: me, visibility: 'private' as const, role: 'owner' as const, me },
    ...{ games: [], chapters: 0, stars: 0, touched: change.at, starred: false },
    ...{ members: [], seq: 1, near: [] },
  };
  const isStored = await new StudyStore(id).keep({ info, seq: 1, confirmed: [change] });
  if (!isStored) throw new PageError(msg('studies.local.no-room'));
  return id;
}

export class LocalStudy extends StudySync {
  override readonly isShared: boolean = false;
  readonly #own: StudyStore;
  #keeping: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    super(id);
    this.#own = new StudyStore(id);
  }

  override async open(): Promise<void> {
    const { study } = await this.#own.read();
    if (!study) throw new PageError(msg('studies.none'), 404);
    this.load(study.confirmed);
    this.info.value = study.info;
    this.line.value = 'open';
    addEventListener('pagehide', this.#leave);
  }

  override add(operation: StudyOperation): void {
    const me = this.info.peek()?.me ?? '';
    const n = (this.history.at(-1)?.n ?? 0) + 1;
    this.load([{ n, key: `${this.id}-${n}`, name: me, at: Date.now(), operations: [operation] }]);
    this.confirmed.value++;
    this.#keeping ??= setTimeout(() => void this.#keep(), GATHER);
  }

  async #keep(): Promise<void> {
    clearTimeout(this.#keeping);
    this.#keeping = undefined;
    const info = this.info.peek();
    const confirmed = this.history;
    if (info) await this.#own.keep({ info, seq: confirmed.at(-1)?.n ?? 0, confirmed });
  }

  override async save({ name }: StudySettings): Promise<void> {
    const info = this.info.peek();
    this.info.value = info && { ...info, name };
    await this.#keep();
  }

  override remove(): Promise<unknown> {
    clearTimeout(this.#keeping);
    this.#keeping = undefined;
    return this.#own.remove();
  }

  /** Stores changes at once when the page closes. */
  readonly #leave = () => {
    if (this.#keeping !== undefined) void this.#keep();
  };

  override close(): void {
    removeEventListener('pagehide', this.#leave);
    this.#leave();
    super.close();
  }

  override lookAt(): void {}
}
