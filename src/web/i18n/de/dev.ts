/** Messages of the screen on which a game is developed, in German. */
import type { dev as en } from '../en/dev.ts';

export const dev: Readonly<Record<keyof typeof en, string>> = {
  'dev.waiting': 'Das Spiel wird gebaut …',
  'dev.title': '{game} in Entwicklung',
  'dev.ready': 'Regeln geladen. Speichere eine Datei, um sie neu zu laden.',
  'dev.position': 'Neue Regeln geladen. Die Stellung ist geblieben.',
  'dev.moves': 'Neue Regeln geladen. {moves} von {of} Zügen sind geblieben.',
  'dev.not-kept': 'Neue Regeln geladen. Die Partie ließ sich nicht behalten: {why}',
  'dev.faults': '{n, plural, one {# Fehler} other {# Fehler}}',
  'dev.place': '{file}, Zeile {line}',
  'dev.gone':
    'countermarch dev läuft nicht mehr. Starte den Befehl wieder, dann verbindet sich diese Seite neu.',
  'dev.start-over': 'Von vorn',
  'dev.hide': 'Fehler ausblenden',
  'dev.fuzz': '20 Zufallsspiele prüfen',
  'dev.rules': 'Regelabdeckung prüfen',
  'dev.running': 'Läuft …',
  'dev.output': 'Ausgabe',
  'dev.hide-output': 'Ausgabe ausblenden',
};
