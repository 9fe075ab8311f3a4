/** Sections 2 to 8 of Chitin's rulebook in German, as `rulebook/` has them in English. */
export const rules: Readonly<Record<`rule.${string}`, string>> = {
  'rule.2.00.title': 'Spielmaterial',
  'rule.2.01.title': 'Karte',
  'rule.2.01.text':
    'Ein Feld ist Ebene, Fluss, Geröll oder Wald; manche Felder sind zwei davon zugleich. Ebene kostet jede Bodeneinheit 1 Bewegungspunkt. Fluss kostet Gantuas 1 und alle anderen Bodeneinheiten 2. Geröll und Wald kosten Low Renders 1 und alle anderen Bodeneinheiten 2. Flieger haben die halbe Stärke, wenn sie Einheiten im Wald angreifen. Dicke Linien teilen die Karte in Megafelder zu 19 Feldern; auf sie kommt es bei Markern, Toten und Fliegern an.',
  'rule.2.02.title': 'Spielsteine',
  'rule.2.02.text':
    'Es gibt zwei Arten von Spielsteinen: Einheiten, die einer Seite gehören, und Erntemarker, die keiner Seite gehören.',
  'rule.2.021.title': 'Einheiten',
  'rule.2.021.text':
    'Beide Schwärme haben die gleichen Einheiten. Eine Einheit steht für sehr viele Insekten.',
  'rule.2.022.title': 'Kampfeinheiten',
  'rule.2.022.text':
    'Krieger haben fünf Klassen: Renders, Hackers, Thrusters, Smashers und Flieger. Krieger und Basics sind Kampfeinheiten. Ein Spielstein zeigt Stärke, Bewegungspunkte, ein C, wenn die Einheit im Sturm angreifen kann, und die Klasse; auf der Rückseite steht die Stärke im desorganisierten Zustand. Flieger und Basics haben keine solche Rückseite. Beispiele: Drei Gantuas haben Stärke 12 (desorganisiert 6) und 4 Bewegungspunkte und können im Sturm angreifen; zwei Plunges haben Stärke 4 und fliegen zwei Megafelder weit.',
  'rule.2.023.title': 'Arbeiter',
  'rule.2.023.text':
    'Ein Arbeiter verteidigt mit Stärke 1 und hat 4 Bewegungspunkte. Er kann nicht angreifen und hat keine Kontrollzone. Nur Arbeiter können Erntemarker tragen.',
  'rule.2.024.title': 'Erntemarker',
  'rule.2.024.text':
    'Die Marker A bis G haben eine Zahl. Jeder Marker, den das Szenario verwendet, beginnt in dem Megafeld mit seinem Buchstaben. Marker ohne Zahl entstehen in erweiterten Spielen dort, wo Einheiten sterben.',
  'rule.2.03.title': 'Übersichtskarte',
  'rule.2.03.text':
    'Die Übersichtskarte zeigt beiden Spielern die Kampftabelle, die Kampfboni und die Geländekosten.',
  'rule.2.04.title': 'Werte der Marker',
  'rule.2.04.text':
    'Der Wert jedes Markers wird mitgeführt. Die Marker A bis G beginnen mit ihrer aufgedruckten Zahl. Die Marker H bis N werden mitgeführt, sobald sie auf die Karte kommen.',
  'rule.2.05.title': 'Punkte und Verluste',
  'rule.2.05.text':
    'Für jede Seite werden zwei Summen mitgeführt: der Wert der heimgebrachten Marker und die Zahl der verlorenen Einheiten.',

  'rule.3.00.title': 'Aufbau',
  'rule.3.00.text':
    'Jeder Spieler nimmt die Einheiten einer Farbe. Welche und wie viele es sind, sagt das Szenario.',
  'rule.3.01.title': 'Marker auslegen',
  'rule.3.01.text':
    'Legt die Marker, die das Szenario verwendet, auf die Felder mit ihren Buchstaben.',
  'rule.3.02.title': 'Erster Zug',
  'rule.3.02.text':
    'Beide Spieler würfeln. Wer höher würfelt, nimmt einen von zwei Vorteilen: den ersten Zug oder die Wahl eines Kartenendes. Der andere Spieler bekommt den anderen Vorteil.',
  'rule.3.03.title': 'Szenarien',
  'rule.3.03.text':
    'Lernszenario: Marker A, C und F; je drei Gantuas, Phlanxe, Termagants und Low Renders. Wer zwei Marker heimbringt, gewinnt. Grundspiel: alle sieben Marker; 48 Punkte für Bodenkrieger. Wer vier Marker heimbringt, gewinnt. Diese beiden Szenarien verwenden keine erweiterten Regeln. Klein: Marker A, C und F; 48 Punkte für Krieger und Basics, davon höchstens 8 für Plunges. Mittel: alle Marker; 60 Punkte, höchstens 12 für Plunges. Bitteres Ende: alle Marker; 78 Punkte, höchstens 16 für Plunges. Armageddon: alle Marker; alle Einheiten. Diese vier Szenarien verwenden alle erweiterten Regeln. Jede Einheit kostet so viele Punkte, wie ihre Angriffsstärke beträgt. In jedem Szenario hat jede Seite außerdem sechs Arbeiter, die nichts kosten.',

  'rule.4.00.title': 'Ziel und Ende',
  'rule.4.01.title': 'Sieg in einfachen Spielen',
  'rule.4.01.text':
    'Im Lernszenario und im Grundspiel gewinnst du, wenn du mehr Marker heimbringst als der Gegner. Ein Marker ist daheim, sobald einer deiner Arbeiter ihn über dein Kartenende getragen hat.',
  'rule.4.02.title': 'Sieg in erweiterten Spielen',
  'rule.4.02.text':
    'In den anderen Szenarien gewinnt die Seite mit mehr Punkten. Jede Seite bekommt Punkte für die Marker, die sie heimgebracht hat, und verliert Punkte für die Einheiten, die sie verloren hat.',
  'rule.4.021.title': 'Punkte für Marker',
  'rule.4.021.text':
    'Ein Marker zählt seine Zahl und 1 mehr für jede tote Einheit, die zu ihm gelegt wurde.',
  'rule.4.022.title': 'Punkte für Verluste',
  'rule.4.022.text': 'Jede Einheit, die du verlierst, gleich welcher Art, kostet dich 2 Punkte.',
  'rule.4.023.title': 'Beispiel',
  'rule.4.023.text':
    'Du bringst Marker A heim, Wert 20, zu dem fünf Tote gelegt wurden: Er zählt 25. Waren alle fünf deine eigenen Einheiten, so kosten sie dich 10, und 15 Punkte bleiben.',
  'rule.4.03.title': 'Ende einfacher Spiele',
  'rule.4.03.text':
    'Lernszenario und Grundspiel enden, wenn alle Marker die Karte verlassen haben, oder früher [R46].',
  'rule.4.04.title': 'Ende erweiterter Spiele',
  'rule.4.04.text':
    'Erweiterte Spiele enden, wenn alle Startmarker die Karte verlassen haben. Einheiten und andere Marker, die noch auf der Karte sind, zählen nichts.',
  'rule.4.05.title': 'Zuerst fort',
  'rule.4.05.text':
    'Wenn die Spieler es vereinbaren, geht ein erweitertes Spiel weiter, bis alle Einheiten einer Seite die Karte verlassen haben. Die andere Seite bekommt dann jeden Marker gutgeschrieben, der noch auf der Karte ist.',

  'rule.5.00.title': 'Ablauf eines Zuges',
  'rule.5.00.text':
    'Die Spieler ziehen abwechselnd. Ein Zug hat vier Schritte. (1) Bewege alle deine Bodeneinheiten und Flieger. (2) Deine desorganisierten Einheiten erholen sich. (3) Kämpfe. Sage zuerst alle Angriffe, Sturmangriffe und Kräfteverhältnisse an. Würfle dann für jeden Kampf. Entferne die Verluste. Einheiten, die sich zurückziehen, bewegt ihr Gegner. Der Sieger des Kampfes darf Einheiten vorrücken lassen und Stapel drehen. (4) Zähle in erweiterten Spielen die Verluste und lege die Toten zu den Markern.',

  'rule.6.00.title': 'Bewegung am Boden',
  'rule.6.01.title': 'Die Karte betreten',
  'rule.6.01.text':
    'Zu Beginn warten alle Einheiten neben der Karte, an der Schmalseite ihrer Seite. Eine Einheit, die auf die Karte kommt, zahlt die üblichen Kosten des Feldes, das sie betritt.',
  'rule.6.02.title': 'Bewegungspunkte',
  'rule.6.02.text':
    'Eine Einheit gibt Bewegungspunkte aus, um Felder zu betreten. Du musst sie weder bewegen noch alle ihre Punkte ausgeben, darfst aber nie mehr ausgeben, als sie hat, oder Punkte für einen späteren Zug aufheben. Ein C hinter den Bewegungspunkten auf einem Spielstein bedeutet, dass die Einheit im Sturm angreifen kann.',
  'rule.6.03.title': 'Gelände',
  'rule.6.03.text':
    'Ebene kostet 1 Bewegungspunkt, alles andere Gelände 2. Ausnahmen: Gantuas zahlen für Fluss 1, Low Renders zahlen für Geröll und Wald 1.',
  'rule.6.031.title': 'Zwei Geländearten auf einem Feld',
  'rule.6.031.text':
    'Gelände kostet nie mehr als 2. Ein Feld mit Fluss und Geröll kostet jede Einheit 2, in einer gegnerischen Kontrollzone 1 mehr.',
  'rule.6.04.title': 'Kontrollzonen',
  'rule.6.04.text':
    'Jede Bodeneinheit außer Arbeitern hat eine Kontrollzone: die sechs Felder um sie herum. Ein Feld in einer gegnerischen Kontrollzone zu betreten kostet 1 mehr. Beispiel: In einer gegnerischen Kontrollzone kostet ein Feld mit Fluss und Geröll 3.',
  'rule.6.05.title': 'Stapel',
  'rule.6.05.text': 'Auf einem Feld dürfen höchstens drei Bodeneinheiten stehen.',
  'rule.6.051.title': 'Krieger in Stapeln',
  'rule.6.051.text':
    'Krieger verschiedener Typen dürfen nicht auf demselben Feld stehen. Basics und Arbeiter dürfen mit jeder Einheit einen Stapel bilden.',
  'rule.6.06.title': 'Blickrichtung',
  'rule.6.06.text':
    'Wenn du die Bewegung von Bodeneinheiten beendest, wähle, zu welcher der sechs Seiten des Feldes sie blicken. Alle Einheiten auf einem Feld blicken in dieselbe Richtung.',
  'rule.6.07.title': 'Die Karte verlassen',
  'rule.6.07.text':
    'Einheiten verlassen die Karte nur an dem Ende, an dem sie gekommen sind. Kampfeinheiten kehren nie zurück. Arbeiter dürfen gehen und zurückkehren: Sie zahlen 1 Bewegungspunkt, um die Karte zu verlassen, und die üblichen Kosten, um sie zu betreten.',
  'rule.6.08.title': 'Arbeiter',
  'rule.6.08.text': 'Die Regeln [6.081] bis [6.083] gelten nur für Arbeiter.',
  'rule.6.081.title': 'Marker tragen',
  'rule.6.081.text':
    'Ein Arbeiter auf dem Feld eines Markers kann ihn aufnehmen [R9]; der Marker bewegt sich dann mit dem Arbeiter. Ein Arbeiter kann nur einen Marker tragen, der höchstens 30 wert ist. Stirbt der Arbeiter, so bleibt der Marker auf dem Feld. Tragen zwei Arbeiter einen Marker und einer von ihnen stirbt, so behält der andere Arbeiter den Marker; in erweiterten Spielen kommt der Tote zu diesem Marker.',
  'rule.6.082.title': 'Arbeiter und Kontrollzonen',
  'rule.6.082.text':
    'Ein Arbeiter darf ein Feld in einer gegnerischen Kontrollzone nur betreten, wenn dort eine eigene Kampfeinheit steht oder mit ihm zieht.',
  'rule.6.083.title': 'Neue Arbeiter',
  'rule.6.083.text':
    'Ein toter Arbeiter zählt als Verlust und als Nahrung wie jede andere Einheit. In deinem nächsten Zug darfst du von deinem Kartenrand aus einen neuen Arbeiter bringen. Der Vorrat ist unbegrenzt, aber jede Seite darf höchstens sechs Arbeiter auf der Karte haben.',
  'rule.6.09.title': 'Gegner im Weg',
  'rule.6.09.text':
    'Bodeneinheiten dürfen kein Feld mit gegnerischen Bodeneinheiten betreten, außer beim Überrennen. Flieger dürfen über sie hinwegfliegen.',

  'rule.7.00.title': 'Kampf am Boden',
  'rule.7.00.text':
    'Der Kampf folgt auf die Bewegung. Die Stärke beteiligter Flieger wird mitgezählt.',
  'rule.7.01.title': 'Stapel',
  'rule.7.01.text':
    'Ein Stapel greift als Ganzes an und verteidigt als Ganzes. Er greift mit der Stärke seiner Krieger und Basics an; dazu kommen Boni [7.04]. Er verteidigt mit der Stärke seiner Krieger und 1 für jeden Basic und Arbeiter. Auch eine einzelne Einheit auf einem Feld ist ein Stapel.',
  'rule.7.02.title': 'Gegner, die du angreifen musst',
  'rule.7.02.text':
    'In deinem Zug musst du jeden Gegner angreifen, der vor deinen Einheiten steht. Die drei Felder, auf die ein Stapel blickt, liegen vor ihm, die anderen drei hinter ihm. Ein Stapel kann nur Gegner vor sich angreifen.',
  'rule.7.03.title': 'Gemeinsame Angriffe',
  'rule.7.03.text':
    'Mehrere Stapel können einen Stapel angreifen, und ein Stapel kann zwei oder drei angreifen, wenn jeder Verteidiger vor jedem Angreifer steht. Jeder Gegner, der vor einem deiner Stapel steht, muss zu irgendeinem Angriff gehören.',
  'rule.7.04.title': 'Boni',
  'rule.7.04.text':
    'Drei Dinge erhöhen die Stärke eines Angriffs: ein Angriff von hinten, ein Angriff auf Krieger der passenden Klasse und, in erweiterten Spielen, ein Sturmangriff.',
  'rule.7.041.title': 'Rückenbonus',
  'rule.7.041.text':
    'Ein Stapel, der von einem der drei Felder hinter dem Gegner aus angreift, bekommt 1 für jeden Krieger und Basic im Stapel dazu [R17]. Beispiel: Zwei Termagants haben Stärke 4. Greifen sie von hinten an, so haben sie 4 + 2 = 6.',
  'rule.7.042.title': 'Klassenbonus',
  'rule.7.042.text':
    'Smashers sind am besten gegen Hackers, Hackers gegen Renders, Renders gegen Thrusters und Thrusters gegen Smashers. Sind die verteidigenden Krieger von der passenden Klasse, so kommt 1 für jeden angreifenden Krieger dazu. Basics und Arbeiter in den Stapeln spielen dabei keine Rolle. Der Klassenbonus kommt zum Rückenbonus hinzu. Beispiel: Zwei Termagants greifen Renders von hinten mit einer Stärke von 4 + 2 + 2 = 8 an.',
  'rule.7.043.title': 'Boni bei gemeinsamen Angriffen',
  'rule.7.043.text':
    'Ein Stapel, der mehrere Stapel angreift, bekommt einen Klassen- oder Rückenbonus nur, wenn der Bonus gegen alle gilt. Greifen mehrere Stapel einen Stapel an, so hat jeder seine eigenen Boni. Nur Bodeneinheiten zählen für Boni. Beispiele: Zwei stürmende Phlanxe (6, verdoppelt 12, + 2 Klassenbonus = 14) und drei Low Renders (6) greifen zwei Gantuas (8) an: 20 zu 8, Verhältnis 2-1. Drei Gantuas (12) greifen zwei Termagants (4) von hinten und zugleich zwei Low Renders (4) von vorn an: Kein Bonus gilt gegen beide, also 12 zu 8, Verhältnis 3-2. Greifen sie nur die Termagants an, so bekommt jeder Gantua 1 als Rückenbonus und 1 als Klassenbonus: 12 + 3 + 3 = 18 zu 4, Verhältnis 4-1.',
  'rule.7.05.title': 'Gegner hinter einem Stapel',
  'rule.7.05.text':
    'Ein Stapel, der die Kampfphase mit einem nicht desorganisierten gegnerischen Krieger hinter sich beginnt, verliert nach dem Kampf eine Einheit, es sei denn, alle Gegner hinter ihm werden in diesem Zug angegriffen. Sein Besitzer wählt die Einheit.',
  'rule.7.06.title': 'Kämpfe austragen',
  'rule.7.06.text': 'Für jeden Kampf wirft der Angreifer einen Würfel auf der Kampftabelle.',
  'rule.7.061.title': 'Kräfteverhältnis',
  'rule.7.061.text':
    'Zähle die Stärken der Angreifer mit ihren Boni zusammen, dann die der Verteidiger. Runde das Verhältnis zugunsten des Verteidigers auf eines der Tabelle. Beispiel: 20 zu 12 zählt als 3-2, denn für 2-1 reicht es nicht.',
  'rule.7.062.title': 'Ergebnisse',
  'rule.7.062.text':
    'Würfel und Kräfteverhältnis ergeben Verluste, Desorganisation oder Rückzug. Beispiel: Bei einem Verhältnis von 1-2 kostet eine gewürfelte 2 den Angreifer eine Einheit.',
  'rule.7.063.title': 'Verluste',
  'rule.7.063.text':
    'Die Zahl in einem Ergebnis sagt, wie viele Einheiten der Angreifer oder der Verteidiger verliert. Die Seite, die sie verliert, wählt sie unter allen ihren Einheiten in diesem Kampf. Hat die Seite weniger Einheiten, so verliert sie alle.',
  'rule.7.064.title': 'Desorganisation',
  'rule.7.064.text':
    'Eine Desorganisation trifft alle Bodenkrieger des Angreifers (AD) oder des Verteidigers (DD) in diesem Kampf [7.065]. In ihrer nächsten Bewegungsphase dürfen sie nur ein Feld weit ziehen, in jedes Gelände, aber nicht in eine gegnerische Kontrollzone. Sie kämpfen mit ihrer Stärke im desorganisierten Zustand. Am Ende dieser Bewegungsphase erholen sie sich und dürfen dann angreifen, aber nicht im Sturm.',
  'rule.7.065.title': 'Einheiten, die desorganisiert werden',
  'rule.7.065.text':
    'Nur die vier Typen von Bodenkriegern können desorganisiert werden. Flieger und Stapel nur aus Basics und Arbeitern ziehen sich stattdessen zurück. Basics und Arbeiter in einem Stapel mit desorganisierten Kriegern bleiben dort und sind nicht betroffen.',
  'rule.7.066.title': 'Rückzug',
  'rule.7.066.text':
    'Ein Rückzug trifft alle Einheiten des Angreifers (AR) oder des Verteidigers (DR) in diesem Kampf. Ihr Gegner bewegt sie ein Feld weit, Stapel für Stapel, in Richtungen seiner Wahl; ein Stapel wird nie geteilt. Lassen Gegner, eigene Einheiten, zu denen er nicht darf, und der Kartenrand einem Stapel kein Feld, so verliert er stattdessen eine Einheit. Der Gegner darf dann Bodeneinheiten aus diesem Kampf auf die geräumten Felder ziehen und andere aus diesem Kampf drehen.',
  'rule.7.07.title': 'Überrennen',
  'rule.7.07.text':
    'Bei einem Verhältnis von 6-1 oder besser darfst du schon während der Bewegung angreifen und den Gegner überrennen. Die Verteidiger sterben, und die Angreifer verlieren keine Einheiten. Die Angreifer ziehen für 2 Bewegungspunkte, plus 1, wenn das Gelände sie 2 kostet [R29], auf das geräumte Feld. Von dort dürfen sie weiterziehen, und nach der Bewegung dürfen sie noch angreifen.',

  'rule.8.00.title': 'Erweiterte Regeln',
  'rule.8.01.title': 'Flieger',
  'rule.8.01.text':
    'Der einzige Typ von Flieger ist der Plunge. Er ist ein Krieger und kann gegen Bodeneinheiten und gegnerische Flieger kämpfen.',
  'rule.8.011.title': 'Fliegen',
  'rule.8.011.text':
    'Bewege Flieger in der Bewegungsphase zusammen mit den Bodeneinheiten, bis zu zwei Megafelder pro Zug. Ein Flieger gilt als auf jedem Feld seines Megafelds anwesend und kann auf jedem davon angreifen. Auf das Fliegen hat Gelände keinen Einfluss.',
  'rule.8.012.title': 'Stapeln von Fliegern',
  'rule.8.012.text': 'In einem Megafeld dürfen beliebig viele Flieger sein.',
  'rule.8.013.title': 'Wie Flieger kämpfen',
  'rule.8.013.text':
    'Für Flieger gelten Stärken und Kampftabelle wie für Bodeneinheiten, aber weder Blickrichtung noch Klasse. Sie werden nie desorganisiert; sie ziehen sich stattdessen zurück, ein Megafeld weit, in eine Richtung, die der Gegner wählt. Sie rücken nie vor. Tote Flieger zählen als Verluste und als Nahrung wie alle anderen Einheiten.',
  'rule.8.014.title': 'Flieger müssen gegen Flieger kämpfen',
  'rule.8.014.text':
    'Kommen deine Flieger in ein Megafeld mit gegnerischen Fliegern, so müssen einige deiner Flieger die gegnerischen angreifen: mindestens so viele, wie der Gegner dort hat. Die übrigen dürfen mit angreifen, Bodeneinheiten angreifen oder weiterfliegen. Sind deine Flieger weniger als die des Gegners, so müssen alle angreifen. Beispiel: Fünf Flieger kommen in ein Megafeld mit drei gegnerischen; drei müssen gegen sie kämpfen, zwei sind frei.',
  'rule.8.015.title': 'Flieger gegen Bodeneinheiten',
  'rule.8.015.text':
    'Bodeneinheiten können Flieger nie angreifen. Flieger können jeden gegnerischen Stapel in ihrem Megafeld angreifen. Gegnerische Stapel auf Feldern neben diesem Stapel, im selben Megafeld, kommen zum Kampf hinzu, wenn sie zu keinem anderen Angriff gehören [R34]. Stapel, die weiter weg stehen, kommen nicht hinzu.',
  'rule.8.016.title': 'Beispiel',
  'rule.8.016.text':
    'Zwei stürmende Stapel zu drei Phlanxen (je 9, verdoppelt 18, + 3 Klassenbonus = 21) und drei Plunges (6) greifen drei Gantuas (12) an: 48 zu 12, Verhältnis 4-1. Die Termagants neben den Gantuas kommen nicht hinzu, denn Low Renders greifen sie in einem eigenen Kampf an, 6 zu 6. Anderswo steht ein Basic (1) zwischen zwei Arbeitern (je 1). Ein einzelner Plunge (2), der einen der Arbeiter angreift, muss auch gegen den Basic kämpfen: 2 zu 2. Der andere Arbeiter steht nicht neben dem angegriffenen und kommt nicht hinzu. Greift der Plunge stattdessen den Basic an, so kommen beide Arbeiter hinzu: 2 zu 3.',
  'rule.8.02.title': 'Sturmangriff',
  'rule.8.02.text': 'Gantuas und Phlanxe dürfen in der Bewegungsphase einen Sturmangriff ansagen.',
  'rule.8.021.title': 'Bewegung im Sturmangriff',
  'rule.8.021.text':
    'Eine stürmende Einheit hat 2 Bewegungspunkte mehr. Sie muss sie nicht verbrauchen, muss aber nach der Bewegung angreifen.',
  'rule.8.022.title': 'Stärke im Sturmangriff',
  'rule.8.022.text':
    'Verdopple die Stärke einer stürmenden Einheit für diesen Angriff, bevor du Rücken- oder Klassenbonus dazuzählst.',
  'rule.8.023.title': 'Ergebnisse eines Sturmangriffs',
  'rule.8.023.text': 'Kampfergebnisse gelten für stürmende Einheiten wie für alle anderen.',
  'rule.8.024.title': 'Nach einem Sturmangriff',
  'rule.8.024.text':
    'Nachdem das Ergebnis angewandt und ein Vorrücken beendet ist, werden die stürmenden Einheiten desorganisiert.',
  'rule.8.025.title': 'Kein Sturmangriff nach Desorganisation',
  'rule.8.025.text':
    'Eine Einheit, die ihre Bewegung desorganisiert beginnt, kann in diesem Zug nicht im Sturm angreifen. Jeder Sturmangriff desorganisiert die Einheit [8.024]; also kann keine Einheit in zwei Zügen nacheinander stürmen.',
  'rule.8.026.title': 'Beispiel',
  'rule.8.026.text':
    'Drei geführte Gantuas greifen im Sturm an. Sie haben 6 Bewegungspunkte und greifen mit Stärke 24 an, ohne Boni, wo auch immer ihre Bewegung endet. Der Sturmangriff desorganisiert sie: Im Zug des Gegners verteidigen sie mit Stärke 6, und in ihrem nächsten Zug können sie nicht im Sturm angreifen.',
  'rule.8.03.title': 'Führung',
  'rule.8.03.text': 'Basics kämpfen schlecht, aber Bodenkrieger brauchen ihre Führung.',
  'rule.8.031.title': 'Geführte Einheiten',
  'rule.8.031.text':
    'Eine Einheit ist geführt, wenn in dem Megafeld, in dem ihre Bewegung beginnt, ein eigener Basic ist.',
  'rule.8.032.title': 'Einheiten, die Führung brauchen',
  'rule.8.032.text': 'Bodenkrieger brauchen Führung. Flieger, Arbeiter und Basics brauchen keine.',
  'rule.8.033.title': 'Ohne Führung',
  'rule.8.033.text':
    'Ein Bodenkrieger, der seine Bewegung ohne Führung beginnt, ist für diese Bewegungsphase desorganisiert.',
  'rule.8.034.title': 'Führung und Sturmangriff',
  'rule.8.034.text':
    'Eine Einheit, die ihre Bewegung ohne Führung beginnt, ist desorganisiert und kann darum in diesem Zug nicht im Sturm angreifen, auch wenn bis zum Ende des Zuges ein Basic in ihr Megafeld gekommen ist.',
  'rule.8.035.title': 'Die Führung verlassen',
  'rule.8.035.text':
    'Eine Einheit, die ihre Bewegung geführt beginnt, kann frei ziehen, angreifen und stürmen, wo auch immer ihre Bewegung endet. Ist sie dann ohne Führung, so wirkt sich das erst bei ihrer nächsten Bewegung aus.',
  'rule.8.04.title': 'Nahrung',
  'rule.8.04.text': 'Tote Einheiten sind Nahrung, und ein Schwarm lässt nichts verkommen.',
  'rule.8.041.title': 'Tote',
  'rule.8.041.text':
    'Für jede getötete Einheit wächst der Wert des nächsten Erntemarkers im selben Megafeld um 1. Sind mehrere Marker gleich nah, so entscheidet ein Würfel zwischen ihnen.',
  'rule.8.042.title': 'Neue Marker',
  'rule.8.042.text':
    'Ist in dem Megafeld kein Marker, so lege einen Marker ohne Zahl dorthin, wo die Einheit gestorben ist. Von da an ist er ein Marker wie jeder andere.',
  'rule.8.043.title': 'Grenze von 30',
  'rule.8.043.text':
    'Kein Marker kann mehr als 30 wert sein. Weitere Tote kommen zum nächsten anderen Marker im Megafeld. Gibt es keinen, so kommen sie zu einem neuen Marker auf dem Feld, auf dem die Einheit gestorben ist; ihn muss ein weiterer Arbeiter tragen.',
};
