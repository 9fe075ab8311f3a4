/**
 * The record of a game as a file: one JSON line per entry, each with a hash over everything above it. `docs/records.md`
 * describes the format. This module knows no rules: `import.ts` checks that a record could have been played.
 */
import type { NameSource } from '../../kernel/text/named.ts';
import { type LocalizedText, msg } from '../../kernel/text/message.ts';
import { formatWinners, type Outcome, parseWinners } from '../../kernel/outcome.ts';
import { InputError } from '../../kernel/setup/setup.ts';
import { CHANCE, type Side } from '../../kernel/side.ts';
import { finish, type Slices } from '../slices.ts';
import { HASH_DIGITS } from './file-text.ts';
import type { ENTRY_KINDS, RecordHeader, WrittenOutcome } from './record-schemas.ts';
import { sha256Hex } from './sha256.ts';

/** Number of lines written between two pauses. */
const SLICE = 500;

/**
 * Error for a record that cannot be accepted. It has the number of the wrong line, counted from 1; 0 if it concerns no
 * single line.
 */
export class RecordError extends InputError {
  readonly line: number;
  constructor(line: number, fault: LocalizedText, about?: NameSource) {
    super(line > 0 ? msg('fault.line', { n: line, fault }) : fault, about);
    this.line = line;
  }
}

/** One entry of a record, as the table and the store keep it. */
export interface RecordEntry {
  readonly seq: number;
  readonly kind: (typeof ENTRY_KINDS)[number];
  /** Side that acted, or that lost by a `close`; `CHANCE` for dice, rounds of a beacon and changes of the rules. */
  readonly side: Side;
  readonly text: string;
  readonly mixed?: readonly string[];
  readonly state: string;
  readonly hash: string;
}

/** The end of a record: over with its outcome, or explicitly unfinished. */
export interface RecordClose {
  readonly end: 'over' | 'unfinished';
  /** Players by side: a name, `bot:LEVEL`, or the empty string. */
  readonly seats: readonly string[];
  readonly outcome?: Outcome;
  readonly seed?: string;
  /** Contributions that wait for the next die. */
  readonly mixed?: readonly string[];
}

/** A complete record: header, entries and end. */
export interface GameRecord {
  readonly header: RecordHeader;
  readonly entries: readonly RecordEntry[];
  readonly close: RecordClose;
}

/** Returns the hash of a line: over the hash of the line above, and its own text without the hash. */
export function chain(above: string, body: string): string {
  return sha256Hex(above + body).slice(0, HASH_DIGITS);
}

/** Returns a line with its hash. */
export const sealLine = (body: string, hash: string): string =>
  `${body.slice(0, -1)},"hash":"${hash}"}`;

/** Returns the first line of a record without its hash. */
export function headerBody(h: RecordHeader): string {
  const { format, game, rules, layout, bundle, scenario, options, variant, document } = h;
  const { sides, table, imported, hints, clock, watch } = h;
  const { scheme, commitment, seed, shares, beacon } = h.dice;
  const dice = { scheme, commitment, seed, shares, beacon };
  const rest = { sides, table, dice, imported, hints, clock, watch };
  return JSON.stringify({
    format,
    game,
    rules,
    layout,
    bundle,
    scenario,
    options,
    variant,
    document,
    ...rest,
  });
}

/** Returns the line of an entry without its hash. */
export function entryBody(e: Omit<RecordEntry, 'hash'>, sides: readonly string[]): string {
  const { seq, kind, mixed, state } = e;
  const side = e.side === CHANCE ? undefined : sides[e.side];
  const text = kind === 'resign' ? undefined : e.text;
  return JSON.stringify({ seq, kind, side, text, mixed, state });
}

/** Converts an outcome into the form of a record's last line, which `readOutcome` reads back. */
export const writeOutcome = (outcome: Outcome, sides: readonly string[]): WrittenOutcome => ({
  winner: formatWinners(sides, outcome),
  places: outcome.places && [...outcome.places],
  rule: outcome.rule,
  reason: outcome.reason,
  scores: outcome.scores && [...outcome.scores],
});

/** Reads the result of `writeOutcome`. Returns undefined if it names an unknown side. */
export function readOutcome(raw: WrittenOutcome, sides: readonly string[]): Outcome | undefined {
  const { rule, reason, places, scores } = raw;
  const winners = parseWinners(sides, raw.winner);
  return winners && { winners, ...(places && { places }), rule, reason, ...(scores && { scores }) };
}

/** Returns the last line of a record without its hash. */
export function closeBody(c: RecordClose, entries: number, sides: readonly string[]): string {
  const seats = Object.fromEntries(sides.map((id, side) => [id, c.seats[side] ?? '']));
  const { end, seed, mixed } = c;
  const outcome = c.outcome && writeOutcome(c.outcome, sides);
  return JSON.stringify({ end, entries, seats, outcome, seed, mixed });
}

/** Returns the hash of the first line of a record, which is the start of the chain of hashes. */
export function headerHash(header: RecordHeader): string {
  return chain('', headerBody(header));
}

/** Returns the hash of an entry whose previous line has the hash `above`. */
export function entryHash(
  header: RecordHeader,
  above: string,
  entry: Omit<RecordEntry, 'hash'>,
): string {
  return chain(above, entryBody(entry, header.sides));
}

/** Formats a record as the text of a file, which `parseRecord` reads back. */
export const formatRecord = (record: GameRecord): string => finish(writeRecord(record));

/** Formats a record as `formatRecord` does, in slices. */
export function* writeRecord({ header, entries, close }: GameRecord): Slices<string> {
  const first = headerHash(header);
  const last = entries.at(-1)?.hash ?? first;
  const closing = closeBody(close, entries.length, header.sides);
  const lines = [sealLine(headerBody(header), first)];
  for (const entry of entries) {
    lines.push(sealLine(entryBody(entry, header.sides), entry.hash));
    if (entry.seq % SLICE === 0) yield;
  }
  lines.push(sealLine(closing, chain(last, closing)));
  return `${lines.join('\n')}\n`;
}
