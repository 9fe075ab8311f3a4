/** Faces of cards as images that are drawn once: addresses of blobs by game, language, card and size. */
import { cardBack, cardFace, type CardSize } from '../../draw/card/card.ts';
import type { Game } from '../../kernel/game.ts';
import { speakers, tell } from '../messages.ts';

type FaceSource = Pick<Game, 'look'> & Parameters<typeof tell>[0];

const known = new WeakMap<object, Map<string, string>>();
const backs = new Map<string, string>();

/**
 * The address of the face of the card with a unit type, in the language of the page; undefined: the game has no card
 * of it. The picture is kept for as long as its game's look is.
 */
export function faceAddress(game: FaceSource, type: string, size: CardSize): string | undefined {
  const { look } = game;
  const card = look.cards?.face(type);
  if (!card) return undefined;
  const addresses = known.get(look) ?? new Map<string, string>();
  known.set(look, addresses);
  const key = `${speakers.value.language} ${size} ${type}`;
  const before = addresses.get(key);
  if (before !== undefined) return before;
  const address = addressOf(cardFace(look, card, size, (text) => tell(game, text)));
  addresses.set(key, address);
  return address;
}

/** The address of the back of a card with a name. */
export function backAddress(name: string): string {
  const address = backs.get(name) ?? addressOf(cardBack(name));
  backs.set(name, address);
  return address;
}

const addressOf = (svg: string): string =>
  URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
