import { describe, expect, test } from 'vitest';
import { english } from '../../../../../test/english.ts';
import { ActionList } from '../../../../kernel/action.ts';
import { actor, apply, drawOutcome, legal } from '../../../../kernel/engine.ts';
import { Sfc32 } from '../../../../kernel/random.ts';
import { CHANCE } from '../../../../kernel/side.ts';
import {
  act,
  actorNow,
  copyOf,
  damage,
  eventsOf,
  log,
  offers,
  pools,
  refusal,
  slot,
  stepNow,
  table,
  type TestGame,
  weights,
  where,
} from '../../testing.ts';
import { BATTLE_COLUMNS } from '../../state/battle.ts';
import { STEP, V } from '../names.ts';

/** Two armies in one hex; Red attacks from inside. */
const clash = (red: string, blue: string, more = '', situation = {}): TestGame =>
  act(
    table(
      `red army 0505: ${red}; blue army 0505: ${blue}; red at 0504: outpost; blue at 0506: outpost; ${more}`,
      {
        ...situation,
      },
    ),
    'assault army.1, fight 1',
  );

/** Both sides keep their rows as they are. */
function formed(t: TestGame): TestGame {
  while (stepNow(t) === 'battle.rows') act(t, 'done');
  return t;
}

/** Both sides keep their rows, and Red begins. */
function begun(t: TestGame): TestGame {
  formed(t);
  if (stepNow(t) === 'battle.initiative') act(t, 'first 1');
  return t;
}

const frame = (t: TestGame) => t.s.frame(STEP.battle);

describe('armies', () => {
  test('[5.13] [S156] when one army falls, the next one fights on against the rest', () => {
    const t = clash('titan-mauler', 'levy-rifles!2', 'blue army 0505: tine-walker');
    begun(act(t, 'lead army.2'));
    expect(frame(t).second).toBe(slot(t, 'army.2'));
    act(t, 'attack titan-mauler, roll 8:0, rest');
    expect(where(t, 'levy-rifles')).toBe('discarded');
    expect(frame(t).second).toBe(slot(t, 'army.3'));
    expect(stepNow(t)).toBe('battle.initiative');
  });

  test('[5.13] [S153] armies without cards are destroyed at once', () => {
    const t = table(
      'red army 0505: line-rifles; blue army 0505: tine-walker; blue army 0505: ; blue at 0505: outpost; blue garrison 0505: ',
    );
    act(t, 'assault army.1, fight 1');
    expect(t.s.place[slot(t, 'army.3')]).toBe(-1);
    expect(t.s.place[slot(t, 'army.4')]).toBe(t.s.place[slot(t, 'army.1')]);
    expect(log(t, 'emptied')).toHaveLength(1);
  });

  test('[5.13] if an attacker meets two armies, their owner chooses the one that fights', () => {
    const t = clash('titan-mauler', 'levy-rifles', 'blue army 0505: tine-walker');
    expect(offers(t)).toEqual(['lead army.2', 'lead army.3']);
    expect(actorNow(t)).toBe('blue');
    expect(refusal(t, 'lead army.1').rule).toBe('5.13');
  });

  test('[R102] fighting armies are visible to all sides, their cards to the enemy', () => {
    const t = table(
      'red army 0505: line-rifles; blue army 0505: tine-walker axiom; red at 0101: outpost',
      { scenario: 'three' },
    );
    const knows = (side: number, name: string) =>
      t.s.world.pieceRows.has(t.s.known, side, slot(t, name));
    for (const name of ['axiom', 'tine-walker', 'line-rifles', 'army.1'])
      for (const side of [0, 1, 2]) t.s.world.pieceRows.remove(t.s.known, side, slot(t, name));
    act(t, 'assault army.1, fight 1');
    expect([knows(0, 'axiom'), knows(1, 'line-rifles'), knows(2, 'army.1')]).toEqual([
      true,
      true,
      true,
    ]);
    expect([knows(2, 'axiom'), knows(2, 'line-rifles')]).toEqual([false, false]);
  });
});

