/** The rules of the game by number: paragraphs in our words, our rulings, our designed values. */
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

const everything: readonly Rule[] = [
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

/** Numbers that code carries out by now. When it is all of them, this list goes. */
const BUILT = new Set(
  [
    '2.1 2.2 2.3 2.4 2.5 2.6 2.7',
    '3.1 3.2 3.3 3.4 3.5',
    '4.1 4.3',
    '5.1 5.2 5.3',
    '7.1 7.2 7.3 7.4 7.5 7.6 7.7 7.8 7.9 7.11 7.12 8.1 8.2 8.3 8.4 8.5 8.6 8.7 8.8 8.9 R10 R12 R16 R17',
    '6.1 6.2 6.3 6.4 6.5 6.6 10.7 42.4 44.4 R5 R6',
    '9.1 9.2 9.3 9.4 9.5 9.6 9.7 9.8 9.9 9.10 9.11 9.12 9.13 9.14 9.15',
    '10.1 10.2 10.3 10.6 10.8 10.9 11.1 11.2 11.4 11.7 11.8 11.10 11.11 18.10 19.9',
    '22.3 22.7 22.8 25.7 36.3 40.4 R15 R20 R26 R28 R31 R42 R56 R69',
    '10.4 10.5 11.5 11.6 11.9 11.12 11.13',
    '12.1 12.2 12.3 12.4 12.5 12.6 12.7',
    '13.1 13.2 13.3 13.4 13.5 13.6 13.7 13.8',
    '14.1 14.2 14.3 14.4 14.5 14.6 14.7 14.8 14.9 14.10 14.11',
    '15.1 15.2 15.3 15.4 15.5 16.1 16.2 16.3 16.4 16.5 16.6 16.7 16.8 17.1 17.2 17.3 18.15',
    '19.1 19.2 19.4 19.5 19.7 19.8 19.10 20.1 20.2 20.3 20.4 20.5 20.6 20.7 22.1 22.2 22.4 22.6',
    '18.7 18.11 18.12 19.3 19.11 19.12',
    '23.1 23.2 23.3 23.4 23.5 23.6',
    '18.1 18.2 18.3 18.4 18.5 18.6 18.9 18.13 18.14',
    'R30 R39 R40 R48 R49 R50 R51 R70 R71 R72 R73',
    '21.1 21.2 21.3 21.4 21.5 21.6 21.7 21.8',
    '24.4 24.5 24.6',
    '25.1 25.2 25.3 25.4 25.5 25.6',
    '26.1 26.2 26.3 26.4',
    '5.4 32.4 33.4 36.4 41.3 41.4 44.5',
    '31.1 32.1 33.1 34.1 35.1 36.1 37.1 38.1 39.1 40.1 41.1 41.5 42.1 43.1 44.1',
    '31.5 32.5 33.5 34.4 35.3 36.5 37.4 38.4 39.6 40.5 41.6 42.5 42.6 43.4 44.7',
    '19.6 31.2 31.3 31.4 32.2 32.3 33.2 33.3 34.2 34.3 35.2 36.2 37.2 37.3 38.2 38.3 39.2 39.3 39.4 39.5',
    '7.10 11.3 12.8 18.8 20.8 R13',
    '22.5 24.1 24.7 24.8 24.9 24.10 24.11 43.3 44.2 44.3 44.6 R38 R57 R74 D14',
    '40.2 40.3 41.2 42.2 42.3 43.2 R60 R62 R63 R64 D8 D10 D12 27.1',
    'R1 R2 R3 R4 R7 R8 R27 R29 R32 R33 R34 R35 R36 R37 R43 R44 R45 R46 R47 R54 R55 R59',
    'R9 R11 R14 R18 R19 R21 R22 R23 R24 R25 R41 R52 R53 R58 R61 R65 R66 R67 R68',
    'D1 D2 D3 D4 D5 D6 D7 D9 D11 D13',
    '4.2 R75',
  ].flatMap((line) => line.split(' ')),
);

const isBuilt = ({ id, status }: Rule): boolean => status === 'heading' || BUILT.has(id);

/** What is played by now. */
export const rulebook = everything.filter(isBuilt);
/** What is still to be built. */
export const planned = everything.filter((rule) => !isBuilt(rule));
