/** Common fields of position files, each named after the column or scalar that stores it. */
import { NONE } from '../state.ts';
import type { FieldSpec } from './spec.ts';

export const flagField = (field: string): FieldSpec => ({ field, kind: 'flag', fallback: 0 });

/** Declares a number from 0 to `max`, or from its fallback if that is less. */
export const numberField = (field: string, max: number, fallback = 0): FieldSpec => ({
  ...{ field, kind: 'number', fallback, min: Math.min(0, fallback), max },
});

/** Declares a field that holds one of several words, stored as its index. */
export const wordField = (field: string, names: readonly string[], fallback = 0): FieldSpec => ({
  ...{ field, kind: 'option', names, fallback },
});

export const nodeField = (field: string, fallback = NONE): FieldSpec => ({
  ...{ field, kind: 'node', fallback },
});

export const unitField = (field: string): FieldSpec => ({ field, kind: 'unit', fallback: NONE });

export const sideField = (field: string, fallback = 0): FieldSpec => ({
  ...{ field, kind: 'side', fallback },
});
