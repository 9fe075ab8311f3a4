/** Challenges: dice, fate, tactics, damage. */
export const challenge = {
  'prompt.challenge.defender':
    'leave the dice as they lie, or spend fate or a tactic on your defence?',
  'prompt.challenge.prerogative':
    'no damage stands: end it here, as is the defender’s right, or give that up and act?',
  'prompt.challenge.attacker':
    'leave the dice as they lie, or spend fate or a tactic on your attack?',
  'prompt.threshold.act': 'not enough: leave the dice as they lie, or spend fate or a tactic?',
  'prompt.threshold.more':
    'enough: leave the dice as they lie, or spend fate or a tactic to learn more?',
  'label.accept': 'Leave the dice as they lie',
  'label.prerogative': 'End it without damage',
  'label.fate': 'Spend fate on a failed die (1 AP)',
  'label.tactic': 'Play {tactic} ({n} AP)',
  'label.roll': '{hits} to {saves}',
  'label.again': '{n, plural, one {# success} other {# successes}}',
  'label.blind': 'Secret number {n}',

  'log.tested': '{hero} has {n} of the {needed} that are needed.',
  'log.rolled': 'The attacker rolls {hits} of {attack}, the defender {saves} of {defence}.',
  'log.fate': '{by} spends a point of fate.',
  'log.tactic': '{by} plays {tactic}.',
  'log.again': '{n} of {dice, plural, one {# die succeeds} other {# dice succeed}}.',
  'log.challenge': '{attacker} against {defender}: {hits} to {saves}.',
  'log.damaged': '{card} takes {n} damage.',
  'log.destroyed': '{card} takes {n} damage and is destroyed.',
  'outcome.rolled': 'attack {hits}, defence {saves}',
  'outcome.again': '{n, plural, one {# success} other {# successes}}',

  'refusal.no-failure': 'No die of your pool has failed; leave them as they lie.',
  'refusal.no-fate': 'There is no fate left here; leave the dice as they lie, or play a tactic.',
  'refusal.tactic-dear': '{tactic} costs {n} AP, which you have not; leave the dice as they lie.',
  'refusal.tactic-missing': 'You do not hold {tactic}; leave the dice as they lie.',
} as const;
