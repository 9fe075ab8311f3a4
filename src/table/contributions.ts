/** What the seats of a table have mixed into its sealed dice. */
import type { Side } from '../kernel/step.ts';

export class Contributions {
  readonly #texts: string[];
  /** How many of them the record tells of: those that went into a die. */
  #told = 0;

  /** As many as there are sides; empty where a side has not contributed. */
  constructor(texts: readonly string[]) {
    this.#texts = [...texts];
  }

  get texts(): readonly string[] {
    return this.#texts;
  }

  has(side: Side): boolean {
    return Boolean(this.#texts[side]);
  }

  add(side: Side, text: string): void {
    this.#texts[side] = text;
  }

  /** As they go into the dice: none at all if nobody made one. */
  mixture(): readonly string[] {
    return countGiven(this.#texts) > 0 ? [...this.#texts] : [];
  }

  /** There are some that no die tells of yet. */
  get pending(): boolean {
    return countGiven(this.#texts) > this.#told;
  }

  /** A die has told of these. */
  tell(mixed: readonly string[]): void {
    this.#told = countGiven(mixed);
  }
}

const countGiven = (texts: readonly string[]): number => texts.filter((t) => t !== '').length;
