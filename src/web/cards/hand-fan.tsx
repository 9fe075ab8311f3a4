/** A hand as a fan of cards, and piles beside it. Everything comes in by props: it knows no table. */
import type { Game } from '../../kernel/game.ts';
import { CardBack, CardFace } from './card-face.tsx';
import { CARD_RATIO, DOCK_FAN, type FanMeasures, fanOf, PIVOT } from './fan.ts';
import './cards.css';

/** A card of a hand, or equal ones that lie on one another. */
export interface FanCard {
  readonly key: string;
  /** Unit type: which face it has. */
  readonly type: string;
  readonly count: number;
  /** Units that it stands for. */
  readonly units?: readonly number[];
  /** For screen readers: its name, or what a press does. */
  readonly label: string;
  /** Its name and effect, shown beside the pointer. */
  readonly title: string;
  /** False: a press explains why. */
  readonly canBePlayed: boolean;
  /** Grey: it is too expensive, or the rules forbid it for another reason. */
  readonly isBarred?: boolean;
  /** It is not as printed; its label says how. */
  readonly isChanged?: boolean;
  /** Cards that a lesson asks for. */
  readonly isMeant?: boolean;
}

interface HandFanProps {
  readonly game: Game;
  readonly name: string;
  readonly cards: readonly FanCard[];
  /** Key of the card that stands upright; absent: none. */
  readonly chosen?: string;
  /** Pixels that the fan may take before it is scrolled. */
  readonly room: number;
  readonly measures?: FanMeasures;
  readonly onPress: (card: FanCard) => void;
}

export function HandFan(props: HandFanProps) {
  const { game, name, cards, chosen, room, measures = DOCK_FAN, onPress } = props;
  const index = cards.findIndex(({ key }) => key === chosen);
  const { places, width, height } = fanOf(cards.length, room, measures, index);
  return (
    <fieldset class="fan" aria-label={name} style={{ maxWidth: `${room}px` }}>
      <div class="fan-cards" style={{ width: `${width}px`, height: `${height}px` }}>
        {cards.map((card, i) => {
          const { x = 0, y = 0, turn = 0 } = places[i] ?? {};
          const flags = [
            card.canBePlayed ? 'b-can' : '',
            card.isBarred ? 'barred' : '',
            card.isMeant ? 'meant' : '',
            i === index ? 'chosen' : '',
          ];
          return (
            <button
              key={card.key}
              type="button"
              class={`hand-card fan-card ${flags.filter(Boolean).join(' ')}`}
              style={{
                width: `${measures.card}px`,
                height: `${measures.card * CARD_RATIO}px`,
                transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${turn.toFixed(2)}deg)`,
                transformOrigin: `50% ${PIVOT * 100}%`,
              }}
              title={card.title}
              {...(card.units && { 'data-cards': card.units.join(' ') })}
              aria-label={card.label}
              aria-disabled={!card.canBePlayed}
              aria-pressed={i === index}
              onClick={() => onPress(card)}
            >
              <CardFace game={game} type={card.type} size="small" isNamed />
              {card.isChanged && <b class="fan-changed">!</b>}
              {card.count > 1 && <b class="fan-count">{`×${card.count}`}</b>}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

interface CardPileProps {
  readonly game: Game;
  readonly name: string;
  readonly count: number;
  /** Unit type of the card on top; absent: the pile lies face down. */
  readonly top?: string;
  /** Where the page finds it. */
  readonly id?: string;
  readonly onPress?: () => void;
}

/** A deck or a discard pile with its name and the number of its cards. */
export function CardPile({ game, name, count, top, id, onPress }: CardPileProps) {
  const inside = (
    <>
      <span
        {...(id !== undefined && { 'data-pile': id })}
        class={`pile-cards ${count > 1 ? 'many' : ''} ${count === 0 ? 'empty' : ''}`}
      >
        {count > 0 &&
          (top === undefined ? (
            <CardBack name={name} />
          ) : (
            <CardFace game={game} type={top} size="small" isNamed />
          ))}
        <b>{count}</b>
      </span>
      <span class="pile-name">{name}</span>
    </>
  );
  if (!onPress) return <div class="card-pile">{inside}</div>;
  return (
    <button type="button" class="card-pile" onClick={onPress}>
      {inside}
    </button>
  );
}
