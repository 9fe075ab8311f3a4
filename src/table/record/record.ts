/**
 * The record of a game as a file: one JSON line per entry, each with a hash over everything above it. `docs/records.md`
 * describes the format. This module knows no rules: `import.ts` checks that a record could have been played.
 */
import type { NameSource } from '../../kernel/text/named.ts';
import { type LocalizedText, msg } from '../../kernel/text/message.ts';
import { z } from 'zod';
import { formatWinners, type Outcome, parseWinners } from '../../kernel/outcome.ts';
import { readJson } from '../../kernel/setup/read-json.ts';
import { InputError, type Json } from '../../kernel/setup/setup.ts';
import { CHANCE, type Side } from '../../kernel/side.ts';
import { chainSchema } from '../dice/beacon.ts';
import { clockSchema } from '../clock/clock.ts';
import { DICE_SCHEMES } from '../dice/dice.ts';
import { sha256Hex } from './sha256.ts';
import { kindOfOther, linesOf } from './file-text.ts';
import { finish, type Slices } from '../slices.ts';
import { watchSchema } from '../views/watching.ts';

/** Value of `format` in the first line of a record. */
export const RECORD_FORMAT = 'countermarch/record/1';
/** Kinds of entries, in the file and for followers of a table. */
export const ENTRY_KINDS = [
  'action',
  'die',
  'undo',
  'resign',
  'seat',
  'rules',
  'beacon',
  'accord',
  'clock',
  'close',
] as const;
/** Schema of a displayed text: a message, or plain text in old records. */
export const saidSchema = z.union([
  z.string(),
  z.strictObject({ key: z.string(), args: z.record(z.string(), z.unknown()).optional() }),
]) as unknown as z.ZodType<LocalizedText>;
const HASH_DIGITS = 32;
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

