/** Map overlays, computed from the player's own view. */
import type { AreaLook, OverlaySpec } from '../../../kernel/look/look.ts';
import { side } from '../../../kernel/text/message.ts';
import { HEXES, HEXES_OF, MEGAHEX_COUNT, MEGAHEX_NAMES } from '../data/field.ts';
import { TOKENS } from '../data/scenarios.ts';
import { isFlyer, SIDES, sideOf, TYPE_OF } from '../data/units.ts';
import { readParty } from '../rules/movement/06-party.ts';
import { floodFrom } from '../rules/movement/06-reach.ts';
import { mayStop } from '../rules/movement/06-movement.ts';
import { readFronts } from '../rules/battle/07-fronts.ts';
import { flightsOf } from '../rules/air/08-air-movement.ts';
import { commanded } from '../rules/air/08-command.ts';
import { survey, zoneOf } from '../rules/survey.ts';
import type { Chitin } from '../state.ts';
import { typeName } from '../i18n/nouns.ts';
import { msg } from '../i18n/msg.ts';

export const overlays: readonly OverlaySpec<Chitin>[] = [
  { id: 'megahexes', name: msg('overlay.megahexes'), areas: () => megahexes() },
  { id: 'harvest', name: msg('overlay.harvest'), areas: harvest },
  { id: 'command', name: msg('overlay.command'), areas: command },
  { id: 'zones', name: msg('overlay.zones'), areas: zones },
  { id: 'reach', name: msg('overlay.reach'), areas: (s, _, { unit }) => reach(s, unit) },
  { id: 'duties', name: msg('overlay.duties'), areas: duties },
];

/** [2.01] Returns the fifteen megahexes. */
function megahexes(): AreaLook[] {
  return HEXES_OF.map((nodes, m) => ({
    type: 'megahex',
    name: msg('region.megahex', { name: MEGAHEX_NAMES[m] }),
    nodes,
  }));
}

/** [2.04] Returns the places and values of the tokens. */
function harvest(s: Chitin): AreaLook[] {
  const here = TOKENS.map((_, t) => t).filter((t) => s.tokenAt[t] >= 0);
  const texts = here.map((t) => `${TOKENS[t]} ${s.tokenValue[t]}`);
  const name = msg('area.harvest');
  return [{ type: 'harvest', name, nodes: here.map((t) => s.tokenAt[t]), texts }];
}

/** [8.031] Returns the megahexes in which each side's warriors are in command. */
function command(s: Chitin): AreaLook[] {
  return SIDES.map(({ id }, by) => {
    const marks = commanded(s, by);
    const nodes = Array.from({ length: MEGAHEX_COUNT }, (_, m) => m)
      .filter((m) => marks[m])
      .flatMap((m) => HEXES_OF[m]);
    return { type: `command-${id}`, name: msg('area.command', { by: side(by) }), nodes };
  });
}

/** [6.04] Returns the zones of control of both sides. */
function zones(s: Chitin): AreaLook[] {
  return SIDES.map(({ id }, by) => ({
    type: `zone-${id}`,
    name: msg('area.zone', { by: side(by) }),
    nodes: zoneOf(s, by),
  }));
}

/**
 * [6.02] Returns the hexes that a unit could reach now, or, outside its turn, with all its points; each hex with the
 * points left there.
 */
function reach(s: Chitin, unit: number): AreaLook[] {
  if (unit < 0 || s.at[unit] < 0) return [];
  const own = s.clone();
  own.marked.fill(0);
  own.marked[unit] = 1;
  own.mover = sideOf(unit);
  if (s.mover !== sideOf(unit))
    own.left[unit] = s.disrupted[unit] ? 1 : s.world.ratings.moves[unit];
  const party = readParty(own);
  const name = msg('area.reach', { type: typeName(TYPE_OF[unit]) });
  if (isFlyer(unit)) return [{ type: 'reach', name, nodes: [...flightsOf(own, party).keys()] }];
  const sv = survey(own, own.mover);
  const labels = floodFrom(own, sv, party, own.mover);
  const nodes: number[] = [];
  for (let n = 0; n < HEXES; n++) if (labels.best[n] >= 0 && mayStop(sv, party, n)) nodes.push(n);
  const texts = nodes.map((n) => {
    const label = labels.best[n];
    return `${Math.min(labels.gifted[label], labels.common[label])}`;
  });
  return [{ type: 'reach', name, nodes, texts }];
}

/** [7.02] Returns the enemy stacks in front of own units, which must be attacked. */
function duties(s: Chitin): AreaLook[] {
  const fronts = readFronts(s);
  const all = Array.from(fronts.targets.subarray(0, fronts.targetCount));
  const open = all.filter((_, j) => fronts.owed[j] && fronts.targetGroup[j] < 0);
  return [{ type: 'duty', name: msg('area.duty'), nodes: open.sort((a, b) => a - b) }];
}
