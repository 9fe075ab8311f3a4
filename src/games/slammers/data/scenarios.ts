/** [4.1] The fourteen scenarios, and what options make of them. */
import { OPTIONS } from './options.ts';
import type { Area, Force, ScenarioData } from './scenario.ts';
import { EARLY, FOR_THREE, WITH_ELECTRONICS } from './scenarios-early.ts';
import { FOR_PANEL_4, LATE } from './scenarios-late.ts';
import { type Values, VALUES } from './values.ts';
import { withValues } from './scenario-values.ts';

/** [4.1] Printed scenarios without options and variant. */
export const SCENARIOS: readonly ScenarioData[] = [...EARLY, ...LATE].map((scenario) =>
  withValues(scenario, VALUES.defaults),
);

type Options = Readonly<Record<string, number>>;

/** A printed scenario as options and values have it; options that are left out are as `OPTIONS` says. */
export function scenarioOf(
  id: string,
  chosen: Options = {},
  values: Values = VALUES.defaults,
): ScenarioData {
  const printed = [...EARLY, ...LATE].find((scenario) => scenario.id === id);
  if (!printed) throw new Error(`there is no scenario ${id}`);
  const options = { ...Object.fromEntries(OPTIONS.map((o) => [o.id, o.fallback])), ...chosen };
  return withTurns(withValues(withOptions(printed, options), values), options);
}

function withOptions(scenario: ScenarioData, options: Options): ScenarioData {
  switch (scenario.id) {
    case '3':
      return options.towns ? withTowns(scenario) : scenario;
    case '4':
      return withElectronics(scenario, options);
    case '5':
      return { ...withElectronics(scenario, options), ...(options.players === 3 && FOR_THREE) };
    case '9':
      return options['victory-panel'] ? { ...scenario, victory: FOR_PANEL_4 } : scenario;
    case '10':
      return options['held-back'] ? scenario : { ...scenario, specials: {} };
    default:
      return scenario;
  }
}

/** [R64] Whether a printed scenario has no last turn but that of the option. */
export const hasOurLastTurn = (id: string): boolean =>
  SCENARIOS.some((scenario) => scenario.id === id && scenario.turns === undefined);

/** [R64] Scenarios without a printed end have the one of the option, unless they are played without. */
function withTurns(scenario: ScenarioData, options: Options): ScenarioData {
  return options['turn-limit'] ? { turns: options['last-turn'], ...scenario } : scenario;
}

/** [34.2] [35.2] */
function withElectronics(scenario: ScenarioData, options: Options): ScenarioData {
  if (!options.electronics) return scenario;
  const other = WITH_ELECTRONICS[scenario.id];
  return {
    ...scenario,
    forces: scenario.forces.map((force) => (force.colour === other.colour ? other : force)),
  };
}

/** [33.3] Green in any city hex of the panel. */
function withTowns(scenario: ScenarioData): ScenarioData {
  const area: Area = [{ pieces: ['4'], terrain: 'city' }];
  const anywhere = (force: Force): Force => ({
    ...force,
    groups: force.groups.map((group) => ({ ...group, arrival: { how: 'set-up', area } })),
  });
  return {
    ...scenario,
    forces: scenario.forces.map((f) => (f.colour === 'green' ? anywhere(f) : f)),
  };
}
