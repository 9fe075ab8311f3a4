import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCommand, runJson, scratchFolder } from '../test-run.ts';

const folder = scratchFolder();

function file(name: string, variant: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(variant));
  return path;
}

describe('values of a game', () => {
  test('are listed with range, rule, source and name, those of a scenario alone if asked', async () => {
    const { out } = await runCommand('games', 'annihilator', '--values');
    expect(out).toMatch(
      /^attack\.assault +4 +0 to 12 +\[UTL\] +printed +Attack Strength: Assault Squad$/m,
    );
    expect(out).toMatch(/^crt\.1\.1-2 +NE +NE, D, X +\[CRT\] +printed +Combat result: 1, 1-2$/m);
    const learning = await runCommand(
      'games',
      'annihilation',
      '--values',
      '--scenario',
      'learning',
    );
    expect(learning.out).toContain('learning.charges.2 ');
    expect(learning.out).not.toMatch(/^charges\.2 /m);
  });

  test('a variant is shown beside the usual values, with the hash of its changes', async () => {
    const changes = { 'points.charge': 2, quiet: 40 };
    const path = file('double.json', { title: 'Double points', changes });
    const { out } = await runCommand('games', 'annihilation', '--variant', path);
    expect(out).toMatch(/^Double points$/m);
    expect(out).toMatch(/^points\.charge +1 +2 +Points for each unit of charge$/m);
    expect(out).not.toContain('quiet');
    const { hash } = await runJson<{ hash: string }>(
      'games',
      'annihilation',
      '--variant',
      path,
      '--json',
    );
    expect(out).toContain(`hash: ${hash}`);
    const plain = file('plain.json', { changes: { quiet: 40 } });
    expect((await runCommand('games', 'annihilation', '--variant', plain)).out).toBe(
      'This variant changes nothing.\n',
    );
  });

  test('a variant is refused with file, field and range', async () => {
    const path = file('far.json', { changes: { quiet: 3 } });
    const { code, err } = await runCommand('play', 'annihilation', '--variant', path);
    expect(code).toBe(2);
    expect(err).toContain(`${path}: variant.changes.quiet: expected a whole number from 4 to 300`);
    const lost = await runCommand('games', '--values');
    expect([lost.code, lost.err]).toEqual([2, expect.stringContaining('name the game')]);
  });
});
