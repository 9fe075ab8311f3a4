/** Challenges, in German: dice, fate, tactics, damage. */
import type { challenge as english } from '../en/challenge.ts';

export const challenge: Readonly<Record<keyof typeof english, string>> = {
  'prompt.challenge.defender':
    'lass die Würfel liegen, oder setze Schicksal oder eine Taktik für deine Verteidigung ein.',
  'prompt.challenge.prerogative':
    'diese Würfel schaden dir nicht: beende die Probe jetzt mit deinem Vorrecht, oder verzichte auf das Vorrecht, indem du Schicksal oder eine Taktik einsetzt.',
  'prompt.challenge.attacker':
    'lass die Würfel liegen, oder setze Schicksal oder eine Taktik für deinen Angriff ein.',
  'prompt.threshold.act':
    'zu wenige Erfolge: lass die Würfel liegen, oder setze Schicksal oder eine Taktik ein.',
  'prompt.threshold.more':
    'genug Erfolge: lass die Würfel liegen, oder setze Schicksal oder eine Taktik für ein besseres Ergebnis ein.',
  'label.accept': 'Würfel liegen lassen',
  'label.prerogative': 'Ohne Schaden für dich beenden',
  'label.fate': 'Mit Schicksal einen Fehlschlag neu würfeln ({n} AP)',
  'label.tactic': '{tactic} spielen ({n} AP)',
  'label.tactic.idle': '{tactic} spielen ({n} AP): ohne Wirkung',
  'label.roll': '{hits, plural, one {# Erfolg} other {# Erfolge}} zu {saves}',
  'label.again': '{n, plural, one {# Erfolg} other {# Erfolge}}',
  'label.blind': 'Geheime Zahl {n}',

  'log.tested': '{hero}: {n, plural, one {# Erfolg} other {# Erfolge}}, nötig {needed}.',
  'log.rolled':
    'Der Angreifer würfelt {hits, plural, one {# Erfolg} other {# Erfolge}} mit {attack, plural, one {# Würfel} other {# Würfeln}}, der Verteidiger {saves} mit {defence}.',
  'log.fate': '{by} setzt einen Punkt Schicksal ein.',
  'log.tactic': '{by} spielt {tactic}.',
  'log.again':
    '{dice, plural, one {# Würfel geworfen: {n, plural, one {Erfolg} other {Fehlschlag}}} other {# Würfel geworfen: {n, plural, one {# Erfolg} other {# Erfolge}}}}.',
  'log.challenge':
    '{attacker} gegen {defender}: {hits, plural, one {# Erfolg} other {# Erfolge}} zu {saves}.',
  'log.damaged': '{card}: {n} Schaden.',
  'log.destroyed': '{card}: {n} Schaden, vernichtet.',
  'roll.blind': 'Verdeckte Würfel',
  'roll.challenge': '{attacker} gegen {card}',
  'aim.challenge': 'Schaden für {card}',
  'roll.again': '{n, plural, one {Weiterer Wurf: # Würfel} other {Weiterer Wurf: # Würfel}}',
  'roll.test': 'Test: {hero}',
  'aim.test': 'Test bestanden: {hero}',
  'roll.poison': 'Gift: {hero}',
  'log.poison': 'Gift, {hero}: {n} Schaden.',
  'outcome.poison': '{n, plural, =0 {keine Wunde} one {# Wunde} other {# Wunden}}',
  'outcome.rolled': '{hits, plural, one {# Erfolg} other {# Erfolge}} zu {saves}',
  'outcome.again': '{n, plural, one {# Erfolg} other {# Erfolge}}',

  'refusal.no-failure':
    'Du hast keinen Fehlschlag, den du neu würfeln könntest. Lass die Würfel liegen, oder spiel eine Taktik.',
  'refusal.no-fate':
    'In dieser Probe hast du kein Schicksal zum Einsetzen. Lass die Würfel liegen, oder spiel eine Taktik.',
  'refusal.fate-dear':
    'Du hast nicht genug AP: Mit Schicksal neu zu würfeln kostet {n}. Lass die Würfel liegen, oder spiel eine Taktik.',
  'refusal.tactic-dear':
    'Du hast nicht genug AP: {tactic} kostet {n}. Lass die Würfel liegen, oder setze Schicksal ein.',
  'refusal.tactic-missing':
    'Diese Taktik hast du nicht: {tactic}. Lass die Würfel liegen, setze Schicksal ein, oder spiel eine andere Taktik.',
};
