/** The rules in our own words, by the numbers of the rulebook; tables have letters. */
import { heading, type Rule, rule } from '../../kernel/rulebook.ts';
import { designed } from './rulebook/designed.ts';
import { rulings } from './rulebook/rulings.ts';

export const rulebook: readonly Rule[] = [
  heading('1.0', 'Introduction'),
  heading('2.0', 'Components'),
  rule(
    '2.1',
    'Map',
    'The map shows the inside of the machine, and units never leave the map. It has six types of hex: outer armour along the edge, impassable hexes, obstructed passable hexes, passageways, a ring of auto-defend hexes round the centre, and the two hexes of the brain core at the centre.',
  ),
  rule(
    '2.2',
    'Counters',
    'Each unit counter shows a symbol and three numbers: Attack Strength, Defence Strength and Movement Factor. Each marker is labelled with its meaning.',
  ),
  rule(
    '2.2.1',
    'Units',
    'The human player has squads: Assault Squads and Demolition Squads. The Annihilator player has robots: Security Robots and Repairbots. [UTL] lists their strengths and how many there are of each type.',
  ),
  rule(
    '2.2.2',
    'Markers',
    'CLEAR: the hex is free of obstacles. OB-PAS: the hex has become obstructed passable. Charge: a demolition charge is set here. Assault Ship: a ship has hit this hex.',
  ),
  rule(
    '3.0',
    'Sequence of play',
    'A turn has six steps. 1: the human player moves squads. 2: squads attack in close combat. 3: the human player sets demolition charges; then the charges set in the previous turn go off; then both players may advance into the hexes that these charges have opened. 4: the Annihilator player moves robots. 5: robots attack in close combat, and the mind weapon may strike. 6: Repairbots repair. Then the next turn begins.',
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
    'Then three Assault Ships hit the map, one after another. For each ship, roll one die for the side of the map, and two dice for the hex: their sum is the number of the hex on that side. The hex that the ship hits is an impact hex; place two Assault Squads and one Demolition Squad in it. Example: you roll a 4, then a 3 and a 5. The ship hits hex 8 of side 4.',
  ),
  heading('5.0', 'Movement'),
  rule(
    '5.1',
    'In general',
    'In your movement step you may move all, some or none of your units, each of them once, in any direction or combination of directions. A unit need not use its whole Movement Factor. Unused points are lost: you can neither save them nor give them to another unit.',
  ),
  rule(
    '5.2',
    'Costs',
    'A unit pays movement points to enter a hex. [HTC] lists the costs, which may differ for squads and robots. Example: a squad has 4 points. It can enter two obstructed passable hexes at 2 points each, or four passageways at 1 point each, or one obstructed passable hex and two passageways.',
  ),
  rule(
    '5.3',
    'Friendly units',
    'A unit may move freely through hexes with units of its own side, but it may not end its move in a hex that would then hold more units than [6.0] allows.',
  ),
  rule(
    '5.4',
    'Enemy units',
    'A unit that enters a hex with an enemy unit stops there. Its movement is over for the turn [R19].',
  ),
  rule(
    '6.0',
    'Stacking',
    'A hex can hold at most three squads and at most six robots; both sides can be in the same hex at the same time. In an impact hex, there is no limit on squads.',
  ),
  heading('7.0', 'Combat'),
  rule(
    '7.1',
    'Close combat',
    'In your combat step you may attack in any hex that holds units of both sides, but you never have to. Add up the Attack Strengths of the attackers and the Defence Strengths of the defenders, divide the first sum by the second, and round in the defenders’ favour to a column of [CRT]. Roll one die. The result applies to all defenders in the hex, as [CET] explains. Example: one Assault Squad against one Security Robot is 4 to 2, which is 2-1. Two Assault Squads against three Security Robots are 8 to 6, which is 1-1.',
  ),
  rule(
    '7.2',
    'Mind weapon',
    'Once a turn, in step 5, the Annihilator player may use the mind weapon on one hex anywhere on the map, with or without robots there. It attacks the squads in that hex at 1-2.',
  ),
  rule(
    '7.3',
    'Auto-defend hexes',
    'A squad that enters an auto-defend hex during human movement is attacked at once, at 1-1 [R18].',
  ),
  heading('8.0', 'Demolition'),
  rule(
    '8.1',
    'Setting charges',
    'In step 3, any squad that carries a demolition charge may set one in its own hex or in an adjacent hex. Announce the pattern and the direction of the charge. It goes off in step 3 of the next turn.',
  ),
  rule(
    '8.2',
    'Effect',
    'A charge attacks every hex of its pattern at the odds in [DCT]. Hex 1 always gets an X; roll one die on [CRT] for each of the other hexes. [CET] says what happens to the hex: it gets an OB-PAS marker, a CLEAR marker or no marker. A hex with a CLEAR marker costs as much to enter as a passageway. On a D or X, all units in the hex are eliminated as well. Example: pattern A attacks its hex 2 at 4-1. If that hex is impassable, a roll of 1 is a D and makes it obstructed passable; any other roll is an X and clears it.',
  ),
  rule(
    '8.3',
    'Advance after demolition',
    'After the charges have gone off, units may advance into hexes that have just become clear or obstructed passable: first the squads, then the robots. They pay the usual costs, up to their Movement Factor, and may not enter any other hex.',
  ),
  rule(
    '8.4',
    'Supplies',
    'A Demolition Squad carries three charges and may set them in any pattern. An Assault Squad carries one charge and may set it in pattern A only. There are no other charges.',
  ),
  rule(
    '8.5',
    'Recovery',
    'When a Demolition Squad is eliminated in close combat, its unused charges stay in the hex. An Assault Squad that enters the hex may try to recover them. Roll one die. Odd: the charges are lost for good. Even: replace the Assault Squad with a Demolition Squad, which carries those charges and the Assault Squad’s own, at most three in all, and may set them in any pattern. The new squad may continue to move with the points that the Assault Squad has left, and may attack and set charges in the same turn. Example: two charges lie in the hex, and an Assault Squad that still has its own charge rolls a 4. It becomes a Demolition Squad with three charges.',
  ),
  rule(
    '9.0',
    'Repair',
    'In step 6, each Repairbot may repair the hex it is in: remove the OB-PAS or CLEAR marker, and the hex returns to its original type. Hexes of the brain core can’t be repaired.',
  ),
  rule(
    '10.0',
    'Victory',
    'The human player wins when both hexes of the brain core are obstructed passable or clear. The Annihilator player wins when all squads are eliminated. There is no turn limit.',
  ),
  heading('11.0', 'Publisher’s note'),
  rule(
    'UTL',
    'Unit types',
    'The three numbers are Attack Strength, Defence Strength and Movement Factor, followed by the number of units. Assault Squad: 4-4-4, six units. Demolition Squad: 2-4-4, three units. Security Robot: 2-2-5, ten units. Repairbot: 1-1-5, six units.',
  ),
  rule(
    'CRT',
    'Combat Results Table',
    'The result is in the row of the die roll and the column of the odds. The columns are 1-2, 1-1, 2-1, 3-1 and 4-1. Roll 1: NE NE NE D D. Roll 2: NE NE D D X. Roll 3: NE D D X X. Roll 4: D D X X X. Roll 5: D X X X X. Roll 6: X in all columns.',
  ),
  rule(
    'CET',
    'Combat Effect Table',
    'NE: no effect. D: squads are disrupted, and can’t move or attack for one turn; if a charge attacked them, they are eliminated instead. Robots are eliminated. Armour, auto-defend, impassable and brain core [R10b] hexes become obstructed passable; all other hexes become clear. X: units are eliminated; hexes become clear.',
  ),
  rule(
    'HTC',
    'Hex Type Chart',
    'The numbers are the movement points that a squad and a robot pay to enter a hex. Outer armour: neither may enter. Impassable: squads may not enter, robots 1. Obstructed passable: squads 2, robots 1. Brain core: neither may enter. Auto-defend: squads 2 and an attack [7.3], robots 1. Passageway: squads 1, robots ½. In a hex with a marker, the marker decides the cost: OB-PAS as for obstructed passable, CLEAR as for a passageway.',
  ),
  rule(
    'DCT',
    'Demolition Charge Table',
    'Hex 1 is the hex of the charge; it is always cleared. The other hexes are attacked at these odds. Pattern A: hex 2 at 4-1, hexes 3 and 4 at 2-1. Pattern B: hexes 2 and 3 at 3-1, hexes 4, 5 and 6 at 2-1. Pattern C: hexes 2 to 7 at 2-1. Pattern D: hexes 2 and 4 at 2-1, hex 3 at 4-1. [D3] describes where these hexes are.',
  ),
  ...rulings,
  ...designed,
];
