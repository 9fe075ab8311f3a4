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
import { forget, reveal } from '../knowledge.ts';
import { foresee } from '../../../../kernel/picks.ts';
import { isRevealing } from '../../../../kernel/step.ts';
import { viewOf } from '../../../../kernel/view.ts';
import { delayedStep, meet } from './05-meeting.ts';
import { STEP } from '../names.ts';

const frame = (t: TestGame) => t.s.frame(STEP.battle);

describe('how battles begin', () => {
  /** An army of Red has just arrived at 0505. */
  const come = (text: string, situation = {}): TestGame => {
    const t = table(`red army 0505: line-rifles levy-rifles; ${text}`, situation);
    if (meet(t.s, slot(t, 'army.1'), t.s.place[slot(t, 'army.1')]))
      t.game.steps[t.s.step]?.enter?.(t.s);
    return t;
  };

  test('[5.11] [5.12] if an army meets an enemy, it fights now or later', () => {
    const t = come('blue army 0505: tine-walker');
    expect(offers(t)).toEqual(['fight 1', 'later']);
    expect(actorNow(t)).toBe('red');
    act(t, 'fight 1');
    expect(frame(t).attacker).toBe(0);
    expect(log(t, 'battle')).toEqual(['Battle in 0505: Red against Blue.']);
  });

  test('[5.12] [13.2] only armies put battles off: a card’s bit with the same number causes no battle', () => {
    const later = (name: string) => {
      const t = table(
        'red at 0505: outpost; red army 0505: line-rifles; blue army 0505: tine-walker',
      );
      t.s.flags[slot(t, name)] |= FLAG.delayed;
      t.s.goto(STEP['turn.battles']);
      delayedStep.enter?.(t.s);
      return stepNow(t);
    };
    expect([later('army.1'), later('outpost')]).toEqual(['meeting', 'turn.end']);
  });

  test('[5.12] [5.13] the end of a turn may begin a battle that shows an army without cards: it reveals', () => {
    const t = come('blue army 0505: tine-walker');
    const end = t.game.verbs.id['end-turn'] << 16;
    const { steps } = t.game;
    expect(isRevealing(steps[STEP['turn.act']], end)).toBe(true);
    expect(isRevealing(steps[STEP['turn.act']], t.game.verbs.id.draw << 16)).toBe(false);
    act(t, 'later');
    // The page does not predict how the turn ends.
    expect(foresee(t.game, viewOf(t.game, t.s, 0), end)).toBeUndefined();
  });

  test('[5.11] heroes alone and armies in stealth neither stop others nor are stopped', () => {
    expect(stepNow(come('blue army 0505: wren'))).toBe('turn.act');
    const t = table('red army 0505: line-rifles; blue army 0505: picket-riders');
    const [own, theirs] = [slot(t, 'army.1'), slot(t, 'army.2')];
    const hex = t.s.place[own];
    for (const hidden of [own, theirs]) {
      t.s.flags.fill(0);
      t.s.flags[hidden] = 16;
      expect(meet(t.s, own, hex)).toBe(false);
    }
    // [3.26] A detected army may be attacked from inside.
    expect(offers(t)).toContain('assault army.1');
    forget(t.s, theirs, 0);
    expect(offers(t)).not.toContain('assault army.1');
    reveal(t.s, theirs, 0);
    t.s.flags.fill(0);
    expect(meet(t.s, own, hex)).toBe(true);
  });

  test('[5.11] [R103] a side meets only armies that it knows, and only in its own turn', () => {
    expect(stepNow(come('hidden blue army 0505: tine-walker'))).toBe('turn.act');
    const t = table('red army 0505: line-rifles; blue army 0505: tine-walker');
    expect(meet(t.s, slot(t, 'army.2'), t.s.place[slot(t, 'army.2')])).toBe(false);
  });

  test('[5.11] if an army meets several enemies, its owner chooses the one to fight', () => {
    const t = come('blue army 0505: tine-walker; green army 0505: thorn-warriors', {
      scenario: 'three',
    });
    expect(offers(t)).toEqual(['fight 1', 'fight 2', 'later']);
    act(t, 'fight 2');
    expect(frame(t).defender).toBe(2);
  });

  test('[5.12] [S152] a battle that was put off is fought when the turn ends', () => {
    const t = come('blue army 0505: tine-walker; red army 0505: rampart-guard');
    act(t, 'later');
    expect(stepNow(t)).toBe('turn.act');
    act(t, 'end-turn');
    // Both of Red's armies are there by now, so Red chooses the first one.
    expect(offers(t)).toEqual(['lead army.1', 'lead army.3']);
    act(t, 'lead army.3');
    expect(stepNow(t)).toBe('battle.initiative');
  });

  test('[5.12] battles that were put off come one after the other, then the turn is over', () => {
    const t = table(
      'red at 0504: outpost; red army 0505: titan-mauler; blue army 0505: levy-rifles!2; red army 0606: titan-mauler; blue army 0606: levy-rifles!2',
    );
    for (const name of ['army.1', 'army.3']) t.s.flags[slot(t, name)] = 256;
    act(t, 'end-turn, first 1, attack titan-mauler, roll 8:0, rest');
    expect(log(t, 'victory')).toEqual(['The battle in 0505 is won by Red.']);
    act(t, 'first 1, attack titan-mauler.2, roll 8:0, rest');
    expect(log(t, 'victory')).toHaveLength(2);
    expect(stepNow(t)).toBe('turn.act');
    expect(actorNow(t)).toBe('blue');
    expect(t.s.flags[slot(t, 'army.1')]).toBe(0);
  });

  test('[3.25] an attack from inside a hex costs 3 AP and needs an enemy that is seen', () => {
    const t = table(
      'red army 0505: line-rifles; blue army 0505: tine-walker; red army 0606: wren',
      {
        values: { 'red-ap': 3 },
      },
    );
    expect(offers(t)).toContain('assault army.1');
    expect(refusal(t, 'assault army.3').rule).toBe('3.25');
    expect(refusal(t, 'assault army.2').rule).toBe('3.25');
    act(t, 'assault army.1, fight 1');
    expect(t.s.ap[0]).toBe(0);
    expect(stepNow(t)).toBe('battle.initiative');
    const poor = table('red army 0505: line-rifles; blue army 0505: tine-walker', {
      values: { 'red-ap': 2 },
    });
    expect(refusal(poor, 'assault army.1').rule).toBe('3.25');
  });
});
