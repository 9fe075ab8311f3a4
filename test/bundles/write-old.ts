/**
 * `node test/bundles/write-old.ts GAME VERSION FOLDER`: writes the bundle of an older version of a game, and the record
 * of a game played under it: `old.cmr`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireDefined } from '../../src/kernel/require-defined.ts';
import { parseSetup } from '../../src/kernel/setup/setup.ts';
import { formatRecord } from '../../src/table/record/record.ts';
import { OLD_BUNDLES, oldModule, oldText } from './history.ts';
import { playRandomly } from './play.ts';

const [id = '', version = '', folder = ''] = process.argv.slice(2);
const found = OLD_BUNDLES.find((one) => one.game === id && one.version === Number(version));
const bundle = requireDefined(found, 'the version is in the fixture');
writeFileSync(join(folder, `${bundle.hash}.mjs`), oldText(bundle));
const module = oldModule(bundle);
const game = module.open(parseSetup(module, { scenario: 'learning' }));
writeFileSync(join(folder, 'old.cmr'), formatRecord(playRandomly(game, bundle.hash, id).record()));
