/** Battles on the ground, in German. */
import type { battle as english } from '../en/battle.ts';

export const battle: Readonly<Record<keyof typeof english, string>> = {
  'prompt.meeting': 'deine Armee steht hier Feinden gegenüber: wähle, was sie tut.',
  'prompt.sally': 'deine Basis wird belagert: wähle, ob du einen Ausfall machst.',
  'prompt.battle.go': 'diese Runde der Schlacht ist vorbei. Kämpfe weiter, oder zieh dich zurück.',
  'prompt.battle.lead': 'wähle die Armee, die kämpft.',
  'prompt.battle.rows': 'wähle Einheiten, die die Reihe wechseln, oder schließ die Aufstellung ab.',
  'prompt.battle.act': 'wähle eine Einheit, die handelt.',
  'prompt.battle.aim': 'wähle ein Ziel für {card}.',
  'label.fight': 'Sofort kämpfen gegen {owner}',
  'label.later': 'Am Ende des Zuges kämpfen',
  'label.besiege': 'Die Basis belagern',
  'label.sally': 'Ausfall machen und kämpfen',
  'label.stay': 'Bleiben',
  'label.retreat': 'Rückzug mit dieser Armee',
  'label.retreat-all': 'Rückzug mit allen Armeen hier',
  'label.assault': 'Mit {army} im eigenen Feld angreifen ({n} AP)',
  'label.lead': '{army} in die Schlacht schicken',
  'label.swap-rear': 'Nach hinten stellen: {card}',
  'label.swap-front': 'Nach vorn stellen: {card}',
  'label.rows-done': 'Aufstellung abschließen',
  'label.aims-done': 'Zielwahl beenden',
  'label.attack': 'Angreifen mit {card}',
  'label.storm': 'Feindliche vordere Reihe stürmen mit {card}',
  'label.charge': 'Angreifen mit Sprengladung: {card}',
  'label.snipe': 'Mit {card} auf den feindlichen Helden schießen ({n} AP)',
  'label.support': 'Eine Fußtruppe unterstützen mit {card}',
  'label.cover': 'Mit {card} eine Einheit in der vorderen Reihe decken',
  'label.first': 'Zuerst handelt: {owner}',

  'log.battle': 'Schlacht in {at}: {by} gegen {foe}.',
  'log.besieges': 'Die Basis in {at} wird belagert von: {by}.',
  'log.retreats': '{army} zieht sich nach {at} zurück.',
  'log.trapped': '{army} hat keinen Ausweg und ist verloren.',
  'log.emptied': '{army} hat keine Karten und wird entfernt.',
  'log.fights': '{army} tritt in die Schlacht ein.',
  'log.leads': 'Runde {n} der Schlacht. Zuerst handelt: {by}.',
  'log.attacks': 'Angriff: {by} gegen {card}.',
  'log.helps': 'Unterstützung: {by} für {card}.',
  'log.snipes': 'Scharfschuss: {by} auf {card}.',
  'log.avenges': 'Vergeltung: {by} gegen {card}.',
  'log.victory': 'Die Schlacht in {at} gewinnt: {by}.',
  'roll.leads': 'Wer in dieser Runde zuerst handelt',
  'outcome.leads': 'zuerst handelt: {by}',

  'refusal.not-later': 'Du musst diese Schlacht jetzt schlagen: Wähle einen Feind.',
  'refusal.no-siege':
    'Du kannst jetzt nicht belagern: Das kann nur eine Armee, die gerade das Feld einer feindlichen Basis betreten hat. Kämpfe stattdessen.',
  'refusal.one-army':
    'Du hast hier keine zweite Armee, die sich zurückziehen könnte: Zieh dich mit dieser zurück.',
  'refusal.no-trick':
    'Du kannst dich jetzt nicht zurückziehen. Vor der ersten Runde kann das nur eine Feldarmee unter einem Trickser.',
  'refusal.not-there': 'Hier siehst du keine Armee von: {owner}. Wähle einen anderen Feind.',
  'refusal.no-enemy-here':
    '{army} kann nicht im eigenen Feld angreifen. Wähle eine deiner Armeen, die Einheiten hat, nicht getarnt ist und Feinde im selben Feld hat.',
  'refusal.assault-dear': 'Du hast nicht genug AP: Ein Angriff im selben Feld kostet {n}.',
  'refusal.no-fighter-army':
    '{army} kann hier nicht kämpfen. Wähle eine deiner Armeen mit Einheiten in diesem Feld.',
  'refusal.placed':
    'Schon in die andere Reihe gestellt: {card}. Stell eine andere Einheit um, oder schließ die Aufstellung ab.',
  'refusal.not-in-battle':
    'Deine Armee in dieser Schlacht hat diese Einheit nicht: {card}. Wähle eine Einheit dieser Armee.',
  'refusal.committed': 'Hat in dieser Runde schon gehandelt: {card}. Wähle eine andere Einheit.',
  'refusal.no-reach': 'Erreicht aus dieser Reihe keinen Feind: {card}. Wähle eine andere Einheit.',
  'refusal.not-so':
    'Diese Aktion geht jetzt nicht mit {card}. Wähle eine andere Aktion oder eine andere Einheit.',
  'refusal.no-aim': 'Wähle zuerst mindestens ein Ziel.',
  'refusal.row':
    'Jetzt kein mögliches Ziel, weil die Reihe nicht passt oder die Einheit schon ein Ziel ist: {card}. Wähle ein anderes Ziel.',
  'refusal.no-foe': 'Kein mögliches Ziel für diese Aktion: {card}. Wähle ein anderes Ziel.',
};
