/** What the game tells the outside about itself: messages and plain data, no drawing. */
import { nounOf, verbOf } from '../../kernel/action.ts';
import type { Look, TerrainLook } from '../../kernel/look.ts';
import type { PanelLine } from '../../kernel/look-panel.ts';
import { type Message, node, side as sideNoun } from '../../kernel/message.ts';
import { RESOURCES } from './data/card.ts';
import { TACTICS } from './data/gear.ts';
import { TERRAINS } from './data/terrain.ts';
import { art } from './art.ts';
import { counters, markers, nodeOfUnit } from './look/pieces.ts';
import { armyLabel } from './look/armies.ts';
import { battleLabel } from './look/battle-labels.ts';
import { roundLabel } from './look/round.ts';
import { wastelandLabel } from './look/wasteland.ts';
import { costOf } from './look/cards.ts';
import { catalogue } from './look/catalogue.ts';
import { charts } from './look/charts.ts';
import { plan } from './look/challenge.ts';
import { focus } from './look/focus.ts';
import { goal } from './look/goal.ts';
import { overlays, path } from './look/overlays.ts';
import { zones } from './look/zones.ts';
import {
  bidPrompt,
  chancePrompt,
  claimLabel,
  drawn,
  layPrompt,
  skyPrompt,
} from './look/prompts.ts';
import { operationLabel, ransomPrompt } from './look/operations.ts';
import { standingDamage } from './rules/05-challenge.ts';
import { DEFENDER } from './rules/05-pools.ts';
import { findName, findNow } from './rules/03-specials.ts';
import { projectOf } from './rules/07-offers.ts';
import { nameOf, ownerName, projectName } from './rules/named.ts';
import { STEP, STEPS, V } from './rules/names.ts';
import type { Armageddon } from './state.ts';
import { say } from './words/say.ts';
import type { World } from './world.ts';

type S = Armageddon;

const terrains: readonly TerrainLook[] = [
  ...TERRAINS.map(({ id, glyph }) => ({ id, name: say(`terrain.${id}`), glyph })),
  { id: 'unknown', name: say('terrain.unknown'), glyph: '?' },
];

export const makeLook = (_: World): Look<S> => ({
  terrains,
  terrainOf: (s, n) => (s.terrain[n] >= 0 ? s.terrain[n] : TERRAINS.length),
  terrainIsFixed: false,
  counters,
  nodeOf: nodeOfUnit,
  markers,
  prompt,
  drawn,
  ruleOf,
  actionLabel,
  // [2.19] [2.20] What is built where there is but one place for it.
  implied: [V.site],
  // [3.26] [3.12] Who came out may be seen, and meets what is there: that does not go back.
  // [2.16] A click on an army that has just been founded would undo it, and leave its price paid.
  final: [V.show, V.disband],
  focus,
  goal,
  panel,
  plan: { show: plan },
  zones: { show: zones },
  path,
  overlays,
  charts,
  catalogue,
  art,
});

function prompt(s: S): Message {
  const step = STEPS.names[s.step];
  switch (step) {
    case 'setup.lay':
      return layPrompt(s);
    case 'initiative.bid':
      return bidPrompt(s);
    case 'sortie.intercept':
    case 'sortie.guns':
      return skyPrompt(s, step);
    case 'setup.settle':
    case 'find.take':
    case 'clinic.heal':
    case 'turn.act':
    case 'march.to':
    case 'transfer.to':
    case 'jump.to':
    case 'fly.to':
    case 'fly.at':
    case 'research.pick':
    case 'fit.gear':
    case 'meeting':
    case 'sally':
    case 'battle.lead':
    case 'battle.rows':
    case 'battle.act':
    case 'battle.go':
    case 'relocate.to':
    case 'covert.choose':
    case 'spy.aim':
    case 'spy.choose':
    case 'hunt.choose':
    case 'prisoner.to':
    case 'barter.trade':
    case 'attitude.bargain':
    case 'hand.discard':
    case 'deploy.to':
    case 'build.what':
      return say(`prompt.${step}`);
    case 'threshold.act':
      return thresholdPrompt(s);
    case 'battle.aim':
      return say(`prompt.${step}`, { card: nameOf(s, s.frame(STEP['battle.blow']).unit) });
    case 'challenge.act':
      return challengePrompt(s);
    case 'prisoner.ransom':
      return ransomPrompt(s);
    default:
      return chancePrompt(s);
  }
}

/** [5.3] [5.4] The prerogative, or what comes after it. */
function ruleOf(s: S): string | undefined {
  return s.step === STEP['challenge.act'] && isPrerogative(s) ? '5.3' : undefined;
}

