/** Prompts for the side to act, and names of its actions. */
import { type Action, ActionList, nounOf, verbNameOf } from '../../../kernel/action.ts';
import { type Message, node, side } from '../../../kernel/text/message.ts';
import { soleWinner } from '../../../kernel/outcome.ts';
import { HEXES, NEXT } from '../data/field.ts';
import { TOKENS } from '../data/scenarios.ts';
import { BASIC, UNIT_TYPES } from '../data/units.ts';
import { mostOf, pointsLeft } from '../rules/03-setup.ts';
import { isWarned, roundsLeft } from '../rules/04-standstill.ts';
import { outcomeOf } from '../rules/04-victory.ts';
import { JOINING, readParty } from '../rules/movement/06-party.ts';
import { listOverruns } from '../rules/battle/07-overrun.ts';
import { battleName } from '../rules/battle/07-resolve.ts';
import { nextToGo } from '../rules/battle/07-retreat.ts';
import { flyersLeft } from '../rules/air/08-air-combat.ts';
import { leaderless } from '../rules/air/08-command.ts';
import { STEP, type StepName, STEPS, VERBS } from '../rules/names.ts';
import { survey } from '../rules/survey.ts';
import type { Chitin } from '../state.ts';
import { airPlace, countOf, inTurn, piece, typePlural } from '../i18n/nouns.ts';
import { type Key, msg } from '../i18n/msg.ts';

type Question = (s: Chitin) => Message;

/** The side that chooses alone knows what it has; to the others its force and the type are hidden. */
const isHidden = (s: Chitin): boolean => s.force[s.mover * UNIT_TYPES.length] < 0;

/** [3.03] How many of a type, and what is left for it. */
function askForce(s: Chitin): Message {
  const { type } = s.frame(STEP['setup.force']);
  if (isHidden(s) || !UNIT_TYPES[type]) return msg('prompt.setup.force.hidden');
  const [left, most] = [pointsLeft(s, s.mover), mostOf(s, s.mover, type)];
  return inTurn(
    msg('prompt.setup.force', { units: typePlural(type), left, most }),
    type === BASIC ? commandWarning(s) : undefined,
  );
}

/** [8.033] What a force without Basics comes to; nothing for one that has them or needs none. */
export function commandWarning(s: Chitin): Message | undefined {
  const n = leaderless(s, s.mover);
  return n === 0 ? undefined : msg('warning.command', { n });
}

/** [R50] Points that are left now are lost; nobody else may learn how many, nor of what is lacking. */
function askReady(s: Chitin): Message {
  const hidden = isHidden(s);
  return inTurn(
    msg('prompt.setup.ready', { left: hidden ? 0 : pointsLeft(s, s.mover) }),
    hidden ? undefined : commandWarning(s),
    msg('prompt.setup.ready.last'),
  );
}

function askParty(s: Chitin): Message {
  const party = readParty(s);
  const who = { n: party.size, piece: piece(party.units[0]) };
  if (party.flyers) return msg('prompt.move.party.flyers', who);
  if (s.frame(STEP['move.party']).stage === JOINING && party.spent > 0)
    return msg('prompt.move.party.spent', who);
  return inTurn(
    party.node < HEXES
      ? msg('prompt.move.party', { ...who, at: node(party.node) })
      : msg('prompt.move.party.enter', who),
    party.charging > 0 ? msg('prompt.move.party.charging') : undefined,
  );
}

/** [7.07] What lies beside the party and is weak enough; easily overlooked, for it may go no further. */
function askOverrun(s: Chitin): Message | undefined {
  const list = new ActionList();
  listOverruns(s, survey(s, s.mover), readParty(s), list);
  const hexes = list.toArray().map((action) => node(nounOf(action)));
  if (hexes.length === 0) return undefined;
  return msg('prompt.move.face.overrun', { hexes: { list: hexes, join: 'or' } });
}

/** [R59] Said at the beginning of every move from the warning on, with what would prevent it. */
const standstillWarning = (s: Chitin): Message | undefined =>
  isWarned(s) ? msg('prompt.standstill', { left: roundsLeft(s) }) : undefined;

function tellEnd(s: Chitin): Message {
  const outcome = outcomeOf(s);
  if (!outcome) throw new Error('the game is over without an outcome');
  const { reason } = outcome;
  const winner = soleWinner(outcome);
  return winner < 0
    ? msg('prompt.game.over.draw', { reason })
    : msg('prompt.game.over', { winner: side(winner), reason });
}

const plainly =
  (key: Key): Question =>
  () =>
    msg(key);

