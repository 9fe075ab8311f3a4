/** Hidden information never leaks: into a side's view, its legal actions, refusals, or the number of events. */
import { describe, expect, test } from 'vitest';
import { byTier } from '../../../test/tier.ts';
import { ActionList } from '../../kernel/action.ts';
import { checkSecrets } from '../../kernel/conformance/secrets.ts';
import { actor, apply, drawOutcome, legal, start } from '../../kernel/engine.ts';
import { readPositionOf, writePosition } from '../../kernel/position/position.ts';
import { Sfc32 } from '../../kernel/random.ts';
import { CHANCE, NOBODY, SPECTATOR } from '../../kernel/side.ts';
import { hashState, isSameState, UNKNOWN } from '../../kernel/state.ts';
import { viewOf } from '../../kernel/view.ts';
import { FLAG } from './state/pieces.ts';
import { shuffled } from './shuffling.ts';
import type { Armageddon } from './state.ts';
import { leave } from './rules/09-victory.ts';
import { forget } from './rules/knowledge.ts';
import { act, drawHidden, log, offers, slot, stepNow, table, type TestGame } from './testing.ts';

/** Three sides with all kinds of attack cards and guns, half of them hidden. */
const war = () =>
  table(
    'red at 0404: concord-keep laboratory; red garrison 0404: flak-crawler levy-rifles doctor-ilse-karam; ' +
      'red hand: pelican-bomber/great-fusion-device sabre-suppressor scrap-barrage line-rifles kestrel-fighter wasp-gunship; ' +
      'red army 0504: line-rifles marshal-orsine-vale beacon-cell; ' +
      'blue at 0606: axle-zero laboratory; blue hand: gnat-interceptor locust-strike-frame/guidance-pod hammerfall-missile husk-drones; ' +
      'blue army 0606: screen-node vector-striker axiom; hidden blue army 0606: mote-scout; hidden blue at 0606: minefield; ' +
      'green at 0408: the-first-nest air-defence; green hand: glide-drake stinger-host seed-torpedo; ' +
      'hidden green army 0606: spore-mast; green army 0408: thorn-warriors mother-sere; independents army 0507: stray-mower',
    {
      scenario: 'three',
      values: {
        'red-ap': 40,
        'blue-ap': 40,
        'green-ap': 40,
        'red-surge': 1,
        'blue-deny': 1,
        'green-reset': 2,
        'red-cluster-load': 1,
        'red-rail-carbines': 1,
      },
    },
  );

/** Agents of three sides in one hex, some in stealth, with and without guards. */
const agents = () => {
  const t = table(
    'red at 0404: concord-keep; red garrison 0404: levy-rifles; hidden red army 0606: wren/demolition-kit skinwalker; ' +
      'blue at 0606: outpost laboratory intel-centre; blue garrison 0606: tine-walker lemma; hidden blue army 0606: palimpsest/nerve-agent; ' +
      'hidden blue at 0606: minefield; blue army 0505: ledger; blue at 1008: axle-zero; ' +
      'green at 0408: the-first-nest; green army 0606: hollow-reed/quiet-needle; hidden green army 0606: pollen-ear; green army 0505: waste-hunters levy-rifles; red army 0505: axiom; green at 0409: outpost; green garrison 0409: husk-drones',
    {
      scenario: 'three',
      values: { 'red-ap': 40, 'blue-ap': 40, 'green-ap': 40, 'red-surge': 1, 'blue-deny': 1 },
    },
  );
  for (const army of ['army.2', 'army.4']) t.s.flags[slot(t, army)] = FLAG.stealth;
  return t;
};

/** Armies of three sides on the march, with mines, discoveries, independents and unguarded bases. */
const marches = () => {
  const t = table(
    'red at 0404: concord-keep; red garrison 0404: line-rifles breach-pioneers axiom; hidden red army 0505: picket-riders wren; ' +
      'red army 0504: skyhook-company jump-major-pell; red army 0504: breach-pioneers levy-rifles; hidden red at 0606: minefield; ' +
      'blue at 0808: axle-zero; blue garrison 0808: tine-walker; hidden blue army 0606: mote-scout skinwalker; hidden blue army 0706: tine-walker mender-frame lemma; ' +
      'hidden blue at 0506: minefield; blue at 0605: outpost collector-energy; hidden blue army 0605: mote-scout; ' +
      'green at 0408: the-first-nest; hidden green army 0507: skitter-brood; green army 0407: burrow-warden thorn-warriors gnaw-swarm old-threshold; hidden green at 0406: minefield; ' +
      'hidden independents army 0607: dune-hounds dune-hounds; hills 0405 0507; mountains 0305; special-hot-ground 0604; special-cache 0503 0506; special-mast 0707',
    { scenario: 'three', values: { 'red-ap': 40, 'blue-ap': 40, 'green-ap': 40 } },
  );
  for (const army of ['army.2', 'army.6', 'army.8', 'army.9'])
    t.s.flags[slot(t, army)] |= FLAG.stealth;
  return t;
};

/**
 * Three sides near a cult that few have seen, and independents that not all have met; rounds and events pass quickly.
 */
