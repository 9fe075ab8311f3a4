/** Section 1 of the rulebook, in German. */
export const rulesOfCards: Readonly<Record<`rule.${string}`, string>> = {
  'rule.1.title': 'Karten',
  'rule.1.1.title': 'Familien',
  'rule.1.1.text':
    'Dein Deck enthält vier Familien von Karten: Helden, Einheiten, Anlagen und Angriffskarten (Flugzeuge, Hubschrauber, Raketen). Ausrüstung (Zubehör, Munition, Verbesserungen) und Taktiken werden im Spiel hergestellt oder gefunden. Außerdem bringst du Plättchen für die Karte und eine Festung mit. Festungen und Außenposten heißen Basen. In den Regeln zu Fähigkeiten steht X für die Stufe, die auf der Karte steht.',
  'rule.1.2.title': 'Rohstoffe',
  'rule.1.2.text':
    'In deinem Vorrat liegen Helfer (H), Material (M), Energie (E) und Technik (T), ohne Obergrenze. Aktionspunkte (AP) erhältst du jede Runde; AP, die du nicht ausgibst, verfallen.',
  'rule.1.3.title': 'Abrunden',
  'rule.1.3.text':
    'Runde ab, wenn du eine Zahl halbierst: Die Hälfte von 5 ist 2. Ein Würfelpool sinkt nie unter 0.',
  'rule.1.4.title': 'Punkte',
  'rule.1.4.text':
    'Einheiten und Angriffskarten haben Trefferpunkte, Helden Wunden, Anlagen Strukturpunkte. Schaden bleibt auf einer Karte, bis du sie reparierst oder heilst. Eine Karte ohne Punkte kommt auf die Ablage.',
  'rule.1.5.title': 'Kosten',
  'rule.1.5.text':
    'Um eine Karte einzusetzen oder eine Angriffskarte zu fliegen, bezahle die Rohstoffe, die auf ihr stehen, und halb so viele AP, aufgerundet und mindestens 1. Eine Karte mit Schnellstart kostet keine AP. Beispiel: Eine Karte für 2 H und 1 M kostet außerdem 2 AP.',
  'rule.1.6.title': 'Reichweite in der Schlacht',
  'rule.1.6.text':
    'Eine Einheit mit Reichweite 1 erreicht nur die Reihe direkt vor ihr. Mit Reichweite 2 kann sie über eine Reihe hinweg schießen. Mit Reichweite 3 erreicht sie jede Reihe [5.17].',
  'rule.1.7.title': 'Ausrüstung von Einheiten',
  'rule.1.7.text':
    'Eine Einheit darf ein Zubehör, eine Munition und beliebig viele verschiedene Verbesserungen tragen. Das Zubehör legt sie nie wieder ab.',
  'rule.1.8.title': 'Ausrüstung von Helden',
  'rule.1.8.text':
    'Ein Held darf zwei Stück Zubehör und eine Munition tragen. Die Munition wird bei der ersten Probe der Art verbraucht, für die sie gemacht ist.',
  'rule.1.9.title': 'Ausrüstung von Angriffskarten',
  'rule.1.9.text':
    'Eine Angriffskarte mit Munitionsplatz darf eine Munition tragen. Der Schlag verbraucht sie.',
  'rule.1.10.title': 'Taktiken',
  'rule.1.10.text':
    'Du bezahlst AP, um eine Taktik herzustellen, und noch einmal AP, um sie zu spielen. Taktiken hältst du auf einer eigenen Taktikhand [7.5].',
  'rule.1.11.title': 'Widerstand',
  'rule.1.11.text':
    'Verringere Schaden durch Strahlung oder Gift um eine Zufallszahl von 1 bis zum Widerstand der Karte.',
};
