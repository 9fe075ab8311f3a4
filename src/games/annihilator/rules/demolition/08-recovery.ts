/** [8.5] Recovery of the charges that an eliminated Demolition Squad left behind. */
import { nounOf } from '../../../../kernel/action.ts';
import { unitFocus } from '../../../../kernel/look/focus.ts';
import { verbOf } from '../../../../kernel/action.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import { type Message, node } from '../../../../kernel/text/message.ts';
import { HUMAN } from '../../data/units.ts';
import { VALUES } from '../../data/values.ts';
import {
  type AnnihilatorState,
  breakQuiet,
  chargesOf,
  isAlive,
  isHuman,
  typeOf,
} from '../../state.ts';
import { named } from '../../i18n/phrases.ts';
import { fixed, msg } from '../../i18n/msg.ts';
import { hasRoom } from '../06-stacking.ts';
import { ONE_DIE } from '../dice.ts';
import { STEP, VERB } from '../names.ts';
import type { AnnihilatorStep } from '../step.ts';

type S = AnnihilatorState;

/**
 * [8.5] [R13] Returns whether a unit that enters this hex may try to recover the charges there: it must be an Assault
 * Squad, and the hex must have room for it. Valid after `countUnits`.
 */
export function canRecoverIn(s: S, u: number, n: number): boolean {
  if (s.dropped[n] === 0 || !isHuman(u) || typeOf(s, u).id !== 'assault') return false;
  return hasRoom(s, HUMAN, n);
}

/**
 * [8.5] Leaves the unused charges of a unit in its hex. Called for Demolition Squads that the robots' close combat
 * eliminates, before they are removed. Several lots in a hex become one [R13], which has a marker of its own [D8].
 */
export function dropCharges(s: S, u: number, log: Log | undefined): void {
  const n = chargesOf(s, u);
  if (n === 0 || typeOf(s, u).id !== 'demolition') return;
  s.dropped[s.hex[u]] += n;
  log?.add({ type: 'dropped', rule: '8.5', args: { u: named(s, u), at: node(s.hex[u]), n } });
}

/** [8.5] The squad tries to recover the charges, or leaves them. */
export const recovery: AnnihilatorStep<'recover' | 'decline'> = {
  rule: '8.5',
  prompt: recoveryPrompt,
  focus: (s) => unitFocus(s.hex, s.frame(STEP.recovery).unit),
  offers: {
    recover: { label: fixed('label.recover') },
    decline: { label: fixed('label.decline') },
  },
  who: () => HUMAN,
  enter(s) {
    // [R4] The shield has hit the squad first: no attempt.
    const { unit: u } = s.frame(STEP.recovery);
    if (!isAlive(s, u) || s.disrupted[u]) s.pop();
  },
  actions(_, out) {
    out.add(VERB.recover);
    out.add(VERB.decline);
  },
  apply(s, action, log) {
    const { unit: u } = s.frame(STEP.recovery);
    if (verbOf(action) === VERB.recover) return s.goto(STEP['recovery.roll'], { unit: u });
    log?.add({
      type: 'recovery.declined',
      rule: '8.5',
      args: { u: named(s, u), at: node(s.hex[u]) },
    });
    s.pop();
  },
};

function recoveryPrompt(s: S): Message {
  const { unit: u } = s.frame(STEP.recovery);
  const n = s.hex[u];
  const args = { u: named(s, u), n: s.dropped[n], at: node(n) };
  const { recovery: results } = s.world.values;
  if (isEvenOdd(results)) return msg('prompt.recovery', args);
  const faces = results.flatMap((result, i) => (result === 'taken' ? [String(i + 1)] : []));
  return msg('prompt.recovery.faces', { ...args, faces: { list: faces, join: 'or' } });
}

/** Returns whether odd numbers lose the charges and even ones do not, as printed. */
const isEvenOdd = (results: S['world']['values']['recovery']): boolean =>
  results.every((result, i) => result === VALUES.defaults.recovery[i]);

const tryingNow = (s: S): number => s.frame(STEP['recovery.roll']).unit;

/** [8.5] Rolls one die: as printed, an odd number loses the charges for good, and an even one gives them to the squad. */
export const recoveryRoll: AnnihilatorStep<'roll'> = {
  rule: '8.5',
  prompt: (s) => msg('prompt.recovery.roll', { u: named(s, tryingNow(s)) }),
  focus: (s) => unitFocus(s.hex, tryingNow(s)),
  ...ONE_DIE,
  event(s) {
    const args = { u: named(s, tryingNow(s)) };
    return {
      ...{ title: msg('roll.recovery', args), by: HUMAN },
      aim: { meaning: 'gain', label: msg('aim.recovery', args) },
    };
  },
  apply(s, action, log) {
    const u = tryingNow(s);
    const die = nounOf(action);
    s.pop();
    breakQuiet(s);
    if (s.world.values.recovery[die - 1] === 'lost') loseCharges(s, u, die, log);
    else takeCharges(s, u, die, log);
  },
};

function loseCharges(s: S, u: number, die: number, log: Log | undefined): void {
  const at = s.hex[u];
  const args = { u: named(s, u), at: node(at), n: die };
  const isPrinted = isEvenOdd(s.world.values.recovery);
  const outcome = msg(isPrinted ? 'outcome.recovery.lost' : 'outcome.recovery.other.lost');
  log?.add({ type: 'recovery.lost', rule: '8.5', args, outcome, meaning: 'loss' });
  s.dropped[at] = 0;
}

/** [8.5] Turns the Assault Squad into a Demolition Squad with these charges, at most three. */
function takeCharges(s: S, u: number, die: number, log: Log | undefined): void {
  const at = s.hex[u];
  const most = s.world.types.demolition.charges;
  const charges = Math.min(most, chargesOf(s, u) + s.dropped[at]);
  const args = { u: named(s, u), at: node(at), n: die, charges };
  s.converted[u] = 1;
  s.spent[u] = most - charges;
  s.dropped[at] = 0;
  const isPrinted = isEvenOdd(s.world.values.recovery);
  const outcome = msg(isPrinted ? 'outcome.recovery.taken' : 'outcome.recovery.other.taken');
  log?.add({ type: 'recovery.taken', rule: '8.5', args, outcome, meaning: 'gain' });
}
