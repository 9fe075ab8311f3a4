/** Texts shown before a game is opened. */
export const lobby = {
  'game.title': 'Chitin: I – The Harvest Wars',
  'game.tagline': 'Two insect hives fight over one harvest, and carry their dead home.',
  'game.credits':
    'Chitin: I – The Harvest Wars, designed by Howard Thompson, Metagaming Concepts, 1977; Low Hackers by Ben Crowell, 1981.',
  'game.designed':
    'Only the rules of the original have survived, so we designed the map, the combat results table, most movement values, the token values, the number of units per side and the Arch Reaper. All of these are marked D; our rulings on points that the rules leave open are marked R.',

  'scenario.learning.title': 'Learning',
  'scenario.learning.text':
    'Three harvest tokens, three units of each type of ground warrior, no advanced rules. Bring home two tokens to win.',
  'scenario.basic.title': 'Basic',
  'scenario.basic.text':
    'All seven tokens and 48 points of ground warriors of your choice, no advanced rules. Bring home four tokens to win.',
  'scenario.small.title': 'Small',
  'scenario.small.text':
    'Three tokens and 48 points of units, with at most 8 points spent on Plunges; all advanced rules, and victory by points.',
  'scenario.intermediate.title': 'Intermediate',
  'scenario.intermediate.text':
    'Seven tokens and 60 points of units, with at most 12 points spent on Plunges; all advanced rules, and victory by points.',
  'scenario.bitter-end.title': 'Bitter End',
  'scenario.bitter-end.text':
    'Seven tokens and 78 points of units, with at most 16 points spent on Plunges; all advanced rules, and victory by points.',
  'scenario.armageddon.title': 'Armageddon',
  'scenario.armageddon.text':
    'All units of both hives, so there is no secret choice of forces: a long and bloody game.',

  'option.low-hacker.title': 'Low Hackers',
  'option.low-hacker.text':
    'Lets both sides use the Low Hackers of the 1981 expansion. We designed their class, movement allowance and number per side.',
  'option.low-hacker.0': 'no',
  'option.low-hacker.1': 'yes',
  'option.arch-reaper.title': 'Arch Reapers',
  'option.arch-reaper.text':
    'Lets both sides use Arch Reapers. Only the name has survived from the 1979 expansion; the unit is our design.',
  'option.arch-reaper.0': 'no',
  'option.arch-reaper.1': 'yes',
  'option.ending.title': 'End of advanced games',
  'option.ending.text':
    'Sets when the game ends: once all starting tokens are off the map, or once one side has no units left on the map (“first off”).',
  'option.ending.0': 'all starting tokens off the map',
  'option.ending.1': 'one side off the map (“first off”)',
  'option.play-on.title': 'Play on for the last tokens',
  'option.play-on.text':
    'Continues Learning and Basic games after one side has brought home most of the tokens, until all tokens are off the map.',
  'option.play-on.0': 'no',
  'option.play-on.1': 'yes',
  'option.turns.title': 'Turn limit',
  'option.turns.text':
    'After this many turns per side, the game ends and is scored. We added this limit.',
} as const;
