/**
 * The rules in our own words. The original numbers its rules #1 to #7; we number their sentences
 * [1.1] … [7.1], and what stands before them (set-up, aim) [0.1] … [0.3].
 */
import { heading, type Rule, rule } from '../../kernel/rulebook.ts';
import { designed } from './rulebook-designed.ts';
import { rulings } from './rulebook-rulings.ts';

export const rulebook: readonly Rule[] = [
  heading('0', 'Set-up, aim and turns'),
  rule(
    '0.1',
    'Particles',
    'Two players, White and Black, sit at opposite ends of the board. Each has the same set of particles: an annihilator without charge, and carriers of charge 1, 1, 2, 3, 5 and 8. Every particle is white on one face and black on the other; it belongs to the player whose colour is up. The board is empty at the start.',
  ),
  rule(
    '0.2',
    'Aim',
    'Points are made by bringing your own particles onto the emergence of your opponent. Whoever has 20 points, or what the players agreed on, at the end of a turn has won.',
  ),
  rule(
    '0.3',
    'Turns',
    'The players take turns. A turn is one action: place a carrier [1.1], place an annihilator [2.1] or let a carrier emit itself [3.1], with everything that follows from it.',
  ),
  heading('1', 'Bringing carriers into play'),
  rule(
    '1.1',
    'Placing a carrier',
    'A carrier comes into play on its owner’s point of emergence and nowhere else. Placing it is a whole turn: it does not move by itself in that turn, and is driven on only where the chain that it sets off comes back to it [R19].',
  ),
  rule(
    '1.2',
    'Placing onto a carrier',
    'A carrier that already stands on the emergence is set going by placing another one there, in a later turn: the new one emits its charge into the old one.',
  ),
  rule(
    '1.3',
    'How far it goes',
    'The old one moves along a force line by exactly the charge of the new one, which takes its place on the emergence. There it stays for that turn, unless the chain comes back to it [R19].',
  ),
  heading('2', 'Placing annihilators'),
  rule(
    '2.1',
    'Where and when',
    'An annihilator may be placed in any turn, on any empty point of the zone between the two emergences.',
  ),
  rule('2.2', 'A whole turn', 'Placing an annihilator is the player’s whole turn.'),
  heading('3', 'Self-emission'),
  rule(
    '3.1',
    'Who may emit',
    'A carrier in the zone may emit itself. Choosing one to do so is a whole turn.',
  ),
  rule(
    '3.2',
    'Distance',
    'Its charge becomes its moving force: it must travel as many points as its charge, unless it hits another particle on the way.',
  ),
  rule(
    '3.3',
    'Choice of lines',
    'It may change from line to line at every point, as it likes; the carrier closest to the enemy is the exception [6.1].',
  ),
  rule(
    '3.4',
    'Hitting another particle',
    'When it hits another particle, its motion is over, and the force that is left after the step onto that point passes to the other, which must move along a line as far as that force says.',
  ),
  rule(
    '3.5',
    'Enemy particles',
    'Particles of the opponent may be hit and driven just as one’s own.',
  ),
  heading('4', 'Emission transference'),
  rule(
    '4.1',
    'Force passes on',
    'A particle that hits another gives it all the moving force it has left, and takes its place.',
  ),
  rule(
    '4.2',
    'Force given, not charge',
    'The struck particle moves by the force it was given, whatever its own charge is.',
  ),
  rule(
    '4.3',
    'Along one line',
    'It moves straight along one line, in the direction that the player chooses.',
  ),
  rule(
    '4.4',
    'It hits without force',
    'Should a struck particle come upon another one, it has no force to give: its force was for the way.',
  ),
  rule(
    '4.5',
    'Meeting without force',
    'Two particles that meet without force annihilate each other, unless the one that came emits itself: then its whole charge passes to the one it met.',
  ),
  rule(
    '4.6',
    'Who may emit on a meeting',
    'Only a particle of the player on turn may do so, only as the one that came, and only if it has not emitted in this turn.',
  ),
  heading('5', 'Annihilation'),
  rule(
    '5.1',
    'Annihilators',
    'Whatever runs into an annihilator is annihilated, and the annihilator with it.',
  ),
  rule(
    '5.2',
    'Meeting without force',
    'Two particles that meet without force, with no emission, are both annihilated.',
  ),
  rule(
    '5.3',
    'When nothing can emit',
    'No emission is possible for a particle that began its motion by emitting itself, nor for one of the opponent.',
  ),
  rule(
    '5.4',
    'On the enemy’s emergence',
    'A particle that ends its motion on the emergence of its owner’s opponent is annihilated there, be it that its force came out exactly or that it struck the particle standing there.',
  ),
  rule(
    '5.5',
    'The defender',
    'A particle on that emergence which is met without force is annihilated too, unless the one that came emits itself [4.5].',
  ),
  rule(
    '5.6',
    'Turned over',
    'An annihilated particle is turned over and given to the player whose colour then shows. It waits in that player’s Ex Nihilo tray until it is placed: carriers by [1.1], annihilators by [2.1].',
  ),
  heading('6', 'The closest carrier'),
  rule(
    '6.1',
    'Not forwards',
    'The carrier of a player that is closest to the opponent’s emergence may not move forwards by its own emission: it must go backwards.',
  ),
  rule(
    '6.2',
    'Round behind another',
    'It may go back behind another carrier of its owner. From there it is no longer the closest and may go forwards, until it is the closest again; then it must go back once more while force remains.',
  ),
  heading('7', 'Scoring'),
  rule(
    '7.1',
    'Points',
    'Every particle annihilated on a player’s emergence scores its charge for that player’s opponent.',
  ),
  ...rulings,
  ...designed,
];
