/**
 * The rulebook by number: rules in our own words, rulings, designed values. Section 25 is page 25; sections 1 to 14
 * are the game around it.
 */
import type { Rule } from '../../kernel/rulebook.ts';
import { abilities } from './rulebook/abilities.ts';
import { battle } from './rulebook/battle.ts';
import { challenges } from './rulebook/challenges.ts';
import { components } from './rulebook/components.ts';
import { designed } from './rulebook/designed.ts';
import { empires } from './rulebook/empires.ts';
import { map } from './rulebook/map.ts';
import { page25 } from './rulebook/page-25.ts';
import { rulingsOfBattle } from './rulebook/rulings-battle.ts';
import { rulings } from './rulebook/rulings.ts';
import { rulingsOnSpies } from './rulebook/rulings-observe.ts';
import { rulingsOfRound } from './rulebook/rulings-round.ts';
import { rulingsOfPage25 } from './rulebook/rulings-page-25.ts';
import { sorties } from './rulebook/sorties.ts';
import { turn } from './rulebook/turn.ts';

export const rulebook: readonly Rule[] = [
  ...components,
  ...turn,
  ...map,
  ...challenges,
  ...battle,
  ...sorties,
  ...empires,
  ...abilities,
  ...page25,
  ...rulingsOfPage25,
  ...rulings,
  ...rulingsOfBattle,
  ...rulingsOfRound,
  ...rulingsOnSpies,
  ...designed,
];
