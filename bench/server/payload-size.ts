/**
 * Measures the bytes sent to a seat for an action, compared with sending the whole view each time, with a separate
 * answer, as until November 2026.
 */
import { ActionList } from '../../src/kernel/action.ts';
import { legal } from '../../src/kernel/engine.ts';
import type { Game } from '../../src/kernel/game.ts';
import { formatAction } from '../../src/kernel/text/notation.ts';
import { Sfc32 } from '../../src/kernel/random.ts';
import { NOBODY } from '../../src/kernel/side.ts';
import { seededDice } from '../../src/table/dice/dice.ts';
import { Follower } from '../../src/table/views/follower.ts';
import { Table } from '../../src/table/table.ts';
import { CASES } from '../cases.ts';
import { figure, type TableRow, times } from '../table.ts';

/** Mean bytes for an action and its results, per seat. */
interface PayloadFigures {
  readonly changes: number;
  readonly whole: number;
}

const GAMES = 3;
const TIMES_FEWER = 5;

export function payloadRows(): Promise<TableRow[]> {
  return Promise.resolve(CASES.map(({ name, open }) => rowOf(name, measurePayload(open()))));
}

function rowOf(name: string, { changes, whole }: PayloadFigures): TableRow {
  return {
    what: `${name}: sent to a seat for an action`,
    figure: `${figure(changes)} bytes`,
    against: `the whole view ${figure(whole)} bytes`,
    ratio: times(whole / changes),
    ...(name.startsWith('Chitin') && {
      target: { text: `at least ${TIMES_FEWER} x fewer`, met: whole >= TIMES_FEWER * changes },
    }),
  };
}

/** Measures random games at a table with all seats taken. */
export function measurePayload(game: Game): PayloadFigures {
  const rng = new Sfc32('told');
  const list = new ActionList();
  let [changes, whole, messages] = [0, 0, 0];
  for (let n = 0; n < GAMES; n++) {
    const table = Table.create({ id: 'bench', game, dice: seededDice(n), seats: seatsOf(game) });
    const followers = game.sides.map((_, side) => followerOf(table, side));
    while (table.actor !== NOBODY) {
      const { actor, seq } = table;
      const action = legal(game, table.state, list).at(rng.below(list.length));
      table.act(actor, seq, [formatAction(game, action)]);
      const answer = { id: seq, played: 1 };
      for (const follower of followers) {
        const isMine = follower.side === actor;
        const message = follower.take(table.statusFor(follower.side));
        changes += bytesOf(isMine ? { ...message, answer } : message);
        whole += bytesOf(updateOf(table, follower.side, seq));
        if (isMine) whole += bytesOf({ type: 'done', id: seq, seq: table.seq, played: 1 });
        messages += 1;
      }
    }
  }
  return { changes: changes / messages, whole: whole / messages };
}

const seatsOf = ({ sides }: Game) => sides.map(({ id }) => ({ kind: 'human', name: id }) as const);

function followerOf(table: Table, side: number): Follower {
  const { game, seq, state, followers } = table;
  const follower = new Follower(game, side, seq, state, table.statusFor(side));
  followers.add(follower);
  return follower;
}

const updateOf = (table: Table, side: number, seq: number) => ({
  type: 'update',
  table: table.headFor(side),
  entries: table.entriesFor(side, seq),
});

const bytesOf = (message: unknown): number => Buffer.byteLength(JSON.stringify(message));
