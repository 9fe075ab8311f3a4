/** The rulebook by number: rules in our own words, rulings and designed values. */
import type { Rule } from '../../kernel/rulebook.ts';
import { assault, tables, works } from './rulebook/assault.ts';
import { components } from './rulebook/components.ts';
import { design } from './rulebook/design.ts';
import { designed } from './rulebook/designed.ts';
import { fire } from './rulebook/fire.ts';
import { costs, movement } from './rulebook/movement.ts';
import { rulings } from './rulebook/rulings.ts';
import { rulingsOfCombat } from './rulebook/rulings-combat.ts';
import { rulingsOfPlay } from './rulebook/rulings-play.ts';
import { scenarios } from './rulebook/scenarios.ts';
import { laterScenarios } from './rulebook/scenarios-later.ts';
import { sight } from './rulebook/sight.ts';
import { turn } from './rulebook/turn.ts';

export const rulebook: readonly Rule[] = [
  ...components,
  ...turn,
  ...movement,
  ...fire,
  ...assault,
  ...sight,
  ...works,
  ...design,
  ...costs,
  ...tables,
  ...scenarios,
  ...laterScenarios,
  ...rulings,
  ...rulingsOfCombat,
  ...rulingsOfPlay,
  ...designed,
];
