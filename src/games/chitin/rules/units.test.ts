import { expect, test } from 'vitest';
import { englishEvent } from '../../../../test/english.ts';
import { Log } from '../../../kernel/text/log.ts';
import { TOKENS } from '../data/scenarios.ts';
import { act, eventsOf, inLabels, table, unit } from '../testing.ts';
import { countOnMap, kill } from './units.ts';

const [A, C] = [TOKENS.indexOf('A'), TOKENS.indexOf('C')];

test('[6.01] [R48] a side has entered as soon as one of its units enters the map', () => {
  const t = table('red Gantua edge; blue Gantua -7,7');
  expect(t.s.entered[0]).toBe(0);
  act(t, 'pick RG1', 'to 1,-10', 'face E');
  expect([t.s.entered[0], countOnMap(t.s, 0), countOnMap(t.s, 1)]).toEqual([1, 1, 1]);
});

test('[4.022] ground units die in a hex, flyers in a megahex', () => {
  const t = table('red 2 Gantua 7,-7; red Plunge 8,-7', { scenario: 'small', step: 'combat' });
  const log = new Log();
  kill(t.s, unit('RG1'), '7.063', log);
  kill(t.s, unit('RF1'), '7.063', log);
  expect(log.events.map((event) => `[${event.rule}] ${englishEvent(t.game, event)}`)).toEqual([
    `[7.063] Gantua RG1 dies at ${inLabels('7,-7')}.`,
    '[7.063] Plunge RF1 dies in megahex m4.',
  ]);
  expect(t.s.losses[0]).toBe(2);
  expect(eventsOf(t, 'died')).toEqual([]);
});

test('[8.041] [6.081] the body of a carrier belongs to its token while a comrade carries on', () => {
  const t = table(
    'red 2 Worker 7,-7 E carries A; red 2 Worker 5,-6 E carries C; token A 7,-7 20; token C 5,-6 15',
    { scenario: 'small', step: 'combat' },
  );
  const bodies = () => [...t.s.bodyToken].slice(0, 4);
  kill(t.s, unit('RW1'), '7.063');
  kill(t.s, unit('RW3'), '7.063');
  expect(bodies()).toEqual([A, C, -1, -1]);
  // The last carrier of A is dead too: the token lies there, and the nearest token counts again.
  kill(t.s, unit('RW2'), '7.063');
  expect(bodies()).toEqual([-1, C, -1, -1]);
});
