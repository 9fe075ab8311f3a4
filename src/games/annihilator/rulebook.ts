/** The rules in our own words, by the numbers of the rulebook; its tables have letters. */
import { heading, type Rule, rule } from '../../kernel/rulebook.ts';
import { designed } from './rulebook-designed.ts';
import { rulings } from './rulebook-rulings.ts';

export const rulebook: readonly Rule[] = [
  heading('1.0', 'Introduction'),
  heading('2.0', 'Components'),
  rule(
    '2.1',
    'Map',
    'The map is the inside of the machine, and nothing leaves it. Its hexes are of six types: outer armour along the edge, impassable hexes, passageways, obstructed but passable hexes, armour with auto-defence round the centre, and in the centre the two hexes of the brain core.',
  ),
  rule(
    '2.2',
    'Counters',
    'A unit bears a symbol and three figures: Attack Strength, Defence Strength, Movement Factor. Markers bear the name of what they mark.',
  ),
  rule(
    '2.2.1',
    'Units',
    'The human player has Assault Squads and Demolition Squads, the Annihilator player Security Robots and Repairbots. How many and how strong they are stands in [UTL].',
  ),
  rule(
    '2.2.2',
    'Markers',
    'CLEAR: the hex is free of anything in the way. OB-PAS: the hex could not be entered, and is now obstructed but passable. Charge: a demolition charge lies here. Assault Ship: here a ship came in.',
  ),
  rule(
    '3.0',
    'Sequence of play',
    'A turn has six steps. 1: the human player moves. 2: human close combat. 3: the human player sets demolition charges, then the charges set in the turn before go off, and both players may advance into what that has cleared. 4: the Annihilator player moves. 5: robots’ close combat and the mind weapon. 6: Repairbots repair. Then the next turn begins with step 1.',
  ),
  heading('4.0', 'Set-up'),
  rule(
    '4.1',
    'Robots',
    'The Annihilator player sets up first: ten Security Robots and six Repairbots, anywhere on the map [R1].',
  ),
  rule(
    '4.2',
    'Impacts',
    'Then come three impacts, one after another. One die gives the side of the map, the sum of two dice the numbered hex on that side. Two Assault Squads and one Demolition Squad are placed in each impact hex.',
  ),
  heading('5.0', 'Movement'),
  rule(
    '5.1',
    'In general',
    'In its step a player moves all, some or none of its units, each of them once, in any direction or mixture of directions. A unit need not move, nor use its whole Movement Factor; what it does not use is lost, neither kept nor handed to another.',
  ),
  rule(
    '5.2',
    'Costs',
    'Entering a hex costs the points of [HTC], which may differ for humans and robots. A squad with its 4 points can enter two obstructed hexes, or four passageways, or one obstructed hex and two passageways.',
  ),
  rule(
    '5.3',
    'Own units',
    'A unit passes freely through hexes with units of its own side, but may end its move there only within the limits of [6.0].',
  ),
  rule(
    '5.4',
    'Enemy units',
    'On entering a hex with an enemy unit a unit ends its movement for the turn [R19].',
  ),
  rule(
    '6.0',
    'Stacking',
    'Three human units and six robots may be in one hex, also both together. In an impact hex the human limit does not hold.',
  ),
  heading('7.0', 'Combat'),
  rule(
    '7.1',
    'Close combat',
    'In its combat step a player may attack in any hex where units of both sides are; nobody has to. Add the Attack Strengths of the attackers and the Defence Strengths of the defenders, divide, and round in the defenders’ favour to a column of [CRT]: an Assault Squad against one Security Robot is 4 to 2, that is 2-1; two Assault Squads against three Security Robots are 8 to 6, that is 1-1. Roll one die; the result holds for all defenders in the hex, as [CET] says.',
  ),
  rule(
    '7.2',
    'Mind weapon',
    'Once a turn, in step 5, the Annihilator player may attack the human units in one hex anywhere on the map at 1-2, with or without robots there.',
  ),
  rule(
    '7.3',
    'Auto-defend hexes',
    'A human unit that enters an auto-defend hex is attacked at 1-1 at once, during human movement [R18].',
  ),
  heading('8.0', 'Demolition'),
  rule(
    '8.1',
    'Setting charges',
    'In step 3 any human unit that has one may set a demolition charge in its own hex or in an adjacent one. The player announces pattern and direction. The charge goes off in step 3 of the next turn.',
  ),
  rule(
    '8.2',
    'Effect',
    'A charge attacks every hex of its pattern at the odds of [DCT], each hex with its own die on [CRT]. What happens to the hex is in [CET]: it gets an OB-PAS or a CLEAR marker, or nothing. A hex with a CLEAR marker is moved through like a passageway. On D or X all units in the hex are eliminated too.',
  ),
  rule(
    '8.3',
    'Advance after demolition',
    'When the charges have gone off, units may advance into hexes that have just been cleared or made passable, the human player’s first, then the robots. They pay the usual costs within their Movement Factor and may enter no other hexes.',
  ),
  rule(
    '8.4',
    'Supplies',
    'A Demolition Squad carries three charges and may use any pattern. An Assault Squad carries one, for pattern A only. There are no others.',
  ),
  rule(
    '8.5',
    'Recovery',
    'Where a Demolition Squad is eliminated in close combat its unused charges stay behind. An Assault Squad that enters the hex may try to recover them: on an odd die they are lost for good; on an even one it is replaced by a Demolition Squad with those charges and its own, three at most, for any pattern. That unit may move on with the points it has left, and attack and set charges in the same turn.',
  ),
  rule(
    '9.0',
    'Repair',
    'In step 6 each Repairbot may repair the hex it is in: an OB-PAS or CLEAR marker is taken off and the hex is again what it was. Brain hexes cannot be repaired.',
  ),
  rule(
    '10.0',
    'Victory',
    'The human player wins when both brain hexes are obstructed passable or clear. The Annihilator player wins when all human units are eliminated. There is no limit of turns.',
  ),
  heading('11.0', 'Publisher’s note'),
  rule(
    'UTL',
    'Unit types',
    'Attack-Defence-Movement: Assault Squad 4-4-4 (six), Demolition Squad 2-4-4 (three), Security Robot 2-2-5 (ten), Repairbot 1-1-5 (six).',
  ),
  rule(
    'CRT',
    'Combat Results Table',
    'Columns 1-2, 1-1, 2-1, 3-1, 4-1. Die 1: NE NE NE D D. Die 2: NE NE D D X. Die 3: NE D D X X. Die 4: D D X X X. Die 5: D X X X X. Die 6: X in all.',
  ),
  rule(
    'CET',
    'Combat Effect Table',
    'NE: nothing happens. D: human units are disrupted, and neither move nor fire for one turn, but are eliminated if it was a charge; robots are eliminated; armour, auto-defend and impassable hexes become obstructed passable, other hexes clear. X: units are eliminated, hexes become clear.',
  ),
  rule(
    'HTC',
    'Hex Type Chart',
    'Points to enter, humans first, then robots. Outer armour: neither may. Impassable: humans may not, robots 1. Obstructed passable: 2, 1. Brain core: neither may. Auto-defend armour: 2 with an attack [7.3], 1. Passageway: 1, ½. A hex with a marker counts as what the marker says: OB-PAS as obstructed passable, CLEAR as passageway.',
  ),
  rule(
    'DCT',
    'Demolition Charge Table',
    'Hex 1 is the hex of the charge; it is always cleared. Pattern A: hex 2 at 4-1, hexes 3 and 4 at 2-1. Pattern B: hexes 2 and 3 at 3-1, hexes 4, 5 and 6 at 2-1. Pattern C: hexes 2 to 7 at 2-1. Pattern D: hexes 2 and 4 at 2-1, hex 3 at 4-1. Where these hexes lie is drawn in [D3].',
  ),
  ...rulings,
  ...designed,
];
