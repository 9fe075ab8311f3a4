/** Messages of the screens that the lobby leads to: local games, records from files, rulebooks. */
export const screens = {
  // Games played in the page itself.
  'local.title': 'Play offline',
  'local.lead': 'These games need no server: the bots run in your browser.',
  'local.shared': 'Two players, one screen',
  'local.shared.lead':
    'Everyone plays in this browser, and hands it over when another side is to act. No server is needed.',
  'local.waiting': 'Loading the games…',
  'local.opening': 'Opening the game…',
  'local.game': '{game}, offline',
  'local.shared.game': '{game} at one screen',
  'local.private': 'Nothing leaves this browser: rules, dice and bots all run here.',
  'local.saved': 'You have a saved game in this browser.',
  'local.go-on': 'Continue',
  'local.start': 'Start',
  'local.start-another': 'Start another game',
  'local.closed': 'This game cannot be opened',

  // Records from files.
  'opening.title': 'Open a game file or a position',
  'opening.text':
    'A game file is the record of a finished or unfinished game. It is replayed here move by move: every move must be legal and every checksum must match. A position file describes a set-up; you can play on from it.',
  'opening.drop': 'Drop a file here, or choose one:',
  'opening.fault': '{file}: {fault}',
  'bundles.title': 'The rules of this game are missing',
  'bundles.nowhere':
    'The game was played under rules that this server does not have. You can watch it under the current rules, but only up to the first move that these rules do not allow.',
  'bundles.in-file':
    'The file includes the game’s rules, but they do not work in the sandbox. You can watch the game under the current rules, but only up to the first move that these rules do not allow.',
  'bundles.trying': 'Testing the file’s rules in a sandbox…',
  'bundles.current': 'Use the current rules',
  'bundles.other': 'Open another file',
  'opening.secrets': 'Choose a view',
  'opening.secrets.text': 'This game has hidden information. Choose whose view you want to see.',
  'opening.secrets.side': 'View as {side}',
  'opening.secrets.spectator': 'View as spectator',
  'opening.board': 'Setting up the board…',

  // Rulebooks.
  'rulebook.title': 'Rules of {game}',
  'rulebook.waiting': 'Opening the rulebook…',
  'rulebook.none': 'Rulebook not found',
  'rulebook.search': 'Search the rules',
  'rulebook.search.hint': 'Search by number or word',
  'rulebook.not-found': 'No rule contains “{text}”.',
  'rulebook.found': 'from another source',
  'rulebook.designed': 'our addition',
} as const;
