/** Levels of bots; `create-bot.ts` creates the bots. */
import type { GameModule } from '../kernel/game.ts';

/** A level that players can choose. */
interface Level {
  /** Word on the command line and in messages: `--bots 3,greedy`, `bot:5`. */
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** Maximum time for a turn in milliseconds, if the level searches. */
  readonly milliseconds?: number;
}

/** Maximum time in milliseconds for a turn with all its decisions, by level. */
export const TURN_MILLISECONDS = { 4: 2_000, 5: 4_000 } as const;

/** All levels, weakest first; `random` and `greedy` have no number. */
export const LEVELS: readonly Level[] = [
  {
    id: 'random',
    name: 'Random',
    text: 'Plays any legal move. Good for testing, but not much of an opponent.',
  },
  { id: '1', name: 'Beginner', text: 'Knows good moves, but seldom plays them.' },
  {
    id: '2',
    name: 'Amateur',
    text: 'Slips up in three decisions out of four, but less badly than a beginner.',
  },
  {
    id: '3',
    name: 'Steady',
    text: 'Plays the move that looks best now, but slips up in one decision out of three.',
  },
  {
    id: 'greedy',
    name: 'Greedy',
    text: 'Plays the move that looks best now and never looks further ahead.',
  },
  {
    id: '4',
    name: 'Strong',
    text: 'Thinks through its plans and your replies before it decides.',
    milliseconds: TURN_MILLISECONDS[4],
  },
  {
    id: '5',
    name: 'Expert',
    text: 'Thinks through its plans and your replies, for up to four seconds a turn.',
    milliseconds: TURN_MILLISECONDS[5],
  },
];

/** Levels for measurements only: they use the same search in every game, and players cannot choose them. */
export const BOUND_LEVELS = [4, 5].flatMap((level) =>
  ['decisions', 'paranoid', 'maxn', 'turns'].map((way) => `${level}.${way}`),
);

/** Returns the levels that a game offers to players, weakest first. */
export const levelsOf = ({ levels }: GameModule): readonly Level[] =>
  levels === undefined ? LEVELS : LEVELS.filter(({ id }) => levels.includes(id));

/** Default level of a bot opponent. */
export const USUAL_LEVEL = '3';
/** Level of the opponent after the steps of a guided first game. */
export const BEGINNER_LEVEL = '1';
/** Level of the bot that gives hints: strong and fast. */
export const ADVISER_LEVEL = '4';
