/** Reads the file of a record, which `record.ts` writes. */
import type { z } from 'zod';
import type { Outcome } from '../../kernel/outcome.ts';
import { readJson } from '../../kernel/setup/read-json.ts';
import { InputError } from '../../kernel/setup/setup.ts';
import { CHANCE } from '../../kernel/side.ts';
import { msg } from '../../kernel/text/message.ts';
import { kindOfOther, linesOf, RECORD_FORMAT } from './file-text.ts';
import {
  chain,
  closeBody,
  entryBody,
  type GameRecord,
  headerBody,
  headerHash,
  readOutcome,
  type RecordClose,
  type RecordEntry,
  RecordError,
  sealLine,
} from './record.ts';
import {
  closeSchema,
  entrySchema,
  headerSchema,
  type RecordHeader,
  type WrittenOutcome,
} from './record-schemas.ts';

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
    if (error instanceof InputError) throw new RecordError(at, error.text);
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
