/** Rulings: our decisions where the rules are silent or ambiguous, and their reasons. */
import { type Rule, ruling } from '../../../kernel/rulebook.ts';

export const rulings: readonly Rule[] = [
  ruling(
    'R1',
    'When a struck particle is blocked',
    'A struck particle stops at the first particle in its way, even if it has not moved its full distance, and meets it without force, as [4.4] says. If it passed on the rest of its force, it would break that rule. If it could jump over particles, annihilators would be useless as obstacles. If blocked lines were forbidden, a player could be left without a legal action.',
  ),
  ruling(
    'R2',
    'Force must fit the line',
    'You can’t choose a direction if the line is too short for the force and nothing is in the way. If no other direction is left, you can’t make the choice that led there: take another path, annihilate instead, or choose another action. Lines end at the emergences, and a particle can’t move past the end.',
  ),
  ruling(
    'R3',
    'A defended emergence',
    'A particle that arrives with force left drives the defender away and is the only one annihilated there. If it arrives without force, both particles are annihilated, and both charges are scored. The same applies if the defender stops a struck particle short of its full distance [R1]. Exception: if the arriving particle may emit and does so [4.5], it drives the defender away and is the only one annihilated.',
  ),
  ruling(
    'R4',
    'Choice of the line',
    'In your turn, you choose the line and direction of every particle that is struck, whether it is yours or your opponent’s: any line through its point, either way. We rejected another reading: that the particle continues along the line on which it was struck. A carrier placed onto another has not moved along any line, yet the carrier that it strikes may leave the emergence on any line.',
  ),
  ruling(
    'R5',
    'The emergence decides',
    'Only the emergence counts, not the owner of the particle: an enemy particle that is annihilated on your emergence scores for your opponent, and so do your own particles annihilated there.',
  ),
  ruling(
    'R6',
    'On your own emergence',
    'A carrier on its own emergence is not in the zone yet and can’t emit itself; it leaves only when it is struck. A carrier that ends its movement there stays as if it had just been placed.',
  ),
  ruling(
    'R7',
    'A placed carrier counts as having emitted',
    'A carrier placed onto another counts as having emitted that turn, and can’t emit again if the chain comes back to it. You could argue that placing a carrier is not an emission in the sense of [4.6]. But the carrier gave its charge when it was placed [1.2]; if it emitted as well, it would give that charge twice in one turn.',
  ),
  ruling(
    'R8',
    'Choice when particles meet',
    'In your turn, you alone decide whether your arriving particle emits. Each particle may emit once a turn, and never into an annihilator.',
  ),
  ruling(
    'R9',
    'Self-emission that ends on a particle',
    'A carrier that has emitted itself and uses the last of its force to step onto another particle, friendly or enemy, is annihilated together with that particle.',
  ),
  ruling(
    'R10',
    'The foremost carrier',
    'A carrier is the foremost if it is closer to the enemy emergence than every other carrier of its owner on the board. Carriers on their own emergence count; annihilators do not. If two carriers are equally close, neither is the foremost. A player’s only carrier is always the foremost. Check this before every step of a self-emission. Struck carriers are free to move forward. A carrier may go straight back along its own path.',
  ),
  ruling(
    'R11',
    'Paths over emergences',
    'In a self-emission, a carrier may cross its own emergence if that point is empty. If the enemy emergence is empty, it can be only the last point of the path.',
  ),
  ruling(
    'R12',
    'What annihilators never do',
    'An annihilator never moves, emits or scores, and is never on an emergence. If one of its owner’s particles runs into it, both are annihilated too, and both change sides [5.6].',
  ),
  ruling(
    'R13',
    'Particles that changed sides',
    'The new owner of a particle may place it from their next turn on. One player may therefore own both 8s, for example, or even both annihilators.',
  ),
  ruling(
    'R14',
    'First player',
    'The rules do not name a first player, so White starts unless you agree otherwise. We suggest that you draw lots for the first game, then alternate from game to game.',
  ),
  ruling(
    'R15',
    'Passing',
    'You may pass only if you have no legal action, which is possible only with an empty tray. If both players pass one after the other, the game ends: the higher score wins, and equal scores are a draw.',
  ),
  ruling(
    'R16',
    'Games without progress',
    'The game ends if no particle is placed or annihilated for a number of turns [D5], or when the turn limit is reached [D6]: the higher score wins, and equal scores are a draw.',
  ),
  {
    ...ruling(
      'R17',
      'Both reach the winning score',
      'The two players can never both score in the same turn, so they can’t both reach the winning score in one turn, and no rule is needed. White scores only on Black’s emergence. A particle that White drives away from Black’s emergence belongs to Black and can’t emit, so the turn ends where that particle stops. No force is large enough to drive it all the way to White’s emergence [D1] [D2].',
    ),
    status: 'unused',
  },
  ruling(
    'R18',
    'Repeated positions',
    'The game ends when a position occurs for the third time with the same player to move and the same scores: the higher score wins, and equal scores are a draw. It does not matter whether equal particles have changed places, or what colour they had originally. You are warned when a position occurs for the second time. Without this ruling, players could keep placing and annihilating the same particles until the last turn.',
  ),
  ruling(
    'R19',
    'A chain that comes back',
    'If a placed carrier starts a chain that comes back to the emergence, that carrier is struck and moves in the same turn, like any other particle. The rules let a placed carrier move only in a later turn, but they also let a chain strike every particle in its way; the chain takes precedence.',
  ),
];
