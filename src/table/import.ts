/**
 * Tables out of records. A record is played again through a table, entry by entry, so that nothing
 * is believed: not legality, not positions, not dice, not undos, not the result.
 */
import { say } from '../kernel/message.ts';
import type { Game, GameModule } from '../kernel/game.ts';
import type { Outcome } from '../kernel/outcome.ts';
import { parseSetup, requireName } from '../kernel/setup.ts';
import type { Side } from '../kernel/step.ts';
import { type Dice, foreignDice, sealedDice, seededDice, typedDice } from './dice.ts';
import { parseSeatChange } from './duties.ts';
import {
  entryHash,
  type GameRecord,
  headerHash,
  RecordError,
  type RecordEntry,
  type RecordHeader,
} from './record.ts';
import { Table } from './table.ts';
import { type Answer, headerOf, type NewTable, type Seat } from './table-parts.ts';

/** The game that a record was played with. Throws `InputError` with the nearest names. */
export function gameOfRecord({ header }: GameRecord, gameById: (id: string) => GameModule): Game {
  const module = gameById(header.game);
  return module.open(parseSetup(module, header));
}

/**
 * The table that a record was written at, as it stood at its end. Dice are rolled again and compared
 * wherever their seed is told. Throws `RecordError` with the line at fault and what was expected.
 */
export function importRecord(game: Game, record: GameRecord): Table {
  checkHeader(game, record.header);
  const dice = diceOf(record);
  const [id, { header }] = [record.header.table, record];
  const seats = record.close.seats.map(readSeat);
  const table = Table.load({ id, game, dice, seats, header, entries: [] });
  checkShares(record);
  replay(table, record);
  table.mix(record.close.mixed ?? []);
  checkEnd(table, record);
  return table;
}

/**
 * A new table that goes on from the end of an unfinished record, with seats and dice of its own. It
 * keeps the entries; its header says how many were played elsewhere.
 */
export function forkRecord(record: GameRecord, spec: NewTable): Table {
  const { entries, snapshot } = importRecord(spec.game, record);
  const hints = spec.hints ?? record.header.hints !== 'off';
  const header = { ...headerOf({ ...spec, hints }), imported: entries.length };
  return Table.load({ ...spec, header, entries: chained(header, entries), snapshot }).ready();
}

/** Entries under another header. What was mixed into their dice is nothing to the seats there. */
function chained(header: RecordHeader, entries: readonly RecordEntry[]): RecordEntry[] {
  let hash = headerHash(header);
  return entries.map(({ mixed: _, ...entry }) => {
    hash = entryHash(header, hash, entry);
    return { ...entry, hash };
  });
}

function checkHeader(game: Game, header: RecordHeader): void {
  requireName('game', header.game, [game.id]);
  const sides = game.sides.map((side) => side.id);
  if (sides.join() !== header.sides.join())
    throw new RecordError(
      1,
      `sides: expected ${sides.join(', ')}, found ${header.sides.join(', ')}`,
    );
}

/** Where shares were sealed, nothing is mixed in after the first die. */
function checkShares({ header, entries, close }: GameRecord): void {
  if (header.dice.shares === undefined) return;
  const own = entries.filter((e) => e.kind === 'die' && e.seq > (header.imported ?? 0));
  const late = own.slice(1).find((entry) => entry.mixed !== undefined);
  if (late) throw new RecordError(late.seq + 1, `mixed: ${LATE}`);
  if (own.length > 0 && close.mixed) throw new RecordError(entries.length + 2, `mixed: ${LATE}`);
}

const LATE = 'at this table nothing was mixed into the dice after the first of them';

function diceOf({ header, close, entries }: GameRecord): Dice {
  const { scheme, commitment, seed } = header.dice;
  if (scheme === 'typed') return typedDice;
  const foreign = entries.slice(0, header.imported ?? 0).filter((e) => e.kind === 'die').length;
  if (scheme === 'seeded') return skipDice(seededDice(seed ?? ''), foreign);
  if (close.seed === undefined) return foreignDice(commitment);
  const dice = sealedDice(header.table, close.seed);
  if (dice.commitment !== commitment) {
    const reason = `seed: its SHA-256 is ${dice.commitment}, but the header sealed ${commitment}`;
    throw new RecordError(entries.length + 2, reason);
  }
  return skipDice(dice, foreign);
}

/** Dice of which the first were rolled elsewhere. */
function skipDice(dice: Dice, foreign: number): Dice {
  return { ...dice, die: (n, mixed) => (n > foreign ? dice.die(n, mixed) : undefined) };
}

function readSeat(text: string): Seat {
  if (text.startsWith('bot:')) return { kind: 'bot', name: text.slice(4) };
  return { kind: text === '' ? 'open' : 'human', name: text };
}

function replay(table: Table, record: GameRecord): void {
  const version = table.game.version;
  const { rules } = record.header;
  const hint =
    rules === version ? '' : ` (played with rules version ${rules}, these are ${version})`;
  const { entries } = record;
  table.mix(mixedAfter(entries, 0));
  if (entries[0]?.kind === 'die') table.ready();
  for (const entry of entries) {
    const line = entry.seq + 1;
    // Where the seed is known the table has rolled the dice already, and they are only compared.
    if (entry.seq > table.seq) {
      table.mix(entry.mixed ?? mixedAfter(entries, entry.seq));
      const answer = repeat(table, entry);
      if (!answer.ok) {
        const { rule, reason } = answer.refusal;
        throw new RecordError(line, say('record.refused', { rule: rule || 'none', reason, hint }));
      }
    }
    const played = table.entries[entry.seq - 1];
    if (played) compareEntry(played, entry, line);
  }
}

/** What the first of the dice that follow an entry at once is mixed with, if it says so. */
function mixedAfter(entries: readonly RecordEntry[], seq: number): readonly string[] {
  const next = entries[seq];
  return (next?.kind === 'die' && next.mixed) || [];
}

function repeat(table: Table, { kind, side, text }: RecordEntry): Answer {
  switch (kind) {
    case 'action':
      return table.act(side, table.seq, [text], false);
    case 'die':
      return table.roll(text);
    case 'undo':
      return table.undo(side, table.seq, Number(text), false);
    case 'resign':
      return table.resign(side, table.seq);
    case 'seat':
      return repeatSeat(table, side, text);
  }
}

function repeatSeat(table: Table, side: Side, text: string): Answer {
  const change = parseSeatChange(text);
  if (change) return table.changeSeat(side, table.seq, change);
  const reason = `expected stand-in LEVEL, back, take-over or give-back, found "${text}"`;
  return { ok: false, seq: table.seq, played: 0, refusal: { rule: '', reason } };
}

function compareEntry(played: RecordEntry, entry: RecordEntry, line: number): void {
  for (const key of ['kind', 'side', 'text', 'state', 'hash'] as const) {
    if (played[key] === entry[key]) continue;
    throw new RecordError(line, `${key}: expected ${played[key]}, found ${entry[key]}`);
  }
}

function checkEnd(table: Table, { entries, close }: GameRecord): void {
  const line = entries.length + 2;
  if (table.seq > entries.length)
    throw new RecordError(
      line,
      `expected die "${table.entries[entries.length]?.text}" before the end`,
    );
  const outcome = textOf(table.outcome);
  if (outcome !== textOf(close.outcome))
    throw new RecordError(line, `outcome: expected ${outcome}, found ${textOf(close.outcome)}`);
}

const textOf = (outcome: Outcome | undefined): string =>
  outcome ? JSON.stringify(outcome) : 'none';
