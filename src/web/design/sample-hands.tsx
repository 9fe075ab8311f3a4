/** Sample hands from the decks of a draft. */
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Game } from '../../kernel/game.ts';
import { keyOf, side as sideNoun } from '../../kernel/text/message.ts';
import type { Side } from '../../kernel/side.ts';
import { DOCK_FAN } from '../cards/fan.ts';
import { HandFan } from '../cards/hand-fan.tsx';
import { nameOf, format } from '../messages.ts';
import { t } from './design-messages.ts';
import type { DesignModel } from './model.ts';
import { type SampleCard, sampleHand, sidesWithHands } from './sample-hand.ts';

/** Shows sample hands; nothing for games without hands, or for invalid drafts. */
export function SampleHands({ model }: { readonly model: DesignModel }) {
  const game = model.opened.value;
  const sides = useMemo(() => (game ? sidesWithHands(game) : []), [game]);
  if (!game || sides.length === 0) return null;
  return (
    <section class="design-section depth-0" aria-labelledby="sample-hands">
      <h2 id="sample-hands">{t('design.hands')}</h2>
      <p class="hint">{t('design.hands.about')}</p>
      {sides.map((side) => (
        <SampleHandOf key={side} game={game} side={side} />
      ))}
    </section>
  );
}

function SampleHandOf({ game, side }: { readonly game: Game; readonly side: Side }) {
  const [number, setNumber] = useState(1);
  const [room, setRoom] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const cards = useMemo(
    () => sampleHand(game, side, `${side} ${number}`) ?? [],
    [game, side, number],
  );
  const name = nameOf(game, sideNoun(side));
  const playable = cards.reduce(
    (n, { canBePlayed, thing }) => n + (canBePlayed ? thing.count : 0),
    0,
  );
  const all = cards.reduce((n, { thing }) => n + thing.count, 0);
  return (
    <div class="sample-hand">
      <p class="row">
        <b>{name}</b>
        <span role="status">{t('design.hands.playable', { n: playable, all })}</span>
        <button type="button" class="button small" onClick={() => setNumber(number + 1)}>
          {t('design.hands.next', { side: name })}
        </button>
      </p>
      <div class="sample-fan" ref={box}>
        {room > 0 && (
          <HandFan
            game={game}
            name={t('design.hands.of', { side: name })}
            room={room}
            cards={cards.map((card) => fanCard(game, card))}
            measures={DOCK_FAN}
            onPress={() => undefined}
          />
        )}
      </div>
    </div>
  );
}

function fanCard(game: Game, { thing, canBePlayed }: SampleCard) {
  const { count } = thing;
  const name = format(game, thing.name) + (count > 1 ? ` ${t('design.times', { n: count })}` : '');
  return {
    ...{ key: keyOf(thing.name), type: thing.type ?? '', count, canBePlayed },
    label: canBePlayed ? t('design.hands.can', { card: name }) : name,
    title: [name, format(game, thing.text ?? '')].filter(Boolean).join(': '),
    isBarred: !canBePlayed,
  };
}
