/** Description of the game for the outside: messages and plain data, no drawing. */
import { nounOf, pack, verbNameOf } from '../../kernel/action.ts';
import type { Look, TerrainLook } from '../../kernel/look/look.ts';
import type { PanelLine } from '../../kernel/look/panel.ts';
import { type Message, node, side as sideNoun } from '../../kernel/text/message.ts';
import { RESOURCES } from './data/card.ts';
import { NUMBER } from './data/numbers.ts';
import { TERRAINS } from './data/terrain.ts';
import { art } from './art.ts';
import { counters, markers, nodeOfUnit } from './look/pieces.ts';
import { ARMY_LABELS } from './look/armies.ts';
import { BATTLE_LABELS } from './look/battle-labels.ts';
import { type Label, plainly, withCard, withNumber } from './look/label.ts';
import { ROUND_LABELS } from './look/round.ts';
import { WASTELAND_LABELS } from './look/wasteland.ts';
import { costOf, priceText } from './look/cards.ts';
import { tacticLabel } from './look/tactics.ts';
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
import { isRansom, OPERATION_LABELS, ransomPrompt } from './look/operations.ts';
import { standingDamage } from './rules/battle/05-results.ts';
import { DEFENDER } from './rules/battle/05-pools.ts';
import { findName, findNow } from './rules/exploration/03-specials.ts';
import { projectOf } from './rules/empire/07-offers.ts';
import { barredOffers } from './rules/empire/07-research.ts';
import { nameOf, ownerName, projectName } from './rules/named.ts';
import { STEP, STEPS, V, type VerbName, VERBS } from './rules/names.ts';
import type { Armageddon } from './state.ts';
import { msg } from './i18n/msg.ts';
import type { World } from './world.ts';

type S = Armageddon;

const terrains: readonly TerrainLook[] = [
  ...TERRAINS.map(({ id, glyph }) => ({ id, name: msg(`terrain.${id}`), glyph })),
  { id: 'unknown', name: msg('terrain.unknown'), glyph: '?' },
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
  barred: (s) => barredOffers(s).map((code) => pack(V.make, code)),
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
      return msg(`prompt.${step}`);
    case 'threshold.act':
      return thresholdPrompt(s);
    case 'battle.aim':
      return msg(`prompt.${step}`, { card: nameOf(s, s.frame(STEP['battle.blow']).unit) });
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

/** [5.3] Whether the player who decides may use the prerogative. */
const isPrerogative = (s: S): boolean =>
  s.frame(STEP['challenge.act']).role === DEFENDER &&
  s.frame(STEP.challenge).opening === 1 &&
  standingDamage(s, DEFENDER) === 0;

/** [5.25] Prompt of a test; a spy with enough successes may continue. */
function thresholdPrompt(s: S): Message {
  const { successes, needed } = s.frame(STEP.threshold);
  return msg(successes < needed ? 'prompt.threshold.act' : 'prompt.threshold.more');
}

function challengePrompt(s: S): Message {
  if (isPrerogative(s)) return msg('prompt.challenge.prerogative');
  const isDefender = s.frame(STEP['challenge.act']).role === DEFENDER;
  return msg(isDefender ? 'prompt.challenge.defender' : 'prompt.challenge.attacker');
}

/** Every verb has a label: one without an entry here does not compile. */
const LABELS: Readonly<Record<VerbName, Label>> = {
  ...ROUND_LABELS,
  ...ARMY_LABELS,
  ...BATTLE_LABELS,
  ...OPERATION_LABELS,
  ...WASTELAND_LABELS,
  lay: (_, n) => msg('label.lay', { at: node(n) }),
  settle: (_, n) => msg('label.settle', { at: node(n) }),
  claim: claimLabel,
  salvage: withCard('label.salvage'),
  blow: (s, army) => msg('label.blow', { army: nameOf(s, army), n: NUMBER.apBlow }),
  heal: withCard('label.heal'),
  take: (s, i) => msg('label.take', { what: findName(findNow(s, i)) }),
  find: (s, i) => msg('label.take', { what: findName(findNow(s, i)) }),
  order: (_, i) => msg('label.order', { n: i + 1 }),
  fly: (s, u) => msg('label.fly', { card: nameOf(s, u), cost: costOf(s, u) }),
  strike: withCard('label.strike'),
  research: withCard('label.research'),
  base: withCard('label.base'),
  fit: withCard('label.fit'),
  gear: (_, code) => msg('label.gear', { project: projectName(code) }),
  make: (_, code) => msg('label.make', projectArgs(code)),
  bomb: (s, owner) => msg('label.bomb', { owner: ownerName(s, owner) }),
  intercept: (s, u) => msg('label.intercept', { card: nameOf(s, u), cost: costOf(s, u) }),
  fire: withCard('label.fire'),
  pick: withCard('label.pick'),
  tactic: tacticLabel,
  roll: (_, roll) => msg('label.roll', { hits: roll >> 4, saves: roll & 15 }),
  again: withNumber('label.again'),
  blind: withNumber('label.blind'),
  accept: acceptLabel,
  fate: plainly('label.fate'),
  relocate: plainly('label.relocate'),
  pass: (s) => msg(passKey(s)),
  'end-turn': plainly('label.end-turn'),
};

const actionLabel = (s: S, action: number): Message =>
  LABELS[verbNameOf(VERBS, action)](s, nounOf(action));

const projectArgs = (code: number) => {
  const { ap, cost, difficulty } = projectOf(code);
  return { project: projectName(code), cost: priceText(ap, cost), n: difficulty };
};

/** [2.28] [5.3] What is accepted: a ransom, the prerogative, or the dice as they lie. */
function acceptLabel(s: S): Message {
  if (isRansom(s)) return msg('label.pay-ransom', { n: NUMBER.ransom });
  const isFirst = s.step === STEP['challenge.act'] && isPrerogative(s);
  return msg(isFirst ? 'label.prerogative' : 'label.accept');
}

/** Actions that passing gives up. */
function passKey(s: S) {
  if (s.step === STEP['sortie.guns']) return 'label.hold-fire';
  return s.step === STEP['research.pick'] ? 'label.try-none' : 'label.pass';
}

function panel(s: S): PanelLine[] {
  return [
    { label: msg('panel.round'), value: String(s.round) },
    ...s.world.sides.map(({ id }, side) => ({
      label: msg(`side.${id as 'red'}`),
      value: msg('panel.side', {
        faction: msg(`faction.${s.world.factions[side].id as 'compact'}`),
        ap: s.ap[side],
        hand: s.handSize[side],
        deck: s.deckSize[side],
        tactics: s.tacticsSize[side],
      }),
      side,
      tally: `${s.ap[side]}`,
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
      label: msg('panel.stock.of', { by: sideNoun(side) }),
      value: msg('panel.stock', amounts),
      side,
      isPinned: true,
    },
  ];
}
