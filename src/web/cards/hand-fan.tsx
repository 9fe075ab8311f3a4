/** A hand as a fan of cards, with piles beside it. It depends only on its props, not on a table. */
import type { Game } from '../../kernel/game.ts';
import { CardBack, CardFace } from './card-face.tsx';
import { CARD_RATIO, DOCK_FAN, type FanMeasures, fanOf, PIVOT } from './fan.ts';
import './cards.css';

/** Card of a hand, or several equal ones on top of each other. */
export interface FanCard {
  readonly key: string;
  /** Unit type, which determines the face. */
  readonly type: string;
  readonly count: number;
  /** Units that the card stands for. */
  readonly units?: readonly number[];
  /** Label for screen readers: its name, or the effect of a press. */
  readonly label: string;
  /** Tooltip: its name and effect. */
  readonly title: string;
  /** Whether it can be played. If not, a press explains why. */
  readonly canBePlayed: boolean;
  /** Whether it is greyed out, because it is too expensive or the rules forbid it for another reason. */
  readonly isBarred?: boolean;
  /** Whether it differs from its printed version; its label says how. */
  readonly isChanged?: boolean;
  /** Whether a lesson asks for this card. */
  readonly isMeant?: boolean;
}

interface HandFanProps {
  readonly game: Game;
  readonly name: string;
  readonly cards: readonly FanCard[];
  /** Key of the upright card; absent for none. */
  readonly chosen?: string;
  /** Maximum width of the fan in pixels, beyond which it scrolls. */
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
  /** Unit type of the top card; absent if the pile is face down. */
  readonly top?: string;
  /** Id of the element, for flights to and from the pile. */
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