const wilds = () =>
  table(
    'red at 0404: concord-keep; red garrison 0404: levy-rifles doctor-ilse-karam; red army 0504: line-rifles marshal-orsine-vale; ' +
      'blue at 0808: axle-zero laboratory; blue army 0806: tine-walker lemma; hidden blue army 0404: mote-scout; ' +
      'green at 0408: the-first-nest; green army 0407: thorn-warriors mother-sere; hidden green at 0506: outpost collector-energy; ' +
      'hidden independents army 0505: dune-hounds dune-hounds; independents army 0507: stray-mower; hidden independents army 0807: dune-hounds; ' +
      'hidden lantern at 0606: choir-hall; hidden lantern garrison 0606: chorister; hidden lantern army 0605: chorister; hidden lantern army 0706: chorister',
    {
      scenario: 'three',
      options: { cult: 'lantern', events: 'yes' },
      values: { cult: 1, zeal: 4, round: 6, 'red-ap': 2, 'blue-ap': 2, 'green-ap': 2 },
    },
  );

const deal = (t: TestGame): TestGame => {
  for (let i = 0; i < t.s.stock.length; i++) t.s.stock[i] = 60;
  return t;
};

/** Random games of each kind of play. */
const SEEDS = byTier(2, 1, 5);

describe.each([
  ['sorties', war],
  ['operations', agents],
  ['marches', marches],
  ['rounds among cults and independents', wilds],
])('random %s', (_, begin) => {
  test('[S147] [4.6] reveal nothing hidden, keep every invariant, and survive saving and loading', () => {
    let [decisions, states] = [0, 0];
    for (let seed = 0; seed < SEEDS; seed++) {
      const { game, s } = deal(begin());
      const rng = new Sfc32(seed);
      const list = new ActionList();
      const fail = (message: string, cause?: unknown): never => {
        throw new Error(`seed ${seed} at ${game.stepNames[s.step]}: ${message}`, { cause });
      };
      for (let i = 0; i < 100 && actor(game, s) !== NOBODY; i++) {
        legal(game, s, list);
        if (actor(game, s) !== CHANCE) {
          decisions += 1;
          checkSecrets(game, s, list, rng, fail);
          if (i % 10 === 0) {
            states += 1;
            expect(hashState(readPositionOf(game, writePosition(game, s)))).toBe(hashState(s));
          }
        }
        apply(
          game,
          s,
          drawOutcome(game, s, list, (n) => rng.below(n)),
        );
        game.check(s);
      }
    }
    expect(decisions).toBeGreaterThan(20 * SEEDS);
    expect(states).toBeGreaterThan(2 * SEEDS);
  });
});

/** A game from its first random draws on. */
const wholeGame = (): TestGame => {
  const { game } = table('red at 0404: concord-keep', { scenario: 'three' });
  return { game, s: start(game), events: [], names: new Map() };
};

/** Decisions for each kind of play: 65 in total, 250 in the long tier, 625 in the exhaustive tier. */
const STATES = byTier(50, 13, 125);

describe('information hidden from a side', () => {
  test.each([
    ['sorties', () => deal(war())],
    ['operations', () => deal(agents())],
    ['marches', () => deal(marches())],
    ['rounds among cults and independents', () => deal(wilds())],
    ['a whole game', wholeGame],
  ])(
    '[S147] may be shuffled without effect on its view, actions, refusals and number of events in %s',
    (_, begin) => {
      let [states, differ] = [0, 0];
      for (let seed = 0; states < STATES; seed++) {
        const { game, s } = begin();
        const [rng, list] = [new Sfc32(seed), new ActionList()];
        // `checkSecrets` compares with the bots' guesses; here, with any possible position as well.
        const determinize = (guess: Armageddon, side: number) => {
          const other = shuffled(game, s, side, rng);
          differ += hashState(other) === hashState(s) ? 0 : 1;
          guess.copyFrom(other);
        };
        const shuffling = { ...game, bot: { ...game.bot, determinize } };
        const fail = (message: string, cause?: unknown): never => {
          throw new Error(`seed ${seed} at ${game.stepNames[s.step]}: ${message}`, { cause });
        };
        for (let i = 0; i < 120 && actor(game, s) !== NOBODY; i++) {
          legal(game, s, list);
          if (actor(game, s) !== CHANCE) {
            states += 1;
            checkSecrets(shuffling, s, list, rng, fail);
          }
          const action = drawOutcome(game, s, list, (n) => rng.below(n));
          apply(game, s, action);
        }
      }
      expect(differ).toBeGreaterThan(2 * STATES);
    },
  );
});

