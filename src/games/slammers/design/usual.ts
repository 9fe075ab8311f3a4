/** [4.2] The default document: a new draft starts from it, and a table without a document uses it. */
import type { DesignDocument } from './document.ts';

export const USUAL_DESIGN: DesignDocument = {
  title: 'Three hills',
  layout: {
    pieces: [
      { piece: '3', at: [12, 0] },
      { piece: '4', at: [0, 0] },
    ],
  },
  turns: 6,
  forces: [
    {
      colour: 'green',
      player: 'green',
      party: 1,
      setsUp: 1,
      moves: 2,
      role: 'defender',
      points: 250,
      morale: 8,
      gas: [],
      electronics: false,
      fortresses: 1,
      groups: [{ units: { TK: 4, IN: 6, SG: 2, SC: 1 }, how: 'set-up', area: ['3'] }],
    },
    {
      colour: 'tan',
      player: 'tan',
      party: 2,
      setsUp: 2,
      moves: 1,
      role: 'attacker',
      points: 300,
      morale: 8,
      gas: [],
      electronics: false,
      fortresses: 0,
      groups: [
        { units: { TK: 6, AC: 3, IN: 4, AP: 3, SA: 1 }, how: 'set-up', area: ['4'] },
        { units: { IN: 3 }, how: 'drop' },
      ],
    },
  ],
  victory: { kind: 'hold-each-group', by: 'tan', area: ['3 hilltop'] },
  specials: {},
};
