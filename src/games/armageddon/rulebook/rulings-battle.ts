/** Rulings of ours on battles. */
import { ruling } from '../../../kernel/rulebook.ts';

export const rulingsOfBattle = [
  ruling(
    'R100',
    'Terrain in a battle',
    'In a battle, only one side gets the bonuses of terrain, fieldworks and tunnels. If the attacker sees a base in the hex, the owner of the base gets them. Otherwise the defender gets them.',
  ),
  ruling(
    'R101',
    'Automatic actions',
    'A unit that cannot do anything is skipped. If only one unit can act, and in only one way, it acts automatically. Independents and cults always act with their strongest unit, which attacks the enemy unit with the fewest hit points left.',
  ),
  ruling(
    'R102',
    'Seeing a battle',
    'All players see the armies that fight in a battle. Players with armies in the same hex also see all cards in the fighting armies. An attacker fights only the armies that they can see.',
  ),
  ruling(
    'R103',
    'Battles in other players’ turns',
    'In each turn, only the player whose turn it is can start battles. There is one exception: if this player lays siege to a base, the owner of the base may sally at once. Cults start battles when they act [13.1].',
  ),
  ruling(
    'R104',
    'Long battles',
    'After ten rounds of battle, the attacker retreats with all armies. If a garrison is attacking, it goes back into its base.',
  ),
  ruling(
    'R105',
    'Pursuit',
    'Each retreating unit faces one pursuer. Units and pursuers are paired in the order of their card numbers; if there are fewer pursuers than units, the pursuers take turns. No army retreats into a hex where its owner knows of an enemy. If an unknown enemy is there, both armies stay in the hex.',
  ),
  ruling(
    'R107',
    'Salvage',
    'The hidden dice decide whether all the gear of a dead unit stays in the hex, or none of it. Enhancements never stay, and a hex holds at most three pieces of gear. Only players with an army or a facility in the hex see the gear, because it would reveal to other players that a unit died there. Picking up gear is free. You take one piece at a time, the oldest first.',
  ),
  ruling(
    'R109',
    'Experience from a pursuit',
    'A pursuer’s challenge is a ground challenge, so its hits and kills give experience. If units are lost because their army has nowhere to go, nobody gains experience.',
  ),
  ruling(
    'R108',
    'Collecting with hidden enemies in the hex',
    'An army that you have not observed does not stop you from collecting; otherwise, missing resources would tell you that an enemy is there.',
  ),
];
