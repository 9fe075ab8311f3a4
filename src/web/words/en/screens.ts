/** What is said on the screens that a lobby leads to: games in the page, records from files, rulebooks. */
export const screens = {
  // Games in the page itself.
  'local.title': 'Play in this page',
  'local.lead': 'No server is needed for these: the computer’s moves are worked out here.',
  'local.waiting': 'Looking through the boxes …',
  'local.opening': 'Opening the box …',
  'local.game': '{game}, in this page',
  'local.private':
    'Nothing leaves this browser: rules, dice and the computer’s moves are worked out here.',
  'local.saved': 'A game is saved in this browser.',
  'local.go-on': 'Go on with it',
  'local.start': 'Start',
  'local.start-another': 'Start another one',
  'local.closed': 'This game cannot be opened',

  // Records from files.
  'opening.title': 'Open a record or a position',
  'opening.text':
    'A record is a finished or interrupted game as a file. It is played again here, move by move: every move must be legal and every hash must fit. A position file says by hand what stands where, and can be played on as well.',
  'opening.drop': 'Drop a file here, or choose one:',
  'opening.fault': '{file}: {fault}',
  'opening.board': 'Setting up the board …',

  // Rulebooks.
  'rulebook.title': 'Rules of {game}',
  'rulebook.waiting': 'Opening the rulebook …',
  'rulebook.none': 'There is no such rulebook',
  'rulebook.search': 'Search the rules',
  'rulebook.search.hint': 'Search: a number or a word',
  'rulebook.not-found': 'No rule has “{text}” in it.',
  'rulebook.found': 'from another source',
  'rulebook.designed': 'ours',
} as const;
