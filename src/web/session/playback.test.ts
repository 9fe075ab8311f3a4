import { expect, test } from 'vitest';
import { STEP, type Tiny, tinyGame } from '../../../test/tiny-game.ts';
import { replay, start } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { parseAction } from '../../kernel/text/notation.ts';
import { parseSetup } from '../../kernel/setup/setup.ts';
import { Sfc32 } from '../../kernel/random.ts';
import { NOBODY, SPECTATOR } from '../../kernel/side.ts';
import { isles } from '../../../test/isles/index.ts';
import { seededDice } from '../../table/dice/dice.ts';
import { Follower } from '../../table/views/follower.ts';
import { type ClientTable, withChanges } from '../../table/views/client-table.ts';
import type { Entry } from '../../table/messages/messages.ts';
import { Table } from '../../table/table.ts';
import { playOn } from '../../table/testing/test-play.ts';
import { isSeen, framesSince, paceOf, positionsOf } from './playback.ts';
import { stateFrom } from './session.ts';

const secretive = tinyGame();
/** The tiny game with nothing hidden: it begins at the first turn. */
const game = openly();

function openly(): Game<Tiny> {
  const layout = { ...secretive.create().layout, hidden: [] };
  return {
    ...secretive,
    steps: secretive.steps.map(({ secret: _, ...step }) => step),
    create: () => Object.defineProperty(secretive.create(), 'layout', { value: layout }),
    begin(s) {
      secretive.begin(s);
      s.restart(STEP.turn);
    },
  };
}

const entriesOf = (...texts: string[]): Entry[] =>
  texts.map((text, i) => ({ seq: i + 1, kind: 'action', side: 0, text, events: [] }));
const after = (...texts: string[]) =>
  replay(
    game,
    texts.map((t) => parseAction(game, t)),
  );

/** Returns a seat at a table that receives changes as it would over a connection. */
function seated(open: Game, side: number, seed: number) {
  const table = Table.create({ id: 't', game: open, dice: seededDice(seed) });
  let held: ClientTable = table.viewFor(side);
  const follower = new Follower(open, side, table.seq, table.state, table.statusFor(side));
  table.followers.add(follower);
  const hear = (): ClientTable => {
    held = withChanges(held, follower.take(table.statusFor(side))) as ClientTable;
    return held;
  };
  return { table, hear };
}

test.each([
  ['with a secret each', tinyGame()],
  ['with nothing hidden', game],
  ['with fog and hands', isles.open(parseSetup(isles, { scenario: 'three' }))],
])('a game %s is shown entry by entry, as the seat saw it', (_, open) => {
  const rng = new Sfc32('frames');
  for (let n = 0; n < 20; n++) {
    const { table, hear } = seated(open, n % 3 === 2 ? SPECTATOR : n % 2, n);
    while (table.actor !== NOBODY) {
      const known = table.seq;
      playOn(table, rng, 1 + rng.below(12));
      if (table.outcome) break;
      const view = hear();
      const frames = framesSince(open, known, view, stateFrom(open, view.ints));
      expect(frames.map(({ entries }) => entries.map(({ seq }) => seq))).toEqual(
        Array.from({ length: table.seq - known }, (__, i) => [known + i + 1]),
      );
      for (const [i, { state }] of frames.entries())
        expect([...state.ints]).toEqual(table.viewAt(known + i + 1, view.side).ints);
    }
  }
});

test('entries that the page already knows are not shown again', () => {
  const { table, hear } = seated(game, 0, 1);
  table.act(0, 0, ['move r1', 'to b1']);
  const view = hear();
  const [frame, ...others] = framesSince(game, 1, view, stateFrom(game, view.ints));
  expect(frame?.entries).toMatchObject([{ seq: 2, text: 'to b1' }]);
  expect(others).toEqual([]);
});

test('if the whole table was sent again, the board jumps to it', () => {
  const { table } = seated(game, 0, 1);
  table.act(0, 0, ['move r1', 'to b1']);
  const [view, to] = [table.viewFor(0), table.stateFor(0)];
  expect(framesSince(game, 0, view, to)).toEqual([{ state: to, entries: view.entries }]);
});

test('the positions of a record include the earlier position that an undo returns to', () => {
  const undo: Entry = { seq: 3, kind: 'undo', side: 0, text: '1', events: [] };
  const positions = positionsOf(game, [...entriesOf('move r1', 'to b1'), undo]);
  expect(positions).toHaveLength(4);
  expect(positions?.[3]?.ints.join()).toBe(after('move r1').ints.join());
});

test('a visible move is shown longer than a selection', () => {
  const { table, hear } = seated(game, 1, 1);
  table.act(0, 0, ['move r1', 'to b1']);
  const view = hear();
  const [first, second] = framesSince(game, 0, view, stateFrom(game, view.ints));
  if (!first || !second) throw new Error('two frames');
  expect(paceOf(game, start(game), first)).toBe(0);
  expect(paceOf(game, first.state, second)).toBeGreaterThan(200);
});

test('secret dice without events cause no pause', () => {
  const die = { seq: 1, kind: 'die', side: -1, text: '', events: [] } as const;
  expect([isSeen(die), isSeen({ ...die, text: 'roll 3' })]).toEqual([false, true]);
});
