/**
 * Turn of a bot: one action after the other, by a fixed order of the value of an action point.
 * Most of it has one sensible answer, so it is one candidate and costs no search.
 */
import { type Action, type ActionList, nounOf, pack, verbOf } from '../../../kernel/action.ts';
import { hidingDue, isWorthIt } from './agents.ts';
import { inOrder, marchOf } from './march.ts';
import { bestSite, isFoundingDue, nextDeployment, nextTransfer } from './muster.ts';
import { oddsInside } from './siege.ts';
import { readSituation, type Situation } from './situation.ts';
import { bestStrike } from './sorties.ts';
import { bestGear, bestHost, bestRepair, bestRestore, bestUpgrade, bestYard } from './upkeep.ts';
import { NUMBER } from '../data/numbers.ts';
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

/** A verb of which anything is good. */
const any =
  (verb: number): Idea =>
  (_, __, choices) =>
    doWith(verb, nounsOf(choices, verb)[0]);

/** [6.1] */
const fly: Idea = (s, at, choices) =>
  doWith(V.fly, bestStrike(s, at.side, nounsOf(choices, V.fly))?.card);

/** [2.16] */
const found: Idea = (s, at, choices) =>
  doWith(
    V.found,
    nounsOf(choices, V.found).find((base) => isFoundingDue(s, at, base)),
  );

/** [2.17] */
const transfer: Idea = (s, at, choices) =>
  doWith(V.transfer, nextTransfer(s, at, new Set(nounsOf(choices, V.transfer))));

/** [3.9] */
const march: Idea = (s, at, choices) => {
  for (const action of marches(s, at, choices)) return action;
  return undefined;
};

/** [3.9] Every army that has somewhere to go, in the order in which they should. */
function* marches(s: S, at: Situation, choices: Choices): Generator<Action> {
  const able = new Set(nounsOf(choices, V.march));
  for (const one of inOrder(s, at.hosts))
    if (able.has(one.army) && marchOf(s, at, one, reachable(s, one.army)) !== undefined)
      yield pack(V.march, one.army);
}

/** [3.9] Hexes that an army can march to. */
export function reachable(s: S, army: number): number[] {
  const { left } = reachOf(s, army);
  return [...left.keys()].filter((n) => left[n] >= 0 && n !== s.place[army]);
}

/** [2.18] */
const deploy: Idea = (s, at, choices) =>
  doWith(V.deploy, nextDeployment(s, at, nounsOf(choices, V.deploy)));

/** [2.18] What would be next if the next were not. */
const deployOther: Idea = (s, at, choices) => {
  const able = nounsOf(choices, V.deploy);
  const best = nextDeployment(s, at, able);
  const others = able.filter((u) => u !== best);
  return doWith(V.deploy, nextDeployment(s, at, others));
};

/** [2.19] Before whoever could build it marches on. */
const settle: Idea = (s, at, choices) => {
  const card = nounsOf(choices, V.deploy).find((u) => has(s, u, 'supply'));
  return card === undefined || bestSite(s, at) === undefined ? undefined : pack(V.deploy, card);
};

/** [2.14] As long as there is room for what comes. */
const draw: Idea = (s, at, choices) =>
  choices.has(V.draw) && s.handSize[at.side] < handLimit(s, at.side) - 1 ? pack(V.draw) : undefined;

/** [3.25] Where the odds inside a hex are good: who is besieged, or who besieges, may be starved by now. */
const assault: Idea = (s, at, choices) =>
  doWith(
    V.assault,
    nounsOf(choices, V.assault).find((army) => oddsInside(s, s.place[army], at.side) >= 1),
  );

/** [5.23] [5.24] */
const covert =
  (verb: number, family: 'hero' | 'facility'): Idea =>
  (s, _, choices) =>
    doWith(
      verb,
      nounsOf(choices, verb).find((u) => isWorthIt(s, u, family)),
    );

/** [3.26] */
const hide: Idea = (s, at, choices) => doWith(V.hide, hidingDue(s, at, nounsOf(choices, V.hide)));

/** [1.7] */
const fit: Idea = (s, _, choices) => doWith(V.fit, bestHost(s, nounsOf(choices, V.fit)));

/** [2.24] An action point has its price, or none that nothing else needs. */
const repair =
  (price?: number): Idea =>
  (s, at, choices) =>
    doWith(V.repair, bestRepair(s, at.side, nounsOf(choices, V.repair), price));

/** [10.2.7] */
const restore: Idea = (s, at, choices) =>
  doWith(V.restore, bestRestore(s, at.side, nounsOf(choices, V.restore)));

/** [2.21] Before whoever could build marches on. */
const build: Idea = (s, at, choices) => doWith(V.build, bestYard(s, at, nounsOf(choices, V.build)));

/** [2.22] */
const upgrade: Idea = (s, at, choices) =>
  doWith(V.upgrade, bestUpgrade(s, at, nounsOf(choices, V.upgrade)));

/** [7.4] As long as there is room for cards. */
const withdraw: Idea = (s, at, choices) =>
  s.handSize[at.side] < handLimit(s, at.side) - 1
    ? doWith(V.withdraw, bestGear(nounsOf(choices, V.withdraw)))
    : undefined;

/** [7.2] With action points that nothing else needs. */
const research: Idea = (s, at, choices) =>
  s.ap[at.side] >= NUMBER.apOperation
    ? doWith(V.research, nounsOf(choices, V.research)[0])
    : undefined;

/** In this order; the first that is possible and worth it. */
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

/** The next thing to do in a turn, or to end it. */
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

/** Most actions that are compared. */
const MOST_COMPARED = 8;

/** All that is worth doing now, in the order in which it is usually done; alone at the end, to end the turn. */
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
