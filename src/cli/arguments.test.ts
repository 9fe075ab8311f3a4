import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { armageddon } from '../games/armageddon/index.ts';
import { slammers } from '../games/slammers/index.ts';
import { DESIGN_FORMAT } from '../kernel/setup/design-file.ts';
import { parseSetup, type Setup } from '../kernel/setup/setup.ts';
import { setupOf } from './arguments.ts';
import { runCommand, scratchFolder } from './test-run.ts';

const folder = scratchFolder();
const OLD_FILE = new URL('../../test/fixtures/designs/armageddon.json', import.meta.url).pathname;
const document = JSON.parse(readFileSync(OLD_FILE, 'utf8'));
const dear = { title: 'Dear rifles', changes: { 'unitCost.line-rifles.humans': 3 } };

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
}
const designFile = (name: string, variant: unknown): string =>
  file(name, { format: DESIGN_FORMAT, game: 'armageddon', variant, document });

describe('--document', () => {
  test('reads a file from before designs could have variants', () => {
    const setup = setupOf(armageddon, { document: OLD_FILE });
    expect(setup.document).toEqual(document);
    expect(setup.variant).toBeUndefined();
  });

  test('brings the variant of the file, unless --variant names another or none', () => {
    const design = designFile('dear.json', dear);
    const changes = (setup: Setup) => setup.variant?.changes;
    const setup = setupOf(armageddon, { document: design });
    expect(setup).toEqual(parseSetup(armageddon, { variant: dear, document }));
    const other = file('other.json', { changes: { 'unitCost.line-rifles.humans': 1 } });
    expect(changes(setupOf(armageddon, { document: design, variant: other }))).toEqual({
      'unitCost.line-rifles.humans': 1,
    });
    const usual = setupOf(armageddon, { document: design, variant: 'none' });
    expect(usual).toEqual(parseSetup(armageddon, { document }));
  });

  test('refuses a variant with the field at fault, and says how to do without it', async () => {
    const high = designFile('high.json', { changes: { 'unitCost.line-rifles.humans': 400 } });
    const unknown = designFile('unknown.json', { changes: { 'unitCost.line-rifle.humans': 4 } });
    const wayOn = 'to use the file without its variant, add --variant none';
    expect((await runCommand('play', 'armageddon', '--document', high)).err).toMatch(
      new RegExp(
        `${high}: variant\\.changes\\.unitCost\\.line-rifles\\.humans: expected a whole number.*; ${wayOn}`,
      ),
    );
    const refused = await runCommand('play', 'armageddon', '--document', unknown);
    expect(refused.code).not.toBe(0);
    expect(refused.err).toContain('did you mean unitCost.line-rifles.humans');
    expect(refused.err).toContain(wayOn);
    expect(setupOf(armageddon, { document: high, variant: 'none' }).document).toEqual(document);
    // The scenario is at fault, not the variant.
    const elsewhere = await runCommand('play', 'armageddon', '--scenario', 'x', '--document', high);
    expect(elsewhere.err).not.toContain(wayOn);
  });
});

test('a variant that the default document cannot meet is read with a document that can', () => {
  const variant = { changes: { 'price.conventional.TK': 40 } };
  const old = new URL('../../test/fixtures/designs/slammers.json', import.meta.url);
  const usual = readFileSync(old, 'utf8');
  const design = file('rich.json', JSON.parse(usual.replaceAll(/"points": \d+/g, '"points": 900')));
  const setup = setupOf(slammers, {
    scenario: 'designed',
    document: design,
    variant: file('tanks.json', variant),
  });
  expect(setup.variant).toEqual(variant);
});
