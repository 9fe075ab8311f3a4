/** [16.1] Forecast of direct fire as chosen so far. */
import type { PlanLine, PlanSide } from '../../../../kernel/look/plan.ts';
import type { Aim } from '../../bearing.ts';
import { type Slammers, TARGET } from '../../state.ts';
import { msg } from '../../i18n/msg.ts';
import { STEP, V } from '../names.ts';
import { withRole } from '../units.ts';
import {
  aimAt,
  columnOf,
  firingOf,
  openFirers,
  targetsOf,
  wholeTarget,
} from './16-available-units.ts';
import { coverOf, ownDefence } from './17-defence.ts';
import { attackStep } from './26-attack.ts';
import {
  type AttackKind,
  chancesBy,
  firersSide,
  groundName,
  planLine,
  unitLine,
} from './26-forecast.ts';

type S = Slammers;

export const directFire: AttackKind = {
  joins: V.join,
  whole: (s, hex) => wholeTarget(s, aimAt(s, hex)),
  open: (s, hex, last) => openFirers(s, aimAt(s, hex), last),
  isLegal: (s, hex) => columnOf(s, aimAt(s, hex)) >= 0,
  forecast(s, hex) {
    const aim = aimAt(s, hex);
    const column = columnOf(s, aim);
    if (column < 0) return undefined;
    const rolled = s.clone();
    rolled.goto(STEP['attack.roll'], { hex, column });
    return {
      attack: firersSide(s, aim.b.direct, aim.place, firingOf(s, aim).halves),
      defence: defenceSums(s, aim),
      odds: s.world.tables.columns[column],
      rule: '26.1',
      ...chancesBy(rolled, attackStep),
    };
  },
};

/** [16.5] [17.1] [17.3] Returns the defence of the targets, with their terrain or fortress. */
function defenceSums(s: S, aim: Aim): PlanSide {
  const hex = aim.b.hexes[aim.place];
  const targets = withRole(s, TARGET);
  const { defence, inside } = targetsOf(s, aim);
  const cover = inside ? 0 : coverOf(s, hex);
  return {
    nodes: [hex],
    lines: [
      ...targets.map((u) => unitLine(u, `${ownDefence(s, u)}`, s.inside[u] ? '17.3' : '16.5')),
      ...(cover > 0 ? coverLines(s, hex, cover) : []),
    ],
    total: `${defence}`,
  };
}

function coverLines(s: S, hex: number, cover: number): PlanLine[] {
  const { id, direct: ground } = s.world.terrains[s.world.terrain[hex]];
  const rest = cover - ground;
  return [
    ...(ground > 0 ? [planLine(groundName(id), `+${ground}`, '17.1')] : []),
    ...(rest > 0
      ? [planLine(msg('marker.rubble'), `+${s.world.values['defence.rubble']}`, '20.4')]
      : []),
  ];
}
