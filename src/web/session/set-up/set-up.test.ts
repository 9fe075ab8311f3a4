import { describe, expect, test } from 'vitest';
import { annihilator } from '../../../games/annihilator/index.ts';
import { slammers } from '../../../games/slammers/index.ts';
import { type Action, ActionList, nounOf, verbOf } from '../../../kernel/action.ts';
import { actor, apply, legal, refusalOf, start } from '../../../kernel/engine.ts';
import type { Game, GameModule } from '../../../kernel/game.ts';
import { formatAction, parseAction } from '../../../kernel/text/notation.ts';
import { parseSetup } from '../../../kernel/setup/setup.ts';
import { viewOf } from '../../../kernel/view.ts';
import { everyTenth } from '../../../../test/tier.ts';
import { saveDraft, resume, storedDraft } from '../drafts.ts';
import { lifted, meaningOfClick, meaningOfDrop } from '../gesture.ts';
import { batchOf, openSession, pick, type Session, unpick } from '../session.ts';
import { partOf, rowAt } from './row.ts';
import { askFor, canSend, placesOf, putBack, setUpNow, withPlaces } from './set-up.ts';

const open = (module: GameModule, scenario: string): Game =>
  module.open(parseSetup(module, { scenario }));

/**
 * Opens the first decision in which a side sets up several units; `after`: leaves the set-up of this side to the rules.
 */
function atSetUp(game: Game, after = -1): Session {
  const s = start(game);
  while ((game.look.setUp?.units(s).length ?? 0) < 2 || actor(game, s) === after)
    apply(game, s, legal(game, s, new ActionList()).at(0));
  const side = actor(game, s);
  return openSession(game, viewOf(game, s, side), side);
}

const unit = ({ game }: Session, id: string): number => game.units.findIndex((u) => u.id === id);
const place = (session: Session, id: string, text: string): Session => {
  const asked = askFor(session, unit(session, id));
  return pick(asked, parseAction(session.game, text));
};
const nodeOf = ({ game, state }: Session, id: string): number =>
  game.look.nodeOf(
    state,
    game.units.findIndex((u) => u.id === id),
  );
const placing = ({ game, state }: Session): Action[] =>
  legal(game, state, new ActionList())
    .toArray()
    .filter((action) => verbOf(action) === partOf(game).verb);

const robots = (): Session => atSetUp(open(annihilator, 'standard'));

