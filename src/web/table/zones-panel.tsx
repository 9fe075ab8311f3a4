/** Hands, decks and trays: how much is in them, and what of it this seat sees. */
import type { ZoneLook, ZoneThing } from '../../kernel/look-zones.ts';
import { keyOf } from '../../kernel/message.ts';
import { nounOf } from '../../kernel/action.ts';
import { tell } from '../words.ts';
import type { ScreenState } from './context.ts';
import { sideStyle } from './side-style.ts';

export function Zones({ screen }: { screen: ScreenState }) {
  const { model } = screen;
  const state = model.shown.value;
  const zones = state ? (model.game.look.zones?.show(state) ?? []) : [];
  return zones.map((zone) => <Zone key={`${zone.id} ${zone.side}`} screen={screen} zone={zone} />);
}

function Zone({ screen, zone }: { screen: ScreenState; zone: ZoneLook }) {
  const { game } = screen.model;
  const name = tell(game, zone.name);
  return (
    <section class="zone" aria-label={name} style={sideStyle(game, zone.side)}>
      <h3>
        {name} <b>{zone.count}</b>
      </h3>
      <ul>
        {zone.things.map((thing) => (
          <Thing key={keyOf(thing.name)} screen={screen} thing={thing} />
        ))}
      </ul>
    </section>
  );
}

/** A thing; a button where it is one of the choices of the present decision. */
function Thing({ screen: { model }, thing }: { screen: ScreenState; thing: ZoneThing }) {
  const { game } = model;
  const { noun, count } = thing;
  const choice = model.choices.value.all.find(
    ({ verb, action }) => verb.noun === noun?.kind && nounOf(action) === noun.index,
  );
  const name = tell(game, thing.name);
  return (
    <li>
      {choice ? (
        <button
          type="button"
          class="button small"
          title={choice.label}
          onClick={() => model.ending.press(choice)}
        >
          {name}
        </button>
      ) : (
        <b>{name}</b>
      )}
      {count > 1 && <span> ×{count}</span>}
      {thing.text !== undefined && <span class="hint"> {tell(game, thing.text)}</span>}
    </li>
  );
}
