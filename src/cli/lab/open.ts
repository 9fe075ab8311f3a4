/** Makes an experiment's design from its file: opens games and positions, and checks players. */
import { dirname, resolve } from 'node:path';
import { parseSetup, type SetupRequest } from '../../kernel/setup/setup.ts';
import { type Design, designOf, type Opener } from '../../lab/design.ts';
import { at, type Conditions, readExperiment } from '../../lab/experiment.ts';
import { InputError } from '../../kernel/setup/setup.ts';
import { positionOf } from '../arena/start-position.ts';
import { usualOpening } from '../arena/opening.ts';
import { type ComputerPlayer, parsePlayer } from '../players.ts';
import { inFile, parseJson, readText } from '../files.ts';
import { gameById } from '../games.ts';

/** An experiment that is ready to run. */
export interface OpenedExperiment {
  readonly design: Design;
  /** Players by name; a program is started once and plays all its games. */
  readonly players: ReadonlyMap<string, ComputerPlayer>;
}

/** Reads an experiment file. Throws `InputError` with the wrong field. */
export function openExperiment(file: string, seconds?: number): OpenedExperiment {
  return inFile(file, () => {
    const raw = parseJson(readText(file), 'an experiment with "format" and "game"');
    const experiment = readExperiment(raw);
    const module = at('game', () => gameById(experiment.game));
    const open: Opener = (conditions) => {
      const { game, from } = conditions.position
        ? placed(file, experiment.game, conditions)
        : { game: module.open(parseSetup(module, requestOf(conditions))), from: undefined };
      return { game, from, opening: experiment.opening ?? usualOpening(game) };
    };
    const design = designOf(experiment, once(open));
    return { design, players: playersOf(design, seconds) };
  });
}

/** Returns the set-up that conditions ask for. */
function requestOf({ changes, ...conditions }: Conditions): SetupRequest {
  return { ...(conditions as SetupRequest), ...(changes && { variant: { changes } }) };
}

/** Equal conditions share one game, so that threads open it once. */
function once(open: Opener): Opener {
  const known = new Map<string, ReturnType<Opener>>();
  return (conditions) => {
    const key = JSON.stringify(conditions);
    const found = known.get(key) ?? open(conditions);
    known.set(key, found);
    return found;
  };
}

function placed(file: string, game: string, { position = '', ...rest }: Conditions) {
  const given = Object.entries(rest).find(
    ([, value]) => value !== undefined && Object.keys(value ?? {}).length > 0,
  );
  if (given)
    throw new InputError(`position: the file contains its own ${given[0]}; leave that field out`);
  const found = positionOf(resolve(dirname(file), position));
  if (found.game.id !== game)
    throw new InputError(`position: ${position} is a position of ${found.game.id}, not ${game}`);
  return { game: found.game, from: [...found.state.ints] };
}

function playersOf({ stages }: Design, seconds: number | undefined): Map<string, ComputerPlayer> {
  const names = new Set(stages.flatMap(({ cells }) => cells.flatMap(({ seats }) => seats)));
  return new Map([...names].map((name) => [name, at('seats', () => parsePlayer(name, seconds))]));
}
