import { describe, expect, test } from 'vitest';
import { english } from '../../../../../test/english.ts';
import { ActionList } from '../../../../kernel/action.ts';
import { actor, apply, drawOutcome, legal } from '../../../../kernel/engine.ts';
import { Sfc32 } from '../../../../kernel/random.ts';
import { CHANCE } from '../../../../kernel/side.ts';
import { NONE } from '../../../../kernel/state.ts';
import { parseAction } from '../../../../kernel/text/notation.ts';
import { oddsOf } from '../../../../kernel/odds/odds.ts';
import { viewOf } from '../../../../kernel/view.ts';
import { CARDS } from '../../data/cards.ts';
import { FLAG } from '../../state/pieces.ts';
import {
  act,
  label,
  log,
  offers,
  refusal,
  slot,
  stepNow,
  table,
  type TestGame,
  weights,
} from '../../testing.ts';
import { greet, modifierOf } from './12-attitude.ts';
import { commandExcess, isOutOfSupply } from '../armies/03-speed.ts';
import { raiseArmy } from './12-independents.ts';
import { freeArmy, leaveArmy } from '../battle/05-damage.ts';
import { reveal } from '../knowledge.ts';
import { STEP } from '../names.ts';
import { cardsOf } from '../pieces.ts';

const FACTIONS = ['compact', 'lattice', 'brood', 'clans'] as const;

/** An army of Red, of a given faction, with unobserved independents in its hex. */
const visit = (there: string, faction = 'compact', values = {}): TestGame =>
  table(
    `red at 0202: concord-keep; blue at 0808: axle-zero; red army 0505: line-rifles; ${there}`,
    { options: { 'red-faction': faction }, values },
  );
const PEOPLE = 'hidden independents army 0505: old-guard-remnant ditch-farmers';

/** Red's army meets the independents, and the die is rolled. */
function meet(t: TestGame, die?: number): boolean {
  const isMet = greet(t.s, slot(t, 'army.1'), t.s.place[slot(t, 'army.1')]);
  if (isMet && die !== undefined) act(t, `attitude ${die}`);
  return isMet;
}

const ownerOf = (t: TestGame, name: string) => t.s.owner[slot(t, name)];
const mood = (t: TestGame) => t.events.map(({ type }) => type).join();

describe('[D12] a new army of independents', () => {
  const people = ['dune-hounds', 'old-guard-remnant'] as const;
  const empty = () => table('red at 0202: concord-keep; blue at 0808: axle-zero');
  /** Removes slots until `n` are left. */
  function leave(t: TestGame, n: number): TestGame {
    const free = [...Array(t.s.world.cards).keys()].filter(
      (u) => t.s.world.units[u].side < 0 && t.s.owner[u] < 0,
    );
    for (const u of free.slice(n)) t.s.owner[u] = 3;
    return t;
  }
  const raised = (t: TestGame) => raiseArmy(t.s, 3, 40, people, 7);

  test('[D12] in an army of its own at a place, or as the garrison of a base', () => {
    const t = leave(empty(), 2);
    const army = raised(t);
    expect([t.s.owner[army], t.s.place[army], t.s.group[army]]).toEqual([3, 40, 7]);
    const cards = cardsOf(t.s, army);
    expect(cards.map((u) => CARDS[t.s.kind[u]]?.id)).toEqual(people);
    expect(cards.map((u) => [t.s.owner[u], t.s.place[u]])).toEqual([
      [3, 40],
      [3, 40],
    ]);
  });

  test('[D12] not at all without slots for all of them', () => {
    const t = leave(empty(), 1);
    const before = [...t.s.owner];
    expect(raised(t)).toBe(NONE);
    expect([...t.s.owner]).toEqual(before);
  });

  test('[D12] not without a counter for the army', () => {
    const t = empty();
    for (let i = 0; i < 200 && freeArmy(t.s, 3) !== NONE; i++) {
      const army = freeArmy(t.s, 3);
      [t.s.owner[army], t.s.place[army]] = [3, 0];
    }
    const cards = [...t.s.owner].slice(0, t.s.world.cards);
    expect(raised(t)).toBe(NONE);
    expect([...t.s.owner].slice(0, t.s.world.cards)).toEqual(cards);
  });
});

