/** What the screen of accounts says. */
export const account = {
  'account.lead':
    'You need none to play. With an account you have your tables in every browser, under a name that is yours alone.',
  'account.name': 'Name',
  'account.password': 'Password',
  'account.password.hint': 'Ten characters or more. Nobody can send you a new one.',
  'account.sign-in': 'Sign in',
  'account.make': 'Make an account',
  'account.passkey': 'Without a password',
  'account.passkey.hint':
    'A passkey is kept by your device, which asks for your finger or its PIN.',
  'account.passkey.none':
    'Passkeys need an address that begins with https and a name, not a number.',
  'account.passkey.sign-in': 'Sign in by passkey',
  'account.passkey.make': 'Make an account by passkey',
  'account.passkey.failed': 'Your device has given no passkey.',
  'account.is': 'You are {name}',
  'account.tables':
    'Your tables are kept with the account, and are in the lobby of every browser where you sign in.',
  'account.sign-out': 'Sign out',
  'account.sign-out.everywhere': 'Sign out everywhere',
  'account.sign-out.hint': 'A browser that took a seat keeps the link to it.',
  'account.ways': 'Ways to sign in',
  'account.key': 'Passkey of {day}',
  'account.key.remove': 'Remove the passkey of {day}',
  'account.key.add': 'Add a passkey',
  'account.set-password': 'Set a password',
  'account.change-password': 'Change the password',
  'account.old-password': 'Password until now',
  'account.new-password': 'New password',
  'account.changed': 'The password is changed; other browsers are signed out.',
  'account.delete': 'Delete the account',
  'account.delete.hint':
    'It cannot be brought back. Games that you have played stay, and so do the links to your seats.',
  'account.delete.yes': 'Delete it for good',
} as const;
