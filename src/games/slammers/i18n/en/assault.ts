/** Close assault. */
export const assault = {
  'prompt.assault.targets': 'choose the targets at {at}.',
  'prompt.assault.units': 'choose the units that attack at {at}.',
  'label.attack': 'Attack',

  'log.assault': 'Close assault at {at}: {units} against {targets}, odds {odds}.',

  'refusal.must-attack': 'All units at {at} must attack: choose a target.',
  'refusal.no-opponent': '{u} is not an enemy, so your units at {at} can’t attack it.',
  'refusal.not-in-assault': '{u} is not in the close assault at {at}.',
  'refusal.no-attacker': 'No unit has joined the attack yet. Choose a unit first.',
  'refusal.joined': '{u} has already joined the attack.',
  'refusal.apart': '{u} and {last} must attack separately, because only one of them is disrupted.',
  'refusal.apart-landed':
    '{u} and {last} must attack separately, because one of them has just landed among enemies and gets no column shift.',
  'refusal.odds-assault':
    'You can’t attack yet: either the odds are below {least}, or the units left out at {at} would have no legal attack. Add more units.',
  'refusal.odds-joining':
    'You can’t add {u} next: units join in the order they are listed. Even with {u} and all units after it, the odds would be below {least}, or units left out would have no legal attack. Choose one of the units offered.',
} as const;
