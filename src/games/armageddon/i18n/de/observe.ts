/** Observation and special operations, in German. */
import type { observe as english } from '../en/observe.ts';

export const observe: Readonly<Record<keyof typeof english, string>> = {
  'prompt.covert.choose': 'wähle ein Ziel für die Sonderoperation.',
  'label.assassinate': 'Attentat mit {card} ({n} AP)',
  'label.sabotage': 'Sabotage mit {card} ({n} AP)',
  'label.target': 'Gegen {card}',
  'label.toll': '{n}',
  'prompt.spy.aim':
    'wähle, wen du ausspionierst und ob du Berichte sammelst oder Schaden anrichtest.',
  'prompt.spy.choose': 'wähle, welchen Schaden deine Spione anrichten.',
  'label.spy': 'Spionage mit {card} ({n} AP)',
  'label.passive': 'Berichte sammeln über {about}',
  'label.active': 'Schaden anrichten bei {about}',
  'label.mischief-burn-six': '{n} vom häufigsten Rohstoff vernichten',
  'label.mischief-burn-three': '{n} vom häufigsten Rohstoff vernichten',
  'label.mischief-cut':
    'Die Versorgungsreichweite für diese und {n, plural, =3 {die nächsten drei Runden} one {die nächste Runde} other {die nächsten # Runden}} um 1 senken',
  'label.mischief-drain':
    'Dem Ziel nächste Runde {n, plural, one {# Aktionspunkt} other {# Aktionspunkte}} abziehen',
  'report.ground': 'Gelände um die Basen',
  'report.bases': 'alle Anlagen',
  'report.armies': 'Standorte der Armeen',
  'report.stock': 'Vorrat an Rohstoffen',
  'report.hand': 'Karten auf der Hand',
  'report.tactics': 'Taktiken',
  'report.headquarters': 'Ort des Hauptquartiers',
  'log.spied': 'Spionage mit {card}: Ergebnis {n}.',
  'log.report': 'Bericht über {about}: {what}.',
  'log.burnt': 'Spione vernichten bei {by}: {n} {what}.',
  'log.cut': 'Spione kürzen die Versorgungsreichweite von {by}.',
  'log.drained':
    'Spione kosten {by} in der nächsten Runde {n, plural, one {# Aktionspunkt} other {# Aktionspunkte}}.',
  'log.exposed': 'Als Spion aufgeflogen: {card}.',
  'prompt.hunt.choose': 'wähle den Helden, den du jagst.',
  'prompt.prisoner.to': 'wähle die Basis, in die der Gefangene kommt.',
  'prompt.prisoner.ransom':
    'das Lösegeld für {hero} {n, plural, one {ist # Rohstoff} other {sind # Rohstoffe}}: wähle, ob du bezahlst.',
  'label.pay-ransom': '{n, plural, one {# Rohstoff} other {# Rohstoffe}} bezahlen',
  'label.no-ransom': 'Nicht bezahlen',
  'label.hunt': 'Mit {card} einen Helden jagen ({n} AP)',
  'label.execute': '{card} hinrichten',
  'label.escort': '{card} in eine andere Basis verlegen ({n} AP)',
  'label.ransom': '{card} für {n, plural, one {# Rohstoff} other {# Rohstoffe}} Lösegeld anbieten',
  'log.imprisoned': '{hero} wird gefangen genommen von {by}.',
  'log.killed': '{hero} wird getötet.',
  'log.executed': '{hero} wird hingerichtet.',
  'log.escorted': '{hero} wird verlegt. Neuer Ort: {base}.',
  'log.ransomed': 'Das Lösegeld für {hero} ist bezahlt; {hero} kehrt heim.',
  'log.unransomed': 'Das Lösegeld für {hero} wird verweigert.',
  'log.slips': '{hero} entkommt.',
  'refusal.no-prisoner':
    '{card} ist nicht dein Gefangener. Wähle einen Helden, den du gefangen hältst.',
  'refusal.no-escort':
    'Du kannst {card} nicht verlegen: Keine deiner anderen Basen kann jetzt Gefangene aufnehmen, die Basis mit {card} wird belagert, oder du hast weniger als {n} AP.',
  'refusal.offered':
    'Du kannst für {card} kein Lösegeld verlangen: Das hast du in diesem Zug schon getan, oder der Besitzer des Helden ist nicht mehr im Spiel.',
  'refusal.no-ransom':
    'Das Lösegeld beträgt {n, plural, one {# Rohstoff} other {# Rohstoffe}}; du hast {have} und kannst nur ablehnen.',
  'refusal.no-prey':
    '{army} kann nicht jagen. Wähle eine deiner Armeen, die Einheiten hat, nicht getarnt ist und im selben Feld steht wie ein einzelner Held, den du entdeckt hast.',
  'refusal.hunt-dear': 'Du hast nicht genug AP: Eine Jagd kostet {n}.',
  'refusal.agent-worked': 'Hat in diesem Zug schon gehandelt: {card}. Wähle eine andere Karte.',
  'refusal.agent-dear': 'Du hast nicht genug AP: Eine Sonderoperation kostet {n}.',
  'refusal.agent-target':
    'Im Feld dieser Karte hast du kein passendes Ziel entdeckt: {card}. Wähle eine andere Karte.',
  'refusal.no-assassin':
    '{card} kann kein Attentat verüben. Wähle einen deiner Attentäter auf der Karte.',
  'refusal.no-saboteur':
    '{card} kann keine Sabotage verüben. Wähle einen deiner Saboteure auf der Karte.',
  'refusal.no-espionage': '{card} kann nicht spionieren. Wähle einen deiner Spione auf der Karte.',
  'log.sighted': 'In {at} entdeckt: {piece}.',
  'log.unseen': 'In {at} nicht mehr zu sehen: {piece}.',
  'log.escapes': 'Außer Sicht: {piece}.',
  'log.vanishes': 'In {at} nicht mehr da: {piece}.',
};
