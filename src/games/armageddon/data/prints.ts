/** Cards, gear and tactics with the values of a game. */
import type { Card } from './card.ts';
import { CARDS, type NamedCard } from './cards.ts';
import { GEAR, type NamedGear, type NamedTactic, TACTICS } from './gear.ts';
import { LEVELLED_GEAR, NUMBERED_TACTICS, SOLD } from './values/cards.ts';
import type { Values } from './values.ts';

export interface Prints {
  readonly values: Values;
  /** Cards, gear and tactics by their numbers. */
  readonly cards: readonly NamedCard[];
  readonly gear: readonly NamedGear[];
  readonly tactics: readonly NamedTactic[];
}

/** Returns cards, gear and tactics with their values. */
export function printsOf(values: Values): Prints {
  const next = { unit: 0, hero: 0, attack: 0, facility: 0 };
  return {
    values,
    cards: CARDS.map((card) => {
      const i = next[card.family];
      next[card.family] += 1;
      return { ...card, ...figuresOf(card, i, values) } as NamedCard;
    }),
    gear: GEAR.map((gear, i) => ({
      ...gear,
      ...{ difficulty: values.gearDifficulty[i], ap: values.gearAp[i], cost: values.gearCost[i] },
      level: values.gearLevel[LEVELLED_GEAR.indexOf(gear.id)] ?? gear.level,
    })),
    tactics: TACTICS.map((tactic, i) => ({
      ...tactic,
      ...{ difficulty: values.tacticDifficulty[i], ap: values.tacticMake[i] },
      price: values.tacticPlay[i],
      level: values.tacticLevel[NUMBERED_TACTICS.indexOf(tactic.id)] ?? tactic.level,
    })),
  };
}

/** Returns the values of the card that is the `i`-th of its family. */
function figuresOf({ id, family, cost }: Card, i: number, values: Values): Partial<Card> {
  const sold = SOLD[family].indexOf(id);
  switch (family) {
    case 'unit':
      return {
        ...{ cost: values.unitCost[sold] ?? cost, points: values.unitPoints[i] },
        ...{ attack: values.unitAttack[i], defence: values.unitDefence[i] },
        ...{ resistance: values.unitResistance[i], movement: values.unitMovement[i] },
        range: values.unitRange[i],
      };
    case 'hero':
      return {
        ...{ cost: values.heroCost[sold] ?? cost, points: values.heroPoints[i] },
        // [5.6] A hero defends with the fate value.
        ...{ fate: values.heroFate[i], defence: values.heroFate[i] },
        ...{ resistance: values.heroResistance[i], movement: values.heroMovement[i] },
        command: values.heroCommand[i],
      };
    case 'attack':
      return {
        ...{ cost: values.flierCost[sold] ?? cost, points: values.flierPoints[i] },
        ...{ attack: values.flierAttack[i], defence: values.flierDefence[i] },
        ...{ fate: values.flierFate[i], range: values.flierRange[i] },
      };
    case 'facility':
      return {
        ...{ cost: values.facilityCost[sold] ?? cost, points: values.facilityPoints[i] },
        ...{ defence: values.facilityDefence[i], resistance: values.facilityResistance[i] },
      };
  }
}
