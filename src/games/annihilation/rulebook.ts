/**
 * The rules in our own words. The original numbers its rules #1 to #7; we number their sentences [1.1] … [7.1], and the
 * text before them (set-up, aim) [0.1] … [0.3].
 */
import { heading, type Rule, rule } from '../../kernel/rulebook.ts';
import { designed } from './rulebook/designed.ts';
import { rulings } from './rulebook/rulings.ts';

export const rulebook: readonly Rule[] = [
  heading('0', 'Set-up, aim and turns'),
  rule(
    '0.1',
    'Particles',
    'Two players, White and Black, sit at opposite ends of the board. Each starts with the same particles: an annihilator, which has no charge, and six carriers with the charges 1, 1, 2, 3, 5 and 8. Each particle is white on one side and black on the other, and belongs to the player whose colour is face up. The board starts empty.',
  ),
  rule(
    '0.2',
    'Aim',
    'You score points by bringing your particles onto your opponent’s emergence. The first player with 20 points at the end of a turn wins; you may agree on another number before the game.',
  ),
  rule(
    '0.3',
    'Turns',
    'White and Black take turns. A turn is one action with all its consequences: place a carrier [1.1], place an annihilator [2.1] or let a carrier emit itself [3.1].',
  ),
  heading('1', 'Bringing carriers into play'),
  rule(
    '1.1',
    'Placing a carrier',
    'Place a carrier on your own point of emergence; carriers can’t enter play anywhere else. This is your whole turn. The carrier does not move in that turn, unless the chain of strikes that it starts comes back to it [R19].',
  ),
  rule(
    '1.2',
    'Placing a carrier onto another',
    'If one of your carriers is already on your point of emergence, you may place another one there in a later turn. The new carrier emits its charge into the old one and so sets it in motion.',
  ),
  rule(
    '1.3',
    'How far the old carrier moves',
    'The old carrier, which was already on the emergence, moves along a force line by as many points as the charge of the new carrier, unless another particle stops it [R1]. The new carrier takes the old one’s place on the emergence and stays there for the turn, unless the chain comes back to it [R19]. Example: your 5 is on your emergence, and you place your 3. The 5 moves three points along a line; the 3 is now on the emergence.',
  ),
  heading('2', 'Placing annihilators'),
  rule(
    '2.1',
    'Where and when',
    'In any turn you may place an annihilator on any empty point of the zone. The zone is all the points between the two emergences.',
  ),
  rule('2.2', 'A whole turn', 'Placing an annihilator is your whole turn.'),
  heading('3', 'Self-emission'),
  rule(
    '3.1',
    'Carriers that may emit',
    'You may let one of your carriers in the zone emit itself. This is your whole turn.',
  ),
  rule(
    '3.2',
    'Distance',
    'If a carrier emits itself, its charge becomes its force. The carrier must move as many points as its charge, unless it hits another particle on the way.',
  ),
  rule(
    '3.3',
    'Choice of lines',
    'At each point, a carrier that emits itself may change to any other line; only your foremost carrier is restricted [6.1].',
  ),
  rule(
    '3.4',
    'Hitting another particle',
    'A carrier that hits another particle stops on that particle’s point. The step onto the point uses up force too. The remaining force passes to the other particle, which must move that far along a line. Example: your 3 moves two points and hits a 2. One point of force is left, so the 2 moves one point.',
  ),
  rule(
    '3.5',
    'Enemy particles',
    'You may hit and drive your opponent’s particles just like your own.',
  ),
  heading('4', 'Passing on force'),
  rule(
    '4.1',
    'All remaining force',
    'A particle that strikes another stops on that particle’s point and passes on all its remaining force.',
  ),
  rule(
    '4.2',
    'Force, not charge',
    'A struck particle moves as many points as the force that it receives, whatever its own charge is.',
  ),
  rule(
    '4.3',
    'Along one line',
    'A struck particle moves straight along one line. You choose the line and the direction.',
  ),
  rule(
    '4.4',
    'Meeting another particle',
    'If a struck particle reaches another particle, the two meet without force: the force that the struck particle received only moves it and is not passed on.',
  ),
  rule(
    '4.5',
    'Meeting without force',
    'Two particles that meet without force annihilate each other, unless the arriving particle emits itself. In that case, its whole charge passes to the other particle as force.',
  ),
  rule(
    '4.6',
    'Emitting when particles meet',
    'When two particles meet, only the arriving particle may emit itself, and only if it belongs to the player whose turn it is and has not yet emitted this turn.',
  ),
  heading('5', 'Annihilation'),
  rule(
    '5.1',
    'Annihilators',
    'A particle that runs into an annihilator is annihilated, and so is the annihilator.',
  ),
  rule(
    '5.2',
    'When neither particle emits',
    'Two particles that meet without force are both annihilated if neither emits.',
  ),
  rule(
    '5.3',
    'Particles that can’t emit',
    'A particle that began its movement by emitting itself can’t emit again, and your opponent’s particles can’t emit in your turn.',
  ),
  rule(
    '5.4',
    'On the enemy emergence',
    'A particle that ends its movement on the enemy emergence is annihilated there, whether it arrived with exactly its last point of force or struck a particle there. Example: your 2 has one point of force left when it strikes a black 5 on Black’s emergence. The 5 moves one point; your 2 is annihilated and scores 2 points for you.',
  ),
  rule(
    '5.5',
    'The defender',
    'If a particle arrives on the enemy emergence and meets a particle there without force, both are annihilated, unless the arriving particle emits itself [4.5].',
  ),
  rule(
    '5.6',
    'Changing sides',
    'Turn an annihilated particle over. It now belongs to the player whose colour is face up and waits in that player’s Ex Nihilo tray until it is placed: carriers under [1.1], annihilators under [2.1].',
  ),
  heading('6', 'The foremost carrier'),
  rule(
    '6.1',
    'Backward only',
    'Your foremost carrier is the one closest to your opponent’s emergence. If it emits itself, it may not move forward: it must move backward.',
  ),
  rule(
    '6.2',
    'Behind another carrier',
    'Your foremost carrier may move back behind another of your carriers. It is then no longer the foremost and may move forward until it is the foremost again. If it still has force at that point, it must move backward again.',
  ),
  heading('7', 'Scoring'),
  rule(
    '7.1',
    'Points',
    'When a particle is annihilated on a player’s emergence, the other player scores points equal to its charge. Example: your 5 meets a black 2 on Black’s emergence and both are annihilated. You score 7 points.',
  ),
  ...rulings,
  ...designed,
];
