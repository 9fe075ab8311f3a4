/**
 * Statements that must be true of this game. Number n is `statements[n - 1]`, and a test that proves it has `[S<n>]` in
 * its title.
 */
export const statements: readonly string[] = [
  // Set-up
  'Each side starts with 0, 1, 1, 2, 3, 5 and 8 in its tray, the board empty, and no points.',
  'The winning score is 20 and can be set to another before the game.',
  'The standard board has 49 points on 8 lines of 11, looks the same after half a turn and in the mirror, and joins neighbouring layers only.',
  // 1. Bringing carriers into play
  'Placing a carrier on the empty emergence is a whole turn, and the carrier stays there.',
  'Placing a carrier on an own one drives that one along a line by the charge of the placed one, not its own: a 3 drives a 5 three points.',
  'All 8 lines from the emergence are open to the one driven.',
  'The placed carrier takes the emergence, and leaves it in that turn only if the chain comes back to it.',
  'Carriers come into play there and nowhere else.',
  // 2. Placing annihilators
  'An annihilator can be placed on any empty point of the zone, in any turn, and that is the turn.',
  'It cannot be placed on an occupied point or on an emergence.',
  // 3. Self-emission
  'Only own carriers in the zone emit themselves: not from the own emergence, no annihilators, no enemy particles.',
  'A carrier that emits itself travels exactly its charge unless it collides.',
  'It may change line at every point.',
  'What is left after the step onto the particle it hits goes over to that one: a 3 that hits a 2 after two points drives it one point.',
  'Enemy particles can be hit and driven.',
  'A carrier without a path that is legal to its end cannot be chosen.',
  // 4. Transference
  'A struck particle moves by the force it was given, not by its own charge.',
  'It moves straight along one line; the player on turn chooses line and direction, for own and enemy particles.',
  'If it meets another one, at its full distance or before, it does so without force.',
  'Directions in which the line is too short cannot be chosen.',
  'The striker takes the point of the one it strikes.',
  'On a meeting without force only an own particle that has come and has not emitted this turn may emit; it need not, and it gives its whole charge.',
  'Chains of two and three emissions happen, with every particle emitting once at most.',
  // 5. Annihilation
  'Hitting an annihilator destroys both, with any force, whoever owns them.',
  'A meeting without force and without emission destroys both.',
  'The carrier that began the turn by emitting itself cannot emit again.',
  'An enemy particle that comes to a meeting cannot emit.',
  'An exact arrival on the empty enemy emergence is destroyed and scores.',
  'With force left over the defender is driven off; the one that came is destroyed and scores, the defender is not.',
  'An arrival without force on a defender destroys both, and both score, unless the one that came may emit and does.',
  'Every destroyed particle changes owner and goes to the new owner’s tray, annihilators too.',
  'It can be placed by the new owner in a later turn.',
  // 6. The closest carrier
  'The first step of the closest carrier must be backwards.',
  'Once behind another own carrier it may go forwards.',
  'If it becomes the closest again it must go back while force remains.',
  'In a tie both are free.',
  'A lone carrier is the closest.',
  'A struck carrier may go forwards although it is the closest.',
  'Annihilators and enemy particles do not count when the closest carrier is found.',
  // 7. Scoring
  'Every particle destroyed on an emergence scores its charge for the opponent of that emergence’s owner, whoever moved it.',
  'An own pair destroyed on the own emergence scores for the enemy.',
  'An enemy particle driven back exactly onto its own occupied emergence scores with the one it meets.',
  'Destruction in the zone scores nothing, and an annihilator scores nothing.',
  // The end
  'The game is won at the end of the turn in which the winning score is reached or passed.',
  'Both never score in one turn, so they cannot both reach it.',
  'Passing takes a lack of any action; two passes in a row end the game.',
  'Forty quiet turns end the game, and so does turn 300.',
  'Equal scores at such an end are a draw.',
  // Always
  'There are always 14 particles, one on a point, none alive on the enemy’s emergence, no annihilator on an emergence.',
  'Every turn comes to an end.',
  'A position saved and read again is the same, and so is one reached again by its moves.',
  'A position that stands for the third time with the same player to act and the same scores ends the game.',
];
