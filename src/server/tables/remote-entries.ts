/**
 * A table goes on as another server has let it: what was played there is refereed here once more,
 * and holds only if every entry comes to the same hash. Those who are told changes need not be shown
 * the whole table then.
 */
import { requireDefined } from '../../kernel/require-defined.ts';
import { parseRound } from '../../table/dice/beacon.ts';
import { parseTick } from '../../table/clock/clock.ts';
import { parseSeatChange } from '../../table/seats/stand-ins.ts';
import type { RecordEntry } from '../../table/record/record.ts';
import type { Table } from '../../table/table.ts';
import type { StoredSeat } from '../store/rows.ts';
import type { Tail } from '../store/store.ts';

/** True if the table is now as the store has it; else it is good for nothing and has to be read again. */
export function extend(table: Table, { entries, seats }: Tail): boolean {
  try {
    for (const [side, seat] of seats.entries()) takeSeat(table, side, seat);
    for (const entry of entries) if (entry.seq > table.seq) playAgain(table, entry, entries);
  } catch {
    return false;
  }
  const last = entries.at(-1);
  return last === undefined || (table.seq === last.seq && entries.every(isIn(table)));
}

const isIn =
  (table: Table) =>
  ({ seq, hash }: RecordEntry): boolean =>
    table.entries[seq - 1]?.hash === hash;

/** Player of the seat, and its contribution to the dice. */
function takeSeat(table: Table, side: number, seat: StoredSeat): void {
  const { kind, name, seal, contribution } = seat;
  const known = table.seats[side];
  if (known?.kind !== kind || known.name !== name) table.seat(side, { kind, name });
  const { seals, contributions } = table.shares;
  if (seals && seal !== '' && seals[side] === '') table.contribute(side, { seal });
  if (seals && contribution !== '' && contributions?.[side] === '')
    table.contribute(side, { share: contribution, seals });
}

/** One entry, with what follows from it by itself: dice, and the end of a stand-in. */
function playAgain(table: Table, entry: RecordEntry, entries: readonly RecordEntry[]): void {
  const { seq, kind, side, text } = entry;
  const before = seq - 1;
  const change = kind === 'seat' ? parseSeatChange(text) : undefined;
  // A move in person ends it by itself, as the entry behind it says.
  const next = change?.do === 'back' && entries.find((other) => other.seq === seq + 1);
  const acted = next && next.side === side ? next : entry;
  const own = acted !== entry || table.sitter(side).kind !== 'bot';
  if (acted.kind === 'action') table.act(side, before, [acted.text], own);
  else if (acted.kind === 'undo') table.undo(side, before, Number(acted.text), own);
  else if (kind === 'beacon')
    table.hear(requireDefined(parseRound(text), 'the text of a beacon entry is a round'));
  else if (kind === 'accord') table.agree(side, before, askedBy(text));
  else if (kind === 'clock') tickAgain(table, entry);
  else if (kind === 'resign') table.resign(side, before);
  else if (kind === 'close') table.close(side, text);
  else if (change) table.changeSeat(side, before, change);
  else throw new Error(`entry ${seq} does not follow from what is here`);
  if (table.seq < seq) throw new Error(`entry ${seq} is not taken here`);
}

/** Message of a seat whose result an entry reports. */
const askedBy = (text: string): string =>
  /^(draw|takeback|pause|resume)/.test(text) ? 'agree' : text;

function tickAgain({ timing }: Table, { side, text }: RecordEntry): void {
  const tick = parseTick(text);
  if (tick?.do === 'runs') timing.tick(tick.at);
  else if (tick?.do === 'flag') timing.flag(tick.at);
  else if (tick?.do === 'outage') timing.giveBack([tick]);
  else if (tick?.do === 'pause') timing.settle(tick.at);
  else if (tick) timing.ask(side, text.slice(0, text.lastIndexOf(' ')), tick.at);
}
