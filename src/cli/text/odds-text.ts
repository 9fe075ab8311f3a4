/** Exact odds in words, for the lists of `inspect` and `play`. */
import { format } from './messages.ts';
import type { Game } from '../../kernel/game.ts';
import type { FollowingRoll, Odds, RollOdds } from '../../kernel/odds/card.ts';
import { type Chance, shownHeadline } from '../../kernel/odds/rows.ts';

/**
 * Returns the odds of an action in words: the headline with its results, then the dice of a roll with several parts,
 * then each roll that follows.
 */
export function oddsLines(game: Game, { first, sure, next }: Odds): string[] {
  return [
    ...(first ? [headLine(game, first), ...rollLines(game, first)] : []),
    ...(sure.length > 0 ? [`certain: ${sure.map((text) => format(game, text)).join(' · ')}`] : []),
    ...next.flatMap((roll) => [followLine(game, roll), ...rollLines(game, roll)]),
  ];
}

/** Formats a headline: `The robots in 0814 are eliminated: 1/2 (50.0%)`. */
function headLine(game: Game, roll: RollOdds): string {
  const { label, p, text } = shownHeadline(roll);
  return p === 1 ? `${format(game, label)}: certain` : `${format(game, label)}: ${chance(p, text)}`;
}

const chance = (p: number, text: string): string => `${text} (${(p * 100).toFixed(1)}%)`;

function rollLines(game: Game, { rows, each }: RollOdds): string[] {
  return [
    ...(rows.length > 1 ? [`  ${chanceItems(game, rows).join(' · ')}`] : []),
    ...each.map(
      ({ subject, outcomes }) =>
        `  ${format(game, subject)}: ${chanceItems(game, outcomes).join(' · ')}`,
    ),
  ];
}

function followLine(game: Game, roll: FollowingRoll): string {
  const { title, isSure, given, rule } = roll;
  const may = isSure ? 'then' : 'then perhaps';
  const after = given === undefined ? '' : `, if ${format(game, given)}`;
  return `${may} [${rule}] ${format(game, title)}${after}: ${headLine(game, roll)}`;
}

/** Formats a result: `hit 1/2 (50.0%)`. */
export const chanceItems = (game: Game, all: readonly Chance[]): string[] =>
  all.map(({ label, p, text, ends }) => {
    const end = ends === undefined ? '' : `, ${ENDINGS[ends]}`;
    return `${format(game, label)}${end} ${p === 1 ? 'certain' : chance(p, text)}`;
  });

const ENDINGS = { win: 'you win', loss: 'you lose', draw: 'a draw' } as const;

/** Returns the odds of an action with their descriptions, for programs. */
export function oddsJson(game: Game, odds: Odds | undefined) {
  const rows = (all: readonly Chance[]) =>
    all.map((row) => ({ ...row, label: format(game, row.label) }));
  const roll = (of: RollOdds) => ({
    ...of,
    title: format(game, of.title),
    by: of.by === undefined ? undefined : game.sides[of.by]?.id,
    headline: { ...of.headline, label: format(game, of.headline.label) },
    rows: rows(of.rows),
    each: of.each.map(({ subject, outcomes }) => ({
      subject: format(game, subject),
      outcomes: rows(outcomes),
    })),
  });
  return (
    odds && {
      first: odds.first && roll(odds.first),
      sure: odds.sure.map((text) => format(game, text)),
      next: odds.next.map((each) => ({
        ...roll(each),
        isSure: each.isSure,
        given: each.given && format(game, each.given),
      })),
    }
  );
}
