/** A finished game is replayed under the rules of its bundle, even if the current rules differ. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { annihilation } from '../../games/annihilation/index.ts';
import { ActionList } from '../../kernel/action.ts';
import { legal } from '../../kernel/engine.ts';
import { formatAction } from '../../kernel/text/notation.ts';
import { Sfc32 } from '../../kernel/random.ts';
import { parseSetup } from '../../kernel/setup/setup.ts';
import type { Game } from '../../kernel/game.ts';
import { loadBundle } from '../../server/bundles/load.ts';
import { seededDice } from '../../table/dice/dice.ts';
import { importRecord } from '../../table/record/import.ts';
import { formatRecord } from '../../table/record/record.ts';
import { parseRecord } from '../../table/record/parse-record.ts';
import { Table } from '../../table/table.ts';
import { loadRecord } from '../load.ts';
import { findRules } from './find-rules.ts';
import { buildBundle } from './build.ts';

const home = mkdtempSync(join(tmpdir(), 'replay-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Ignores the bundles of this program, which may have been built. */
const NONE = { folder: '', byGame: new Map() };

const path = fileURLToPath(new URL('../../games/annihilation/index.ts', import.meta.url));

/** A table with random actions up to the end. */
function playedTable(game: Game, bundle: string | undefined): Table {
  const table = Table.create({ id: 'abc', game, dice: seededDice('5'), bundle });
  const rng = new Sfc32('replay');
  const list = new ActionList();
  while (table.actor >= 0) {
    legal(game, table.state, list);
    const action = list.at(rng.below(list.length));
    table.act(table.actor, table.seq, [formatAction(game, action)]);
  }
  return table;
}

/** The game under other rules, which refuse most of the played actions. */
const changed = (game: Game): Game => ({
  ...game,
  version: game.version + 1,
  steps: game.steps.map((step) => ({
    ...step,
    ...(step.actions && {
      actions(s, out: ActionList) {
        step.actions?.(s, out);
        out.length = Math.min(out.length, 1);
      },
    }),
  })),
});

test('its record names the bundle, and every entry is replayed in it', async () => {
  const { code, hash } = await buildBundle({ module: annihilation, path });
  writeFileSync(join(home, `${hash}.mjs`), code);
  const today = annihilation.open(parseSetup(annihilation));
  const text = formatRecord(playedTable(today, hash).record());
  expect(text).toContain(`"bundle":"${hash}"`);
  const file = join(home, 'game.cmr');
  writeFileSync(file, text);

  const { record } = loadRecord(file);
  const underNew = importRecord(changed(today), record);
  expect(underNew.verdict.stopped?.seq).toBeLessThan(record.entries.length);

  const rules = await findRules(file, { bundles: home }, NONE);
  expect(rules).toMatchObject({ hash, isFound: true, isSandboxed: false });
  const { table } = loadRecord(file, rules);
  expect(table.game.play).toBeDefined();
  expect(table.verdict.difference).toBeUndefined();
  expect(table.entries).toEqual(record.entries);
  expect(table.outcome).toEqual(record.close.outcome);

  // A record written under the bundle's rules is equal byte for byte.
  const { module } = loadBundle(code, hash);
  expect(formatRecord(playedTable(module.open(parseSetup(module)), hash).record())).toBe(text);

  expect(await findRules(file, { bundles: join(home, 'empty') }, NONE)).toEqual({
    ...{ hash, isFound: false, isSandboxed: false },
  });
  writeFileSync(join(home, `${hash}.mjs`), `${code}\n`);
  await expect(findRules(file, { bundles: home }, NONE)).rejects.toThrow(/bundle\.hash/);
  const other = text.replace(
    hash,
    hash.replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
  );
  expect(() => parseRecord(other)).toThrow(/record\.hash/);
});
