/** Quick pairing, while a player waits. */
export const pairing = {
  'pairing.looking': 'Looking for an opponent',
  'pairing.waited': 'Waiting time',
  'pairing.either-side': 'either side',
  'pairing.background':
    'You can leave this page open in the background. The game starts when an opponent is found.',
  'pairing.seven-days':
    'You can close this page: your request stays open for 7 days. When an opponent is found, the game appears in “My games”.',
  'pairing.keep-open':
    'Keep this page open: closing it ends your request. With an account, a request stays open for 7 days.',
  'pairing.silent':
    'The server is not responding. Your request will continue when the server is back.',
  'pairing.late': 'No opponent yet. Keep waiting, or play the {level} bot in the same scenario.',
  'pairing.bell': 'Ring a bell when an opponent is found',
  'pairing.change': 'Edit request',
  'pairing.bot': 'Play the {level} bot',
} as const;
