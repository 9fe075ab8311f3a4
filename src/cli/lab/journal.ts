/**
 * The games of an experiment in a file, in the order in which their results count: the file has the same bytes for any
 * number of threads, and however a run was interrupted.
 */
import { appendFileSync, existsSync } from 'node:fs';
import { z } from 'zod';
import { InputError } from '../../kernel/setup/setup.ts';
import type { Experiment } from '../../lab/experiment.ts';
import { readText, writeText } from '../files.ts';
import type { LabRow } from './lab-game.ts';

const FORMAT = 'countermarch/lab/1';

const figures = z.array(z.number());
const rowSchema = z.strictObject({
  stage: z.number().int(),
  arm: z.string(),
  game: z.number().int(),
  seed: z.string(),
  seats: z.array(z.string()),
  points: z.number().min(0).max(1),
  winner: z.string(),
  rule: z.string(),
  turns: z.number().optional(),
  decisions: z.number().int(),
  dice: z.number().int(),
  margin: z.number().optional(),
  hash: z.string(),
  first: z.string(),
  lots: z.array(z.string()).optional(),
  luck: z.number().optional(),
  lead: figures,
  stood: z.array(figures),
  lost: z.array(figures),
});

/** Everything that determines the games of an experiment, except their number. */
interface JournalHead {
  readonly version: string;
  readonly rules: number;
  readonly experiment: Omit<Experiment, 'stop' | 'repeat' | 'title'>;
  /** Hashes of the first positions. */
  readonly positions: readonly string[];
}

/** Terms for the number of games: the stopping rule, and the repetitions. */
type Terms = Pick<Experiment, 'stop' | 'repeat'>;

/** A file of finished games. */
export class LabJournal {
  readonly #file: string;
  readonly rows: LabRow[] = [];
  /** Whether the stopping rule was changed after games had been played: then only confidence sequences are valid. */
  readonly isExtended: boolean;

  /** Opens or creates the file. Throws `InputError` with the wrong line. */
  constructor(file: string, head: JournalHead, { stop, repeat }: Terms) {
    this.#file = file;
    const own = JSON.stringify({ format: FORMAT, ...head });
    const terms = JSON.stringify({ stop, repeat });
    if (!existsSync(file)) writeText(file, `${own}\n${terms}\n`);
    const [first = '', second = '', ...lines] = readText(file).split('\n');
    if (first !== own)
      throw new InputError(
        `${file}: line 1: games of a different experiment, version or rules; use another --out, or delete the file`,
      );
    // A killed run may have left half a line; that game is played again.
    lines.pop();
    lines.forEach((line, i) => {
      this.rows.push(readRow(file, line, i + 3));
    });
    const before = readTerms(file, second);
    const isKnown = before.includes(terms);
    const all = isKnown ? before : [...before, terms];
    this.isExtended = all.length > 1 && this.rows.length > 0;
    const head2 = this.rows.length === 0 ? terms : all.join('\t');
    writeText(file, [first, head2, ...lines, ''].join('\n'));
  }

  add(row: LabRow): void {
    // Use the field order of the schema: a row that was stored in a database has another order.
    const known = rowSchema.parse(row) as LabRow;
    this.rows.push(known);
    appendFileSync(this.#file, `${JSON.stringify(known)}\n`);
  }
}

function readTerms(file: string, line: string): string[] {
  if (!line.startsWith('{')) throw new InputError(`${file}: line 2: expected a stopping rule`);
  return line.split('\t');
}

function readRow(file: string, line: string, at: number): LabRow {
  try {
    return rowSchema.parse(JSON.parse(line)) as LabRow;
  } catch {
    throw new InputError(`${file}: line ${at}: expected the result of a game`);
  }
}
