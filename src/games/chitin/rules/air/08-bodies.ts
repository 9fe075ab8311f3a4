/** [8.04] Dead units are food: bodies increase the value of harvest tokens, or begin new ones. */
import { nounOf } from '../../../../kernel/action.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import { type Message, node } from '../../../../kernel/text/message.ts';
import { NONE } from '../../../../kernel/state.ts';
import { CHANCE } from '../../../../kernel/side.ts';
import { distance, MEGAHEX_OF } from '../../data/field.ts';
import { NUMBERED, TOKENS } from '../../data/scenarios.ts';
import { UNIT_COUNT } from '../../data/units.ts';
import { type Chitin, GONE } from '../../state.ts';
import { msg } from '../../i18n/msg.ts';
import { STEP, V } from '../names.ts';
import type { ChitinStep } from '../step.ts';

/** [5.00-4] [R43] Assigns the bodies of the turn in the order of death. */
export const bodiesStep: ChitinStep = {
  rule: '8.041',
  enter(s, log) {
    const frame = s.frame(STEP['turn.bodies']);
    const i = frame.next++;
    const n = i < UNIT_COUNT ? s.bodies[i] : NONE;
    if (n === NONE) {
      s.bodies.fill(NONE);
      s.bodyToken.fill(NONE);
      s.goto(STEP['turn.end']);
      return;
    }
    const near = heirsOf(s, i);
    if (near.length > 1) s.push(STEP['bodies.nearest'], { hex: n });
    else if (near.length === 1) feed(s, near[0], n, log);
    else beginToken(s, n, log);
  },
};

/**
 * [6.081] Returns the tokens that may get a body: the token that a comrade carries on, unless it is full; else the
 * nearest.
 */
function heirsOf(s: Chitin, i: number): number[] {
  const t = s.bodyToken[i];
  const isOpen = t !== NONE && s.tokenValue[t] < s.world.values['token.limit'];
  return isOpen ? [t] : nearestTokens(s, s.bodies[i]);
}

/** [8.041] A die decides between equally near tokens. */
export const nearestStep: ChitinStep<'feed'> = {
  rule: '8.041',
  prompt: (s) => msg('prompt.bodies.nearest', { at: node(s.frame(STEP['bodies.nearest']).hex) }),
  outcomes: { feed: { label: (_, t) => msg('label.feed', { token: TOKENS[t] }) } },
  who: () => CHANCE,
  event: (s) => ({ title: msg('roll.body', { at: node(s.frame(STEP['bodies.nearest']).hex) }) }),
  actions(s, out) {
    for (const t of nearestTokens(s, s.frame(STEP['bodies.nearest']).hex)) out.add(V.feed, t);
  },
  apply(s, action, log) {
    const { hex: n } = s.frame(STEP['bodies.nearest']);
    s.pop();
    feed(s, nounOf(action), n, log, msg('outcome.fed', { token: TOKENS[nounOf(action)] }));
  },
};

/**
 * [8.041] [8.043] Returns the nearest tokens in the megahex that can still grow, whichever side carries them. Full
 * tokens are ignored.
 */
function nearestTokens(s: Chitin, n: number): number[] {
  let least = 99;
  let found: number[] = [];
  for (let t = 0; t < TOKENS.length; t++) {
    const at = s.tokenAt[t];
    // A token off the map is in no megahex.
    if (MEGAHEX_OF[at] !== MEGAHEX_OF[n]) continue;
    if (s.tokenValue[t] >= s.world.values['token.limit']) continue;
    const far = distance(at, n);
    if (far < least) [least, found] = [far, [t]];
    else if (far === least) found.push(t);
  }
  return found;
}

function feed(s: Chitin, t: number, n: number, log?: Log, outcome?: Message): void {
  s.tokenValue[t]++;
  log?.add({
    type: 'fed',
    rule: '8.041',
    args: { token: TOKENS[t], at: node(n), value: s.tokenValue[t] },
    ...(outcome && { outcome }),
  });
}

/** [8.042] [R44] Begins a token with the value of this body where the unit died, unless all letters are in use. */
function beginToken(s: Chitin, n: number, log?: Log): void {
  const t = freeLetter(s);
  if (t === NONE) return;
  s.tokenAt[t] = n;
  s.tokenValue[t] = 1;
  log?.add({ type: 'begun', rule: '8.042', args: { token: TOKENS[t], at: node(n) } });
}

/** [R44] Returns the first of H to N that was never used, else the first that has been brought off. */
function freeLetter(s: Chitin): number {
  const spare = TOKENS.map((_, t) => t).slice(NUMBERED);
  const unused = spare.find((t) => s.tokenAt[t] === NONE);
  return unused ?? spare.find((t) => s.tokenAt[t] === GONE) ?? NONE;
}
