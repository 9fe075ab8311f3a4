/** What is said before one sits at a table: lobby, new tables, records, rulebooks. */
export const lobby = {
  'lobby.skip': 'To the games',
  'lobby.title': 'Pull up a chair.',
  'lobby.lead':
    'Hex-and-counter games with every rule kept and numbered, every die sealed before it is thrown, and an opponent who is always free.',
  'lobby.games': 'Games',
  'lobby.without-server': 'Games against the computer also run without it, in the page itself.',
  'lobby.local': 'Play without a server',

  // A game, like the back of its box.
  'box.board': 'The board of {game}',
  'box.learn': 'Learn by playing',
  'box.play-now': 'Play now against the computer',
  'box.as': 'as {side}',
  'box.usual': '{scenario} ({n, plural, one {# minute} other {# minutes}}), opponent: {level}',
  'box.usual.opponent': 'Opponent: {level}',
  'box.set-up': 'Set up a table …',
  'box.make': 'Make your own: {name}',
  'box.rules': 'Rules',
  'box.offline': 'Play offline',
  'box.credits': 'Credits, and what we designed ourselves',
  'box.sides.range': '{fewest} to {n} sides',
  'box.sides': '{n, plural, one {# side} other {# sides}}',
  'box.minutes': '{low} to {n, plural, one {# minute} other {# minutes}}',
  'box.scenarios': '{n, plural, one {# scenario} other {# scenarios}}',

  // The form for a new table.
  'form.title': 'A table for {game}',
  'form.your-name': 'Your name at the table',
  'form.open': 'Open the table',
  'form.scenario': 'Scenario',
  'form.document': 'Bring along: {name}',
  'form.document.make': 'Make one on screen',
  'form.document.json': 'This file is not JSON.',
  'form.document.taken': 'It is in order, and will be played.',
  'form.document.usual': 'Without a file the usual one is played.',
  'form.seats': 'Who sits where',
  'form.me': 'I do',
  'form.somebody': 'Somebody I send the link to',
  'form.computer': 'The computer: {level}',
  'form.options': 'Options',
  'form.no': 'no',
  'form.yes': 'yes',
  'form.hints': 'Hints',
  'form.hints.text':
    'Whoever plays here may ask what a strong computer would do. The record says if not.',

  // Lists of tables.
  'tables.title': '{game}, {scenario}',
  'tables.mine': 'My tables',
  'tables.none-mine': 'Tables you sit at are kept here, in this browser.',
  'tables.playing': 'you are {sides}, {day}',
  'tables.watching': 'watching, {day}',
  'tables.forget': 'Forget the table {table}',
  'tables.in-play': 'Tables in play',
  'tables.none-in-play': 'Nobody else is playing at the moment.',
  'tables.play': 'Play {side}',
  'tables.computer': 'computer, {level}',
  'tables.free': 'free',
  'tables.somebody': 'somebody',
  'tables.sitters': '{sitters}, entry {seq}',
  'tables.by-link': 'Join by link',
  'tables.link': 'Link to a table or a seat',
  'tables.join': 'Join',
  'tables.no-link':
    'That is no link to a table. It ends with /t/ and the table’s name; a seat’s link goes on with #seat= and a secret.',

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
