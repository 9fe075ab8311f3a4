/** Recorded whole games, one turn per line, one game for each way to end. */
import { englishEvent } from '../../../test/english.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { play, start } from '../../kernel/engine.ts';
import { Log } from '../../kernel/text/log.ts';
import { parseAction } from '../../kernel/text/notation.ts';
import type { SetupRequest } from '../../kernel/setup/setup.ts';
import { ENDINGS } from './rules/names.ts';
import { openGame } from './testing.ts';

const FOLDER = new URL('./recorded/', import.meta.url);
const games = readdirSync(FOLDER)
  .sort()
  .map((file) => {
    const [setup, ...turns] = readFileSync(new URL(file, FOLDER), 'utf8').trim().split('\n');
    return {
      file,
      setup: JSON.parse(setup!) as SetupRequest,
      turns: turns.slice(0, -1),
      end: turns.at(-1)!,
    };
  });

test.each(games)('[5.00] $file plays to its end: $end', ({ setup, turns, end }) => {
  const game = openGame(setup);
  const log = new Log();
  const s = start(game, log);
  let sentences = 0;
  for (const turn of turns) {
    const [round, mover] = [s.round, s.mover];
    for (const text of turn.split(', ')) {
      // Each line is one turn of one side.
      if (s.revealed === 1 && round > 0) expect([s.round, s.mover]).toEqual([round, mover]);
      const result = play(game, s, parseAction(game, text), log);
      expect(result, `${text} in round ${s.round}`).toEqual({ ok: true });
      game.check(s);
      for (const event of log.take()) sentences += englishEvent(game, event).length > 0 ? 1 : 0;
    }
  }
  const outcome = game.outcome(s);
  expect(`[${outcome?.rule}] ${outcome?.scores?.join('-')}`).toBe(end);
  expect(sentences).toBeGreaterThan(60);
});

test('[4.01] [4.03] [4.04] [4.05] [R49] [R59] every way to end has its game', () => {
  const ends = games.map(({ end }) => /\[(.+)\]/.exec(end)?.[1]).sort();
  expect(ends).toEqual(ENDINGS.map(({ rule }) => rule).sort());
});
