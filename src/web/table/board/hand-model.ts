/** Cards of the docked hand: what a press on each does, whether it is barred, and which one the decision is about. */
import { pack } from '../../../kernel/action.ts';
import { refusalOf } from '../../../kernel/engine.ts';
import type { ZoneLook, ZoneThing } from '../../../kernel/look/zones.ts';
import { keyOf } from '../../../kernel/text/message.ts';
import type { Choice } from '../../session/choices.ts';
import { tell } from '../../table-messages.ts';
import type { TableModel } from '../model.ts';
import type { DecisionModel } from '../prompt/decision-model.ts';
import { choicesOfThing, zonesOf } from './zone-choices.ts';

/** A card of a hand with what a press on it does. */
export interface HandCard {
  readonly key: string;
  readonly thing: ZoneThing;
  readonly name: string;
  /** Everything that can be told of it; '' for nothing. */
  readonly about: string;
  /** For screen readers: the only choice it offers, else its name and all about it. */
  readonly label: string;
  /** Action of a press; undefined: the press explains why the card cannot be played. */
  readonly first: Choice | undefined;
  /** Cards that a lesson asks for. */
  readonly isMeant: boolean;
  readonly press: () => void;
}

export function handCardOf(model: TableModel, thing: ZoneThing): HandCard {
  const choices = choicesOfThing(model, thing);
  const meant = model.lesson.meant.value;
  const asked = meant && choices.filter(({ action }) => meant.has(action));
  const [first] = asked ?? choices;
  const name = tell(model.game, thing.name);
  const about = tell(model.game, thing.text ?? '');
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

/** The docked zones of the seat, empty ones too, and the piles beside them. */
export interface CardTable {
  readonly hands: readonly ZoneLook[];
  readonly piles: readonly ZoneLook[];
}

/** Cards under the board; undefined: the seat has none, or something in its hand has no face. */
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

/** Unit type of a card that a pile shows on top; undefined: it lies face down. */
export const topOf = ({ game }: Pick<DecisionModel, 'game'>, zone: ZoneLook): string | undefined =>
  zone.pile === 'up'
    ? zone.things.findLast(({ type }) => type !== undefined && game.look.cards?.face(type))?.type
    : undefined;

/** The one of some things that the decision is about: it was chosen, or the player is asked what for. */
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

/** Whether the rules have a reason against the use of a thing that the present decision asks about. */
export function isBarred(
  model: Pick<DecisionModel, 'game' | 'session' | 'isChoosing'>,
  { noun }: ZoneThing,
): boolean {
  const session = model.session.value;
  if (!session || !model.isChoosing.value || noun?.verb === undefined) return false;
  const refusal = refusalOf(model.game, session.state, pack(noun.verb, noun.index));
  return refusal !== undefined && refusal.scope === undefined;
}
