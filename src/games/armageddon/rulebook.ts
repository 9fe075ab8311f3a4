/**
 * The rules of the game by number: our words, our rulings, our designed values. Section 25 is page 25; sections
 * 1 to 14 are the game around it.
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
import { rulings } from './rulebook/rulings.ts';
import { rulingsOfPage25 } from './rulebook/rulings-page-25.ts';
import { sorties } from './rulebook/sorties.ts';
import { turn } from './rulebook/turn.ts';

const everything: readonly Rule[] = [
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
  ...designed,
];

/** Numbers that code carries out and tests hold by now. When it is all of them, this list goes. */
const LINES: readonly string[] = [
  '1.5 8.2 R31 D1 D2 D3 D4 D5 D6 D8 D9 D10 D11 D12 D13 D14 D16 D17 D18',
];
const BUILT = new Set(LINES.flatMap((line) => line.split(' ')));

const isBuilt = ({ id, status }: Rule): boolean => status === 'heading' || BUILT.has(id);

/** What is played by now. */
export const rulebook = everything.filter(isBuilt);
/** What is still to be built. */
export const planned = everything.filter((rule) => !isBuilt(rule));
