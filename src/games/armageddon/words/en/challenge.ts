/** Challenges: dice, fate, tactics, damage. */
export const challenge = {
  'prompt.challenge.defender': 'keep the dice, or spend fate or a tactic on your defence.',
  'prompt.challenge.prerogative':
    'there is no damage: end it here, as the defender may, or give up that right and act.',
  'prompt.challenge.attacker': 'keep the dice, or spend fate or a tactic on your attack.',
  'prompt.threshold.act': 'not enough successes: keep the dice, or spend fate or a tactic.',
  'prompt.threshold.more':
    'enough successes: keep the dice, or spend fate or a tactic to learn more.',
  'label.accept': 'Keep the dice',
  'label.prerogative': 'End it without damage',
  'label.fate': 'Spend fate on a failed die (1 AP)',
  'label.tactic': 'Play {tactic} ({n} AP)',
  'label.roll': '{hits} to {saves}',
  'label.again': '{n, plural, one {# success} other {# successes}}',
  'label.blind': 'Secret number {n}',

  'log.tested': '{hero} has {n} of the {needed} successes needed.',
  'log.rolled': 'The attacker rolls {hits} of {attack}, the defender {saves} of {defence}.',
  'log.fate': '{by} spends a point of fate.',
  'log.tactic': '{by} plays {tactic}.',
  'log.again': '{n} of {dice, plural, one {# die succeeds} other {# dice succeed}}.',
  'log.challenge': '{attacker} against {defender}: {hits} to {saves}.',
  'log.damaged': '{card} takes {n} damage.',
  'log.destroyed': '{card} takes {n} damage and is destroyed.',
  'outcome.rolled': 'attack {hits}, defence {saves}',
  'outcome.again': '{n, plural, one {# success} other {# successes}}',

  'refusal.no-failure': 'No die of your pool has failed. Keep the dice.',
  'refusal.no-fate': 'There is no fate left here. Keep the dice, or play a tactic.',
  'refusal.tactic-dear': 'You don’t have enough AP: {tactic} costs {n}. Keep the dice.',
  'refusal.tactic-missing': 'You don’t have {tactic}. Keep the dice.',
} as const;
