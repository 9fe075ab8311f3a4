/** Challenges: dice, fate, tactics, damage. */
export const challenge = {
  'prompt.challenge.defender': 'keep the dice, spend fate, or play a tactic for your defence.',
  'prompt.challenge.prerogative':
    'these dice do no damage to you. Use your prerogative to end the challenge now, or give up the prerogative by spending fate or playing a tactic.',
  'prompt.challenge.attacker': 'keep the dice, spend fate, or play a tactic for your attack.',
  'prompt.threshold.act': 'not enough successes: keep the dice, spend fate, or play a tactic.',
  'prompt.threshold.more':
    'enough successes: keep the dice, or use fate or a tactic to try for a better result.',
  'label.accept': 'Keep the dice',
  'label.prerogative': 'End the challenge without damage to you',
  'label.fate': 'Reroll a failed die with fate ({n} AP)',
  'label.tactic': 'Play {tactic} ({n} AP)',
  'label.tactic.idle': 'Play {tactic} ({n} AP): no effect',
  'label.roll': '{hits, plural, one {# success} other {# successes}} to {saves}',
  'label.again': '{n, plural, one {# success} other {# successes}}',
  'label.blind': 'Secret number {n}',

  'log.tested': '{hero}: {n, plural, one {# success} other {# successes}}, {needed} needed.',
  'log.rolled':
    'The attacker rolls {hits, plural, one {# success} other {# successes}} on {attack, plural, one {# die} other {# dice}}, the defender {saves} on {defence}.',
  'log.fate': '{by_Cap} spends a point of fate.',
  'log.tactic': '{by_Cap} plays {tactic}.',
  'log.again':
    '{dice, plural, one {# die rolled: {n, plural, one {success} other {failure}}} other {# dice rolled: {n, plural, one {# success} other {# successes}}}}.',
  'log.challenge':
    '{attacker} against {defender}: {hits, plural, one {# success} other {# successes}} to {saves}.',
  'log.damaged': '{n} damage to {card}.',
  'log.destroyed': '{n} damage to {card}: destroyed.',
  'roll.blind': 'Hidden dice',
  'roll.challenge': '{attacker} against {card}',
  'aim.challenge': 'Damage to {card}',
  'roll.again': '{n, plural, one {Extra roll: # die} other {Extra roll: # dice}}',
  'roll.test': 'Test: {hero}',
  'aim.test': '{hero} passes the test',
  'roll.poison': 'Poison: {hero}',
  'log.poison': 'The poison does {n} damage to {hero}.',
  'outcome.poison': '{n, plural, =0 {no wounds} one {# wound} other {# wounds}}',
  'outcome.rolled': '{hits, plural, one {# success} other {# successes}} to {saves}',
  'outcome.again': '{n, plural, one {# success} other {# successes}}',

  'refusal.no-failure': 'You have no failed die to reroll. Keep the dice, or play a tactic.',
  'refusal.no-fate':
    'You have no fate to spend in this challenge. Keep the dice, or play a tactic.',
  'refusal.fate-dear':
    'You don’t have enough AP: rerolling a die with fate costs {n}. Keep the dice, or play a tactic.',
  'refusal.tactic-dear':
    'You don’t have enough AP: {tactic} costs {n}. Keep the dice, or spend fate.',
  'refusal.tactic-missing':
    'You don’t have the tactic {tactic}. Keep the dice, spend fate, or play another tactic.',
} as const;
