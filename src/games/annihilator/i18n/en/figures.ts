/** Titles, captions and steps of the figures in the rulebook. */
export const figures = {
  'figure.move.title': 'Three points into an enemy hex',
  'figure.move.caption':
    'Assault Squad A1 has a Movement Factor of 4. All hexes on its way are passageways at 1 point each [5.2].',
  'figure.move.1': 'The human player chooses A1. Each unit moves once in the step [5.1].',
  'figure.move.2':
    'A1 moves over 1306 and 1307 to 1407: 3 points. It enters a hex with a Security Robot and stops there; its fourth point is lost [5.4].',
  'figure.combat.title': 'Three squads against two robots',
  'figure.combat.caption':
    'A1, A2 and D1 share 0704 with two Security Robots. They may attack, and never have to [7.1].',
  'figure.combat.1':
    'Attack Strengths 4 + 4 + 2 = 10 against Defence Strengths 2 + 2 = 4. That is 2½ to 1, rounded for the defenders: the column 2-1 [7.1].',
  'figure.combat.2':
    'The die shows 3. In the column 2-1 of [CRT] that is a D, and robots are eliminated on a D [CET].',
  'figure.defend.title': 'An auto-defend hex',
  'figure.defend.caption':
    '1308 is part of the shield of auto-defend hexes. If A1 enters it, it pays 2 points [HTC] and is attacked at once, at 1-1 [7.3]. The passageway at 1407 costs 1 point and does not attack.',
  'figure.charge.title': 'A charge through the shield',
  'figure.charge.caption':
    'A1 carries one charge, which it may set in pattern A only [8.4]. Pattern A is a line of four hexes [D3].',
  'figure.charge.1': 'A1 chooses to set its charge.',
  'figure.charge.2': 'It may set it in its own hex or in an adjacent one, here in 1306 [8.1].',
  'figure.charge.3':
    'The charge faces SE: hex 1 is 1306, then come 1307, 1408 and 1409 [DCT]. It goes off in the next turn [8.1].',
  'figure.blast.title': 'The charge goes off',
  'figure.blast.caption':
    'One turn later. A Security Robot has moved into 1307, which is hex 2 of the charge. The other squads set no further charges.',
  'figure.blast.1': 'The charge goes off. Hex 1 is cleared without a roll [DCT].',
  'figure.blast.2':
    'Hex 2 is attacked at 4-1. The die shows 4, an X: the hex is clear, and the robot is eliminated [8.2].',
  'figure.blast.3':
    'The attack on hex 3 is at 2-1. The die shows 5: result X, and the shield there is open [CET].',
  'figure.blast.4': 'Hex 4 is attacked at 2-1. The die shows 4, an X.',
  'figure.blast.5':
    'Squads may advance into the hexes that have just been cleared: A1 moves four points, to 1409, behind the shield [8.3].',
} as const;
