import { describe, expect, test } from 'vitest';
import {
  act,
  actorNow,
  damage,
  drawHidden,
  log,
  offers,
  pools,
  refusal,
  slot,
  stepNow,
  table,
  type TestGame,
  where,
} from '../../testing.ts';
import { FLAG } from '../../state/pieces.ts';
import { STEP } from '../names.ts';

const BASES = 'red at 0502: outpost; blue at 0508: outpost';

/** Red has attacked; the rows are set, and Red begins. */
function clash(red: string, blue: string, more = ''): TestGame {
  const t = act(
    table(`red army 0505: ${red}; blue army 0505: ${blue}; ${BASES}; ${more}`),
    'assault army.1, fight 1',
  );
  return t;
}

/** All units act without hits until the round is over. */
function missed(t: TestGame): TestGame {
  while (!['battle.go', 'turn.act'].includes(stepNow(t))) {
    const [first] = offers(t);
    if (stepNow(t) === 'battle.rows') act(t, 'done');
    else if (stepNow(t) === 'challenge.roll') act(t, 'roll 0:0, rest');
    else if (stepNow(t) === 'blind.draw') drawHidden(t, 3);
    else act(t, first);
  }
  return t;
}

/** All challenges of a retreat have the same roll; then the dice of the march are drawn. */
function gone(t: TestGame, roll = '0:0'): TestGame {
  while (stepNow(t) === 'challenge.roll') act(t, `roll ${roll}, rest`);
  if (stepNow(t) === 'blind.draw') drawHidden(t, 3);
  return t;
}

const holdsOut = (t: TestGame) => t.s.isPending(STEP.battle);

describe('[5.19] after a round', () => {
  test('[5.19] [S154] no retreat before the first round; then the attacker decides first', () => {
    const t = clash('line-rifles levy-rifles', 'tine-walker husk-drones');
    expect(offers(t)).toEqual(['swap line-rifles', 'swap levy-rifles', 'done']);
    expect(refusal(t, 'retreat').rule).toBe('10.1.21');
    missed(t);
    expect([actorNow(t), ...offers(t)]).toEqual(['red', 'stay', 'retreat']);
    expect(refusal(t, 'retreat-all').rule).toBe('5.19');
    act(t, 'stay');
    expect([actorNow(t), ...offers(t)]).toEqual(['blue', 'stay', 'retreat']);
    act(t, 'stay');
    expect(stepNow(t)).toBe('battle.initiative');
  });

  test('[5.19] the other armies fight on, or all retreat', () => {
    const begin = () =>
      missed(act(clash('line-rifles', 'tine-walker', 'red army 0505: levy-rifles'), 'lead army.1'));
    const one = gone(act(begin(), 'retreat'));
    expect([where(one, 'line-rifles'), where(one, 'levy-rifles')]).toEqual(['0504', '0505']);
    expect(one.s.frame(STEP.battle).first).toBe(slot(one, 'army.3'));
    const all = gone(gone(act(begin(), 'retreat-all')));
    expect([where(all, 'line-rifles'), where(all, 'levy-rifles')]).toEqual(['0504', '0504']);
    expect(log(all, 'victory')).toEqual(['The battle in 0505 is won by Blue.']);
    expect(holdsOut(all)).toBe(false);
  });

  test('[R104] after ten rounds the attacker retreats automatically', () => {
    const t = missed(clash('line-rifles', 'tine-walker'));
    for (let round = 1; round < 10; round++) missed(act(missed(act(t, 'stay')), 'stay'));
    gone(missed(t));
    expect(where(t, 'line-rifles')).toBe('0504');
    expect(log(t, 'leads').at(-1)).toContain('Round 10');
  });

  test('[R104] a garrison returns behind its walls', () => {
    const t = act(
      table(
        `red at 0505: outpost; red garrison 0505: line-rifles; blue army 0505: tine-walker; ${BASES}`,
      ),
      'assault army.1, fight 1',
    );
    missed(t);
    // [5.20] A garrison never retreats, so only Blue decides.
    expect(actorNow(t)).toBe('blue');
    for (let round = 1; round < 10; round++) missed(act(t, 'stay'));
    expect(log(t, 'victory')).toEqual(['The battle in 0505 is won by Blue.']);
    expect([where(t, 'line-rifles'), t.s.owner[slot(t, 'outpost')]]).toEqual(['0505', 0]);
  });
});

