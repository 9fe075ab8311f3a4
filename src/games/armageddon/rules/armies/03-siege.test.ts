import { describe, expect, test } from 'vitest';
import {
  act,
  actorNow,
  log,
  offers,
  refusal,
  slot,
  stepNow,
  table,
  type TestGame,
} from '../../testing.ts';
import { FLAG } from '../../state/pieces.ts';
import { freeBases, isBesieged, isSupplied } from './03-control.ts';
import { enter } from '../exploration/03-enter.ts';
import { closeSieges } from './03-siege.ts';
import { destroy } from '../battle/05-damage.ts';
import { meet } from '../battle/05-meeting.ts';
import { STEP } from '../names.ts';
import { hasFlag } from '../pieces.ts';

const HOME = 'red at 0504: outpost; blue at 1101: axle-zero';

/** An army of Red has just arrived at a base of Blue. */
function come(guard: string, text = ''): TestGame {
  const t = table(
    `${HOME}; red army 0505: titan-mauler; blue at 0505: outpost laboratory; ${guard}; ${text}`,
  );
  meet(t.s, slot(t, 'army.1'), t.s.place[slot(t, 'army.1')]);
  t.game.steps[t.s.step]?.enter?.(t.s);
  return t;
}

const garrison = 'blue garrison 0505: levy-rifles';
const isShut = (t: TestGame) => isBesieged(t.s, slot(t, 'outpost.2'));

describe('a siege', () => {
  test('[3.24] an army that comes to a base fights now, later, or lays siege', () => {
    const t = come(garrison);
    expect(offers(t)).toEqual(['fight 1', 'later', 'besiege']);
    act(t, 'besiege');
    expect(isShut(t)).toBe(true);
    expect(log(t, 'besieges')).toEqual(['Red besieges the base in 0505.']);
  });

  test('[3.24] no siege without a base, nor from inside', () => {
    const t = table('red army 0505: titan-mauler; blue army 0505: levy-rifles');
    meet(t.s, slot(t, 'army.1'), t.s.place[slot(t, 'army.1')]);
    expect(refusal(t, 'besiege').rule).toBe('3.24');
    const inside = table(`red army 0505: titan-mauler; blue at 0505: outpost; ${garrison}`);
    act(inside, 'assault army.1');
    expect(offers(inside)).toEqual(['fight 1', 'later']);
  });

  test('[3.24] [5.11] the holder may sally at once, and is then the attacker', () => {
    const t = act(come(garrison), 'besiege');
    expect([actorNow(t), ...offers(t)]).toEqual(['blue', 'sally', 'stay']);
    act(t, 'sally');
    const { attacker, defender, holder } = t.s.frame(STEP.battle);
    expect([attacker, defender, holder]).toEqual([1, 0, 1]);
  });

  test('[S131] [3.24] a besieged base yields nothing', () => {
    const t = act(come(garrison), 'besiege, stay');
    expect(stepNow(t)).toBe('turn.act');
    expect(freeBases(t.s, 1)).toEqual([slot(t, 'axle-zero')]);
    const here = t.s.place[slot(t, 'outpost.2')];
    expect(isSupplied(t.s, here, 1)).toBe(false);
  });

  test('[S164] [3.25] a siege ends when its only army moves, even to come back', () => {
    const t = act(come(garrison), 'besiege, stay');
    const army = slot(t, 'army.1');
    const hex = t.s.place[army];
    enter(t.s, army, hex);
    expect(isShut(t)).toBe(false);
  });

  test('[S164] [3.25] a siege continues with a second army', () => {
    const t = come(garrison, 'red army 0505: line-rifles');
    act(t, 'besiege, stay');
    const second = slot(t, 'army.3');
    t.s.flags[second] |= 32;
    enter(t.s, slot(t, 'army.1'), t.s.place[second] + 1);
    expect(isShut(t)).toBe(true);
  });

  test('[S164] [3.25] for 3 AP the besieged break out, or the besieger storms', () => {
    const t = act(come(garrison), 'besiege, stay');
    expect(offers(t)).toContain('assault army.1');
    act(t, 'end-turn');
    expect(actorNow(t)).toBe('blue');
    const ap = t.s.ap[1];
    act(t, 'assault army.2, fight 0');
    expect(t.s.ap[1]).toBe(ap - 3);
    expect(t.s.frame(STEP.battle).attacker).toBe(1);
  });

  test('[3.25] the ring closes at the end of the turn, and opens when the siege ends', () => {
    const t = act(come(garrison), 'besiege, stay');
    const army = slot(t, 'army.1');
    expect(hasFlag(t.s, army, 'closed')).toBe(false);
    closeSieges(t.s, 1);
    expect(hasFlag(t.s, army, 'closed')).toBe(false);
    act(t, 'end-turn');
    expect(hasFlag(t.s, army, 'closed')).toBe(true);
  });

  test('[3.25] a closed ring stays closed in the besieger’s next turn', () => {
    const t = act(come(garrison), 'besiege, stay, end-turn, end-turn, dawn');
    expect([actorNow(t), t.s.round]).toEqual(['red', 2]);
    expect(hasFlag(t.s, slot(t, 'army.1'), 'closed')).toBe(true);
    enter(t.s, slot(t, 'army.1'), t.s.place[slot(t, 'army.1')]);
    expect(hasFlag(t.s, slot(t, 'army.1'), 'closed')).toBe(false);
  });

  test('[3.24] [3.25] a hero who loses all units, or whose units leave, ends the siege', () => {
    const led = () => {
      const t = table(
        `${HOME}; red army 0505: titan-mauler captain-tamsin-roe; red army 0505: levy-rifles; blue at 0505: outpost; ${garrison}`,
      );
      t.s.flags[slot(t, 'army.1')] = FLAG.besieging | FLAG.closed;
      expect(isShut(t)).toBe(true);
      return t;
    };
    const lost = led();
    destroy(lost.s, slot(lost, 'titan-mauler'), '25.19');
    const gone = act(led(), 'transfer titan-mauler');
    for (const t of [lost, gone])
      expect([isShut(t), t.s.flags[slot(t, 'army.1')]]).toEqual([false, 0]);
  });
});

describe('the end of a battle at a base', () => {
  test('[S157] [5.21] victory takes the base and what it hosts', () => {
    const t = act(
      come('blue garrison 0505: levy-rifles!2'),
      'fight 1, first 1, attack titan-mauler, roll 8:0, rest',
    );
    expect(log(t, 'victory')).toHaveLength(1);
    expect(['outpost.2', 'laboratory'].map((name) => t.s.owner[slot(t, name)])).toEqual([0, 0]);
  });

  test('[5.21] if the holder wins, the holder keeps the base', () => {
    const t = come('blue garrison 0505: bastion-colossus');
    t.s.damage[slot(t, 'titan-mauler')] = 7;
    act(t, 'fight 1, first 0, roll 7:0, rest');
    expect(log(t, 'victory')).toEqual(['The battle in 0505 is won by Blue.']);
    expect(t.s.owner[slot(t, 'outpost.2')]).toBe(1);
  });

  test('[5.21] [3.15] not while an army of a third side guards it', () => {
    const t = table(
      `${HOME}; red army 0505: titan-mauler; blue at 0505: outpost; blue garrison 0505: levy-rifles!2; green army 0505: thorn-warriors`,
      { scenario: 'three' },
    );
    act(t, 'assault army.1, fight 1, first 1, attack titan-mauler, roll 8:0, rest');
    expect(log(t, 'victory')).toHaveLength(1);
    expect(t.s.owner[slot(t, 'outpost.2')]).toBe(1);
  });
});
