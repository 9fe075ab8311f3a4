/** What the card says that a game opens with. */
export const goal = {
  'goal.win.1':
    'Tan wins with an undisrupted unit on a hilltop of each of the three hills of panel 3 after six turns; otherwise Green does [31.5].',
  'goal.win.2':
    'Whoever alone occupies more hexes of the large city after seven turns wins; disrupted units count [32.5].',
  'goal.win.3':
    'Red wins by eliminating all of Green in five turns with fewer than five losses; otherwise Green does [33.5].',
  'goal.win.4': 'Blue wins by eliminating all of Red in five turns; otherwise Red does [34.4].',
  'goal.win.5':
    'Most points win after six turns: the price of every enemy unit that you eliminate [35.3].',
  'goal.win.6':
    'You win when all forest hexes have been entered and all partisans eliminated in six turns [36.5].',
  'goal.win.7':
    'Tan wins with an undisrupted unit in a city hex after four turns; otherwise Green does [37.4].',
  'goal.win.8':
    'Green and Red win by taking 30 units or more off the north edge of panels 1 and 3 in eight turns; with fewer than 25 Tan has won [38.4].',
  'goal.win.9':
    'Whoever has more undisrupted units in the city that counts after six turns wins [39.6].',
  'goal.win.10':
    'Red wins at once with a unit in the easternmost city hex of panel 4, without an enemy there, in or before turn 16; otherwise the defenders do [40.5].',
  'goal.win.11': 'The player of the first Blue or Red unit on the bridge of panel 4 wins [41.6].',
  'goal.win.12':
    'Green wins by eliminating all of Tan in fourteen turns; otherwise Tan does [42.6].',
  'goal.win.13':
    'Most points win after ten turns: a city counts a point a hex for whoever has units in every one of its hexes [43.4].',
  'goal.win.14':
    'When no spice is left on panel 2, whoever has most containers safe has won [44.7].',
  'goal.win.own':
    'The scenario says for itself how it is won: the overlay of what decides the game shows where [4.2].',
  'goal.move':
    'In your turn, move any of your units, each up to its movement; roads are quick, woods and slopes are slow [9.1].',
  'goal.fire':
    'Fire at enemies in range and sight: choose a hex, then who fires at it. Attack against defence makes the odds, two dice the result [16.1] [26.1].',
  'goal.rally':
    'What is disrupted can be rallied at the start of your next turn [6.1]; units that share a hex with enemies fight at close quarters [18.1].',
  'goal.mark.attack': 'attack, when it fires [3.2]',
  'goal.mark.defence': 'defence, when it is fired at [3.2]',
  'goal.mark.range': 'how many hexes it fires [3.2]',
  'goal.mark.movement': 'movement points a turn [3.2]',
} as const;
