/** Prompts, and names of the actions. */
import { type Action, nounOf, verbNameOf } from '../../../kernel/action.ts';
import { type Message, type MessageArgs, node, unit } from '../../../kernel/text/message.ts';
import { NONE } from '../../../kernel/state.ts';
import { COLUMNS } from '../data/tables.ts';
import { COLOURS } from '../data/units.ts';
import { BOARDING_COST } from '../rules/movement/09-points.ts';
import { buyStep, lineNow } from '../rules/forces/24-buying.ts';
import { leftTo, priceOfKind, shownId } from '../rules/forces/24-purse.ts';
import { shotChance } from '../rules/fire/08-drop-fire.ts';
import { strikeOdds } from '../rules/fire/14-strike.ts';
import { REACTIONS, STEP, STEPS, type StepName, VERBS } from '../rules/names.ts';
import type { Slammers } from '../state.ts';
import { msg } from '../i18n/msg.ts';
import { forecastOfRoll } from './chances.ts';
import { changeBy } from './plan.ts';

type S = Slammers;

type GapKind = 'unit' | 'node' | 'colour' | 'odds';

/** Names of the fields of a frame in a sentence. */
const GAPS: Readonly<Record<string, readonly [gap: string, kind: GapKind]>> = {
  unit: ['u', 'unit'],
  tank: ['tank', 'unit'],
  gun: ['gun', 'unit'],
  target: ['target', 'unit'],
  hex: ['at', 'node'],
  zone: ['zone', 'node'],
  colour: ['colour', 'colour'],
  column: ['odds', 'odds'],
};

/** The units, hexes and colours of the step on top. */
function argsOf(s: S): MessageArgs {
  const frame = s.frame<string>(s.step);
  const args = STEPS.list[s.step].fields.flatMap((field) => {
    const [gap, kind] = GAPS[field] ?? [];
    return gap && kind && frame[field] !== NONE ? [[gap, nounFor(kind, frame[field])]] : [];
  });
  if (s.step === STEP['strike.roll']) args.push(['odds', strikeOdds(s)]);
  if (s.step === STEP['setup.place'])
    args.push(['u', unit(s.world.placing[s.frame(STEP['setup.place']).next])]);
  return Object.fromEntries(args);
}

function nounFor(kind: GapKind, value: number) {
  if (kind === 'odds') return COLUMNS[value];
  if (kind === 'colour') return msg(`colour.${COLOURS[value]}`);
  return kind === 'unit' ? unit(value) : node(value);
}

export function prompt(s: S): Message {
  const name: StepName = STEPS.names[s.step];
  if (name === 'setup.buy') return buyPrompt(s);
  if (name !== 'react') return msg(`prompt.${name}`, argsOf(s));
  const odds = forecastOfRoll(s)?.odds ?? msg('odds.gas');
  return msg(`prompt.react.${REACTIONS[s.frame(STEP.react).kind]}`, { ...argsOf(s), odds });
}

/** [24.1] What a line of the shopping list asks. */
function buyPrompt(s: S): Message {
  const { colour, line } = lineNow(s);
  const { buys, id } = line;
  return msg(`prompt.setup.buy.${buys}`, {
    colour: msg(`colour.${COLOURS[colour]}`),
    left: leftTo(s, colour),
    ...(id && {
      kind: msg(`unit.${shownId(s, colour, id)}`),
      price: priceOfKind(s, colour, id),
    }),
  });
}

/** [24.1] Yes, no, how many, which; with the points that it costs. */
function countLabel(s: S, action: Action): Message {
  const n = nounOf(action);
  const { buys } = lineNow(s).line;
  const answer = () => {
    if (buys === 'morale') return msg('label.count.morale', { n });
    if (buys === 'units' || buys === 'drops' || buys === 'fortresses')
      return msg('label.count', { n });
    return msg(n === 1 ? 'label.count.yes' : 'label.count.no');
  };
  const points = pointsFor(s, action);
  return points > 0 ? msg('label.count.price', { answer: answer(), points }) : answer();
}

/** [24.1] Points that the answer to a line of the list costs. */
function pointsFor(s: S, action: Action): number {
  const { colour } = lineNow(s);
  const after = s.clone();
  buyStep.apply?.(after, action);
  return leftTo(s, colour) - leftTo(after, colour);
}

/** [10.2] [11.2] [25.7] [44.3] What a unit does on its way, where that takes movement points. */
const DEED_LABELS: Readonly<Record<string, 'label.deed' | 'label.deed.each' | undefined>> = {
  load: 'label.deed.each',
  unload: 'label.deed.each',
  mount: 'label.deed',
  dismount: 'label.deed',
  inside: 'label.deed',
  take: 'label.deed',
};

/** The label with its price; [R69] off the map nothing is paid. */
function deedLabel(s: S, verb: string, label: Message): Message {
  const key = DEED_LABELS[verb];
  if (key === undefined || s.step !== STEP['move.unit']) return label;
  if (s.at[s.frame(STEP['move.unit']).unit] < 0) return label;
  return msg(key, { label, n: BOARDING_COST / 2 });
}

export function actionLabel(s: S, action: Action): Message {
  const [verb, noun] = [verbNameOf(VERBS, action), nounOf(action)];
  if (verb === 'fire' && s.step === STEP['assault.units']) return msg('label.attack');
  if (verb === 'count') return countLabel(s, action);
  if (verb === 'usual' && s.step === STEP['setup.buy']) return msg('label.usual.buy');
  if (verb === 'claim') return msg(noun === 0 ? 'label.claim.first' : 'label.claim.second');
  return fireLabel(s, action) ?? deedLabel(s, verb, msg(`label.${verb}`, argsFor(noun)));
}

const argsFor = (noun: number): MessageArgs => ({ u: unit(noun), at: node(noun), n: noun });

/** Effect on the odds, and on the chance of an elimination. */
function fireLabel(s: S, action: Action): Message | undefined {
  const [verb, args] = [verbNameOf(VERBS, action), argsFor(nounOf(action))];
  if (verb === 'claim') return undefined;
  if (verb === 'shoot' && s.step === STEP.react) return shootLabel(s, args, nounOf(action));
  const change = changeBy(s, action);
  if (!change) return undefined;
  const { before, behind } = change;
  // A verb without a sentence does not compile.
  const label = msg(`label.${verb}`, args);
  const now = { label, odds: behind.odds, lost: percentOf(behind) };
  if (!before || verb === 'fire') return msg('label.odds', now);
  return msg('label.odds.change', { ...now, from: before.odds, was: percentOf(before) });
}

/** [26.3] Whole percents. */
const percentOf = ({ lost }: { lost: number }): number => Math.round((100 * lost) / 36);

/** [8.4] [8.5] A calliope never misses, a tank rolls. */
function shootLabel(s: S, args: MessageArgs, u: number): Message {
  const chance = shotChance(s, u, s.frame(STEP.react).unit);
  return msg('label.shoot', { ...args, n: Math.round(100 * chance) });
}

/** The unit and the hex that the step on top is about. */
export function focus(s: S): { unit: number; node: number } {
  const about = STEPS.list[s.step].fields;
  const frame = s.frame<string>(s.step);
  const u = s.step === STEP['setup.place'] ? s.world.placing[frame.next] : NONE;
  const found = about.includes('unit') ? frame.unit : u;
  const n = about.includes('hex') ? frame.hex : found === NONE ? NONE : s.at[found];
  return { unit: found, node: Math.max(n, NONE) };
}
