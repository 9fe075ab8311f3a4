/** Close assault. */
export const assault = {
  'prompt.assault.hex': 'Close assault at {at}.',
  'prompt.assault.targets': 'choose the targets at {at}.',
  'prompt.assault.units': 'choose the units that attack at {at}.',
  'label.attack': 'Attack',

  'log.assault': 'Close assault at {at}: {units} against {targets}, odds {odds}.',

  'refusal.must-attack': 'All units at {at} must attack: choose a target.',
  'refusal.no-opponent': '{u} has no enemy at {at} that it can attack now.',
  'refusal.not-in-assault': '{u} is not in the close assault at {at}.',
  'refusal.no-attacker': 'No unit has joined the attack yet. Choose one first.',
  'refusal.joined': '{u} has already joined.',
  'refusal.apart': '{u} and {last} must attack separately, because one of them is disrupted.',
  'refusal.apart-landed':
    '{u} and {last} must attack separately, because one of them has just landed among enemies and has no shift.',
  'refusal.odds-assault':
    'This attack is below 1-4, or the units left out at {at} would have no legal attack.',
  'refusal.odds-joining':
    'Even with {u} and the remaining units the odds stay below 1-4, or units left out would have no legal attack.',
} as const;
