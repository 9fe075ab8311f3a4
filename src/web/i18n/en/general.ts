/** Messages of several screens: the frame of the page, its settings, bots, connections to a server. */
export const general = {
  'ui.close': 'Close',
  'ui.retry': 'Try again',
  'ui.sure': '{what}: are you sure?',
  'ui.cancel': 'Cancel',
  'ui.clear': 'Clear',
  'ui.moment': 'Loading…',
  'ui.to-lobby': 'Back to the lobby',
  'ui.main': 'Main menu',
  'ui.open-record': 'Open game file',
  'ui.nothing': 'Page not found',
  'ui.nothing.why': 'This server has no page at {path}.',
  'ui.not-loaded': 'This part of the page did not load',
  'ui.not-loaded.why':
    'The server may be down, or the page may have been updated since you opened it.',
  'ui.failed': 'This screen has crashed',
  'ui.failed.why': 'The error is in the page, not in your game: every move you have sent is saved.',
  'ui.no-game': 'Game not found',
  'learn.none': '“{game}” has no guided first game.',
  'ui.no-game.why': 'There is no game called “{game}” here.',

  // Rule numbers, which are shown in brackets.
  'rule.name': 'Rule {rule}',
  'rule.open': 'Open rule {rule}',

  'settings.title': 'Settings',
  'account.title': 'Account',
  'account.signed-in': 'Account: signed in as {name}',

  // Bots by level, with a short description of their play.
  'level.random': 'Random',
  'level.random.text': 'Plays any legal move. Good for testing, but not much of an opponent.',
  'level.1': 'Beginner',
  'level.1.text': 'Knows good moves, but seldom plays them.',
  'level.2': 'Amateur',
  'level.2.text': 'Slips up in three decisions out of four, but less badly than a beginner.',
  'level.3': 'Steady',
  'level.3.text': 'Plays the move that looks best now, but slips up in one decision out of three.',
  'level.greedy': 'Greedy',
  'level.greedy.text': 'Plays the move that looks best now and never looks further ahead.',
  'level.4': 'Strong',
  'level.4.text': 'Thinks through its plans and your replies before it decides.',
  'level.5': 'Expert',
  'level.5.text': 'Thinks through its plans and your replies, for up to four seconds a turn.',

  // Numbers that are expressed in words.
  'number.below': '< {n}',
  'number.above': '> {n}',
  'number.minutes': '{n, plural, one {# minute} other {# minutes}}',

  // Errors of the connection to a server, or in the page.
  'net.silent': 'The server is not responding.',
  'net.stranger': 'The server at this address is not a Countermarch server.',
  'net.status': 'The server answered with error {status}.',
  'net.unknown-game': 'The server does not know the game “{game}”.',
  'net.no-seat':
    'This browser has no seat link for this table. Open your seat link in this browser, then try again.',
  'net.moved-on': 'The game has moved on. Check the position and try again.',
  'net.other-seal':
    'The seal on this table’s dice has changed since the game started. Do not trust these dice.',
  'net.shares-refused':
    'The server keeps refusing the share that this browser adds to the dice. Do not trust these dice.',
  'net.record-only': 'This is a recorded game: you can watch it, but not play it.',
  'bundles.unreachable':
    'The server is not responding, so the rules of this game cannot be loaded. Check your connection and try again.',
  'bundles.damaged': 'The rules of this game (bundle {hash}) arrived damaged. Reload the page.',
  'bundles.newer':
    'The rules of this game need a newer version of Countermarch. Reload the page; if that does not help, ask the operator of the server to update it.',
  'bundles.silent': 'The rules in this file are not responding.',
  'bundles.missing': 'The server does not have the rules of this game.',
  'net.too-long': 'This file is too large.',
  'net.no-record': 'this is neither a Countermarch game file nor a position file',
  'net.no-worker': 'The part of the page that runs games did not load. The server may be down.',
  'net.bot-silent': 'The bot is not responding.',
  'net.bot-not-loaded': 'The bots could not be loaded. Check your connection and reload the page.',
  'net.bot-failed': 'The bot failed to move: {fault}',
  'net.bot-blank': 'it found no move',
} as const;
