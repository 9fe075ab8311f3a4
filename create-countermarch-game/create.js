#!/usr/bin/env node
// `npm create countermarch-game NAME` is `countermarch new NAME`, by the program that npm has installed with this package.

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const manifest = createRequire(import.meta.url).resolve('countermarch/package.json');
process.argv.splice(2, 0, 'new');
await import(pathToFileURL(join(dirname(manifest), 'bin/countermarch.js')).href);