const hex = (digits: number) => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`));
const count = z.number().int().nonnegative();

/** Schema of a variant in its normal form. */
export const variantSchema = z.strictObject({
  title: z.exactOptional(z.string()),
  changes: z.record(z.string(), z.union([z.number().int(), z.string()])),
});

const headerSchema = z.strictObject({
  format: z.literal(RECORD_FORMAT),
  game: z.string(),
  /** Version of the rules. */
  rules: z.number().int(),
  /** Layout of the state that the hashes were computed from (`rules-mark.ts`); absent in older records. */
  layout: z.string().optional(),
  /** SHA-256 of the bundle of these rules, which can replay the game forever; absent in older records. */
  bundle: hex(64).optional(),
  scenario: z.string(),
  options: z.record(z.string(), z.number().int()),
  /** Changed values of the game. */
  variant: variantSchema.optional(),
  /** Custom document of the game. */
  document: (z.json() as z.ZodType<Json>).optional(),
  /** Ids of the sides in order. */
  sides: z.array(z.string()).min(1),
  /** Id of the table, which is part of the input of every sealed die. */
  table: z.string(),
  dice: z.strictObject({
    scheme: z.enum(DICE_SCHEMES),
    /** SHA-256 of the sealed seed. */
    commitment: z.string(),
    /** The seed of `seeded` dice, which is public. */
    seed: z.string().optional(),
    /** Present if every seat sealed its share before any was revealed, and all were revealed before the first die. */
    shares: z.literal('sealed').optional(),
    /** The beacon whose rounds are mixed into each die. */
    beacon: chainSchema.optional(),
  }),
  /** Number of entries at the start that were played elsewhere; dice among them have another seed. */
  imported: count.optional(),
  /** `off` if the page gives no hints; otherwise it does. */
  hints: z.literal('off').optional(),
  /** Time control, if any. */
  clock: clockSchema.optional(),
  /** Number of turns after which spectators may see a side's view; absent: never. */
  watch: watchSchema.optional(),
});
/** First line of a record: the game and its set-up, the dice, and the settings of the table. */
export type RecordHeader = z.infer<typeof headerSchema>;

const entrySchema = z.strictObject({
  seq: count,
  kind: z.enum(ENTRY_KINDS),
  /** Id of the side that acted; absent for dice, rounds of a beacon and changes of the rules. */
  side: z.string().optional(),
  /**
   * Notation. `undo`: the seq to go back to; `seat`: see `standIns.ts`; `rules`: `rules-mark.ts`; `beacon`, `accord`,
   * `clock`: files of these names; `close`: the reason; absent for `resign`.
   */
  text: z.string().optional(),
  /** Contributions of the sides to the dice, in the first die that uses them. */
  mixed: z.array(z.string()).optional(),
  /** Hash of the state after this entry. */
  state: hex(16),
  hash: hex(HASH_DIGITS),
});

const outcomeSchema = z.strictObject({
  /** Id of a side, or `draw`. */
  winner: z.string(),
  places: z.array(z.number().int().positive()).optional(),
  rule: z.string(),
  reason: saidSchema,
  scores: z.array(z.number()).optional(),
});
/** Outcome of a game as the last line of its record states it. */
export type WrittenOutcome = z.infer<typeof outcomeSchema>;

const closeSchema = z.strictObject({
  end: z.enum(['over', 'unfinished']),
  entries: count,
  /** Players by side: a name, `bot:LEVEL`, or nothing. */
  seats: z.record(z.string(), z.string()),
  outcome: outcomeSchema.optional(),
  /** The sealed seed, once the game is over. */
  seed: hex(64).optional(),
  /** Contributions of the sides that wait for the next die. */
  mixed: z.array(z.string()).optional(),
  hash: hex(HASH_DIGITS),
});

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
function chain(above: string, body: string): string {
  return sha256Hex(above + body).slice(0, HASH_DIGITS);
}

const sealLine = (body: string, hash: string): string => `${body.slice(0, -1)},"hash":"${hash}"}`;

function headerBody(h: RecordHeader): string {
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

function entryBody(e: Omit<RecordEntry, 'hash'>, sides: readonly string[]): string {
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

function closeBody(c: RecordClose, entries: number, sides: readonly string[]): string {
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

/**
 * Reads a record; line ends may have been changed in transfer. Throws a `RecordError` at the first line that a table
 * would not have written, or if the closing line is missing. It does not check that the actions are legal:
 * `importRecord` does.
 */
export function parseRecord(file: string): GameRecord {
  const lines = linesOf(file);
  const [first = ''] = lines;
  if (first === '') throw new RecordError(1, msg('record.empty'));
  const other = kindOfOther(file);
  if (other) throw new RecordError(1, other);
  checkEnd(lines, 0);
  const header = parseHeader(first);
  const entries: RecordEntry[] = [];
  let above = headerHash(header);
  for (const [i, line] of lines.entries()) {
    if (i === 0) continue;
    checkEnd(lines, i);
    if (line.startsWith('{"end":')) {
      if (i < lines.length - 1) throw new RecordError(i + 2, msg('record.behind'));
      return { header, entries, close: parseClose(line, i + 1, above, entries.length, header) };
    }
    const entry = parseEntry(line, i + 1, above, header);
    entries.push(entry);
    above = entry.hash;
  }
  throw new RecordError(lines.length + 1, msg('record.unclosed', { n: entries.length }));
}

function parseHeader(line: string): RecordHeader {
  const raw = readLine(line, 1);
  const { hash, ...rest } = raw;
  if (rest.format !== RECORD_FORMAT)
    throw new RecordError(1, msg('record.header', { format: RECORD_FORMAT }));
  const header = check(headerSchema, rest, 1);
  checkText(line, headerBody(header), headerHash(header), hash, 1);
  return header;
}

function parseEntry(line: string, at: number, above: string, header: RecordHeader): RecordEntry {
  const raw = check(entrySchema, readLine(line, at), at);
  if (raw.seq !== at - 1)
    throw new RecordError(
      at,
      msg('record.seq', { expected: String(at - 1), found: String(raw.seq) }),
    );
  const { seq, kind, mixed, state, hash, text = '' } = raw;
  const side = raw.side === undefined ? CHANCE : header.sides.indexOf(raw.side);
  if (raw.side !== undefined && side < 0)
    throw new RecordError(
      at,
      msg('record.side', { sides: { row: header.sides }, found: String(raw.side) }),
    );
  const entry = { seq, kind, side, text, ...(mixed && { mixed }), state, hash };
  const body = entryBody(entry, header.sides);
  checkText(line, body, chain(above, body), hash, at);
  return entry;
}

function parseClose(
  line: string,
  at: number,
  above: string,
  entries: number,
  { sides }: RecordHeader,
): RecordClose {
  const raw = check(closeSchema, readLine(line, at), at);
  if (raw.entries !== entries)
    throw new RecordError(at, msg('record.entries', { expected: raw.entries, found: entries }));
  const { end, seed, mixed, outcome } = raw;
  if ((outcome !== undefined) !== (end === 'over'))
    throw new RecordError(at, msg('record.outcome'));
  const close: RecordClose = {
    end,
    seats: sides.map((id) => raw.seats[id] ?? ''),
    ...(outcome && { outcome: knownOutcome(outcome, at, sides) }),
    ...(seed && { seed }),
    ...(mixed && { mixed }),
  };
  const body = closeBody(close, entries, sides);
  checkText(line, body, chain(above, body), raw.hash, at);
  return close;
}

function knownOutcome(raw: WrittenOutcome, at: number, sides: readonly string[]): Outcome {
  const outcome = readOutcome(raw, sides);
  if (outcome) return outcome;
  throw new RecordError(at, msg('record.winner', { winner: raw.winner }));
}

/** Reads the result of `writeOutcome`. Returns undefined if it names an unknown side. */
export function readOutcome(raw: WrittenOutcome, sides: readonly string[]): Outcome | undefined {
  const { rule, reason, places, scores } = raw;
  const winners = parseWinners(sides, raw.winner);
  return winners && { winners, ...(places && { places }), rule, reason, ...(scores && { scores }) };
}

/** Checks that the line is exactly what we would have written, so that no byte of it can be changed. */
function checkText(line: string, body: string, hash: string, found: unknown, at: number): void {
  if (found !== hash) throw new RecordError(at, msg('record.hash', { hash, found: String(found) }));
  if (line !== sealLine(body, hash))
    throw new RecordError(at, msg('record.exactly', { text: sealLine(body, hash) }));
}

function readLine(line: string, at: number): Record<string, unknown> {
  try {
    const raw = readJson(line);
    if (typeof raw === 'object' && raw !== null && !Array.isArray(raw))
      return raw as Record<string, unknown>;
  } catch (error) {
    if (error instanceof InputError) throw new RecordError(at, error.said);
    // Reported below, together with JSON that is not an object.
  }
  throw new RecordError(at, msg('record.json'));
}

function check<T>(schema: z.ZodType<T>, raw: unknown, at: number): T {
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const where = issue?.path.join('.') || 'line';
  throw new RecordError(at, msg('fault.at', { at: where, fault: issue?.message ?? '' }));
}

/** Throws if a line is the last one and is cut off. */
function checkEnd(lines: readonly string[], i: number): void {
  if (i === lines.length - 1 && isCut(lines[i] ?? ''))
    throw new RecordError(i + 1, msg('record.cut'));
}

/** Returns whether a line is the beginning of an object, with a string or a bracket left open. */
function isCut(line: string): boolean {
  const outside = line.replaceAll(/"(?:[^"\\]|\\.)*"/g, '');
  const count = (bracket: string) => outside.split(bracket).length;
  return line.startsWith('{') && (outside.includes('"') || count('{') > count('}'));
}
