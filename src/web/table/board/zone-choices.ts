/** Choices among things beside the board: the choices of each thing, and the zones to open for choosing. */
import type { ZoneLook, ZoneThing } from '../../../kernel/look/zones.ts';
import { nounOf } from '../../../kernel/action.ts';
import type { Choice } from '../../session/choices.ts';
import type { DecisionModel } from '../prompt/decision-model.ts';

type Model = Pick<DecisionModel, 'game' | 'shown' | 'choices'>;

/** Number of choices from which on things are chosen in their zones instead of by button. */
const MANY = 6;

/** Returns the zones of the state on the board. */
export const zonesOf = ({ game, shown }: Model): readonly ZoneLook[] => {
  const state = game.look.zones && shown.value;
  return state ? (game.look.zones?.show(state) ?? []) : [];
};

/** Returns the choices of a thing; equal things share one choice for each verb. */
export function choicesOfThing({ choices }: Model, { noun }: ZoneThing): readonly Choice[] {
  if (!noun) return [];
  const indices = [noun.index, ...(noun.same ?? [])];
  const found = choices.value.all.filter(
    ({ verb, action }) => verb.noun === noun.kind && indices.includes(nounOf(action)),
  );
  return found.filter(({ verb }, i) => found.findIndex((c) => c.verb === verb) === i);
}

/** Returns the zones docked under the board for the side at this seat. */
export const dockedZones = (model: Model & Pick<DecisionModel, 'view'>): readonly ZoneLook[] =>
  zonesOf(model).filter(
    ({ isDocked, side, things }) =>
      isDocked && side === model.view.value?.side && things.length > 0,
  );

/** A zone with things to choose from. */
export interface OpenZone {
  readonly zone: ZoneLook;
  readonly count: number;
}

/** Returns the choices that would need too many buttons, and the zones to open instead. */
export function zonedChoices(model: Model & Pick<DecisionModel, 'view'>): {
  readonly zones: readonly OpenZone[];
  readonly choices: ReadonlySet<Choice>;
} {
  const zones: OpenZone[] = [];
  const nouns = new Set<string>();
  const docked = dockedZones(model);
  const inDock = new Set(
    docked.flatMap(({ things }) => things.flatMap((thing) => choicesOfThing(model, thing))),
  );
  for (const zone of zonesOf(model)) {
    if (docked.some(({ id, side }) => id === zone.id && side === zone.side)) continue;
    const count = zone.things.filter((thing) => choicesOfThing(model, thing).length > 0).length;
    if (count === 0) continue;
    zones.push({ zone, count });
    for (const { noun } of zone.things)
      if (noun) for (const i of [noun.index, ...(noun.same ?? [])]) nouns.add(`${noun.kind} ${i}`);
  }
  const inZones = model.choices.value.buttons.filter(({ verb, action }) =>
    nouns.has(`${verb.noun} ${nounOf(action)}`),
  );
  return inZones.length < MANY
    ? { zones: [], choices: inDock }
    : { zones, choices: new Set([...inDock, ...inZones]) };
}
