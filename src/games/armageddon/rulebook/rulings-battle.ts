/** Rulings of ours on battles. */
import { ruling } from '../../../kernel/rulebook.ts';

export const rulingsOfBattle = [
  ruling(
    'R100',
    'Side favoured by the ground',
    'In a battle, terrain, fieldworks and tunnels help the units of only one side. If the attacker sees a base in the hex, that side is the owner of the base; otherwise it is the side that was there first.',
  ),
  ruling(
    'R101',
    'Automatic actions',
    'A unit that cannot reach an enemy is skipped. If only one unit can act, it acts automatically. Independents and cults always act with their strongest unit, which attacks the enemy with the fewest points left.',
  ),
  ruling(
    'R102',
    'Seeing a battle',
    'All players see the armies that fight in a battle. Players with armies in the same hex also see all cards in the fighting armies. An attacking player fights only armies that they see.',
  ),
  ruling(
    'R103',
    'Battles in turns of others',
    'In each turn, battles are started only by the player whose turn it is, or by an enemy that this player’s armies meet. No other player can start one.',
  ),
  ruling(
    'R104',
    'Long battles',
    'After ten rounds of battle, the attacker retreats with all armies. If a garrison is attacking, it goes back into its base.',
  ),
  ruling(
    'R105',
    'Pursuit',
    'Each retreating unit faces one pursuer. The retreating units and the pursuers both take turns in the order of their slots. No army retreats into a hex where its owner knows of an enemy. If an unknown enemy is there, both armies stay in the hex.',
  ),
  ruling(
    'R107',
    'Salvage',
    'The hidden dice decide whether all gear of a dead unit stays in the hex, or none of it. Enhancements never stay, and a hex holds at most three pieces of gear. Only players with an army or a facility in the hex see the gear, because it would tell other players that a unit died there. Picking gear up is free, one piece at a time, oldest first.',
  ),
  ruling(
    'R109',
    'Experience from a pursuit',
    'A pursuer’s challenge is a ground challenge: its hits and kills give experience. Units that are lost because their army has nowhere to go give nobody experience.',
  ),
  ruling(
    'R108',
    'Collecting with hidden enemies in the hex',
    'An army that you have not observed does not stop you from collecting, because missing resources would tell you that it is there.',
  ),
];
