import { expect, test } from 'vitest';
import { parseAction } from '../../kernel/text/notation.ts';
import { viewOf } from '../../kernel/view.ts';
import { windowAt } from '../../kernel/windows.ts';
import { act, chances, offers, table, type TestGame } from './testing.ts';

/** Tan drops infantry at which the given units may fire. */
const falls = (text: string): TestGame =>
  act(
    table('drops', '10', `tIN1 waiting drops; rHT1 6-0101; gIN1 3-0101; ${text}`),
    'to 4-0105, roll 1',
  );

const open = ({ game, s }: TestGame) => windowAt(game, viewOf(game, s, 1));

test('[8.1] [8.5] the chance of a shot counts the dice that hit; a calliope needs none', () => {
  const t = falls('gCA1 5-1205; bHT1 5-1105');
  const window = open(t);
  expect(window?.id).toBe('drop');
  const chance = (text: string) => window?.chance?.(t.s, parseAction(t.game, text));
  expect(chance('shoot gCA1')).toBe(1);
  const hit = Object.entries(chances(t, 'shoot bHT1')).filter(([label]) =>
    label.includes('shot down'),
  );
  const exact = hit
    .map(([, text]) => text.split('/').map(Number))
    .reduce((sum, [n, d]) => sum + n / d, 0);
  expect(hit).not.toEqual([]);
  expect(chance('shoot bHT1')).toBeCloseTo(exact);
  expect(exact).toBeLessThan(1);
});

test('[5.4] passing declines, and no window is open if no side can react', () => {
  const t = falls('bHT1 5-1105');
  expect([open(t)?.decline]).toEqual([parseAction(t.game, 'pass')]);
  expect(offers(t)).toContain('pass');
  expect(open(act(t, 'pass'))).toBe(undefined);
});
