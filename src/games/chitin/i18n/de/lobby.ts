/** Texte, die vor der Partie zu sehen sind. */
import type { lobby as english } from '../en/lobby.ts';

export const lobby: Readonly<Record<keyof typeof english, string>> = {
  'game.title': 'Chitin: I – The Harvest Wars',
  'game.tagline': 'Zwei Insektenschwärme kämpfen um eine Ernte und tragen ihre Toten heim.',
  'game.credits':
    'Chitin: I – The Harvest Wars, entworfen von Howard Thompson, Metagaming Concepts, 1977; Low Hackers von Ben Crowell, 1981.',
  'game.designed':
    'Vom Original sind nur die Regeln erhalten. Darum sind Karte, Kampftabelle, die meisten Bewegungswerte, die Werte der Marker, die Zahl der Einheiten je Seite und der Arch Reaper von uns. All das trägt ein D; unsere Entscheide zu dem, was die Regeln offen lassen, tragen ein R.',

  'scenario.learning.title': 'Lernszenario',
  'scenario.learning.text':
    'Drei Erntemarker, drei Einheiten von jedem Typ der Bodenkrieger, keine erweiterten Regeln. Bring zwei Marker heim, um zu gewinnen.',
  'scenario.basic.title': 'Grundspiel',
  'scenario.basic.text':
    'Alle sieben Marker und 48 Punkte Bodenkrieger nach deiner Wahl, keine erweiterten Regeln. Bring vier Marker heim, um zu gewinnen.',
  'scenario.small.title': 'Klein',
  'scenario.small.text':
    'Drei Marker und 48 Punkte für Einheiten, davon höchstens 8 für Plunges; alle erweiterten Regeln, Sieg nach Punkten.',
  'scenario.intermediate.title': 'Mittel',
  'scenario.intermediate.text':
    'Sieben Marker und 60 Punkte für Einheiten, davon höchstens 12 für Plunges; alle erweiterten Regeln, Sieg nach Punkten.',
  'scenario.bitter-end.title': 'Bitteres Ende',
  'scenario.bitter-end.text':
    'Sieben Marker und 78 Punkte für Einheiten, davon höchstens 16 für Plunges; alle erweiterten Regeln, Sieg nach Punkten.',
  'scenario.armageddon.title': 'Armageddon',
  'scenario.armageddon.text':
    'Alle Einheiten beider Schwärme, also keine geheime Wahl des Aufgebots: ein langes und blutiges Spiel.',

  'option.low-hacker.title': 'Low Hackers',
  'option.low-hacker.text':
    'Beide Seiten bekommen die Low Hackers der Erweiterung von 1981; Klasse, Bewegung und Anzahl sind von uns.',
  'option.low-hacker.0': 'nein',
  'option.low-hacker.1': 'ja',
  'option.arch-reaper.title': 'Arch Reapers',
  'option.arch-reaper.text':
    'Beide Seiten bekommen Arch Reapers. Von der Erweiterung von 1979 ist nur der Name erhalten; die Einheit ist von uns.',
  'option.arch-reaper.0': 'nein',
  'option.arch-reaper.1': 'ja',
  'option.ending.title': 'Ende erweiterter Spiele',
  'option.ending.text':
    'Legt fest, wann das Spiel endet: sobald alle Startmarker die Karte verlassen haben oder sobald eine Seite keine Einheiten mehr auf der Karte hat („Zuerst fort“).',
  'option.ending.0': 'alle Startmarker fort',
  'option.ending.1': 'eine Seite fort („Zuerst fort“)',
  'option.play-on.title': 'Um die letzten Marker weiterspielen',
  'option.play-on.text':
    'Im Lernszenario und im Grundspiel: weiterspielen, nachdem eine Seite die meisten Marker heimgebracht hat, bis alle fort sind.',
  'option.play-on.0': 'nein',
  'option.play-on.1': 'ja',
  'option.turns.title': 'Zuglimit',
  'option.turns.text':
    'Nach so vielen Zügen jeder Seite endet das Spiel und wird gewertet; die Grenze ist von uns.',
};