describe('units that are set up in a row', () => {
  test('are asked for in the order of the rules, and sent as they were picked', () => {
    const session = pick(pick(robots(), placing(robots())[0] ?? -1), placing(robots())[1] ?? -1);
    expect(setUpNow(session)?.placed).toEqual([unit(session, 'S1'), unit(session, 'S2')]);
    expect(session.game.look.focus(session.state).unit).toBe(unit(session, 'S3'));
    expect(canSend(session)).toBe(true);
    expect(batchOf(session)).toHaveLength(2);
  });

  test('may be placed in any order, and are sent in the order of the rules', () => {
    const [first, second] = placing(robots()).map((a) => formatAction(robots().game, a));
    let session = place(robots(), 'R2', first ?? '');
    expect(canSend(session)).toBe(false);
    // The next unit in the order of the rules.
    expect(session.game.look.focus(session.state).unit).toBe(unit(session, 'R3'));
    session = place(session, 'S1', second ?? '');
    expect(batchOf(session)).toEqual([second, first]);
    expect(setUpNow(session)?.placed).toEqual([unit(session, 'R2'), unit(session, 'S1')]);
    expect(setUpNow(session)?.waiting).toHaveLength(14);
  });

  test('a placed unit can be picked up again, and returns to its node if that is undone', () => {
    const [first, second] = placing(robots()).map((a) => formatAction(robots().game, a));
    const begun = place(place(robots(), 'S1', first ?? ''), 'S2', second ?? '');
    const up = askFor(begun, unit(begun, 'S1'));
    expect(nodeOf(up, 'S1')).toBe(-1);
    expect(setUpNow(up)?.waiting).toContain(unit(up, 'S1'));
    expect(unpick(up).state.ints).toEqual(begun.state.ints);
    expect(putBack(up).state.ints).toEqual(begun.state.ints);
    const moved = pick(up, parseAction(up.game, second ?? ''));
    expect(nodeOf(moved, 'S1')).toBe(nodeOf(moved, 'S2'));
    expect(batchOf(moved)).toEqual([second, second]);
    expect(nodeOf(unpick(moved), 'S1')).toBe(nodeOf(begun, 'S1'));
  });

  test('the remaining units are placed by the rules, can be changed, and are undone in one step', () => {
    const auto = (session: Session) => pick(session, parseAction(session.game, 'suggest'));
    const all = auto(robots());
    expect([batchOf(all), all.stage]).toEqual([['suggest'], 'dice']);
    expect(unpick(all).picks).toEqual([]);
    const up = askFor(all, unit(all, 'S3'));
    expect(up.stage).toBe('choose');
    const free = placing(up).find((a) => nounOf(a) !== nodeOf(all, 'S3')) ?? -1;
    const changed = pick(up, free);
    expect(changed.stage).toBe('dice');
    expect(batchOf(changed)).toHaveLength(16);
    expect(nodeOf(changed, 'S3')).toBe(nounOf(free));
    for (const id of ['S1', 'S10', 'R6']) expect(nodeOf(changed, id)).toBe(nodeOf(all, id));
    expect(batchOf(unpick(changed)).length).toBe(16);
    // The same button puts back a unit that was picked up.
    expect(auto(up).state.ints).toEqual(all.state.ints);
    // Units that were placed out of order stay.
    const one = pick(askFor(robots(), unit(all, 'R6')), free);
    const rest = auto(one);
    expect([rest.stage, nodeOf(rest, 'R6'), batchOf(rest).length]).toEqual([
      'dice',
      nounOf(free),
      16,
    ]);
    expect(setUpNow(unpick(rest))?.placed).toEqual([unit(all, 'R6')]);
  });

  test('are kept in the browser in the order in which they were made', () => {
    const store = new Map<string, string>();
    Object.assign(globalThis, {
      sessionStorage: {
        getItem: (key: string) => store.get(key) ?? null,
        setItem: (key: string, text: string) => store.set(key, text),
        removeItem: (key: string) => store.delete(key),
      },
    });
    const [first, second] = placing(robots()).map((a) => formatAction(robots().game, a));
    const begun = place(place(robots(), 'R2', first ?? ''), 'S4', second ?? '');
    saveDraft('t', 3, begun);
    const resumed = resume(robots(), 3, storedDraft('t'));
    expect(resumed.state.ints).toEqual(begun.state.ints);
    expect(setUpNow(resumed)).toEqual(setUpNow(begun));
    Reflect.deleteProperty(globalThis, 'sessionStorage');
  });
});

describe('clicks and drags at a set-up', () => {
  const placed = (): Session => pick(robots(), placing(robots())[0] ?? -1);

  test('a click chooses a waiting unit, or picks up a placed one where no other can go', () => {
    const session = placed();
    const next = meaningOfClick(session, { kind: 'unit', index: unit(session, 'R1') });
    expect(next).toMatchObject({
      type: 'stage',
      session: { setUp: { asked: unit(session, 'R1') } },
    });
    const stack = meaningOfClick(session, { kind: 'unit', index: unit(session, 'S1') });
    expect(stack).toMatchObject({ type: 'take' });
    const all = pick(session, parseAction(session.game, 'suggest'));
    const up = meaningOfClick(all, { kind: 'unit', index: unit(all, 'S5') });
    expect(up).toMatchObject({ type: 'stage', session: { stage: 'choose' } });
    const nothing = meaningOfClick(all, {
      kind: 'node',
      index: nounOf(placing(session)[40] ?? -1),
    });
    expect(nothing.type).toBe(
      setUpNow(all)?.placed.some(
        (u) => all.game.look.nodeOf(all.state, u) === nounOf(placing(session)[40] ?? -1),
      )
        ? 'stage'
        : 'refuse',
    );
  });

  test('a placed unit can be dragged elsewhere', () => {
    const session = placed();
    const up = lifted(session, unit(session, 'S1'));
    const goal = nounOf(placing(session)[7] ?? -1);
    const down = up && meaningOfDrop(up, goal);
    expect(down).toMatchObject({ type: 'take' });
    if (down?.type !== 'take') throw new Error('it was not put down');
    expect(nodeOf(down.session, 'S1')).toBe(goal);
    expect(batchOf(down.session)).toHaveLength(1);
  });
});

