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
  'settings.pace': 'Züge der anderen zeigen',
  'settings.pace.off': 'Gar nicht',
  'settings.pace.fast': 'Schnell',
  'settings.pace.normal': 'Normal',
  'settings.pace.slow': 'Langsam',
  'settings.follow': 'Das Brett folgt den Zügen der anderen',
  'settings.odds': 'Vor dem Würfeln die Chancen zeigen und warten',
  'settings.confirm':
    'Nachfragen, bevor ein Klick auf das Brett meinen Zug beendet und bevor ich Einheiten stehen lasse',
  'settings.send-at-once': 'Jede Entscheidung sofort senden, damit die anderen mich ziehen sehen',
  'settings.name': 'Mein Name an Tischen',
};
