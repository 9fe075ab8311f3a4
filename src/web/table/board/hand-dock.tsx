/** Hand of a seat, under the board: pictures to read at a glance, and to press where they are a choice. */
import type { ZoneThing } from '../../../kernel/look/zones.ts';
import { keyOf } from '../../../kernel/text/message.ts';
import { tell } from '../../table-messages.ts';
import type { ScreenState } from '../context.ts';
import { PiecePicture } from './piece-picture.tsx';
import { choicesOfThing, dockedZones } from './zone-choices.ts';

export function HandDock({ screen }: { screen: ScreenState }) {
  const { model } = screen;
  const zones = dockedZones(model);
  if (zones.length === 0 || model.isOver.value) return null;
  return (
    <div class="b-dock hand-dock">
      {zones.map((zone) => (
        <fieldset key={zone.id} aria-label={tell(model.game, zone.name)}>
          <p class="b-dock-name" aria-hidden="true">
            {tell(model.game, zone.name)}
            {'\u00a0'}
            <b>{zone.count}</b>
          </p>
          <div class="b-dock-row">
            {zone.things.map((thing) => (
              <Card
                key={`${thing.noun?.index} ${keyOf(thing.name)}`}
                screen={screen}
                thing={thing}
                side={zone.side}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

function Card({ screen, thing, side }: { screen: ScreenState; thing: ZoneThing; side: number }) {
  const { model } = screen;
  const choices = choicesOfThing(model, thing);
  const meant = model.lesson.meant.value;
  const told = meant && choices.filter(({ action }) => meant.has(action));
  const [first] = told ?? choices;
  const name = tell(model.game, thing.name);
  const about = tell(model.game, thing.text ?? '');
  // Figures that are printed on the picture need no words beside it.
  const brief = tell(model.game, thing.brief ?? thing.text ?? '');
  const { type, values = '', count } = thing;
  const press = () => {
    if (!told && choices.length > 1) model.menu.value = choices;
    else if (first) model.ending.press(first);
    else model.clickThing(thing);
  };
  return (
    <button
      type="button"
      class={`hand-card ${first ? 'b-can' : ''} ${told && first ? 'meant' : ''}`}
      title={[name, about].filter(Boolean).join(': ')}
      aria-label={choices.length === 1 ? first?.label : `${name}${about && `: ${about}`}`}
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

/** A number stays in the line of what it counts: `3 AP, 1 H`. */
const withUnits = (text: string): string => text.replace(/(\d) (?=\p{L})/gu, '$1\u00a0');
