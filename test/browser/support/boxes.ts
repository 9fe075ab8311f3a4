/** Where things are on the screen, in pixels. */
import type { Locator } from '@playwright/test';

/** The box of something with its other two edges; throws if it is not shown. */
export async function boxOf(thing: Locator) {
  const box = await thing.boundingBox();
  if (!box) throw new Error(`${thing} is not shown`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

export const boxesOf = async (all: Locator) => Promise.all((await all.all()).map(boxOf));

/** How far down its middle is. */
export const middleOf = ({ y, height }: { y: number; height: number }): number => y + height / 2;
