/** What several screens say: the frame of the page, its settings, computers, lines to a server. */
export const general = {
  'ui.close': 'Close',
  'ui.retry': 'Try again',
  'ui.sure': '{what}: really?',
  'ui.cancel': 'Cancel',
  'ui.clear': 'Clear',
  'ui.moment': 'One moment …',
  'ui.to-lobby': 'Back to the lobby',
  'ui.main': 'Main',
  'ui.open-record': 'Open a record',
  'ui.nothing': 'There is nothing here',
  'ui.nothing.why': 'No page of this server has the address {path}.',
  'ui.not-loaded': 'This part of the page did not load',
  'ui.not-loaded.why':
    'The server may be down, or have been renewed since the page was opened. ({fault})',
  'ui.no-game': 'There is no such game',
  'learn.none': 'The game “{game}” has no guided first game.',
  'ui.no-game.why': 'This page has no game called “{game}”.',

  // Rule numbers, where they stand in brackets.
  'rule.name': 'Rule {rule}',
  'rule.open': 'Rule {rule}: open',

  'settings.title': 'Settings',
  'account.title': 'Account',

  // Computers by level, with a word on how they play.
  'level.random': 'Random',
  'level.random.text': 'Plays any legal action. Good for testing, not for company.',
  'level.1': 'Beginner',
  'level.1.text': 'Knows what is good, and hardly ever does quite that.',
  'level.2': 'Casual',
  'level.2.text': 'Plays sensibly, with a slip in three decisions of four.',
  'level.3': 'Steady',
  'level.3.text': 'Takes what looks best at once, with a slip in one decision of three.',
  'level.greedy': 'Greedy',
  'level.greedy.text': 'Takes what looks best at once and never looks further.',
  'level.4': 'Strong',
  'level.4.text': 'Plays out its plans, and the answers to them, before it decides.',
  'level.5': 'Expert',
  'level.5.text': 'Plays out its plans, and the answers to them, for up to four seconds a turn.',

  // Numbers that need words.
  'number.below': '< {n}',
  'number.above': '> {n}',
  'number.minutes': '{n, plural, one {# minute} other {# minutes}}',

  // What went wrong on the line to a server, or within the page.
  'net.silent': 'The server does not answer.',
  'net.stranger': 'What answers here is not a Countermarch server.',
  'net.status': 'The server answered with {status}.',
  'net.unknown-game': 'The server does not know the game “{game}”.',
  'net.no-seat': 'This browser has no seat at this table.',
  'net.moved-on': 'The table has moved on in the meantime.',
  'net.other-seal': 'The dice of this table carry another seal than at first: do not trust them.',
  'net.shares-refused': 'A share in the dice is refused again and again: do not trust them.',
  'net.record-only': 'This is a record: it can be watched, not played.',
  'net.too-long': 'it is far too long for a record',
  'net.no-record': 'this is neither a record nor a position of Countermarch.',
  'net.no-worker': 'The part of the page that runs a game did not load. The server may be down.',
  'net.bot-silent': 'The computer does not answer.',
  'net.bot-not-loaded': 'The computer’s part of the page did not load.',
  'net.bot-failed': 'The computer does not move: {fault}',
  'net.bot-blank': 'it sees nothing to do',
} as const;
