/**
 * A bot's turn: one action after another, by a fixed order of the value per action point. Most decisions have one
 * sensible answer, so they have a single candidate and cost no search.
 */
import { type Action, type ActionList, nounOf, pack, verbOf } from '../../../kernel/action.ts';
import { hidingDue, isWorthIt } from './agents.ts';
import { inOrder, marchOf } from './march.ts';
import { bestSite, isFoundingDue, nextDeployment, nextTransfer } from './army-formation.ts';
import { oddsInside } from './siege.ts';
import { readSituation, type Situation } from './situation.ts';
import { bestStrike } from './sorties.ts';
import {
  bestGear,
  bestHost,
  bestRepair,
  bestRestore,
  bestUpgrade,
  bestYard,
} from './base-actions.ts';
import { handLimit } from '../rules/empire/02-hand.ts';
import { reachOf } from '../rules/armies/03-march.ts';
import { V } from '../rules/names.ts';
import { has } from '../rules/pieces.ts';
import type { Armageddon } from '../state.ts';

type S = Armageddon;

/** Legal actions by verb. */
type Choices = ReadonlyMap<number, readonly number[]>;

function choicesOf(list: ActionList): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (let i = 0; i < list.length; i++) {
    const [verb, noun] = [verbOf(list.at(i)), nounOf(list.at(i))];
    const nouns = found.get(verb);
    if (nouns) nouns.push(noun);
    else found.set(verb, [noun]);
  }
  return found;
}

type Idea = (s: S, at: Situation, choices: Choices) => Action | undefined;

const nounsOf = (choices: Choices, verb: number): readonly number[] => choices.get(verb) ?? [];

const doWith = (verb: number, noun: number | undefined): Action | undefined =>
  noun === undefined ? undefined : pack(verb, noun);

/** Creates an idea for a verb of which any action is good. */
const any =
  (verb: number): Idea =>
  (_, __, choices) =>
    doWith(verb, nounsOf(choices, verb)[0]);

/** [6.1] Launches the best strike. */
const fly: Idea = (s, at, choices) =>
  doWith(V.fly, bestStrike(s, at.side, nounsOf(choices, V.fly))?.card);

/** [2.16] Founds an army. */
const found: Idea = (s, at, choices) =>
  doWith(
    V.found,
    nounsOf(choices, V.found).find((base) => isFoundingDue(s, at, base)),
  );

/** [2.17] Transfers a card to an army that is being formed. */
const transfer: Idea = (s, at, choices) =>
  doWith(V.transfer, nextTransfer(s, at, new Set(nounsOf(choices, V.transfer))));

/** [3.9] Marches with the next army that has somewhere to go. */
const march: Idea = (s, at, choices) => {
  for (const action of marches(s, at, choices)) return action;
  return undefined;
};

/** [3.9] Yields a march for every army that has somewhere to go, in order. */
function* marches(s: S, at: Situation, choices: Choices): Generator<Action> {
  const able = new Set(nounsOf(choices, V.march));
  for (const one of inOrder(s, at.hosts))
    if (able.has(one.army) && marchOf(s, at, one, reachable(s, one.army)) !== undefined)
      yield pack(V.march, one.army);
}

/** [3.9] Returns the hexes that an army can march to. */
export function reachable(s: S, army: number): number[] {
  const { left } = reachOf(s, army);
  return [...left.keys()].filter((n) => left[n] >= 0 && n !== s.place[army]);
}

/** [2.18] Deploys the best card. */
const deploy: Idea = (s, at, choices) =>
  doWith(V.deploy, nextDeployment(s, at, nounsOf(choices, V.deploy)));

/** [2.18] Deploys the second-best card. */
const deployOther: Idea = (s, at, choices) => {
  const able = nounsOf(choices, V.deploy);
  const best = nextDeployment(s, at, able);
  const others = able.filter((u) => u !== best);
  return doWith(V.deploy, nextDeployment(s, at, others));
};

/** [2.19] Deploys an outpost. Comes before marches, as armies with builders might leave. */
const settle: Idea = (s, at, choices) => {
  const card = nounsOf(choices, V.deploy).find((u) => has(s, u, 'supply'));
  return card === undefined || bestSite(s, at) === undefined ? undefined : pack(V.deploy, card);
};