describe('rows', () => {
  test('[5.14] units that shoot over a row stand behind, and each unit may change its row once', () => {
    const t = clash('line-rifles longbow-battery', 'tine-walker');
    expect(offers(t)).toEqual(['swap line-rifles', 'swap longbow-battery', 'done']);
    act(t, 'swap line-rifles');
    expect(offers(t)).toEqual(['swap longbow-battery', 'done']);
    expect(refusal(t, 'swap line-rifles').rule).toBe('5.14');
    expect(refusal(t, 'swap tine-walker').rule).toBe('5.14');
    const label = t.game.look.actionLabel(t.s, (V.swap << 16) | slot(t, 'longbow-battery'));
    expect(english(t.game, label)).toBe('Move Longbow Battery to the front row');
    act(t, 'done');
    expect(t.s.marks[slot(t, 'line-rifles')]).toBe(1);
  });

  /** Units of Blue in range of a unit of Red. Red has a line unit in front and another one behind. */
  function reached(unit: string, row: 'front' | 'rear', rear: 'guarded' | 'bare' = 'guarded') {
    const t = clash(
      `${unit} levy-rifles caltrop-frame`,
      `tine-walker${rear === 'guarded' ? ' ogive-gun-walker' : ''} chitin-guard`,
    );
    const isRear = t.s.marks[slot(t, unit)] === 1;
    if (isRear !== (row === 'rear')) act(t, `swap ${unit}`);
    act(t, 'swap caltrop-frame, done, done, first 1');
    if (!offers(t).includes(`attack ${unit}`)) return [];
    act(t, `attack ${unit}`);
    return offers(t).map((offer) => offer.slice('strike '.length));
  }
  const [front, rear] = [['tine-walker', 'chitin-guard'], 'ogive-gun-walker'];
  const all = [front[0], rear, front[1]];

  test.each<[string, string, 'front' | 'rear', string[]]>([
    ['1 in front reaches the front', 'line-rifles', 'front', front],
    ['1 behind reaches nobody', 'line-rifles', 'rear', []],
    ['2 in front reaches both rows', 'war-rigs', 'front', all],
    ['2 behind reaches the front', 'war-rigs', 'rear', front],
    ['3 in front reaches both rows', 'rocket-wagons', 'front', all],
    ['3 behind reaches both rows', 'rocket-wagons', 'rear', all],
  ])('[1.6] [5.17] [S148] range %s', (_, unit, row, expected) => {
    expect(reached(unit, row)).toEqual(expected);
  });

  test('[5.14] [5.17] without units in front, the units behind are the front', () => {
    const t = begun(clash('ogive-gun-walker war-rigs', 'rocket-wagons longbow-battery'));
    act(t, 'attack war-rigs');
    expect(offers(t)).toEqual(['strike rocket-wagons', 'strike longbow-battery']);
    expect(refusal(t, 'strike war-rigs').rule).toBe('5.17');
  });
});

