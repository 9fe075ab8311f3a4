/** [3.03] The six scenarios and the harvest tokens [D3]. */
import type { OptionSpec, Scenario } from '../../../kernel/setup/setup.ts';
import type { Values } from './values.ts';

/** [2.024] Letters of all tokens; the first seven are on the map from the start. */
export const TOKENS = 'ABCDEFGHIJKLMN'.split('');
/** Tokens with a printed number: A to G. */
export const NUMBERED = 7;
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

interface ScenarioFrame extends Scenario {
  /** Tokens in use, as indices into `TOKENS`. */
  readonly tokens: readonly number[];
  /** [8.00] Whether the advanced rules apply: charges, command, flyers, food values, victory by points. */
  readonly advanced: boolean;
}

/** A scenario with the forces that the values of a game give it. */
export interface ScenarioRules extends ScenarioFrame {
  readonly muster: Muster;
}

const ACF = [0, 2, 5];
const ALL = [0, 1, 2, 3, 4, 5, 6];

export const SCENARIOS: readonly ScenarioFrame[] = [
  {
    id: 'learning',
    minutes: 45,
    tokens: ACF,
    advanced: false,
  },
  {
    id: 'basic',
    minutes: 75,
    tokens: ALL,
    advanced: false,
  },
  {
    id: 'small',
    minutes: 75,
    tokens: ACF,
    advanced: true,
  },
  {
    id: 'intermediate',
    minutes: 100,
    tokens: ALL,
    advanced: true,
  },
  {
    id: 'bitter-end',
    minutes: 120,
    tokens: ALL,
    advanced: true,
  },
  {
    id: 'armageddon',
    minutes: 180,
    tokens: ALL,
    advanced: true,
  },
];

/** [3.03] Returns the rules of a scenario with the values of a game. */
export function rulesOf(id: string, values: Values): ScenarioRules {
  const frame = SCENARIOS.find((scenario) => scenario.id === id);
  if (!frame) throw new Error(`chitin has no scenario "${id}"`);
  return { ...frame, muster: musterOf(frame, values) };
}

function musterOf({ id, advanced }: ScenarioFrame, values: Values): Muster {
  const chosen = (points: number, air: number): Muster => ({
    ...{ kind: 'points', points, air, basics: advanced },
  });
  if (id === 'learning') return { kind: 'fixed', counts: [...values.learning, 0, 0, 0, 0] };
  if (id === 'basic') return chosen(values['force.basic'], 0);
  if (id === 'small') return chosen(values['force.small'], values['air.small']);
  if (id === 'intermediate')
    return chosen(values['force.intermediate'], values['air.intermediate']);
  if (id === 'bitter-end') return chosen(values['force.bitter-end'], values['air.bitter-end']);
  return { kind: 'all' };
}

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
