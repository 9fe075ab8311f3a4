/**
 * Statements that must be true of this game. Number n is `statements[n - 1]`, and a test that proves it has `[S<n>]` in
 * its title.
 */
export const statements: readonly string[] = [
  // Set-up
  'The Annihilator player sets up ten Security Robots and six Repairbots before the impacts.',
  'Robots cannot be set up in outer armour or brain core hexes, and not more than six can be in a hex.',
  'There are three impacts: for each, one die gives the side and two dice give the hex, from a table of 66 hexes.',
  'Each ship lands two Assault Squads and one Demolition Squad.',
  'Two ships may hit the same impact hex, which then holds six squads.',
  // Turn
  'A turn consists of steps 1 to 6 in order; then the turn number goes up by one.',
  'The human player moves first.',
  // Movement
  'A player may move some, all or none of their units, in any direction.',
  'Unused movement points are neither saved nor given to another unit.',
  'A squad has four movement points: enough for two obstructed passable hexes, or four passageways, or one obstructed passable hex and two passageways, but not for more.',
  'Each side pays the movement costs in every cell of the Hex Type Chart, and cannot enter hexes that the chart bars to it.',
  'A robot has five movement points: enough for ten passageways, five other hexes, or mixtures of these; with half a point left, it can enter only passageways and clear hexes.',
  'Units may move through hexes with units of their own side, even through full ones.',
  'No unit may end its move in a hex that would then hold more than three squads or more than six robots; three squads and six robots together are legal.',
  'In impact hexes, the limit on squads does not apply.',
  'A unit that enters a hex with an enemy unit must end its move; leaving such a hex is free.',
  'A hex with a CLEAR marker costs as much as a passageway, and a hex with an OB-PAS marker as much as an obstructed passable hex, whatever the original type of the hex.',
  // Close combat
  'Close combat odds: 4 against 2 is 2-1, 8 against 6 is 1-1, 7 against 4 is 1-1, 3 against 4 is 1-2, 1 against 4 is too weak to attack, and 20 against 2 is 4-1.',
  'All thirty cells of the Combat Results Table are as printed.',
  'A combat result applies to all defenders and never to the attackers.',
  'Attacking is voluntary.',
  'Only units in the same hex fight each other.',
  'Robots are eliminated on D.',
  'Human units are disrupted on D and eliminated on X.',
  'A disrupted squad cannot move, attack, set charges or advance; the disruption ends with the next demolition step, whether the squad was disrupted in step 5 or in step 1.',
  'Disrupted units defend at full strength and add nothing to an attack.',
  // Mind weapon
  'The mind weapon attacks once a turn, in any hex with a squad, at 1-2, and needs no robot there.',
  'The mind weapon attacks all squads in its hex and no robots.',
  'The mind weapon works on impact hexes, and even when no robots are left.',
  // Auto-defend hexes
  'Each squad that enters an auto-defend hex during movement is attacked at once, at 1-1.',
  'A squad attacked by an auto-defend hex may keep moving on NE, stops there disrupted on D, and is eliminated on X.',
  'An auto-defend hex does not attack squads that stay in it, robots, or any unit while the hex has a marker; once repaired, it attacks again.',
  // Demolition
  'A unit can set a charge only in its own hex or in an adjacent hex.',
  'The pattern and direction of each charge are recorded; Assault Squads can set only pattern A.',
  'A charge goes off in step 3 of the turn after the one in which it was set, and not before.',
  'A Demolition Squad has three charges and an Assault Squad one, 15 in all; each squad can set one charge in a step.',
  'Each pattern covers the designed hexes in each of the six directions.',
  'The odds for each numbered hex of a pattern are those of the Demolition Charge Table.',
  'Hex 1 of a pattern is always cleared, and all units in it are eliminated.',
  'When a charge attacks a hex, NE, D and X have the effects in the effect table and its rulings, for armour, auto-defend, impassable, brain core, obstructed passable, passageway, OB-PAS and CLEAR hexes.',
  'In a hex attacked by a charge, units of both sides are eliminated on D and on X.',
  'Hexes of a pattern that are off the map have no effect.',
  'A charge goes off even if the unit that set it has been eliminated.',
  'In the advance, first squads and then robots may enter hexes that have just been opened by charges, at normal costs and within their Movement Factor.',
  'In the advance, no unit can enter a hex that has not just been opened by a charge.',
  // Recovery
  'A Demolition Squad leaves charges behind only if it is eliminated in close combat.',
  'When an Assault Squad tries to recover charges, an odd die roll loses them for good, and an even roll turns it into a Demolition Squad.',
  'A squad that recovers charges has these and its own, at most three in all, and can set them in any pattern.',
  'A squad that has recovered charges may continue to move, attack and set a charge in the same turn.',
  'Charges left in a hex can be recovered only by one attempt.',
  // Repair
  'Each Repairbot repairs one hex: its marker is removed, and the hex returns to its original type.',
  'Brain core hexes and hexes with an Assault Ship cannot be repaired.',
  'A Repairbot can repair even after it has moved and attacked.',
  'A Repairbot can repair even with squads in its hex.',
  'A repaired auto-defend hex attacks again.',
  // Victory
  'The human player wins when both brain core hexes are CLEAR or OB-PAS, in any combination.',
  'One opened brain core hex is not enough for the human player to win.',
  'When the last squad is eliminated, the Annihilator player wins, even if charges are still set.',
  'If the last squad is eliminated in the blast that destroys the brain core, the human player wins.',
  'The Annihilator player wins when no squad has a charge left and none is set, but not while charges left in a hex can still be recovered.',
  'There is no limit on the number of turns.',
  // Map
  'The map has 420 hexes, with the designed number of each type, and two mirror symmetries.',
  'Squads have twelve routes without a common hex from the outer armour to the shield that need no charge; no route into the centre avoids the shield.',
  'A charge can reach a brain core hex from ring 4 with pattern A, from ring 3 with pattern B, from ring 2 with patterns C and D, and from no farther away.',
  'In every step, a position is the same after it is saved and loaded.',
];
