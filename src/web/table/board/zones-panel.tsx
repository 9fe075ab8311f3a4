/** Hands, decks and trays: their sizes, and the contents that this seat can see. */
import type { ComponentChildren } from 'preact';
import type { ZoneLook, ZoneThing } from '../../../kernel/look/zones.ts';
import { keyOf } from '../../../kernel/text/message.ts';
import { format } from '../../messages.ts';
import type { Choice } from '../../session/choices.ts';
import type { ScreenState } from '../context.ts';
import { PiecePicture } from './piece-picture.tsx';
import { choicesOfThing } from './zone-choices.ts';
import { sideStyle } from './side-style.ts';

/**
 * Zones in the panel. `rows`: only zones that show their counters side by side during a fight; otherwise only the
 * others.
 */
export function Zones({ screen, rows }: { screen: ScreenState; rows: boolean }) {
  const { model } = screen;
  const state = model.shown.value;
  const zones = state ? (model.game.look.zones?.show(state) ?? []) : [];
  return zones
    .filter(({ isRow = false }) => isRow === rows)
    .map((zone) => <Zone key={`${zone.id} ${zone.side}`} screen={screen} zone={zone} />);
}

/** Returns the id of a zone's element. */
export const zoneId = ({ id, side }: ZoneLook): string => `zone-${id}-${side}`;

/** Shows a zone in the panel, and focuses the first of its things that can be chosen. */
export function openZone(screen: ScreenState, { zone }: { readonly zone: ZoneLook }): void {
  screen.openTab('state');
  requestAnimationFrame(() => {
    const section = document.getElementById(zoneId(zone));
    const folded = section?.querySelector('details');
    if (folded) folded.open = true;
    section?.scrollIntoView({ block: 'start' });
    section?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  });
}

function Zone({ screen, zone }: { screen: ScreenState; zone: ZoneLook }) {
  const { game } = screen.model;
  const name = format(game, zone.name);
  const heading = (
    <h3>
      {name} <b>{zone.count}</b>
    </h3>
  );
  const things = <Things screen={screen} zone={zone} />;
  return (
    <section class="zone" id={zoneId(zone)} aria-label={name} style={sideStyle(game, zone.side)}>
      {zone.isFolded && zone.things.length > 0 ? (
        <details>
          <summary>{heading}</summary>
          {things}
        </details>
      ) : (
        <>
          {heading}
          {things}
        </>
      )}
    </section>
  );
}

function Things({ screen, zone }: { screen: ScreenState; zone: ZoneLook }) {
  const isPictured = zone.things.some(({ type }) => type !== undefined);
  const Each = zone.isRow ? Stander : Thing;
  return (
    <ul class={zone.isRow ? 'row-of' : isPictured ? 'pictured' : ''}>
      {zone.things.map((thing) => (
        <Each
          key={`${thing.noun?.kind} ${thing.noun?.index} ${keyOf(thing.name)}`}
          screen={screen}
          thing={thing}
          side={zone.side}
        />
      ))}
    </ul>
  );
}

/** A thing in a row, as its counter with its name; a button if it can be chosen. */
function Stander(props: { screen: ScreenState; thing: ZoneThing; side: number }) {
  const { screen, thing, side } = props;
  const { game } = screen.model;
  const { type = '', values = '', conditions = [], name, text } = thing;
  const choices = choicesOfThing(screen.model, thing);
  const [only] = choices.length === 1 ? choices : [];
  const face = (
    <>
      <PiecePicture game={game} shown={{ side, type, values, conditions }} />
      <span>{format(game, name)}</span>
    </>
  );
  const texts = [name, text ?? '', ...conditions].map((each) => format(game, each));
  return (
    <li title={texts.filter(Boolean).join(', ')}>
      {only ? <ChoiceButton screen={screen} choice={only} text={face} /> : face}
      {!only &&
        choices.map((choice) => (
          <ChoiceButton key={choice.action} screen={screen} choice={choice} text={choice.label} />
        ))}
    </li>
  );
}

/** A thing; a button if the current decision offers it, or several buttons if it offers several choices. */
function Thing(props: { screen: ScreenState; thing: ZoneThing; side: number }) {
  const { screen, thing, side } = props;
  const { model } = screen;
  const { game } = model;
  const { count, type } = thing;
  const choices = choicesOfThing(model, thing);
  const [only] = choices.length === 1 ? choices : [];
  const name = format(game, thing.name);
  return (
    <li>
      {type !== undefined && <PiecePicture game={game} shown={{ side, type }} />}
      <div>
        {only ? <ChoiceButton screen={screen} choice={only} text={name} /> : <b>{name}</b>}
        {count > 1 && <span> ×{count}</span>}
        {thing.text !== undefined && <span class="hint"> {format(game, thing.text)}</span>}
        {choices.length > 1 &&
          choices.map((choice) => (
            <ChoiceButton key={choice.action} screen={screen} choice={choice} text={choice.label} />
          ))}
      </div>
    </li>
  );
}

function ChoiceButton(props: { screen: ScreenState; choice: Choice; text: ComponentChildren }) {
  const { screen, choice, text } = props;
  const { model } = screen;
  return (
    <button
      type="button"
      class="button small"
      title={choice.label}
      aria-label={choice.label}
      onClick={() => {
        screen.closeSheet();
        model.ending.press(choice);
      }}
    >
      {text}
    </button>
  );
}