describe('[12.1] attitude', () => {
  test('[12.1] a ten-sided die plus modifier: 9 or more join, 6 or more bargain, otherwise they fight', () => {
    const moods = Array.from({ length: 10 }, (_, i) => {
      const t = visit(PEOPLE, 'clans');
      meet(t, i + 1);
      return mood(t);
    });
    expect(moods).toEqual([
      ...Array(4).fill('mood.fight'),
      ...Array(3).fill('mood.bargain'),
      ...Array(3).fill('mood.join'),
    ]);
  });

  test('[12.1] all ten numbers are equally likely', () => {
    const t = visit(PEOPLE);
    meet(t);
    expect(actor(t.game, t.s)).toBe(CHANCE);
    expect(Object.values(weights(t))).toEqual(Array(10).fill(1));
  });

  test('[12.1] it is rolled once per group and player', () => {
    const t = visit(`${PEOPLE}; blue army 0505: tine-walker`);
    expect([meet(t, 1), meet(t)]).toEqual([true, false]);
    expect(greet(t.s, slot(t, 'army.3'), t.s.place[slot(t, 'army.3')])).toBe(true);
  });

  test('[12.1] a new group in a former group’s slot has not met any side', () => {
    const t = visit(PEOPLE);
    meet(t, 1);
    const army = slot(t, 'army.2');
    const cards = cardsOf(t.s, army);
    for (const u of cards) leaveArmy(t.s, u);
    expect(t.s.owner[army]).toBe(-1);
    [t.s.owner[army], t.s.place[army]] = [2, t.s.place[slot(t, 'army.1')]];
    for (const u of cards) t.s.group[u] = army;
    expect(meet(t)).toBe(true);
  });

  test('[12.1] only the visiting side sees the independents and gets a message', () => {
    const t = visit(PEOPLE);
    meet(t, 1);
    const [red, blue] = [0, 1].map((side) => viewOf(t.game, t.s, side).owner[slot(t, 'army.2')]);
    expect([red, blue]).toEqual([2, -2]);
    expect(t.events.map(({ to }) => to)).toEqual([[0]]);
  });
});

// Issue row 9: marches to independents showed no odds, and named no rule that makes them secret.
describe('[12.1] odds of a march to independents', () => {
  const ready = (there: string, faction = 'clans'): TestGame =>
    act(visit(there, faction), 'march army.1');
  const label = (t: TestGame): string => {
    const view = viewOf(t.game, t.s, 0);
    return english(t.game, t.game.look.actionLabel(view, parseAction(t.game, 'to 0506')));
  };
  const people = 'independents army 0506: old-guard-remnant ditch-farmers';

  test('[12.1] the label of the hex has the exact chances of the die', () => {
    const moods = (join: number, bargain: number) =>
      `To 0506: the independents there may join you (a chance of ${join} in 10), join for a price (a chance of ${bargain} in 10), or fight [12.1]`;
    expect(label(ready(people, 'clans'))).toBe(moods(3, 3));
    // [12.2] They are of the visitor's own kin, which adds 5.
    expect(label(ready(people, 'compact'))).toBe(moods(7, 3));
    expect(label(ready(people, 'lattice'))).toBe(moods(0, 3));
  });

  test('[12.2] for unidentified independents the label explains why there are no chances', () => {
    const t = ready(`hidden ${people}`);
    expect(label(t)).toBe('To 0506');
    reveal(t.s, slot(t, 'army.2'), 0);
    expect(label(t)).toContain('identify them to see your chances [12.2]');
  });

  test('[12.1] without independents, or with ones already met, the label is plain', () => {
    expect(label(ready('independents army 0508: old-guard-remnant'))).toBe('To 0506');
    const met = ready(people);
    met.s.world.pieceRows.add(met.s.met, 0, slot(met, 'army.2'));
    expect(label(met)).toBe('To 0506');
  });

  test('[R35] the odds omit secret dice of marches and ends of turns', () => {
    const t = ready(people);
    const before = visit(people);
    const tables = [before, t].flatMap(({ game, s }) =>
      legal(game, s, new ActionList())
        .toArray()
        .map((action) => oddsOf(game, viewOf(game, s, 0), action)?.first?.rows.length ?? 0),
    );
    expect(tables.length).toBeGreaterThan(10);
    expect(Math.max(...tables)).toBeLessThanOrEqual(8);
  });
});

describe('[12.2] modifiers', () => {
  test.each([
    ['human', 'ditch-farmers', [5, -2, -2, 1]],
    ['mutant', 'pale-cousins', [3, -2, -2, 5]],
    ['machine', 'stray-mower', [3, 5, -2, 1]],
    ['beast', 'dune-hounds', [3, -2, 5, 1]],
  ])('[12.2] what %s people think of the four factions', (_, card, expected) => {
    const found = FACTIONS.map((faction) => {
      const t = visit(`independents army 0505: ${card}`, faction);
      return modifierOf(t.s, slot(t, 'army.2'), 0);
    });
    expect(found).toEqual(expected);
  });
});

