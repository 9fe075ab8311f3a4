/** The colours of a game's art as the page's styles want them. */
import { paletteProperties } from '../../draw/art.ts';
import { withSafeSides } from '../../draw/signs.ts';
import type { Art } from '../../kernel/look/art.ts';

/** `signs`: with colours of sides that all eyes tell apart. */
export const sidePalette = (art: Art, signs: boolean): Record<string, string> =>
  paletteProperties(signs ? withSafeSides(art) : art);
