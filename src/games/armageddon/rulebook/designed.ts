/** Designed values: what had to be there and was not found, so that we made it. */
import { designedValue } from '../../../kernel/rulebook.ts';

export const designed = [
  designedValue(
    'D1',
    'Factions',
    'The four factions are our own. Their bonuses are those of the four factions of the original game.',
  ),
  designedValue(
    'D2',
    'Units',
    'All names and figures are ours. They are balanced by simulated open battles, in which the Clans are meant to be the weakest.',
  ),
  designedValue('D3', 'Attack cards', 'All names and figures are ours.'),
  designedValue(
    'D4',
    'Heroes',
    'Each faction has six heroes. Their points add up to between 58 and 62.',
  ),
  designedValue(
    'D5',
    'Facilities',
    'All factions have the same facilities under different names. Costs and structure are ours.',
  ),
  designedValue(
    'D6',
    'Strongholds',
    'All strongholds have the same figures. Each faction adds one ability, worth half an AP per round.',
  ),
  designedValue(
    'D7',
    'Upgrades',
    'A stronghold can be upgraded twice; each upgrade adds 1 slot and 3 structure. An outpost can be upgraded twice; each upgrade adds 1 slot and 2 structure, and the second also adds 1 defence. A bunkered outpost can be upgraded once, for 1 slot and 2 structure. An intel centre can be upgraded twice; each upgrade adds 1 level and 1 to its Sniffer.',
  ),
  designedValue(
    'D8',
    'Attachments, munitions, enhancements',
    'All names, costs and difficulties are ours; the kinds of gear come from sources on the original game.',
  ),
  designedValue(
    'D9',
    'Tactics',
    'The ten effects come from sources on the original game; names and numbers are ours.',
  ),
  designedValue(
    'D10',
    'Starter decks',
    'Each starter deck has 36 cards in fixed roles, worth 158 to 164 deck points.',
  ),
  designedValue(
    'D11',
    'Tiles',
    'Each faction has six tiles. A starter deck comes with tiles worth 5 tile points; its home tile has one of each resource.',
  ),
  designedValue(
    'D12',
    'Independents',
    'The twelve cards of the independents and their eighteen groups of guards are ours.',
  ),
  designedValue('D13', 'Cults', 'The two cults, with four cards each, are ours.'),
  designedValue(
    'D14',
    'Specials',
    'Five of the specials are ours, and so are the odds of all specials.',
  ),
  designedValue(
    'D15',
    'Events',
    'Six numbers of the die each bring an event. In a dust storm, no player sees beyond their own hexes. During static, only missiles fly, and no card intercepts. A caravan gives each player 1 of their scarcest resource. Deserters appear as a weak group of independents. An aftershock takes 1 structure, but never the last, from each facility in one hex that is not Hardened. Traders give 1 resource for 3 of another.',
  ),
  designedValue(
    'D16',
    'Terrain',
    'Costs and modifiers are ours. Sources on the original game say only that hills give 2 and desert (here flat ground) gives 0, and that mountains exhaust an army.',
  ),
  designedValue(
    'D17',
    'Maps',
    'Maps measure 11 by 9, 15 by 11, 19 by 15 or 25 by 19 hexes. The frequency of resources and specials and the starting places are ours. Every stronghold has the same number of hexes with resources within 4 movement points.',
  ),
  designedValue(
    'D18',
    'Numbers of the rules',
    'Numbers that no card prints are in one table, each with its source.',
  ),
];
