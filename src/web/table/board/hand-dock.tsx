/** Hand of a seat, under the board: a fan of cards with piles beside it, or a row of pictures if there is less room. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { ZoneLook, ZoneThing } from '../../../kernel/look/zones.ts';
import { DOCK_FAN, type FanMeasures, PHONE_FAN } from '../../cards/fan.ts';
import { CardPile, HandFan } from '../../cards/hand-fan.tsx';
import { format } from '../../table-messages.ts';
import { useMedia } from '../../ui/media.ts';
import type { ScreenState } from '../context.ts';
import {
  type CardTable,
  cardTableOf,
  chosenThing,
  handCardOf,
  isBarred,
  topOf,
} from './hand-model.ts';
import { followCards } from './card-flights.ts';
import { PiecePicture } from './piece-picture.tsx';
import { dockedZones } from './zone-choices.ts';
import { openZone, zoneId } from './zones-panel.tsx';

/** Wide layout, in which the board keeps more than 48 % of the height above a fan. */
export const FANNED = '(min-width: 1200px) and (min-height: 680px)';
/** Tall phones, on which the board keeps 40 % of the height above a fan and two rows of buttons. */
const SWIPED = '(max-width: 599.98px) and (min-height: 900px)';

export function HandDock({ screen }: { screen: ScreenState }) {
  const { model } = screen;
  const [isFanned, isTall] = [useMedia(FANNED), useMedia(SWIPED)];
  useEffect(() => (model.game.look.cards ? followCards(model) : undefined), [model]);
  if (model.isOver.value) return null;
  // The prompt of a lesson needs the room.
  const isSwiped = isTall && !model.lesson.isGuided.value;
  const table = isFanned || isSwiped ? cardTableOf(model) : undefined;
  if (!table) return <Rows screen={screen} />;
  return isFanned ? (
    <Fans screen={screen} table={table} />
  ) : (
    <SwipedFans screen={screen} table={table} />
  );
}

/** Larger cards without piles; the status panel shows the piles. */
function SwipedFans({ screen, table }: { screen: ScreenState; table: CardTable }) {
  const hands = table.hands.filter(({ things }) => things.length > 0);
  if (hands.length === 0) return null;
  return (
    <div class="b-dock hand-dock fanned swiped">
      {hands.map((zone) => (
        <Fan key={zone.id} screen={screen} zone={zone} measures={PHONE_FAN} />
      ))}
    </div>
  );
}

function Fans({ screen, table: { hands, piles } }: { screen: ScreenState; table: CardTable }) {
  const pilesOf = (way: 'down' | 'up') =>
    piles
      .filter(({ pile }) => pile === way)
      .map((zone) => <Pile key={zone.id} screen={screen} zone={zone} />);
  return (
    <div class="b-dock hand-dock fanned">
      {pilesOf('down')}
      {hands.map((zone) => (
        <Fan key={zone.id} screen={screen} zone={zone} measures={DOCK_FAN} />
      ))}
      {pilesOf('up')}
    </div>
  );
}

function Pile({ screen, zone }: { screen: ScreenState; zone: ZoneLook }) {
  const { model } = screen;
  const top = topOf(model, zone);
  return (
    <CardPile
      game={model.game}
      name={format(model.game, zone.name)}
      count={zone.count}
      id={zoneId(zone)}
      {...(top !== undefined && { top })}
      onPress={() => openZone(screen, { zone })}
    />
  );
}

function Fan(props: { screen: ScreenState; zone: ZoneLook; measures: FanMeasures }) {
  const { screen, zone, measures } = props;
  const { model } = screen;
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setRoom(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const held = zone.things.map((thing) => handCardOf(model, thing));
  const chosen = chosenThing(model, zone.things);
  const chosenKey = held.find(({ thing }) => thing === chosen)?.key;
  return (
    <div class="fan-room" ref={box}>
      {room > 0 && (
        <HandFan
          game={model.game}
          name={format(model.game, zone.name)}
          room={room}
          measures={measures}
          {...(chosenKey !== undefined && { chosen: chosenKey })}
          cards={held.map(({ key, thing, name, about, label, first, isMeant }) => ({
            ...{ key, label, isMeant },
            ...{ type: thing.type ?? '', count: thing.count, units: unitsOf(thing) },
            title: [name, about].filter(Boolean).join(': '),
            canBePlayed: first !== undefined,
            isBarred: first === undefined && isBarred(model, thing),
            isChanged: (thing.conditions?.length ?? 0) > 0,
          }))}
          onPress={({ key }) => held.find((card) => card.key === key)?.press()}
        />
      )}
    </div>
  );
}

function Rows({ screen }: { screen: ScreenState }) {
  const { model } = screen;
  const zones = dockedZones(model);
  if (zones.length === 0) return null;
  return (
    <div class="b-dock hand-dock">
      {zones.map((zone) => (
        <fieldset key={zone.id} aria-label={format(model.game, zone.name)}>
          <p class="b-dock-name" aria-hidden="true">
            {format(model.game, zone.name)}
            {'\u00a0'}
            <b>{zone.count}</b>
          </p>
          <div class="b-dock-row">
            {zone.things.map((thing) => {
              const { key } = handCardOf(model, thing);
              return <Row key={key} screen={screen} thing={thing} side={zone.side} />;
            })}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

function Row({ screen, thing, side }: { screen: ScreenState; thing: ZoneThing; side: number }) {
  const { model } = screen;
  const { name, about, label, first, isMeant, press } = handCardOf(model, thing);
  // Figures that are printed on the picture are not repeated beside it.
  const brief = format(model.game, thing.brief ?? thing.text ?? '');
  const { type, values = '', count } = thing;
  return (
    <button
      type="button"
      class={`hand-card hand-row ${first ? 'b-can' : ''} ${isMeant ? 'meant' : ''}`}
      title={[name, about].filter(Boolean).join(': ')}
      data-cards={unitsOf(thing).join(' ')}
      aria-label={label}
      aria-disabled={first === undefined}
      onClick={press}
    >
      {type !== undefined && <PiecePicture game={model.game} shown={{ side, type, values }} />}
      <span>
        {name}
        {count > 1 && <b> ×{count}</b>}
        {brief && <span class="about">{withUnits(brief)}</span>}
      </span>
    </button>
  );
}

/** Returns the units of a zone entry; empty if the entry is not about units. */
const unitsOf = ({ noun }: ZoneThing): readonly number[] =>
  noun?.kind === 'unit' ? [noun.index, ...(noun.same ?? [])] : [];

/** Keeps a number and its unit on one line: `3 AP, 1 H`. */
const withUnits = (text: string): string => text.replace(/(\d) (?=\p{L})/gu, '$1\u00a0');