/** [5.3] Whether the one who is asked may take his prerogative. */
const isPrerogative = (s: S): boolean =>
  s.frame(STEP['challenge.act']).role === DEFENDER &&
  s.frame(STEP.challenge).opening === 1 &&
  standingDamage(s, DEFENDER) === 0;

/** [5.25] A spy may go on when he has enough. */
function thresholdPrompt(s: S): Message {
  const { successes, needed } = s.frame(STEP.threshold);
  return say(successes < needed ? 'prompt.threshold.act' : 'prompt.threshold.more');
}

function challengePrompt(s: S): Message {
  if (isPrerogative(s)) return say('prompt.challenge.prerogative');
  const isDefender = s.frame(STEP['challenge.act']).role === DEFENDER;
  return say(isDefender ? 'prompt.challenge.defender' : 'prompt.challenge.attacker');
}

function actionLabel(s: S, action: number): Message {
  const noun = nounOf(action);
  const card = () => ({ card: nameOf(s, noun) });
  switch (verbOf(action)) {
    case V.lay:
      return say('label.lay', { at: node(noun) });
    case V.settle:
      return say('label.settle', { at: node(noun) });
    case V.claim:
      return claimLabel(s, noun);
    case V.salvage:
      return say('label.salvage', card());
    case V.blow:
      return say('label.blow', { army: nameOf(s, noun) });
    case V.heal:
      return say('label.heal', card());
    case V.take:
    case V.find:
      return say('label.take', { what: findName(findNow(s, noun)) });
    case V.order:
      return say('label.order', { n: noun + 1 });
    case V.fly:
      return say('label.fly', { ...card(), cost: costOf(s, noun) });
    case V.strike:
      return say('label.strike', card());
    case V.research:
      return say('label.research', card());
    case V.base:
      return say('label.base', card());
    case V.fit:
      return say('label.fit', card());
    case V.gear:
      return say('label.gear', { project: projectName(noun) });
    case V.make:
      return say('label.make', projectArgs(noun));
    case V.bomb:
      return say('label.bomb', { owner: ownerName(s, noun) });
    case V.intercept:
      return say('label.intercept', { ...card(), cost: costOf(s, noun) });
    case V.fire:
      return say('label.fire', card());
    case V.pick:
      return say('label.pick', card());
    case V.tactic:
      return say('label.tactic', { tactic: { item: noun }, n: TACTICS[noun].price });
    case V.roll:
      return say('label.roll', { hits: noun >> 4, saves: noun & 15 });
    case V.again:
      return say('label.again', { n: noun });
    case V.blind:
      return say('label.blind', { n: noun });
    default:
      return areaLabel(s, action) ?? plainLabel(s, verbOf(action));
  }
}

/** Labels of areas that keep them in files of their own. */
const areaLabel = (s: S, action: number): Message | undefined =>
  wastelandLabel(s, action) ??
  roundLabel(s, action) ??
  armyLabel(s, action) ??
  battleLabel(s, action) ??
  operationLabel(s, action);

const projectArgs = (code: number) => {
  const { ap, difficulty } = projectOf(code);
  return { project: projectName(code), ap, n: difficulty };
};

function plainLabel(s: S, verb: number): Message {
  if (verb === V.accept)
    return say(
      s.step === STEP['challenge.act'] && isPrerogative(s) ? 'label.prerogative' : 'label.accept',
    );
  if (verb === V.relocate) return say('label.relocate');
  if (verb === V.pass) return say(passKey(s));
  return say(verb === V.fate ? 'label.fate' : 'label.end-turn');
}

/** What is not done by who passes. */
function passKey(s: S) {
  if (s.step === STEP['sortie.guns']) return 'label.hold-fire';
  return s.step === STEP['research.pick'] ? 'label.try-none' : 'label.pass';
}

function panel(s: S): PanelLine[] {
  return [
    { label: say('panel.round'), value: String(s.round) },
    ...s.world.sides.map(({ id }, side) => ({
      label: say(`side.${id as 'red'}`),
      value: say('panel.side', {
        faction: say(`faction.${s.world.factions[side].id as 'compact'}`),
        ap: s.ap[side],
        hand: s.handSize[side],
        deck: s.deckSize[side],
        tactics: s.tacticsSize[side],
      }),
      side,
      tally: `${s.ap[side]} AP`,
    })),
    ...s.world.sides.flatMap((_, side) => stockLine(s, side)),
  ];
}

/** [1.2] Seen by its owner only. */
function stockLine(s: S, side: number): PanelLine[] {
  const at = (i: number) => s.stock[side * RESOURCES.length + i];
  if (at(0) < 0) return [];
  const amounts = Object.fromEntries(RESOURCES.map((name, i) => [name, at(i)]));
  return [
    {
      label: say('panel.stock.of', { by: sideNoun(side) }),
      value: say('panel.stock', amounts),
      side,
      isPinned: true,
    },
  ];
}
