/** [11.10] Infantry of Red and Blue mounts its skimmers and dismounts. */
import { node, unit } from '../../../../kernel/text/message.ts';
import type { Refusal } from '../../../../kernel/rulebook.ts';
import { NONE } from '../../../../kernel/state.ts';
import { BARRED } from '../../data/terrain.ts';
import type { Slammers } from '../../state.ts';
import { fixed, refuse } from '../../i18n/msg.ts';
import { type UnitAction, listIf, priced, priceText } from './09-unit-action.ts';
import { V } from '../names.ts';
import { kindOf } from '../units.ts';

type S = Slammers;

export const mountAction: UnitAction<'mount'> = {
  label: priced(fixed('label.mount'), 'board'),
  goesOn: true,
  inCrowd: true,
  list: listIf(V.mount, (s, u) => hasSkimmers(s, u) && !s.mounted[u] && canChange(s, u)),
  apply(s, u, _, log) {
    pay(s, u);
    s.mounted[u] = 1;
    log?.add({ type: 'mounted', rule: '11.10', args: { u: unit(u) } });
  },
  whyNot: whyNotMount,
};

export const dismountAction: UnitAction<'dismount'> = {
  label: priced(fixed('label.dismount'), 'board'),
  goesOn: true,
  list: listIf(
    V.dismount,
    (s, u) => s.mounted[u] === 1 && s.at[u] !== NONE && canChange(s, u) && isDry(s, u),
  ),
  apply(s, u, _, log) {
    pay(s, u);
    s.mounted[u] = 0;
    log?.add({ type: 'dismounted', rule: '11.10', args: { u: unit(u) } });
  },
  whyNot: whyNotDismount,
};

const hasSkimmers = (s: S, u: number): boolean => kindOf(s, u).mounted !== undefined;

/**
 * [11.10] [11.11] [R31] [R15] Returns whether the unit has 1 point left in either mode; [R69] off the map it needs
 * none.
 */
function canChange(s: S, u: number): boolean {
  const { movement, mounted } = kindOf(s, u);
  if (s.at[u] === NONE) return true;
  const onSkimmers = 2 * (mounted?.movement ?? 0) - s.rode[u];
  return Math.min(onSkimmers, 2 * movement - s.walked[u]) >= s.world.costs.board;
}

function pay(s: S, u: number): void {
  if (s.at[u] === NONE) return;
  s.walked[u] += s.world.costs.board;
  s.rode[u] += s.world.costs.board;
}

/** [R25] Returns whether infantry on foot can be in the unit's hex. */
const isDry = ({ world, at }: S, u: number): boolean => world.costs.dismounted[at[u]] !== BARRED;

function whyNotMount(s: S, u: number): Refusal {
  const args = { u: unit(u), n: priceText(s, 'board') };
  if (!hasSkimmers(s, u) || s.mounted[u]) return refuse('3.3', 'refusal.no-skimmers');
  return refuse('11.10', 'refusal.no-change', args);
}

function whyNotDismount(s: S, u: number): Refusal {
  const args = { u: unit(u), at: node(s.at[u]), n: priceText(s, 'board') };
  if (!s.mounted[u]) return refuse('3.3', 'refusal.on-foot', args);
  if (s.at[u] === NONE) return refuse('R69', 'refusal.not-on-map', args);
  if (!isDry(s, u)) return refuse('R25', 'refusal.too-wet', args);
  return refuse('11.10', 'refusal.no-change', args);
}
