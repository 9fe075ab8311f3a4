/** Computer players: bots by level, and external programs. */
import type { Bot, BotSeat } from '../bots/bot.ts';
import { createBot } from '../bots/create-bot.ts';
import { BOUND_LEVELS, LEVELS } from '../bots/levels.ts';
import { type DiceSource, Match, type MatchResult } from '../bots/match.ts';
import type { Game } from '../kernel/game.ts';
import { msg, side as sideNoun } from '../kernel/text/message.ts';
import type { Outcome } from '../kernel/outcome.ts';
import { requireDefined } from '../kernel/require-defined.ts';
import { InputError, requireName } from '../kernel/setup/setup.ts';
import { type GameState, hashState } from '../kernel/state.ts';
import { NOBODY, type Side } from '../kernel/side.ts';
import { ProgramFault } from './programs/program-pipe.ts';
import { ProgramSeat, patience } from './programs/program-seat.ts';

/** The id of a bot level, or a program, which is started once and plays all its games. */
export type ComputerPlayer = string | ProgramSeat;

const PROGRAM = 'program:';

/** Reads `greedy`, `bot:greedy` or `program:COMMAND`; throws `InputError` with the nearest names. */
export function parsePlayer(text: string, seconds?: number): ComputerPlayer {
  if (!text.startsWith(PROGRAM)) {
    const level = text.replace(/^bot:/, '');
    const levels = [...LEVELS.map(({ id }) => id), ...BOUND_LEVELS];
    requireName('player', level, [...levels, `${PROGRAM}COMMAND`]);
    return level;
  }
  const command = text.slice(PROGRAM.length).trim();
  if (command === '')
    throw new InputError(`"${text}": name a command, such as program:"python3 bot.py"`);
  return new ProgramSeat(command, patience(seconds));
}

/** Returns the name of a player in results and records. */
export const nameOf = (player: ComputerPlayer): string =>
  typeof player === 'string' ? player : player.name;

/** Ends the programs among the players. */
export function closePrograms(players: readonly ComputerPlayer[]): void {
  for (const one of players) if (typeof one !== 'string') one.close();
}

/** Fault by which a program lost the game. */
interface Fault {
  readonly side: Side;
  readonly name: string;
  readonly reason: string;
}

export interface FairResult extends MatchResult {
  /** The position at the end. */
  readonly state: GameState;
  readonly fault?: Fault;
}

/**
 * Plays a whole game. Between bots, equal seeds give equal games on any machine. A program with a fault loses that
 * game; the next one starts it again. `from` is the first position; `dice` replaces the dice of the seed.
 */
export async function playOrForfeit(
  game: Game,
  players: readonly ComputerPlayer[],
  seed: string,
  from?: GameState,
  dice: string | DiceSource = seed,
): Promise<FairResult> {
  const bots = players.flatMap((one, side) =>
    typeof one === 'string' ? [createBot(one, `${seed}/${side}`)] : [],
  );
  if (bots.length === players.length) return playBots(new Match(game, dice, from), bots);
  const result = await playSeats(new Match(game, dice, from), players, seed);
  players.forEach((one, side) => {
    if (typeof one !== 'string') one.end(game, side, result.outcome);
  });
  return result;
}

/** Message of the invariant of lists with an element for each side. */
const SEATED = 'every side has a seat';

function playBots(match: Match, bots: readonly Bot[]): FairResult {
  for (let side = match.actor; side !== NOBODY; side = match.actor)
    match.act(requireDefined(bots[side], SEATED).choose(match.game, match.viewFor(side), side));
  return { ...match.result(), state: match.state };
}

async function playSeats(
  match: Match,
  players: readonly ComputerPlayer[],
  seed: string,
): Promise<FairResult> {
  const { game } = match;
  const seats = players.map(
    (one, side): BotSeat => (typeof one === 'string' ? createBot(one, `${seed}/${side}`) : one),
  );
  let side: Side = 0;
  try {
    for (side = 0; side < players.length; side++) {
      const one = players[side];
      if (one instanceof ProgramSeat) await one.begin(game, side);
    }
    for (side = match.actor; side !== NOBODY; side = match.actor)
      match.act(await requireDefined(seats[side], SEATED).choose(game, match.viewFor(side), side));
    return { ...match.result(), state: match.state };
  } catch (error) {
    if (!(error instanceof ProgramFault)) throw error;
    const name = nameOf(requireDefined(players[side], SEATED));
    return forfeited(match, { side, name, reason: error.message });
  }
}

function forfeited(match: Match, fault: Fault): FairResult {
  const { game, state, actions, decisions } = match;
  const dice = actions.length - decisions;
  const outcome = forfeit(game, fault);
  return { outcome, decisions, dice, actions, hash: hashState(state), state, fault };
}

/** Returns the outcome of a game that a program has lost by a fault. */
export function forfeit({ sides }: Game, { side, name, reason }: Fault): Outcome {
  const winners = [...sides.keys()].filter((other) => other !== side);
  return { winners, rule: '', reason: msg('seat.forfeit', { by: sideNoun(side), name, reason }) };
}
