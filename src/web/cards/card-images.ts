/** Card faces as images: blob URLs by game, language, card and size, each drawn once. */
import { cardBack, cardFace, type CardSize } from '../../draw/card/card.ts';
import type { Game } from '../../kernel/game.ts';
import { translators, format } from '../messages.ts';

type FaceSource = Pick<Game, 'look'> & Parameters<typeof format>[0];

const known = new WeakMap<object, Map<string, string>>();
const backs = new Map<string, string>();

/**
 * Returns the URL of the face of a card, by unit type, in the page's language; undefined if the game has no such card.
 * The picture is kept as long as the game's look.
 */
export function faceAddress(game: FaceSource, type: string, size: CardSize): string | undefined {
  const { look } = game;
  const card = look.cards?.face(type);
  if (!card) return undefined;
  const addresses = known.get(look) ?? new Map<string, string>();
  known.set(look, addresses);
  const key = `${translators.value.language} ${size} ${type}`;
  const before = addresses.get(key);
  if (before !== undefined) return before;
  const address = addressOf(cardFace(look, card, size, (text) => format(game, text)));
  addresses.set(key, address);
  return address;
}

/** Returns the URL of the back of a card with this name. */
export function backAddress(name: string): string {
  const address = backs.get(name) ?? addressOf(cardBack(name));
  backs.set(name, address);
  return address;
}

const addressOf = (svg: string): string =>
  URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
