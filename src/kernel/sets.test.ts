import { describe, expect, test } from 'vitest';
import { STEP, type Tiny, tinyGame, tinyVerbs } from '../../test/tiny-game.ts';
import { type Action, type ActionList, nounOf, pack, verbOf } from './action.ts';
import { start } from './engine.ts';
import type { Game } from './game.ts';
import type { PlanLook } from './look/plan.ts';
import { type Pick, pickOn } from './picks.ts';
import { nounsOfSet, sequenceOf, type Trail } from './sets.ts';

const V = tinyVerbs.id;

/** Test game: hexes are chosen one by one, and hexes beyond the middle (3) only together with the middle. */
const choosing = {
  rule: '2',
  verbs: [V.to, V.pass],
  who: (s: Tiny) => s.side,
  actions(s: Tiny, out: ActionList) {
    const hasMiddle = (s.turn & (1 << 3)) !== 0;
    for (let n = s.frame(STEP.to).unit + 1; n < 7; n++) if (n <= 3 || hasMiddle) out.add(V.to, n);
    out.add(V.pass);
  },
  apply(s: Tiny, action: Action) {
    if (verbOf(action) === V.pass) s.side = 1 - s.side;
    else {
      s.turn |= 1 << nounOf(action);
      s.frame(STEP.to).unit = nounOf(action);
    }
  },
  refusals: { to: () => ({ rule: '2', reason: 'Not without the middle.' }) },
};

const plan = { title: '', rule: '2', items: [], unmet: [], isOpen: true } as PlanLook;

function openGame(isPlan = true): Game<Tiny> {
  const game = tinyGame();
  const steps = game.steps.map((step, i) => (i === STEP.to ? choosing : step));
  return { ...game, steps, look: { ...game.look, ...(isPlan && { plan: { show: () => plan } }) } };
}

function begin(game: Game<Tiny>): Tiny {
  const s = start(game);
  s.restart(STEP.to, { unit: -1 });
  s.turn = 0;
  return s;
}

const nouns = (actions: readonly Action[]) => actions.map(nounOf);

function trailOf(game: Game<Tiny>, actions: readonly Action[]): Trail<Tiny> {
  const picks: Pick<Tiny>[] = [];
  let state = begin(game);
  for (const action of actions) {
    const { pick, after } = pickOn(game, state, action);
    picks.push(pick);
    state = after as Tiny;
  }
  return { picks, state };
}

describe('a set', () => {
  const game = openGame();

  test('is given in any order, and becomes the legal sequence', () => {
    const found = sequenceOf(game, begin(game), { verb: V.to, nouns: [6, 1, 3, 1] });
    expect('actions' in found && nouns(found.actions)).toEqual([1, 3, 6]);
    expect('actions' in found && found.added).toEqual([]);
  });

  test('includes picks that the rules demand in addition, while a plan is open', () => {
    const found = sequenceOf(game, begin(game), { verb: V.to, nouns: [6] });
    expect('actions' in found && nouns(found.actions)).toEqual([3, 6]);
    expect('actions' in found && nouns(found.added)).toEqual([3]);
  });

  test('is refused by the rule if such an addition is unwanted, or no plan is open', () => {
    const refused = { refusal: { rule: '2', reason: 'Not without the middle.' } };
    const never = { verb: V.to, nouns: [6], never: [3] };
    expect(sequenceOf(game, begin(game), never)).toEqual(refused);
    const bare = openGame(false);
    expect(sequenceOf(bare, begin(bare), { verb: V.to, nouns: [6] })).toEqual(refused);
  });

  test('is complete when the rules ask for no further pick', () => {
    const ends = {
      ...choosing,
      apply(s: Tiny, action: Action) {
        choosing.apply(s, action);
        if (nounOf(action) === 3) s.side = 1 - s.side;
      },
    };
    const short = { ...game, steps: game.steps.map((step, i) => (i === STEP.to ? ends : step)) };
    const { refusal } = sequenceOf(short, begin(short), { verb: V.to, nouns: [3, 5] }) as {
      refusal?: unknown;
    };
    expect(refusal).toEqual({ rule: '', reason: { key: 'refusal.complete' } });
  });

  test('is recognised from the picks, as long as only later items of it are on offer', () => {
    const to = (n: number) => pack(V.to, n);
    expect(nounsOfSet(game, trailOf(game, [to(1), to(3), to(5)]), V.to)).toEqual([1, 3, 5]);
    expect(nounsOfSet(game, trailOf(game, [to(1), to(3)]), V.pass)).toEqual([]);
    expect(nounsOfSet(game, trailOf(game, []), V.to)).toEqual([]);
  });

  test('does not exist if a picked item can be picked again', () => {
    const apply = (s: Tiny): void => {
      s.frame(STEP.to).unit = -1;
    };
    const again = { ...choosing, apply };
    const steps = game.steps.map((step, i) => (i === STEP.to ? again : step));
    const trail = trailOf({ ...game, steps }, [pack(V.to, 1), pack(V.to, 3)]);
    expect(nounsOfSet({ ...game, steps }, trail, V.to)).toEqual([]);
  });
});