/** [2.14] Draws a card if the hand has room for it and one more. */
const draw: Idea = (s, at, choices) =>
  choices.has(V.draw) && s.handSize[at.side] < handLimit(s, at.side) - 1 ? pack(V.draw) : undefined;

/** [3.25] Assaults from inside a hex at good odds; one of the two sides may be starved by now. */
const assault: Idea = (s, at, choices) =>
  doWith(
    V.assault,
    nounsOf(choices, V.assault).find((army) => oddsInside(s, s.place[army], at.side) >= 1),
  );

/** [5.23] [5.24] Starts an operation if a target is worth it. */
const covert =
  (verb: number, family: 'hero' | 'facility'): Idea =>
  (s, _, choices) =>
    doWith(
      verb,
      nounsOf(choices, verb).find((u) => isWorthIt(s, u, family)),
    );

/** [3.26] Hides an agent. */
const hide: Idea = (s, at, choices) => doWith(V.hide, hidingDue(s, at, nounsOf(choices, V.hide)));

/** [1.7] Fits gear. */
const fit: Idea = (s, _, choices) => doWith(V.fit, bestHost(s, nounsOf(choices, V.fit)));

/** [2.24] Repairs a card. An action point has its usual price or, if nothing else needs it, the given one. */
const repair =
  (price?: number): Idea =>
  (s, at, choices) =>
    doWith(V.repair, bestRepair(s, at.side, nounsOf(choices, V.repair), price));

/** [10.2.7] Uses a repair field. */
const restore: Idea = (s, at, choices) =>
  doWith(V.restore, bestRestore(s, at.side, nounsOf(choices, V.restore)));

/** [2.21] Builds. Comes before marches, as armies with builders might leave. */
const build: Idea = (s, at, choices) => doWith(V.build, bestYard(s, at, nounsOf(choices, V.build)));

/** [2.22] Upgrades a base. */
const upgrade: Idea = (s, at, choices) =>
  doWith(V.upgrade, bestUpgrade(s, at, nounsOf(choices, V.upgrade)));

/** [7.4] Withdraws gear while the hand has room. */
const withdraw: Idea = (s, at, choices) =>
  s.handSize[at.side] < handLimit(s, at.side) - 1
    ? doWith(V.withdraw, bestGear(s, nounsOf(choices, V.withdraw)))
    : undefined;

/** [7.2] Researches with action points that nothing else needs. */
const research: Idea = (s, at, choices) =>
  s.ap[at.side] >= s.world.values.apOperation
    ? doWith(V.research, nounsOf(choices, V.research)[0])
    : undefined;

/** Ideas in order of priority: the first possible one that is worth it is used. */
const IDEAS: readonly Idea[] = [
  any(V.claim),
  any(V.salvage),
  fit,
  transfer,
  assault,
  any(V.clear),
  any(V.hunt),
  covert(V.assassinate, 'hero'),
  fly,
  hide,
  settle,
  build,
  repair(),
  restore,
  march,
  found,
  deploy,
  covert(V.sabotage, 'facility'),
  any(V.spy),
  upgrade,
  withdraw,
  draw,
  research,
  repair(0),
];

/** Returns the next action of a turn, or `end-turn`. */
export function nextAction(s: S, side: number, list: ActionList): Action {
  const choices = choicesOf(list);
  if (choices.size === 1) return list.at(0);
  const at = readSituation(s, side);
  for (const idea of IDEAS) {
    const action = idea(s, at, choices);
    if (action !== undefined) return action;
  }
  return pack(V['end-turn']);
}

/** Maximum number of actions compared. */
const MOST_COMPARED = 8;

/** Returns all actions worth taking now, in the usual order; if there are none, `end-turn`. */
export function actionsNow(s: S, side: number, list: ActionList): Action[] {
  const choices = choicesOf(list);
  if (choices.size === 1) return [list.at(0)];
  const at = readSituation(s, side);
  const found = new Set<Action>();
  for (const idea of [...IDEAS, deployOther]) {
    const action = idea(s, at, choices);
    if (action !== undefined) found.add(action);
    if (idea === march) for (const other of marches(s, at, choices)) found.add(other);
  }
  return found.size === 0 ? [pack(V['end-turn'])] : [...found].slice(0, MOST_COMPARED);
}
