/** Challenges: dice, fate, tactics, damage. */
export const challenge = {
  'prompt.challenge.defender': 'accept, or spend fate or a tactic on your defence?',
  'prompt.challenge.prerogative':
    'no damage stands: take the defender’s prerogative, or give it up and act?',
  'prompt.challenge.attacker': 'accept, or spend fate or a tactic on your attack?',
  'prompt.threshold.act': 'not enough: accept, or spend fate or a tactic?',
  'label.accept': 'Accept',
  'label.prerogative': 'Take the prerogative',
  'label.fate': 'Spend fate on a failed die (1 AP)',
  'label.tactic': 'Play {tactic}',
  'label.roll': '{hits} to {saves}',
  'label.again': '{n, plural, one {# success} other {# successes}}',
  'label.blind': 'Secret number {n}',

  'log.tested': '{hero} has {n} of the {needed} that are needed.',
  'log.rolled': 'The attacker rolls {hits} of {attack}, the defender {saves} of {defence}.',
  'log.fate': '{by} spends a point of fate.',
  'log.tactic': '{by} plays {tactic}.',
  'log.again': '{n} of {dice, plural, one {# die succeeds} other {# dice succeed}}.',
  'log.challenge': '{attacker} against {defender}: {hits} to {saves}.',
  'log.damaged': '{card} takes {n}.',
  'log.destroyed': '{card} takes {n} and is destroyed.',
  'outcome.rolled': 'attack {hits}, defence {saves}',
  'outcome.again': '{n, plural, one {# success} other {# successes}}',

  'refusal.no-failure': 'No die of your pool has failed; accept instead.',
  'refusal.no-fate': 'There is no fate left here; accept, or play a tactic.',
  'refusal.tactic-dear': '{tactic} costs {n} AP, which you have not; accept instead.',
  'refusal.tactic-missing': 'You do not hold {tactic}; accept instead.',
} as const;
