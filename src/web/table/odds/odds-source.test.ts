import { expect, test } from 'vitest';
import type { Chance } from '../../../kernel/odds/rows.ts';
import { msg } from '../../../kernel/text/message.ts';
import { likeliestFirst } from './odds-source.ts';

const chance = (label: Chance['label'], p: number): Chance => ({ label, p, text: String(p) });

test('the results of a draw are shown with the likeliest first, and all others last', () => {
  const [hero, unit, facility] = [
    chance('hero', 0.1),
    chance('unit', 0.3),
    chance('facility', 0.2),
  ];
  const others = chance(msg('odds.others'), 0.4);
  const headline = { kind: 'result', ...unit } as const;
  const first = { title: '', rule: '', headline, rows: [hero, unit, facility, others], each: [] };
  const { first: shown } = likeliestFirst({ first, sure: [], next: [] });
  expect(shown?.rows).toEqual([unit, facility, hero, others]);
});
