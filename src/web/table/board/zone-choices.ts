/** Choices among things that lie beside the board: which of a thing, and which zones are opened to choose. */
import type { ZoneLook, ZoneThing } from '../../../kernel/look/zones.ts';
import { nounOf } from '../../../kernel/action.ts';
import type { Choice } from '../../session/choices.ts';
import type { DecisionModel } from '../prompt/decision-model.ts';

type Model = Pick<DecisionModel, 'game' | 'shown' | 'choices'>;

/** Things are chosen in their zones, where they are seen, once there are so many of them to choose from. */
const MANY = 6;

/** Zones of the state on the board. */
export const zonesOf = ({ game, shown }: Model): readonly ZoneLook[] => {
  const state = game.look.zones && shown.value;
  return state ? (game.look.zones?.show(state) ?? []) : [];
};

/** Actions on a thing; of equal things it is one that does it. */
export function choicesOfThing({ choices }: Model, { noun }: ZoneThing): readonly Choice[] {
  if (!noun) return [];
  const indices = [noun.index, ...(noun.same ?? [])];
  const found = choices.value.all.filter(
    ({ verb, action }) => verb.noun === noun.kind && indices.includes(nounOf(action)),
  );
  return found.filter(({ verb }, i) => found.findIndex((c) => c.verb === verb) === i);
}

/** Area under the board for the side that sits there. */
export const dockedZones = (model: Model & Pick<DecisionModel, 'view'>): readonly ZoneLook[] =>
  zonesOf(model).filter(
    ({ isDocked, side, things }) =>
      isDocked && side === model.view.value?.side && things.length > 0,
  );

/** A zone that things are chosen from. */
export interface OpenZone {
  readonly zone: ZoneLook;
  readonly count: number;
}

/** Choices that would need too many buttons: the zones to open instead, and the choices in them. */
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
