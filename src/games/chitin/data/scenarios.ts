/** [3.03] The six scenarios and the harvest tokens [D3]. */
import type { OptionSpec, Scenario } from '../../../kernel/setup/setup.ts';

/** [2.024] Letters of all tokens; the first seven are on the map from the start. */
export const TOKENS = 'ABCDEFGHIJKLMN'.split('');
/** Tokens with a printed number: A to G. */
export const NUMBERED = 7;
/** [4.023] [D3] Starting values of A to G; A is the rulebook's value, the others are our own. */
export const TOKEN_VALUES: readonly number[] = [20, 10, 15, 15, 10, 15, 15];
/** [8.043] Maximum value of a token, which is the most that a Worker can carry. */
export const TOKEN_LIMIT = 30;
/** [4.022] Points that a lost unit costs its owner. */
export const LOSS_COST = 2;
/** [6.083] [R52] [D7] Number of Workers of a side, in every scenario. */
export const WORKERS = 6;

/** [3.03] Source of a force: given, chosen for points, or all units [D7]. */
type Muster =
  | { readonly kind: 'fixed'; readonly counts: readonly number[] }
  | {
      readonly kind: 'points';
      readonly points: number;
      readonly air: number;
      readonly basics: boolean;
    }
  | { readonly kind: 'all' };

export interface ScenarioRules extends Scenario {
  /** Tokens in use, as indices into `TOKENS`. */
  readonly tokens: readonly number[];
  readonly muster: Muster;
  /** [8.00] Whether the advanced rules apply: charges, command, flyers, food values, victory by points. */
  readonly advanced: boolean;
}

const ACF = [0, 2, 5];
const ALL = [0, 1, 2, 3, 4, 5, 6];

export const SCENARIOS: readonly ScenarioRules[] = [
  {
    id: 'learning',
    minutes: 45,
    tokens: ACF,
    muster: { kind: 'fixed', counts: [3, 3, 3, 3, 0, 0, 0, 0] },
    advanced: false,
  },
  {
    id: 'basic',
    minutes: 75,
    tokens: ALL,
    muster: { kind: 'points', points: 48, air: 0, basics: false },
    advanced: false,
  },
  {
    id: 'small',
    minutes: 75,
    tokens: ACF,
    muster: { kind: 'points', points: 48, air: 8, basics: true },
    advanced: true,
  },
  {
    id: 'intermediate',
    minutes: 100,
    tokens: ALL,
    muster: { kind: 'points', points: 60, air: 12, basics: true },
    advanced: true,
  },
  {
    id: 'bitter-end',
    minutes: 120,
    tokens: ALL,
    muster: { kind: 'points', points: 78, air: 16, basics: true },
    advanced: true,
  },
  {
    id: 'armageddon',
    minutes: 180,
    tokens: ALL,
    muster: { kind: 'all' },
    advanced: true,
  },
];

export const OPTIONS: readonly OptionSpec[] = [
  {
    id: 'low-hacker',
    rule: 'D9',
    fallback: 0,
    min: 0,
    max: 1,
    names: ['no', 'yes'],
  },
  {
    id: 'arch-reaper',
    rule: 'D10',
    fallback: 0,
    min: 0,
    max: 1,
    names: ['no', 'yes'],
  },
  {
    id: 'ending',
    rule: '4.05',
    fallback: 0,
    min: 0,
    max: 1,
    names: ['tokens', 'first-off'],
  },
  {
    id: 'play-on',
    rule: '4.03',
    fallback: 0,
    min: 0,
    max: 1,
    names: ['no', 'yes'],
  },
  {
    id: 'turns',
    rule: 'R49',
    fallback: 60,
    min: 5,
    max: 90,
  },
];
