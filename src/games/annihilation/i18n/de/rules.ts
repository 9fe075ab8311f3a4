/** The rulebook of Annihilation in German, as `rulebook.ts` has it in English. */
export const rules: Readonly<Record<`rule.${string}`, string>> = {
  'rule.0.title': 'Aufbau, Ziel und Züge',
  'rule.0.1.title': 'Teilchen',
  'rule.0.1.text':
    'Zwei Spieler, Weiß und Schwarz, sitzen an gegenüberliegenden Enden des Brettes. Beide beginnen mit den gleichen Teilchen: einem Annihilator ohne Ladung und sechs Trägern mit den Ladungen 1, 1, 2, 3, 5 und 8. Jedes Teilchen ist auf einer Seite weiß und auf der anderen schwarz und gehört dem Spieler, dessen Farbe oben liegt. Zu Beginn ist das Brett leer.',
  'rule.0.2.title': 'Ziel',
  'rule.0.2.text':
    'Du bekommst Punkte, indem du deine Teilchen auf den Entstehungspunkt deines Gegners bringst. Es gewinnt der erste Spieler, der am Ende eines Zuges 20 Punkte hat; vor der Partie könnt ihr eine andere Zahl vereinbaren.',
  'rule.0.3.title': 'Züge',
  'rule.0.3.text':
    'Weiß und Schwarz ziehen abwechselnd. Ein Zug ist eine Aktion mit allen ihren Folgen: einen Träger einsetzen [1.1], einen Annihilator einsetzen [2.1] oder einen Träger sich selbst emittieren lassen [3.1].',
  'rule.1.title': 'Träger ins Spiel bringen',
  'rule.1.1.title': 'Einen Träger einsetzen',
  'rule.1.1.text':
    'Setze einen Träger auf deinem eigenen Entstehungspunkt ein; nirgends sonst kommt er ins Spiel. Das ist dein ganzer Zug. In diesem Zug bewegt sich der Träger nicht, außer wenn die Kette von Treffern, die er auslöst, zu ihm zurückkommt [R19].',
  'rule.1.2.title': 'Einen Träger auf einen anderen setzen',
  'rule.1.2.text':
    'Steht einer deiner Träger schon auf deinem Entstehungspunkt, darfst du in einem späteren Zug einen anderen dort einsetzen. Der neue Träger emittiert seine Ladung in den alten und setzt ihn so in Bewegung.',
  'rule.1.3.title': 'Wie weit der alte Träger zieht',
  'rule.1.3.text':
    'Der alte Träger, der schon auf dem Entstehungspunkt stand, bewegt sich auf einer Kraftlinie so viele Punkte weit, wie die Ladung des neuen beträgt, wenn ihn kein anderes Teilchen aufhält [R1]. Der neue Träger nimmt den Platz des alten auf dem Entstehungspunkt ein und bleibt in diesem Zug dort, außer wenn die Kette zu ihm zurückkommt [R19]. Beispiel: Deine 5 steht auf deinem Entstehungspunkt, und du setzt deine 3 ein. Die 5 zieht drei Punkte weit auf einer Linie; die 3 steht jetzt auf dem Entstehungspunkt.',
  'rule.2.title': 'Annihilatoren einsetzen',
  'rule.2.1.title': 'Wo und wann',
  'rule.2.1.text':
    'In jedem Zug darfst du einen Annihilator auf einen leeren Punkt der Zone setzen. Zur Zone gehören alle Punkte zwischen den beiden Entstehungspunkten.',
  'rule.2.2.title': 'Ein ganzer Zug',
  'rule.2.2.text': 'Einen Annihilator einzusetzen ist dein ganzer Zug.',
  'rule.3.title': 'Selbstemission',
  'rule.3.1.title': 'Träger, die emittieren dürfen',
  'rule.3.1.text':
    'Du darfst einen deiner Träger in der Zone sich selbst emittieren lassen. Das ist dein ganzer Zug.',
  'rule.3.2.title': 'Weite',
  'rule.3.2.text':
    'Emittiert ein Träger sich selbst, wird seine Ladung zu seiner Kraft. Er muss so viele Punkte weit ziehen, wie seine Ladung beträgt, wenn er nicht unterwegs ein anderes Teilchen trifft.',
  'rule.3.3.title': 'Freie Wahl der Linien',
  'rule.3.3.text':
    'An jedem Punkt darf ein Träger, der sich selbst emittiert, auf eine beliebige andere Linie wechseln; nur dein vorderster Träger ist eingeschränkt [6.1].',
  'rule.3.4.title': 'Ein anderes Teilchen treffen',
  'rule.3.4.text':
    'Trifft ein Träger ein anderes Teilchen, bleibt er auf dessen Punkt stehen. Auch der Schritt auf diesen Punkt verbraucht Kraft. Die restliche Kraft geht auf das andere Teilchen über, das sich so weit auf einer Linie bewegen muss. Beispiel: Deine 3 zieht zwei Punkte weit und trifft eine 2. Es bleibt ein Punkt Kraft, also bewegt sich die 2 einen Punkt weit.',
  'rule.3.5.title': 'Gegnerische Teilchen',
  'rule.3.5.text':
    'Teilchen deines Gegners darfst du ebenso treffen und treiben wie deine eigenen.',
  'rule.4.title': 'Kraft weitergeben',
  'rule.4.1.title': 'Die Kraft geht über',
  'rule.4.1.text':
    'Ein Teilchen, das ein anderes trifft, bleibt auf dessen Punkt stehen und gibt ihm seine ganze restliche Kraft.',
  'rule.4.2.title': 'Kraft, nicht Ladung',
  'rule.4.2.text':
    'Ein getroffenes Teilchen bewegt sich so weit, wie die erhaltene Kraft reicht; seine eigene Ladung spielt keine Rolle.',
  'rule.4.3.title': 'Auf einer Linie',
  'rule.4.3.text':
    'Das getroffene Teilchen bewegt sich geradeaus auf einer Linie. Linie und Richtung wählst du.',
  'rule.4.4.title': 'Begegnung',
  'rule.4.4.text':
    'Kommt ein getroffenes Teilchen zu einem anderen, begegnen sich die beiden ohne Kraft: Die Kraft, die das getroffene erhalten hat, bewegt nur dieses Teilchen und geht nicht weiter.',
  'rule.4.5.title': 'Begegnung ohne Kraft',
  'rule.4.5.text':
    'Zwei Teilchen, die sich ohne Kraft begegnen, vernichten einander, wenn sich das ankommende nicht selbst emittiert. Emittiert es sich, geht seine ganze Ladung als Kraft auf das andere Teilchen über.',
  'rule.4.6.title': 'Emission bei einer Begegnung',
  'rule.4.6.text':
    'Bei einer Begegnung darf sich nur das ankommende Teilchen selbst emittieren, nur wenn es dem Spieler am Zug gehört und nur wenn es in diesem Zug noch nicht emittiert hat.',
  'rule.5.title': 'Vernichtung',
  'rule.5.1.title': 'Annihilatoren',
  'rule.5.1.text':
    'Ein Teilchen, das auf einen Annihilator stößt, wird vernichtet, und der Annihilator ebenso.',
  'rule.5.2.title': 'Wenn kein Teilchen emittiert',
  'rule.5.2.text':
    'Zwei Teilchen, die sich ohne Kraft begegnen, werden beide vernichtet, wenn keines emittiert.',
  'rule.5.3.title': 'Teilchen, die nicht emittieren können',
  'rule.5.3.text':
    'Ein Teilchen, das seine Bewegung mit einer Selbstemission begonnen hat, kann nicht noch einmal emittieren, und Teilchen deines Gegners können in deinem Zug nicht emittieren.',
  'rule.5.4.title': 'Auf dem gegnerischen Entstehungspunkt',
  'rule.5.4.text':
    'Ein Teilchen, das seine Bewegung auf dem gegnerischen Entstehungspunkt beendet, wird dort vernichtet, ob es genau mit dem letzten Punkt seiner Kraft ankommt oder dort ein Teilchen trifft. Beispiel: Deine 2 hat noch einen Punkt Kraft, als sie auf dem Entstehungspunkt von Schwarz eine schwarze 5 trifft. Die 5 bewegt sich einen Punkt weit; deine 2 wird vernichtet und bringt dir 2 Punkte.',
  'rule.5.5.title': 'Der Verteidiger',
  'rule.5.5.text':
    'Kommt ein Teilchen auf dem gegnerischen Entstehungspunkt an und begegnet dort einem anderen ohne Kraft, werden beide vernichtet, wenn sich das ankommende nicht selbst emittiert [4.5].',
  'rule.5.6.title': 'Seitenwechsel',
  'rule.5.6.text':
    'Drehe ein vernichtetes Teilchen um. Es gehört jetzt dem Spieler, dessen Farbe oben liegt, und wartet in dessen Ex-Nihilo-Schale, bis es eingesetzt wird: Träger nach [1.1], Annihilatoren nach [2.1].',
  'rule.6.title': 'Der vorderste Träger',
  'rule.6.1.title': 'Nur rückwärts',
  'rule.6.1.text':
    'Dein vorderster Träger ist der, der dem Entstehungspunkt deines Gegners am nächsten ist. Emittiert er sich selbst, darf er nicht vorwärts: Er muss rückwärts ziehen.',
  'rule.6.2.title': 'Hinter einen anderen Träger',
  'rule.6.2.text':
    'Dein vorderster Träger darf hinter einen anderen deiner Träger zurückziehen. Dann ist er nicht mehr der vorderste und darf vorwärts, bis er es wieder ist. Hat er dann noch Kraft, muss er erneut rückwärts.',
  'rule.7.title': 'Wertung',
  'rule.7.1.title': 'Punkte',
  'rule.7.1.text':
    'Ein Teilchen, das auf dem Entstehungspunkt eines Spielers vernichtet wird, bringt dem anderen Spieler seine Ladung als Punkte. Beispiel: Deine 5 begegnet auf dem Entstehungspunkt von Schwarz einer schwarzen 2, und beide werden vernichtet. Du bekommst 7 Punkte.',
  'rule.R1.title': 'Ein getroffenes Teilchen, das nicht weiterkommt',
  'rule.R1.text':
    'Ein getroffenes Teilchen hält beim ersten Teilchen auf seinem Weg an, auch wenn es noch nicht seine volle Weite gezogen ist, und begegnet ihm ohne Kraft, wie [4.4] es sagt. Gäbe es die restliche Kraft weiter, widerspräche das dieser Regel. Könnte es andere Teilchen überspringen, wären Annihilatoren als Hindernisse nutzlos. Wären versperrte Linien verboten, könnte ein Spieler ohne erlaubte Aktion dastehen.',
  'rule.R2.title': 'Die Kraft muss auf die Linie passen',
  'rule.R2.text':
    'Eine Richtung, in der die Linie für die Kraft zu kurz und nichts im Weg ist, kannst du nicht wählen. Gibt es keine andere Richtung, kannst du nicht wählen, was dorthin führt: Nimm einen anderen Weg, vernichte stattdessen oder wähle eine andere Aktion. Linien enden an den Entstehungspunkten, und über das Ende hinaus kann kein Teilchen ziehen.',
  'rule.R3.title': 'Ein verteidigter Entstehungspunkt',
  'rule.R3.text':
    'Kommt ein Teilchen mit restlicher Kraft an, treibt es den Verteidiger fort und wird dort als einziges vernichtet. Kommt es ohne Kraft an, werden beide Teilchen vernichtet, und beide Ladungen zählen als Punkte. Das gilt auch für ein getroffenes Teilchen, das der Verteidiger aufhält, bevor es seine ganze Strecke zurückgelegt hat [R1]. Ausnahme: Darf das ankommende Teilchen emittieren und tut es das [4.5], treibt es den Verteidiger fort und wird als einziges vernichtet.',
  'rule.R4.title': 'Die Wahl der Linie',
  'rule.R4.text':
    'Du wählst Linie und Richtung jedes Teilchens, das in deinem Zug getroffen wird, deiner eigenen und der gegnerischen: jede Linie durch seinen Punkt, in beide Richtungen. Verworfen haben wir die Lesart, dass das Teilchen auf der Linie weiterzieht, auf der es getroffen wurde: Ein Träger, der auf einen anderen gesetzt wird, hat sich auf keiner Linie bewegt, und der Träger, den er trifft, darf den Entstehungspunkt auf jeder Linie verlassen.',
  'rule.R5.title': 'Der Entstehungspunkt entscheidet',
  'rule.R5.text':
    'Nur der Entstehungspunkt zählt, nicht der Besitzer des Teilchens: Wird ein gegnerisches Teilchen auf deinem Entstehungspunkt vernichtet, bringt es deinem Gegner Punkte, und ebenso deine eigenen, die dort vernichtet werden.',
  'rule.R6.title': 'Auf dem eigenen Entstehungspunkt',
  'rule.R6.text':
    'Ein Träger auf dem eigenen Entstehungspunkt ist noch nicht in der Zone und kann sich nicht selbst emittieren; er verlässt ihn nur, wenn er getroffen wird. Ein Träger, der seine Bewegung dort beendet, steht da, als wäre er gerade eingesetzt worden.',
  'rule.R7.title': 'Ein eingesetzter Träger gilt als emittiert',
  'rule.R7.text':
    'Ein Träger, der auf einen anderen gesetzt wurde, gilt in diesem Zug als emittiert und kann es nicht noch einmal, wenn die Kette zu ihm zurückkommt. Man könnte einwenden, dass das Einsetzen nicht das Emittieren ist, das [4.6] meint. Aber seine Ladung hat er schon beim Einsetzen gegeben [1.2]; würde er auch noch emittieren, gäbe er sie zweimal in einem Zug.',
  'rule.R8.title': 'Freie Wahl bei einer Begegnung',
  'rule.R8.text':
    'Der Spieler am Zug wählt immer selbst, ob sein ankommendes Teilchen emittiert. Jedes Teilchen darf einmal im Zug emittieren und nie in einen Annihilator.',
  'rule.R9.title': 'Selbstemission, die auf einem Teilchen endet',
  'rule.R9.text':
    'Hat ein Träger sich selbst emittiert und zieht er mit seiner letzten Kraft auf ein anderes Teilchen, ein eigenes oder gegnerisches, wird er mit ihm zusammen vernichtet.',
  'rule.R10.title': 'Wann ein Träger der vorderste ist',
  'rule.R10.text':
    'Ein Träger ist der vorderste, wenn er dem gegnerischen Entstehungspunkt näher ist als jeder andere Träger seines Besitzers auf dem Brett. Träger auf dem eigenen Entstehungspunkt zählen mit, Annihilatoren nicht. Sind zwei Träger gleich nah, ist keiner von ihnen der vorderste. Der einzige Träger eines Spielers ist immer der vorderste. Prüfe das vor jedem Schritt einer Selbstemission. Getroffene Träger dürfen vorwärts ziehen. Ein Träger darf auf seinem Weg geradewegs zurückziehen.',
  'rule.R11.title': 'Wege über Entstehungspunkte',
  'rule.R11.text':
    'Bei einer Selbstemission darf ein Träger über den eigenen Entstehungspunkt ziehen, wenn dieser leer ist. Der gegnerische, wenn er leer ist, kann nur der letzte Punkt des Weges sein.',
  'rule.R12.title': 'Was Annihilatoren nie tun',
  'rule.R12.text':
    'Ein Annihilator bewegt sich nie, emittiert nie, bringt nie Punkte und steht nie auf einem Entstehungspunkt. Stößt ein Teilchen seines Besitzers auf ihn, werden ebenfalls beide vernichtet, und beide wechseln die Seite [5.6].',
  'rule.R13.title': 'Teilchen, die die Seite gewechselt haben',
  'rule.R13.text':
    'Der neue Besitzer eines Teilchens darf es ab seinem nächsten Zug einsetzen. So kann ein Spieler beide Teilchen derselben Ladung haben, sogar beide Annihilatoren.',
  'rule.R14.title': 'Erster Spieler',
  'rule.R14.text':
    'Weiß beginnt, wenn ihr nichts anderes vereinbart, denn die Regeln nennen keinen ersten Spieler. Lost vor der ersten Partie und wechselt euch danach von Partie zu Partie ab.',
  'rule.R15.title': 'Passen',
  'rule.R15.text':
    'Du darfst nur passen, wenn du keine erlaubte Aktion hast; das ist nur mit leerer Schale möglich. Passen beide Spieler nacheinander, endet die Partie: Die höhere Punktzahl gewinnt, gleiche Punktzahlen sind ein Unentschieden.',
  'rule.R16.title': 'Partien ohne Fortschritt',
  'rule.R16.text':
    'Die Partie endet, wenn eine bestimmte Zahl von Zügen lang kein Teilchen eingesetzt oder vernichtet wurde [D5], spätestens aber nach einem festen letzten Zug [D6]: Die höhere Punktzahl gewinnt, gleiche Punktzahlen sind ein Unentschieden.',
  'rule.R17.title': 'Beide erreichen die Siegpunktzahl',
  'rule.R17.text':
    'Nie bekommen beide Spieler im selben Zug Punkte. Darum können sie die Siegpunktzahl nicht im selben Zug erreichen, und es braucht keine Regel dafür. Weiß punktet nur auf dem Entstehungspunkt von Schwarz. Ein Teilchen, das Weiß von dort forttreibt, gehört Schwarz und kann nicht emittieren; der Zug endet also, wo es anhält. Keine Kraft ist groß genug, um es bis zum Entstehungspunkt von Weiß zu treiben [D1] [D2].',
  'rule.R18.title': 'Wiederholte Stellungen',
  'rule.R18.text':
    'Die Partie endet, wenn eine Stellung zum dritten Mal mit demselben Spieler am Zug und denselben Punktzahlen entsteht: Die höhere Punktzahl gewinnt, gleiche Punktzahlen sind ein Unentschieden. Gleiche Teilchen dürfen die Plätze getauscht haben, und ihre erste Farbe spielt keine Rolle. Beim zweiten Mal werdet ihr gewarnt. Ohne diese Entscheidung könnten die Spieler bis zum letzten Zug im Kreis einsetzen und vernichten.',
  'rule.R19.title': 'Eine Kette, die zurückkommt',
  'rule.R19.text':
    'Kommt die Kette, die ein eingesetzter Träger auslöst, zum Entstehungspunkt zurück, wird der eingesetzte Träger noch im selben Zug getroffen und bewegt sich wie jedes andere Teilchen. Nach den Regeln bewegt sich ein eingesetzter Träger erst in einem späteren Zug, aber eine Kette trifft auch jedes Teilchen auf ihrem Weg; die Kette hat Vorrang.',
  'rule.D1.title': 'Standardbrett',
  'rule.D1.text':
    'Das Brett hat 49 Punkte auf 8 Linien mit 10 Schritten von Entstehungspunkt zu Entstehungspunkt. Von beiden Enden sieht es gleich aus, und links und rechts sind spiegelgleich. Zehn Schritte sind mehr als die größte Ladung; kein Einsetzen schießt also ein Teilchen ganz hinüber, und ein Träger kann immer eingesetzt werden. Von den Brettern, die wir erprobt haben, war dieses das ausgewogenste.',
  'rule.D2.title': 'Lernbrett',
  'rule.D2.text':
    'Das Lernbrett hat 24 Punkte auf 6 Linien mit 6 Schritten. Es hat dieselben Symmetrien und wird ohne die 8 gespielt. Auch hier schießt kein Einsetzen ein Teilchen ganz hinüber, und ein Träger kann immer eingesetzt werden.',
  'rule.D3.title': 'Vorwärts und rückwärts',
  'rule.D3.text':
    'Der Abstand eines Teilchens ist die Zahl der Schritte bis zum gegnerischen Entstehungspunkt. Jeder Schritt ändert ihn um eins: Vorwärts ist näher, rückwärts ist weiter weg. Schritte zur Seite gibt es nicht.',
  'rule.D4.title': 'Siegpunktzahl',
  'rule.D4.text':
    'Ihr könnt jede Siegpunktzahl von 1 bis 99 vereinbaren. Sonst spielt ihr bis 20, die Summe der Ladungen eines Spielers auf dem Standardbrett. Auf dem Lernbrett ergeben die Ladungen zusammen 12; eine Siegpunktzahl von 12 gibt dort eine kurze Partie. Wenn ihr nichts anderes vereinbart, spielt ihr aber auch dort bis 20.',
  'rule.D5.title': 'Ruhige Züge',
  'rule.D5.text':
    'Die Partie endet nach 40 Zügen in Folge, 20 von jedem Spieler, in denen kein Teilchen eingesetzt oder vernichtet wird.',
  'rule.D6.title': 'Letzter Zug',
  'rule.D6.text': 'Die Partie endet nach 300 Zügen, 150 von jedem Spieler.',
  'rule.D7.title': 'Ex-Nihilo-Schalen',
  'rule.D7.text':
    'Die Schale von Weiß liegt rechts vom Brett, die von Schwarz links. In der inneren Spalte liegen Teilchen, die zu Beginn der Partie diesem Spieler gehörten, in der äußeren jene, die dem Gegner gehörten.',
  'rule.D8.title': 'Wahl der Richtung',
  'rule.D8.text':
    'Die Richtung eines getroffenen Teilchens wählst du über den Punkt, an dem es enden wird. Führen mehrere Linien zu diesem Punkt, gelten sie als dieselbe Wahl, denn unterwegs geschieht nichts.',
  'rule.D9.title': 'Namen der Teilchen',
  'rule.D9.text':
    'In Meldungen und auf dem Brett heißt ein Teilchen nach der Seite, die oben liegt: die weiße 8, die schwarze 3. In der Notation der Züge und in Stellungsdateien behält es den Namen aus seiner ersten Farbe und seiner Ladung, etwa w3 oder b8, gleich wem es gehört. Gleiche Teilchen unterscheidet ein Buchstabe: w1a und w1b.',
};
