/** Abschnitte 38 bis 44: Szenarien 8 bis 14. */
export const scenariosLater: Readonly<Record<`rule.${string}`, string>> = {
  'rule.38.title': 'Szenario 8: Ausbruch',
  'rule.38.1.title': 'Karte',
  'rule.38.1.text': 'Lege die Tafeln 1 und 3 in den Norden, die Tafeln 6 und 2 südlich davon.',
  'rule.38.2.title': 'Grün und Rot',
  'rule.38.2.text':
    'Grün und Rot greifen gemeinsam an. Grün hat 32 Einheiten auf Tafel 2, südlich aller Flussfelder, und Rot hat 18 Einheiten auf Tafel 6, mindestens 7 Felder südlich von Tafel 1 [R61]. Grün und Rot stellen als Zweite auf, ziehen zuerst und haben Moral 7.',
  'rule.38.3.title': 'Sand',
  'rule.38.3.text':
    'Sand verteidigt mit 34 Einheiten beliebig auf den Tafeln 1 und 3. Sand stellt zuerst auf, zieht als Zweiter und hat Moral 7.',
  'rule.38.4.title': 'Sieg',
  'rule.38.4.text':
    'Zähle die Einheiten von Grün und Rot, die bis zum Ende von Runde 8 die Karte über den Nordrand der Tafeln 1 und 3 verlassen haben. Für Grün und Rot sind bis zu 19 eine entscheidende Niederlage, 20 bis 24 eine knappe Niederlage, 25 bis 29 ein Unentschieden, 30 bis 34 ein knapper Sieg und 35 oder mehr ein entscheidender Sieg. Ein Transportpanzer mit Infanterie zählt als zwei Einheiten.',
  'rule.39.title': 'Szenario 9: Der bessere Teil der Tapferkeit',
  'rule.39.1.title': 'Karte',
  'rule.39.1.text': 'Verwende die Tafeln 5 und 4, ohne Randstücke.',
  'rule.39.2.title': 'Grün und Rot',
  'rule.39.2.text':
    'Grün und Rot greifen gemeinsam an. Grün hat 16 Einheiten beliebig auf Tafel 5, Rot 9 Einheiten am Westrand von Tafel 5. Grün und Rot stellen zuerst auf und ziehen zuerst.',
  'rule.39.3.title': 'Sand',
  'rule.39.3.text': 'Sand verteidigt mit 13 Einheiten auf Stadtfeldern von Tafel 4.',
  'rule.39.4.title': 'Moral',
  'rule.39.4.text':
    'Grün und Sand haben Moral 7, ab 6 Verlusten 8, ab 12 Verlusten 9. Rot hat immer Moral 7 [R62].',
  'rule.39.5.title': 'Fahnenflucht',
  'rule.39.5.text':
    'Würfelt eine erschütterte Einheit von Rot beim Sammeln zu hoch, so verlassen alle Einheiten von Rot das Spiel sofort, auch aus Nahkämpfen. Nach 1 Verlust von Rot ist ein Wurf von 9 oder mehr zu hoch, nach 2 Verlusten 8 oder mehr, nach 3 und mehr Verlusten 7 oder mehr.',
  'rule.39.6.title': 'Sieg',
  'rule.39.6.text':
    'Nach 6 Runden gewinnt der Spieler mit mehr nicht erschütterten Einheiten auf Stadtfeldern von Tafel 5 [R62].',
  'rule.40.title': 'Szenario 10: Durchhalten bis zum Zahltag',
  'rule.40.1.title': 'Karte',
  'rule.40.1.text':
    'Lege die Tafeln 6, 3, 2, 5 und 4 von West nach Ost in eine Reihe, ohne Randstücke.',
  'rule.40.2.title': 'Sand und Rot',
  'rule.40.2.text':
    'Sand und Rot greifen an. In Runde 1 lässt Sand 14 Einheiten über Tafel 4 abspringen. Rot stellt als Zweiter auf, mit 39 Einheiten beliebig auf Tafel 6. Sand und Rot ziehen zuerst und haben Moral 7.',
  'rule.40.3.title': 'Blau und Grün',
  'rule.40.3.text':
    'Blau und Grün verteidigen. Vor dem Absprung stellt Grün 4 Einheiten beliebig auf Tafel 4 und 20 beliebig auf Tafel 3 auf. In Runde 1 betritt eine Kolonne von Grün [D7] Tafel 5 über die Südstraße, und Blau betritt Tafel 2 über die Südstraße mit 15 Einheiten, darunter Artillerie mit Gas. Blau und Grün ziehen als Zweite und haben Moral 7.',
  'rule.40.4.title': 'Zurückgehaltene Verteidiger',
  'rule.40.4.text':
    'Jede Einheit der Verteidiger muss auf der Tafel bleiben, auf der sie begonnen oder die Karte betreten hat. Sie darf diese Tafel erst verlassen, wenn eine Einheit von Rot die nächste Tafel im Westen verlassen hat [R42].',
  'rule.40.5.title': 'Sieg',
  'rule.40.5.text':
    'Die Angreifer gewinnen, sobald bis zum Ende von Runde 16 eine Einheit von Rot auf dem östlichsten Stadtfeld von Tafel 4 steht und kein Feind dort ist. Sonst gewinnen die Verteidiger.',
  'rule.41.title': 'Szenario 11: Herkömmliche Ziele',
  'rule.41.1.title': 'Karte',
  'rule.41.1.text': 'Lege die Tafeln 2, 4 und 3 von West nach Ost in eine Reihe, ohne Randstücke.',
  'rule.41.2.title': 'Blau und Rot',
  'rule.41.2.text':
    'Blau und Rot sind Rivalen. Blau hat 19 Einheiten am Westrand von Tafel 2, Rot 18 Einheiten am Ostrand von Tafel 3. Beide haben Moral 7.',
  'rule.41.3.title': 'Sand und Grün',
  'rule.41.3.text':
    'Sand und Grün sind eine Armee gegen Blau und Rot. Sand hat 17 Einheiten auf Tafel 3, mindestens 5 Felder vom Ostrand entfernt, Grün hat 17 Einheiten beliebig auf Tafel 4. Sand und Grün haben Gas und Moral 7, stellen vor Blau und Rot auf, dürfen zusammen bis zu drei auf einem Feld stapeln und kämpfen nie gegeneinander.',
  'rule.41.4.title': 'Befehl',
  'rule.41.4.text':
    'Der Spieler von Blau stellt Blau und Sand auf, zieht beide Farben im selben Spielerzug und feuert mit beiden. Der Spieler von Rot tut dasselbe mit Rot und Grün. Die zwei Farben eines Spielers bleiben Feinde [41.3].',
  'rule.41.5.title': 'Erster Zug',
  'rule.41.5.text':
    'Beide Spieler werfen einen Würfel, bei Gleichstand noch einmal. Der Spieler mit dem höheren Wurf entscheidet, wer zuerst zieht.',
  'rule.41.6.title': 'Sieg',
  'rule.41.6.text':
    'Es gewinnt der Spieler, dessen Einheit von Blau oder Rot als erste auf der Brücke von Tafel 4 ist, auch wenn sie nur darüberfährt. Bis dahin geht das Spiel weiter.',
  'rule.42.title': 'Szenario 12: Glaubenskrieg',
  'rule.42.1.title': 'Karte',
  'rule.42.1.text': 'Lege die Tafeln 1, 4 und 6 von Nord nach Süd untereinander.',
  'rule.42.2.title': 'Grün',
  'rule.42.2.text':
    'Grün greift an. Grün stellt als Zweiter am Südrand von Tafel 6 auf [D7], zieht zuerst und hat Moral 7.',
  'rule.42.3.title': 'Sand, Blau und Rot',
  'rule.42.3.text':
    'Sand, Blau und Rot verteidigen gemeinsam. Sie stellen zuerst auf, beliebig auf den Tafeln 1 und 4 [D7], und ziehen als Zweite. Sand hat Moral 6, Blau und Rot haben Moral 8.',
  'rule.42.4.title': 'Keine zweite Gelegenheit',
  'rule.42.4.text': 'Eine Einheit von Sand, die sich nicht sammelt, wird ausgeschaltet.',
  'rule.42.5.title': 'Gemietete Hilfe',
  'rule.42.5.text':
    'Wenn Rot 3 Verluste hat, entferne sofort alle Einheiten von Rot. Für Blau gilt dasselbe.',
  'rule.42.6.title': 'Sieg',
  'rule.42.6.text':
    'Grün gewinnt, wenn bis zum Ende von Runde 14 alle Einheiten von Sand ausgeschaltet sind. Sonst gewinnt Sand.',
  'rule.43.title': 'Szenario 13: Jeder will etwas abhaben',
  'rule.43.1.title': 'Karte',
  'rule.43.1.text':
    'Dieses Szenario ist für drei Spieler. Lege die Tafeln 1, 2 und 3 und Randstück C von West nach Ost in eine Reihe und die Tafeln 6, 5 und 4 und Randstück D in eine Reihe darunter. Lege die Randstücke A und B über die Tafeln 2 und 3, F und E unter die Tafeln 5 und 4.',
  'rule.43.2.title': 'Sand',
  'rule.43.2.text':
    'Sand hat Besatzungen: 8 Einheiten auf Tafel 1, 12 auf Tafel 4, je 3 auf den Tafeln 2, 3 und 5 und 7 weitere beliebig auf den sechs Tafeln. Sand stellt zuerst auf, zieht als Dritter und hat Moral 8.',
  'rule.43.3.title': 'Rot und Blau',
  'rule.43.3.text':
    'Rot und Blau würfeln je einmal um die Tafel, die sie betreten; Blau würfelt noch einmal, wenn es die Tafel von Rot ist. Sie treffen in Runde 1 über einen beliebigen äußeren Rand ihrer Tafel ein [R63]. Rot zieht als Erster und hat 20 Einheiten, Blau zieht als Zweiter und hat 19. Beide haben Moral 8.',
  'rule.43.4.title': 'Sieg',
  'rule.43.4.text':
    'Nach 10 Runden erhält ein Spieler, der auf jedem Feld einer Stadt Einheiten hat, einen Punkt für jedes Feld dieser Stadt. Der Spieler mit den meisten Punkten gewinnt.',
  'rule.44.title': 'Szenario 14: Gewürzrausch',
  'rule.44.1.title': 'Karte',
  'rule.44.1.text':
    'Dieses Szenario ist für vier Spieler. Verwende die Tafeln 2 bis 6, ohne Randstücke.',
  'rule.44.2.title': 'Armeen',
  'rule.44.2.text':
    'Jeder Spieler kauft Einheiten für höchstens 300 Punkte. Gas, Störsender und Absprünge sind erlaubt. Blau und Rot dürfen je höchstens vier Kampfwagen haben. Sand beginnt auf Tafel 6, Grün auf Tafel 5, Blau auf Tafel 3 und Rot auf Tafel 4. Es ziehen nacheinander Sand, Grün, Blau und Rot.',
  'rule.44.3.title': 'Gewürz',
  'rule.44.3.text':
    'Auf jedem Sumpffeld von Tafel 2 liegt ein Gewürzbehälter. Einen Behälter zu nehmen kostet 1 Bewegungspunkt. Behälter zählen nicht für den Stapel. Wird die Einheit ausgeschaltet, die einen Behälter trägt, so bleibt er auf dem Feld. Ein Behälter ist in Sicherheit, sobald eine Einheit ihn auf die Tafel ihrer eigenen Seite bringt.',
  'rule.44.4.title': 'Moral',
  'rule.44.4.text':
    'Alle Einheiten haben kostenlos Moral 6. Jeder Sammelversuch zählt als Verzweiflungsversuch: Misslingt er, so wird die Einheit ausgeschaltet [6.5].',
  'rule.44.5.title': 'Kampfgebiet',
  'rule.44.5.text':
    'Nur Einheiten auf Tafel 2 können angegriffen werden; Einheiten auf anderen Tafeln dürfen auf sie feuern. Die Tafel eines Gegners darfst du nicht betreten.',
  'rule.44.6.title': 'Schwimmfahrzeuge',
  'rule.44.6.text':
    'Herkömmliche Transportpanzer und Panzerwagen dürfen Sumpf- und Seefelder betreten, für 1 Bewegungspunkt.',
  'rule.44.7.title': 'Sieg',
  'rule.44.7.text':
    'Das Spiel endet, wenn auf Tafel 2 kein Gewürz mehr liegt. Der Spieler mit den meisten Behältern in Sicherheit gewinnt.',
};
