/** [14.1] Forecast of a strike as chosen so far. Only its shells count, since gas has no odds [15.3]. */
import type { PlanSide } from '../../../../kernel/look/plan.ts';
import type { Slammers } from '../../state.ts';
import { msg } from '../../i18n/msg.ts';
import { STEP, V } from '../names.ts';
import { isCarried, unitsAt } from '../units.ts';
import { isWhole, openGuns, strikeAt, volleyOf } from './14-available-artillery.ts';
import { strikeOdds, strikeRollStep } from './14-strike-roll.ts';
import { hexDefence } from './17-defence.ts';
import { type AttackKind, chancesBy, firersSide, groundName, planLine } from './26-forecast.ts';

type S = Slammers;

export const shellFire: AttackKind = {
  joins: V.shell,
  whole: () => [],
  open: (s, hex, last) => openGuns(s, strikeAt(s, hex), last).shells,
  isLegal: (s, hex) => isWhole(s, strikeAt(s, hex)),
  forecast(s, hex) {
    const aim = strikeAt(s, hex);
    const { halves, shells } = volleyOf(s, aim);
    if (shells === 0 || !isWhole(s, aim)) return undefined;
    const rolled = s.clone();
    rolled.goto(STEP['strike.roll'], { hex });
    return {
      attack: firersSide(s, aim.b.indirect, aim.place, halves),
      defence: defenceSums(s, hex),
      odds: strikeOdds(rolled),
      rule: '14.9',
      ...chancesBy(rolled, strikeRollStep),
    };
  },
};

/** [14.6] [17.2] [R43] Returns the defence of the hex, or of the fortress in it. */
function defenceSums(s: S, hex: number): PlanSide {
  const there = unitsAt(s, hex).filter((u) => !isCarried(s, u));
  const inside = [...new Set(there.map((u) => s.inside[u] === 1))];
  const values = inside.map((isIn) => `${hexDefence(s, hex, isIn)}`);
  const { id } = s.world.terrains[s.world.terrain[hex]];
  return {
    nodes: [hex],
    lines: inside.map((isIn, i) =>
      planLine(isIn ? msg('marker.fortress') : groundName(id), values[i], isIn ? '17.3' : '17.2'),
    ),
    total: values.join(' / '),
  };
}
