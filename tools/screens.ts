/**
 * `npm run screens`: takes pictures of every screen of the page in three widths, light and dark, for review, with a
 * page that shows them side by side.
 *
 *   node tools/screens.ts [name ...] [--readme]
 *
 * With names, only the screens whose name contains one of them. `--readme`: also writes the README's pictures to
 * docs/screenshots (`to-readme.screens.ts`).
 */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bin, run } from './check/run.ts';
import { ensureChromium } from './chromium.ts';

const FOLDER = '.cache/screens';
async function takeScreens(names: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  if (names.length === 0) rmSync(FOLDER, { recursive: true, force: true });
  const executable = ensureChromium();
  if ((await run([bin('vite', 'vite'), 'build', '--logLevel=warn'])) !== 0) return 1;
  const only = names.length > 0 ? ['--grep', [...names, 'README'].join('|')] : [];
  return run([bin('@playwright/test', 'playwright'), 'test', ...only], {
    CHROMIUM_PATH: executable,
    SCREENS: '1',
    ...env,
  });
}

/** Returns all existing pictures, one row for each screen. */
function writeIndex(): void {
  const rows = Map.groupBy(
    readdirSync(FOLDER).filter((file) => file.endsWith('.png')),
    (file) => file.replace(/-\d+-\w+\.png$/, ''),
  );
  const image = (file: string): string => `<img src="${file}" alt="${file}" loading="lazy">`;
  const body = [...rows].map(([name, files]) => `<h2>${name}</h2>${files.map(image).join('')}`);
  const style = 'img { width: 32%; vertical-align: top; border: 1px solid }';
  const page = `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${style}</style>`;
  writeFileSync(`${FOLDER}/index.html`, page + body.join(''));
}

// The tools run in the root, whatever the working directory is.
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { readme: { type: 'boolean' } },
});
process.exitCode = await takeScreens(positionals, values.readme ? { README: '1' } : {});
writeIndex();
console.log(`All of them: ${FOLDER}/index.html`);