describe('a saved set-up', () => {
  test('is applied as far as the rules allow it', () => {
    const [first, second] = placing(robots()).map((a) => formatAction(robots().game, a));
    const begun = place(place(robots(), 'R2', first ?? ''), 'S4', second ?? '');
    const places = placesOf(begun);
    expect(places).toEqual({ R2: [first], S4: [second] });
    const again = withPlaces(pick(robots(), placing(robots())[9] ?? -1), places);
    expect([nodeOf(again, 'R2'), nodeOf(again, 'S1')]).toEqual([nodeOf(begun, 'R2'), -1]);
    expect(setUpNow(again)?.placed).toHaveLength(2);
    expect(nodeOf(unpick(again), 'S1')).not.toBe(-1);
    const odd = withPlaces(robots(), { S1: ['nowhere 1'], S2: [second ?? ''], X9: ['place 0101'] });
    expect(setUpNow(odd)?.placed).toEqual([unit(odd, 'S2')]);
  });

  test('of a whole side is applied in one step and can be confirmed', () => {
    const all = pick(robots(), parseAction(robots().game, 'suggest'));
    const again = withPlaces(robots(), placesOf(all));
    expect(again.stage).toBe('dice');
    expect(again.state.ints).toEqual(all.state.ints);
    expect(unpick(again).picks).toEqual([]);
  });

  test('[R67] has infantry on the face on which it was set up', () => {
    const session = atSetUp(open(slammers, '4'), 0);
    const mountable = (setUpNow(session)?.waiting ?? []).find((u) =>
      legal(session.game, askFor(session, u).state, new ActionList())
        .toArray()
        .some((a) => formatAction(session.game, a) === 'mount'),
    );
    if (mountable === undefined) throw new Error('scenario 4 has infantry');
    const mounted = pick(askFor(session, mountable), parseAction(session.game, 'mount'));
    const done = pick(mounted, placing(mounted)[3] ?? -1);
    const id = session.game.units[mountable]?.id ?? '';
    expect(placesOf(done)[id]?.[0]).toBe('mount');
    const again = withPlaces(session, placesOf(done));
    expect(again.state.ints).toEqual(done.state.ints);
  });
});

/** Returns a seeded generator of numbers from 0 up to a limit. */
function numbers(seed: number): (below: number) => number {
  let now = seed;
  return (below) => {
    now = (now * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((now / 2_147_483_648) * below);
  };
}

/** Sets up a side in random order on random nodes, and picks some units up again. */
function anyhow(session: Session, below: (n: number) => number): Session {
  let now = session;
  for (let i = 0; now.setUp?.end === undefined; i++) {
    const { waiting, placed } = setUpNow(now) ?? { waiting: [], placed: [] };
    const again = i % 5 === 4 ? placed : waiting;
    const asked = askFor(now, again[below(again.length)] ?? -1);
    const open = placing(asked);
    now = pick(asked, open[below(open.length)] ?? -1);
  }
  return now;
}

/** Sets up all sides of a game at random; every batch must be legal. */
function setUpAll(game: Game, below: (n: number) => number): number {
  const s = start(game);
  let rows = 0;
  for (let row = rowAt(game, s, 0); s.step >= 0; row = rowAt(game, s, 0)) {
    if (!row) {
      if (rows > 0 || actor(game, s) < 0) return rows;
      apply(game, s, legal(game, s, new ActionList()).at(0));
      continue;
    }
    rows++;
    const side = actor(game, s);
    const done = anyhow(openSession(game, viewOf(game, s, side), side), below);
    for (const text of batchOf(done)) {
      const action = parseAction(game, text);
      expect(refusalOf(game, s, action), `${game.setup.scenario} ${text}`).toBeUndefined();
      apply(game, s, action);
    }
    expect(s.ints).toEqual(done.state.ints);
  }
  return rows;
}

describe('units placed in any order are legal in the order of the rules', () => {
  for (const scenario of everyTenth(slammers.scenarios.map(({ id }) => id)))
    test(`[4.1] scenario ${scenario} of Slammers`, () => {
      const rows = setUpAll(open(slammers, scenario), numbers(7));
      expect(rows).toBeGreaterThanOrEqual(scenario === '6' ? 0 : 1);
    });

  test('[4.1] the robots of Annihilator', () => {
    expect(setUpAll(open(annihilator, 'standard'), numbers(3))).toBe(1);
  });
});
