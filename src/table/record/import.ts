/**
 * Restores tables from records. A record is replayed entry by entry, so that nothing has to be trusted: not legality,
 * positions, dice, undos, or the result.
 */
import { msg } from '../../kernel/text/message.ts';
import type { Game, GameModule } from '../../kernel/game.ts';
import { parseSetup, requireName } from '../../kernel/setup/setup.ts';
import { type Dice, foreignDice, sealedDice, seededDice, typedDice } from '../dice/dice.ts';
import type { Difference } from './difference.ts';
import { entryHash, type GameRecord, headerHash, RecordError, type RecordEntry } from './record.ts';
import type { RecordHeader } from './record-schemas.ts';
import { outcomeDifference } from './restore.ts';
import { retrace } from './retrace.ts';
import { lastMark } from './rules-mark.ts';
import { finish } from '../slices.ts';
import type { OwnRules } from '../game-status.ts';
import { Table } from '../table.ts';
import { headerOf, type NewTable, type Seat } from '../table-parts.ts';

/** Opens the game of a record. Throws an `InputError` with the nearest names if the game or set-up is unknown. */
export function gameOfRecord({ header }: GameRecord, gameById: (id: string) => GameModule): Game {
  const module = gameById(header.game);
  return module.open(parseSetup(module, header));
}

/**
 * Restores the table of a record at its end. Dice are rolled again and compared if their seed is known. Throws a
 * `RecordError` with the wrong line and the expected value. If the record was played by other rules, however, the table
 * reports the first difference and stops there. `ownRules` is the record's bundle, if its rules are not the current
 * ones or are missing.
 */
export function importRecord(game: Game, record: GameRecord, ownRules?: OwnRules): Table {
  const { header, entries, close } = record;
  checkHeader(game, header);
  const dice = diceOf(record, close.seed);
  const seats = close.seats.map(readSeat);
  checkShares(record);
  const past = finish(retrace({ game, header, entries, dice, seats }));
  const { version } = lastMark(header, entries);
  const isOfCurrentRules = header.rules === game.version && version === game.version;
  if (isOfCurrentRules && past.difference) throw errorOf(game, past.difference);
  const outcome = isOfCurrentRules ? past.outcome : close.outcome;
  const stored = { id: header.table, game, dice, seats, header, entries, outcome, past };
  const table = Table.load({ ...stored, ownRules });
  table.addShares(close.mixed ?? []);
  if (isOfCurrentRules) checkEnd(table, record);
  return table;
}

const errorOf = (game: Game, { seq, rule, reason }: Difference): RecordError =>
  new RecordError(seq + 1, msg('record.refused', { rule: rule || 'none', reason }), game);

/**
 * Creates a table that continues from the end of an unfinished record, with its own seats and dice. It keeps the
 * entries; its header states how many were played elsewhere. If the current rules do not lead to the recorded position,
 * the table can be read but not played on.
 */
export function forkRecord(record: GameRecord, spec: NewTable): Table {
  const { entries, snapshot, verdict, history } = importRecord(spec.game, record);
  if (verdict.difference) throw errorOf(spec.game, verdict.difference);
  const hints = spec.hints ?? record.header.hints !== 'off';
  const { rules: version, layout } = record.header;
  const played = { rules: version, layout, imported: entries.length };
  const header = { ...headerOf({ ...spec, hints }), ...played };
  const effects = entries.slice(0, snapshot.seq).map(({ seq }) => history.storedEffectOf(seq));
  return Table.load({
    ...spec,
    header,
    entries: chained(header, entries),
    snapshot,
    effects,
  }).ready();
}

/** Returns entries under another header. Contributions to their dice are dropped, because other seats made them. */
function chained(header: RecordHeader, entries: readonly RecordEntry[]): RecordEntry[] {
  let hash = headerHash(header);
  return entries.map(({ mixed: _, ...entry }) => {
    hash = entryHash(header, hash, entry);
    return { ...entry, hash };
  });
}

function checkHeader(game: Game, header: RecordHeader): void {
  requireName(msg('kind.game'), header.game, [game.id]);
  const sides = game.sides.map((side) => side.id);
  if (sides.join() !== header.sides.join())
    throw new RecordError(
      1,
      `sides: expected ${sides.join(', ')}, found ${header.sides.join(', ')}`,
    );
}

/** Checks sealed shares: after the first die, no share may be mixed in. */
function checkShares({ header, entries, close }: GameRecord): void {
  if (header.dice.shares === undefined) return;
  const own = entries.filter((e) => e.kind === 'die' && e.seq > (header.imported ?? 0));
  const late = own.slice(1).find((entry) => entry.mixed !== undefined);
  if (late) throw new RecordError(late.seq + 1, msg('record.late'));
  if (own.length > 0 && close.mixed) throw new RecordError(entries.length + 2, msg('record.late'));
}

/**
 * Returns the dice of a record, which can be rolled again if their seed is known. Throws a `RecordError` if the seed
 * does not match the commitment.
 */
export function diceOf({ header, entries }: RecordParts, knownSeed: string | undefined): Dice {
  const { scheme, commitment, seed } = header.dice;
  if (scheme === 'typed') return typedDice;
  const foreign = entries.slice(0, header.imported ?? 0).filter((e) => e.kind === 'die').length;
  if (scheme === 'seeded') return skipDice(seededDice(seed ?? ''), foreign);
  if (knownSeed === undefined) return foreignDice(commitment);
  const dice = sealedDice(header.table, knownSeed);
  if (dice.commitment !== commitment) {
    const found = dice.commitment;
    throw new RecordError(
      entries.length + 2,
      msg('record.seed', { found, sealed: commitment ?? '' }),
    );
  }
  return skipDice(dice, foreign);
}

/** Parts of a record that its dice depend on. */
type RecordParts = Pick<GameRecord, 'header' | 'entries'>;

/** Returns dice numbered after those that were rolled elsewhere. */
function skipDice(dice: Dice, foreign: number): Dice {
  return { ...dice, die: (n, mixed) => (n > foreign ? dice.die(n, mixed) : undefined) };
}

function readSeat(text: string): Seat {
  if (text.startsWith('bot:')) return { kind: 'bot', name: text.slice(4) };
  return { kind: text === '' ? 'open' : 'human', name: text };
}

function checkEnd(table: Table, { entries, close }: GameRecord): void {
  const line = entries.length + 2;
  table.ready();
  if (table.seq > entries.length)
    throw new RecordError(
      line,
      msg('record.die', { text: table.entries[entries.length]?.text ?? '' }),
    );
  const fault = outcomeDifference(table.game, close.outcome, table.outcome);
  if (fault) throw new RecordError(line, fault);
}
