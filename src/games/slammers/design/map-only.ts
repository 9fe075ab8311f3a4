/** The map of a draft that has no forces yet. */
import type { DraftMap } from '../../../kernel/setup/design.ts';
import type { Look } from '../../../kernel/look/look.ts';
import type { MapLayout } from '../data/layouts.ts';
import type { ScenarioData } from '../data/scenario.ts';
import { makeLook } from '../look.ts';
import { stateClass } from '../state.ts';
import { worldOf } from '../world.ts';
import { DESIGNED } from './document.ts';

/** Returns data for drawing a layout, legal or not. */
export function mapOnly(layout: MapLayout): DraftMap {
  const world = worldOf(emptyOf(layout), {});
  const State = stateClass(world);
  return { board: world.board, look: makeLook(world) as Look, blank: new State(world) };
}

const emptyOf = (layout: MapLayout): ScenarioData => ({
  id: DESIGNED,
  minutes: 0,
  layout,
  forces: [],
  commands: [],
  parties: [],
  setUp: [],
  moves: [],
  victory: { kind: 'points' },
  specials: {},
});
