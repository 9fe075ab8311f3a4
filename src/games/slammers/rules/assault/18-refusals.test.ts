/** Reasons for illegal actions in a close assault. */
import { expect, test } from 'vitest';
import { settle } from '../../../../kernel/engine.ts';
import { act, of, offers, refusal, stepNow, table, type TestGame } from '../../testing.ts';
import { beginSection, SECTION } from '../sequence.ts';

/** Clear ground in scenario 12; Green attacks first. */
const HEX = '1-0101';
function fight(text: string, scenario = '12', options = {}): TestGame {
  const t = table('assault', scenario, text, { options });
  t.s.role.fill(0);
  beginSection(t.s, SECTION.assault);
  settle(t.game, t.s);
  return t;
}
const answers = (t: TestGame, ...texts: readonly string[]): string[] =>
  texts.map((text) => refusal(t, text).rule);

test('[R40] [18.4] 1-4 is enough to attack, and units that could join are offered', () => {
  // 5 against two tanks and a car is 1-4, shifted 1-3; against 24 it would be 1-5.
  const t = fight(`gTK1 gTK2 ${HEX}; bHT1 bHT2 bCC1 ${HEX}; tIN1 1-0103`);
  act(t, 'target bHT1, target bHT2, done, join gTK1');
  expect(offers(t)).toEqual(['join gTK2', 'fire']);
});

test('[18.3] [R40] [18.2] [R27] units that are no target, and why', () => {
  // A carrier's 1 is enough against at most 4, with the shift 5; an armoured car has 2, a tank 8.
  const t = fight(`gAP1 ${HEX}; tAC1 tAC2 bHT1 ${HEX}; tAC3 1-0102; gTK1 1-0103; tAC4 1-0103`);
  expect(answers(t, 'target bHT1', 'all', 'done')).toEqual(['R40', 'R40', '18.2']);
  expect(answers(t, 'target tAC3', 'target gAP1', 'target gTK1')).toEqual(['18.3', '18.1', '18.3']);
  act(t, 'target tAC1');
  expect(answers(t, 'target tAC1', 'all', 'target bHT1')).toEqual(['18.3', '18.3', 'R40']);
  const ride = fight(`gTK1 ${HEX}; tAC1 tAP1 ${HEX}; tIN1 in tAP1`);
  expect(refusal(ride, 'target tIN1').rule).toBe('R27');
});

test('[18.9] [R39] [R40] units that do not join, and why', () => {
  const t = fight(`gTK1 gTK2 gTK3 ${HEX}; bHT1 tIN1 ${HEX}; tTK1 1-0102; gTK4 1-0103`);
  act(t, 'target bHT1');
  expect(answers(t, 'fire', 'join bHT1', 'join gTK4')).toEqual(['18.3', '18.3', '18.1']);
  act(t, 'join gTK2');
  expect(answers(t, 'join gTK1', 'join gTK2')).toEqual(['18.3', '18.3']);
  expect(refusal(t, 'join gTK1').reason).toContain('gTK2');
  const apart = fight(`gTK1 gTK2 ${HEX}; gTK3 ${HEX} disrupted; tIN1 tIN2 ${HEX}`);
  act(apart, 'target tIN1, done, join gTK1');
  expect(answers(apart, 'join gTK3')).toEqual(['18.9']);
  // In scenario 10, Red has calliopes.
  const guns = fight(`rHT1 rHT2 rSC1 3-0101; gIN1 gIN2 3-0101`, '10');
  act(guns, 'target gIN1, done');
  expect(answers(guns, 'join rSC1')).toEqual(['R39']);
});

test('[23.3] [R40] with one of two jammed, 1-4 remains and is rolled for', () => {
  // 10 against three tanks is 1-3, shifted 1-2; 5 against 24 is 1-5, shifted 1-4.
  const t = fight('gTK1 gTK2 bHT1 bHT2 bHT3 3-0101; rHT1 6-0101', '5', { electronics: 1 });
  act(t, 'all, join gTK1, join gTK2, jam bHT1, target gTK2');
  expect([stepNow(t), of(t, 'role', 'gTK1'), of(t, 'role', 'gTK2')]).toEqual(['attack.roll', 2, 0]);
});
