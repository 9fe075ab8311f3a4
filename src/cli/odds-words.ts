/** Exact odds in words, for the lists of `inspect` and `play`. */
import { tell } from './speech.ts';
import type { Game } from '../kernel/game.ts';
import type { Chance, Odds } from '../kernel/odds.ts';

/** The odds of an action, a line for each thing that is rolled for. */
export function oddsLines(game: Game, odds: Odds): string[] {
  const { complete, outcomes, bySubject, more } = odds;
  const chances = (all: readonly Chance[]): string => chanceItems(game, all).join(' · ');
  if (complete && bySubject.length < 2) return [chances(outcomes)];
  if (bySubject.length === 0) return ['so many dice that the results cannot be listed'];
  const lines = bySubject.map(({ subject, outcomes: each, only }) => {
    const isIf = only ? ` (only if it comes to that: ${only.text})` : '';
    return `${tell(game, subject)}${isIf}: ${chances(each)}`;
  });
  return more ? [...lines, 'and more dice than can be followed'] : lines;
}

/** `hit 1/2 (50.0%)` */
export const chanceItems = (game: Game, all: readonly Chance[]): string[] =>
  all.map(({ label, p, text }) => `${tell(game, label)} ${text} (${(p * 100).toFixed(1)}%)`);

/** The odds of an action with words for what they are of, for programs. */
export function toldOdds(game: Game, odds: Odds | undefined) {
  const told = (all: readonly Chance[]) =>
    all.map(({ label, ...chance }) => ({ label: tell(game, label), ...chance }));
  return (
    odds && {
      ...odds,
      outcomes: told(odds.outcomes),
      bySubject: odds.bySubject.map(({ subject, outcomes }) => {
        return { subject: tell(game, subject), outcomes: told(outcomes) };
      }),
    }
  );
}
