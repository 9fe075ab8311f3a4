/**
 * `node test/bundles/write-begun.ts FOLDER`: writes the bundle of another version of Isles, and a game in progress
 * under that version.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSetup } from '../../src/kernel/setup/setup.ts';
import { formatRecord } from '../../src/table/record/record.ts';
import { buildInto } from './build.ts';
import { isles } from './older/isles/index.ts';
import { playRandomly } from './play.ts';

const [folder = ''] = process.argv.slice(2);
const path = fileURLToPath(new URL('./older/isles/index.ts', import.meta.url));
const { hash } = await buildInto(folder, isles, path);
const game = isles.open(parseSetup(isles, { scenario: 'duel' }));
const record = playRandomly(game, hash, 'begun', 6).record();
writeFileSync(join(folder, 'begun.cmr'), formatRecord(record));
