/** The check whether further games of a tournament can be created and rated. Rules and permissions may have changed. */
import { InputError, parseSetup } from '../../kernel/setup/setup.ts';
import type { TournamentEnding } from '../../table/messages/tournaments.ts';
import { errorAnswerOf } from '../english.ts';
import { HttpError } from '../http/errors.ts';
import { refuse } from '../http/refuse.ts';
import { hashIn } from '../seats/permissions.ts';
import { readRatedVariants } from '../seats/rated-variants.ts';
import type { Database } from '../store/database.ts';
import type { Registry } from '../tables/registry.ts';
import type { Spec } from './repository.ts';

/** Why no further game of a tournament can be created. */
export interface Obstacle {
  readonly ended: TournamentEnding;
  /** Explanation for the organiser. */
  readonly error: HttpError | InputError;
  /** Explanation for the log. */
  readonly why: string;
}

/** Returns why no further game of a tournament can be created; undefined if nothing prevents it. */
export async function obstacleOf(
  db: Database,
  { gameById }: Pick<Registry, 'gameById'>,
  spec: Spec,
): Promise<Obstacle | undefined> {
  try {
    const module = gameById(spec.game);
    module.open(parseSetup(module, spec));
    const hash = hashIn(module, spec);
    if (hash === undefined || (await readRatedVariants(db)).includes(hash)) return undefined;
    return {
      ended: 'variant',
      error: new HttpError(409, refuse('server.tournament.variant')),
      why: `its games are rated, and the servers were not started with --rate-variant ${hash}`,
    };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return {
      ended: 'setup',
      error,
      why: `its games cannot be created: ${errorAnswerOf(error).reason}`,
    };
  }
}
