/** Messages of a server that refuses a request, in German. */
import type { server as english } from '../en/server.ts';

export const server: Readonly<Record<keyof typeof english, string>> = {
  'server.account.busy': 'Der Server ist ausgelastet. Versuch es in ein paar Sekunden noch einmal.',
  'server.account.closed': 'Dieses Konto ist bis {day} gesperrt.',
  'server.account.many':
    'Von deiner IP-Adresse wurden zu viele Konten angelegt. Versuch es später noch einmal.',
  'server.account.name':
    '{shortest} bis {longest} Zeichen, darunter mindestens ein Buchstabe oder eine Ziffer.',
  'server.account.nobody': 'Es gibt kein Konto mit dem Namen „{name}“.',
  'server.account.once-more':
    'Melde dich erneut an. Danach hast du zehn Minuten Zeit für diese Änderung.',
  'server.account.password': 'Falsches Passwort.',
  'server.account.sign-in': 'Melde dich zuerst an.',
  'server.account.taken': 'Dieser Name ist vergeben. Melde dich an oder wähle einen anderen.',
  'server.account.tries': 'Zu viele Versuche. Versuch es in ein paar Minuten noch einmal.',
  'server.account.wrong': 'Name oder Passwort ist falsch.',
  'server.account.you': 'Du kannst dein eigenes Konto nicht blockieren.',
  'server.address': 'Dieser Server hat keine Route {asked}. Siehe /api/docs.',
  'server.again.early': 'Für eine Revanche ist es zu früh: Diese Partie ist noch nicht zu Ende.',
  'server.rematch.players': 'Nur Mitspieler an diesem Tisch können eine Revanche anlegen.',
  'server.blocked.hear':
    'Jemand an diesem Tisch hat dich blockiert; du kannst hier nicht schreiben.',
  'server.blocked.sit':
    'Jemand an diesem Tisch hat dich blockiert; du kannst hier nicht mitspielen.',
  'server.bot.stuck':
    'Der Bot ist ausgefallen und spielt nicht weiter. Nimm deinen letzten Zug zurück und versuch einen anderen. Wenn du diese Partie angelegt hast, kannst du auch im Bereich „Tisch“ den Platz des Bots übernehmen. Hilft beides nicht, gib auf oder wende dich an den Betreiber dieses Servers.',
  'server.bots.many':
    'Von deiner IP-Adresse wurden zu viele Partien zwischen Bots angelegt. Versuch es später noch einmal.',
  'server.tournament.absent': 'Dieser Spieler nimmt nicht an diesem Turnier teil.',
  'server.tournament.begun': 'Dieses Turnier hat bereits begonnen.',
  'server.tournament.busy': 'Der Server ist ausgelastet. Versuch es noch einmal.',
  'server.tournament.clock':
    'Turniere brauchen eine Bedenkzeit, bei der Zeitüberschreitung die Partie verliert.',
  'server.tournament.few': 'Ein Turnier braucht mindestens {fewest} Spieler.',
  'server.tournament.full': 'Dieses Turnier ist voll: Es hat schon {most} Spieler.',
  'server.tournament.host': 'Das kann nur der Veranstalter dieses Turniers.',
  'server.tournament.late': 'Dieses Turnier hat begonnen; eine Anmeldung ist nicht mehr möglich.',
  'server.tournament.variant':
    'Turnierpartien sind gewertet, und dieser Server wertet keine Partien mit dieser Variante. Bitte den Betreiber, sie zuzulassen.',
  'server.tournament.name': 'Gib dem Turnier einen Namen.',
  'server.tournament.none': 'Es gibt hier kein Turnier „{id}“.',
  'server.tournament.over': 'Dieses Turnier ist zu Ende.',
  'server.tournament.own':
    'Du veranstaltest schon {most} Turniere. Beende zuerst eines oder sag eines ab.',
  'server.tournament.sides': 'Wähle ein Szenario mit zwei Seiten.',
  'server.damaged': 'Die gespeicherte Partie dieses Tisches ist beschädigt: {fault}',
  'server.calendar.none':
    'Diese Kalenderadresse ist unvollständig oder wurde ersetzt. Kopiere sie noch einmal aus deinem Zugkalender.',
  'server.challenge.account': 'Melde dich an, um jemanden mit Namen herauszufordern.',
  'server.challenge.blocked': 'Du hast {name} blockiert. Hebe zuerst die Blockierung auf.',
  'server.challenge.kept':
    'Dieser Platz ist durch eine Herausforderung für {name} reserviert. Andere können ihn erst nehmen, wenn der Herausforderer ihn für alle öffnet.',
  'server.challenge.many':
    'Auf {most} deiner Herausforderungen steht die Antwort noch aus. Zieh zuerst eine zurück.',
  'server.challenge.own': 'Du kannst dich nicht selbst herausfordern.',
  'server.challenge.refused': '{name} nimmt keine Herausforderungen von dir an.',
  'server.challenge.seat':
    'Um jemanden herauszufordern, nimm selbst einen Platz ein und lass einen frei.',
  'server.study.none': 'Hier gibt es keine Studie „{id}“, oder sie wurde nicht mit dir geteilt.',
  'server.study.owner': 'Das kann nur, wem diese Studie gehört.',
  'server.study.contributor':
    'Du kannst diese Studie lesen, aber nicht ändern. Bitte darum, mitschreiben zu dürfen.',
  'server.study.member': 'Das können nur Mitglieder dieser Studie.',
  'server.study.guest':
    'Melde dich zuerst an, oder erlaube dieser Website, Daten in deinem Browser zu speichern.',
  'server.study.link': 'Dieser Link ist ungültig. Bitte um einen neuen.',
  'server.study.by': 'Du kannst Kommentare nur unter deinem eigenen Namen schreiben: {name}.',
  'server.study.live':
    'Eine Partie, die noch läuft, kann nur in einer privaten Studie sein, die außer dem Besitzer keine Mitglieder hat.',
  'server.study.large': 'Diese Studie ist voll. Beginne eine neue.',
  'server.study.often': 'Du hast zu viel geändert. Versuch es in ein paar Minuten noch einmal.',
  'server.study.busy': 'Der Server ist ausgelastet. Versuch es noch einmal.',
  'server.study.players':
    'Nur die Spieler an diesem Tisch können eine Studie dieser Partie öffnen.',
  'server.study.early':
    'Diese Partie ist noch nicht zu Ende. Ihre Studie lässt sich erst am Ende öffnen.',
  'server.failed': 'Auf dem Server ist ein Fehler aufgetreten. Er wurde protokolliert.',
  'server.field': '{field}: ungültiger Wert.',
  'server.friends.blocked':
    'Du und {name} könnt keine Freunde sein: Einer von euch hat den anderen blockiert.',
  'server.friends.free':
    'Um Freunde einzuladen, musst du an dem Tisch mitspielen, und ein Platz muss frei sein.',
  'server.friends.link':
    'Dieser Freundschaftslink ist ungültig oder abgelaufen. Bitte um einen neuen.',
  'server.friends.many': 'Du kannst höchstens {most} Freunde haben.',
  'server.friends.often':
    'Du hast zu viele Einladungen oder Herausforderungen verschickt. Versuch es in ein paar Minuten noch einmal.',
  'server.friends.only': 'So kannst du nur Freunde einladen. Schick allen anderen den Link.',
  'server.friends.own': 'Das ist dein eigener Freundschaftslink. Schick ihn jemandem.',
  'server.gone.archived': 'Der Betreiber hat diesen Tisch archiviert.',
  'server.gone.ending': 'Der Server wird heruntergefahren.',
  'server.gone.unwritten':
    'Der Server konnte diesen Tisch nicht speichern. Die Seite verbindet sich neu.',
  'server.imports.busy':
    'Es werden gerade zu viele Spieldateien geprüft. Versuch es in einer Minute noch einmal.',
  'server.imports.long':
    'Diese Spieldatei hat mehr als {most} Einträge, die Grenze dieses Servers. Um eine Datei beliebiger Länge auf deinem eigenen Rechner zu prüfen, führe {elsewhere} aus.',
  'server.imports.own':
    'Eine andere Spieldatei von deiner IP-Adresse wird noch geprüft. Versuch es danach noch einmal.',
  'server.imports.slow':
    'Diese Spieldatei zu prüfen dauert länger als {seconds} s, die Grenze dieses Servers. Um sie auf deinem eigenen Rechner zu prüfen, führe {elsewhere} aus.',
  'server.lines.behind':
    'Ein bedingter Zug kann nicht von einer Stellung ausgehen, die noch nicht erreicht ist.',
  'server.lines.end': 'Eine bedingte Zugfolge muss mit einem eigenen Zug enden.',
  'server.message': 'Ungültige Nachricht.',
  'server.moderate.nobody': 'Es gibt kein Konto mit dem Namen „{name}“.',
  'server.moderate.peer': '{name} ist Moderator; das kann nur der Betreiber des Servers.',
  'server.moderate.reason': 'Gib einen Grund an; er wird im Moderationsprotokoll gespeichert.',
  'server.moderate.table': 'Am Tisch „{id}“ läuft keine Partie.',
  'server.moderators': 'Das können nur Moderatoren.',
  'server.moved-on':
    'Die Partie ist weitergegangen. Sieh dir die Stellung an und versuch es noch einmal.',
  'server.muted': 'Dein Konto ist stummgeschaltet; du kannst im Moment nichts schreiben.',
  'server.name.bot': '„{name}“ sieht aus wie der Name eines Bots. Wähle einen anderen.',
  'server.name.unseen':
    '{field}: Entferne unsichtbare Zeichen und Zeichen, die die Schreibrichtung ändern.',
  'server.no-bundle': 'Dieser Server hat das Bündel {hash} nicht.',
  'server.no-table': 'Es gibt hier keinen Tisch „{id}“.',
  'server.no-table-made':
    'Der Server konnte die Partie nicht speichern; es wurde kein Tisch angelegt. Versuch es später noch einmal.',
  'server.not-written':
    'Der Server konnte das nicht speichern; nichts hat sich geändert. Versuch es später noch einmal.',
  'server.notification.many':
    'Du kannst höchstens {most} Benachrichtigungswege haben. Entferne zuerst einen.',
  'server.notification.no-mail': 'Dieser Server verschickt keine E-Mails.',
  'server.notification.none': 'Dieser Platz hat diesen Benachrichtigungsweg nicht.',
  'server.notification.none.own': 'Dein Konto hat diesen Benachrichtigungsweg nicht.',
  'server.notification.often':
    'Von deiner IP-Adresse wurden zu viele Benachrichtigungen eingerichtet. Versuch es später noch einmal.',
  'server.notification.players':
    'Nur Mitspieler an diesem Tisch können Benachrichtigungen bekommen.',
  'server.only-read':
    'Dieser Server kann im Moment nur lesen: Du kannst Tische ansehen, aber nichts wird gespeichert. Der Grund steht für den Betreiber im Log.',
  'server.origin': 'Seiten von {origin} dürfen sich hier nicht verbinden.',
  'server.passkey.last':
    'Dieser Passkey ist deine einzige Anmeldemöglichkeit. Lege ein Passwort fest, bevor du ihn entfernst.',
  'server.passkey.many': 'Ein Konto kann höchstens {most} Passkeys haben.',
  'server.passkey.none': 'Dein Konto hat diesen Passkey nicht.',
  'server.passkey.page': 'Passkeys funktionieren nur im Browser.',
  'server.passkey.unknown': 'Kein Konto hier verwendet diesen Passkey.',
  'server.passkey.wrong': 'Der Passkey konnte nicht geprüft werden. Versuch es noch einmal.',
  'server.pairing.sides':
    'Die Gegnersuche gibt es nur für Szenarien mit zwei Seiten. Erstelle stattdessen eine Partie.',
  'server.pairing.token': 'Sende das Token der Anfrage als Bearer-Token.',
  'server.pairing.unknown': 'Diese Anfrage ist nicht mehr offen. Suche erneut einen Gegner.',
  'server.rated.account': 'Für gewertete Partien brauchst du ein Konto. Melde dich zuerst an.',
  'server.rated.clock':
    'Gewertete Partien brauchen eine Bedenkzeit, bei der Zeitüberschreitung die Partie verliert.',
  'server.rated.document': 'Partien mit eigenen Szenarien oder Decks können nicht gewertet werden.',
  'server.rated.own-moves':
    'In einer gewerteten Partie kann kein Bot den Platz eines Spielers übernehmen und kein Spieler den eines Bots.',
  'server.rated.seats':
    'Nimm in einer gewerteten Partie einen Platz und lass den anderen deinem Gegner.',
  'server.rated.sides': 'Nur Partien mit zwei Seiten können gewertet werden.',
  'server.rated.sign-in': 'Diese Partie ist gewertet. Melde dich zuerst an.',
  'server.rated.variant':
    'Dieser Server wertet keine Partien mit dieser Variante. Bitte den Betreiber, sie zuzulassen, oder spiele ungewertet.',
  'server.rated.yourself': 'Diese Partie ist gewertet: Du kannst nicht gegen dich selbst spielen.',
  'server.ratings.account': 'Melde dich an, um die Wertung deiner Gegner einzugrenzen.',
  'server.ratings.empty': 'Die Mindestwertung {from} liegt über der Höchstwertung {to}.',
  'server.ratings.other':
    'Diese Partie ist für Spieler mit einer Wertung von {from} bis {to}; deine ist {own}.',
  'server.ratings.sign-in':
    'Diese Partie ist für Spieler mit einer Wertung von {from} bis {to}. Melde dich zuerst an.',
  'server.password.long': 'Passwort: höchstens {n} Zeichen.',
  'server.password.name': 'Das Passwort enthält deinen Namen. Wähle ein anderes.',
  'server.password.one':
    'Passwort: Es wiederholt nur ein einziges Zeichen. Wähle ein anderes Passwort.',
  'server.password.short': 'Passwort: mindestens {n} Zeichen.',
  'server.plain': '{text}',
  'server.reading':
    'Der Tisch wird neu geladen. Sieh dir die Stellung an und versuch es noch einmal.',
  'server.record.secret':
    'Diese Partie hat verdeckte Informationen: Die Spieldatei kannst du erst herunterladen, wenn die Partie zu Ende ist.',
  'server.request': 'Ungültige Anfrage.',
  'server.requests':
    'Zu viele Anfragen von deiner IP-Adresse. Versuch es in {n, plural, one {# Sekunde} other {# Sekunden}} noch einmal.',
  'server.seat.back': 'Diesen Platz spielt wieder ein Bot.',
  'server.seat.bots': 'Diesen Platz spielt ein Bot. Du kannst ihn übernehmen.',
  'server.seat.gone': 'Diesen Platz hat jetzt ein anderer Spieler.',
  'server.seat.link': 'Dieser Platz-Link gehört nicht zu diesem Tisch oder ist nicht mehr gültig.',
  'server.seat.none': 'An diesem Tisch ist kein Platz frei.',
  'server.seat.own':
    'Nur der Spieler auf diesem Platz kann ihn einem Bot überlassen oder zurücknehmen.',
  'server.seat.rights':
    'Das können nur der Spieler auf diesem Platz und der Ersteller des Tisches.',
  'server.seat.taken': 'Dieser Platz ist besetzt.',
  'server.seats.many':
    'Von deiner IP-Adresse aus sind zu viele Spieler Tischen beigetreten. Versuch es später noch einmal.',
  'server.socket.address': 'Diese Adresse nimmt nur WebSocket-Verbindungen an.',
  'server.socket.full': 'Der Server ist voll. Versuch es später noch einmal.',
  'server.socket.many':
    'Von deiner IP-Adresse sind zu viele Verbindungen offen. Schließe einige; dann verbindet sich die Seite neu.',
  'server.socket.often':
    'Die Verbindung wurde geschlossen, weil sie zu viele Nachrichten sendete. Die Seite verbindet sich neu.',
  'server.socket.nonsense':
    'Die Verbindung wurde geschlossen, weil sie zu viele ungültige Nachrichten sendete. Die Seite verbindet sich neu.',
  'server.chat.empty': 'Die Nachricht ist leer.',
  'server.chat.fast': 'Du schreibst zu schnell. Versuch es gleich noch einmal.',
  'server.chat.nobody': 'An diesem Tisch gibt es keinen Chat und keine Notizen.',
  'server.chat.notes': 'Nur Mitspieler an diesem Tisch können hier Notizen machen.',
  'server.url.login': 'Entferne Benutzername und Passwort aus der URL.',
  'server.url.none': 'Das ist keine gültige URL.',
  'server.url.private': 'Webhooks in private Netze sind nicht erlaubt.',
  'server.url.scheme': 'Die URL muss mit https oder http beginnen.',
  'server.watch.later':
    'Diese Stellung kannst du noch nicht sehen: Zuschauer sehen diese Partie {turns, plural, one {# Zug} other {# Züge}} später.',
  'server.watch.none': 'Zuschauer sehen an diesem Tisch keine verdeckten Informationen.',
  'server.watch.player':
    'Du spielst an diesem Tisch mit und siehst deshalb nur, was deine Seite sieht.',
  'server.word.players': 'Nur Mitspieler an diesem Tisch können hier bedingte Züge eintragen.',
};
