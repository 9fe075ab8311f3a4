/** Art key -> pictures. The only list of them; keys are the games' `look.art`. */
import type { Art } from '../art.ts';
import { annihilation } from './annihilation.ts';
import { annihilator } from './annihilator.ts';
import { generic } from './base.ts';
import { chitin } from './chitin.ts';

export const ARTS: readonly Art[] = [annihilator, annihilation, chitin, generic];

/** The art of a key, or the generic one. */
export const artOf = (key: string): Art => ARTS.find((art) => art.id === key) ?? generic;