describe('an unseen army', () => {
  test('[R32] [R33] [R35] an unseen army changes neither messages nor decisions of its enemies', () => {
    const played = (army: string) => {
      const t = table(
        `red at 0404: concord-keep; red hand: scrap-barrage/small-fusion-device; blue at 0505: outpost; ${army}; blue hand: husk-drones`,
      );
      act(t, 'fly scrap-barrage, to 0505, pass, pick outpost, roll 2:0, rest');
      const steps = [stepNow(t)];
      drawHidden(t, 5);
      steps.push(stepNow(t));
      drawHidden(t, 6);
      const lines = t.events
        .filter(({ to }) => to === undefined || to.includes(0))
        .map(({ type }) => type);
      return { t, steps, lines };
    };
    const [alone, guarded] = [
      played('blue hand: tine-walker'),
      played('hidden blue army 0505: tine-walker'),
    ];
    expect(guarded.steps).toEqual(alone.steps);
    expect(guarded.lines).toEqual(alone.lines);
    expect(offers(guarded.t)).toEqual(offers(alone.t));
    // Its owner gets a message about what happened to it.
    expect(guarded.t.events.some(({ to }) => to?.length === 1 && to[0] === 1)).toBe(true);
    expect(log(guarded.t, 'weapon')).toHaveLength(1);
  });
});

describe('a march', () => {
  test('[R35] [4.6] past an unseen army has the same offers, decisions and messages as without it', () => {
    const played = (army: string) => {
      const t = table(
        `red at 0404: concord-keep; red army 0404: picket-riders; blue at 1008: axle-zero; ${army}`,
      );
      if (t.names.has('army.2')) t.s.flags[slot(t, 'army.2')] |= FLAG.stealth;
      for (const side of [0, 1]) forget(t.s, slot(t, 'army.1'), side);
      const steps = [offers(t)];
      for (const to of ['0405', '0407']) {
        act(t, 'march army.1');
        steps.push(offers(t));
        drawHidden(act(t, `to ${to}`), 2);
        steps.push([stepNow(t), ...offers(t)]);
      }
      const lines = t.events.filter(({ to }) => to === undefined || to.includes(0));
      return { steps, lines: lines.map(({ type }) => type) };
    };
    const alone = played('blue hand: palimpsest');
    for (const hex of ['0405', '0406', '0407', '0507'])
      expect(played(`hidden blue army ${hex}: palimpsest`)).toEqual(alone);
  });
});

describe('views', () => {
  const t = war();
  const seen = (name: string, side: number) =>
    viewOf(t.game, t.s, side).kind[slot(t, name)] !== UNKNOWN;

  test('[4.8] [R41] a side sees its own and observed pieces; a spectator sees none', () => {
    expect(
      ['vector-striker', 'mote-scout', 'minefield', 'gnat-interceptor'].map((name) =>
        seen(name, 0),
      ),
    ).toEqual([true, false, false, false]);
    expect(['mote-scout', 'gnat-interceptor'].map((name) => seen(name, 1))).toEqual([true, true]);
    expect(viewOf(t.game, t.s, SPECTATOR).owner.every((owner) => owner === UNKNOWN)).toBe(true);
  });

  test('[1.2] [1.10] [2.15] stock, tactics and headquarters are private; sizes are public', () => {
    const view = viewOf(t.game, t.s, 1);
    expect([...view.stock.slice(0, 5)]).toEqual([UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN, 9]);
    expect([view.tactics[0], view.headquarters[0]]).toEqual([UNKNOWN, UNKNOWN]);
    expect([...view.handSize, ...view.tacticsSize]).toEqual([8, 4, 3, 1, 1, 2]);
  });

  test('[R35] no side sees the source of the hidden dice', () => {
    const { s, game } = table('red at 0404: concord-keep');
    s.blindHigh = 77;
    for (const side of [0, 1, SPECTATOR]) expect(viewOf(game, s, side).blindHigh).toBe(UNKNOWN);
  });

  test('[3.5] an unmapped hex is hidden', () => {
    const { s, game } = table('red at 0404: concord-keep; hills 0505');
    s.mapped.fill(0);
    s.explored.fill(0);
    const view = viewOf(game, s, 0);
    expect([...new Set([...view.terrain, ...view.special])]).toEqual([UNKNOWN]);
    expect(game.look.terrainOf(view, 0)).toBe(game.look.terrains.length - 1);
  });

  test('slots reveal nothing: all sides have equally many, named by number', () => {
    const { units } = t.game;
    const count = (side: number, type: string) =>
      units.filter((u) => u.side === side && u.type === type).length;
    expect([0, 1, 2].map((side) => count(side, 'card'))).toEqual([57, 57, 57]);
    expect([0, 1, 2, -1].map((side) => count(side, 'army'))).toEqual([24, 24, 24, 32]);
  });
});

test('[9.4] if an eliminated player has lost sight of their pieces, guesses still agree with their view', () => {
  const { game, s } = war();
  leave(s, 2);
  for (let u = 0; u < s.world.units.length; u++) forget(s, u, 2);
  const view = viewOf(game, s, 2);
  expect(
    [...view.owner].filter((owner, u) => owner === UNKNOWN && s.owner[u] !== s.world.units[u].side),
  ).not.toEqual([]);
  const rng = new Sfc32('lost');
  for (let i = 0; i < 50; i++) {
    const guess = view.clone();
    game.bot.determinize?.(guess, 2, rng);
    game.check(guess);
    expect(isSameState(viewOf(game, guess, 2), view)).toBe(true);
  }
});
