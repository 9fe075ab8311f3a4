/** Lengths, morale and thresholds of the printed scenarios, which are values of the game. */
import type { Force, Morale, ScenarioData, Specials, Victory } from './scenario.ts';
import { SCENARIO_VALUES } from './values/scenarios.ts';
import type { Values } from './values.ts';

/** Returns a printed scenario with the values of a game. */
export const withValues = (scenario: ScenarioData, values: Values): ScenarioData => ({
  ...scenario,
  ...turnsOf(scenario, values),
  forces: scenario.forces.map((force) => forceOf(scenario, force, values)),
  victory: victoryOf(scenario.victory, values),
  specials: specialsOf(scenario.specials, values),
});

type ScenarioValue = keyof typeof SCENARIO_VALUES;

const isValue = (id: string): id is ScenarioValue => id in SCENARIO_VALUES;

/** [R64] Two scenarios have no printed last turn. */
function turnsOf({ id }: ScenarioData, values: Values): Pick<ScenarioData, 'turns'> {
  const key = `turns.${id}`;
  const turns = isValue(key) ? values[key] : undefined;
  return typeof turns === 'number' ? { turns } : {};
}

/** Returns the numbers of a list by row; empty if the scenario has none. */
function numbersIn(id: string, values: Values): ReadonlyMap<string, number> {
  const declared = isValue(id) ? SCENARIO_VALUES[id] : undefined;
  const list = isValue(id) ? values[id] : undefined;
  if (!declared || !('rows' in declared) || typeof list !== 'object') return new Map();
  return new Map(declared.rows.map((row, i) => [row, list[i]]));
}

function forceOf({ id }: ScenarioData, force: Force, values: Values): Force {
  const { colour, buys } = force;
  const losses = numbersIn(`losses.${id}`, values);
  const morale: Morale = [...numbersIn(`morale.${id}`, values)].flatMap(([row, number]) =>
    row.split('-')[0] === colour ? [[losses.get(row) ?? 0, number] as const] : [],
  );
  if (!buys) return { ...force, morale };
  const most = buys.most.CC === undefined ? {} : { CC: values['budget.cars'] };
  return { ...force, morale, buys: { ...buys, points: values.budget, most } };
}

function victoryOf(victory: Victory, values: Values): Victory {
  if (victory.kind === 'leave') {
    const [a, b, c, d] = values.grades;
    return { ...victory, grades: [a, b, c, d] };
  }
  if (victory.kind === 'eliminate' && victory.losses !== undefined)
    return { ...victory, losses: values['losses.3'] };
  return victory;
}

function specialsOf(specials: Specials, values: Values): Specials {
  const { partisans, deserts, leaves } = specials;
  const rolls: Morale = values['desertion.losses'].map((n, i) => [n, values['desertion.rolls'][i]]);
  return {
    ...specials,
    ...(partisans && { partisans: { ...partisans, found: values.found } }),
    ...(deserts && { deserts: { ...deserts, rolls } }),
    ...(leaves && { leaves: { ...leaves, losses: values['losses.12'] } }),
  };
}
