/** Abschnitte 1 bis 5: Spielmaterial, Karte, Spielsteine, Vorbereitung, Ablauf. */
export const components: Readonly<Record<`rule.${string}`, string>> = {
  'rule.1.title': 'Spielmaterial',
  'rule.1.1.title': 'Inhalt',
  'rule.1.1.text':
    'Zum Spiel gehören eine Karte aus Tafeln, vier Bogen Spielsteine, zwei sechsseitige Würfel und diese Regeln mit ihren Szenarien.',
  'rule.1.2.title': 'Tabellen',
  'rule.1.2.text':
    'Du darfst jederzeit in diesen Tabellen nachsehen: Kampfergebnisse, Gasergebnisse, Geländekosten, Geländeverteidigung, Preise, Rundenleiste und Einheitentypen.',
  'rule.2.title': 'Karte',
  'rule.2.1.title': 'Kartentafeln',
  'rule.2.1.text':
    'Die Karte hat sechs Tafeln mit den Nummern 1 bis 6, die auf mehrere Arten zusammenpassen. Das Szenario sagt, welche Tafeln du verwendest und wie sie liegen.',
  'rule.2.2.title': 'Norden',
  'rule.2.2.text': 'Alle nummerierten Tafeln liegen mit Norden in dieselbe Richtung.',
  'rule.2.3.title': 'Randstücke',
  'rule.2.3.text': 'Nennt das Szenario Randstücke (A bis F), so lege sie an die Karte an.',
  'rule.2.4.title': 'Angeschnittene Felder',
  'rule.2.4.text': 'Angeschnittene Felder am äußeren Rand der Karte sind nicht im Spiel.',
  'rule.2.5.title': 'Aufstellungsgebiete',
  'rule.2.5.text':
    'Nennt ein Szenario eine Tafel als Aufstellungsgebiet, so gehört nur diese Tafel dazu, nicht die Randstücke daneben.',
  'rule.2.6.title': 'Gelände',
  'rule.2.6.text':
    'Jedes Feld hat eine Art von Gelände: offen, Wald, Stadt, Hang, Kuppe, See, Sumpf, Fluss oder Brücke. Das Gelände, das den größten Teil eines Feldes einnimmt, zählt für das ganze Feld.',
  'rule.2.7.title': 'Straßen',
  'rule.2.7.text':
    'Eine Straße ändert nur die Kosten der Bewegung auf ihr. In allem anderen zählt das Gelände des Feldes, als gäbe es keine Straße.',
  'rule.3.title': 'Spielsteine',
  'rule.3.1.title': 'Armeen',
  'rule.3.1.text':
    'Es gibt 328 Spielsteine. Grün und Sand sind herkömmliche Armeen mit gleichen Spielsteinen. Rot ist eine Armee von Söldnern. Blau sind Hammer’s Slammers, ein gepanzertes Söldnerregiment. Gelbe Spielsteine markieren Runden, Festungen und Trümmer.',
  'rule.3.2.title': 'Werte',
  'rule.3.2.text':
    'Jede Einheit hat vier Werte: Angriff, Verteidigung, Reichweite und Bewegung. Ein S anstelle des Angriffs kennzeichnet eine Kalliope [13.8].',
  'rule.3.3.title': 'Zwei Seiten',
  'rule.3.3.text':
    'Spielsteine der Infanterie von Rot und Blau haben zwei Seiten mit je eigenen Werten: eine für Infanterie zu Fuß und eine für Infanterie auf Gleitern (kleinen Schwebefahrzeugen für je einen Soldaten). Spielsteine herkömmlicher Infanterie haben eine Seite.',
  'rule.3.4.title': 'Klassen',
  'rule.3.4.text':
    'Panzer, Schwebepanzer, Panzerwagen, Kampfwagen und Festungen gehören zur Klasse A, alle anderen Einheiten zur Klasse B.',
  'rule.3.5.title': 'Arten der Bewegung',
  'rule.3.5.text':
    'Alle Einheiten von Blau schweben, außer Infanterie zu Fuß. Alle Einheiten von Rot schweben, außer Infanterie zu Fuß, schweren und leichten Geschützen und Haubitzen. Herkömmliche Fahrzeuge haben Ketten oder Räder. Herkömmliche Infanterie geht zu Fuß; Geschütze, Haubitzen und Kalliopen ohne Fahrgestell werden geschleppt.',
  'rule.4.title': 'Vorbereitung',
  'rule.4.1.title': 'Szenario',
  'rule.4.1.text':
    'Ein bis vier Spieler wählen ein Szenario und ihre Seiten. Legt die Karte aus und stellt die Einheiten so auf, wie das Szenario es sagt, in der Reihenfolge, die es nennt.',
  'rule.4.2.title': 'Eigene Szenarien',
  'rule.4.2.text':
    'Statt ein gedrucktes Szenario zu verwenden, dürft ihr eigene Armeen kaufen, Tafeln wählen und anordnen und die Zugreihenfolge vereinbaren [24.1].',
  'rule.4.3.title': 'Verbotenes Gelände',
  'rule.4.3.text': 'Du darfst keine Einheit in Gelände aufstellen, das sie nicht betreten darf.',
  'rule.5.title': 'Spielablauf',
  'rule.5.1.title': 'Spielerzug',
  'rule.5.1.text':
    'Ein Spielerzug hat diese Phasen: Sammeln; Absprünge und Feuer auf Landende; Bewegung; indirektes Feuer; direktes Feuer; Nahkampf.',
  'rule.5.2.title': 'Beteiligte Spieler',
  'rule.5.2.text':
    'Der Spieler, dessen Spielerzug läuft, ist der Spieler am Zug. Nur dieser Spieler sammelt, lässt abspringen und bewegt Einheiten. In den Kampfphasen jedes Spielerzugs kämpfen alle Spieler.',
  'rule.5.3.title': 'Runde',
  'rule.5.3.text':
    'Jeder Spieler hat einen Spielerzug, in der Reihenfolge des Szenarios. Dann rückt der Rundenmarker um eins vor.',
  'rule.5.4.title': 'Feuerreihenfolge',
  'rule.5.4.text':
    'In jeder Kampfphase feuert der Spieler zuerst, der in dieser Runde zuerst gezogen hat. Die anderen folgen in der Zugreihenfolge, gleich wessen Spielerzug es ist.',
};
