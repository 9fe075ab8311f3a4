/** Section 13: movement and actions of a cult's armies. */
import type { Log } from '../../../../kernel/text/log.ts';
import { node } from '../../../../kernel/text/message.ts';
import { NOBODY } from '../../../../kernel/side.ts';
import { NONE } from '../../../../kernel/state.ts';
import { CHOIR_DIE } from '../../data/cults.ts';
import type { Armageddon } from '../../state.ts';
import { independentsOf } from '../../world.ts';
import { enter } from './03-enter.ts';
import { beginBattle } from '../battle/05-battle.ts';
import { defenceOf, wound } from '../battle/05-damage.ts';
import { fightersAt } from '../battle/05-battle-state.ts';
import { dares, foesIn, nextHex } from './13-aims.ts';
import { cultOwner, isIron } from './13-cults.ts';
import { isLearned } from './13-zeal.ts';
import { hiddenBelow, hiddenMargin } from '../hidden-dice.ts';
import { whoKnows } from '../knowledge.ts';
import { STEP } from '../names.ts';
import { armiesAt, cardsOf, facilitiesAt, hasFlag, isCombatCapable } from '../pieces.ts';
import type { ArmageddonStep } from '../step.ts';

type S = Armageddon;

/** [13.1] Moves an army by two points, at least one hex; visible armies in its way stop it [3.12]. */
export const cultMarchStep: ArmageddonStep = {
  rule: '13.1',
  secret: true,
  who: () => NOBODY,
  enter(s, log) {
    const f = s.frame(STEP['cult.march']);
    const { army, left } = f;
    if (s.place[army] < 0) return s.pop();
    const next = left > 0 ? nextHex(s, army) : undefined;
    const cost = next === undefined ? 0 : s.world.values.terrainCost[s.terrain[next]];
    if (next === undefined || (left < s.world.values.cultSpeed && cost > left)) {
      s.pop();
      return arrive(s, army, log);
    }
    f.left = isMet(s, army, next) ? 0 : Math.max(0, left - cost);
    enter(s, army, next);
  },
};

const isMet = (s: S, army: number, hex: number): boolean =>
  !hasFlag(s, army, 'stealth') && (foesIn(s, hex).length > 0 || groupsIn(s, hex).length > 0);

/** Returns the independents in a hex. */
const groupsIn = (s: S, hex: number): number[] => fightersAt(s, hex, independentsOf(s.world));

/** Acts in the hex where an army arrived or stayed. */
function arrive(s: S, army: number, log?: Log): void {
  const hex = s.place[army];
  const [foe] = foesIn(s, hex);
  if (hasFlag(s, army, 'stealth')) sabotage(s, hex, log);
  else if (!isCombatCapable(s, army)) return;
  else if (foe === undefined) preach(s, hex, log);
  else if (dares(s, army, hex)) beginBattle(s, hex, cultOwner(s), s.owner[foe], log);
}

/** [13.2] Lets independents join the Choir with 6 chances of 10; otherwise it fights them. */
function preach(s: S, hex: number, log?: Log): void {
  const groups = groupsIn(s, hex);
  if (isIron(s) || groups.length === 0) return;
  if (hiddenBelow(s, CHOIR_DIE) >= s.world.values.choirJoin) {
    beginBattle(s, hex, cultOwner(s), independentsOf(s.world), log);
    return;
  }
  log?.add({ type: 'preached', rule: '13.2', args: { at: node(hex) }, to: whoKnows(s, ...groups) });
  for (const u of groups.flatMap((a) => [a, ...cardsOf(s, a)])) s.owner[u] = cultOwner(s);
}

/** [13.3] Sabotages the weakest place of learning in the hex with a scout's 4 dice. */
function sabotage(s: S, hex: number, log?: Log): void {
  const [target] = facilitiesAt(s, hex)
    .filter((u) => isLearned(s, u) && s.owner[u] !== cultOwner(s))
    .sort((a, b) => defenceOf(s, a) - defenceOf(s, b) || a - b);
  if (target === undefined) return;
  wound(
    s,
    target,
    hiddenMargin(s, s.world.values.scoutDice, defenceOf(s, target)),
    '13.3',
    log,
    cultOwner(s),
  );
}

/** Returns the first army of the cult, from a slot on, that has not moved in this round. */
export const nextArmy = (s: S, from: number): number => {
  for (let a = from; a < s.world.units.length; a++)
    if (s.owner[a] === cultOwner(s) && s.group[a] === NONE && armiesAt(s, s.place[a]).includes(a))
      return a;
  return NONE;
};
