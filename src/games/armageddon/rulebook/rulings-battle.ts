/** Rulings of ours on battles. */
import { ruling } from '../../../kernel/rulebook.ts';

export const rulingsOfBattle = [
  ruling(
    'R100',
    'Whose ground it is',
    'In a battle terrain, works and tunnels help the units of one side: whose base the attacker sees in the hex, else who was there first.',
  ),
  ruling(
    'R101',
    'Who acts by himself',
    'A unit that reaches nobody is passed over, and the only one that can act does. Who never decides lets his strongest unit attack the enemy with the fewest points left.',
  ),
  ruling(
    'R102',
    'Battles are heard',
    'Armies that fight are seen by everybody, and with all their cards by those who stand in the hex. Whoever attacks meets the armies that he sees.',
  ),
  ruling(
    'R103',
    'Battles of others’ turns',
    'A battle begins in the turn of the side that starts it, or is called out by its enemy in that turn; in the turn of another nobody starts one.',
  ),
  ruling(
    'R104',
    'Long battles',
    'After ten rounds whoever attacked goes with all his armies, or back to his garrison.',
  ),
  ruling(
    'R105',
    'Pursuit',
    'The units that go meet those who stay in turns, in the order of their slots. Nobody retreats to where he knows an enemy; who meets one there unknown stands beside him.',
  ),
  ruling(
    'R107',
    'What a battle leaves',
    'Lies there together or not at all, by the hidden dice; three pieces at most in a hex, enhancements never. Who has an army or a facility there sees it, and nobody else, or it would tell who knows the ground that somebody has died on it. Picking up costs nothing and goes piece by piece, in the order in which they came to lie there.',
  ),
  ruling(
    'R109',
    'What a pursuit teaches',
    'A pursuer’s challenge is one on the ground: what it hits and destroys counts for the experience of his army. What is lost because it has nowhere to go was hit by nobody.',
  ),
  ruling(
    'R108',
    'Collecting beside who is not seen',
    'An army that a side has not observed does not keep it from collecting: what is missing would tell that somebody is there.',
  ),
];
