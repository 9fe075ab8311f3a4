/** [39.5] [42.5] Hired colours that go home before the end: when it gets too hot, or too costly. */
import type { Log } from '../../../../kernel/text/log.ts';
import type { RuleId } from '../../../../kernel/rulebook.ts';
import { NONE } from '../../../../kernel/state.ts';
import { COLOURS } from '../../data/units.ts';
import { LEFT, type Slammers } from '../../state.ts';
import { msg } from '../../i18n/msg.ts';
import { cargoOf, detach, remove } from '../units.ts';

type S = Slammers;

/** [39.5] [R62] What a roll to rally, also a desperate one, makes of the colour of a unit; true if all of it deserts. */
export function isDesertion(s: S, u: number, roll: number, log?: Log): boolean {
  const { deserts } = s.world.scenario.specials;
  const colour = s.world.colour[u];
  if (deserts?.colour !== COLOURS[colour]) return false;
  const due = deserts.rolls.findLast(([losses]) => s.losses[colour] >= losses);
  if (due === undefined || roll < due[1]) return false;
  goHome(s, colour, '39.5', log);
  return true;
}

/** [42.5] Colours with too many losses go home. */
export function sendHome(s: S, log?: Log): void {
  const { leaves } = s.world.scenario.specials;
  for (const name of leaves?.colours ?? []) {
    const colour = COLOURS.indexOf(name);
    if (leaves && s.losses[colour] >= leaves.losses && !s.gone[colour])
      goHome(s, colour, '42.5', log);
  }
}

/** All units of a colour leave, from close assaults too. They are no losses [R6]. What they tow for others stays [R26]. */
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
