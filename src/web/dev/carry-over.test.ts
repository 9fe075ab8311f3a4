/** Carrying a game in progress over to changed rules: by its position, or by the moves that are still legal. */
import { expect, test } from 'vitest';
import type { GameModule } from '../../kernel/game.ts';
import { ActionList } from '../../kernel/action.ts';
import { Sfc32 } from '../../kernel/random.ts';
import { hashState } from '../../kernel/state.ts';
import { parseAction } from '../../kernel/text/notation.ts';
import { requireDefined } from '../../kernel/require-defined.ts';
import { formatRecord } from '../../table/record/record.ts';
import { parseRecord } from '../../table/record/parse-record.ts';
import { isPlayed } from '../../table/record/meta-entries.ts';
import { patrol } from '../../table/testing/test-game.ts';
import { patrolTable, playOn } from '../../table/testing/test-play.ts';
import { stateUnder } from './carry-over.ts';

const table = patrolTable(3);
playOn(table, new Sfc32(7), 9);
const record = parseRecord(formatRecord(table.record()));
const texts = table.entries.filter(({ kind }) => isPlayed(kind)).map(({ text }) => text);
const last = requireDefined(texts.at(-1), 'something was played');

/** Patrol whose rules refuse one action. */
const forbidding = (text: string): GameModule => ({
  ...patrol,
  open(setup) {
    const game = patrol.open(setup);
    const forbidden = parseAction(game, text);
    const steps = game.steps.map((step) => ({
      ...step,
      actions: (s: Parameters<NonNullable<typeof step.actions>>[0], out: ActionList) => {
        const all = new ActionList();
        step.actions?.(s, all);
        for (const action of all.toArray()) if (action !== forbidden) out.push(action);
      },
    }));
    return { ...game, steps };
  },
});

test('the position is kept, also where a move that led to it is no longer legal', () => {
  const { state, kept } = stateUnder(forbidding(last), patrol, record);
  expect(kept).toEqual({ kind: 'position' });
  expect(hashState(state)).toBe(hashState(table.state));
});

test('without the old rules, the moves are replayed', () => {
  expect(table.entries.some(({ kind }) => kind === 'undo')).toBe(true);
  const { state, kept } = stateUnder(patrol, undefined, record);
  expect(kept).toMatchObject({ kind: 'moves' });
  expect(hashState(state)).toBe(hashState(table.state));
});

test('where the new rules cannot hold the position, the moves are kept up to the first that is illegal', () => {
  const module: GameModule = {
    ...forbidding(last),
    open: (setup) => ({
      ...forbidding(last).open(setup),
      check: () => {
        throw new Error('no position is right');
      },
    }),
  };
  const { kept } = stateUnder(module, patrol, record);
  const all = stateUnder(patrol, undefined, record).kept as { readonly of: number };
  expect(kept).toEqual({ kind: 'moves', moves: expect.any(Number), of: all.of });
  expect((kept as { readonly moves: number }).moves).toBeLessThan(all.of);
});
