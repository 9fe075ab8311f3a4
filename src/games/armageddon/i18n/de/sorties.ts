/** Sorties, in German: page 25. */
import type { sorties as english } from '../en/sorties.ts';

export const sorties: Readonly<Record<keyof typeof english, string>> = {
  'prompt.fly.to': 'wähle das Zielfeld.',
  'prompt.fly.at': 'wähle ein Ziel.',
  'prompt.sortie.intercept': '{card} fliegt gegen {at}: fang den Angriff ab, oder lass ihn durch.',
  'prompt.sortie.guns':
    'wähle, ob du auf {card} über {at} feuerst; diese Karte kann gegen deine Flugabwehr zurückschlagen.',
  'label.fly': 'Einsatz: {card} ({cost})',
  'label.to': 'Ziel {at}',
  'label.strike': 'Auf {card}',
  'label.bomb': 'Auf eine Anlage von {owner}',
  'label.intercept': 'Abfangen mit {card} ({cost})',
  'label.fire': 'Feuern mit {card}',
  'label.pass': 'Durchlassen',
  'label.hold-fire': 'Nicht feuern',
  'label.pick': '{card}',

  'log.flies': '{card} fliegt gegen {foe} in {at}.',
  'log.intercepts': 'Abgefangen von {by}: {card}.',
  'log.fires': 'Flugabwehr: {by} gegen {card}.',
  'log.no-target': 'Kein Ziel mehr da für {card}.',
  'log.drawn': 'Als Ziel gezogen: {card}.',
  'log.lands': 'Zurück auf die Hand des Besitzers: {card}.',
  'log.spent': 'Verbraucht: {card}.',
  'log.collateral': 'Kollateralschaden: {army} wird getroffen (Würfel {n}).',
  'log.spared': 'Kollateralschaden: {army} wird verschont (Würfel {n}).',
  'log.weapon': 'In {at} zündet eine Massenvernichtungswaffe.',
  'roll.target': 'Auslosung des Ziels',
  'outcome.drawn': '{card}',

  'refusal.not-in-hand':
    '{card} kannst du nicht fliegen lassen. Wähle eine Angriffskarte von deiner Hand.',
  'refusal.flown': 'In diesem Zug schon geflogen: {card}. Wähle eine andere Angriffskarte.',
  'refusal.dear': 'Mit {card} zu fliegen kostet {price}; du hast {stock}.',
  'refusal.no-site': 'Es gibt keine Basis ohne Belagerung als Start für {card}.',
  'refusal.nothing':
    'Kein Ziel, das du entdeckt hast, ist in Reichweite von {card}. Wähle eine andere Angriffskarte.',
  'refusal.range': '{at} liegt nicht in Reichweite von {card}. Wähle ein näheres Feld.',
  'refusal.target': 'In {at} hast du kein Ziel entdeckt für {card}. Wähle ein anderes Feld.',
  'refusal.precision':
    'Ohne Präzision kann keine bestimmte Karte angreifen: {card}. Wähle eine Armee oder die Anlagen eines Besitzers.',
  'refusal.unseen':
    'Angreifen kannst du nur Ziele im Feld, die du entdeckt hast: {card}. Wähle eines davon.',
  'refusal.no-fighter':
    'Kann nicht abfangen: {card}. Wähle eine Karte mit Luftkampf von deiner Hand, oder lass den Angriff durch.',
  'refusal.out-of-range':
    '{card} kann nicht abfangen: Das Feld ist außer Reichweite. Wähle eine andere Karte, oder lass den Angriff durch.',
  'refusal.no-gun':
    'Auf diese Angriffskarte kann nicht feuern: {card}. Wähle eine andere Flugabwehr, oder feuere nicht.',
  'window.intercept': 'Feindliche Angriffskarten abfangen',
};
