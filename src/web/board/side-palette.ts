/** The colours of a game's art as CSS properties. */
import { paletteProperties } from '../../draw/art.ts';
import { withSafeSides } from '../../draw/signs.ts';
import type { Art } from '../../kernel/look/art.ts';

/** Returns the palette of a game. `signs`: side colours that colour-blind players can distinguish. */
export const sidePalette = (art: Art, signs: boolean): Record<string, string> =>
  paletteProperties(signs ? withSafeSides(art) : art);
