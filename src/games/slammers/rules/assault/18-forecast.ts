/** [18.3] Forecast of an attack in a close assault, as chosen so far. */
import { FIRES, type Slammers } from '../../state.ts';
import { msg } from '../../i18n/msg.ts';
import { attackStep } from '../fire/26-attack.ts';
import { type AttackKind, chancesBy, planLine, unitLine } from '../fire/26-forecast.ts';
import { STEP, V } from '../names.ts';
import { kindOf, withRole } from '../units.ts';
import {
  attackOf,
  chosenTargets,
  columnLeft,
  columnNow,
  defenceOf,
  hasShift,
  meleeNow,
  openAttackers,
  sumOf,
  wholeTarget,
} from './18-melee.ts';

type S = Slammers;

export const closeAssault: AttackKind = {
  joins: V.join,
  whole: (s) => wholeTarget(s, meleeNow(s)),
  open: (s, _, last) => openAttackers(s, meleeNow(s), last),
  isLegal: (s) => columnNow(s, meleeNow(s)) >= 0,
  forecast(s, hex) {
    const melee = meleeNow(s);
    const column = columnLeft(s, melee);
    if (column < 0) return undefined;
    const rolled = s.clone();
    rolled.goto(STEP['attack.roll'], { hex, column });
    const [attackers, targets] = [withRole(s, FIRES), chosenTargets(s, melee)];
    return {
      attack: {
        nodes: [hex],
        lines: [
          ...attackers.map((u) => attackerLine(s, u)),
          ...(hasShift(s, attackers[0]) ? [planLine(msg('plan.shift'), '→', '18.4')] : []),
        ],
        total: `${sumOf(s, attackers, attackOf)}`,
      },
      defence: {
        nodes: [hex],
        lines: targets.map((u) =>
          unitLine(u, `${defenceOf(s, u)}`, s.inside[u] ? '18.14' : '18.13'),
        ),
        total: `${sumOf(s, targets, defenceOf)}`,
      },
      odds: s.world.tables.columns[column],
      rule: '26.1',
      ...chancesBy(rolled, attackStep),
    };
  },
};

const attackerLine = (s: S, u: number) =>
  unitLine(u, `${attackOf(s, u)}`, kindOf(s, u).infantry ? '18.5' : '18.3');
