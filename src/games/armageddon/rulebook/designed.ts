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
    'All names and values are ours. We balanced the units with simulated battles. In open battle, the Clans are meant to be the weakest faction.',
  ),
  designedValue('D3', 'Attack cards', 'All names and values are ours.'),
  designedValue(
    'D4',
    'Heroes',
    'Each faction has six heroes, worth 58 to 62 points in all before the halving in [8.2].',
  ),
  designedValue(
    'D5',
    'Facilities',
    'All factions have the same facilities under different names. Costs and structure are ours.',
  ),
  designedValue(
    'D6',
    'Strongholds',
    'All strongholds have the same values. Each faction’s stronghold also has one ability of its own, worth about half an AP per round.',
  ),
  designedValue(
    'D7',
    'Upgrades',
    'A stronghold can be upgraded twice; each upgrade adds 1 slot and 3 structure. An outpost can be upgraded twice; each upgrade adds 1 slot and 2 structure, and the second also adds 1 defence. A bunkered outpost can be upgraded once, for 1 slot and 2 structure. An intel centre can be upgraded twice; each upgrade adds 1 level and 1 to its Sniffer.',
  ),
  designedValue(
    'D8',
    'Attachments, munitions, enhancements',
    'All names, costs and difficulties are ours. The kinds of gear come from sources on the original game.',
  ),
  designedValue(
    'D9',
    'Tactics',
    'The ten effects come from sources on the original game. The names and numbers are ours.',
  ),
  designedValue(
    'D10',
    'Starter decks',
    'Each starter deck has 36 cards, worth 158 to 164 deck points: 16 units, 6 heroes, 6 attack cards and 8 facilities.',
  ),
  designedValue(
    'D11',
    'Tiles',
    'Each faction has six tiles. A starter deck comes with tiles worth 5 tile points. One of these tiles has 1 of each resource.',
  ),
  designedValue(
    'D12',
    'Independents',
    'We designed all twelve independent cards, and the eighteen groups of independents that guard hexes with resources.',
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
    'Each of six numbers on the die brings a different event. In a dust storm, no observer sees beyond its own hex. During static, only missiles fly, and no card intercepts. A caravan gives each player 1 of the resource that they have least of. Deserters appear as a weak group of independents. In an aftershock, each facility in one hex loses 1 structure, unless it is Hardened or has only 1 left. Traders give 1 resource for 3 of another kind.',
  ),
  designedValue(
    'D16',
    'Terrain',
    'Costs and modifiers are ours. Sources on the original game say only that hills have modifier 2 and desert (here flat ground) has 0, and that mountains exhaust an army.',
  ),
  designedValue(
    'D17',
    'Maps',
    'Maps measure 11 by 9, 15 by 11, 19 by 15 or 25 by 19 hexes. We designed the starting positions and the frequency of resources and specials. Not counting the players’ own tiles, every stronghold has the same number of hexes with resources within 4 movement points.',
  ),
  designedValue(
    'D18',
    'Numbers in the rules',
    'All numbers in the rules that are not printed on cards are listed in one table of the game’s data, each with its source.',
  ),
];
