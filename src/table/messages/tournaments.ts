/** Constants of tournaments, separate from the schemas so that the page can load them alone. */

/** Pairing systems: all players meet each other, or players with equal points meet. */
export const TOURNAMENT_KINDS = ['round-robin', 'swiss'] as const;
export type TournamentKind = (typeof TOURNAMENT_KINDS)[number];
export const TOURNAMENT_STATES = ['open', 'playing', 'over'] as const;
export type TournamentState = (typeof TOURNAMENT_STATES)[number];

/**
 * Reasons for which a server ends a tournament early: rated games may no longer have its variant, or no game with its
 * settings can be created.
 */
export const TOURNAMENT_ENDINGS = ['variant', 'setup'] as const;
export type TournamentEnding = (typeof TOURNAMENT_ENDINGS)[number];

/** Tie-breaks between players with equal points. */
export const TIE_BREAKS = ['buchholz', 'sonneborn-berger', 'wins'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];
