/** Pictures of the README, made from screenshots taken before (`npm run screens -- --readme`). */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { test } from './support/fixtures.ts';
import { FOLDER } from './support/screens.ts';

/** Names of the pictures, and the screens in them. */
const SHOWN = {
  chitin: 'plan-1440-light',
  annihilator: 'odds-1440-dark',
  slammers: 'fire-1440-light',
  armageddon: 'challenge-1440-light',
  lobby: 'lobby-newcomer-1440-light',
  rulebook: 'rules-figure-1440-light',
  deck: 'deck-gallery-1440-light',
};
/** The quality at which a file is as small as possible with sharp letters. */
const QUALITY = 0.8;

test('pictures of the README', async ({ page }) => {
  test.skip(process.env['README'] !== '1', 'only when asked for');
  for (const [name, screen] of Object.entries(SHOWN)) {
    const file = `${FOLDER}/${screen}.png`;
    if (!existsSync(file)) continue;
    const taken = { png: readFileSync(file, 'base64'), quality: QUALITY };
    const webp = await page.evaluate(toWebp, taken);
    const bytes = Buffer.from(webp.slice(webp.indexOf(',') + 1), 'base64');
    writeFileSync(`docs/screenshots/${name}.webp`, bytes);
  }
});

/** Runs in the page. */
async function toWebp({ png, quality }: { png: string; quality: number }): Promise<string> {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', quality);
}
