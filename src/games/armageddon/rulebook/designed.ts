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
    'All names and figures are ours, balanced by simulated open battles. The Clans are meant to be weakest there.',
  ),
  designedValue('D3', 'Attack cards', 'All names and figures are ours.'),
  designedValue(
    'D4',
    'Heroes',
    'Each faction has six heroes whose points add up to 60, two more or less.',
  ),
  designedValue(
    'D5',
    'Facilities',
    'All factions have the same facilities under different names. Costs and structure are ours.',
  ),
  designedValue(
    'D6',
    'Strongholds',
    'All strongholds have the same figures. Each faction adds one ability, worth half an AP a round.',
  ),
  designedValue(
    'D7',
    'Upgrades',
    'Stronghold: 1 slot and 3 structure, twice. Outpost: 1 slot and 2 structure, twice, the second time also 1 defence. Bunkered outpost: 1 slot and 2 structure, once. Intel centre: 1 level and 1 Sniffer, twice.',
  ),
  designedValue(
    'D8',
    'Attachments, munitions, enhancements',
    'All names, costs and difficulties are ours; the kinds come from sources.',
  ),
  designedValue('D9', 'Tactics', 'The ten effects come from sources; names and numbers are ours.'),
  designedValue(
    'D10',
    'Starter decks',
    'Each starter deck has 36 cards in fixed roles and 158 to 164 points.',
  ),
  designedValue(
    'D11',
    'Tiles',
    'Each faction has six tiles. A starter lays 5 tile points, with one of each resource on the home tile.',
  ),
  designedValue('D12', 'Independents', 'There are twelve cards and eighteen guard groups.'),
  designedValue('D13', 'Cults', 'There are two cults with four cards each.'),
  designedValue('D14', 'Specials', 'The odds of all specials are ours, and five of the specials.'),
  designedValue(
    'D15',
    'Events',
    'Each of six numbers of the die brings an event. In a dust storm no player sees beyond their own hexes. In static only missiles fly, and nothing intercepts. A caravan gives each player 1 of their scarcest resource. Deserters appear as a weak group of independents. An aftershock costs facilities in one hex 1 structure. Traders give 1 resource for 3 of another.',
  ),
  designedValue(
    'D16',
    'Terrain',
    'Costs and modifiers are ours, except that hills give 2 and desert 0, and that mountains exhaust an army.',
  ),
  designedValue(
    'D17',
    'Maps',
    'Maps measure 11 by 9, 15 by 11, 19 by 15 or 25 by 19 hexes. The frequency of resources and specials and the starting places are ours. Around each stronghold equally many hexes with resources lie within 4 movement points.',
  ),
  designedValue(
    'D18',
    'Numbers of the rules',
    'Numbers that no source prints are in one table, each with its source.',
  ),
];
