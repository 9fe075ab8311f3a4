/**
 * Cards of the docked hand: the effect of a press on each, whether it is barred, and the card that the decision is
 * about.
 */
import { pack } from '../../../kernel/action.ts';
import { refusalOf } from '../../../kernel/engine.ts';
import type { ZoneLook, ZoneThing } from '../../../kernel/look/zones.ts';
import { keyOf } from '../../../kernel/text/message.ts';
import type { Choice } from '../../session/choices.ts';
import { format } from '../../table-messages.ts';
import type { TableModel } from '../model.ts';
import type { DecisionModel } from '../prompt/decision-model.ts';
import { choicesOfThing, zonesOf } from './zone-choices.ts';

/** A card of a hand, with the effect of a press on it. */
export interface HandCard {
  readonly key: string;
  readonly thing: ZoneThing;
  readonly name: string;
  /** Description of the card; '' for none. */
  readonly about: string;
  /** Text for screen readers: the card's only choice, else its name and description. */
  readonly label: string;
  /** Choice made by a press; undefined if the press explains why the card cannot be played. */
  readonly first: Choice | undefined;
  /** Whether a lesson asks for the card. */
  readonly isMeant: boolean;
  readonly press: () => void;
}

export function handCardOf(model: TableModel, thing: ZoneThing): HandCard {
  const choices = choicesOfThing(model, thing);
  const meant = model.lesson.meant.value;
  const asked = meant && choices.filter(({ action }) => meant.has(action));
  const [first] = asked ?? choices;
  const name = format(model.game, thing.name);
  const about = format(model.game, thing.text ?? '');
  const only = choices.length === 1 ? first?.label : undefined;
  return {
    key: `${thing.noun?.index} ${keyOf(thing.name)}`,
    ...{ thing, name, about, first },
    label: only ?? `${name}${about && `: ${about}`}`,
    isMeant: meant !== undefined && first !== undefined,
    press: () => {
      if (!asked && choices.length > 1) model.menu.value = choices;
      else if (first) model.ending.press(first);
      else model.clickThing(thing);
    },
  };
}

type Model = Pick<DecisionModel, 'game' | 'shown' | 'choices' | 'view'>;

/** Docked zones of the seat, including empty ones, and the piles beside them. */
export interface CardTable {
  readonly hands: readonly ZoneLook[];
  readonly piles: readonly ZoneLook[];
}

/** Returns the cards under the board; undefined if the seat has none, or if a card in its hand has no face. */
export function cardTableOf(model: Model): CardTable | undefined {
  const { cards } = model.game.look;
  if (!cards) return undefined;
  const own = zonesOf(model).filter(({ side }) => side === model.view.value?.side);
  const hands = own.filter(({ isDocked }) => isDocked);
  const piles = own.filter(({ pile, count }) => pile !== undefined && count > 0);
  const things = hands.flatMap((zone) => zone.things);
  const isEmpty = things.length === 0 && piles.length === 0;
  const hasFaces = things.every(({ type }) => type !== undefined && cards.face(type));
  return hands.length > 0 && !isEmpty && hasFaces ? { hands, piles } : undefined;
}

/** Returns the unit type of the top card of a pile; undefined if the pile is face down. */
export const topOf = ({ game }: Pick<DecisionModel, 'game'>, zone: ZoneLook): string | undefined =>
  zone.pile === 'up'
    ? zone.things.findLast(({ type }) => type !== undefined && game.look.cards?.face(type))?.type
    : undefined;

/** Returns the zone entry that the decision is about: it is in focus, or a menu asks for its use. */
export function chosenThing(
  model: Model & Pick<DecisionModel, 'menu'>,
  things: readonly ZoneThing[],
): ZoneThing | undefined {
  const state = model.shown.value;
  if (!state) return undefined;
  const menu = model.menu.value;
  if (menu)
    return things.find((thing) => choicesOfThing(model, thing).some((c) => menu.includes(c)));
  const { unit } = model.game.look.focus(state);
  return things.find(
    ({ noun }) => noun?.kind === 'unit' && [noun.index, ...(noun.same ?? [])].includes(unit),
  );
}

/** Whether the rules forbid the use of a zone entry for a reason that concerns the current decision. */
export function isBarred(
  model: Pick<DecisionModel, 'game' | 'session' | 'isChoosing'>,
  { noun }: ZoneThing,
): boolean {
  const session = model.session.value;
  if (!session || !model.isChoosing.value || noun?.verb === undefined) return false;
  const refusal = refusalOf(model.game, session.state, pack(noun.verb, noun.index));
  return refusal !== undefined && refusal.scope === undefined;
}
