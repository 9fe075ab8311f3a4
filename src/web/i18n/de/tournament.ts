/** Messages of the tournament screens, in German. */
import type { tournament as english } from '../en/tournament.ts';

export const tournament: Readonly<Record<keyof typeof english, string>> = {
  'tournament.title': 'Turniere',
  'tournament.lead':
    'Für die Teilnahme brauchst du ein Konto. Jede Runde wird neu ausgelost, und alle Partien sind gewertet.',
  'tournament.none': 'Es gibt noch keine Turniere. Erstelle das erste.',
  'tournament.sign-in': 'Melde dich an, um teilzunehmen oder ein Turnier zu erstellen',
  'tournament.state.open': 'Anmeldung offen',
  'tournament.state.playing': 'Runde {round}',
  'tournament.state.over': 'beendet',
  'tournament.entrants': '{n, plural, =0 {noch keine Spieler} one {# Spieler} other {# Spieler}}',
  'tournament.kind.round-robin': 'Rundenturnier: Jeder spielt gegen jeden',
  'tournament.kind.swiss':
    'Schweizer System: In jeder Runde treffen Spieler mit ähnlichem Punktestand aufeinander',

  'tournament.make': 'Turnier erstellen',
  'tournament.make.name': 'Name',
  'tournament.make.game': 'Spiel',
  'tournament.make.kind': 'Modus',
  'tournament.make.each': 'Partien pro Paarung',
  'tournament.make.days': 'Tage pro Runde',
  'tournament.make.days.hint':
    'Ist die Zeit einer Runde um, verliert der Spieler am Zug. Nicht angetretene Spieler werden entfernt.',

  'tournament.by': 'Veranstaltet von {name}.',
  'tournament.nobody': 'gelöschtes Konto',
  'tournament.clock': 'Bedenkzeit: {clock}.',
  'tournament.join': 'Teilnehmen',
  'tournament.leave': 'Turnier verlassen',
  'tournament.leave.lost': 'Wenn du gehst, zählen deine laufenden Partien als verloren.',
  'tournament.begin': 'Turnier starten',
  'tournament.end': 'Turnier jetzt beenden',
  'tournament.take-back': 'Turnier absagen',
  'tournament.invite':
    'Wer diese Seite öffnet, kann bis zum Start teilnehmen. Teile diese Adresse:',
  'tournament.in': 'Du nimmst teil.',
  'tournament.round': 'Runde {round} von {rounds}',
  'tournament.until': 'endet am {day} ({left})',
  'tournament.next': 'Deine Partie gegen {name}',
  'tournament.next.play': 'Zum Tisch',
  'tournament.next.soon': 'Der Tisch wird angelegt …',
  'tournament.next.none': 'In dieser Runde hast du keine Partie mehr zu spielen.',
  'tournament.missing': 'Laufende Partien',
  'tournament.pair': '{first} – {second}',
  'tournament.over': 'Das Turnier ist beendet.',
  'tournament.over.variant':
    'Das Turnier ist beendet. Der Server hat es vorzeitig beendet: Turnierpartien sind gewertet, und gewertete Partien mit dieser Variante sind hier nicht mehr erlaubt.',
  'tournament.over.setup':
    'Das Turnier ist beendet. Der Server hat es vorzeitig beendet: Partien mit diesen Einstellungen lassen sich nicht mehr erstellen.',
  'tournament.standings': 'Tabelle',
  'tournament.place': 'Rang',
  'tournament.who': 'Spieler',
  'tournament.points': 'Punkte',
  'tournament.tie.sonneborn-berger': 'Sonneborn-Berger',
  'tournament.tie.wins': 'Siege',
  'tournament.tie.buchholz': 'Buchholz',
  'tournament.tie.hint.wins': 'Siege: Anzahl gewonnener Partien.',
  'tournament.tie.hint.buchholz':
    'Buchholz: Punktsumme deiner Gegner; für ein Freilos zählen deine eigenen Punkte.',
  'tournament.make.rounds': 'Runden (höchstens halb so viele wie Spieler)',
  'tournament.of-round': 'Runde {round}',
  'tournament.tie.hint.sonneborn-berger':
    'Sonneborn-Berger: Punkte der besiegten Gegner, dazu die Hälfte der Punkte der Gegner mit Unentschieden.',
  'tournament.left': '{name} (hat das Turnier verlassen)',
  'tournament.remove': 'Entfernen',
  'tournament.host': 'Du veranstaltest dieses Turnier',
  'tournament.against': 'Gegen {name}',
};
