/**
 * [5.4] Reactions of enemies: fire at drops [8.1], jamming of attackers [23.2], stopping of shells [13.6]. One step
 * serves all three. Its cursor `order` walks the player turns in the order of fire and skips sides without a possible
 * reaction. A side may react until it passes or has used all its reactions.
 */
import { nounOf, verbOf } from '../../../kernel/action.ts';
import type { Log } from '../../../kernel/text/log.ts';
import type { RuleId } from '../../../kernel/rulebook.ts';
import type { WhyNot } from '../../../kernel/step.ts';
import type { Slammers } from '../state.ts';
import { fixed, type Key, msg } from '../i18n/msg.ts';
import { reactToDrop } from './fire/08-drop-fire.ts';
import { reactToShells } from './fire/13-shells.ts';
import { reactByJamming } from './fire/23-jam.ts';
import { REACTIONS, STEP, V, type VerbName } from './names.ts';
import { sideAt } from './sequence.ts';
import { frameFocus, type SlammersStep } from './step.ts';

type S = Slammers;

const TABLE = {
  drop: reactToDrop,
  jam: reactByJamming,
  shell: reactToShells,
} satisfies Record<(typeof REACTIONS)[number], unknown>;

const reactionOf = (s: S) => TABLE[REACTIONS[s.frame(STEP.react).kind]];

/**
 * Moves on to the next side with a possible reaction. After the last one the interrupted step continues, perhaps with
 * another kind of reaction.
 */
function ask(s: S, log?: Log): void {
  const frame = s.frame(STEP.react);
  const reaction = reactionOf(s);
  const places = s.world.playerTurns.length;
  while (frame.order < places && reaction.answers(s).length === 0) frame.order++;
  if (frame.order < places) return;
  reaction.over(s, log);
  if (s.step === STEP.react) ask(s, log);
}

/** [5.4] Lets each enemy, in the order of fire, react or pass. */
export const reactStep: SlammersStep<'shoot' | 'jam' | 'target' | 'stop' | 'shell' | 'pass'> = {
  rule: '5.4',
  prompt: (s) => reactionOf(s).prompt(s),
  focus: frameFocus,
  offers: {
    ...reactToDrop.offers,
    ...reactByJamming.offers,
    ...reactToShells.offers,
    pass: { label: fixed('label.pass') },
  },
  who: (s) => sideAt(s, s.frame(STEP.react).order),
  enter: ask,
  actions(s, out) {
    const reaction = reactionOf(s);
    const verb = reaction.verb(s);
    for (const u of reaction.answers(s)) out.add(verb, u);
    if (verb < V.pass) out.add(V.pass);
  },
  apply(s, action, log) {
    if (verbOf(action) === V.pass) s.frame(STEP.react).order++;
    else reactionOf(s).answer(s, nounOf(action), log);
  },
  refusals: {
    shoot: whyNot('shoot', '8.1', 'refusal.nothing-drops'),
    jam: whyNot('jam', '23.2', 'refusal.nothing-jams'),
    target: whyNot('target', '23.2', 'refusal.nothing-jams'),
    stop: whyNot('stop', '13.1', 'refusal.nothing-comes'),
    shell: whyNot('shell', '13.4', 'refusal.no-shells-yet'),
    pass: whyNot('pass', '5.4', 'refusal.half-answered'),
  },
};

/** Returns the refusal given by the kind of reaction; for verbs that are not offered now, one with the given key. */
function whyNot(verb: VerbName, rule: RuleId, key: Key): WhyNot<S> {
  return (s, u) => {
    const reaction = reactionOf(s);
    return V[verb] === reaction.verb(s) ? reaction.whyNot(s, u) : { rule, reason: msg(key) };
  };
}
