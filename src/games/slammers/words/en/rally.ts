/** Rally and drops. */
export const rally = {
  'prompt.rally.next': 'Units rally.',
  'prompt.rally.ask': 'does {u} try to rally?',
  'prompt.rally.roll': '{u} tries to rally.',
  'prompt.rally.again': 'does {u} try again, to rally or be lost?',
  'prompt.drop.pick': 'choose a unit to drop.',
  'prompt.drop.zone': 'choose a drop zone for {u}.',
  'prompt.drop.course': '{u} drops towards {zone}.',
  'prompt.drop.way': '{u} is blown off course from {zone}: which way?',
  'prompt.drop.far': '{u} is blown off course from {zone}: how far?',
  'prompt.cpf.roll': '{tank} fires at {u} in the air.',
  'prompt.react.drop': 'fire at {u}, which comes down at {at}?',
  'label.rally': 'Try to rally',
  'label.leave': 'Leave it disrupted',
  'label.drop': 'Drop {u}',
  'label.shoot': 'Fire with {u}',
} as const;
