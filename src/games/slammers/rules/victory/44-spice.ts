/** [44.3] Containers of spice: taking, carrying and bringing them home. */
import type { Log } from '../../../../kernel/text/log.ts';
import { node, unit } from '../../../../kernel/text/message.ts';
import { NONE } from '../../../../kernel/state.ts';
import { COLOURS } from '../../data/units.ts';
import { pieceOf } from '../../ground/ground.ts';
import type { Slammers } from '../../state.ts';
import { fixed, msg, refuse } from '../../i18n/msg.ts';
import { canPay, type UnitAction, listIf, priced, priceText } from '../movement/09-unit-action.ts';
import { spend } from '../movement/09-points.ts';
import { V } from '../names.ts';

type S = Slammers;

const containerAt = ({ spiceAt }: S, n: number): number => spiceAt.indexOf(n);

/** [44.3] Takes a container in the unit's hex for 1 point. Carrying it is free, whatever else the unit carries. */
export const takeAction: UnitAction<'take'> = {
  label: priced(fixed('label.take'), 'spice'),
  goesOn: true,
  list: listIf(V.take, (s, u) => canPay(s, u, 'spice') && containerAt(s, s.at[u]) >= 0),
  apply(s, u, _, log) {
    const i = containerAt(s, s.at[u]);
    s.spiceAt[i] = NONE;
    s.spiceBy[i] = u;
    spend(s, u, s.world.costs.spice);
    log?.add({ type: 'taken', rule: '44.3', args: { u: unit(u), at: node(s.at[u]) } });
  },
  whyNot(s, u) {
    const args = { u: unit(u), at: node(Math.max(s.at[u], 0)) };
    if (s.at[u] < 0 || containerAt(s, s.at[u]) < 0) return refuse('44.3', 'refusal.no-spice', args);
    return refuse('44.3', 'refusal.no-points-to-take', { ...args, n: priceText(s, 'spice') });
  },
};

/** [44.3] Marks a container as safe when the unit carries it onto the panel of its colour. */
export function bringHome(s: S, u: number, hexes: readonly number[], log?: Log): void {
  const colour = s.world.colour[u];
  const { homes = {} } = s.world.scenario.specials;
  const home = homes[COLOURS[colour]];
  if (!hexes.some((n) => pieceOf(s.world, n) === home)) return;
  for (let i = 0; i < s.spiceBy.length; i++) {
    if (s.spiceBy[i] !== u) continue;
    s.spiceBy[i] = NONE;
    s.spiceSafe[i] = colour;
    log?.add({
      type: 'safe',
      rule: '44.3',
      args: { u: unit(u), colour: msg(`colour.${COLOURS[colour]}`) },
    });
  }
}
