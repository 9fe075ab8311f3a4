/** What a table says to those who sit at it, in German. */
import type { table as english } from '../en/table.ts';

export const table: Readonly<Record<keyof typeof english, string>> = {
  'record.empty': 'erwartet wird der Kopf eines Protokolls, hier ist nichts',
  'record.cut': 'ist mitten drin abgeschnitten',
  'record.behind': 'steht hinter der Schlusszeile',
  'record.unclosed':
    'erwartet wird ein Eintrag oder die Schlusszeile; die Datei endet nach {n, plural, one {einem Eintrag} other {# Einträgen}} ohne sie',
  'record.header': 'erwartet wird der Kopf eines Protokolls mit „"format":"{format}"“',
  'record.seq': 'erwartet wird seq {expected}, hier steht {found}',
  'record.side': 'erwartet wird eine Seite von {sides}, hier steht „{found}“',
  'record.entries': 'erwartet werden {expected} Einträge, gefunden sind {found}',
  'record.outcome': 'ein Spiel hat ein Ergebnis, wenn es zu Ende ist, und nur dann',
  'record.winner': 'outcome.winner: „{winner}“ ist keine Seite dieses Spiels',
  'record.hash': 'erwartet wird hash {hash}, hier steht {found}: er oder der Text wurde geändert',
  'record.exactly': 'erwartet wird genau {text}',
  'record.json': 'erwartet wird ein JSON-Objekt auf einer eigenen Zeile',
  'record.late':
    'mixed: an diesem Tisch wurde nach dem ersten Wurf nichts mehr in die Würfel gemischt',
  'record.seed': 'seed: sein SHA-256 ist {found}, der Kopf hat {sealed} versiegelt',
  'record.die': 'erwartet wird vor dem Ende der Wurf „{text}“',
  'record.accord':
    'erwartet wird ask, agree, decline, withdraw oder was vereinbart wurde, hier steht „{text}“',
  'record.clock': 'erwartet wird, was eine Uhr tut, und eine Zeit, hier steht „{text}“',
  'record.seat':
    'erwartet wird stand-in LEVEL, back, take-over oder give-back, hier steht „{text}“',
  'beacon.round': 'auf Runde {round} der öffentlichen Zufallsquelle warten die Würfel nicht',
  'accord.asks.draw': '{who} bietet ein Unentschieden an.',
  'accord.asks.stand-in': '{who} bittet {side}, den Computer weiterspielen zu lassen.',
  'accord.asks.takeback': '{who} bittet, die letzte Entscheidung zurücknehmen zu dürfen.',
  'accord.declined': 'Das wurde abgelehnt; ehe du wieder fragst, wird weitergespielt.',
  'accord.nobody': 'Niemand ist da, der zustimmen könnte.',
  'accord.none': 'Danach hat niemand gefragt.',
  'accord.not-asked': 'Darüber entscheidest nicht du.',
  'accord.not-yours': 'Danach hat jemand anders gefragt.',
  'accord.open': 'Es ist schon etwas gefragt, das erst eine Antwort braucht.',
  'accord.own-seat': 'Den eigenen Platz kannst du dem Computer selbst geben.',
  'accord.yours': 'Du hast dich schon geäußert; nun sind die anderen dran.',
  'clock.flag': 'Diese Uhr ist nicht abgelaufen.',
  'clock.night': 'Eine Nacht hat höchstens zehn Stunden und bleibt eine Woche, wo sie ist.',
  'clock.none': 'Dieser Tisch hat keine Uhren.',
  'clock.time': 'Eine Uhr geht nicht zurück.',
  'clock.turn': 'Diese Seite ist nicht am Zug.',
  'clock.vacation': 'So viele Urlaubstage sind nicht übrig.',
  'share.seal': 'Ein Siegel ist ein SHA-256 in hex.',
  'share.told': 'Ein Anteil an den Würfeln ist genannt: Versiegelt wird nichts mehr.',
  'proof.json': 'erwartet wird ein JSON-Objekt, wie die Seite es kopiert',
  'table.no-position': 'eine Stellung {n} gibt es nicht; das Protokoll hat 0 bis {most}',
  'proof.bad': 'Die Würfel sind nicht die vereinbarten.',
  'proof.beyond':
    '{n, plural, one {Ein Wurf fiel} other {# Würfe fielen}} unter anderen Regeln als diesen: nicht geprüft.',
  'proof.changed': 'Was in die Würfel gemischt ist, wurde nach dem ersten Wurf geändert.',
  'proof.early': 'Es wurde gewürfelt, bevor der notierte Anteil genannt war.',
  'proof.foreign':
    '{n, plural, one {Ein Wurf fiel} other {# Würfe fielen}} anderswo: Nichts zeigt, wie.',
  'proof.foresight':
    'Nicht bewiesen: dass niemand sie vorhersah. Wer den Server betreibt, kennt den Startwert während des Spiels.',
  'proof.kept':
    '{n, plural, one {Ein Wurf ist der, den} other {# Würfe sind die, die}} der Startwert gibt, und sein Siegel ist das vor dem Spiel notierte: Er wurde nicht geändert.',
  'proof.missing': 'Der notierte Anteil ist nicht in den Würfeln.',
  'proof.none': 'Es wurde nicht gewürfelt.',
  'proof.other.another': '{side} nannte einen anderen Anteil als den versiegelten.',
  'proof.other.late': '{side} gab einen Anteil, nachdem der notierte genannt war.',
  'proof.other.out': '{side} zog seinen Anteil zurück, nachdem der notierte genannt war.',
  'proof.recorded':
    '{n, plural, one {Ein Wurf ist der, den} other {# Würfe sind die, die}} der Startwert gibt, und sein Siegel steht im Protokoll.',
  'proof.refused':
    'Nicht gezeigt: dass niemand ihn wählte. Anteile wurden genannt und nicht genommen; {n} Reihen von Würfen ließen sich ansehen.',
  'proof.round.other':
    'Eintrag {seq} nennt nicht Runde {round} der Zufallsquelle, die am Tisch notiert wurde.',
  'proof.round.unsigned':
    'Runde {round} der Zufallsquelle trägt nicht deren Unterschrift: Jemand hat sie erfunden.',
  'proof.rounds.late':
    'Nicht gezeigt: dass niemand die Würfel von {n} der {all} Runden voraussah. Dieses Gerät erfuhr von ihnen nicht, ehe sie heraus waren.',
  'proof.rounds.noted':
    'Nach der Uhr dieses Geräts bewiesen: Niemand sah sie voraus. {n, plural, one {Die Runde wurde genannt, ehe sie heraus war} other {Alle # Runden wurden genannt, ehe sie heraus waren}}, als alles vor den Würfeln feststand.',
  'proof.rounds.own':
    '{n, plural, one {Eine Runde} other {# Runden}} einer Zufallsquelle {n, plural, one {steckt} other {stecken}} darin, richtig unterschrieben; wessen Quelle es ist, sagt aber nur, wer den Server betreibt.',
  'proof.rounds.public':
    '{n, plural, one {Eine Runde} other {# Runden}} der öffentlichen Zufallsquelle drand (Kette „quicknet“) {n, plural, one {steckt} other {stecken}} darin; die Unterschriften stimmen.',
  'proof.rounds.unchecked': 'Die Unterschriften der Zufallsquelle wurden nicht geprüft.',
  'proof.seal': 'Das Siegel im Protokoll ist nicht das vor dem Spiel notierte.',
  'proof.seeded':
    '{n, plural, one {Ein Wurf ist der, den} other {# Würfe sind die, die}} der Startwert gibt; den kannte, wer ihn setzte.',
  'proof.share':
    'Bewiesen: {n, plural, one {Ein Wurf ist der, den} other {# Würfe sind die, die}} der Startwert gibt. Startwert und Anteile waren versiegelt, bevor einer genannt wurde; niemand hat sie gewählt.',
  'proof.uncompared':
    'Nicht gezeigt: dass niemand ihn wählte. Kein notierter Anteil ist mit den Würfeln verglichen.',
  'proof.unpinned':
    'Nicht gezeigt: dass niemand sie wählte. Nichts während des Spiels Notiertes wurde verglichen, und wer ein Protokoll schreibt, kann Siegel und Startwert schreiben.',
  'proof.unseeded': 'Die Würfe stehen ohne Startwert da: Nichts ist geprüft.',
  'seat.bot': 'Diesen Platz spielt ohnehin der Computer.',
  'seat.forfeit': '{by} verliert: {name} {reason}.',
  'seat.nobody': 'Niemand vertritt diesen Platz.',
  'seat.not-taken': 'Dieser Platz ist nicht übernommen.',
  'seat.person':
    'Dieser Platz gehört einem Menschen; übernehmen lässt sich nur der eines Computers.',
  'orders.otherwise': 'Es wurde anders gespielt.',
  'orders.failed':
    'Das ließ sich nicht ausführen; alles, was du hinterlassen hattest, ist gestrichen.',
  'seat.standing-in': 'Dieser Computer vertritt hier schon.',
  'seat.taken-over': 'Diesen Platz hat schon jemand übernommen.',
  'share.closed': 'Diese Würfel nehmen nichts mehr auf.',
  'share.early': 'Noch nicht jeder Platz hat seinen Anteil an den Würfeln versiegelt.',
  'share.form': 'Ein Anteil hat 16 bis 64 Buchstaben, Ziffern oder Zeichen, ohne Leerzeichen.',
  'share.other': 'Das ist nicht der Anteil, den der Platz versiegelt hat.',
  'share.seen':
    'Ein Platz hat neu versiegelt: Versiegle einen anderen Anteil, dieser wurde gesehen.',
  'table.shut': 'Wer diesen Server betreibt, hat den Tisch geschlossen: {why}',
  'table.shut.late': 'Die Zeit für diese Partie ist abgelaufen.',
  'table.draw': 'Alle Seiten einigten sich auf ein Unentschieden.',
  'table.dice-first': 'Erst wird gewürfelt.',
  'table.given-up': 'Du hast aufgegeben; die anderen spielen weiter.',
  'table.moved-on': 'Der Tisch ist schon weiter: Das galt Eintrag {meant}, er steht bei {seq}.',
  'table.no-die': 'Jetzt ist nicht zu würfeln.',
  'table.resigned': '{by} hat aufgegeben.',
  'table.waiting': '{who} ist am Zug.',
  'table.watching': 'Du siehst hier zu; spielen kann nur, wer am Tisch sitzt.',
  'undo.decided': 'Seitdem hat eine andere Seite entschieden: Es lässt sich nicht zurücknehmen.',
  'undo.die': 'Seitdem wurde gewürfelt: Es lässt sich nicht zurücknehmen.',
  'undo.nothing': 'Es gibt nichts zurückzunehmen.',
  'undo.resigned': 'Seitdem hat eine Seite aufgegeben: Es lässt sich nicht zurücknehmen.',
  'undo.revealed': 'Verborgenes wurde aufgedeckt: Es lässt sich nicht zurücknehmen.',
  'undo.rules': 'Die Regeln sind seitdem andere: Es lässt sich nicht zurücknehmen.',
  'undo.undone': 'Diese Stellung ist selbst zurückgenommen.',
  'table.full':
    'Die Aufzeichnung dieses Tisches hat {n, plural, one {# Eintrag} other {# Einträge}}: Es wird nichts mehr zurückgenommen, und kein Platz wechselt mehr.',
};
