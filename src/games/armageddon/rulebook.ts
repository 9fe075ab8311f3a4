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
import { rulingsOfBattle } from './rulebook/rulings-battle.ts';
import { rulings } from './rulebook/rulings.ts';
import { rulingsOnSpies } from './rulebook/rulings-observe.ts';
import { rulingsOfRound } from './rulebook/rulings-round.ts';
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
  ...rulingsOfBattle,
  ...rulingsOfRound,
  ...rulingsOnSpies,
  ...designed,
];

/** Numbers that code carries out and tests hold by now. When it is all of them, this list goes. */
const LINES: readonly string[] = [
  '1.5 1.6 8.2 R31 D1 D2 D3 D4 D5 D6 D8 D9 D10 D11 D12 D13 D14 D16 D17 D18',
  // Page 25, and what it stands on
  '25.1 25.2 25.3 25.4 25.5 25.6 25.7 25.8 25.9 25.10 25.11 25.12 25.13 25.14 25.15 25.16 25.17',
  '25.18 25.19 25.20 25.21 25.22 25.23 25.24 25.25 25.26 25.27 25.28 25.29 25.30 25.31',
  'R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R14 R15 R16 R17 R18 R19 R20 R21 R22 R23 R24 R25 R26',
  'R27 R28 R29 R32 R33 R34 R35 R36 R37 R38 R39 R41 R42 R44',
  '2.2 2.3 2.4 2.6 3.1 3.3 3.4 10.3.9 10.3.10 R45 R48 14.2 14.3 14.5 14.6',
  '1.1 1.2 1.10 2.7 2.12 2.5 2.8 2.9 2.10 2.11 2.13 10.3.5 R70 2.14 2.15 11.2 11.3 10.1.22 R71 2.18 2.19 2.20 10.3.3 10.2.1 R80',
  '2.1 8.1 8.3 8.4 R82',
  '2.21 2.22 2.24 2.25 2.26 2.27 7.4 D7 10.2.7 10.2.22 10.3.13 10.3.14 10.3.19 R81',
  '5.8 1.3 1.4 3.2 3.7 3.13 3.14 3.16 3.17 5.1 5.2 5.3 5.4 5.5 5.6 5.7 5.9 5.10',
  '2.16 2.17 3.19 3.26 10.3.17 R74 R75',
  '3.12 3.18 11.1 11.4 10.1.1 10.6.5',
  '3.27 5.29 5.30 10.1.19 10.1.20 10.2.3 10.2.4 10.2.10 10.3.16 R30 R40',
  '3.5 3.6 3.8 3.9 3.10 3.11 3.15 3.20 14.4 10.1.16 10.1.17 10.1.18 R62 R63 R72 R73',
  '6.1 6.2 6.3 6.4 6.5 6.6 6.7 6.8 6.9 6.10 9.1 9.2 9.3 9.4 9.5 9.6',
  '7.1 7.2 7.3 7.5 10.1.4 10.1.5 10.1.6 10.3.11 10.3.12 R46 1.7 1.9 10.4.6 R47 2.23 10.3.1 10.3.2 10.3.8 R55',
  '5.11 5.12 5.13 5.14 5.15 5.16 5.17 5.19 5.20 5.21 3.24 3.25 10.1.14 10.1.15 10.6.1 10.1.21 R100 R101 R102 R103 R104 R105 R107',
  '3.21 3.22 5.18 5.22 10.2.6 10.2.11 10.2.12 10.2.13 10.2.14 10.2.15 10.2.16 10.2.17 10.2.18 10.2.19 10.2.20 10.2.21',
  '10.2.23 10.2.24 10.2.25 10.2.26 10.2.29 10.2.30 10.2.35 10.6.5 10.6.7 10.6.8 10.6.11',
  '10.2.5 10.2.8 10.2.9 10.2.28 10.2.31 10.2.32 10.2.27 10.2.34 10.2.33 10.3.15 10.3.18 10.4.1 10.4.2 10.4.3 10.4.4 10.4.5',
  '10.5.1 10.5.2 10.5.3 10.5.4 10.5.5 10.5.6 10.5.7 10.5.8 10.5.9 10.5.10',
  '4.1 4.2 4.3 4.4 4.5 4.6 4.7 4.8 10.1.2 10.1.3 10.3.6 10.3.7 10.6.9 R43 R56 R57',
  '10.3.20 R93 5.25 5.26 5.27 10.1.13 R90 R91 R92',
  '3.23 2.28 4.9 5.28 10.2.2 R51 R52 R53 R54',
  '5.23 5.24 10.1.7 10.1.8 10.1.9 10.1.10 10.1.11 10.1.12 10.3.4 10.6.4 10.6.6 10.6.12 10.6.13 10.6.14 1.8 1.11 R40 R49 R50',
  '10.6.2 10.6.3 10.6.10 10.6.15 10.6.16 10.6.17 10.6.18 10.6.19',
  '12.1 12.2 12.3 12.4 12.5 13.1 13.2 13.3 R58 R106 14.1 D15',
];
const BUILT = new Set(LINES.flatMap((line) => line.split(' ')));

const isBuilt = ({ id, status }: Rule): boolean => status === 'heading' || BUILT.has(id);

/** What is played by now. */
export const rulebook = everything.filter(isBuilt);
/** What is still to be built. */
export const planned = everything.filter((rule) => !isBuilt(rule));
