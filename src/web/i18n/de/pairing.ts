/** Messages of quick pairing, while a player waits, in German. */
import type { pairing as english } from '../en/pairing.ts';

export const pairing: Readonly<Record<keyof typeof english, string>> = {
  'pairing.looking': 'Suche nach einem Gegner',
  'pairing.waited': 'Wartezeit',
  'pairing.either-side': 'Seite egal',
  'pairing.background':
    'Du kannst diese Seite im Hintergrund offen lassen. Die Partie beginnt, sobald ein Gegner gefunden ist.',
  'pairing.seven-days':
    'Du kannst diese Seite schließen: Deine Anfrage bleibt 7 Tage offen. Sobald ein Gegner gefunden ist, steht die Partie unter „Meine Partien“.',
  'pairing.keep-open':
    'Lass diese Seite offen: Wenn du sie schließt, endet deine Anfrage. Mit einem Konto bleibt eine Anfrage 7 Tage offen.',
  'pairing.silent':
    'Der Server antwortet nicht. Sobald er wieder antwortet, läuft deine Anfrage weiter.',
  'pairing.late':
    'Noch kein Gegner. Warte weiter, oder spiel im selben Szenario gegen den Bot „{level}“.',
  'pairing.bell': 'Klingeln, wenn ein Gegner gefunden ist',
  'pairing.change': 'Anfrage ändern',
  'pairing.bot': 'Gegen Bot {level} spielen',
};