const PROMPTS: Readonly<Record<StepName, Question>> = {
  'setup.roll': plainly('prompt.setup.roll'),
  'setup.claim': plainly('prompt.setup.claim'),
  'setup.end': plainly('prompt.setup.end'),
  'setup.force': askForce,
  'setup.ready': askReady,
  'turn.begin': plainly('prompt.turn.begin'),
  'move.pick': (s) => inTurn(msg('prompt.move.pick'), standstillWarning(s)),
  'move.party': askParty,
  'move.face': (s) => inTurn(msg('prompt.move.face'), askOverrun(s)),
  'turn.recover': plainly('prompt.turn.recover'),
  'combat.air': (s) =>
    msg('prompt.combat.air', { piece: piece(s.frame(STEP['combat.air']).flyer) }),
  'combat.declare': plainly('prompt.combat.declare'),
  'combat.announce': plainly('prompt.combat.announce'),
  'combat.next': plainly('prompt.combat.next'),
  'combat.roll': (s) =>
    msg('prompt.combat.roll', { battle: battleName(s, s.frame(STEP['combat.roll']).battle) }),
  'combat.losses': (s) =>
    msg('prompt.combat.losses', { owed: s.frame(STEP['combat.losses']).owed }),
  'combat.retreat': (s) => {
    const [first] = nextToGo(s, s.frame(STEP['combat.retreat']).side);
    return msg('prompt.combat.retreat', { at: node(s.at[first]) });
  },
  'combat.trapped': (s) =>
    msg('prompt.combat.trapped', { at: node(s.frame(STEP['combat.trapped']).hex) }),
  'combat.advance': plainly('prompt.combat.advance'),
  'combat.enter': (s) =>
    msg('prompt.combat.enter', { piece: piece(s.frame(STEP['combat.enter']).unit) }),
  'combat.close': plainly('prompt.combat.close'),
  'combat.backstab': plainly('prompt.combat.backstab'),
  'turn.bodies': plainly('prompt.turn.bodies'),
  'bodies.nearest': (s) =>
    msg('prompt.bodies.nearest', { at: node(s.frame(STEP['bodies.nearest']).hex) }),
  'turn.end': plainly('prompt.turn.end'),
  'game.over': tellEnd,
};

/** Prompt, or the status where no side is asked. */
export const prompt = (s: Chitin): Message => PROMPTS[STEPS.names[s.step]](s);

/** A word or two for each action. */
export function actionLabel(s: Chitin, action: Action): Message {
  return LABELS[verbNameOf(VERBS, action)](s, nounOf(action));
}

type Verb = keyof typeof VERBS.id;

const CLAIMS = ['label.claim.first', 'label.claim.north', 'label.claim.south'] as const;

const LABELS: Readonly<Record<Verb, (s: Chitin, noun: number) => Message>> = {
  roll: (_, die) => msg('label.roll', { die }),
  claim: (_, i) => msg(CLAIMS[i]),
  usual: plainly('label.usual'),
  count: countLabel,
  pick: (_, u) => msg('label.pick', { piece: piece(u) }),
  charge: plainly('label.charge'),
  take: (_, t) => msg('label.take', { token: TOKENS[t] }),
  to: toLabel,
  overrun: (_, n) => msg('label.overrun', { at: node(n) }),
  face: (_, d) => msg('label.face', { d: { direction: d } }),
  stay: plainly('label.stay'),
  dogfight: plainly('label.dogfight'),
  strike: (_, n) => msg('label.strike', { at: node(n) }),
  // [R56] Whoever holds speaks for the flyers behind it in the megahex.
  hold: (s) => msg('label.hold', { n: flyersLeft(s, s.frame(STEP['combat.air']).flyer) - 1 }),
  attack: (_, edge) =>
    msg('label.attack', { at: node(NEXT[edge]), from: node(Math.trunc(edge / 6)) }),
  resolve: (_, n) => msg('label.resolve', { at: node(n) }),
  duel: (_, n) => msg('label.duel', { air: airPlace(n) }),
  lose: (_, u) => msg('label.lose', { piece: piece(u) }),
  advance: (_, u) => msg('label.advance', { piece: piece(u) }),
  turn: (_, edge) =>
    msg('label.turn', { at: node(Math.trunc(edge / 6)), d: { direction: edge % 6 } }),
  feed: (_, t) => msg('label.feed', { token: TOKENS[t] }),
  done: doneLabel,
};

function countLabel(s: Chitin, n: number): Message {
  const { type } = s.frame(STEP['setup.force']);
  if (n === 0) return msg('label.count.none', { units: typePlural(type) });
  return msg('label.count', { units: countOf(type, n), points: n * UNIT_TYPES[type].attack });
}

function toLabel(s: Chitin, n: number): Message {
  const at = node(n);
  if (s.step === STEP['combat.retreat']) return msg('label.to.retreat', { at });
  if (s.step === STEP['combat.enter']) return msg('label.to.enter', { at });
  if (n >= HEXES) return msg('label.to.off');
  return readParty(s).flyers ? msg('label.to.air', { air: airPlace(n) }) : msg('label.to', { at });
}

function doneLabel(s: Chitin): Message {
  switch (STEPS.names[s.step]) {
    case 'setup.ready':
      return msg('label.done.setup.ready');
    case 'move.pick':
      return msg('label.done.move.pick');
    case 'combat.declare':
      return msg('label.done.combat.declare');
    default:
      return msg('label.done');
  }
}
