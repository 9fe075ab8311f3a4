/** Set-up, the map, and what is collected, in German. */
import type { ground as english } from '../en/ground.ts';

export const ground: Readonly<Record<keyof typeof english, string>> = {
  'prompt.setup.lay':
    'wähle, wohin du das Plättchen legst: {tile} ({what}), Plättchen {n} von {all}.',
  'prompt.setup.settle': 'wähle ein Plättchen für deine Festung. Sie sammelt dort Rohstoffe.',
  'label.lay': 'In {at} legen',
  'label.settle': 'In {at} bauen',
  'label.order': 'Reihenfolge: {order}',
  'prompt.find.take': 'wähle, welchen der beiden gezogenen Funde du behältst.',
  'prompt.clinic.heal': 'wähle eine Einheit, die geheilt wird.',
  'label.claim': 'Mit {army} nehmen und den Marsch beenden: {what}',
  'label.salvage': 'Ausrüstung vom Schlachtfeld aufheben mit {card}',
  'label.blow': 'Mit {army} das Silo sprengen ({n} AP)',
  'label.heal': 'Heilen: {card}',
  'label.take': '{what}',
  'log.claims': '{by} nimmt den Fund in {at}.',
  'log.finds': 'Entdeckt: {what}.',
  'roll.find': 'Fund',
  'roll.order': 'Reihenfolge beim Legen der Plättchen',
  'outcome.finds': '{what}',
  'log.found': 'Gefunden: {what}.',
  'log.salvage': 'In {at} zurückgeblieben: {what}.',
  'log.salvaged': 'In {at} aufgehoben: {what}.',
  'log.healed': 'Wieder bei voller Stärke: {card}.',
  'log.blown': '{by} sprengt das Silo in {at}.',
  'log.order': '{by} legt das erste Plättchen.',
  'log.laid': 'Plättchen in {at} gelegt: {tile}.',
  'log.settled': 'In {at} gebaut: {card}.',
  'log.dealt': 'Die Karte ist fertig, und jeder Spieler hat {n} Karten auf der Hand.',
  'log.collected': '{by} sammelt {income}.',
  'log.overrun': 'Ein Feind kontrolliert {at}. Zerstört: {card}.',
  'outcome.order': '{by} zuerst',
  'refusal.no-find':
    'Für {u} gibt es hier nichts zu nehmen. Wähle eine deiner Feldarmeen, in deren Feld ein Fund liegt.',
  'refusal.no-hand-room': 'Deine Hand ist voll. Wirf eine Karte ab, bevor {u} den Fund nimmt.',
  'refusal.no-salvage':
    'Hier kann keine Ausrüstung aufheben: {card}. Wähle einen deiner Techniker in einem Feld, in dem nach einer Schlacht Ausrüstung liegt.',
  'refusal.no-silo':
    '{u} kann kein Silo sprengen. Wähle eine Feldarmee von dir mit Pionieren, die im Feld eines Silos steht, das du kennst.',
  'refusal.blow-dear': 'Du hast nicht genug AP: Das Silo zu sprengen kostet {n}.',
  'refusal.not-near':
    'Du kannst in {at} kein Plättchen legen: Das Feld ist mehr als {n} Felder von deinem Startfeld entfernt. Wähle ein näheres Feld.',
  'refusal.laid': 'In {at} hast du schon ein Plättchen gelegt. Wähle ein anderes Feld.',
  'refusal.no-tile':
    'In {at} liegt keines deiner Plättchen. Bau deine Festung auf einem deiner Plättchen.',
};
