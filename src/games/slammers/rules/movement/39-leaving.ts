/** [39.5] [42.5] Hired colours that go home early, by desertion or after too many losses. */
import type { Log } from '../../../../kernel/text/log.ts';
import type { RuleId } from '../../../../kernel/rulebook.ts';
import { NONE } from '../../../../kernel/state.ts';
import { COLOURS } from '../../data/units.ts';
import { LEFT, type Slammers } from '../../state.ts';
import { msg } from '../../i18n/msg.ts';
import { cargoOf, detach, remove } from '../units.ts';

type S = Slammers;

/**
 * [39.5] [R62] Applies a rally roll, desperate or not, to a colour that may desert; returns whether all of it
 * deserts.
 */
export function isDesertion(s: S, u: number, roll: number, log?: Log): boolean {
  const { deserts } = s.world.scenario.specials;
  const colour = s.world.colour[u];
  if (deserts?.colour !== COLOURS[colour]) return false;
  const due = deserts.rolls.findLast(([losses]) => s.losses[colour] >= losses);
  if (due === undefined || roll < due[1]) return false;
  goHome(s, colour, '39.5', log);
  return true;
}

/** [42.5] Removes colours with too many losses. */
export function sendHome(s: S, log?: Log): void {
  const { leaves } = s.world.scenario.specials;
  for (const name of leaves?.colours ?? []) {
    const colour = COLOURS.indexOf(name);
    if (leaves && s.losses[colour] >= leaves.losses && !s.gone[colour])
      goHome(s, colour, '42.5', log);
  }
}

/**
 * Removes all units of a colour, even from close assaults. They are not losses [R6]. Guns that they tow for others
 * stay [R26].
 */
function goHome(s: S, colour: number, rule: RuleId, log?: Log): void {
  s.gone[colour] = 1;
  for (let u = 0; u < s.at.length; u++) {
    if (s.world.colour[u] !== colour || s.at[u] < NONE) continue;
    const cargo = cargoOf(s, u);
    if (cargo !== NONE && s.world.colour[cargo] !== colour) detach(s, cargo);
    remove(s, u, LEFT);
  }
  log?.add({ type: 'gone', rule, args: { colour: msg(`colour.${COLOURS[colour]}`) } });
}
