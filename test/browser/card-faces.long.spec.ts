/** Faces of all cards as the browser draws them: text stays in its zone, in English and German. */
import { LARGE_ZONES } from '../../src/draw/card/large.ts';
import { SMALL_ZONES } from '../../src/draw/card/small.ts';
import { allFaces } from '../card-faces.ts';
import { expect, test } from './support/fixtures.ts';

for (const language of ['en', 'de'] as const)
  for (const size of ['large', 'small'] as const)
    test(`${language}: the text of ${size} faces stays in its zone`, async ({ page }) => {
      const faces = await allFaces(language, size);
      const body = faces.map(({ type, svg }) => `<div data-type="${type}">${svg}</div>`).join('');
      await page.setContent(`<!doctype html><meta charset="utf-8">${body}`);
      const zones = size === 'large' ? LARGE_ZONES : SMALL_ZONES;
      // Without figures, the abilities begin where the figures would be.
      const higher = size === 'large' ? 52 : 0;
      const outside = await page.evaluate(
        ({ boxes, rise }) => {
          const faults: string[] = [];
          for (const [zone, { x, y, width, height }] of Object.entries(boxes))
            for (const text of document.querySelectorAll<SVGTextElement>(`g.${zone} text`)) {
              const box = text.getBBox();
              const top = zone === 'abilities' ? y - rise : y;
              const fits =
                box.x >= x - 1 &&
                box.x + box.width <= x + width + 1 &&
                box.y >= top - 4 &&
                box.y + box.height <= y + height + 4;
              const type = text.closest('[data-type]')?.getAttribute('data-type');
              if (!fits) faults.push(`${type} ${zone}: ${text.textContent}`);
            }
          return faults;
        },
        {
          boxes: zones as Record<string, { x: number; y: number; width: number; height: number }>,
          rise: higher,
        },
      );
      expect(outside).toEqual([]);
      expect(await page.locator('g.name text').count()).toBeGreaterThanOrEqual(faces.length);
    });

test('lines of text do not overlap', async ({ page }) => {
  const faces = await allFaces('de', 'large');
  await page.setContent(
    faces.map(({ type, svg }) => `<div data-type="${type}">${svg}</div>`).join(''),
  );
  const touching = await page.evaluate(() => {
    const faults: string[] = [];
    for (const face of document.querySelectorAll('[data-type]')) {
      const lines = [...face.querySelectorAll<SVGTextElement>('g.abilities text, g.flavour text')];
      const boxes = lines.map((line) => line.getBBox());
      for (const [i, a] of boxes.entries())
        for (const b of boxes.slice(i + 1)) {
          // Boxes of lines are as high as the font, but the visible letters are lower.
          const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
          const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
          if (across > 1 && down > 4) faults.push(`${face.getAttribute('data-type')}`);
        }
    }
    return faults;
  });
  expect(touching).toEqual([]);
});
