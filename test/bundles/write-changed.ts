/**
 * `node test/bundles/write-changed.ts GAME FOLDER SCENARIO`: writes the bundle of a game under other rules, and a game
 * played under them: `game.cmr`, `game.cmz`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSetup } from '../../src/kernel/setup/setup.ts';
import { loadBundle } from '../../src/server/bundles/load.ts';
import { formatCmz } from '../../src/table/record/cmz.ts';
import { formatRecord } from '../../src/table/record/record.ts';
import { buildInto } from './build.ts';
import { gameById } from './changed/registry.ts';
import { playRandomly } from './play.ts';

const [id = '', folder = '', scenario = ''] = process.argv.slice(2);
const path = fileURLToPath(new URL(`./changed/${id}.ts`, import.meta.url));
const bundle = await buildInto(folder, gameById(id), path);
const { module } = loadBundle(bundle.code, bundle.hash);
const game = module.open(parseSetup(module, scenario === '' ? {} : { scenario }));
const record = formatRecord(playRandomly(game, bundle.hash, id).record());
writeFileSync(join(folder, 'game.cmr'), record);
writeFileSync(join(folder, 'game.cmz'), formatCmz({ record, bundle }));
console.log(JSON.stringify({ hash: bundle.hash, entries: record.split('\n').length - 3 }));
