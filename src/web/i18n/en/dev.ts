/** Messages of the screen on which a game is developed, in English. */
export const dev = {
  'dev.waiting': 'Building the game…',
  'dev.title': 'Developing {game}',
  'dev.ready': 'Rules loaded. Save a file to reload them.',
  'dev.position': 'New rules loaded. The position was kept.',
  'dev.moves': 'New rules loaded. {moves} of {of} moves were kept.',
  'dev.not-kept': 'New rules loaded. The game could not be kept: {why}',
  'dev.faults': '{n, plural, one {# error} other {# errors}}',
  'dev.place': '{file}, line {line}',
  'dev.gone': 'countermarch dev has stopped. Run it again, and this page will reconnect.',
  'dev.start-over': 'Start over',
  'dev.hide': 'Hide errors',
  'dev.fuzz': 'Fuzz 20 games',
  'dev.rules': 'Check rule coverage',
  'dev.running': 'Running…',
  'dev.output': 'Output',
  'dev.hide-output': 'Hide output',
} as const;
