/** Messages of a table to its seats, in German. */
import type { table as english } from '../en/table.ts';

export const table: Readonly<Record<keyof typeof english, string>> = {
  'file.gzip': 'das ist eine gzip-Datei, keine Spieldatei; bitte erst entpacken',
  'file.html':
    'das ist eine Webseite (HTML), keine Spieldatei; bitte die Datei selbst herunterladen',
  'file.json': 'das ist JSON, aber weder eine Spieldatei noch eine Stellungsdatei von Countermarch',
  'file.mail': 'das ist eine ganze E-Mail, keine Spieldatei; bitte ihren Anhang speichern',
  'file.pgn': 'das ist eine PGN-Datei, keine Spieldatei von Countermarch',
  'file.utf16':
    'diese Datei ist kein Text in UTF-8; als UTF-16 („Unicode“) gespeichert, bitte als UTF-8 speichern',
  'file.zip': 'das ist eine Zip-Datei, keine Spieldatei; bitte erst entpacken',
  'cmz.contents':
    'erwartet wurde ein Archiv mit zwei Dateien: game.cmr und ein Bündel, das nach seinem Hash benannt ist',
  'cmz.broken':
    'das Archiv ist beschädigt oder unvollständig; bitte die Datei noch einmal herunterladen',
  'cmz.compressed': 'das Archiv ist komprimiert; bitte ohne Kompression neu packen',
  'bundle.no-exports': 'diese Datei ist kein Bündel: sie endet nicht mit ihren Exporten',
  'bundle.hash': 'erwartet wurde ein Bündel mit dem Hash {hash}, gefunden {found}',
  'bundle.newer':
    'dieses Bündel verwendet Version {found} der Spielschnittstelle, aber dieses Programm unterstützt nur Version {known}; bitte Countermarch aktualisieren',
  'bundle.own': 'Die Partie wurde nach ihren eigenen Regeln nachgespielt (Bündel {hash}).',
  'bundle.in-file':
    'Die Partie wurde in einer Sandbox nachgespielt, nach ihren eigenen Regeln aus der Datei (Bündel {hash}).',
  'bundle.sandbox': 'Die Regeln dieser Partie sind in der Sandbox gescheitert: {reason}',
  'bundle.unsafe':
    'Die Regeln dieser Partie enthalten etwas, das in einem Bild nicht stehen darf, und werden deshalb nicht verwendet: {at}',
  'bundle.missing':
    'Die Regeln dieser Partie (Bündel {hash}) fehlen; sie wurde deshalb nach den heutigen Regeln nachgespielt.',
  'record.empty': 'die erste Zeile ist leer; erwartet wird der Kopf einer Spieldatei',
  'record.cut':
    'die letzte Zeile ist unvollständig, denn die Datei wurde abgeschnitten; bitte die Datei noch einmal herunterladen',
  'record.behind': 'unerwarteter Text nach der Schlusszeile',
  'record.unclosed':
    'erwartet wird ein Eintrag oder die Schlusszeile; die Datei endet nach {n, plural, one {# Eintrag} other {# Einträgen}} ohne Schlusszeile',
  'record.header': 'erwartet wird der Kopf einer Spieldatei mit „"format":"{format}"“',
  'record.seq': 'erwartet wird seq {expected}, hier steht {found}',
  'record.side': 'erwartet wird eine der Seiten {sides}, gefunden „{found}“',
  'record.entries': 'erwartet werden {expected} Einträge, gefunden sind {found}',
  'record.outcome': 'erwartet wird ein Ergebnis, wenn „end“ „over“ ist, sonst keins',
  'record.winner': 'outcome.winner: „{winner}“ ist keine Seite dieses Spiels',
  'record.hash':
    'erwartet wird hash {hash}, gefunden {found}: Der Hash oder der Text wurde geändert',
  'record.exactly': 'erwartet wird genau {text}',
  'record.json': 'erwartet wird ein JSON-Objekt auf einer eigenen Zeile',
  'record.late':
    'mixed: In die Würfel dieses Tisches darf nach dem ersten Wurf nichts mehr gemischt werden',
  'record.seed': 'seed: sein SHA-256 ist {found}, aber das Siegel im Kopf ist {sealed}',
  'record.die': 'erwartet wird der Wurf „{text}“ vor dem Ende',
  'record.offer':
    'erwartet wird „agree“, „decline“, „withdraw“, „ask“ mit einer Anfrage oder eine angenommene Anfrage (draw, takeback, pause, resume oder rules), gefunden „{text}“',
  'record.clock': 'erwartet wird ein Uhrereignis und eine Zeit, gefunden „{text}“',
  'record.seat':
    'erwartet wird stand-in LEVEL, back, take-over oder give-back, hier steht „{text}“',
  'beacon.round': 'keine Würfel warten auf Runde {round} der Zufallsquelle',
  'offer.asks.draw': '{who} bietet ein Unentschieden an.',
  'offer.asks.stand-in': '{who} bittet {side}, einen Ersatz-Bot spielen zu lassen.',
  'offer.asks.takeback': '{who} bittet darum, den eigenen letzten Zug zurückzunehmen.',
  'offer.asks.pause':
    '{who} schlägt vor, alle Uhren für {n, plural, one {# Tag} other {# Tage}} anzuhalten.',
  'offer.asks.resume': '{who} schlägt vor, die Pause zu beenden.',
  'offer.asks.rules':
    '{who} schlägt vor, unter den neueren Regeln dieses Servers weiterzuspielen. Die bisherigen Züge bleiben, wie sie sind.',
  'offer.declined': 'Diese Anfrage wurde abgelehnt. Nach dem nächsten Zug kannst du wieder fragen.',
  'offer.nobody': 'Kein anderer Spieler ist da, der zustimmen könnte.',
  'offer.none': 'Diese Anfrage ist nicht mehr offen.',
  'offer.not-asked': 'Diese Anfrage richtet sich nicht an dich.',
  'offer.not-yours': 'Nur der Spieler, der diese Anfrage gestellt hat, kann sie zurückziehen.',
  'offer.open': 'Eine andere Anfrage wartet noch auf Antwort.',
  'offer.own-seat': 'Deinen eigenen Platz kannst du ohne Anfrage einem Bot überlassen.',
  'offer.yours':
    'Du hast diese Anfrage schon gestellt oder angenommen. Jetzt müssen die anderen antworten.',
  'clock.flag': 'Die Uhr dieser Seite ist nicht abgelaufen.',
  'clock.night': 'Die Ruhezeit kann höchstens zehn Stunden am Tag dauern.',
  'clock.night.week':
    'Du kannst deine Ruhezeit nur einmal in der Woche ändern. Beenden kannst du sie jederzeit.',
  'clock.night.zone': 'Diese Zeitzone gibt es nicht.',
  'clock.not-paused': 'Die Uhren sind nicht angehalten.',
  'clock.pause': 'Eine Pause kann 1 bis 30 Tage dauern.',
  'clock.none': 'Diese Partie hat keine Uhr.',
  'clock.time': 'Eine Uhr kann nicht zurücklaufen.',
  'clock.turn': 'Diese Seite ist nicht am Zug.',
  'clock.vacation': 'So viele Urlaubstage hast du nicht mehr.',
  'share.seal': 'Ein Siegel muss ein SHA-256-Hash in hexadezimaler Form sein.',
  'share.told': 'Ein Anteil wurde schon offengelegt; es kann nichts mehr versiegelt werden.',
  'proof.json': 'erwartet wird ein JSON-Objekt, wie die Seite es kopiert',
  'table.no-position': 'es gibt keine Stellung {n}; die Spieldatei hat die Stellungen 0 bis {most}',
  'proof.bad': 'Die Prüfung dieser Würfel ist fehlgeschlagen. Traue ihnen nicht.',
  'proof.beyond':
    '{n, plural, one {# Wurf} other {# Würfe}} nach einer anderen Fassung der Regeln: nicht prüfbar.',
  'proof.changed': 'Die Anteile in den Würfeln wurden nach dem ersten Wurf geändert.',
  'proof.early': 'Die ersten Würfel fielen, bevor dein Anteil offengelegt war.',
  'proof.foreign':
    '{n, plural, one {# Wurf} other {# Würfe}} aus der Zeit, bevor dieser Tisch die Partie übernahm: nicht prüfbar.',
  'proof.foresight':
    'Der Betreiber des Servers konnte die Würfe trotzdem vorhersehen, denn er kennt den Startwert während der Partie.',
  'proof.kept':
    '{n, plural, one {Der Wurf passt} other {Alle # Würfe passen}} zum Startwert, und das Siegel ist das, das dieses Gerät vor der Partie gespeichert hat; der Startwert wurde also nicht geändert.',
  'proof.missing': 'Der auf diesem Gerät gespeicherte Anteil wurde nicht in die Würfel gemischt.',
  'proof.none': 'Es wurde nicht gewürfelt.',
  'proof.other.another': '{side} hat einen anderen Anteil offengelegt als den versiegelten.',
  'proof.other.late': '{side} hat einen Anteil hinzugefügt, nachdem deiner offengelegt war.',
  'proof.other.out': '{side} hat einen Anteil entfernt, nachdem deiner offengelegt war.',
  'proof.recorded':
    '{n, plural, one {Der Wurf passt} other {Alle # Würfe passen}} zum Startwert, und das Siegel des Startwerts steht in der Spieldatei.',
  'proof.refused':
    'Jemand könnte die Würfe trotzdem ausgesucht haben: Anteile wurden offengelegt und dann weggelassen; es gab also {n} verschiedene Würfelreihen zur Auswahl.',
  'proof.round.other':
    'Der Tisch hatte Runde {round} der Zufallsquelle angekündigt, aber Eintrag {seq} der Spieldatei nennt eine andere oder keine.',
  'proof.round.unsigned':
    'Runde {round} der Zufallsquelle hat keine gültige Signatur: Sie ist gefälscht.',
  'proof.rounds.late':
    'Die Würfe {all, plural, one {aus der einen Runde} other {aus {n} der # Runden}} der Zufallsquelle waren vielleicht vorhersehbar: {n, plural, one {Diese Runde war} other {Diese Runden waren}} schon veröffentlicht, als dieses Gerät davon erfuhr.',
  'proof.rounds.noted':
    'Nach der Uhr dieses Geräts bewiesen: Niemand konnte die Würfe vorhersehen. {n, plural, one {Die Runde wurde vor ihrer Veröffentlichung angekündigt} other {Alle # Runden wurden vor ihrer Veröffentlichung angekündigt}}, und alle Züge vor den Würfen standen da schon fest.',
  'proof.rounds.own':
    '{n, plural, one {# Runde} other {# Runden}} einer Zufallsquelle {n, plural, one {steckt} other {stecken}} in den Würfen, mit {n, plural, one {gültiger Signatur} other {gültigen Signaturen}}. Der Betreiber des Servers hat diese Quelle gewählt, und nur er bürgt für ihre Runden.',
  'proof.rounds.public':
    '{n, plural, one {# Runde} other {# Runden}} der öffentlichen Zufallsquelle drand (Kette „quicknet“) {n, plural, one {steckt} other {stecken}} in den Würfen, mit {n, plural, one {gültiger Signatur} other {gültigen Signaturen}}.',
  'proof.rounds.unchecked': 'Die Signaturen der Zufallsquelle wurden nicht geprüft.',
  'proof.seal':
    'Das Siegel in der Spieldatei ist nicht das, das dieses Gerät vor der Partie gespeichert hat.',
  'proof.seeded':
    '{n, plural, one {Der Wurf passt} other {Alle # Würfe passen}} zum Startwert; wer ihn gesetzt hat, kannte ihn aber von Anfang an.',
  'proof.share':
    'Bewiesen: {n, plural, one {Der Wurf passt} other {Alle # Würfe passen}} zum Startwert. Startwert und Anteile waren versiegelt, bevor ein Anteil offengelegt wurde; niemand hat die Würfe ausgesucht.',
  'proof.uncompared':
    'Jemand könnte die Würfe trotzdem ausgesucht haben: Auf diesem Gerät ist kein Anteil zum Vergleich gespeichert.',
  'proof.unpinned':
    'Jemand könnte die Würfe trotzdem ausgesucht haben. Dieses Gerät hat während der Partie nichts gespeichert, womit sich die Spieldatei vergleichen ließe, und jeder, der eine Spieldatei schreibt, kann Siegel und Startwert passend dazuschreiben.',
  'proof.unseeded':
    'Die Spieldatei nennt keinen Startwert für die Würfel; sie lassen sich nicht prüfen.',
  'seat.bot': 'Diesen Platz spielt schon ein Bot.',
  'seat.forfeit': '{by} verliert: {name} {reason}.',
  'seat.nobody': 'Für diesen Platz spielt kein Ersatz-Bot.',
  'seat.not-taken': 'Dieser Platz wurde nicht übernommen.',
  'seat.person': 'Diesen Platz spielt ein Mensch; du kannst nur Plätze von Bots übernehmen.',
  'orders.otherwise': 'Die Partie ist anders verlaufen.',
  'orders.failed':
    'Ein bedingter Zug oder eine automatische Reaktion ließ sich nicht spielen; alle deine bedingten Züge und automatischen Reaktionen wurden gestrichen.',
  'seat.substitute': 'Dieser Bot spielt hier schon als Ersatz.',
  'seat.taken-over': 'Ein anderer Spieler hat diesen Platz schon übernommen.',
  'share.closed': 'In diese Würfel können keine Anteile mehr gemischt werden.',
  'share.early': 'Noch nicht jeder Platz hat seinen Anteil versiegelt.',
  'share.form':
    'Ein Anteil muss 16 bis 64 Zeichen lang sein: Buchstaben, Ziffern und Satzzeichen, keine Leerzeichen.',
  'share.other': 'Das ist nicht der Anteil, den der Platz versiegelt hat.',
  'share.seen':
    'Ein anderer Spieler hat einen neuen Anteil versiegelt, seit du die Siegel geprüft hast. Dein Anteil ist nicht mehr geheim; versiegle einen neuen.',
  'table.shut': 'Der Betreiber dieses Servers hat den Tisch geschlossen: {why}',
  'table.shut.late': 'Die Frist dieser Turnierrunde ist abgelaufen.',
  'table.draw': 'Alle Seiten einigten sich auf ein Unentschieden.',
  'table.dice-first': 'Würfle zuerst.',
  'table.given-up': 'Du hast aufgegeben; die anderen spielen weiter.',
  'table.moved-on':
    'Die Partie ist weitergegangen: Dieser Zug galt der Stellung nach Zug {meant}, der Tisch steht jetzt bei Zug {seq}. Sieh dir die Stellung an und versuch es noch einmal.',
  'table.no-die': 'Jetzt wird nicht gewürfelt.',
  'table.resigned': '{by} hat aufgegeben.',
  'table.aborted':
    '{by} hat aufgegeben, bevor alle Seiten gezogen hatten. Die Partie ist daher abgebrochen und wird nicht gewertet.',
  'table.waiting': '{who} ist am Zug.',
  'table.watching': 'Du siehst dieser Partie zu; nur Mitspieler können ziehen.',
  'undo.decided': 'Das lässt sich nicht zurücknehmen: Eine andere Seite hat seitdem gezogen.',
  'undo.die': 'Das lässt sich nicht zurücknehmen: Seitdem wurde gewürfelt.',
  'undo.nothing': 'Es gibt nichts zurückzunehmen.',
  'undo.resigned': 'Das lässt sich nicht zurücknehmen: Seitdem hat eine Seite aufgegeben.',
  'undo.revealed': 'Das lässt sich nicht zurücknehmen: Verborgenes wurde aufgedeckt.',
  'undo.rules': 'Das lässt sich nicht zurücknehmen: Die Regeln haben sich seitdem geändert.',
  'undo.undone':
    'Zu dieser Stellung kannst du nicht zurück: Der Zug, der zu ihr geführt hat, wurde zurückgenommen.',
  'table.full':
    'Diese Partie hat schon {n, plural, one {# Zug} other {# Züge}}. Du kannst weiterspielen, aber in einer so langen Partie sind Zurücknehmen, Angebote und Änderungen an Uhren oder Plätzen nicht mehr möglich.',
};
