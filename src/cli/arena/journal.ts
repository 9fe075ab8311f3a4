/**
 * Results of an arena in a file, one per line, so that a run can be interrupted and continued. The first line contains
 * the settings; the file of another arena is refused.
 */
import { appendFileSync, existsSync } from 'node:fs';
import { z } from 'zod';
import { InputError } from '../../kernel/setup/setup.ts';
import { readText, writeText } from '../files.ts';

const FORMAT = 'countermarch/arena/1';

/** Settings that make results comparable. */
interface ArenaKey {
  readonly game: string;
  readonly rules: number;
  readonly scenario: string;
  readonly options: Readonly<Record<string, number>>;
  readonly seed: number;
  /** Number of random decisions at the beginning. */
  readonly opening: number;
  /** Hash of the first position, if it is not the set-up. */
  readonly from?: string | undefined;
}

/** One finished game: `one` had the first side unless `turned`; `points` are those of `one`. */
export interface ArenaGame {
  readonly one: string;
  readonly other: string;
  readonly number: number;
  readonly turned: boolean;
  readonly points: number;
  readonly fault?: string | undefined;
  /** Facts about the game; files of earlier versions lack them. */
  readonly winner?: string | undefined;
  readonly rule?: string | undefined;
  readonly turns?: number | undefined;
  readonly decisions?: number | undefined;
  readonly hash?: string | undefined;
}

const gameSchema = z.strictObject({
  one: z.string(),
  other: z.string(),
  number: z.number().int().nonnegative(),
  turned: z.boolean(),
  points: z.number().min(0).max(1),
  fault: z.string().optional(),
  winner: z.string().optional(),
  rule: z.string().optional(),
  turns: z.number().int().optional(),
  decisions: z.number().int().optional(),
  hash: z.string().optional(),
});

export class Journal {
  readonly #file: string | undefined;
  readonly #games = new Map<string, ArenaGame>();

  /**
   * Reads the results in a file; throws `InputError` with the wrong line. Without a file, results are kept in memory
   * only.
   */
  constructor(file: string | undefined, key: ArenaKey) {
    this.#file = file;
    if (file === undefined) return;
    const head = JSON.stringify({ format: FORMAT, ...key });
    if (!existsSync(file)) writeText(file, `${head}\n`);
    const [first = '', ...lines] = readText(file).split('\n');
    if (first !== head)
      throw new InputError(`${file}: line 1: results of a different arena; expected ${head}`);
    // A killed run may have left half a line; that game is played again.
    const half = lines.pop();
    if (half !== '') writeText(file, [first, ...lines, ''].join('\n'));
    lines.forEach((line, i) => {
      this.#keep(readGame(file, line, i + 2));
    });
  }

  /** Returns the result of a game if it was played already. */
  find(one: string, other: string, number: number): ArenaGame | undefined {
    return this.#games.get(keyOf(one, other, number));
  }

  add(game: ArenaGame): void {
    this.#keep(game);
    if (this.#file !== undefined) appendFileSync(this.#file, `${JSON.stringify(game)}\n`);
  }

  #keep(game: ArenaGame): void {
    this.#games.set(keyOf(game.one, game.other, game.number), game);
  }
}

const keyOf = (one: string, other: string, number: number): string =>
  JSON.stringify([one, other, number]);

function readGame(file: string, line: string, at: number): ArenaGame {
  try {
    return gameSchema.parse(JSON.parse(line));
  } catch {
    throw new InputError(`${file}: line ${at}: expected the result of a game`);
  }
}
