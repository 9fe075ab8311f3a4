/** Position files of Isles. */
import type { FieldSpec, PositionSpec } from '../../src/kernel/position/spec.ts';
import { NONE } from '../../src/kernel/state.ts';
import { CARDS } from './document.ts';
import { STEP } from './names.ts';
import { slot } from './rules.ts';
import { type Isles, KINDS, type World } from './state.ts';

const number = (field: string, index: number, max: number, fallback = 0): FieldSpec => ({
  field,
  index,
  kind: 'number',
  fallback,
  min: 0,
  max,
});

/** Fields by their name in files, with one value for each side. */
function sideFields({ sides, deck }: World): Record<string, FieldSpec> {
  const fields: Record<string, FieldSpec> = {};
  for (const [side, { id }] of sides.entries()) {
    fields[`${id}-out`] = { field: 'out', index: side, kind: 'flag', fallback: 0 };
    fields[`${id}-known`] = number('known', side, 32767);
    for (const [kind, card] of CARDS.entries()) {
      const all = deck[kind];
      fields[`${id}-deck-${card}`] = number('deck', slot(side, kind), all, all);
      fields[`${id}-hand-${card}`] = number('hand', slot(side, kind), all);
      fields[`${id}-played-${card}`] = number('played', slot(side, kind), all);
    }
  }
  return fields;
}

export const position = (world: World): PositionSpec<Isles> => ({
  where: { field: 'at', places: { dead: NONE } },
  absent: NONE,
  counter: {},
  markers: {},
  lists: {},
  values: {
    side: { field: 'side', kind: 'side', fallback: 0 },
    round: { field: 'round', kind: 'number', fallback: 1, min: 1, max: 21 },
    ...sideFields(world),
  },
  steps: {
    turn: {
      begin(s) {
        s.push(STEP.turn);
      },
    },
  },
  finish(s) {
    for (let side = 0; side < world.sides.length; side++) {
      const sum = (column: Int16Array) =>
        CARDS.reduce((total, _, kind) => total + column[side * KINDS + kind], 0);
      s.deckSize[side] = sum(s.deck);
      s.handSize[side] = sum(s.hand);
    }
  },
});