describe('[12.3] joining', () => {
  test('[12.3] they become an army of the player in that hex, and their fort becomes the player’s', () => {
    const t = visit(`${PEOPLE}; independents at 0505: squatter-fort`);
    meet(t, 9);
    for (const name of ['army.2', 'old-guard-remnant', 'ditch-farmers', 'squatter-fort'])
      expect(ownerOf(t, name)).toBe(0);
    expect(cardsOf(t.s, slot(t, 'army.2'))).toHaveLength(2);
    expect(log(t)).toEqual([
      expect.stringMatching(/^The independents in 0505 join \(rolled \d+, modifier \d+\)\.$/),
    ]);
    expect([...t.s.stock.slice(0, 4)]).toEqual([9, 9, 9, 9]);
    t.game.check(t.s);
  });

  test('[12.3] of more than 8 units, the rest stays independent', () => {
    const hounds = (n: number) => Array(n).fill('dune-hounds').join(' ');
    const t = visit(
      `independents army 0505: ${hounds(5)}; independents army 0505: ${hounds(5)}`,
      'brood',
    );
    meet(t, 10);
    expect(
      ['army.2', 'army.3'].map((a) => [ownerOf(t, a), cardsOf(t.s, slot(t, a)).length]),
    ).toEqual([
      [0, 8],
      [2, 2],
    ]);
    t.game.check(t.s);
  });

  test('[12.3] refusals and labels call an army that has joined by the same name as the log', () => {
    const t = visit(PEOPLE);
    meet(t, 10);
    expect(label(t, 'march army.2')).toBe('March with Red’s recruited army 1 (2 AP)');
    t.s.flags[slot(t, 'army.2')] |= FLAG.moved;
    const verbs = ['march', 'jump', 'hide', 'show', 'clear', 'claim', 'blow', 'disband'];
    const reasons = verbs.map((verb) => refusal(t, `${verb} army.2`).reason);
    expect(reasons.filter((reason) => !reason.includes('Red’s recruited army 1'))).toEqual([]);
  });

  test('[12.3] [3.11] they do not join if the player has eight armies in the hex', () => {
    const more = Array(7).fill('red army 0505: levy-rifles').join('; ');
    const t = visit(`${PEOPLE}; ${more}`);
    meet(t, 10);
    expect(ownerOf(t, 'army.2')).toBe(2);
    const room = visit(`${PEOPLE}; ${more.replace('0505', '0606')}`);
    meet(room, 10);
    expect(ownerOf(room, 'army.2')).toBe(0);
  });
});

describe('[12.4] a bargain', () => {
  test('[12.4] half of their resources, each kind rounded down, and the independents join', () => {
    // 3 H, 3 M, 1 E together
    const t = visit(PEOPLE);
    meet(t, 1 + 2);
    expect(mood(t)).toBe('mood.bargain');
    expect(offers(t)).toEqual(['hire', 'decline']);
    act(t, 'hire');
    expect([[...t.s.stock.slice(0, 4)], ownerOf(t, 'army.2'), stepNow(t)]).toEqual([
      [8, 8, 9, 9],
      0,
      'turn.act',
    ]);
    expect(log(t, 'hired')).toEqual([
      'The independents in 0505 accept the payment and change sides.',
    ]);
  });

  test('[12.4] a player who declines keeps the resources, and gets no second offer', () => {
    const t = visit(PEOPLE);
    meet(t, 3);
    act(t, 'decline');
    expect([[...t.s.stock.slice(0, 4)], ownerOf(t, 'army.2')]).toEqual([[9, 9, 9, 9], 2]);
    expect(meet(t)).toBe(false);
  });

  test('[12.4] [R58] a player who cannot pay gets the decision too', () => {
    const t = visit(PEOPLE, 'compact', { 'red-materials': 0 });
    meet(t, 3);
    expect([offers(t), refusal(t, 'hire').rule]).toEqual([['decline'], '12.4']);
    expect(refusal(t, 'hire').reason).toBe(
      'The independents ask for 1 H and 1 M; you have 9 H and 0 M, so you can only refuse to pay.',
    );
  });
});

describe('[R58] armies that have an attitude', () => {
  test('[R58] remains of an empire have none, and an army in stealth meets no group', () => {
    expect(meet(visit('independents army 0505: tine-walker stray-mower'))).toBe(false);
    expect(meet(visit('blue army 0505: tine-walker'))).toBe(false);
    const t = visit(PEOPLE);
    t.s.flags[slot(t, 'army.1')] |= FLAG.stealth;
    expect(meet(t)).toBe(false);
    t.s.flags[slot(t, 'army.1')] = 0;
    expect(meet(t)).toBe(true);
  });
});

describe('[12.5] independents in battle', () => {
  test('[12.5] they need neither command nor supply, and have no decisions', () => {
    const hounds = Array(6).fill('dune-hounds').join(' ');
    const t = visit(`independents army 0505: ${hounds} stray-mower stray-mower`);
    expect([commandExcess(t.s, slot(t, 'army.2')), isOutOfSupply(t.s, slot(t, 'army.2'))]).toEqual([
      0,
      false,
    ]);
    act(t, 'assault army.1, fight 2');
    const list = new ActionList();
    const asked = new Set<number>();
    for (let seed = 0; seed < 5; seed++) {
      const [s, rng] = [t.s.clone(), new Sfc32(seed)];
      for (let i = 0; i < 60 && s.isPending(STEP.battle); i++) {
        asked.add(actor(t.game, s));
        apply(
          t.game,
          s,
          drawOutcome(t.game, s, legal(t.game, s, list), (n) => rng.below(n)),
        );
      }
    }
    expect([...asked].sort()).toEqual([CHANCE, 0]);
  });
});
