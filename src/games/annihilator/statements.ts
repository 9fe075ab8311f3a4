/**
 * Statements that must be true of this game. Number n is `statements[n - 1]`, and a test that proves it has `[S<n>]` in
 * its title.
 */
export const statements: readonly string[] = [
  // Set-up
  'The Annihilator player sets up ten Security Robots and six Repairbots before the impacts.',
  'Robots are refused on hull and brain hexes, and above six in a hex.',
  'There are three impacts: one die for the side, two for the hex, from a table of 66 hexes.',
  'Each ship lands two Assault Squads and one Demolition Squad.',
  'The same impact hex twice gives six squads there, which is legal.',
  // Turn
  'A turn is steps 1 to 6 in order; then the turn number goes up.',
  'The human player moves first.',
  // Movement
  'Some, all or no units move, in any direction.',
  'Movement points not used are neither kept nor lent.',
  'A squad has four points: two obstructed hexes, or four passageways, or one and two; not more.',
  'Every cell of the Hex Type Chart holds for its side, refusals included.',
  'A robot has five points: ten passageways, five other hexes, or mixtures; a half point left enters only passageways and clear hexes.',
  'Units pass through their own side’s hexes, full ones too.',
  'No move ends above three squads or six robots; three squads and six robots together are legal.',
  'In impact hexes the human limit does not hold.',
  'Entering a hex with an enemy ends the move; leaving one is free.',
  'CLEAR costs as a passageway and OB-PAS as obstructed passable, over every type of hex.',
  // Close combat
  '4 against 2 is 2-1, 8 against 6 is 1-1, 7 against 4 is 1-1, 3 against 4 is 1-2, 1 against 4 is no attack, 20 against 2 is 4-1.',
  'All thirty cells of the Combat Results Table are as printed.',
  'A result hits all defenders and never the attackers.',
  'Attacking is voluntary.',
  'Only units in the same hex fight each other.',
  'Robots are eliminated on D.',
  'Human units are disrupted on D and eliminated on X.',
  'Disruption forbids moving, attacking, setting, and advancing, and ends with the demolition step, after an attack in step 5 as after one in step 1.',
  'Disrupted units defend at full strength and add nothing to an attack.',
  // Mind weapon
  'The mind weapon strikes once a turn, any hex with a squad, at 1-2, with no robot needed.',
  'It hits all squads in the hex and no robot there.',
  'It works on impact hexes, and with no robot alive.',
  // Auto-defend hexes
  'Each squad that enters an auto-defend hex is attacked at 1-1, during movement.',
  'On NE it goes on, on D it stops there disrupted, on X it is gone.',
  'There is no attack for staying, on robots, or under a marker; after repair there is again.',
  // Demolition
  'A charge is set in the unit’s own hex or an adjacent one only.',
  'Pattern and direction are recorded; Assault Squads have pattern A only.',
  'A charge goes off in step 3 of the next turn and not before.',
  'A Demolition Squad has three charges and an Assault Squad one, 15 in all; each sets one in a step.',
  'Each pattern covers its hexes in each of six directions.',
  'The odds of each numbered hex are those of the Demolition Charge Table.',
  'Hex 1 is always cleared, and everybody in it is killed.',
  'NE, D and X do to armour, auto-defend, impassable, brain, obstructed, passageway, OB-PAS and CLEAR hexes what the effect table and its rulings say.',
  'Units of both sides die on D and on X.',
  'Hexes off the map are ignored.',
  'A charge goes off though the unit that set it is dead.',
  'In the advance, humans go first, then robots, into just-cleared hexes only, at normal costs within the Movement Factor.',
  'No hex that was not just cleared is entered in the advance.',
  // Recovery
  'Charges are left behind in close combat only.',
  'An odd die loses them for good, an even one makes the squad a Demolition Squad.',
  'It then has those charges and its own, three at most, for any pattern.',
  'It may move on, attack and set a charge in the same turn.',
  'There is one try only.',
  // Repair
  'Each Repairbot repairs one hex: the marker goes and the hex is what it was.',
  'Brain hexes and ship hexes are not repaired.',
  'A Repairbot repairs after moving and attacking.',
  'It repairs with human units in its hex.',
  'A repaired auto-defend hex attacks again.',
  // Victory
  'Both brain hexes CLEAR or OB-PAS, in any mix, win the game for the human player.',
  'One brain hex is not enough.',
  'When the last squad is killed the Annihilator wins, also with charges set.',
  'If the last squad dies in the blast that destroys the brain, the human player wins.',
  'With no charge left anywhere the Annihilator wins, but not while dropped charges can be recovered.',
  'There is no turn limit.',
  // Map
  'The map has 420 hexes, with the designed number of each type, and two mirror symmetries.',
  'Twelve separate routes lead squads from the hull to the shield without a charge; none leads round the shield.',
  'A brain hex can be put into a blast from ring 4 with pattern A, ring 3 with B, ring 2 with C and D, and from no farther.',
  'A position saved and read again is the same in every step.',
];
