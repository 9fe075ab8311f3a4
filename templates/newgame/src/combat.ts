/** [4] Combat: who can attack, and at what odds. */
import { nodeDistance } from 'countermarch/kernel';
import { BOARD, TERRAIN, TERRAINS } from './map.ts';
import { columnOf } from './odds.ts';
import { type State, unitsOf } from './state.ts';
import { sideOf, typeOf } from './units.ts';

export const isBeside = (s: State, u: number, v: number): boolean =>
  nodeDistance(BOARD, s.at[u], s.at[v]) === 1;

/** [4.2] Strength of the attacker, and 1 for each other own unit beside the target. */
export const attackOf = (s: State, u: number, target: number): number =>
  typeOf(u).strength +
  unitsOf(s, sideOf(u)).filter((other) => other !== u && isBeside(s, other, target)).length;

/** [4.2] Strength of the target, and what its terrain adds. */
export const defenceOf = (s: State, target: number): number =>
  typeOf(target).strength + TERRAINS[TERRAIN[s.at[target]]].defence;

/** [4.3] Column of the odds table for an attack, or -1. */
export const columnFor = (s: State, u: number, target: number): number =>
  columnOf(attackOf(s, u, target), defenceOf(s, target));

/** [4.1] [4.3] Units that a unit can attack. */
export const targetsOf = (s: State, u: number): number[] =>
  unitsOf(s, 1 - sideOf(u)).filter((v) => isBeside(s, u, v) && columnFor(s, u, v) >= 0);

/** [4.1] Units that can still attack. */
export const attackers = (s: State): number[] =>
  unitsOf(s, s.side).filter((u) => s.acted[u] === 0 && targetsOf(s, u).length > 0);
