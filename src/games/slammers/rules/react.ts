/**
 * [5.4] What enemies may do while something happens: fire at what comes down [8.1], jam who attacks [23.2], stop
 * shells [13.6]. One step for all three. Its cursor `order` goes over the player turns in the order of fire and
 * passes those that have no answer; a side goes on answering until it passes or has nothing left.
 */
import { type Action, nounOf, verbOf } from '../../../kernel/action.ts';
import type { Log } from '../../../kernel/log.ts';
import type { Refusal, RuleId } from '../../../kernel/rulebook.ts';
import type { Step } from '../../../kernel/step.ts';
import type { Slammers } from '../state.ts';
import { REACTIONS, STEP, V } from './names.ts';
import { sideAt, turnAt } from './sequence.ts';
import { isCarried, isOnMap, partyOf } from './units.ts';

type S = Slammers;
type ReactionName = (typeof REACTIONS)[number];

/** One kind of reaction; the fields of the frame `react` are its own to use, but for `kind` and `order`. */
export interface Reaction {
  readonly rule: RuleId;
  /** What is chosen now: a verb of units. Those before `pass` may be declined. */
  verb(s: S): number;
  /** Units of whoever is asked that may be chosen, ascending; empty: nothing is asked. See `isAsked`. */
  answers(s: S): readonly number[];
  /** Carries an answer out: stays for more, moves `order` on, or ends the step. */
  answer(s: S, u: number, log?: Log): void;
  /** All have answered. Ends the step: what it was about goes on. */
  over(s: S, log?: Log): void;
  /** Why a unit cannot be chosen. */
  whyNot(s: S, u: number): Refusal | undefined;
  /** It only stands for one that is not built. */
  readonly unbuilt?: true;
}

/** Stands for a reaction that is not built; nothing leads to it. */
const notYet = (rule: RuleId): Reaction => {
  const fail = (): never => {
    throw new Error(`[${rule}] is not built`);
  };
  return { rule, unbuilt: true, verb: fail, answers: fail, answer: fail, over: fail, whyNot: fail };
};

const TABLE: Readonly<Record<ReactionName, Reaction>> = {
  drop: notYet('8.1'),
  jam: notYet('23.2'),
  shell: notYet('13.6'),
};

/** Reactions that are not built yet. */
export const UNANSWERED = REACTIONS.filter((kind) => TABLE[kind].unbuilt);

const reactionOf = (s: S): Reaction => TABLE[REACTIONS[s.frame(STEP.react).kind] as ReactionName];

/** [S253] Whether a unit is of those asked now, whom the act of a party strikes as enemies. */
export function isAsked(s: S, u: number, party: number): boolean {
  const { world } = s;
  const turn = turnAt(s, s.frame(STEP.react).order);
  const isTheirs = world.turnOf[world.colour[u]] === turn && partyOf(s, u) !== party;
  return isTheirs && isOnMap(s, u) && !isCarried(s, u);
}

/** [5.4] Each enemy in the order of fire answers, or passes. */
export const reactStep: Step<S> = {
  rule: '5.4',
  verbs: [V.shoot, V.jam, V.stop, V.pass, V.shell],
  who: (s) => sideAt(s, s.frame(STEP.react).order),
  enter(s, log) {
    const frame = s.frame(STEP.react);
    const reaction = reactionOf(s);
    const places = s.world.playerTurns.length;
    while (frame.order < places && reaction.answers(s).length === 0) frame.order++;
    if (frame.order === places) reaction.over(s, log);
  },
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
  whyNot,
};

function whyNot(s: S, action: Action): Refusal | undefined {
  const reaction = reactionOf(s);
  return verbOf(action) === reaction.verb(s) ? reaction.whyNot(s, nounOf(action)) : undefined;
}
