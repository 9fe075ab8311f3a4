/** Position files: places of units, markers and charges, and the next step of the turn. */
import type { StepId } from '../../kernel/frames.ts';
import { flagField, nodeField, numberField, wordField } from '../../kernel/position/fields.ts';
import type { PositionSpec, PositionStep } from '../../kernel/position/spec.ts';
import { NONE } from '../../kernel/state.ts';
import { turnsOfCharges } from './check/charges.ts';
import { isSetUp } from './check/frames.ts';
import { PATTERN_C, PATTERNS } from './data/patterns.ts';
import { STEP } from './rules/names.ts';
import { type AnnihilatorState, CLEAR, chargesSet, OB_PAS, SHIP, type World } from './state.ts';

const at = (step: StepId<never>): PositionStep<AnnihilatorState> => ({
  begin: (s) => s.push(step),
});

const MANY_TURNS = 30_000;

/** Units that a file does not mention are off the map; squads in it have all their charges. */
export const makePosition = ({
  types,
  values,
  endings,
  chargeSlots,
}: World): PositionSpec<AnnihilatorState> => ({
  where: { field: 'hex', places: { off: NONE } },
  absent: NONE,
  counter: {
    spent: numberField('spent', Math.max(...types.all.map((type) => type.charges))),
    converted: flagField('converted'),
    disrupted: flagField('disrupted'),
    acted: flagField('acted'),
    met: flagField('met'),
  },
  markers: {
    'ob-pas': { field: 'marker', value: OB_PAS },
    clear: { field: 'marker', value: CLEAR },
    ship: { field: 'marker', value: SHIP },
    blasted: { field: 'justCleared', value: 1 },
    dropped: { field: 'dropped', max: chargeSlots },
  },
  lists: {
    charges: {
      length: chargeSlots,
      key: 'at',
      fields: {
        at: nodeField('chargeHex'),
        pattern: wordField('chargePattern', PATTERNS),
        direction: { field: 'chargeDirection', kind: 'direction', fallback: 0 },
        // [8.1] Default: it was set in an earlier turn, and is due in this one.
        turn: numberField('chargeTurn', MANY_TURNS),
      },
    },
  },
  values: {
    turn: numberField('turn', MANY_TURNS, 1),
    mindUsed: flagField('mindUsed'),
    quiet: numberField('quiet', values.quiet + 1),
    ending: numberField('ending', endings.length - 1),
  },
  steps: {
    'human.move': at(STEP['human.move']),
    'human.combat': at(STEP['human.combat']),
    'demolition.set': at(STEP['demolition.set']),
    'demolition.detonate': at(STEP['demolition.detonate']),
    'human.advance': at(STEP['human.advance']),
    'robot.advance': at(STEP['robot.advance']),
    'robot.move': at(STEP['robot.move']),
    'robot.combat': at(STEP['robot.combat']),
    repair: at(STEP.repair),
    'setup.robots': {
      begin: (s) => s.push(STEP['setup.robots'], { unit: s.world.robots[0] }),
    },
  },
  finish,
});

/**
 * [D3] Clears the direction of a ring, whatever the file says. [8.1] Sets a missing turn of a charge to the earliest
 * possible one.
 */
function finish(s: AnnihilatorState, given: ReadonlySet<string>): void {
  s.chargePattern.forEach((pattern, i) => {
    if (pattern === PATTERN_C) s.chargeDirection[i] = 0;
  });
  const [earliest] = turnsOfCharges(s);
  for (let i = 0; i < chargesSet(s); i++)
    if (!given.has(`charges[${i}].turn`)) s.chargeTurn[i] = earliest ?? 0;
  if (isSetUp(s) && !given.has('values.turn')) s.turn = 0;
}
