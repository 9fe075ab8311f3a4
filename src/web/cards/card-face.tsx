/** The face or the back of a card as an image. */
import type { CardSize } from '../../draw/card/card.ts';
import type { Game } from '../../kernel/game.ts';
import { format } from '../messages.ts';
import { backAddress, faceAddress } from './card-images.ts';
import './cards.css';

interface CardFaceProps {
  readonly game: Game;
  /** Unit type of the card. */
  readonly type: string;
  /** Size of the image; `large` from 200 pixels on. */
  readonly size: CardSize;
  /** Whether text next to the image already names the card, so that the image needs no alternative text. */
  readonly isNamed?: boolean;
}

/** Shows the face of a card; nothing if the game has no card of this type. */
export function CardFace({ game, type, size, isNamed = false }: CardFaceProps) {
  const address = faceAddress(game, type, size);
  const card = game.look.cards?.face(type);
  if (!address || !card) return null;
  const name = isNamed ? '' : format(game, card.name);
  return <img class={`card-face ${size}`} src={address} alt={name} draggable={false} />;
}

export const CardBack = ({ name }: { readonly name: string }) => (
  <img class="card-face small" src={backAddress(name)} alt="" draggable={false} />
);
