/** Sammeln und Absprünge, auf Deutsch. */
import type { rally as english } from '../en/rally.ts';

export const rally: Readonly<Record<keyof typeof english, string>> = {
  'prompt.rally.ask':
    'Wähle, ob {u} versucht, sich zu sammeln: In diesem Szenario kann der Wurf dich Einheiten kosten.',
  'prompt.rally.roll': '{u} versucht, sich zu sammeln.',
  'prompt.rally.again':
    'Wähle, ob {u} einen Verzweiflungsversuch macht: Misslingt er, wird die Einheit ausgeschaltet.',
  'prompt.drop.pick': 'Wähle eine Einheit, die abspringen soll, oder drücke Fertig.',
  'prompt.drop.zone': 'Wähle eine Absprungzone für {u}.',
  'prompt.drop.course': '{u} springt über {zone} ab.',
  'prompt.drop.way': '{u} wird von {zone} abgetrieben: Würfle die Richtung aus.',
  'prompt.drop.far': '{u} wird von {zone} abgetrieben: Würfle die Entfernung aus.',
  'prompt.cpf.roll': '{tank} feuert auf {u} in der Luft.',
  'prompt.react.drop': '{u} landet gleich auf {at}: Wähle, ob du darauf feuerst.',
  'roll.rally': '{u} versucht, sich zu sammeln',
  'aim.rally': '{u} sammelt sich',
  'roll.drop': '{u} springt über {zone} ab',
  'roll.shot': '{tank} feuert auf {u} in der Luft',
  'outcome.lands-beside': '{u} landet abseits',
  'outcome.lands-badly': '{u} landet abseits in Gelände, das die Einheit nicht überlebt',
  'log.drifts': '{u} treibt nach {at} ab.',
  'log.rallied': '{u} würfelt {n} und sammelt sich.',
  'log.not-rallied': '{u} würfelt {n} und sammelt sich nicht.',
  'outcome.rallied': '{u} sammelt sich',
  'outcome.not-rallied': '{u} bleibt erschüttert',
  'outcome.lost': '{u} wird ausgeschaltet',
  'label.rally': 'Sammeln versuchen',
  'label.leave': 'Erschüttert lassen',
  'log.course': '{what}.',
  'log.landed': '{u} landet auf {at}.',
  'log.shot': '{tank} feuert auf {u} im Anflug auf {at}.',
  'log.shot-at': '{tank} hat gefeuert: {what}.',
  'outcome.on-course': '{u} bleibt auf Kurs nach {zone}',
  'outcome.off-course': '{u} wird von {zone} abgetrieben',
  'outcome.shot-down': '{u} wird abgeschossen',
  'outcome.missed': '{u} kommt durch',
  'refusal.drops-not-moving':
    '{u} kann jetzt nicht abspringen: Nur Einheiten der Seite, die zieht, können abspringen.',
  'refusal.drops-on-map':
    '{u} ist schon auf der Karte und kann nicht abspringen. Wähle eine Einheit, die außerhalb der Karte wartet.',
  'refusal.drops-not': '{u} kann jetzt nicht abspringen.',
  'refusal.zone-outside':
    '{u} kann nicht über {at} abspringen: Das Szenario erlaubt dort keinen Absprung.',
  'refusal.zone-of-enemies': 'Auf {at} stehen Feinde; das Feld kann keine Absprungzone sein.',
  'refusal.shoots-not':
    '{u} kann nicht auf Landende feuern: Das können nur Kalliopen und Schwebepanzer.',
  'refusal.not-asked': '{u} kann jetzt nicht reagieren.',
  'refusal.drop-too-far': '{at} ist außer Reichweite von {u}.',
  'label.drop': '{u} abspringen lassen',
  'label.shoot': 'Mit {u} feuern: {n} % Chance, das Ziel abzuschießen',
};
