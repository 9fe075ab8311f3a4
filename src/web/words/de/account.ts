/** The screen of accounts, in German. */
import type { account as english } from '../en/account.ts';

export const account: Readonly<Record<keyof typeof english, string>> = {
  'account.lead':
    'Zum Spielen brauchst du keines. Mit einem Konto hast du deine Tische in jedem Browser, unter einem Namen, der nur dir gehört.',
  'account.name': 'Name',
  'account.password': 'Passwort',
  'account.password.hint': 'Zehn Zeichen oder mehr. Niemand kann dir ein neues schicken.',
  'account.sign-in': 'Anmelden',
  'account.make': 'Konto anlegen',
  'account.passkey': 'Ohne Passwort',
  'account.passkey.hint':
    'Einen Passkey bewahrt dein Gerät auf und fragt dich nach Finger oder PIN.',
  'account.passkey.none':
    'Passkeys brauchen eine Adresse, die mit https beginnt und ein Name ist, keine Zahl.',
  'account.passkey.sign-in': 'Mit Passkey anmelden',
  'account.passkey.make': 'Konto mit Passkey anlegen',
  'account.passkey.failed': 'Dein Gerät hat keinen Passkey gegeben.',
  'account.is': 'Du bist {name}',
  'account.tables':
    'Deine Tische gehören zum Konto und stehen in jedem Browser, in dem du dich anmeldest.',
  'account.sign-out': 'Abmelden',
  'account.sign-out.everywhere': 'Überall abmelden',
  'account.sign-out.hint':
    'Ein Browser, in dem du dich hingesetzt hast, behält den Link zu diesem Platz.',
  'account.ways': 'Wie du dich anmeldest',
  'account.key': 'Passkey vom {day}',
  'account.key.remove': 'Den Passkey vom {day} entfernen',
  'account.key.add': 'Passkey hinzufügen',
  'account.set-password': 'Passwort setzen',
  'account.change-password': 'Passwort ändern',
  'account.old-password': 'Bisheriges Passwort',
  'account.new-password': 'Neues Passwort',
  'account.changed': 'Das Passwort ist geändert; andere Browser sind abgemeldet.',
  'account.delete': 'Konto löschen',
  'account.delete.hint':
    'Es kommt nicht zurück. Gespielte Partien bleiben, und auch die Links zu deinen Plätzen.',
  'account.delete.yes': 'Endgültig löschen',
  'account.ratings': 'Wertungen',
  'account.ratings.none': 'Noch keine gewertete Partie ist zu Ende gespielt.',
  'account.rating': '{rating}',
  'account.rating.unsure': '{rating} ± {deviation}',
  'account.pool.people': '{n, plural, one {# Partie} other {# Partien}} gegen Menschen',
  'account.pool.bots': '{n, plural, one {# Partie} other {# Partien}} gegen Computer',
  'account.games': 'Gewertete Partien',
  'account.computer': 'gegen den Computer, {level}',
  'account.nobody': 'gegen ein gelöschtes Konto',
  'account.won': 'gewonnen, {change}',
  'account.drawn': 'unentschieden, {change}',
  'account.lost': 'verloren, {change}',
  'account.block': 'Blockieren',
  'account.unblock': 'Nicht mehr blockieren',
  'account.block.hint':
    'Wen du blockierst, der nimmt an deinen Tischen keinen Platz und schreibt dort nichts von seinem Konto aus.',
  'friends.title': 'Freunde',
  'friends.none':
    'Noch keine. Schick jemandem deinen Link; wer ihn öffnet und zustimmt, ist dein Freund.',
  'friends.link': 'Dein Link, für wen du zum Freund willst',
  'friends.renew': 'Anderer Link',
  'friends.here': 'ist da',
  'friends.away': 'ist nicht da',
  'friends.table': 'Ein Platz ist frei: {table}',
  'friends.invite': '{name} einladen: {table}',
  'friends.invited': 'Eingeladen.',
  'friends.end': 'Freundschaft mit {name} beenden',
  'friends.asked':
    '{name} möchte mit dir befreundet sein: um zu sehen, wann der andere da ist, und sich einzuladen.',
  'friends.agree': 'Zustimmen',
  'friends.are': 'Du und {name}, ihr seid Freunde.',
  'friends.sign-in': 'Melde dich an oder leg ein Konto an, dann öffne diesen Link noch einmal.',
};
