/** Events, independents, cults, in German. */
import type { cults as english } from '../en/cults.ts';

export const cults: Readonly<Record<keyof typeof english, string>> = {
  'resource.humans': 'Helfer',
  'resource.materials': 'Material',
  'resource.energy': 'Energie',
  'resource.technology': 'Technik',
  'event.nothing': 'Im Ödland ist es ruhig.',
  'event.storm':
    'Ein Staubsturm: In dieser Runde beobachten Armeen und Anlagen nur ihr eigenes Feld.',
  'event.static': 'Störungen: In dieser Runde starten weder Flugzeuge noch Hubschrauber.',
  'event.caravan': 'Eine Karawane: Jeder Spieler erhält 1 von seinem knappsten Rohstoff.',
  'event.deserters':
    'Deserteure: Eine schwache Gruppe Unabhängiger lässt sich in einem leeren Feld mit Rohstoffen nieder.',
  'event.aftershock':
    'Ein Nachbeben: Jede Anlage in einem Feld verliert 1 Strukturpunkt, wenn sie nicht gehärtet ist und mehr als 1 hat.',
  'event.barter':
    'Händler: In dieser Runde darf jeder Spieler einmal {n, plural, =3 {drei} other {#}} von einem Rohstoff gegen 1 von einem anderen tauschen.',
  'label.event': '{what}',
  'label.barter': 'Mit den Händlern tauschen',
  'label.trade': '{given} gegen {got} tauschen ({n} zu 1)',
  'log.event': '{what}',
  'log.caravan': 'Karawane: {what} +1.',
  'log.bartered': 'Getauscht: {given} −{n}, {got} +1.',
  'log.cult': '{by} spielt gegen alle Spieler.',
  'log.cult-turn': 'Runde {n}: Nach allen Spielern handelt {by}.',
  'log.preached': 'Die Unabhängigen in {at} schließen sich dem Laternenchor an.',
  'log.mood.join': 'Die Unabhängigen in {at} schließen sich an (Würfel {n}, Modifikator {more}).',
  'log.mood.bargain':
    'Die Unabhängigen in {at} würden sich für einen Preis anschließen (Würfel {n}, Modifikator {more}).',
  'log.mood.fight': 'Die Unabhängigen in {at} wollen kämpfen (Würfel {n}, Modifikator {more}).',
  'log.hired': 'Die Unabhängigen in {at} nehmen die Bezahlung an und wechseln die Seite.',
  'roll.event': 'Ereignis der Runde',
  'roll.attitude': 'Haltung der Unabhängigen',
  'aim.attitude': 'Sie schließen sich an, sofort oder für einen Preis',
  'row.mood.join': 'sie schließen sich an',
  'row.mood.bargain': 'sie würden sich für einen Preis anschließen',
  'row.mood.fight': 'sie wollen kämpfen',
  'outcome.attitude': 'Würfel {n}',
  'label.attitude': 'Haltung {n}',
  'label.hire': 'Bezahlen: {price}',
  'label.decline': 'Nicht bezahlen',
  'prompt.attitude.bargain':
    'die Unabhängigen würden sich für einen Preis anschließen: wähle, ob du bezahlst.',
  'refusal.hire-dear':
    'Die Unabhängigen verlangen {price}; du hast {stock} und kannst nur ablehnen.',
  'prompt.barter.trade': 'wähle einen Tausch.',
  'refusal.grounded': 'Wegen der Störungen kann in dieser Runde nicht starten: {card}.',
  'refusal.no-barter': 'In dieser Runde sind keine Händler da.',
  'refusal.bartered': 'Du hast in dieser Runde schon getauscht.',
  'refusal.no-goods': 'Du kannst nicht tauschen: Du hast von keinem Rohstoff {n}.',
};
