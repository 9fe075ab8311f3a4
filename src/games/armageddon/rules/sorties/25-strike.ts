/** [25.15] to [25.23] Air to ground. */
import { nounOf } from '../../../../kernel/action.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import { NONE } from '../../../../kernel/state.ts';
import type { Armageddon } from '../../state.ts';
import { msg } from '../../i18n/msg.ts';
import { groundBonus } from '../armies/03-control.ts';
import { defenceOf } from '../battle/05-damage.ts';
import { beginChallenge, fateOf } from '../battle/05-pools.ts';
import { flyerOf, goOn, sortieOf } from './06-flight.ts';
import { AIM } from './06-stages.ts';
import { isKnown, reveal, whoKnows } from '../knowledge.ts';
import { named } from '../named.ts';
import { STEP, V } from '../names.ts';
import { cardOf, cardsOf, facilitiesAt, has, unitsOf, weaponOf } from '../pieces.ts';
import { type ArmageddonStep, drawing, withCard } from '../step.ts';

type S = Armageddon;

/**
 * [25.16] [R6] [R29] Returns the cards that may be hit: units of the army, or facilities of the owner that the
 * attacker sees.
 */
function candidates(s: S): number[] {
  const { aim, target, hex, foe } = sortieOf(s);
  if (aim === AIM.army)
    return s.world.switches['heroes-drawn'] ? cardsOf(s, target) : unitsOf(s, target);
  if (aim === AIM.card) return s.place[target] === hex ? [target] : [];
  return facilitiesAt(s, hex).filter((u) => s.owner[u] === foe && isKnown(s, u, flyerOf(s)));
}

/** [25.15] [R28] Draws the target if necessary, then challenges it; without a target the card returns [R44]. */
export function strike(s: S, log?: Log): void {
  const { card, aim, target } = sortieOf(s);
  if (candidates(s).length === 0) {
    log?.add({ type: 'no-target', rule: 'R44', args: { card: named(s, card) } });
    sortieOf(s).target = NONE;
    goOn(s, 'collateral');
    return;
  }
  if (aim !== AIM.card) {
    s.push(STEP['sortie.pick']);
    return;
  }
  goOn(s, 'after');
  beginChallenge(s, {
    ...{ kind: 'strike', attacker: card, defender: target },
    attack: attackPool(s),
    defence: defenceOf(s, target) + groundBonus(s, s.place[target], s.owner[target]),
    // [25.20] The target of a strike has no fate.
    attackFate: s.world.switches['air-fate'] ? NONE : fateOf(s, card),
  });
}

/** [25.18] [6.8] Returns the dice of the attack. */
function attackPool(s: S): number {
  const { card, hex } = sortieOf(s);
  let controllers = 0;
  for (let u = 0; u < s.world.cards; u++)
    if (s.place[u] === hex && s.owner[u] === flyerOf(s) && has(s, u, 'air-controller'))
      controllers += 1;
  return cardOf(s, card).attack + s.world.values.airController * controllers;
}

/** [25.16] Draws the target with equal chances. */
export const pickStep: ArmageddonStep<'pick'> = {
  rule: '25.16',
  ...drawing('drawn.target'),
  outcomes: { pick: { label: withCard('label.pick') } },
  event: () => ({ title: msg('roll.target') }),
  actions(s, out) {
    for (const u of candidates(s)) out.add(V.pick, u);
  },
  apply(s, action, log) {
    const u = nounOf(action);
    const f = sortieOf(s);
    s.pop();
    [f.target, f.aim] = [u, AIM.card];
    reveal(s, u, flyerOf(s));
    const outcome = msg('outcome.drawn', { card: named(s, u) });
    log?.add({
      type: 'drawn',
      rule: '25.16',
      args: { card: named(s, u) },
      outcome,
      to: whoKnows(s, u),
    });
  },
};

/** [25.21] [25.27] [R13] Uses up the munition; a weapon on board goes off. */
export function afterStrike(s: S): void {
  const f = sortieOf(s);
  const { dice, rays } = weaponOf(s, f.card);
  const goesOff = s.margin > 0 || !s.world.switches['weapon-on-miss'];
  if (goesOff) [f.dice, f.rays] = [dice, rays];
  s.load[f.card] = NONE;
  goOn(s, 'collateral');
}
