/** Positions of elements on the screen, in pixels. */
import type { Locator } from '@playwright/test';

/** Returns the box of an element with its right and bottom edges; throws if it is not visible. */
export async function boxOf(thing: Locator) {
  const box = await thing.boundingBox();
  if (!box) throw new Error(`${thing} is not shown`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

export const boxesOf = async (all: Locator) => Promise.all((await all.all()).map(boxOf));

/** Returns the vertical position of the middle of an element. */
export const middleOf = ({ y, height }: { y: number; height: number }): number => y + height / 2;
