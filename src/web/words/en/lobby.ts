/** What is said before one sits at a table: lobby and new tables. */
export const lobby = {
  'lobby.skip': 'To the games',
  'lobby.title': 'Pull up a chair.',
  'lobby.lead':
    'Hex-and-counter games with every rule kept and numbered, every die sealed before it is thrown, and an opponent who is always free.',
  'lobby.games': 'Games',
  'lobby.without-server': 'Games against the computer also run without it, in the page itself.',
  'lobby.local': 'Play without a server',

  'lobby.tournaments': 'Tournaments',
  'lobby.tournaments.text': 'Join one, see how one stands, or make your own.',
  'lobby.tournaments.all': 'To the tournaments',

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

  // What forms have in common.
  'form.document.json': 'This file is not JSON.',
  'form.no': 'no',
  'form.yes': 'yes',

  // Lists of tables.
  'tables.title': '{game}, {scenario}',
  'tables.mine': 'My tables',
  'tables.none-mine': 'Tables you sit at are kept here, in this browser.',
  'tables.playing': 'you are {sides}, {ago}',
  'tables.watching': 'watching, {ago}',
  'tables.all': 'All {n}',
  'tables.is.mine': 'Your turn',
  'tables.is.theirs': 'In play',
  'tables.is.over': 'Finished',
  'tables.is.gone': 'Not here any more',
  'tables.waiting': 'Waiting for {side}',
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
} as const;
