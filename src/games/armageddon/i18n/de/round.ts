/** The round, in German: initiative, action points, the hand, what is deployed, built and repaired. */
import type { round as english } from '../en/round.ts';

export const round: Readonly<Record<keyof typeof english, string>> = {
  'prompt.initiative.bid':
    'zusätzliche Würfel für die Initiative kaufen? Du hast {free, plural, one {# freien Würfel} other {# freie Würfel}}. Wer zuerst zieht, erhält {first} AP, wer zuletzt zieht, {last} AP.',
  'label.bid':
    '{n, plural, =0 {Keinen} one {# Würfel für {price} Rohstoff} other {# Würfel für {price} Rohstoffe}}',
  'prompt.hand.discard': 'wähle eine Karte, die du abwirfst.',
  'prompt.deploy.to': 'wähle, wo du die Karte einsetzt.',
  'label.deploy': 'Einsetzen: {card} ({cost})',
  'label.into': 'Bei {card}',
  'label.site': 'In {at} bauen',
  'prompt.build.what': 'wähle, was du hier baust.',
  'label.build': 'In {at} bauen',
  'label.raise': '{card}: {cost}',
  'label.upgrade': 'Ausbauen: {card} ({n} AP; {cost})',
  'label.repair': 'Reparieren: {card} ({cost})',
  'label.restore':
    'Reparieren: {card} und alle deine anderen Einheiten dieser Klasse im Feld ({n} AP)',
  'label.withdraw': 'Aus der Waffenkammer nehmen: {project} ({n} AP)',
  'label.draw': 'Eine Karte ziehen ({n} AP)',
  'label.make-room': 'Eine Karte abwerfen',
  'label.deal': 'Karte {n} vom Deck',
  'label.discard': 'Abwerfen: {card}',
  'log.draws': 'Gezogen: {card}.',
  'log.discarded': 'Abgeworfen: {card}.',
  'log.deployed': 'In {at} eingesetzt: {card}.',
  'log.base-found': 'In {at} steht schon etwas, und nichts wird gebaut: {card}.',
  'log.built': 'In {at} gebaut: {card}.',
  'log.upgraded': 'Ausgebaut: {card}.',
  'log.withdrawn': 'Aus der Waffenkammer genommen: {project}.',
  'log.mended': '{card}: 1 Trefferpunkt zurück.',
  'log.bids': '{by} hat {n} Würfel für die Initiative.',
  'log.initiative':
    '{by} würfelt {hits, plural, one {# Erfolg} other {# Erfolge}} mit {n, plural, one {# Würfel} other {# Würfeln}}.',
  'roll.initiative': 'Würfel für die Initiative',
  'row.initiative': '{by} zieht zuerst',
  'roll.draw': 'Eine Karte vom Deck',
  'outcome.initiative': '{by}: {n, plural, one {# Erfolg} other {# Erfolge}}',
  'outcome.draws':
    '{family, select, hero {ein Held} unit {eine Einheit} facility {eine Anlage} other {eine Angriffskarte}} ({n} von {all} im Deck)',
  'log.points': '{by} hat {n, plural, one {# Aktionspunkt} other {# Aktionspunkte}}.',
  'refusal.no-deck': 'In deinem Deck ist keine Karte mehr.',
  'refusal.hand-full': 'Deine Hand ist voll. Wirf zuerst eine Karte ab.',
  'refusal.not-of-hand': '{card} kannst du nicht abwerfen. Wähle eine Karte auf deiner Hand.',
  'refusal.draw-dear': 'Du hast nicht genug AP: Eine Karte zu ziehen kostet {n}.',
  'refusal.hand-has-room': 'Auf deiner Hand ist Platz: Abwerfen darfst du nur, wenn sie voll ist.',
  'refusal.not-deployed':
    'Das lässt sich nicht einsetzen: {card}. Wähle einen Helden, eine Einheit oder eine Anlage von deiner Hand.',
  'refusal.deploy-dear': '{card} einzusetzen kostet {price}; du hast {stock}.',
  'refusal.no-barracks':
    'Dafür brauchst du eine Basis mit Kaserne, die nicht belagert ist: {card}. Helden und Einheiten mit Schnellem Einsatz können auch in eine versorgte Feldarmee, die Platz hat.',
  'refusal.no-outpost':
    'Dafür brauchst du ein versorgtes Feld, das du kontrollierst, mit einem Helden oder Pionieren von dir und ohne andere Basis: {card}.',
  'refusal.no-slot':
    'Dafür brauchst du eine Basis mit freiem Bauplatz, die nicht belagert ist: {card}.',
  'refusal.no-builder':
    'Um in {at} zu bauen, brauchst du dort einen Helden oder Pioniere. Eine Basis muss das Feld versorgen, und kein Feind darf es kontrollieren.',
  'refusal.build-dear':
    'Du kannst nichts von dem bezahlen, was in {at} möglich ist. Das Billigste kostet {price}; du hast {stock}.',
  'refusal.build-full':
    'In {at} kannst du nicht bauen. Das Feld hat keine Rohstoffe für einen weiteren Sammler. Ein Minenfeld braucht Pioniere von dir im Feld, und du darfst dort nur eines haben.',
  'refusal.no-upgrade':
    'Das lässt sich nicht ausbauen: {card}. Wähle eine deiner Anlagen, die sich noch ausbauen lassen.',
  'refusal.upgraded': 'In dieser Runde schon ausgebaut: {card}. Wähle eine andere Anlage.',
  'refusal.upgrade-cut':
    'Das lässt sich nicht ausbauen, solange es belagert oder nicht versorgt ist: {card}.',
  'refusal.upgrade-dear': 'Ein Ausbau kostet {price}; du hast {stock}.',
  'refusal.not-damaged':
    '{card} lässt sich nicht reparieren. Wähle eine deiner beschädigten Karten.',
  'refusal.no-repair':
    'Das lässt sich dort nicht reparieren: {card}. Angriffskarten müssen auf deiner Hand sein, alle anderen Karten bei einer deiner Basen, die nicht belagert ist.',
  'refusal.repair-dear': '{card} zu reparieren kostet {price}; du hast {stock}.',
  'refusal.no-field':
    'Du kannst Reparaturfeld hier nicht einsetzen. Es kostet {n} AP und braucht eine deiner Einheiten mit Reparaturfeld im Feld. Es repariert dort alle deine beschädigten Einheiten einer Klasse auf einmal; die Liste der Aktionen nennt deshalb nur eine Einheit jeder Klasse. Wähle diese Einheit.',
  'refusal.not-stored':
    'In keiner deiner versorgten, nicht belagerten Waffenkammern liegt {project}.',
  'refusal.withdraw-dear': 'Du hast nicht genug AP: {project} zu nehmen kostet {n}.',
  'refusal.bid-most': 'Du kannst höchstens {most, plural, one {# Würfel} other {# Würfel}} kaufen.',
  'refusal.bid-dear':
    'Du hast nicht genug Rohstoffe: {n, plural, one {# Würfel kostet} other {# Würfel kosten}} {price}.',
};
