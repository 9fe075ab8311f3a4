/** Designed values: what had to be there and was not found, so that we made it. */
import { designedValue } from '../../../kernel/rulebook.ts';

export const designed = [
  designedValue(
    'D1',
    'Factions',
    'Four of our own, with the bonuses of the four of the reference.',
  ),
  designedValue(
    'D2',
    'Units',
    'All names and figures. Balanced in a simulation of open battles; the Clans are meant to be weakest there.',
  ),
  designedValue('D3', 'Attack cards', 'All names and figures.'),
  designedValue('D4', 'Heroes', 'Six a faction, of equal sums of points: 60, two more or less.'),
  designedValue(
    'D5',
    'Facilities',
    'One set of figures for all factions, with names of their own; costs and structure are ours.',
  ),
  designedValue(
    'D6',
    'Strongholds',
    'One frame; each faction has one ability of its own, worth half an AP a round.',
  ),
  designedValue(
    'D7',
    'Upgrades',
    'Stronghold 1 slot and 3 structure, twice; outpost 1 slot and 2 structure, twice, the second time 1 defence; bunkered outpost once; intel centre 1 level and 1 Sniffer, twice.',
  ),
  designedValue(
    'D8',
    'Attachments, munitions, enhancements',
    'All names, costs and difficulties; their kinds are found.',
  ),
  designedValue('D9', 'Tactics', 'The ten effects are found; names and numbers are ours.'),
  designedValue('D10', 'Starter decks', '36 cards each in fixed roles, 158 to 164 points.'),
  designedValue(
    'D11',
    'Tiles',
    'Six a faction; a starter lays 5 points, with one of each resource at home.',
  ),
  designedValue('D12', 'Independents', 'Twelve cards and eighteen guard groups.'),
  designedValue('D13', 'Cults', 'Two, of four cards each.'),
  designedValue('D14', 'Specials', 'Odds of all; the five of our own.'),
  designedValue(
    'D15',
    'Events',
    'Six of twenty. In a dust storm nobody sees beyond his hex; in static nothing flies but missiles, and nothing intercepts; the others are plain.',
  ),
  designedValue(
    'D16',
    'Terrain',
    'Costs and modifiers; that hills give 2 and desert 0 is found, and that mountains exhaust an army.',
  ),
  designedValue(
    'D17',
    'Maps',
    '11 by 9, 15 by 11, 19 by 15, 25 by 19; how often resources and specials lie there, and where players start. Round each stronghold equally many hexes with resources lie within 4 points.',
  ),
  designedValue(
    'D18',
    'Numbers of the rules',
    'Those that no source prints stand in one table with their source.',
  ),
];
