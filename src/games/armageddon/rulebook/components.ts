/** Section 1: cards and what is printed on them. */
import { heading, rule } from '../../../kernel/rulebook.ts';

export const components = [
  heading('1', 'Cards'),
  rule(
    '1.1',
    'Families',
    'Heroes, units, facilities and attack cards are in decks. Attachments, munitions, enhancements and tactics are made or found in play. Every player has tiles and one stronghold besides.',
  ),
  rule(
    '1.2',
    'Resources',
    'Humans, materials, energy and technology are kept in stock without limit. Action points (AP) are given each round, and those that are left are lost.',
  ),
  rule('1.3', 'Halves', 'Halving rounds down; a pool below 0 is 0.'),
  rule('1.4', 'Points', 'Wounds, hit points or structure: a card with none left is discarded.'),
  rule(
    '1.5',
    'Costs',
    'The AP of a card are half the sum of its resources, rounded up, at least 1; none with Fast Start.',
  ),
  rule(
    '1.6',
    'Range in battle',
    '1 reaches the row in front, 2 shoots over one row, 3 reaches every row.',
  ),
  rule(
    '1.7',
    'What units carry',
    'One attachment, which stays; one munition; enhancements, none twice.',
  ),
  rule(
    '1.8',
    'What heroes carry',
    'Two attachments and one munition, which is used up in the first challenge that it is for.',
  ),
  rule(
    '1.9',
    'What attack cards carry',
    'One munition, if they have room for one; the strike uses it up.',
  ),
  rule('1.10', 'Tactics', 'Are made for AP and played for AP, and have a hand of their own.'),
  rule('1.11', 'Resistance', 'Takes a number from 1 to itself off radiation, poison and the like.'),
];
