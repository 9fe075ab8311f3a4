/** Messages of the account screen, in German. */
import type { account as english } from '../en/account.ts';

export const account: Readonly<Record<keyof typeof english, string>> = {
  'account.lead':
    'Zum Spielen brauchst du kein Konto. Mit einem Konto findest du deine Partien in jedem Browser wieder, unter einem Namen, der nur dir gehört.',
  'account.name': 'Name',
  'account.password': 'Passwort',
  'account.password.hint':
    'Mindestens 10 Zeichen. Dein Passwort lässt sich nicht zurücksetzen, bewahre es also gut auf.',
  'account.sign-in': 'Anmelden',
  'account.make': 'Konto anlegen',
  'account.passkey': 'Passkey',
  'account.passkey.hint':
    'Passkeys liegen auf deinem Gerät. Du gibst sie mit Fingerabdruck, Gesicht oder PIN frei.',
  'account.passkey.no-address':
    'Passkeys gehen nur, wenn die Adresse dieser Seite mit https beginnt und einen Namen enthält, nicht nur Zahlen. Nimm hier ein Passwort.',
  'account.passkey.no-browser':
    'Dieser Browser kann keine Passkeys. Nimm ein Passwort oder einen anderen Browser.',
  'account.passkey.sign-in': 'Mit Passkey anmelden',
  'account.passkey.make': 'Konto mit Passkey anlegen',
  'account.passkey.failed':
    'Der Passkey hat nicht funktioniert, oder du hast abgebrochen. Versuch es noch einmal oder nimm ein Passwort.',
  'account.is': 'Angemeldet als {name}',
  'account.tables':
    'Deine Partien gehören zu deinem Konto: Melde dich in einem beliebigen Browser an, und du findest sie in der Lobby.',
  'account.sign-out': 'Abmelden',
  'account.sign-out.everywhere': 'Überall abmelden',
  'account.sign-out.hint':
    'Partien, denen du in diesem Browser beigetreten bist, bleiben hier auch nach dem Abmelden verfügbar.',
  'account.sign-in-methods': 'Anmeldemethoden',
  'account.key': 'Passkey vom {day}',
  'account.key.remove': 'Passkey vom {day} entfernen',
  'account.key.add': 'Passkey hinzufügen',
  'account.set-password': 'Passwort festlegen',
  'account.change-password': 'Passwort ändern',
  'account.old-password': 'Aktuelles Passwort',
  'account.new-password': 'Neues Passwort',
  'account.changed': 'Dein Passwort wurde geändert. Alle anderen Browser wurden abgemeldet.',
  'account.delete': 'Konto löschen',
  'account.delete.hint':
    'Das lässt sich nicht rückgängig machen. Gespielte Partien bleiben erhalten, und deine Platz-Links funktionieren weiter.',
  'account.delete.yes': 'Endgültig löschen',
  'account.ratings': 'Wertungen',
  'account.favourites': 'Lieblingsspiele',
  'account.favourites.tables': '{n, plural, one {# Partie} other {# Partien}}',
  'account.ratings.none': 'Noch keine gewertete Partie beendet.',
  'account.rating': '{rating}',
  'account.rating.unsure': '{rating} ± {deviation}',
  'account.rating.course':
    'Wertungen von {low} bis {high} in {n, plural, one {# Partie} other {# Partien}}, {from} – {to}',
  'account.scores':
    '{won, number} gewonnen, {drawn, number} unentschieden, {lost, number} verloren',
  'account.pool.people': '{n, plural, one {# Partie} other {# Partien}} gegen Menschen',
  'account.pool.bots': '{n, plural, one {# Partie} other {# Partien}} gegen Bots',
  'account.games': 'Gewertete Partien',
  'account.computer': 'gegen einen Bot ({level})',
  'account.nobody': 'gegen ein gelöschtes Konto',
  'account.won': 'gewonnen, {change}',
  'account.drawn': 'unentschieden, {change}',
  'account.lost': 'verloren, {change}',
  'account.block': 'Blockieren',
  'account.unblock': 'Blockierung aufheben',
  'account.block.hint':
    'Blockierte Spieler können deinen Partien nicht beitreten und dort nicht chatten.',
  'calendar.title': 'Zugkalender',
  'calendar.lead':
    'Fernpartien, die auf deinen Zug warten, mit der Frist für jede. Ruhezeit, Wochenenden, Urlaub und Pausen sind berücksichtigt.',
  'calendar.none': 'Keine Fernpartie wartet auf deinen Zug.',
  'calendar.move': 'Zum Tisch',
  'calendar.elsewhere': 'In deinem eigenen Kalender',
  'calendar.account': 'Mit einem Konto kann der Kalender deines Handys deine Züge anzeigen.',
  'calendar.hint':
    'Wenn du abonnierst, zeigt deine Kalender-App jeden Zug und hält ihn aktuell. Jeder, der die Adresse unten hat, kann deine Züge sehen.',
  'calendar.subscribe': 'Abonnieren',
  'calendar.renew': 'Adresse ersetzen',
  'calendar.address': 'Adresse für Kalender-Apps',
  'calendar.download': 'Kalenderdatei herunterladen',
  'calendar.event': 'Am Ende dieses Termins läuft deine Zeit ab.',
  'friends.title': 'Freunde',
  'friends.none':
    'Noch keine Freunde. Verschicke deinen Freundschaftslink: Sobald ihn jemand annimmt, seid ihr Freunde.',
  'friends.link': 'Dein Freundschaftslink',
  'friends.renew': 'Link ersetzen',
  'friends.here': 'online',
  'friends.away': 'offline',
  'friends.table': 'Freier Platz: {table}',
  'friends.invite': 'Zu {table} einladen',
  'friends.invite-to': 'Einladen zu:',
  'friends.invite-which': 'Tisch, zu dem du {name} einlädst',
  'friends.as': 'als {sides}',
  'friends.invited': 'Einladung verschickt.',
  'friends.end': 'Freundschaft beenden',
  'friends.asked':
    '{name} möchte mit dir befreundet sein. Als Freunde seht ihr, ob der andere online ist, und könnt einander zu Partien einladen.',
  'friends.agree': 'Annehmen',
  'friends.are': 'Du und {name} seid jetzt Freunde.',
  'friends.sign-in':
    'Melde dich an oder lege ein Konto an, um anzunehmen. Danach kommst du hierher zurück.',
  'friends.to-account': 'Anmelden oder Konto anlegen',
  'mod.title': 'Moderation',
  'mod.act': 'Maßnahme',
  'mod.act.ban': 'Sperren: Das Konto wird abgemeldet und kann sich nicht mehr anmelden',
  'mod.act.unban': 'Sperre aufheben: Das Konto kann sich wieder anmelden',
  'mod.act.mute': 'Stummschalten: Das Konto kann an Tischen nicht chatten',
  'mod.act.unmute': 'Stummschaltung aufheben: Das Konto kann wieder chatten',
  'mod.act.close': 'Tisch schließen: Die Partie endet ohne Sieger',
  'mod.name': 'Kontoname',
  'mod.table': 'Kennung des Tisches (das Ende seiner Adresse)',
  'mod.days': 'Dauer in Tagen',
  'mod.reason': 'Grund',
  'mod.hint':
    'Der Grund wird im Moderationsprotokoll gespeichert. Wenn du einen Tisch schließt, sehen auch die Spieler dort den Grund.',
  'mod.apply': 'Anwenden',
  'mod.log': 'Moderationsprotokoll',
  'mod.log.none': 'Noch keine Maßnahmen.',
  'mod.host': 'Betreiber',
};
