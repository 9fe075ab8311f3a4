/** Abschnitt 24: eigene Szenarien. */
export const design: Readonly<Record<`rule.${string}`, string>> = {
  'rule.24.title': 'Eigene Szenarien',
  'rule.24.1.title': 'Punkte',
  'rule.24.1.text':
    'Jeder Spieler kauft Einheiten nach der Preisliste; so können sich Armeen in Größe und Art unterscheiden.',
  'rule.24.2.title': 'Angreifer',
  'rule.24.2.text':
    'Angreifer haben meist die schwerere Aufgabe. Gib ihnen 20 % mehr Punkte, und lass den erfahreneren Spieler angreifen. Das ist nur ein Rat: Keine Armee wird abgelehnt, weil du ihn nicht befolgst.',
  'rule.24.3.title': 'Größe',
  'rule.24.3.text':
    'Ein Spiel mit 750 bis 800 Punkten je Seite füllt einen Abend. Mit weniger als 500 Punkten kannst du dir kaum gute Söldner leisten, und mit mehr als 1000 wird das Spiel unhandlich. Das ist nur ein Rat: Keine Armee wird abgelehnt, weil du ihn nicht befolgst.',
  'rule.24.4.title': 'Preise für Rot',
  'rule.24.4.text':
    'Preise in Punkten: Schwebepanzer 31 (mit Störsender 35); Kampfwagen 19; Infanterie 11; schweres Geschütz 20 (mit Gas 22); leichtes Geschütz 14 (mit Gas 16); Haubitze 24 (mit Gas 26); Selbstfahrlafette 20 (mit Gas 22); fahrbare Kalliope 13; Festung 24.',
  'rule.24.5.title': 'Preise für Blau',
  'rule.24.5.text':
    'Preise in Punkten: Schwebepanzer 31 (mit Störsender 35); Kampfwagen 19; Infanterie 11; Selbstfahrlafette 22 (mit Gas 24); Festung 24.',
  'rule.24.6.title': 'Preise für Grün und Sand',
  'rule.24.6.text':
    'Preise in Punkten: Panzer 17; Panzerwagen 12; Infanterie 8; Miliz 3; Transportpanzer 9; Bus 7; schweres Geschütz 20 (mit Gas 22); leichtes Geschütz 14 (mit Gas 16); Haubitze 24 (mit Gas 26); Kalliope 10; Selbstfahrlafette 20 (mit Gas 22); fahrbare Kalliope 12; Festung 24.',
  'rule.24.7.title': 'Alle oder keine',
  'rule.24.7.text':
    'Gas oder Störsender kaufst du für alle deine Einheiten eines Typs oder für keine.',
  'rule.24.8.title': 'Absprünge',
  'rule.24.8.text':
    'Ein Absprung kostet 2 zusätzliche Punkte je Einheit. Die Einheit wartet außerhalb der Karte und darf in jeder Runde abspringen, auch in der ersten.',
  'rule.24.9.title': 'Miliz und Busse',
  'rule.24.9.text':
    'Miliz ist Infanterie, die bei Erschütterung ausgeschaltet wird. Ein Bus hat Verteidigung 1. Entweder ist die ganze Infanterie einer Farbe Miliz oder keine. Eine Farbe mit Bussen hat keine Panzerwagen.',
  'rule.24.10.title': 'Preis der Moral',
  'rule.24.10.text':
    'Moral 9 ist kostenlos. Für jede Einheit kostet Moral 8 einen Punkt, Moral 7 zwei und Moral 6 drei. Beispiel: Moral 7 für 20 Einheiten kostet 40 Punkte.',
  'rule.24.11.title': 'Eine Moral',
  'rule.24.11.text': 'Alle Einheiten einer Farbe haben dieselbe Moral.',
};
