/** What the settings say, in German. */
import type { settings as english } from '../en/settings.ts';

export const settings: Readonly<Record<keyof typeof english, string>> = {
  'settings.language': 'Sprache',
  'settings.language.auto': 'Wie der Browser',
  'settings.language.failed':
    'Die Texte für {language} wurden nicht geladen. Vielleicht läuft der Server nicht.',
  'settings.theme': 'Farben',
  'settings.theme.system': 'Wie das System',
  'settings.theme.light': 'Hell',
  'settings.theme.dark': 'Dunkel',
  'settings.text-size': 'Schriftgröße',
  'settings.text-size.100': 'Üblich',
  'settings.text-size.115': 'Größer',
  'settings.text-size.130': 'Am größten',
  'settings.coordinates': 'Nummern der Felder auf dem Brett',
  'settings.coordinates.zoom': 'Wo man sie lesen kann',
  'settings.coordinates.always': 'Immer',
  'settings.coordinates.never': 'Nie',
  'settings.lie': 'Das Brett liegt',
  'settings.lie.printed': 'Wie gedruckt',
  'settings.lie.own': 'Mit meiner Seite unten',
  'settings.lie.turned': 'Umgedreht',
  'settings.signs':
    'Zeichen auf den Steinen jeder Seite, und Farben, die alle unterscheiden können',
  'settings.pace': 'Züge der anderen zeigen',
  'settings.pace.off': 'Gar nicht',
  'settings.pace.fast': 'Schnell',
  'settings.pace.normal': 'Normal',
  'settings.pace.slow': 'Langsam',
  'settings.sound': 'Klänge',
  'settings.sound.off': 'aus',
  'settings.sound.text':
    'Für Züge, Würfel, Verluste und wenn du am Zug bist. Ganz links gibt es keine.',
  'settings.follow': 'Das Brett folgt den Zügen der anderen',
  'settings.odds': 'Vor dem Würfeln die Chancen zeigen und warten',
  'settings.confirm':
    'Nachfragen, bevor ein Klick auf das Brett meinen Zug beendet und bevor ich Einheiten stehen lasse',
  'settings.send-at-once': 'Jede Entscheidung sofort senden, damit die anderen mich ziehen sehen',
  'settings.name': 'Mein Name an Tischen',
};
