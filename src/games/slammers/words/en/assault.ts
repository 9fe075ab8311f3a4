/** Close assault. */
export const assault = {
  'prompt.assault.hex': 'Close assault at {at}.',
  'prompt.assault.targets': 'choose the targets at {at}.',
  'prompt.assault.units': 'choose the units that attack at {at}.',
  'label.attack': 'Attack',

  'log.assault': 'Close assault at {at}: {units} against {targets}, {odds}.',

  'refusal.must-attack': 'All units at {at} attack: a target has to be chosen.',
  'refusal.no-opponent': '{u} has no enemy at {at} that attacks now.',
  'refusal.not-in-assault': '{u} is not in the close assault at {at}.',
  'refusal.no-attacker': 'No unit has joined the attack yet. Choose one first.',
  'refusal.joined': '{u} takes part already.',
  'refusal.apart': '{u} and {last} attack apart: one of them is disrupted.',
  'refusal.apart-landed':
    '{u} and {last} attack apart: one of them has just come down among enemies and has no shift.',
  'refusal.odds-assault':
    'So the attack is less than 1 to 4, or those left behind at {at} could make none.',
  'refusal.odds-joining':
    'With {u} and those after it 1 to 4 is not reached, or those left behind could make no attack.',
} as const;
