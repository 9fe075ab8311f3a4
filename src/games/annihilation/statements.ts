/**
 * Statements that must be true of this game. Number n is `statements[n - 1]`, and a test that proves it has `[S<n>]` in
 * its title.
 */
export const statements: readonly string[] = [
  // Set-up
  'At the start, each side has the particles 0, 1, 1, 2, 3, 5 and 8 in its tray, the board is empty, and neither side has points.',
  'The winning score is 20 unless another is set before the game.',
  'The standard board has 49 points on 8 lines of 11 points, looks the same after half a turn and in the mirror, and joins only points of neighbouring layers.',
  // 1. Bringing carriers into play
  'Placing a carrier on its owner’s empty emergence is a whole turn, and the carrier stays there.',
  'A carrier placed onto another carrier of its owner drives that carrier along a line, by the charge of the placed carrier: a 3 drives a 5 three points.',
  'A carrier driven from the emergence can move along any of the 8 lines.',
  'A placed carrier takes the emergence, and leaves it in that turn only if the chain comes back to it.',
  'Carriers come into play only on their owner’s emergence.',
  // 2. Placing annihilators
  'An annihilator can be placed on any empty point of the zone in any turn; placing it is a whole turn.',
  'An annihilator cannot be placed on an occupied point or on an emergence.',
  // 3. Self-emission
  'Only carriers that are in the zone and belong to the player whose turn it is can emit themselves: carriers on their own emergence, annihilators and enemy particles cannot.',
  'A carrier that emits itself moves exactly as many points as its charge, unless it hits another particle.',
  'A carrier that emits itself may change to another line at every point.',
  'A carrier that emits itself and hits a particle passes on the force left after the step onto it: a 3 that hits a 2 after two points drives it one point.',
  'Enemy particles can be hit and driven.',
  'A carrier that has no path legal to its end cannot be chosen for self-emission.',
  // 4. Passing on force
  'A struck particle moves by the force that it receives, not by its own charge.',
  'A struck particle moves straight along one line; the player whose turn it is chooses the line and the direction, for friendly and enemy particles.',
  'A struck particle that reaches another particle, at its full distance or earlier, meets it without force.',
  'Directions in which the line is too short for the force cannot be chosen.',
  'The striking particle takes the point of the particle that it strikes.',
  'When two particles meet without force, the arriving particle may emit its whole charge, but need not; it must belong to the player whose turn it is and must not have emitted this turn.',
  'Chains of two and three emissions happen, and each particle emits at most once a turn.',
  // 5. Annihilation
  'Hitting an annihilator destroys both particles, regardless of the force and of their owners.',
  'A meeting without force destroys both particles if the arriving particle does not emit.',
  'The carrier that began the turn by emitting itself cannot emit again in that turn.',
  'An enemy particle that arrives at a meeting cannot emit.',
  'A particle that arrives on the empty enemy emergence with exactly its last point of force is destroyed and scores.',
  'A particle that arrives on a defended enemy emergence with force left drives the defender away; the arriving particle is destroyed and scores, and the defender is not destroyed.',
  'A particle that arrives without force on a defended enemy emergence is destroyed together with the defender, and both score, unless the arriving particle may emit and does so.',
  'Every destroyed particle, even an annihilator, changes owner and goes to the new owner’s tray.',
  'A particle that changed owner can be placed by the new owner in a later turn.',
  // 6. The foremost carrier
  'In a self-emission, the first step of the foremost carrier must be backward.',
  'A carrier that was foremost and moves back behind another carrier of its owner may then move forward.',
  'A carrier that becomes the foremost again during a self-emission must move backward while it has force left.',
  'If two carriers are equally close to the enemy emergence, both may move forward.',
  'A player’s only carrier on the board is the foremost.',
  'A struck carrier may move forward even if it is the foremost.',
  'Annihilators and enemy particles do not count when the foremost carrier is determined.',
  // 7. Scoring
  'Every particle destroyed on an emergence scores its charge for the opponent of that emergence’s owner, regardless of which player moved the particle.',
  'Two particles destroyed on their own owner’s emergence score for the opponent.',
  'An enemy particle driven back exactly onto its owner’s occupied emergence scores, together with the particle that it meets.',
  'A particle destroyed in the zone scores nothing, and an annihilator never scores.',
  // The end
  'A player who has reached or passed the winning score at the end of a turn wins the game.',
  'The two players never both score in one turn, so they cannot both reach the winning score in it.',
  'A player can pass only without a legal action; two passes in a row end the game.',
  'Forty quiet turns in a row end the game, and so does turn 300.',
  'If the game ends by passes, quiet turns or the last turn with equal scores, it is a draw.',
  // Invariants
  'There are always 14 particles, with at most one on a point; no particle stays on the enemy emergence, and no annihilator is on any emergence.',
  'Every turn comes to an end.',
  'A position is the same after it is saved and loaded, and after its moves are played again.',
  'If a position occurs for the third time with the same player to act and the same scores, the game ends.',
];
