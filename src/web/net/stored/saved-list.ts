/** A list of named things that a player has saved in this browser, such as forces or set-ups. */
import { computed, signal } from '@preact/signals';
import type { LocalizedText } from '../../../kernel/text/message.ts';
import { msg } from '../../table-messages.ts';
import { readStored, writeStored } from '../../ui/settings.ts';

export class SavedList<T extends { readonly name: string }> {
  readonly #key: () => string | undefined;
  /** Incremented whenever the list changes. */
  readonly #changes = signal(0);

  /** `key` returns the storage key of the list; undefined while nothing is offered. It may read signals. */
  constructor(key: () => string | undefined) {
    this.#key = key;
  }

  readonly all = computed((): readonly T[] => {
    this.#changes.value;
    const key = this.#key();
    return key === undefined ? [] : (readStored<T[]>(key) ?? []);
  });

  /** Saves a thing in place of the one with its name, if any; returns a message that says whether that worked. */
  save(one: T): LocalizedText {
    const isSaved = this.#write([...this.#without(one.name), one]);
    return msg(isSaved ? 'saved.done' : 'saved.failed', { name: one.name });
  }

  remove(name: string): void {
    this.#write(this.#without(name));
  }

  #without(name: string): readonly T[] {
    return this.all.value.filter((one) => one.name !== name);
  }

  #write(all: readonly T[]): boolean {
    const key = this.#key();
    const isSaved = key !== undefined && writeStored(key, all);
    this.#changes.value++;
    return isSaved;
  }
}
