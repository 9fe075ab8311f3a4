import { tinyGame } from '../../../test/tiny-game.ts';
import type { Game } from '../../kernel/game.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { planTexts } from './plan-text.ts';
import { runCommand, scratchFolder } from '../test-run.ts';

const folder = scratchFolder();

/** Three Gantuas that declare an attack on Termagants from behind; elsewhere a Phlanx stands before a Gantua. */
const POSITION = {
  format: 'countermarch/position/1',
  game: 'chitin',
  scenario: 'basic',
  counters: [
    ...['RG1', 'RG2', 'RG3'].map((unit) => ({ unit, at: '1108', facing: 'E', aim: 1 })),
    { unit: 'RG4', at: '0708', facing: 'W' },
    ...['BT1', 'BT2'].map((unit) => ({ unit, at: '1208', facing: 'E' })),
    { unit: 'BP1', at: '0608', facing: 'E' },
  ],
};

async function inspected(changes: object): Promise<string> {
  const file = join(folder, 'position.json');
  writeFileSync(file, JSON.stringify({ ...POSITION, ...changes }));
  const { out } = await runCommand('inspect', file);
  return out;
}

describe('planned combats in words', () => {
  test('list strengths with every modifier, the odds, all chances, and open obligations', async () => {
    const out = await inspected({ frames: [{ step: 'combat.declare', last: -1 }] });
    expect(out).toContain('[7.02] Attacks:\n  Attack on 1208: 18 to 4, odds 4-1 [7.061]\n');
    expect(out).toContain(
      '    attack: 3 Gantuas, 1108 12 [7.01] · rear add +3 [7.041] · class add +3 [7.042]\n',
    );
    expect(out).toContain('    defence: 2 Termagants, 1208 4 [7.01]\n');
    expect(out).toContain('the defender is disrupted (DD) 1/6 (16.7%)');
    expect(out).toContain('  [7.02] The stack at 0608 is in front of your Gantuas at 0708');
  });

  test('are also printed after the announcement', async () => {
    const fighting = POSITION.counters.map((c) => (/1[12]08/.test(c.at) ? { ...c, battle: 0 } : c));
    const out = await inspected({
      counters: fighting,
      battles: [{ attack: 18, defence: 4, at: '1208' }],
      frames: [{ step: 'combat.next' }, { step: 'combat.roll' }],
    });
    expect(out).toContain(
      '[5.00] Announced battles:\n  Attack on 1208: 18 to 4, odds 4-1 [7.061]\n',
    );
  });

  test('are empty if nothing is planned', () => {
    const plan = { title: 'Attacks', rule: '7.02', items: [], unmet: [], isOpen: true };
    expect(planTexts(tinyGame() as Game, plan)).toEqual([]);
  });
});
