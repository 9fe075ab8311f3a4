/**
 * [5.4] What enemies may do while something happens: fire at what comes down [8.1], jam who attacks [23.2], stop
 * shells [13.6]. One step for all three. Its cursor `order` goes over the player turns in the order of fire and
 * passes those that have no answer; a side goes on answering until it passes or has nothing left.
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

/** On to the next who has an answer; after the last one what it was about goes on, maybe with another reaction. */
function ask(s: S, log?: Log): void {
  const frame = s.frame(STEP.react);
  const reaction = reactionOf(s);
  const places = s.world.playerTurns.length;
  while (frame.order < places && reaction.answers(s).length === 0) frame.order++;
  if (frame.order < places) return;
  reaction.over(s, log);
  if (s.step === STEP.react) ask(s, log);
}

/** [5.4] Each enemy in the order of fire answers, or passes. */
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

/** The refusal of the reaction itself; of answers that are not asked for now, the one with this key. */
function whyNot(verb: VerbName, rule: RuleId, key: Key): WhyNot<S> {
  return (s, u) => {
    const reaction = reactionOf(s);
    return V[verb] === reaction.verb(s) ? reaction.whyNot(s, u) : { rule, reason: msg(key) };
  };
}
