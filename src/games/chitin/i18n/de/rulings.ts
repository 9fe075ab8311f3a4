/** Rulings and designed values of Chitin's rulebook in German, as `rulebook/` has them in English. */
export const rulings: Readonly<Record<`rule.${string}`, string>> = {
  // Bewegung und Stapel
  'rule.R1.title': 'Kosten eines Feldes',
  'rule.R1.text':
    'Ein Feld kostet das Höchste, was die Einheit für sein Gelände zahlt, und 1 mehr, wenn es in irgendeiner gegnerischen Kontrollzone liegt, wie viele Gegner es auch kontrollieren. Eine Kontrollzone zu verlassen ist frei, und sie hält niemanden auf. Die Regeln nennen nur Kosten für das Betreten.',
  'rule.R2.title': 'Kontrollzonen',
  'rule.R2.text':
    'Eine Kontrollzone umfasst alle sechs Felder um eine Einheit, gleich wohin sie blickt. Jede Bodeneinheit hat eine, auch Basics und desorganisierte Einheiten, aber nicht Arbeiter; Flieger haben nie eine. Eine eigene Einheit auf dem Feld hebt sie nicht auf, denn die Regeln nehmen nur Arbeiter aus.',
  'rule.R3.title': 'Wann die Stapelgrenzen gelten',
  'rule.R3.text':
    'Die Stapelgrenzen gelten dort, wo Einheiten anhalten, auch nach Rückzug und Vorrücken. Durch eigene Einheiten hindurchzuziehen ist frei, denn nur Gegner versperren den Weg. Arbeiter und Basics zählen zu den drei Einheiten, Flieger nicht.',
  'rule.R4.title': 'Stapel teilen und bilden',
  'rule.R4.text':
    'Einheiten dürfen beim Ziehen Stapel frei verlassen und sich ihnen anschließen, jede mit ihren eigenen übrigen Punkten. Einheiten, die gemeinsam von einem Feld aufbrechen, können als Gruppe ziehen, Feld für Feld, und jede bezahlt ihre eigenen Kosten. Wähle die Einheiten einer Gruppe der Reihe nach, bevor sie zieht, damit jede Gruppe nur auf eine Weise gewählt wird.',
  'rule.R5.title': 'Wann die Blickrichtung gewählt wird',
  'rule.R5.text':
    'Wähle die Blickrichtung am Ende einer Bewegung für alle Einheiten auf dem Feld; die letzte Wahl gilt. Auch Einheiten, die nicht gezogen sind, dürfen sich drehen, desorganisierte ebenso, und haben damit ihre Bewegung beendet. Die Regeln sagen nicht, ob Drehen eine Bewegung ist.',
  'rule.R6.title': 'Wann die Karte betreten wird',
  'rule.R6.text':
    'Einheiten dürfen in jedem Zug kommen, auf jedem Einstiegsfeld ihres eigenen Endes, in beliebiger Zahl. Einheiten, die noch nicht gekommen sind, gelten weder als verloren noch als fort. Die Regeln nennen keine Frist.',
  'rule.R7.title': 'Wie die Karte verlassen wird',
  'rule.R7.text':
    'Bodeneinheiten verlassen die Karte von einem Einstiegsfeld ihres eigenen Endes aus für 1 Bewegungspunkt, wie es die Regeln von Arbeitern sagen. Flieger verlassen sie von einem Megafeld an diesem Ende aus mit einer ihrer zwei Bewegungen. Ein Arbeiter, der die Karte verlassen hat, darf im selben Zug zurückkehren, wenn er noch Punkte hat.',
  'rule.R8.title': 'Wann neue Arbeiter kommen',
  'rule.R8.text':
    'Ein neuer Arbeiter kann ab dem nächsten Zug seines Besitzers kommen, auch in einfachen Spielen. Nur Nahrung und Punkte für einen toten Arbeiter gehören zu den erweiterten Regeln.',
  // Arbeiter und Marker
  'rule.R9.title': 'Einen Marker aufnehmen',
  'rule.R9.text':
    'Einen Marker aufzunehmen ist kostenlos und freigestellt, dort, wo ein Arbeiter beginnt oder anhält; jeder Arbeiter kann einen tragen. Mehrere Arbeiter dürfen denselben Marker halten. Zieht einer von ihnen, so nimmt er den Marker mit, und die anderen halten ihn nicht mehr.',
  'rule.R10.title': 'Kein Ablegen, keine Staffel',
  'rule.R10.text':
    'Ein Arbeiter legt einen Marker nur ab, indem er stirbt, denn etwas anderes nennen die Regeln nicht. Ein Marker, der in einem Zug getragen wurde, kann in diesem Zug nicht noch einmal aufgenommen werden.',
  'rule.R11.title': 'Einen Marker heimbringen',
  'rule.R11.text':
    'Ein Marker zählt, wenn sein Träger die Karte über das eigene Ende verlässt. Ein Marker allein auf einem Feld gehört niemandem, und jede Einheit darf auf ihm stehen.',
  'rule.R12.title': 'Begleitung',
  'rule.R12.text':
    'Eine Kampfeinheit, die einen Arbeiter begleitet, ist ein Bodenkrieger oder ein Basic, kein Flieger. Um mit einem Arbeiter zu ziehen, muss sie Feld für Feld denselben Weg nehmen. Ein Arbeiter darf ohne Begleitung in einer gegnerischen Kontrollzone bleiben, denn die Regel gilt nur dem Betreten.',
  'rule.R13.title': 'Träger auf dem Rückzug',
  'rule.R13.text':
    'Ein Arbeiter, der sich zurückzieht, nimmt seinen Marker mit, denn ein Marker bewegt sich mit seinem Träger.',
  // Angriffe
  'rule.R14.title': 'Pflicht zum Angriff',
  'rule.R14.text':
    'Jede gegnerische Bodeneinheit vor einer deiner Bodeneinheiten mit Angriffsstärke muss in genau einem Kampf sein. Nicht jeder deiner Stapel muss angreifen, Arbeiter allein nie. Die Pflicht lässt sich immer erfüllen: Notfalls greift ein Stapel, der auf ihn blickt, den jeweiligen Gegner an.',
  'rule.R15.title': 'Form der Kämpfe',
  'rule.R15.text':
    'Viele Stapel können einen angreifen, und einer kann zwei oder drei angreifen. Viele können mehrere nur angreifen, wenn jeder Angreifer jeden Verteidiger vor sich hat. Ein Stapel ist pro Zug nur in einem Kampf; Flieger und Bodeneinheiten, die denselben Stapel angreifen, kämpfen also gemeinsam.',
  'rule.R16.title': 'Ganze Stapel',
  'rule.R16.text':
    'Ein Stapel greift immer als Ganzes an. Seine Arbeiter tragen nichts bei, aber du darfst sie als Verluste wählen, denn sie sind in diesem Kampf.',
  'rule.R17.title': 'Einheiten, die Boni geben',
  'rule.R17.text':
    'Der Rückenbonus ist 1 für jeden Krieger und Basic, der Klassenbonus 1 für jeden Krieger; Arbeiter geben nichts. Angreifer sind nie desorganisiert, denn sie haben sich vor dem Kampf erholt.',
  'rule.R18.title': 'Ein Stapel gegen mehrere',
  'rule.R18.text':
    'Für den Klassenbonus müssen alle verteidigenden Krieger von der passenden Klasse sein, und es muss mindestens einer da sein; Stapel ohne Krieger spielen keine Rolle. Für den Rückenbonus muss der Angreifer hinter allen Verteidigern stehen.',
  'rule.R19.title': 'Wann das Verhältnis feststeht',
  'rule.R19.text':
    'Kräfteverhältnis und Einheiten jedes Kampfes stehen fest, sobald die Angriffe angesagt sind. Der Angreifer wählt die Reihenfolge der Kämpfe. Ein Stapel, der sich auf ein noch anzugreifendes Feld zurückzieht, nimmt an jenem Kampf nicht teil.',
  'rule.R20.title': 'Gegner hinter einem Stapel, vollständig',
  'rule.R20.text':
    'Geprüft wird zu Beginn des Kampfes jeder Stapel der Seite am Zug, auch einer, der nichts angreift oder nur aus Basics und Arbeitern besteht. Nur Bodenkrieger hinter ihm zählen. Er verliert die Einheit nach allen Kämpfen, wenn es ihn noch gibt, und der Verlust zählt wie jeder andere.',
  'rule.R21.title': 'Verluste bei gemeinsamen Angriffen',
  'rule.R21.text':
    'Die Zahl gilt für die ganze Seite in diesem Kampf, nicht für jeden Stapel, denn das Ergebnis gilt der Seite. Auch Flieger, Basics und Arbeiter in diesem Kampf dürfen gewählt werden.',
  'rule.R22.title': 'Desorganisation nach Stapeln',
  'rule.R22.text':
    'Alle Bodenkrieger in allen Stapeln dieser Seite werden desorganisiert; beim selben Ergebnis ziehen sich ihre Flieger und ihre Stapel ohne Krieger zurück. Wer schon desorganisiert ist, bleibt es.',
  'rule.R23.title': 'Erholung',
  'rule.R23.text':
    'Nur Einheiten der Seite am Zug erholen sich. Eine Einheit, die im eigenen Angriff desorganisiert wird, ist also im Zug des Gegners schwach und in ihrem nächsten langsam; eine in der Verteidigung desorganisierte ist nur in ihrem nächsten Zug langsam.',
  'rule.R24.title': 'Bewegung desorganisierter Einheiten',
  'rule.R24.text':
    'Eine desorganisierte Einheit darf ein Feld weit ziehen, was das Feld auch kostet, aber nicht in eine gegnerische Kontrollzone. Sie darf sich auch drehen und die Karte von einem Einstiegsfeld aus verlassen.',
  'rule.R25.title': 'Wohin sich ein Stapel zurückziehen kann',
  'rule.R25.text':
    'Ein Stapel zieht sich auf ein Feld der Karte ohne gegnerische Bodeneinheiten zurück, innerhalb der Stapelgrenzen; Kontrollzonen spielen keine Rolle, denn sie halten niemanden auf. Gibt es kein solches Feld, so verliert er eine Einheit, und der Rest bleibt. Er behält seine Blickrichtung oder übernimmt die der eigenen Einheiten auf dem Feld.',
  'rule.R26.title': 'Vorrücken',
  'rule.R26.text':
    'Ist ein gegnerischer Stapel dieses Kampfes gestorben oder gewichen, so darf die andere Seite, Angreifer oder Verteidiger, Bodeneinheiten aus diesem Kampf auf das Feld ziehen: ohne Kosten, innerhalb der Stapelgrenzen, desorganisiert oder nicht, einzeln oder zusammen. Sie darf auch ihre Stapel aus diesem Kampf drehen. Sie tut es in beliebiger Reihenfolge, bis sie abschließt. Eine Einheit rückt nur einmal vor. Ein Stapel dreht sich einmal, und noch einmal, wenn eine Einheit zu ihm vorgerückt ist. Daraus folgt kein neuer Angriff, und Flieger rücken nie vor.',
  'rule.R27.title': 'Stürmende Einheiten rücken erst vor',
  'rule.R27.text':
    'Stürmende Einheiten dürfen vorrücken, bevor der Sturmangriff sie desorganisiert, denn so sagt es die Regel.',
  'rule.R28.title': 'Die Seite, die vorrückt',
  'rule.R28.text':
    'Der Sieger rückt vor, Angreifer oder Verteidiger. Ein Ergebnis trifft nur eine Seite, also ist die andere der Sieger.',
  // Überrennen
  'rule.R29.title': 'Überrennen, vollständig',
  'rule.R29.text':
    'Überrennen kann jeweils nur eine Gruppe. Sie muss neben dem Gegner stehen, dem sie sich zuwendet, und darf nicht desorganisiert sein. Ihre Stärke mit Rücken- und Klassenbonus muss mindestens das Sechsfache der Verteidigung sein; ein Sturmangriff verdoppelt sie nicht, und kein anderer Stapel hilft. Jede Einheit zahlt 2 Bewegungspunkte, 1 mehr für Gelände, das sie 2 kostet, und 1 mehr in der Kontrollzone eines anderen Gegners. Die Verteidiger sterben sofort. Die Gruppe zieht weiter und darf noch angreifen und stürmen.',
  'rule.R30.title': 'Überrennen ist freigestellt',
  'rule.R30.text':
    'Du musst nie überrennen. Das Überrennen gehört zum einfachen Spiel, denn es steht in Abschnitt 7. Flieger können nicht überrennen und nicht überrannt werden.',
  'rule.R31.title': 'Tote beim Überrennen',
  'rule.R31.text':
    'Einheiten, die beim Überrennen sterben, zählen als Verluste wie alle anderen. Ihre Körper kommen am Ende des Zuges zu Markern, von dem Feld aus, auf dem sie gestorben sind.',
  // Flieger
  'rule.R32.title': 'Wo ein Flieger ist',
  'rule.R32.text':
    'Ein Flieger ist im ganzen Megafeld. Gezeichnet wird er auf dem mittleren Feld, und wenn er stirbt, liegt er dort.',
  'rule.R33.title': 'Wann Flieger gegen Flieger kämpfen müssen',
  'rule.R33.text':
    'In jedem Megafeld müssen so viele deiner Flieger gegen die gegnerischen kämpfen, wie in diesem Zug hineingeflogen sind, oder so viele, wie der Gegner dort hat, wenn das weniger sind. Flieger, die den Zug dort begonnen haben, müssen nicht kämpfen, dürfen aber für andere einspringen. Alle gegnerischen Flieger dort verteidigen gemeinsam, und alle deine Flieger, die gegen sie kämpfen, greifen gemeinsam an. Flieger, die weiterfliegen, müssen genug andere zurücklassen.',
  'rule.R34.title': 'Stapel, die zum Kampf hinzukommen',
  'rule.R34.text':
    'Zum Kampf der Flieger kommen Stapel hinzu, die neben dem gewählten Stapel stehen, im selben Megafeld, und zu keinem anderen Angriff gehören. An einem Kampf, der in ein anderes Megafeld reicht, können Flieger nicht teilnehmen, denn sie sind nur in einem.',
  'rule.R35.title': 'Flieger über Wald',
  'rule.R35.text':
    'Flieger haben in einem Kampf die halbe Stärke, wenn irgendein Stapel, den sie angreifen, im Wald steht. Die Regeln sagen nicht, was gilt, wenn es nur einige sind.',
  'rule.R36.title': 'Flieger und der Boden',
  'rule.R36.text':
    'Flieger bekommen und geben keine Boni, haben keine Kontrollzone, halten niemanden auf und werden vom Boden aus nicht angegriffen. Werden angreifende Flieger desorganisiert oder müssen sie sich zurückziehen, so bewegt sie der Verteidiger ein Megafeld weit, innerhalb der Karte.',
  'rule.R37.title': 'Flieger, die auf die Karte kommen',
  'rule.R37.text':
    'Ein Flieger außerhalb der Karte fliegt mit einer seiner zwei Bewegungen in irgendein Megafeld mit einem Einstiegsfeld seines eigenen Endes.',
  // Führung
  'rule.R38.title': 'Wann die Führung geprüft wird',
  'rule.R38.text':
    'Die Führung wird einmal geprüft, zu Beginn deiner Bewegungsphase, für alle deine Bodenkrieger auf der Karte. Krieger ohne Führung sind bis zum Ende der Bewegung desorganisiert: ein Feld weit, keine gegnerische Kontrollzone, kein Sturmangriff, kein Überrennen. Vor dem Kampf erholen sie sich, greifen in diesem Zug also mit voller Stärke an.',
  'rule.R39.title': 'Führung außerhalb der Karte',
  'rule.R39.text':
    'Einheiten, die auf die Karte kommen, gelten als geführt, denn sie beginnen in keinem Megafeld.',
  'rule.R40.title': 'Einfache Spiele',
  'rule.R40.text':
    'In einfachen Spielen gibt es keine Sturmangriffe, Führung, Flieger, Basics und Nahrungswerte, denn all das gehört zu den erweiterten Regeln.',
  'rule.R41.title': 'Einen Sturmangriff ansagen',
  'rule.R41.text':
    'Du kannst einen Sturmangriff jederzeit in der Bewegungsphase ansagen: vor einem Zug, zwischen zwei Zügen, bei der Wahl der Blickrichtung oder ohne übrige Punkte. Alle Krieger der Gruppe stürmen und bekommen 2 Punkte zu ihren übrigen dazu; Basics und Arbeiter bei ihnen bekommen keine. Der Sturmangriff muss mit einem Gegner vor der Gruppe und einem Angriff enden; Ansage, Zug, Überrennen oder Bleiben, die das verhindern würden, sind nicht erlaubt. Die stürmenden Einheiten müssen nicht ziehen, denn die Regeln nennen keinen Mindestweg.',
  'rule.R42.title': 'Was ein Sturmangriff verdoppelt',
  'rule.R42.text':
    'Verdoppelt wird nur die Stärke der stürmenden Krieger, vor den Boni. Ein Basic bei ihnen trägt seine 1 unverdoppelt bei, denn er kann nicht stürmen.',
  // Tote und Punkte
  'rule.R43.title': 'Wohin Tote kommen',
  'rule.R43.text':
    'Am Ende des Zuges kommen die Toten in der Reihenfolge ihres Todes zu Markern. Ein toter Träger kommt zu dem Marker, den sein Partner weiterträgt [6.081]. Jeder andere kommt zum nächsten Marker unter 30 in dem Megafeld, in dem die Einheit gestorben ist; auch von einer der Seiten getragene Marker zählen. Gibt es keinen, so beginnt dort der nächste freie Buchstabe.',
  'rule.R44.title': 'Keine Buchstaben mehr',
  'rule.R44.text':
    'Sind H bis N alle im Spiel, so wird ein Buchstabe, der die Karte verlassen hat, noch einmal verwendet. Gibt es keinen, so zählt der Tote nicht, denn mehr Marker hat das Spiel nicht.',
  'rule.R45.title': 'Punktzahl',
  'rule.R45.text':
    'Deine Punktzahl ist der heimgebrachte Wert abzüglich 2 für jede verlorene Einheit, welche Seite sie auch getötet hat; die Karte zu verlassen ist kein Verlust. Beispiel: 25 weniger 10 ist 15. Gleiche Punktzahlen sind ein Unentschieden.',
  'rule.R46.title': 'Vorzeitiger Sieg in einfachen Spielen',
  'rule.R46.text':
    'Eine Seite, die die meisten Marker heimgebracht hat, zwei von drei oder vier von sieben, gewinnt sofort, denn die andere kann nicht mehr aufholen. Mit einer Option geht das Spiel bis zum letzten Marker weiter.',
  'rule.R47.title': 'Wann erweiterte Spiele enden',
  'rule.R47.text':
    'Das Spiel endet nach dem Zug, in dem der letzte Startmarker die Karte verlässt. Auf die Marker H bis N kommt es nicht an, denn sie sind keine Startmarker.',
  'rule.R48.title': 'Zuerst fort, vollständig',
  'rule.R48.text':
    'Eine Seite ist fort, wenn sie auf der Karte war, dort keine Einheit mehr hat, auch keinen Arbeiter, und keine mehr kommen muss. Ob ihre Einheiten gestorben oder gegangen sind, ist gleich. Arbeiter, die am Rand warten, gelten nicht als Einheiten, die noch kommen müssen.',
  'rule.R49.title': 'Zuglimit',
  'rule.R49.text':
    'Nach 60 Zügen jeder Seite oder der vereinbarten Zahl endet das Spiel und wird gewertet, wie es steht. Diese Grenze ist von uns, denn die Regeln sichern kein Ende zu, und auch der Stillstand [R59] sichert keines zu.',
  'rule.R50.title': 'Aufgebote wählen',
  'rule.R50.text':
    'Beide Spieler wählen geheim, dann werden beide Aufgebote gezeigt, denn die Regeln sprechen davon, den Gegner zu überlisten. Nicht ausgegebene Punkte verfallen.',
  'rule.R51.title': 'Wahl nach dem ersten Wurf',
  'rule.R51.text':
    'Wer höher würfelt, hat nur eine der beiden Möglichkeiten: Entweder zieht dieser Spieler zuerst, und der andere wählt ein Ende, oder er wählt ein Ende, und der andere zieht zuerst. Gleiche Würfe werden wiederholt.',
  'rule.R52.title': 'Arbeiter in „Bitteres Ende“',
  'rule.R52.text':
    'Jede Seite hat sechs Arbeiter, wie in den anderen Szenarien. Für dieses nennen die Regeln keine Zahl.',
  'rule.R53.title': 'Basics allein',
  'rule.R53.text':
    'Ein Stapel nur aus Basics kann angreifen und muss Gegner vor sich angreifen wie jeder andere, denn Basics haben Angriffsstärke. Wo ein Ergebnis ihn desorganisieren würde, zieht er sich zurück.',
  // Zum Programm
  'rule.R54.title': 'Nachbar zweier Stapel',
  'rule.R54.text':
    'Greifen Flieger zwei Stapel an und steht ein weiterer gegnerischer Stapel neben beiden, so kommt er zum Kampf um das Feld hinzu, das in der Reihenfolge von [R55] zuerst kommt, denn er kann nur in einem Kampf sein.',
  'rule.R55.title': 'Reihenfolge der Angriffe',
  'rule.R55.text':
    'Erkläre Angriffe von Nord nach Süd, in jeder Reihe von West nach Ost und in jedem Feld im Uhrzeigersinn ab Osten. Sonst ändert das nichts; so gibt es nur einen Weg, dieselben Angriffe zu erklären.',
  'rule.R56.title': 'Reihenfolge der Flieger',
  'rule.R56.text':
    'Flieger erklären ihre Angriffe vor den Bodeneinheiten, einer nach dem anderen: in jedem Megafeld zuerst Angriffe auf Flieger, dann Angriffe auf Stapel in der Reihenfolge ihrer Felder [R55], dann die Flieger, die nichts angreifen. Der Grund ist derselbe wie bei Bodeneinheiten.',
  'rule.R57.title': 'Das automatische Aufgebot',
  'rule.R57.text':
    'Wenn du nicht wählen willst, kannst du ein Aufgebot nehmen, das das Programm wählt: alle erlaubten Basics und Flieger, dann Bodenkrieger von jedem Typ reihum, solange die Punkte reichen.',
  'rule.R58.title': 'Vorrücken nur ins Nachbarfeld',
  'rule.R58.text':
    'Eine Einheit rückt nur auf ein Feld neben ihrem eigenen vor, denn Vorrücken folgt auf einen Kampf zwischen Nachbarfeldern.',
  'rule.R59.title': 'Stillstand',
  'rule.R59.text':
    'Ein erweitertes Spiel endet auch nach sechs Runden Stillstand und wird gewertet, wie es steht; eine Runde ist ein Zug jeder Seite. Eine Runde zählt nicht, wenn nach einem ihrer Züge ein getragener Marker, in Feldern gemessen, näher an der Heimat ist als jemals, seit er aufgenommen wurde. Die Zählung beginnt neu mit einer Runde, in der ein Marker heimkommt, ein Startmarker, den niemand trug, aufgenommen wird oder eine Kampfeinheit stirbt. Kämpfe ohne Tote spielen keine Rolle. Ebenso wenig zählen tote Arbeiter, denn sie werden ohne Ende ersetzt, oder das Aufnehmen eines Markers von H bis N. Die Grenze ist sechs, weil ein Arbeiter den entferntesten Marker in fünf Zügen erreicht. Von der dritten gezählten Runde an werden beide Seiten gewarnt. Bei „Zuerst fort“ [4.05] bekommt nach einem Stillstand niemand die Marker gutgeschrieben, die noch auf der Karte sind.',
  'rule.R60.title': 'Boni, wenn Flieger zum Kampf hinzukommen',
  'rule.R60.text':
    'Für Klassen- und Rückenbonus betrachtet ein Bodenstapel nur die Gegner vor sich, die Bodenstapel seines Kampfes angreifen. Gegner, die nur wegen der Flieger hinzukommen [8.015], zählen in der gesamten Verteidigung und nehmen keinen Bonus. Beispiel: Drei Gantuas greifen Termagants mit Stärke 4 von hinten an: 18 zu 4. Greift auch ein Plunge an und kommt dadurch ein Phlanx hinzu, so steht es 20 zu 7.',

  // Von uns
  'rule.D1.title': 'Kampftabelle',
  'rule.D1.text':
    'Die Tabelle ist von uns, bis auf einen Eintrag: Eine 2 bei 1-2 ist A-1. Ihre Spalten sind: unter 1-2, 1-2, 1-1, 3-2, 2-1, 3-1, 4-1, 5-1 und 6-1. Mit einem besseren Verhältnis oder einem höheren Wurf wird das Ergebnis für den Angreifer nie schlechter. Die Spalte 1-1 ist ihr eigenes Spiegelbild, und 2-1 ist das von 1-2.',
  'rule.D2.title': 'Karte',
  'rule.D2.text':
    'Die Karte hat 15 ganze Megafelder in drei Spalten zu fünf: 285 Felder, mit 17 Einstiegsfeldern an jedem Ende. Um eine halbe Drehung gedreht sieht sie gleich aus; beide Enden sind also gleich. Megafeld A liegt in der Mitte, B bis G liegen im Uhrzeigersinn um A, von Norden an.',
  'rule.D3.title': 'Werte der Marker',
  'rule.D3.text':
    'A ist 20 wert, wie die Spielregel sagt. C, D, F und G sind 15 wert; B und E sind 10 wert, weil jeder von ihnen nahe an einem Ende der Karte liegt. Zusammen sind sie 100 wert. H bis N beginnen mit 1, für den Toten, durch den sie entstehen.',
  'rule.D4.title': 'Bewegung',
  'rule.D4.text':
    'Von uns sind diese Bewegungspunkte: Phlanx 5, Termagant 6, Low Render 5, Basic 6. Die von Gantua, Arbeiter und Plunge nennt die Spielregel.',
  'rule.D5.title': 'Zahl der Einheiten',
  'rule.D5.text':
    'Jede Seite hat neun von jedem Typ der Bodenkrieger, acht Plunges, vier Basics und sechs Arbeiter. Ohne die Arbeiter sind sie 119 Punkte wert.',
  'rule.D6.title': 'Stärke eines Basic',
  'rule.D6.text':
    'Ein Basic greift mit 1 an. Die Spielregel nennt nur seine Verteidigung, und die ist 1.',
  'rule.D7.title': 'Armageddon',
  'rule.D7.text':
    'In diesem Szenario heißt „alle Einheiten“: der ganze Vorrat. Jede Seite hat sechs Arbeiter, wie in jedem Szenario.',
  'rule.D8.title': 'Stärke im desorganisierten Zustand',
  'rule.D8.text':
    'Zähle die Stärke aller Einheiten eines Typs im Stapel zusammen und halbiere sie, abgerundet, aber mindestens 1. Die Spielregel nennt nur die 6 von drei Gantuas, die Hälfte von 12.',
  'rule.D9.title': 'Low Hacker',
  'rule.D9.text':
    'Der Low Hacker ist eine Einheit einer Erweiterung, nur nach Vereinbarung. Veröffentlicht ist er als Bodenkrieger der Stärke 1, der mit anderen Typen von Kriegern auf einem Feld stehen darf. Ein Stapel mit einem Low Hacker verteidigt mit 1 mehr in der Ebene, 2 im Geröll, 3 im Wald und 4 in Geröll und Wald, einmal für den ganzen Stapel. Der Rest ist von uns: Klasse Hacker, 6 Bewegungspunkte, kein Sturmangriff, sechs auf jeder Seite. Desorganisiert wird er wie andere Krieger, und der Stapel behält seinen Bonus.',
  'rule.D10.title': 'Arch Reaper',
  'rule.D10.text':
    'Der Arch Reaper ist eine Einheit von uns mit dem Namen einer verlorenen Erweiterung, nur nach Vereinbarung. Er ist ein Render mit Stärke 3 und 4 Bewegungspunkten, kann im Sturm angreifen und zahlt für Geröll und Wald 1. Jede Seite hat drei.',
  'rule.D11.title': 'Werte für Bots',
  'rule.D11.text':
    'Bots und Vorschläge bewerten Einheiten, Ergebnisse und Orte mit Werten von uns. Regeln sind das nicht.',
};