describe('a round', () => {
  const heroes = (red: string, blue: string) =>
    formed(clash(`line-rifles ${red}`, `tine-walker ${blue}`));

  test('[5.15] each side rolls a die and adds the hero’s fate; ties are rolled again', () => {
    expect(weights(heroes('', ''))).toEqual({ 0: 15, 1: 15 });
    // Fate 2 against 0.
    expect(weights(heroes('brannock-dray', ''))).toEqual({ 0: 6, 1: 26 });
  });

  test('[10.1.15] Aggressive adds its level', () => {
    // Fate 4 and Aggressive 2 against fate 5, then against fate 6.
    expect(weights(heroes('jessamy-crowfoot', 'palimpsest'))).toEqual({ 0: 10, 1: 21 });
    expect(weights(heroes('jessamy-crowfoot', 'cinder-moth'))).toEqual({ 0: 15, 1: 15 });
  });

  test('[5.15] fate of 6 is certain to go first', () => {
    const t = heroes('cinder-moth', '');
    expect(offers(t)).toEqual(['first 1']);
    act(t, 'first 1');
    expect(log(t, 'leads')).toEqual(['Round 1 of the battle. First to act: Red.']);
  });

  test('[5.16] [S149] sides act in turns, and units that have acted are committed', () => {
    const t = begun(clash('line-rifles levy-rifles', 'tine-walker husk-drones'));
    expect([actorNow(t), ...offers(t)]).toEqual([
      'red',
      'attack line-rifles',
      'attack levy-rifles',
    ]);
    act(t, 'attack line-rifles, strike husk-drones, roll 0:0, rest');
    expect([actorNow(t), ...offers(t)]).toEqual([
      'blue',
      'attack tine-walker',
      'attack husk-drones',
    ]);
    act(t, 'attack husk-drones, strike line-rifles, roll 0:0, rest');
    // Red has one unit left, which acts automatically; its owner chooses the target.
    expect([actorNow(t), ...offers(t)]).toEqual([
      'red',
      'strike tine-walker',
      'strike husk-drones',
    ]);
    act(t, 'strike husk-drones, roll 0:0, rest, strike line-rifles, roll 0:0, rest');
    act(t, 'stay, stay');
    expect(stepNow(t)).toBe('battle.initiative');
    expect(frame(t).round).toBe(2);
    expect([...new Set(t.s.marks.slice(0, t.s.world.cards))]).toEqual([0]);
  });

  test('[5.16] a unit that has acted, or is not in the battle, cannot act', () => {
    const t = begun(
      clash('line-rifles levy-rifles picket-riders', 'tine-walker', 'red army 0505: rampart-guard'),
    );
    act(t, 'lead army.1');
    begun(t);
    act(t, 'attack line-rifles, roll 0:0, rest, strike levy-rifles, roll 0:0, rest');
    expect(refusal(t, 'attack line-rifles').rule).toBe('5.16');
    expect(refusal(t, 'attack rampart-guard').rule).toBe('5.16');
  });

  test('[R101] a unit without a target in range is skipped', () => {
    const t = clash('line-rifles levy-rifles picket-riders', 'tine-walker');
    act(t, 'swap picket-riders, done');
    begun(t);
    expect(offers(t)).toEqual(['attack line-rifles', 'attack levy-rifles']);
    expect(refusal(t, 'attack picket-riders').rule).toBe('5.17');
  });

  test('[R101] [12.1] independents attack with their strongest unit, and the weakest enemy', () => {
    const t = table(
      'red army 0505: line-rifles levy-rifles; independents army 0505: ditch-farmers rust-knights; red at 0101: outpost',
    );
    begun(act(t, 'assault army.1, fight 2'));
    act(t, 'attack line-rifles, strike ditch-farmers, roll 0:0, rest');
    expect(stepNow(t)).toBe('challenge.roll');
    const { attacker, defender } = t.s.frame(STEP.challenge);
    expect([attacker, defender]).toEqual([slot(t, 'rust-knights'), slot(t, 'levy-rifles')]);
  });

  test('[5.2] [S150] only the attacked unit can take damage', () => {
    const t = begun(clash('line-rifles', 'tine-walker'));
    act(t, 'roll 0:3, rest');
    expect([damage(t, 'line-rifles'), damage(t, 'tine-walker')]).toEqual([0, 0]);
    act(t, 'roll 3:1, rest');
    expect([damage(t, 'line-rifles'), damage(t, 'tine-walker')]).toEqual([2, 0]);
    expect(eventsOf(t, 'challenge').map(({ rule }) => rule)).toEqual(['5.2', '5.2']);
  });
});

