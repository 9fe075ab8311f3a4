/** Helpers for tests of card faces: all faces of a game in a language, and the text printed on them. */

import { armageddon, openArmageddon } from '../src/games/armageddon/index.ts';
import { FACE_TYPES } from '../src/games/armageddon/look/faces.ts';
import { SHARED } from '../src/i18n/shared.ts';
import { Translators } from '../src/i18n/translators.ts';
import type { CardLook } from '../src/kernel/look/card.ts';
import { parseSetup } from '../src/kernel/setup/setup.ts';
import { requireDefined } from '../src/kernel/require-defined.ts';
import { cardFace, type CardSize } from '../src/draw/card/card.ts';

/** A drawn face with its name for messages. */
export interface DrawnFace {
  readonly type: string;
  readonly card: CardLook;
  readonly svg: string;
}

/** Returns every card face of Armageddon in a language and a size. */
export async function allFaces(language: 'en' | 'de', size: CardSize): Promise<DrawnFace[]> {
  const translators = await Translators.load(language, SHARED);
  await translators.ready(armageddon);
  const game = openArmageddon(parseSetup(armageddon, {}));
  const translator = translators.of(game);
  return FACE_TYPES.map((type) => {
    const card = requireDefined(game.look.cards?.face(type), `a face of ${type}`);
    return { type, card, svg: cardFace(game.look, card, size, (text) => translator.text(text)) };
  });
}