describe('[5.20] a retreat', () => {
  test('[5.20] [S155] every unit faces one challenge by a pursuer, and no other card does', () => {
    const t = act(
      missed(clash('line-rifles levy-rifles wren', 'tine-walker bastion-colossus')),
      'retreat',
    );
    const met: string[] = [];
    while (stepNow(t) === 'challenge.roll') {
      met.push(pools(t));
      act(t, 'roll 1:0, rest');
    }
    // Attack 4 of the walker, then 7 of the colossus.
    expect(met).toEqual(['4 v 3', '7 v 3']);
    gone(t);
    expect(['line-rifles', 'levy-rifles', 'wren'].map((name) => damage(t, name))).toEqual([
      1, 1, 0,
    ]);
    expect(where(t, 'wren')).toBe('0504');
  });

  test('[5.20] [S155] it goes one hex toward the nearest friendly base; from a base toward the next one', () => {
    expect(
      where(gone(act(missed(clash('line-rifles', 'tine-walker')), 'retreat')), 'line-rifles'),
    ).toBe('0504');
    const near = missed(
      clash('line-rifles', 'tine-walker', 'red at 0805: outpost; red at 0505: outpost'),
    );
    expect(where(gone(act(near, 'retreat')), 'line-rifles')).toBe('0504');
  });

  test('[5.20] [R105] it avoids known enemies, and is lost if there is no way', () => {
    const t = missed(clash('line-rifles', 'tine-walker', 'blue army 0504: husk-drones'));
    const before = where(gone(act(t, 'retreat')), 'line-rifles');
    expect(['0404', '0604', 'discarded']).toContain(before);
    const none = act(
      table('red army 0505: line-rifles wren; blue army 0505: tine-walker; blue at 0508: outpost'),
      'assault army.1, fight 1',
    );
    gone(act(missed(none), 'retreat'));
    expect(['line-rifles', 'wren'].map((name) => where(none, name))).toEqual([
      'discarded',
      'discarded',
    ]);
    expect(none.s.destroyed[1]).toBe(3 + 3);
  });

  test('[5.20] [R105] a base of the enemy bars the way only if it is known', () => {
    const back = (entry: string) => {
      const t = missed(clash('line-rifles', 'tine-walker', entry));
      return where(gone(act(t, 'retreat')), 'line-rifles');
    };
    expect(back('hidden blue at 0504: hollow-mesa')).toBe('0504');
    expect(back('blue at 0504: hollow-mesa')).not.toBe('0504');
  });

  test('[3.25] [S155] if an army is shut in and must retreat, it is lost', () => {
    const besieged = (flags: number) => {
      const t = table(
        `red at 0505: outpost; red army 0505: line-rifles; blue army 0505: tine-walker; ${BASES}`,
      );
      t.s.flags[slot(t, 'army.2')] = flags;
      act(t, 'assault army.1, fight 1');
      return where(gone(act(missed(t), 'retreat')), 'line-rifles');
    };
    // The base is besieged since this turn, then since an earlier one.
    expect(besieged(FLAG.besieging)).toBe('0504');
    expect(besieged(FLAG.besieging | FLAG.closed)).toBe('discarded');
  });

  test('[3.25] [5.23] an enemy whose agent was exposed does not shut an army in', () => {
    const t = table(
      `red at 0505: outpost; red army 0505: line-rifles; blue army 0505: tine-walker; ${BASES}`,
    );
    t.s.flags[slot(t, 'army.2')] = FLAG.exposed;
    act(t, 'assault army.1, fight 1');
    expect(where(gone(act(missed(t), 'retreat')), 'line-rifles')).toBe('0504');
  });

  test('[10.1.21] a Trickster leaves before the first round, and the pursuit has a die less', () => {
    const t = clash('scrap-militia hob-ferrier', 'tine-walker');
    expect(offers(t)).toEqual(['swap scrap-militia', 'done', 'retreat']);
    act(t, 'retreat');
    expect(pools(t)).toBe('3 v 2');
    gone(t);
    expect([where(t, 'hob-ferrier'), where(t, 'scrap-militia')]).toEqual(['0504', '0504']);
    expect(log(t, 'leads')).toEqual([]);
    // After a round the Trickster retreats like any unit.
    const later = clash('scrap-militia hob-ferrier', 'tine-walker');
    gone(act(missed(later), 'retreat'));
    expect(log(later, 'leads')).toHaveLength(1);
  });

  test('[5.20] no battle mark stays on units that retreated', () => {
    const t = gone(act(missed(clash('line-rifles longbow-battery', 'tine-walker')), 'retreat'));
    expect(t.s.marks.every((n) => n === 0)).toBe(true);
    t.game.check(t.s);
  });
});

test('[5.28] a hero who is left alone is hunted by the winners', () => {
  const t = clash('titan-mauler', 'levy-rifles!2 captain-tamsin-roe');
  act(t, 'first 1, attack titan-mauler, roll 8:0, rest');
  expect(log(t, 'victory')).toHaveLength(1);
  expect(t.s.isPending(STEP.hunt)).toBe(true);
});
