/** [3.03] The choice of a force as the page shows it: points left, and each type with its limit. */
import { type Action, ActionList, pack } from '../../../kernel/action.ts';
import { apply, legal } from '../../../kernel/engine.ts';
import type { Game } from '../../../kernel/game.ts';
import type { MusterGroup, MusterLook } from '../../../kernel/look/muster.ts';
import { UNIT_TYPES, WORKER } from '../data/units.ts';
import { commandWarning, mostEver, mostOf, pointsLeft } from '../rules/03-setup.ts';
import { STEP, V } from '../rules/names.ts';
import type { Chitin } from '../state.ts';
import { typePlural } from '../i18n/nouns.ts';
import { msg } from '../i18n/msg.ts';
import { figuresOf, valuesOf } from './pieces.ts';

const TYPES = UNIT_TYPES.length;

/**
 * [3.03] [R50] [8.033] Returns the choosing side's force, its limits and its gaps; undefined for viewers who may not
 * see it.
 */
export function muster(s: Chitin): MusterLook | undefined {
  const { muster: limits } = s.world.rules;
  const isChoosing = s.step === STEP['setup.force'] || s.step === STEP['setup.ready'];
  const isHidden = s.force[s.mover * TYPES] < 0;
  if (!isChoosing || isHidden || limits.kind !== 'points') return undefined;
  const warning = commandWarning(s);
  return {
    title: msg('muster.force'),
    rule: '3.03',
    side: s.mover,
    points: limits.points,
    left: pointsLeft(s, s.mover),
    groups: UNIT_TYPES.flatMap((_, t) => (mostEver(s.world, t) > 0 ? [group(s, t)] : [])),
    ...(warning && { warning: { rule: '8.033', text: warning } }),
  };
}

function group(s: Chitin, t: number): MusterGroup {
  const type = s.world.ratings.types[t];
  return {
    type: type.id,
    name: typePlural(t),
    values: valuesOf(type),
    figures: figuresOf(type),
    badge: type.warriorClass,
    cost: type.attack,
    count: s.force[s.mover * TYPES + t],
    most: mostOf(s, s.mover, t),
    limit: mostEver(s.world, t),
  };
}

/** [3.03] Returns the actions that choose these counts type by type, in the order of the rules. */
export function recruit(
  game: Game<Chitin>,
  s: Chitin,
  counts: Readonly<Record<string, number>>,
): Action[] | undefined {
  const trial = s.clone();
  const list = new ActionList();
  const plan: Action[] = [];
  while (trial.step === STEP['setup.force']) {
    const { type } = trial.frame(STEP['setup.force']);
    if (type >= WORKER) break;
    const action = pack(V.count, counts[UNIT_TYPES[type].id] ?? 0);
    if (!legal(game, trial, list).has(action)) return undefined;
    plan.push(action);
    apply(game, trial, action);
  }
  const chosen = UNIT_TYPES.every(
    ({ id }, t) => trial.force[s.mover * TYPES + t] === (counts[id] ?? 0),
  );
  return chosen ? plan : undefined;
}
