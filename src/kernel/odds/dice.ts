/** Parts of steps of Chance that throw dice with six faces. A roll is an action whose noun is the face, or the sum. */
import { type Action, type LegalActions, nounOf, type VerbId } from '../action.ts';
import { CHANCE } from '../side.ts';

const FACES = 6;

/**
 * Builds the parts of a step that throws one die. Its outcomes are actions of the verb `roll` with the nouns 1 to
 * 6, all equally likely.
 */
export const oneDie = <Verb extends string>(roll: VerbId<Verb>) => ({
  who: () => CHANCE,
  actions(_: unknown, out: LegalActions<Verb>): void {
    for (let face = 1; face <= FACES; face++) out.add(roll, face);
  },
});

/**
 * Builds the parts of a step that throws two dice. Its outcomes are actions of the verb `roll` with the sums 2 to 12,
 * weighted by the number of throws that make each sum.
 */
export const twoDice = <Verb extends string>(roll: VerbId<Verb>) => ({
  ...oneDie(roll),
  actions(_: unknown, out: LegalActions<Verb>): void {
    for (let sum = 2; sum <= 2 * FACES; sum++) out.add(roll, sum);
  },
  weight: waysOfTwo,
  dice: 2,
});

/** Returns how many of the 36 throws of two dice make the sum of a roll. */
export const waysOfTwo = (_: unknown, action: Action): number =>
  FACES - Math.abs(nounOf(action) - FACES - 1);
