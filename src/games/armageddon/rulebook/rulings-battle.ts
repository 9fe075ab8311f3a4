/** Rulings of ours on battles. */
import { ruling } from '../../../kernel/rulebook.ts';

export const rulingsOfBattle = [
  ruling(
    'R100',
    'Side that the ground helps',
    'In a battle, terrain, works and tunnels help only the units of one side: the owner of a base in the hex that the attacker sees, otherwise the side that was there first.',
  ),
  ruling(
    'R101',
    'Automatic actions',
    'A unit that reaches no enemy is skipped, and the only unit that can act acts by itself. Independents and cults let their strongest unit attack the enemy with the fewest points left.',
  ),
  ruling(
    'R102',
    'Seeing a battle',
    'All players see the armies that fight; players in the same hex see all their cards too. An attacker fights only armies that it sees.',
  ),
  ruling(
    'R103',
    'Battles in turns of others',
    'In a turn, only the player of that turn starts battles, or an enemy that this player’s armies meet. In the turn of a third player nobody starts one.',
  ),
  ruling(
    'R104',
    'Long battles',
    'After ten rounds the attacker retreats with all armies; a garrison goes back into its base.',
  ),
  ruling(
    'R105',
    'Pursuit',
    'Retreating units meet the pursuers in turns, in the order of their slots. No army retreats into a hex where its owner knows of an enemy; if an unknown enemy is there, both stand in the hex.',
  ),
  ruling(
    'R107',
    'Salvage',
    'All gear of a dead unit stays, or none, by the hidden dice; enhancements never stay, and a hex holds at most three pieces. Only players with an army or a facility in the hex see them, because others would learn that a unit died there. Picking up is free, one piece at a time, oldest first.',
  ),
  ruling(
    'R109',
    'Experience in a pursuit',
    'A challenge of a pursuer is a ground challenge: its hits and kills count for experience. Units that are lost because they have nowhere to go count for nobody.',
  ),
  ruling(
    'R108',
    'Collecting beside hidden enemies',
    'An army that you have not observed does not stop you from collecting, because missing resources would tell you that it is there.',
  ),
];
