/** Texts from before a game is opened. */
export const lobby = {
  'game.title': 'Hammer’s Slammers',
  'game.tagline': 'Hover tanks for hire, against people who defend their own planet.',
  'game.credits':
    'Hammer’s Slammers, designed by H. N. Voss of TimeLine, Ltd., and published by Mayfair Games in 1984. Based on the stories by David Drake.',
  'game.designed':
    'We had only the rules of the original. We designed the maps, most ratings on the counters, the unit types in the scenarios and some of the set-up areas; these are marked D. Rulings where the rules are silent are marked R.',

  'scenario.1.title': 'Badger Hunt',
  'scenario.1.text':
    'Tan attacks from three sides and has six turns to take three hills, under fire from Green’s guns.',
  'scenario.2.title': 'A City Too Far',
  'scenario.2.text': 'Sixteen Tan units drop onto a city where Green holds every hex.',
  'scenario.3.title': 'Hangman',
  'scenario.3.text':
    'Red hunts militia and their buses through three towns, and can afford to lose only four units.',
  'scenario.4.title': 'Last Grasp',
  'scenario.4.text':
    'Blue’s tanks and cars against sixteen units of infantry with nowhere to run. One-sided: between equal players, Blue nearly always wins.',
  'scenario.5.title': 'Between Two Fires',
  'scenario.5.text':
    'Blue in the middle, Green and Red on either side, and points for every unit eliminated. One-sided: between equal players, Blue nearly always loses.',
  'scenario.6.title': 'Snipers',
  'scenario.6.text': 'Solitaire: clear 24 forest hexes of hidden partisans.',
  'scenario.7.title': 'Mass Assault',
  'scenario.7.text': 'Tan has four turns to get one unit into Green’s capital, and keep it there.',
  'scenario.8.title': 'Break Out',
  'scenario.8.text': 'Green and Red fight their way north, through Tan and off the map.',
  'scenario.9.title': 'The Better Part of Valor',
  'scenario.9.text':
    'Green attacks with hired help that may go home when things get too hot. One-sided: between equal players, Green nearly always wins.',
  'scenario.10.title': 'Holding Out to Payday',
  'scenario.10.text':
    'Red drives across five panels to the capital, where Tan has just landed. One-sided: between equal players, Red nearly always wins.',
  'scenario.11.title': 'Traditional Objectives',
  'scenario.11.text':
    'Blue and Red race for a bridge, and each also commands half of the army defending it.',
  'scenario.12.title': 'Religious War',
  'scenario.12.text':
    'Green means to wipe out Tan, which has a handful of Red and Blue units on its side.',
  'scenario.13.title': 'Everybody Wants a Piece of the Action',
  'scenario.13.text':
    'Tan garrisons the cities of a continent, and Red and Blue come to collect. For three players.',
  'scenario.14.title': 'Spice Madness',
  'scenario.14.text':
    'Four armies, each bought for 300 points, and twelve containers of spice in a swamp. For four players.',

  'option.players.title': 'Players in scenario 5',
  'option.players.text':
    'Two: Blue against Green and Red together. Three: every player for themselves.',
  'option.electronics.title': 'Electronics for Blue',
  'option.electronics.text':
    'In scenarios 4 and 5, Blue’s tanks carry electronics, but Blue has fewer units. Electronics can jam only Green, so in scenario 4 they have no effect.',
  'option.electronics.0': 'no',
  'option.electronics.1': 'yes',
  'option.fire-order.title': 'First to fire',
  'option.fire-order.text':
    'The side that fires first in every combat phase: the side that moved first this game turn, or the moving player.',
  'option.fire-order.0': 'first mover',
  'option.fire-order.1': 'moving player',
  'option.disrupted-again.title': 'Second disruption',
  'option.disrupted-again.text':
    'A second disruption eliminates a unit that was already disrupted at the start of the game turn or, in the harsher version, at the start of the player turn.',
  'option.disrupted-again.0': 'game turn',
  'option.disrupted-again.1': 'player turn',
  'option.combat-table.title': 'Combat table',
  'option.combat-table.text':
    'Rows 11 and 12 of the printed table have nine results for eight columns. By column: read each result under the odds printed above it, and ignore the one without odds. Shifted: read the first eight results in order from the left, and ignore the ninth.',
  'option.combat-table.0': 'by column',
  'option.combat-table.1': 'shifted',
  'option.gas-table.title': 'Gas table',
  'option.gas-table.text':
    'The printed gas table is garbled. You can read it as three columns of the direct fire table, or as four columns of its own.',
  'option.gas-table.0': 'three columns',
  'option.gas-table.1': 'four columns',
  'option.towns.title': 'Towns in scenario 3',
  'option.towns.text':
    'Small: Green sets up in the small towns of panel 4. Any: Green sets up in any of the panel’s city hexes.',
  'option.towns.0': 'small',
  'option.towns.1': 'any',
  'option.victory-panel.title': 'Cities in scenario 9',
  'option.victory-panel.text':
    'The cities that decide the game: those of panel 5, as printed, or those of panel 4, where the defender sets up.',
  'option.victory-panel.0': 'panel 5',
  'option.victory-panel.1': 'panel 4',
  'option.held-back.title': 'Defenders in scenario 10',
  'option.held-back.text':
    'Free to leave: the defenders can leave their panels from the start. Held back: they can leave only after a Red unit has left the next panel to the west.',
  'option.held-back.0': 'free to leave',
  'option.held-back.1': 'held back',
  'option.turn-limit.title': 'Turn limit for scenarios 11 and 14',
  'option.turn-limit.text':
    'The rulebook gives no last turn for these scenarios. You can play to the last turn set below, or without a limit.',
  'option.turn-limit.0': 'no limit',
  'option.turn-limit.1': 'limit',
  'option.last-turn.title': 'Last turn in scenarios 11 and 14',
  'option.last-turn.text':
    'Used only with a turn limit. The rulebook sets no last turn; 40 is our default.',
} as const;
