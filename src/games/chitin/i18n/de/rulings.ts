/** Rulings and designed values of Chitin's rulebook in German, as `rulebook/` has them in English. */
export const rulings: Readonly<Record<`rule.${string}`, string>> = {
  // Bewegung und Stapel
  'rule.R1.title': 'Kosten eines Feldes',
  'rule.R1.text':
    'Hat ein Feld zwei Geländearten, so zahlt eine Einheit nur die höheren der beiden Kosten. Liegt das Feld in einer gegnerischen Kontrollzone, so kostet es 1 mehr, wie viele Gegner es auch kontrollieren. Die Regeln nennen nur Kosten für das Betreten einer Kontrollzone; sie zu verlassen kostet also nichts, und sie hält keine Einheit auf.',
  'rule.R2.title': 'Kontrollzonen',
  'rule.R2.text':
    'Eine Kontrollzone umfasst alle sechs Felder um eine Einheit, gleich wohin sie blickt. Jede Bodeneinheit hat eine, auch Basics und desorganisierte Einheiten, aber nicht Arbeiter; Flieger haben nie eine. Eine eigene Einheit auf einem Feld hebt die gegnerische Kontrollzone dort nicht auf, denn die Regeln nennen keine solche Ausnahme.',
  'rule.R3.title': 'Wann die Stapelgrenzen gelten',
  'rule.R3.text':
    'Die Stapelgrenzen gelten dort, wo Einheiten anhalten, auch nach Rückzug und Vorrücken. Durch eigene Einheiten dürfen Einheiten hindurchziehen, denn nur Gegner versperren den Weg. Arbeiter und Basics zählen für die Grenze von drei, Flieger nicht.',
  'rule.R4.title': 'Stapel teilen und bilden',
  'rule.R4.text':
    'Einheiten dürfen beim Ziehen Stapel frei verlassen und sich ihnen anschließen, jede mit den Bewegungspunkten, die sie noch hat. Einheiten, die gemeinsam von einem Feld aufbrechen, können als Gruppe ziehen, Feld für Feld, und jede bezahlt ihre eigenen Kosten. Bevor eine Gruppe zieht, wähle ihre Einheiten in der Reihenfolge, in der sie aufgeführt sind. Diese Reihenfolge sorgt nur dafür, dass sich jede Gruppe auf genau eine Weise wählen lässt; sonst ändert sie nichts.',
  'rule.R5.title': 'Wann die Blickrichtung gewählt wird',
  'rule.R5.text':
    'Wähle die Blickrichtung am Ende einer Bewegung für alle Einheiten auf dem Feld; die letzte Wahl gilt. Auch Einheiten, die nicht gezogen sind, dürfen sich drehen, sogar desorganisierte. Die Regeln sagen nicht, ob Drehen eine Bewegung ist. Bei uns zählt es als Bewegung; eine Einheit, die sich dreht, kann danach im selben Zug nicht mehr ziehen.',
  'rule.R6.title': 'Wann Einheiten die Karte betreten',
  'rule.R6.text':
    'Einheiten dürfen die Karte in jedem Zug betreten, auf jedem Einstiegsfeld ihres eigenen Endes, in beliebiger Zahl. Einheiten, die sie noch nicht betreten haben, gelten weder als verloren noch als fort. Die Regeln nennen keine Frist.',
  'rule.R7.title': 'Wie Einheiten die Karte verlassen',
  'rule.R7.text':
    'Bodeneinheiten verlassen die Karte von einem Einstiegsfeld ihres eigenen Endes aus für 1 Bewegungspunkt, wie es die Regeln von Arbeitern sagen. Flieger verlassen sie von einem Megafeld an diesem Ende aus mit einer ihrer zwei Bewegungen. Ein Arbeiter, der die Karte verlassen hat, darf im selben Zug zurückkehren, wenn er noch Punkte hat.',
  'rule.R8.title': 'Wann neue Arbeiter kommen',
  'rule.R8.text':
    'Stirbt ein Arbeiter, so kann ab dem nächsten Zug seines Besitzers ein neuer kommen, auch in einfachen Spielen. Nur Nahrung und Punkte für einen toten Arbeiter gehören zu den erweiterten Regeln.',
  // Arbeiter und Marker
  'rule.R9.title': 'Einen Marker aufnehmen',
  'rule.R9.text':
    'Ein Arbeiter darf einen Marker auf dem Feld aufnehmen, auf dem er beginnt oder anhält. Das kostet keine Bewegungspunkte und ist freigestellt. Jeder Arbeiter kann einen Marker tragen. Mehrere Arbeiter dürfen denselben Marker tragen. Zieht einer von ihnen, so nimmt er den Marker mit, und die Arbeiter, die bleiben, tragen ihn nicht mehr.',
  'rule.R10.title': 'Marker ablegen und weitergeben',
  'rule.R10.text':
    'Ein Arbeiter kann seinen Marker nicht ablegen: Der Marker bleibt nur zurück, wenn der Arbeiter stirbt, denn die Regeln nennen keinen anderen Weg. Ein Marker, der in einem Zug getragen wurde, kann in diesem Zug nicht noch einmal aufgenommen werden.',
  'rule.R11.title': 'Einen Marker heimbringen',
  'rule.R11.text':
    'Ein Marker zählt, wenn der Arbeiter, der ihn trägt, die Karte über das eigene Ende verlässt. Ein Marker, den kein Arbeiter trägt, gehört keiner Seite, und jede Einheit darf auf seinem Feld sein.',
  'rule.R12.title': 'Begleitung',
  'rule.R12.text':
    'Die Kampfeinheit, die ein Arbeiter braucht, um eine gegnerische Kontrollzone zu betreten [6.082], ist seine Begleitung. Begleiten kann ihn ein Bodenkrieger oder ein Basic, kein Flieger. Zieht die Begleitung mit dem Arbeiter, so muss sie Feld für Feld denselben Weg nehmen. Ein Arbeiter darf ohne Begleitung in einer gegnerischen Kontrollzone bleiben, denn [6.082] gilt nur für das Betreten.',
  'rule.R13.title': 'Rückzug mit einem Marker',
  'rule.R13.text':
    'Ein Arbeiter, der sich zurückzieht, nimmt seinen Marker mit, denn ein Marker bewegt sich mit seinem Träger.',
  // Angriffe
  'rule.R14.title': 'Pflicht zum Angriff',
  'rule.R14.text':
    'Hat eine deiner Bodeneinheiten eine Angriffsstärke, so muss jede gegnerische Bodeneinheit vor ihr in genau einem Kampf sein. Nicht jeder deiner Stapel muss angreifen, und ein Stapel nur aus Arbeitern muss es nie. Die Pflicht lässt sich immer erfüllen: Lass notfalls jeden dieser Gegner von einem Stapel angreifen, der auf ihn blickt.',
  'rule.R15.title': 'Welche Stapel gemeinsam kämpfen können',
  'rule.R15.text':
    'Beliebig viele Stapel können einen Stapel angreifen, und ein Stapel kann zwei oder drei Stapel angreifen. Mehrere Stapel können mehrere gegnerische Stapel nur angreifen, wenn jeder Angreifer jeden Verteidiger vor sich hat. Jeder Stapel kämpft pro Zug nur in einem Kampf; Flieger und Bodeneinheiten, die denselben Stapel angreifen, kämpfen also gemeinsam in einem Kampf.',
  'rule.R16.title': 'Stapel greifen als Ganzes an',
  'rule.R16.text':
    'Ein Stapel teilt sich nie, um anzugreifen. Seine Arbeiter tragen keine Stärke bei, aber du darfst sie als Verluste wählen, denn sie sind in diesem Kampf.',
  'rule.R17.title': 'Einheiten, die für Boni zählen',
  'rule.R17.text':
    'Der Rückenbonus ist 1 für jeden Krieger und Basic, der Klassenbonus 1 für jeden Krieger; Arbeiter geben nichts. Keine Einheit ist in dem Moment desorganisiert, in dem sie angreift, denn desorganisierte Einheiten erholen sich vor dem Kampf.',
  'rule.R18.title': 'Boni gegen mehrere Stapel',
  'rule.R18.text':
    'Für den Klassenbonus müssen alle verteidigenden Krieger von der passenden Klasse sein, und es muss mindestens ein verteidigender Krieger da sein; Stapel ohne Krieger spielen keine Rolle. Für den Rückenbonus muss der Angreifer hinter allen Verteidigern stehen.',
  'rule.R19.title': 'Wann das Verhältnis feststeht',
  'rule.R19.text':
    'Kräfteverhältnis und Einheiten jedes Kampfes stehen fest, sobald die Angriffe angesagt sind. Der Angreifer wählt die Reihenfolge der Kämpfe. Ein Stapel, der sich auf ein Feld zurückzieht, das noch angegriffen wird, nimmt am Kampf dort nicht teil.',
  'rule.R20.title': 'Gegner hinter einem Stapel: Einzelheiten',
  'rule.R20.text':
    'Zu Beginn des Kampfes wird jeder Stapel der Seite am Zug geprüft [7.05], auch wenn er nichts angreift oder nur aus Basics und Arbeitern besteht. Nur Bodenkrieger hinter dem Stapel zählen. Ein Stapel, der eine Einheit verlieren muss, verliert sie nach allen Kämpfen, wenn es ihn noch gibt, und der Verlust zählt wie jeder andere.',
  'rule.R21.title': 'Verluste bei gemeinsamen Angriffen',
  'rule.R21.text':
    'Die Zahl der Verluste gilt für die ganze Seite in diesem Kampf, nicht für jeden ihrer Stapel. Auch Flieger, Basics und Arbeiter in diesem Kampf dürfen als Verluste gewählt werden.',
  'rule.R22.title': 'Desorganisation mehrerer Stapel',
  'rule.R22.text':
    'Wird eine Seite desorganisiert, so gilt das Ergebnis für alle Bodenkrieger in allen ihren Stapeln in diesem Kampf. Bei demselben Ergebnis ziehen sich ihre Flieger und ihre Stapel ohne Krieger zurück. Einheiten, die schon desorganisiert sind, bleiben es.',
  'rule.R23.title': 'Erholung',
  'rule.R23.text':
    'Nur Einheiten der Seite am Zug erholen sich. Eine Einheit, die im eigenen Angriff desorganisiert wird, ist also im Zug des Gegners schwach und in ihrem eigenen nächsten Zug langsam; eine in der Verteidigung desorganisierte ist nur in ihrem eigenen nächsten Zug langsam.',
  'rule.R24.title': 'Bewegung desorganisierter Einheiten',
  'rule.R24.text':
    'Eine desorganisierte Einheit darf ein Feld weit ziehen, was das Feld auch kostet, aber nicht in eine gegnerische Kontrollzone. Sie darf sich auch drehen und die Karte von einem Einstiegsfeld aus verlassen.',
  'rule.R25.title': 'Wohin sich ein Stapel zurückziehen kann',
  'rule.R25.text':
    'Ein Stapel zieht sich auf ein Feld der Karte ohne gegnerische Bodeneinheiten zurück, innerhalb der Stapelgrenzen; Kontrollzonen spielen keine Rolle, denn sie halten nie Einheiten auf. Gibt es kein solches Feld, so verliert der Stapel eine Einheit, und der Rest bleibt. Ein Stapel, der sich zurückzieht, behält seine Blickrichtung oder übernimmt die der eigenen Einheiten auf dem neuen Feld.',
  'rule.R26.title': 'Vorrücken nach dem Kampf',
  'rule.R26.text':
    'Stirbt ein Stapel in diesem Kampf oder zieht er sich zurück, so darf die andere Seite, ob Angreifer oder Verteidiger, Bodeneinheiten aus diesem Kampf auf das geräumte Feld ziehen. Das kostet keine Bewegungspunkte, und die Stapelgrenzen gelten. Auch desorganisierte Einheiten dürfen vorrücken, und Einheiten dürfen es einzeln oder zusammen. Die Seite darf auch ihre Stapel drehen, die in diesem Kampf gekämpft haben. Sie darf in beliebiger Reihenfolge vorrücken und drehen, bis sie das Vorrücken beendet. Jede Einheit kann nur einmal vorrücken. Ein Stapel kann sich einmal drehen und noch einmal, nachdem eine Einheit auf sein Feld vorgerückt ist. Ein neuer Angriff folgt nicht, und Flieger rücken nie vor.',
  'rule.R27.title': 'Stürmende Einheiten rücken erst vor',
  'rule.R27.text':
    'Stürmende Einheiten dürfen vorrücken, bevor der Sturmangriff sie desorganisiert, wie [8.024] es sagt.',
  'rule.R28.title': 'Die Seite, die vorrückt',
  'rule.R28.text':
    'Der Sieger des Kampfes rückt vor, ob Angreifer oder Verteidiger. Ein Ergebnis trifft nur eine Seite, also ist die andere der Sieger.',
  // Überrennen
  'rule.R29.title': 'Überrennen im Einzelnen',
  'rule.R29.text':
    'Überrennen kann jeweils nur eine Gruppe. Die Gruppe darf nicht desorganisiert sein, muss neben dem Gegner stehen und wendet sich ihm zu. Ihre Stärke mit Rücken- und Klassenbonus muss mindestens das Sechsfache der Verteidigung sein. Ein Sturmangriff verdoppelt diese Stärke nicht, und kein anderer Stapel kann helfen. Jede Einheit zahlt 2 Bewegungspunkte, 1 mehr, wenn das Gelände sie 2 kostet, und 1 mehr, wenn das Feld in der Kontrollzone eines anderen Gegners liegt. Die Verteidiger sterben sofort. Die Gruppe kann weiterziehen und darf noch angreifen und stürmen.',
  'rule.R30.title': 'Überrennen ist freigestellt',
  'rule.R30.text':
    'Du musst nie überrennen. Das Überrennen gehört zum einfachen Spiel, denn es steht in Abschnitt 7. Flieger können nicht überrennen und nicht überrannt werden.',
  'rule.R31.title': 'Tote beim Überrennen',
  'rule.R31.text':
    'Einheiten, die beim Überrennen sterben, zählen als Verluste wie alle anderen. Ihre Körper kommen am Ende des Zuges wie üblich zu Markern. Die Entfernung zählt von dem Feld aus, auf dem sie gestorben sind.',
  // Flieger
  'rule.R32.title': 'Wo ein Flieger ist',
  'rule.R32.text':
    'Ein Flieger ist auf jedem Feld seines Megafelds. Gezeichnet wird er auf dem mittleren Feld, und wenn er stirbt, liegt sein Körper dort.',
  'rule.R33.title': 'Wann Flieger gegen Flieger kämpfen müssen',
  'rule.R33.text':
    'In jedem Megafeld mit gegnerischen Fliegern müssen einige deiner Flieger gegen sie kämpfen: so viele, wie in diesem Zug in das Megafeld geflogen sind, oder so viele, wie der Gegner dort hat, je nachdem, was weniger ist. Deine Flieger, die den Zug dort begonnen haben, müssen nicht kämpfen, dürfen aber für andere einspringen. Alle gegnerischen Flieger dort verteidigen gemeinsam, und alle deine Flieger, die gegen sie kämpfen, greifen gemeinsam an. Flieger, die weiterfliegen, müssen dafür genug andere zurücklassen.',
  'rule.R34.title': 'Stapel, die zu einem Kampf mit Fliegern hinzukommen',
  'rule.R34.text':
    'Greifen Flieger einen Stapel an, so kommen andere gegnerische Stapel hinzu, die neben diesem Stapel und im selben Megafeld stehen und zu keinem anderen Angriff gehören. Flieger können nur in ihrem eigenen Megafeld angreifen, also nicht an einem Kampf teilnehmen, der in ein anderes reicht.',
  'rule.R35.title': 'Flieger gegen Wald',
  'rule.R35.text':
    'Flieger haben in einem Kampf die halbe Stärke, wenn irgendein Stapel, den sie angreifen, im Wald steht. Die Regeln sagen nicht, was gilt, wenn nur einige der Stapel im Wald stehen.',
  'rule.R36.title': 'Flieger und Bodeneinheiten',
  'rule.R36.text':
    'Flieger bekommen und geben keine Boni, haben keine Kontrollzone, halten keine Einheit auf und können vom Boden aus nicht angegriffen werden. Würde ein Ergebnis Flieger desorganisieren oder zum Rückzug zwingen, so bewegt sie der Gegner ein Megafeld weit, innerhalb der Karte.',
  'rule.R37.title': 'Wie Flieger die Karte betreten',
  'rule.R37.text':
    'Flieger, die außerhalb der Karte warten, können in jedes Megafeld mit einem Einstiegsfeld ihres eigenen Endes fliegen. Das verbraucht eine ihrer zwei Bewegungen.',
  // Führung
  'rule.R38.title': 'Wann die Führung geprüft wird',
  'rule.R38.text':
    'Die Führung wird einmal geprüft, zu Beginn deiner Bewegungsphase, für alle deine Bodenkrieger auf der Karte. Krieger ohne Führung sind bis zum Ende der Bewegung desorganisiert: Sie können nur ein Feld weit ziehen, keine gegnerische Kontrollzone betreten und weder im Sturm angreifen noch überrennen. Vor dem Kampf erholen sie sich, greifen in diesem Zug also mit voller Stärke an.',
  'rule.R39.title': 'Führung für Einheiten, die die Karte betreten',
  'rule.R39.text':
    'Einheiten, die die Karte betreten, gelten als geführt, denn sie beginnen in keinem Megafeld.',
  'rule.R40.title': 'Einfache Spiele',
  'rule.R40.text':
    'In einfachen Spielen gibt es keine Sturmangriffe, Führung, Flieger, Basics und Nahrungswerte, denn all das gehört zu den erweiterten Regeln.',
  'rule.R41.title': 'Einen Sturmangriff ansagen',
  'rule.R41.text':
    'Du kannst einen Sturmangriff jederzeit in der Bewegungsphase ansagen: vor einer Bewegung, zwischen zwei Bewegungen, bei der Wahl der Blickrichtung oder ohne übrige Punkte. Alle Krieger der Gruppe stürmen und bekommen 2 Bewegungspunkte zu ihren übrigen dazu; Basics und Arbeiter bei ihnen bekommen keine. Am Ende des Sturmangriffs muss die Gruppe einen Gegner vor sich haben und angreifen; was das verhindern würde, ob Ansage, Bewegung, Überrennen oder Bleiben, ist nicht erlaubt. Die stürmenden Einheiten müssen nicht ziehen, denn die Regeln nennen keinen Mindestweg.',
  'rule.R42.title': 'Was ein Sturmangriff verdoppelt',
  'rule.R42.text':
    'Verdoppelt wird nur die Stärke der stürmenden Krieger, vor den Boni. Ein Basic bei ihnen trägt seine Stärke von 1 unverdoppelt bei, denn ein Basic kann nicht stürmen.',
  // Tote und Punkte
  'rule.R43.title': 'Wohin Tote kommen',
  'rule.R43.text':
    'Am Ende des Zuges kommen die Toten in der Reihenfolge ihres Todes zu Markern. Haben zwei Arbeiter einen Marker getragen und ist einer von ihnen gestorben, so kommt der Tote zu diesem Marker [6.081]. Jeder andere Tote kommt zum nächsten Marker mit einem Wert unter 30 in dem Megafeld, in dem die Einheit gestorben ist; auch Marker, die eine der Seiten trägt, zählen. Gibt es keinen solchen Marker, so wird der nächste unbenutzte Marker dorthin gelegt, wo die Einheit gestorben ist.',
  'rule.R44.title': 'Keine unbenutzten Marker mehr',
  'rule.R44.text':
    'Sind die Marker H bis N alle verwendet, so nimm einen von ihnen noch einmal, der die Karte verlassen hat. Sind alle noch auf der Karte, so kommt der Tote zu keinem Marker.',
  'rule.R45.title': 'Punktzahl',
  'rule.R45.text':
    'Deine Punktzahl ist der Wert der Marker, die du heimgebracht hast, abzüglich 2 für jede Einheit, die du verloren hast, welche Seite sie auch getötet hat. Eine Einheit, die die Karte verlässt, ist nicht verloren. Beispiel: Ein Wert von 25 und fünf verlorene Einheiten ergeben 15 Punkte. Gleiche Punktzahlen sind ein Unentschieden.',
  'rule.R46.title': 'Vorzeitiger Sieg in einfachen Spielen',
  'rule.R46.text':
    'Eine Seite, die mehr als die Hälfte der Marker heimgebracht hat (zwei von drei oder vier von sieben), gewinnt sofort, denn die andere kann nicht mehr aufholen. Mit einer Option geht das Spiel weiter, bis der letzte Marker die Karte verlassen hat.',
  'rule.R47.title': 'Wann erweiterte Spiele enden',
  'rule.R47.text':
    'Das Spiel endet nach dem Zug, in dem der letzte Startmarker die Karte verlässt. Auf die Marker H bis N kommt es nicht an, denn sie sind keine Startmarker.',
  'rule.R48.title': '„Zuerst fort“ im Einzelnen',
  'rule.R48.text':
    'Eine Seite ist fort, wenn sie auf der Karte war, dort keine Einheit mehr hat, auch keinen Arbeiter, und keine Einheit mehr hat, die noch kommen muss. Ob ihre Einheiten gestorben oder gegangen sind, ist gleich. Arbeiter, die am Rand warten, gelten nicht als Einheiten, die noch kommen müssen.',
  'rule.R49.title': 'Zuglimit',
  'rule.R49.text':
    'Nach 60 Zügen jeder Seite oder der vereinbarten Zahl endet das Spiel und wird gewertet, wie es steht. Diese Grenze ist von uns, denn weder die Originalregeln noch der Stillstand [R59] sichern ein Ende zu.',
  'rule.R50.title': 'Aufgebote wählen',
  'rule.R50.text':
    'Beide Spieler wählen geheim, denn die Regeln sprechen davon, den Gegner zu überlisten. Dann werden beide Aufgebote gezeigt. Nicht ausgegebene Punkte verfallen.',
  'rule.R51.title': 'Wahl nach dem ersten Wurf',
  'rule.R51.text':
    'Wer höher würfelt, bekommt nur einen der beiden Vorteile [3.02]: Mit dem ersten Zug wählt dieser Spieler kein Kartenende, und mit der Wahl eines Kartenendes zieht er nicht zuerst. Bei gleichen Würfen würfeln beide noch einmal.',
  'rule.R52.title': 'Arbeiter in „Bitteres Ende“',
  'rule.R52.text':
    'In „Bitteres Ende“ hat jede Seite sechs Arbeiter, wie in den anderen Szenarien. Für dieses Szenario nennen die Regeln keine Zahl.',
  'rule.R53.title': 'Stapel nur aus Basics',
  'rule.R53.text':
    'Ein Stapel nur aus Basics kann angreifen und muss Gegner vor sich angreifen wie jeder andere, denn Basics haben eine Angriffsstärke. Würde ein Ergebnis ihn desorganisieren, so zieht er sich stattdessen zurück.',
  // Zum Programm
  'rule.R54.title': 'Gegner neben zwei angegriffenen Stapeln',
  'rule.R54.text':
    'Greifen Flieger zwei Stapel an und steht ein weiterer gegnerischer Stapel neben beiden, so kann er nur zu einem der beiden Kämpfe hinzukommen. Er kommt zum Kampf um das Feld hinzu, das in der Reihenfolge von [R55] zuerst kommt.',
  'rule.R55.title': 'Reihenfolge der Angriffe',
  'rule.R55.text':
    'Erkläre Angriffe in der Reihenfolge der Felder, auf denen die angreifenden Stapel stehen: von Norden nach Süden und in jeder Reihe von Westen nach Osten. Greift ein Stapel mehrere Felder an, so erkläre diese Angriffe im Uhrzeigersinn, von Osten an. Diese Reihenfolge sorgt nur dafür, dass sich dieselben Angriffe auf genau eine Weise erklären lassen; sonst ändert sie nichts.',
  'rule.R56.title': 'Reihenfolge der Angriffe von Fliegern',
  'rule.R56.text':
    'Flieger erklären ihre Angriffe einzeln und vor den Bodeneinheiten. Erkläre in jedem Megafeld zuerst Angriffe auf Flieger, dann Angriffe auf Stapel in der Reihenfolge ihrer Felder und zuletzt die Flieger, die nicht angreifen. Wie in [R55] sorgt diese Reihenfolge nur dafür, dass sich dieselben Angriffe nur auf eine Weise erklären lassen.',
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
    'Klassen- und Rückenbonus eines Bodenstapels hängen nur von den Gegnern ab, die im selben Kampf von Bodenstapeln angegriffen werden. Gegner, die nur wegen der Flieger hinzukommen [8.015], zählen in der gesamten Verteidigung, heben aber keinen Bonus auf. Beispiel: Drei Gantuas (12) greifen zwei Termagants (4) von hinten an, mit Boni von 3 + 3: 18 zu 4. Greift auch ein Plunge (2) an und kommt dadurch ein Phlanx (3) hinzu, so steht es 20 zu 7.',

  // Von uns
  'rule.D1.title': 'Kampftabelle',
  'rule.D1.text':
    'Die Tabelle ist von uns, bis auf einen Eintrag: Eine 2 beim Verhältnis 1-2 ergibt A-1. Ihre Spalten sind: unter 1-2, 1-2, 1-1, 3-2, 2-1, 3-1, 4-1, 5-1 und 6-1. Mit einem besseren Verhältnis oder einem höheren Wurf wird das Ergebnis für den Angreifer nie schlechter. Die Spalte 1-1 ist ihr eigenes Spiegelbild, und die Spalte 2-1 ist das Spiegelbild der Spalte 1-2.',
  'rule.D2.title': 'Karte',
  'rule.D2.text':
    'Die Karte hat 15 ganze Megafelder in drei Spalten zu fünf: 285 Felder, mit 17 Einstiegsfeldern an jedem Ende. Um 180° gedreht sieht sie gleich aus; kein Ende ist also im Vorteil. Megafeld A liegt in der Mitte; B bis G umgeben es im Uhrzeigersinn, von Norden an.',
  'rule.D3.title': 'Werte der Marker',
  'rule.D3.text':
    'A ist 20 wert, wie die Spielregel sagt. C, D, F und G sind 15 wert; B und E sind 10 wert, weil jeder von ihnen nahe an einem Ende der Karte liegt. Zusammen sind sie 100 wert. H bis N beginnen mit 1, für den Toten, durch den sie entstehen.',
  'rule.D4.title': 'Bewegung',
  'rule.D4.text':
    'Von uns sind diese Bewegungspunkte: Phlanx 5, Termagant 6, Low Render 5, Basic 6. Die von Gantua, Arbeiter und Plunge nennt die Spielregel.',
  'rule.D5.title': 'Einheiten je Seite',
  'rule.D5.text':
    'Jede Seite hat neun von jedem Typ der Bodenkrieger, acht Plunges, vier Basics und sechs Arbeiter. Ohne die Arbeiter sind sie 119 Punkte wert.',
  'rule.D6.title': 'Stärke eines Basic',
  'rule.D6.text':
    'Ein Basic greift mit Stärke 1 an. Die Spielregel nennt nur seine Stärke in der Verteidigung, und die ist 1.',
  'rule.D7.title': 'Armageddon',
  'rule.D7.text':
    'Im Szenario Armageddon heißt „alle Einheiten“: von jedem verwendeten Typ die volle Zahl [D5]. Jede Seite hat sechs Arbeiter, wie in jedem Szenario.',
  'rule.D8.title': 'Stärke im desorganisierten Zustand',
  'rule.D8.text':
    'Zähle die Stärke aller Einheiten eines Typs im Stapel zusammen und halbiere sie, abgerundet, aber mindestens 1. Die Spielregel nennt nur eine Stärke im desorganisierten Zustand: die 6 von drei Gantuas, die Hälfte von 12.',
  'rule.D9.title': 'Low Hacker',
  'rule.D9.text':
    'Der Low Hacker ist eine Einheit einer Erweiterung, nur nach Vereinbarung. Veröffentlicht ist er als Bodenkrieger der Stärke 1, der mit anderen Typen von Kriegern auf einem Feld stehen darf. Durch Tarnung verteidigt ein Stapel mit einem Low Hacker mit 1 mehr in der Ebene, 2 im Geröll, 3 im Wald und 4 in Geröll und Wald, einmal für den ganzen Stapel. Der Rest ist von uns: Der Low Hacker ist von der Klasse Hacker, hat 6 Bewegungspunkte und kann nicht im Sturm angreifen; jede Seite hat sechs. Er kann wie andere Krieger desorganisiert werden, und ein desorganisierter Stapel behält seinen Bonus.',
  'rule.D10.title': 'Arch Reaper',
  'rule.D10.text':
    'Der Arch Reaper ist eine Einheit von uns, benannt nach einer verlorenen Einheit aus einer Erweiterung. Er spielt nur nach Vereinbarung mit. Er ist ein Render mit Stärke 3 und 4 Bewegungspunkten, kann im Sturm angreifen und zahlt für Geröll und Wald 1. Jede Seite hat drei Arch Reapers.',
  'rule.D11.title': 'Werte für Bots',
  'rule.D11.text':
    'Bots und Tipps bewerten Einheiten, Ergebnisse und Orte mit Werten von uns. Diese Werte sind keine Regeln.',
};