describe('[5.18] pools', () => {
  const at = (red: string, blue: string, more = '') => pools(begun(clash(red, blue, more)));

  test('[5.18] attack against defence', () => {
    expect(at('line-rifles', 'bastion-colossus')).toBe('4 v 5');
  });

  test('[5.18] [10.6.1] [10.6.2] gear', () => {
    expect(at('line-rifles/rail-carbines', 'tine-walker/composite-plates')).toBe('5 v 4');
  });

  test('[10.1.14] Military Genius of both heroes counts', () => {
    expect(at('line-rifles marshal-orsine-vale', 'tine-walker')).toBe('5 v 3');
    const t = formed(clash('line-rifles cinder-moth', 'tine-walker axiom'));
    expect(pools(act(t, 'first 1'))).toBe('4 v 4');
  });

  test('[3.2] [R100] [S140] terrain and works help the side that was there first', () => {
    expect(at('line-rifles', 'tine-walker', 'hills 0505; works 0505')).toBe('4 v 6');
    // They do not help the side that arrived.
    const t = formed(clash('line-rifles', 'tine-walker', 'hills 0505; tunnels 0505'));
    expect(pools(act(copyOf(t), 'first 0'))).toBe('4 v 3');
    expect(pools(act(copyOf(t), 'first 1'))).toBe('4 v 7');
  });

  test('[R100] the ground helps the side that has a base there, even if it attacks', () => {
    const text =
      'red at 0505: outpost; red garrison 0505: line-rifles; blue army 0505: tine-walker; blue at 0506: outpost; hills 0505';
    const t = begun(act(table(text), 'assault army.1, fight 1'));
    expect(pools(t)).toBe('4 v 3');
    expect(pools(act(t, 'roll 0:0'))).toBe('4 v 5');
  });

  test('[3.18] [S130] without supply, 3 attack and 2 defence less, at least one die; not for Commandos', () => {
    const far = (red: string, blue: string) =>
      pools(
        begun(
          act(
            table(`red army 0505: ${red}; blue army 0505: ${blue}; blue at 0506: outpost`),
            'assault army.1, fight 1',
          ),
        ),
      );
    expect(far('line-rifles', 'tine-walker')).toBe('1 v 3');
    expect(far('picket-riders', 'tine-walker')).toBe('1 v 3');
    expect(far('war-rigs', 'tine-walker')).toBe('2 v 3');
    // Here the unit defends.
    const t = begun(
      act(
        table('red army 0505: line-rifles; blue army 0505: tine-walker; red at 0504: outpost'),
        'assault army.1, fight 1',
      ),
    );
    expect(pools(t)).toBe('4 v 1');
  });

  test('[3.20] an army that lost its hero has a penalty', () => {
    const six = 'line-rifles line-rifles line-rifles line-rifles line-rifles line-rifles';
    const t = begun(clash(`${six} levy-rifles`, 'tine-walker'));
    // 6 units count, and the Compact may have 3: with 3 too many, the penalty is 2.
    act(t, 'attack line-rifles');
    expect(pools(t)).toBe('2 v 3');
    // Swarm never has a penalty.
    const other = begun(clash(`${six} levy-rifles`, 'tine-walker'));
    expect(pools(act(other, 'attack levy-rifles'))).toBe('3 v 3');
  });

  test('[5.6] units use the fate of their hero', () => {
    const t = begun(clash('line-rifles marshal-orsine-vale', 'tine-walker'));
    expect(t.s.frame(STEP.challenge).attackFate).toBe(4);
    expect(t.s.frame(STEP.challenge).defenceFate).toBe(-1);
  });
});

describe('the end', () => {
  test('[5.21] the last side standing wins, and no marks are left', () => {
    const t = begun(clash('titan-mauler war-rigs', 'levy-rifles!2'));
    expect(t.s.marks[slot(t, 'war-rigs')]).toBe(1);
    act(t, 'attack titan-mauler, roll 8:0, rest');
    expect(log(t, 'victory')).toEqual(['The battle in 0505 is won by Red.']);
    expect(stepNow(t)).toBe('turn.act');
    for (const name of BATTLE_COLUMNS) expect(t.s[name].every((n) => n === 0)).toBe(true);
  });

  test('a hundred battles end within few decisions', () => {
    const text =
      'red army 0505: line-rifles longbow-battery rampart-guard courser-light-tank marshal-orsine-vale; ' +
      'blue army 0505: tine-walker ogive-gun-walker vector-striker caltrop-frame axiom; red at 0101: outpost; blue at 0909: outpost';
    let decisions = 0;
    const games = 100;
    for (let seed = 0; seed < games; seed++) {
      const { game, s } = act(table(text), 'assault army.1, fight 1');
      const [rng, list] = [new Sfc32(seed), new ActionList()];
      while (s.isPending(STEP.battle)) {
        legal(game, s, list);
        if (actor(game, s) !== CHANCE) decisions += 1;
        apply(
          game,
          s,
          drawOutcome(game, s, list, (n) => rng.below(n)),
        );
        if (seed % 10 === 0) game.check(s);
      }
    }
    expect(decisions / games).toBeGreaterThan(10);
    expect(decisions / games).toBeLessThan(120);
  });
});
