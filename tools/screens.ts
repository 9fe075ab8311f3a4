/**
 * `npm run screens`: takes pictures of every screen of the page in three widths, light and dark, for somebody
 * to look at, with a page that shows them side by side.
 *
 *   node tools/screens.ts [name ...]
 *
 * With names, only the screens in whose name one of them stands.
 */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bin, run } from './check/run.ts';
import { ensureChromium } from './chromium.ts';

const FOLDER = '.cache/screens';

async function takeScreens(names: readonly string[]): Promise<number> {
  if (names.length === 0) rmSync(FOLDER, { recursive: true, force: true });
  const chromium = ensureChromium();
  if ((await run([bin('vite', 'vite'), 'build', '--logLevel=warn'])) !== 0) return 1;
  const only = names.length > 0 ? ['--grep', names.join('|')] : [];
  return run([bin('@playwright/test', 'playwright'), 'test', ...only], {
    CHROMIUM_PATH: chromium,
    SCREENS: '1',
  });
}

/** All pictures there are, a row for each screen. */
function writeIndex(): void {
  const rows = Map.groupBy(
    readdirSync(FOLDER).filter((file) => file.endsWith('.png')),
    (file) => file.replace(/-\d+-\w+\.png$/, ''),
  );
  const body = [...rows].map(
    ([name, files]) =>
      `<h2>${name}</h2>${files.map((file) => `<img src="${file}" alt="${file}" loading="lazy">`).join('')}`,
  );
  const style =
    'img { width: 32%; vertical-align: top; border: 1px solid } body { font: 1rem sans-serif }';
  const page = `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${style}</style>`;
  writeFileSync(`${FOLDER}/index.html`, page + body.join(''));
}

// The tools are started from the root, whoever starts this from where.
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
process.exitCode = await takeScreens(process.argv.slice(2));
writeIndex();
console.log(`All of them: ${FOLDER}/index.html`);
