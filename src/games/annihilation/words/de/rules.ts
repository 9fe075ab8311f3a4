/** The rulebook of Annihilation in German, as `rulebook.ts` has it in English. */
export const rules: Readonly<Record<`rule.${string}`, string>> = {
  'rule.0.title': 'Aufbau, Ziel und Züge',
  'rule.0.1.title': 'Teilchen',
  'rule.0.1.text':
    'Zwei Spieler, Weiß und Schwarz, sitzen an gegenüberliegenden Enden des Brettes. Jeder hat die gleichen Teilchen: einen Annihilator ohne Ladung und Träger mit der Ladung 1, 1, 2, 3, 5 und 8. Jedes Teilchen ist auf einer Seite weiß und auf der anderen schwarz; es gehört dem Spieler, dessen Farbe oben liegt. Zu Beginn ist das Brett leer.',
  'rule.0.2.title': 'Ziel',
  'rule.0.2.text':
    'Punkte bringt, wer eigene Teilchen auf den Entstehungspunkt des Gegners bringt. Wer am Ende eines Zuges 20 Punkte hat, oder so viele, wie die Spieler vereinbart haben, hat gewonnen.',
  'rule.0.3.title': 'Züge',
  'rule.0.3.text':
    'Die Spieler ziehen abwechselnd. Ein Zug ist eine Aktion: einen Träger einsetzen [1.1], einen Annihilator einsetzen [2.1] oder einen Träger sich selbst emittieren lassen [3.1], mit allem, was daraus folgt.',

  'rule.1.title': 'Träger ins Spiel bringen',
  'rule.1.1.title': 'Einen Träger einsetzen',
  'rule.1.1.text':
    'Ein Träger kommt auf dem Entstehungspunkt seines Besitzers ins Spiel und nirgends sonst. Ihn einzusetzen ist ein ganzer Zug: Er bewegt sich in diesem Zug nicht von selbst und wird nur dann weitergetrieben, wenn die Kette, die er auslöst, zu ihm zurückkommt [R19].',
  'rule.1.2.title': 'Auf einen Träger setzen',
  'rule.1.2.text':
    'Ein Träger, der schon auf dem Entstehungspunkt steht, kommt in Fahrt, wenn in einem späteren Zug ein anderer dort eingesetzt wird: Der neue emittiert seine Ladung in den alten.',
  'rule.1.3.title': 'Wie weit er fliegt',
  'rule.1.3.text':
    'Der alte bewegt sich auf einer Kraftlinie um genau die Ladung des neuen, der seinen Platz auf dem Entstehungspunkt einnimmt. Dort bleibt der neue in diesem Zug, es sei denn, die Kette kommt zu ihm zurück [R19].',

  'rule.2.title': 'Annihilatoren einsetzen',
  'rule.2.1.title': 'Wo und wann',
  'rule.2.1.text':
    'Ein Annihilator darf in jedem Zug eingesetzt werden, auf jedem leeren Punkt der Zone zwischen den beiden Entstehungspunkten.',
  'rule.2.2.title': 'Ein ganzer Zug',
  'rule.2.2.text': 'Einen Annihilator einzusetzen ist der ganze Zug des Spielers.',

  'rule.3.title': 'Selbstemission',
  'rule.3.1.title': 'Wer emittieren darf',
  'rule.3.1.text':
    'Ein Träger in der Zone darf sich selbst emittieren. Ihn dazu zu wählen ist ein ganzer Zug.',
  'rule.3.2.title': 'Weite',
  'rule.3.2.text':
    'Seine Ladung wird zu seiner Bewegungskraft: Er muss so viele Punkte weit ziehen, wie seine Ladung beträgt, wenn er nicht unterwegs auf ein anderes Teilchen trifft.',
  'rule.3.3.title': 'Freie Wahl der Linien',
  'rule.3.3.text':
    'Er darf an jedem Punkt von einer Linie auf eine andere wechseln, wie er will; eine Ausnahme ist der Träger, der dem Gegner am nächsten ist [6.1].',
  'rule.3.4.title': 'Ein anderes Teilchen treffen',
  'rule.3.4.text':
    'Trifft er auf ein anderes Teilchen, so ist seine Bewegung zu Ende, und die Kraft, die nach dem Schritt auf diesen Punkt übrig ist, geht auf das andere über; das muss sich so weit auf einer Linie bewegen, wie diese Kraft besagt.',
  'rule.3.5.title': 'Gegnerische Teilchen',
  'rule.3.5.text': 'Teilchen des Gegners dürfen ebenso getroffen und getrieben werden wie eigene.',

  'rule.4.title': 'Weitergabe der Emission',
  'rule.4.1.title': 'Die Kraft geht über',
  'rule.4.1.text':
    'Ein Teilchen, das ein anderes trifft, gibt ihm alle Bewegungskraft, die es noch hat, und nimmt seinen Platz ein.',
  'rule.4.2.title': 'Die erhaltene Kraft, nicht die Ladung',
  'rule.4.2.text':
    'Das getroffene Teilchen bewegt sich um die Kraft, die es erhalten hat, was auch immer seine eigene Ladung ist.',
  'rule.4.3.title': 'Auf einer Linie',
  'rule.4.3.text': 'Es bewegt sich gerade auf einer Linie, in der Richtung, die der Spieler wählt.',
  'rule.4.4.title': 'Es begegnet ohne Kraft',
  'rule.4.4.text':
    'Kommt ein getroffenes Teilchen auf ein anderes, so hat es keine Kraft abzugeben: Seine Kraft galt dem Weg.',
  'rule.4.5.title': 'Begegnung ohne Kraft',
  'rule.4.5.text':
    'Zwei Teilchen, die sich ohne Kraft begegnen, vernichten einander, es sei denn, das gekommene emittiert sich selbst: Dann geht seine ganze Ladung auf das andere über.',
  'rule.4.6.title': 'Wer bei einer Begegnung emittieren darf',
  'rule.4.6.text':
    'Das darf nur ein Teilchen des Spielers am Zug, nur als das gekommene und nur, wenn es in diesem Zug noch nicht emittiert hat.',

  'rule.5.title': 'Vernichtung',
  'rule.5.1.title': 'Annihilatoren',
  'rule.5.1.text': 'Was auf einen Annihilator stößt, wird vernichtet, und der Annihilator mit ihm.',
  'rule.5.2.title': 'Begegnung ohne Kraft',
  'rule.5.2.text':
    'Zwei Teilchen, die sich ohne Kraft begegnen, werden beide vernichtet, wenn keines emittiert.',
  'rule.5.3.title': 'Wenn nichts emittieren kann',
  'rule.5.3.text':
    'Nicht emittieren kann ein Teilchen, das seine Bewegung mit einer Selbstemission begonnen hat, und auch keines des Gegners.',
  'rule.5.4.title': 'Auf dem gegnerischen Entstehungspunkt',
  'rule.5.4.text':
    'Ein Teilchen, das seine Bewegung auf dem Entstehungspunkt des Gegners seines Besitzers beendet, wird dort vernichtet, ob nun seine Kraft genau aufging oder ob es das Teilchen getroffen hat, das dort stand.',
  'rule.5.5.title': 'Der Verteidiger',
  'rule.5.5.text':
    'Ein Teilchen auf diesem Entstehungspunkt, dem eines ohne Kraft begegnet, wird ebenfalls vernichtet, es sei denn, das gekommene emittiert sich selbst [4.5].',
  'rule.5.6.title': 'Umgedreht',
  'rule.5.6.text':
    'Ein vernichtetes Teilchen wird umgedreht und dem Spieler gegeben, dessen Farbe dann oben liegt. Es wartet in dessen Ex-Nihilo-Schale, bis es eingesetzt wird: Träger nach [1.1], Annihilatoren nach [2.1].',

  'rule.6.title': 'Der vorderste Träger',
  'rule.6.1.title': 'Nicht vorwärts',
  'rule.6.1.text':
    'Der Träger eines Spielers, der dem gegnerischen Entstehungspunkt am nächsten ist, darf sich nicht durch eigene Emission vorwärts bewegen: Er muss rückwärts.',
  'rule.6.2.title': 'Hinter einen anderen zurück',
  'rule.6.2.text':
    'Er darf hinter einen anderen Träger seines Besitzers zurückgehen. Von dort an ist er nicht mehr der vorderste und darf vorwärts, bis er es wieder ist; dann muss er noch einmal zurück, solange Kraft übrig ist.',

  'rule.7.title': 'Wertung',
  'rule.7.1.title': 'Punkte',
  'rule.7.1.text':
    'Jedes Teilchen, das auf dem Entstehungspunkt eines Spielers vernichtet wird, bringt dessen Gegner seine Ladung als Punkte.',

  'rule.R1.title': 'Ein getroffenes Teilchen, das nicht weiterkommt',
  'rule.R1.text':
    'Ein getroffenes Teilchen hält beim ersten Teilchen an, das ihm im Weg steht, auch vor seiner vollen Weite, und begegnet ihm ohne Kraft, wie [4.4] es sagt. Den Rest weiterzugeben widerspräche dem; darüber hinwegzuspringen machte Annihilatoren als Hindernisse nutzlos; versperrte Linien zu verbieten kann einem Spieler jede Möglichkeit nehmen.',
  'rule.R2.title': 'Die Kraft muss auf die Linie passen',
  'rule.R2.text':
    'Linien enden an den Entstehungspunkten. Eine Richtung, in der die Linie für die Kraft zu kurz und nichts im Weg ist, darf nicht gewählt werden; bleibt keine Richtung, so darf nicht gewählt werden, was dahin führte: Es bleibt ein anderer Weg, die Vernichtung statt der Emission oder eine andere Aktion.',
  'rule.R3.title': 'Ein verteidigter Entstehungspunkt',
  'rule.R3.text':
    'Wer mit restlicher Kraft ankommt, treibt den Verteidiger fort und wird dort als Einziger vernichtet. Wer ohne ankommt, sei es auch nur, weil ein versperrter Flug dort endet, wird zusammen mit dem Verteidiger vernichtet, und beide bringen Punkte; es sei denn, er darf bei der Begegnung emittieren und tut es [4.5]: Dann treibt auch er den Verteidiger fort.',
  'rule.R4.title': 'Wer die Linie wählt',
  'rule.R4.text':
    'Der Spieler am Zug wählt Linie und Richtung jedes getroffenen Teilchens, wem es auch gehört: jede Linie durch seinen Punkt, in beide Richtungen. Man kann die Regel auch so lesen, dass es auf der Linie des Stoßes weiterfliegt und der Spieler nur die Richtung wählt; aber ein Träger, der auf einen anderen gesetzt wird, kommt auf gar keiner Linie, und dem, den er treibt, stehen alle Linien vom Entstehungspunkt offen. Die Linie des Stoßes kann also nicht gemeint sein.',
  'rule.R5.title': 'Wer die Punkte bekommt',
  'rule.R5.text':
    'Nur der Ort zählt: Ein gegnerisches Teilchen, das auf deinen Entstehungspunkt getrieben wird, bringt dem Gegner Punkte, und ebenso tun es deine eigenen, die dort vernichtet werden.',
  'rule.R6.title': 'Auf dem eigenen Entstehungspunkt',
  'rule.R6.text':
    'Ein Träger auf dem eigenen Entstehungspunkt ist noch nicht in der Zone und kann sich nicht selbst emittieren; er kommt nur fort, wenn er getroffen wird. Einer, der seine Bewegung dort beendet, steht da wie gerade eingesetzt.',
  'rule.R7.title': 'Ein eingesetzter Träger hat emittiert',
  'rule.R7.text':
    'Ein Träger, der auf einen anderen gesetzt wurde, hat in diesem Zug emittiert und kann es nicht noch einmal, wenn die Kette zu ihm zurückkommt. Man kann die Regel auch so lesen, dass er zwar emittiert hat, aber nicht sich selbst, wonach [4.6] fragt; doch die Ladung, die er bei dieser Begegnung gäbe, ist die, die er beim Einsetzen gegeben hat [1.2], und keine Ladung wird in einem Zug zweimal gegeben.',
  'rule.R8.title': 'Emission bei einer Begegnung',
  'rule.R8.text':
    'Sie ist immer freigestellt, steht dem gekommenen Teilchen offen, wenn es dem Spieler am Zug gehört, jedem Teilchen einmal im Zug, und nie gegen einen Annihilator.',
  'rule.R9.title': 'Selbstemission, die auf einem Teilchen endet',
  'rule.R9.text':
    'Ein Träger, der sich selbst emittiert hat und mit seiner letzten Kraft auf ein anderes Teilchen zieht, ob eigen oder gegnerisch, wird zusammen mit ihm vernichtet.',
  'rule.R10.title': 'Welcher Träger der vorderste ist',
  'rule.R10.text':
    'Derjenige, der dem gegnerischen Entstehungspunkt näher ist als jeder andere Träger seines Besitzers auf dem Brett; die auf dem eigenen Entstehungspunkt zählen mit, Annihilatoren nicht. Bei Gleichstand ist es keiner, ein einziger Träger ist es immer. Das gilt vor jedem Schritt einer Selbstemission und bindet sonst nichts: Getroffene Träger dürfen vorwärts. Geradewegs dahin zurückzugehen, woher er kam, ist erlaubt.',
  'rule.R11.title': 'Wege über Entstehungspunkte',
  'rule.R11.text':
    'Eine Selbstemission darf über den eigenen Entstehungspunkt führen, wenn er leer ist. Der gegnerische kann, wenn er leer ist, nur der letzte Punkt des Weges sein.',
  'rule.R12.title': 'Was Annihilatoren nie tun',
  'rule.R12.text':
    'Ein Annihilator bewegt sich nie, emittiert nie, bringt keine Punkte und steht auf keinem Entstehungspunkt; er hält auch die Teilchen seines Besitzers auf und vernichtet sie. Mit seinem Opfer umgedreht, geht er zum anderen Spieler über.',
  'rule.R13.title': 'Übergelaufene Teilchen',
  'rule.R13.text':
    'Sie können vom nächsten Zug des neuen Besitzers an eingesetzt werden. So können beide Teilchen einer Ladung in eine Hand kommen, auch die beiden Annihilatoren.',
  'rule.R14.title': 'Wer beginnt',
  'rule.R14.text':
    'Die Regeln sagen es nicht. Weiß beginnt, wenn nichts anderes vereinbart ist; lost und wechselt euch von Spiel zu Spiel ab.',
  'rule.R15.title': 'Passen',
  'rule.R15.text':
    'Ein Spieler passt nur, wenn er keine erlaubte Aktion hat; dazu muss seine Schale leer sein. Wird zweimal nacheinander gepasst, so endet das Spiel: Die höhere Punktzahl gewinnt, gleiche sind unentschieden.',
  'rule.R16.title': 'Spiele, die nirgends hinführen',
  'rule.R16.text':
    'Das Spiel endet, wenn lange nichts eingesetzt oder vernichtet wurde [D5], und nach einem letzten Zug [D6]: Die höhere Punktzahl gewinnt, gleiche sind unentschieden.',
  'rule.R17.title': 'Beide erreichen die Siegpunktzahl',
  'rule.R17.text':
    'Dazu kann es nicht kommen, also muss nichts darüber entscheiden: Nie punkten beide in einem Zug. Weiß punktet nur auf dem Entstehungspunkt von Schwarz. Was Weiß von dort forttreibt, gehört Schwarz und emittiert nicht; der Zug endet also, wo es anhält, und der Entstehungspunkt von Weiß ist weiter weg, als irgendeine Kraft reicht [D1] [D2].',
  'rule.R18.title': 'Stellungen, die wiederkommen',
  'rule.R18.text':
    'Steht eine Stellung zum dritten Mal, mit demselben Spieler am Zug und denselben Punkten, so endet das Spiel: Die höhere Punktzahl gewinnt, gleiche sind unentschieden. Im Kreis einzusetzen und zu vernichten bringt keine Punkte und ginge sonst bis zum letzten Zug weiter. Gleiche Teilchen dürfen die Plätze getauscht haben; mit welcher Farbe sie begannen, spielt keine Rolle. Steht eine Stellung zum zweiten Mal, so wird man gewarnt.',
  'rule.R19.title': 'Eine Kette, die zurückkommt',
  'rule.R19.text':
    'Das Original lässt einen eingesetzten Träger erst in einem späteren Zug ziehen, und es lässt eine Kette jedes Teilchen treiben, das sie trifft. Kommt die Kette, die ein eingesetzter Träger auslöst, zum Entstehungspunkt zurück, so hat die Kette Vorrang: Der eingesetzte Träger wird noch im selben Zug getroffen und getrieben wie jeder andere. Von einem Teilchen, das mit Kraft getroffen wird, ist nichts anderes gesagt.',

  'rule.D1.title': 'Standardbrett',
  'rule.D1.text':
    '49 Punkte auf 8 Linien mit 10 Schritten zwischen den Entstehungspunkten, von beiden Enden aus gleich und auch im Spiegel. Zehn Schritte sind mehr als die größte Ladung; mit einem einzigen Einsetzen wird also nichts ganz hinübergeschossen, und jedes Einsetzen lässt sich ausführen. Von den erprobten Brettern war es das ausgewogenste.',
  'rule.D2.title': 'Lernbrett',
  'rule.D2.text':
    '24 Punkte auf 6 Linien mit 6 Schritten, auf dieselbe Weise gemacht und ohne die 8 gespielt, sodass alles gilt, was vom Standardbrett gesagt ist.',
  'rule.D3.title': 'Vorwärts und rückwärts',
  'rule.D3.text':
    'Der Abstand eines Teilchens wird in Schritten zum Entstehungspunkt des Gegners seines Besitzers gezählt. Jeder Schritt ändert ihn um eins: vorwärts heißt näher, rückwärts weiter weg, und seitwärts gibt es nicht.',
  'rule.D4.title': 'Siegpunktzahl',
  'rule.D4.text':
    'Nach Vereinbarung 1 bis 99. Ist nichts vereinbart, so sind es 20: die Summe der Ladungen eines Spielers auf dem Standardbrett. Auf dem Lernbrett ergeben sie 12, was ein kurzes Spiel macht; auch dort wird bis 20 gespielt, wenn die Spieler nichts anderes sagen.',
  'rule.D5.title': 'Ruhige Züge',
  'rule.D5.text': '40 Züge nacheinander, 20 von jedem Spieler, gelten als lange.',
  'rule.D6.title': 'Letzter Zug',
  'rule.D6.text': 'Nach 300 Zügen, 150 von jedem Spieler, ist das Spiel zu Ende.',
  'rule.D7.title': 'Ex-Nihilo-Schalen',
  'rule.D7.text':
    'Die Schale von Weiß liegt rechts vom Brett, die von Schwarz links: in der inneren Spalte die Teilchen, die von Anfang an dem Besitzer gehörten, in der äußeren die, die übergelaufen sind.',
  'rule.D8.title': 'Wie eine Linie genannt wird',
  'rule.D8.text':
    'Die Richtung eines getroffenen Teilchens wird als der Punkt geschrieben, an dem es enden wird. Linien, die es an denselben Punkt bringen, sind dieselbe Wahl, denn unterwegs geschieht nichts.',
  'rule.D9.title': 'Namen der Teilchen',
  'rule.D9.text':
    'In Sätzen und auf dem Brett heißt ein Teilchen nach der Seite, die oben liegt: die weiße 8, die schwarze 3. In der Notation der Züge und in Stellungsdateien behält es den Namen, den es am Anfang hat, seine erste Farbe und seine Ladung, etwa w3 oder b8, wem es auch gehört; gleiche unterscheidet ein Buchstabe, w1a und w1b.',
};
