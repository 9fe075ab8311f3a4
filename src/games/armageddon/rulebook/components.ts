/** Section 1: cards and what is printed on them. */
import { heading, rule } from '../../../kernel/rulebook.ts';

export const components = [
  heading('1', 'Cards'),
  rule(
    '1.1',
    'Families',
    'Your deck holds four families of cards: heroes, units, facilities and attack cards (aircraft, helos, missiles). Gear (attachments, munitions, enhancements) and tactics are made or found during play. You also bring map tiles and one stronghold. Strongholds and outposts are called bases. In the rules for abilities, X stands for the level printed on the card.',
  ),
  rule(
    '1.2',
    'Resources',
    'Your stock holds humans (H), materials (M), energy (E) and technology (T), without limit. You get action points (AP) each round; AP that you do not spend are lost.',
  ),
  rule(
    '1.3',
    'Rounding',
    'Round down whenever you halve a number: half of 5 is 2. A dice pool never falls below 0.',
  ),
  rule(
    '1.4',
    'Points',
    'Units and attack cards have hit points, heroes have wounds, and facilities have structure points. Damage stays on a card until you repair or heal it. Discard a card that has no points left.',
  ),
  rule(
    '1.5',
    'Costs',
    'To deploy a card or fly an attack card, pay the resources printed on it. Also pay AP equal to half of their sum, rounded up and at least 1. A card with Fast Start costs no AP. Example: a card that costs 2 H and 1 M also costs 2 AP.',
  ),
  rule(
    '1.6',
    'Range in battle',
    'A unit with range 1 reaches only the row in front of it. A unit with range 2 can shoot over one row. A unit with range 3 reaches every row [5.17].',
  ),
  rule(
    '1.7',
    'Unit gear',
    'A unit may carry one attachment, one munition, and any number of different enhancements. The attachment can never be removed.',
  ),
  rule(
    '1.8',
    'Hero gear',
    'A hero may carry two attachments and one munition. The munition is used up in the first challenge of the kind that it is made for.',
  ),
  rule(
    '1.9',
    'Attack card gear',
    'An attack card with a munition slot may carry one munition. The strike uses it up.',
  ),
  rule(
    '1.10',
    'Tactics',
    'You pay AP to make a tactic, and AP again to play it. You keep tactics in a separate tactics hand [7.5].',
  ),
  rule(
    '1.11',
    'Resistance',
    'Reduce damage from radiation or poison by a random number from 1 to the card’s Resistance.',
  ),
];
