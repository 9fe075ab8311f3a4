import { describe, expect, test } from 'vitest';
import { FLAG } from '../../state/pieces.ts';
import { act, slot, table, type TestGame } from '../../testing.ts';
import { beginBattle } from './05-battle.ts';
import { hasMark } from './05-battle-flags.ts';
import { ATTACKER } from './05-pools.ts';
import { STEP } from '../names.ts';

const BASES = 'red at 0504: outpost; blue at 0506: outpost';
const frame = (t: TestGame) => t.s.frame(STEP.battle);

describe('[5.11] the start of a battle', () => {
  const among = (more: string): TestGame =>
    act(
      table(`red army 0505: line-rifles; blue army 0505: tine-walker; ${BASES}; ${more}`, {
        scenario: 'three',
      }),
      'assault army.1, fight 1',
    );

  test.each([
    ['a base of any side', 'green at 0505: outpost', 2],
    ['no base that the attacker has not seen', 'hidden green at 0505: outpost', 1],
    ['no collector', 'green at 0505: collector-humans', 1],
  ])('[R100] the ground is held by %s, else by the defender', (_, more, holder) => {
    expect(frame(among(more)).holder).toBe(holder);
  });

  test('[5.11] the log tells all sides who attacks whom, and where', () => {
    const [battle] = among('').events.filter(({ type }) => type === 'battle');
    const at = { node: 48 };
    expect(battle).toEqual({
      ...{ type: 'battle', rule: '5.11' },
      args: { by: { side: 0 }, foe: { side: 1 }, at },
    });
  });

  test('[R102] a side fights only armies that it sees; independents see every army that does not hide', () => {
    const text = `blue army 0505: tine-walker; hidden blue army 0505: levy-rifles; ${BASES}`;
    const fighting = (t: TestGame) =>
      ['army.1', 'army.2', 'army.3'].map((army) => hasMark(t.s, slot(t, army), 'engaged'));
    expect(
      fighting(act(table(`red army 0505: line-rifles; ${text}`), 'assault army.1, fight 1')),
    ).toEqual([...[true, true, false]]);
    const wild = table(`independents army 0505: dune-hounds; ${text}`);
    const hounds = slot(wild, 'army.1');
    beginBattle(wild.s, wild.s.place[hounds], wild.s.owner[hounds], 1);
    expect(fighting(wild)).toEqual([true, true, true]);
    expect(frame(wild).holder).toBe(1);
  });

  test('[3.26] [R102] if a detected army is attacked in stealth, it no longer hides', () => {
    const t = table(`red army 0505: line-rifles; blue army 0505: picket-riders; ${BASES}`);
    t.s.flags[slot(t, 'army.2')] |= FLAG.stealth;
    act(t, 'assault army.1, fight 1');
    expect([hasMark(t.s, slot(t, 'army.2'), 'engaged'), t.s.flags[slot(t, 'army.2')]]).toEqual([
      ...[true, 0],
    ]);
  });

  test('[5.11] a battle begins with the attacker, in round 0, with no armies chosen', () => {
    const t = table(`red army 0505: line-rifles; blue army 0505: tine-walker; ${BASES}`);
    beginBattle(t.s, t.s.place[slot(t, 'army.1')], 0, 1);
    expect(frame(t)).toMatchObject({ attacker: 0, defender: 1, first: -1, second: -1 });
    expect(frame(t)).toMatchObject({ fresh: 0, stage: 0, round: 0, turn: ATTACKER });
  });
});
