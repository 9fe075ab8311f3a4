/** Text of the card that opens a game. */
export const goal = {
  'goal.win.1':
    'Tan wins if, after {turns} turns, each of the three hills of panel 3 has an undisrupted Tan unit on a hilltop; otherwise Green wins [31.5].',
  'goal.win.2':
    'After {turns} turns, the player who occupies more hexes of the large city wins. Disrupted units can occupy hexes, but hexes with units of both sides do not count [32.5].',
  'goal.win.3':
    'Red wins by eliminating all of Green within {turns} turns and losing fewer than {losses, plural, one {# unit} other {# units}}; otherwise Green wins [33.5].',
  'goal.win.4':
    'Blue wins by eliminating all of Red within {turns} turns; otherwise Red wins [34.4].',
  'goal.win.5':
    'The player with the most points after {turns} turns wins: each enemy unit you eliminate scores its price [35.3].',
  'goal.win.6':
    'You win by entering all forest hexes and eliminating all partisans within {turns} turns [36.5].',
  'goal.win.7':
    'Tan wins if it has an undisrupted unit in a city hex of panel 1 after {turns} turns; otherwise Green wins [37.4].',
  'goal.win.8':
    'Green and Red win by moving at least {least, plural, one {# unit} other {# units}} off the north edge of panels 1 and 3 within {turns} turns. If they move off fewer than {draw} units, Tan wins [38.4].',
  'goal.win.9':
    'After {turns} turns, the player with more undisrupted units in the city hexes of panel 5 wins; an option replaces panel 5 with panel 4 [39.6].',
  'goal.win.10':
    'The attackers win as soon as a Red unit is in the easternmost city hex of panel 4 with no enemy there. If that has not happened by the end of turn {turns}, the defenders win [40.5].',
  'goal.win.11': 'The first player with a Blue or Red unit on the bridge of panel 4 wins [41.6].',
  'goal.win.12':
    'Green wins by eliminating all of Tan within {turns} turns; otherwise Tan wins [42.6].',
  'goal.win.13':
    'The player with the most points after {turns} turns wins. If you have units in every hex of a city, you score one point for each of its hexes [43.4].',
  'goal.win.14':
    'When no spice is left on panel 2, the player with the most safe containers on their own panel wins [44.7].',
  'goal.win.own':
    'The scenario defines its own victory conditions; if certain hexes decide the game, an overlay shows those hexes [4.2].',
  'goal.move':
    'On your turn, you may move all your units, each as far as its movement points allow; roads are fast, forests and slopes are slow [9.1].',
  'goal.fire':
    'Fire at enemies in range and in sight: choose a hex, then the units that fire at it. Attack against defence gives the odds, and two dice give the result [16.1] [26.1].',
  'goal.rally':
    'Disrupted units can be rallied at the start of your next turn [6.1]; units that share a hex with enemies fight a close assault [18.1].',
  'goal.mark.attack': 'attack, when the unit fires [3.2]',
  'goal.mark.defence': 'defence, when the unit is fired at [3.2]',
  'goal.mark.range': 'range in hexes [3.2]',
  'goal.mark.movement': 'movement points per turn [3.2]',
} as const;
