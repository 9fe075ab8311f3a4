/** Abschnitte 12 bis 17: Fernkampf, Feuer auf Granaten, indirektes Feuer, Gas, direktes Feuer, Gelände. */
export const fire: Readonly<Record<`rule.${string}`, string>> = {
  'rule.12.title': 'Fernkampf',
  'rule.12.1.title': 'Zwei Arten von Feuer',
  'rule.12.1.text':
    'Fernfeuer ist indirekt oder direkt. Die Ergebnisse werden mit zwei Würfeln ausgewürfelt.',
  'rule.12.2.title': 'Gleichzeitiges Feuer',
  'rule.12.2.text':
    'Alles Feuer in einem Spielerzug ist gleichzeitig. Eine ausgeschaltete Einheit macht in diesem Spielerzug ihren Angriff noch und wird danach entfernt. Auch eine Einheit, die durch indirektes Feuer ausgeschaltet wurde, darf also noch direkt feuern.',
  'rule.12.3.title': 'Reichweite',
  'rule.12.3.text':
    'Eine Einheit kann so weit feuern, wie ihre gedruckte Reichweite angibt. Das Feld des Ziels zählt mit, das Feld der feuernden Einheit nicht.',
  'rule.12.4.title': 'Keine Aufteilung',
  'rule.12.4.text': 'Eine Einheit kann ihren Angriff nicht auf mehrere Ziele aufteilen.',
  'rule.12.5.title': 'Erweiterte Reichweite',
  'rule.12.5.text':
    'Liegt ein Ziel außerhalb der Reichweite einer Einheit, aber innerhalb der doppelten, so kann sie mit halbem Angriff feuern. Für Feuer auf Granaten und auf Landende gibt es keine erweiterte Reichweite. Beispiel: Ein Schwebepanzer mit Reichweite 4 und Angriff 8 feuert mit 4 auf ein Ziel in 5 bis 8 Feldern Entfernung.',
  'rule.12.6.title': 'Bedingungen',
  'rule.12.6.text':
    'Eine Einheit kann feuern, wenn sie nicht erschüttert und nicht im Nahkampf ist und das Ziel in Reichweite und in ihrer Sichtlinie liegt. Für indirektes Feuer genügt die Sichtlinie eines Beobachters. Jede befreundete Einheit kann beobachten.',
  'rule.12.7.title': 'Ein Angriff',
  'rule.12.7.text':
    'Eine Einheit macht in jedem Spielerzug höchstens einen Angriff: Nahkampf, direktes Feuer, indirektes Feuer, Feuer auf Granaten oder Feuer auf Landende.',
  'rule.12.8.title': 'Abgeschossen',
  'rule.12.8.text':
    'Einheiten, die in der Luft durch Feuer auf Landende ausgeschaltet wurden, werden sofort entfernt und feuern nie.',
  'rule.13.title': 'Feuer auf Granaten',
  'rule.13.1.title': 'Wer feuern kann',
  'rule.13.1.text':
    'Feuert Artillerie indirekt, so können Kalliopen und Schwebepanzer auf ihre Granaten feuern, unmittelbar bevor der Angriff gewürfelt wird. Das heißt Feuer auf Granaten. Direktes Feuer lässt sich so nicht aufhalten.',
  'rule.13.2.title': 'Wirkung',
  'rule.13.2.text':
    'Jede Einheit, die auf Granaten feuert, hält den Angriff eines Artilleriespielsteins auf, ohne Wurf.',
  'rule.13.3.title': 'Zielfeld',
  'rule.13.3.text':
    'Die Kalliope oder der Schwebepanzer muss das Zielfeld der Artillerie in Reichweite und Sichtlinie haben oder selbst auf diesem Feld stehen.',
  'rule.13.4.title': 'Wahl der Granaten',
  'rule.13.4.text':
    'Feuern mehrere Artillerieeinheiten auf das Feld, so wählt der Spieler, der auf die Granaten feuert, welche davon aufgehalten wird.',
  'rule.13.5.title': 'Keine erweiterte Reichweite',
  'rule.13.5.text': 'Es gilt nur die gedruckte Reichweite.',
  'rule.13.6.title': 'Schlag auf Schlag',
  'rule.13.6.text':
    'Ein Feuerschlag ist alles indirekte Feuer eines Spielers auf ein Feld. Der Spieler kündigt einen Feuerschlag an, und der Verteidiger antwortet, bevor der nächste angekündigt wird. Beispiel: Zwei Geschütze feuern auf ein Feld. Der Verteidiger kann eines aufhalten, das andere durchlassen und trotzdem mit einer zweiten Einheit ein drittes aufhalten, das danach auf ein anderes Feld feuert.',
  'rule.13.7.title': 'Ein Schuss',
  'rule.13.7.text': 'Jede Einheit kann in einem Spielerzug einmal auf Granaten feuern.',
  'rule.13.8.title': 'S statt eines Angriffs',
  'rule.13.8.text':
    'Eine Kalliope hat ein S statt eines Angriffswerts: Sie kann nur auf Granaten und auf Landende feuern. In jedem anderen Kampf ist ihr Angriff 0.',
  'rule.14.title': 'Indirektes Feuer',
  'rule.14.1.title': 'Artillerie',
  'rule.14.1.text':
    'Nur Artillerie kann indirekt feuern. Indirektes Feuer kommt vor direktem; Artillerie, die indirekt gefeuert hat, kann im selben Spielerzug nicht direkt feuern.',
  'rule.14.2.title': 'Haubitzen und Geschütze',
  'rule.14.2.text': 'Haubitzen können nur indirekt feuern, Geschütze auf beide Arten.',
  'rule.14.3.title': 'Beobachter',
  'rule.14.3.text':
    'Die Artillerie selbst oder eine andere befreundete Einheit, die für sie beobachtet, muss eine Sichtlinie zum Ziel haben.',
  'rule.14.4.title': 'Ziel',
  'rule.14.4.text':
    'Indirektes Feuer richtet sich auf ein Feld mit Feinden, nicht auf einzelne Einheiten.',
  'rule.14.5.title': 'Kampfverhältnis',
  'rule.14.5.text':
    'Addiere die Angriffe aller Artillerie, die auf das Feld feuert, und vergleiche die Summe mit der Verteidigung des Geländes [17.2]. Die Verteidigung der Einheiten zählt nicht. Beispiel: Angriff 8 auf ein Waldfeld mit Verteidigung 4 ergibt das Kampfverhältnis 2-1.',
  'rule.14.6.title': 'Klassen',
  'rule.14.6.text':
    'Die Ergebnisse gegen Klasse A und gegen Klasse B werden in verschiedenen Spalten abgelesen [26.2].',
  'rule.14.7.title': 'Hohe Kampfverhältnisse',
  'rule.14.7.text':
    'Für Klasse B zählt alles über 5-1 als 5-1, für Klasse A alles über 6-1 als 6-1.',
  'rule.14.8.title': 'Niedrige Kampfverhältnisse',
  'rule.14.8.text': 'Indirektes Feuer mit einem Kampfverhältnis unter 1-2 ist nicht erlaubt.',
  'rule.14.9.title': 'Ein Wurf',
  'rule.14.9.text': 'Würfle einmal für beide Klassen und lies den Wurf in beiden Spalten ab.',
  'rule.14.10.title': 'Gleiches Ergebnis',
  'rule.14.10.text':
    'Alle Einheiten einer Klasse auf dem Feld erhalten dasselbe Ergebnis. Bei Gas würfle jedoch für jede Einheit einzeln.',
  'rule.14.11.title': 'Feuer in einen Nahkampf',
  'rule.14.11.text':
    'Du darfst indirekt in einen Nahkampf feuern, in dem deine eigenen Einheiten kämpfen. Das Ergebnis trifft alle Einheiten auf dem Feld, auch deine eigenen.',
  'rule.15.title': 'Gas',
  'rule.15.1.title': 'Gas oder Granaten',
  'rule.15.1.text':
    'Artillerie mit Gas kann für jeden Angriff, direkt oder indirekt, Gas oder Granaten verwenden.',
  'rule.15.2.title': 'Einzelne Würfe',
  'rule.15.2.text':
    'Würfle für jeden Gasangriff, der nicht aufgehalten wird, einmal gegen jede Einheit auf dem Feld.',
  'rule.15.3.title': 'Gastabelle',
  'rule.15.3.text':
    'Das Ergebnis hängt von der Klasse der Einheit und von ihrer Armee ab: Söldner (Rot und Blau) oder herkömmlich (Grün und Sand). Kampfverhältnis, Verteidigung und Gelände zählen nicht.',
  'rule.15.4.title': 'Keine Trümmer',
  'rule.15.4.text': 'Gas macht nie Trümmer.',
  'rule.15.5.title': 'Beispiel',
  'rule.15.5.text':
    'Feuert ein Spielstein mit Gas auf zwei Einheiten Infanterie, so würfle zweimal, einmal für jede Einheit.',
  'rule.16.title': 'Direktes Feuer',
  'rule.16.1.title': 'Wer feuern kann',
  'rule.16.1.text':
    'Alle Einheiten außer Haubitzen können direkt feuern. Eine Einheit darf nicht erschüttert und nicht im Nahkampf sein und in diesem Spielerzug noch nicht angegriffen haben, und ihr Ziel muss in Reichweite und in ihrer Sichtlinie liegen.',
  'rule.16.2.title': 'Ein Ziel',
  'rule.16.2.text':
    'Eine Einheit feuert auf ein Ziel. Ein Ziel besteht aus einer oder mehreren Einheiten auf einem Feld.',
  'rule.16.3.title': 'Teile eines Stapels',
  'rule.16.3.text': 'Du darfst einige oder alle Einheiten eines Stapels als Ziel wählen.',
  'rule.16.4.title': 'Einzeln oder gemeinsam',
  'rule.16.4.text': 'Deine Einheiten können getrennt angreifen oder ihre Angriffe addieren.',
  'rule.16.5.title': 'Verteidigung',
  'rule.16.5.text':
    'Addiere die Verteidigung aller Einheiten im Ziel und dann einmal die des Geländes. Beispiel: In Gelände, das 2 hinzufügt, verteidigen sich zwei Einheiten mit je Verteidigung 2 zusammen mit 6. Eine von ihnen allein verteidigt sich mit 4.',
  'rule.16.6.title': 'Wiederholte Angriffe',
  'rule.16.6.text':
    'Du darfst dasselbe Ziel immer wieder angreifen, solange du noch Einheiten hast, die feuern können.',
  'rule.16.7.title': 'Kampfverhältnis',
  'rule.16.7.text':
    'Runde das Kampfverhältnis zugunsten des Verteidigers. Alles über 5-1 zählt als 5-1. Beispiel: 7 gegen 3 ist 2-1, und 5 gegen 8 ist 1-2.',
  'rule.16.8.title': 'Niedrige Kampfverhältnisse',
  'rule.16.8.text': 'Direktes Feuer mit einem Kampfverhältnis unter 1-4 ist nicht erlaubt.',
  'rule.17.title': 'Geländeverteidigung',
  'rule.17.1.title': 'Direktes Feuer',
  'rule.17.1.text':
    'Gelände kommt zur Verteidigung des Ziels hinzu: Wald, Hang und Kuppe 2, Stadt 6, alles andere nichts. Trümmer fügen noch 2 hinzu.',
  'rule.17.2.title': 'Indirektes Feuer',
  'rule.17.2.text':
    'Gelände ist die ganze Verteidigung: offen (mit oder ohne Straße), See, Fluss und Sumpf 2; Brücke, Hang, Kuppe und Wald 4; Stadt 8. Trümmer fügen 2 hinzu.',
  'rule.17.3.title': 'Festung',
  'rule.17.3.text':
    'Gegen direktes Feuer gibt eine Festung jeder Einheit darin 12 zu ihrer Verteidigung dazu. Gegen indirektes Feuer ist 12 die ganze Verteidigung. Das Gelände zählt nicht. Ist die Festung zu Trümmern geworden, so ist ihr Feld ein gewöhnliches Feld mit Trümmern.',
};
