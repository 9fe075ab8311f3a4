/** Titles, captions and steps of the figures in the rulebook. */
export const figures = {
  'figure.move.title': 'A move into an enemy-occupied hex',
  'figure.move.caption':
    'Assault Squad A1 has a Movement Factor of 4. All hexes on its way are passageways at 1 point each [5.2].',
  'figure.move.1':
    'The human player chooses A1. Each unit may move once in the movement step [5.1].',
  'figure.move.2':
    'A1 moves through 1306 and 1307 to 1407, which costs 3 points. There it meets a Security Robot, so it has to stop, and its fourth point is lost [5.4].',
  'figure.combat.title': 'Three squads against two robots',
  'figure.combat.caption':
    'A1, A2 and D1 share hex 0704 with two Security Robots. They may attack, but they never have to [7.1].',
  'figure.combat.1':
    'The Attack Strengths add up to 4 + 4 + 2 = 10, the Defence Strengths to 2 + 2 = 4. That is 2½ to 1, which is rounded in the defenders’ favour to 2-1 [7.1].',
  'figure.combat.2':
    'The die shows 3. In the 2-1 column of [CRT], that is a D, and a D eliminates robots [CET].',
  'figure.defend.title': 'An auto-defend hex',
  'figure.defend.caption':
    'Hex 1308 is part of the shield of auto-defend hexes. If A1 enters it, A1 pays 2 points [HTC] and is attacked at once, at 1-1 [7.3]. The passageway at 1407 costs only 1 point and does not attack.',
  'figure.charge.title': 'A charge through the shield',
  'figure.charge.caption':
    'A1 carries one charge, which it may set in pattern A only [8.4]. Pattern A is a line of four hexes [D3].',
  'figure.charge.1': 'A1 chooses to set its charge.',
  'figure.charge.2':
    'A1 may set the charge in its own hex or in an adjacent one. It chooses 1306 [8.1].',
  'figure.charge.3':
    'The charge faces SE: hex 1 is 1306, and hexes 2 to 4 are 1307, 1408 and 1409 [DCT]. It goes off in the next turn [8.1].',
  'figure.blast.title': 'The charge goes off',
  'figure.blast.caption':
    'One turn later, a Security Robot has moved into 1307, hex 2 of the charge. The squads set no further charges.',
  'figure.blast.1': 'The charge goes off. Hex 1 is cleared without a roll [DCT].',
  'figure.blast.2':
    'Hex 2 is attacked at 4-1. The die shows 4, an X: the hex is cleared, and the robot is eliminated [8.2].',
  'figure.blast.3':
    'Hex 3 is attacked at 2-1. The die shows 5, an X: the shield is now open there [CET].',
  'figure.blast.4': 'Hex 4 is attacked at 2-1. The die shows 4, an X, so this hex is cleared too.',
  'figure.blast.5':
    'Squads may advance into the hexes that have just been opened. A1 spends four movement points and reaches 1409, which is behind the shield [8.3].',
} as const;
