/** Choices before a game: readings of the rules, the printed one first, and what some scenarios leave open. */
import type { OptionSpec } from '../../../kernel/setup.ts';

/** [D10] [R64] */
const LAST_TURN = 40;

export const OPTIONS: readonly OptionSpec[] = [
  {
    id: 'players',
    scenarios: ['5'],
    rule: 'D8',
    fallback: 2,
    min: 2,
    max: 3,
  },
  {
    id: 'electronics',
    scenarios: ['4', '5'],
    rule: '34.2',
    fallback: 0,
    min: 0,
    max: 1,
    names: ['no', 'yes'],
  },
  {
    id: 'fire-order',
    rule: 'R1',
    fallback: 0,
    min: 0,
    max: 1,
    names: ['first-mover', 'moving-player'],
  },
  {
    id: 'disrupted-again',
    rule: 'R7',
    fallback: 0,
    min: 0,
    max: 1,
    names: ['game-turn', 'player-turn'],
  },
  {
    id: 'combat-table',
    rule: 'R41',
    fallback: 0,
    min: 0,
    max: 1,
    names: ['by-column', 'shifted'],
  },
  {
    id: 'gas-table',
    rule: 'R41',
    fallback: 0,
    min: 0,
    max: 1,
    names: ['three-columns', 'four-columns'],
  },
  {
    id: 'towns',
    scenarios: ['3'],
    rule: '33.3',
    fallback: 0,
    min: 0,
    max: 1,
    names: ['small', 'any'],
  },
  {
    id: 'victory-panel',
    scenarios: ['9'],
    rule: 'R62',
    fallback: 0,
    min: 0,
    max: 1,
    names: ['panel-5', 'panel-4'],
  },
  {
    id: 'held-back',
    scenarios: ['10'],
    rule: 'R42',
    fallback: 1,
    min: 0,
    max: 1,
    names: ['no', 'yes'],
  },
  {
    id: 'last-turn',
    scenarios: ['11', '14'],
    rule: 'R64',
    fallback: LAST_TURN,
    min: 10,
    max: 99,
  },
];
