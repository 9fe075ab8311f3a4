/** Entscheide ab R32: Kampf, Sicht, Festungen, Szenarien, Auslagen. */
export const rulingsCombat: Readonly<Record<`rule.${string}`, string>> = {
  'rule.R32.title': 'Transportpanzer noch einmal erschüttert',
  'rule.R32.text':
    'Entscheid [R7] gilt auch für Transportpanzer: War einer zu Beginn der Runde erschüttert, hat er sich seither nicht gesammelt und wird er noch einmal erschüttert, so wird er mit seiner Infanterie ausgeschaltet. Die Originalregeln sagen nur, dass die zweite Erschütterung in einem späteren Zug geschehen muss; der Rest ist unser Entscheid.',
  'rule.R33.title': 'Halber Angriff',
  'rule.R33.text':
    'Wird ein Angriff halbiert, so bleibt der halbe Punkt erhalten: Addiere zuerst alle Angriffe und bilde dann das Kampfverhältnis. Dass die Hälfte erhalten bleibt, ist unser Entscheid. Die erweiterte Reichweite gilt für direktes Feuer, indirektes Feuer und Gas. Beispiel: Zwei Einheiten mit Angriff 5 feuern in erweiterter Reichweite zusammen mit 2 1/2 + 2 1/2 = 5.',
  'rule.R34.title': 'Ziele',
  'rule.R34.text':
    'Für einen direkten Angriff wählst du ein Feld und beliebige Feinde darauf. Addiere ihre Verteidigung und dann einmal die des Geländes. Alle deine Einheiten, die das Feld in Reichweite und Sicht haben, dürfen mitmachen. Jedes Feld und jedes Ziel darfst du beliebig oft angreifen.',
  'rule.R35.title': 'Eigene Einheiten auf dem Feld',
  'rule.R35.text':
    'Auf ein Feld mit eigenen oder verbündeten Einheiten darfst du nicht direkt feuern; das ist unser Entscheid. Indirektes Feuer auf ein solches Feld ist erlaubt und trifft jede Einheit darauf.',
  'rule.R36.title': 'In und außerhalb einer Festung',
  'rule.R36.text':
    'Einheiten in und außerhalb einer Festung sind getrennte Ziele. Die Verteidigung jeder Einheit in der Festung steigt um 12; das Gelände zählt nicht. Die Originalregeln lassen sich auch anders lesen; diese Lesart ist von uns. Die Festung selbst ist kein Ziel: Sie fällt nur, wenn ihr Feld zu Trümmern wird.',
  'rule.R37.title': 'Selbstfahrlafetten',
  'rule.R37.text':
    'Selbstfahrlafetten können direkt und indirekt feuern. Die Originalregeln nennen sie weder Geschütz noch Haubitze und lassen alle Einheiten außer Haubitzen direkt feuern.',
  'rule.R38.title': 'Busse',
  'rule.R38.text':
    'Ein gekaufter Bus hat die Werte eines Panzerwagens mit Verteidigung 1 und trägt keine Infanterie. Die Busse in Szenario 3 sind Transportpanzer mit Verteidigung 1. Busse können nicht abspringen.',
  'rule.R39.title': 'Haubitzen und Kalliopen im Nahkampf',
  'rule.R39.text':
    'Haubitzen greifen mit ihrem gedruckten Angriff an. Kalliopen greifen mit 0 an, also ohne Wirkung.',
  'rule.R40.title': 'Niedrige Kampfverhältnisse im Nahkampf',
  'rule.R40.text':
    'Ein Kampfverhältnis wird nur abgelehnt, wenn es auch nach der Verschiebung unter 1-4 liegt. Beispiel: 1-5 von nicht erschütterten Einheiten wird 1-4 und ist erlaubt. Eine Einheit, die allein oder mit anderen keinen zulässigen Angriff hat, greift nicht an.',
  'rule.R41.title': 'Verrutschte Tabellen',
  'rule.R41.text':
    'Beide gedruckten Tabellen sind verrutscht. Die Kampftabelle hat in den Zeilen 11 und 12 neun Ergebnisse für acht Spalten. Wir lesen jedes Ergebnis unter dem Kampfverhältnis, das darüber steht; ein Ergebnis, über dem keines steht, entfällt [D9]. Die Gastabelle hat vier Ergebnisse für drei Spalten. Wir lesen diese drei als die Spalten 1-2, 1-1 und 2-1 des direkten Feuers, ohne Trümmer. Optionen bieten die anderen Lesarten: „verschoben“ für den Kampf und „vier Spalten“ für Gas.',
  'rule.R42.title': 'Verteidiger in Szenario 10',
  'rule.R42.text':
    'Einheiten von Blau und Grün müssen auf der Tafel bleiben, auf der sie begonnen oder die Karte betreten haben, bis eine Einheit von Rot die nächste Tafel im Westen verlassen hat. Auf Einheiten auf anderen Tafeln dürfen sie feuern. Der Satz im gedruckten Szenario ist verstümmelt. Mit der Option dürfen die Verteidiger ihre Tafeln von Anfang an verlassen.',
  'rule.R43.title': 'Klassen auf einem Feld',
  'rule.R43.text':
    'Indirektes Feuer auf ein Feld ist ein Angriff mit einem Wurf, und das Ergebnis für jede Einheit wird in der Spalte ihrer Klasse abgelesen. Einheiten in einer Festung behalten ihre Klasse; nur die Verteidigung von 12 kommt von der Festung. Für Einheiten außerhalb der Festung gilt die Verteidigung des Geländes.',
  'rule.R44.title': 'Feuer auf Granaten',
  'rule.R44.text':
    'Eine Kalliope oder ein Schwebepanzer kann in jedem Spielerzug einmal auf Granaten feuern, wenn die Einheit nicht erschüttert und nicht im Nahkampf ist und die Granaten auf ein Feld mit einer befreundeten Einheit gerichtet sind. In diesem Spielerzug macht sie keinen anderen Angriff. Sinkt das Kampfverhältnis eines Feuerschlags durch Feuer auf Granaten unter 1-2, so haben die übrigen Granaten keine Wirkung. Für sie wird nicht gewürfelt.',
  'rule.R45.title': 'Beobachter',
  'rule.R45.text':
    'Jede befreundete Einheit auf der Karte kann beobachten, auch wenn sie erschüttert ist oder zu einer verbündeten Armee gehört. Getragene und geschleppte Einheiten können es nicht. Eine Einheit darf für beliebig viele Artillerieeinheiten beobachten.',
  'rule.R46.title': 'Gas',
  'rule.R46.text':
    'Wähle Gas für jeden Angriff einzeln. Würfle für jede Artillerieeinheit, deren Gas nicht aufgehalten wird, gegen jede Einheit auf dem Zielfeld, auch gegen deine eigenen, aber nicht gegen getragene und geschleppte. Gasangriffe werden nie addiert. Für Reichweite und Sichtlinie gelten die Regeln des direkten oder des indirekten Feuers, je nachdem, wie du feuerst. In der Gastabelle behält ein Ziel seine eigene Klasse, auch in einer Festung.',
  'rule.R47.title': 'Stören',
  'rule.R47.text':
    'Stören wird für jeden Angriff einzeln angesagt, vor dem Feuer auf Granaten; das ist unser Entscheid. Jeder nicht erschütterte Panzer mit Störsender kann in einem Spielerzug eine Einheit stören. Bis zum Ende der Phase feuert eine gestörte Einheit allein oder gar nicht. Gestörte Artillerie darf noch auf Felder in ihrer eigenen Sichtlinie feuern.',
  'rule.R48.title': 'Reihenfolge der Zuschläge',
  'rule.R48.text':
    'Verdopple in einem Nahkampf zuerst den Angriff der Infanterie [18.5], addiere dann alle Angriffe, bilde das Kampfverhältnis und verschiebe zuletzt die Spalte. 5-1 bleibt 5-1. Beispiel: Infanterie mit Angriff 2 und ein Panzer mit Angriff 5 greifen mit 4 + 5 = 9 an; gegen 4 ist das 2-1, verschoben 3-1.',
  'rule.R49.title': 'Erste Runde eines Nahkampfs',
  'rule.R49.text':
    'Die erste Runde eines Nahkampfs ist der erste Spielerzug, in dem er ausgetragen wird. In diesem Spielerzug haben Einheiten in der Festung 12 mehr Verteidigung, Einheiten davor nicht. Danach zählen die 12 für keine Einheit mehr, und auch die überlebenden Angreifer, bis zu drei von ihnen, sind in der Festung.',
  'rule.R50.title': 'Drei Seiten auf einem Feld',
  'rule.R50.text':
    'Stehen drei Seiten auf einem Feld, so darf jede Einheit jeden der Feinde angreifen, und Verbündete kämpfen gemeinsam.',
  'rule.R51.title': 'Trümmer durch Nahkampf',
  'rule.R51.text':
    'Ein Nahkampf macht nur bei einem Ergebnis mit R Trümmer. Auch eine Festung auf dem Feld wird dann zu Trümmern.',
  'rule.R52.title': 'Sichtlinien an Kanten',
  'rule.R52.text':
    'Ein Feld liegt dazwischen, wenn die Linie es an irgendeinem Punkt berührt, und sei es eine Ecke. Verläuft die Linie auf einer Feldkante, so liegen beide Felder dazwischen, und jedes von ihnen kann sie blockieren. Eine Sichtlinie ist von beiden Enden aus dieselbe.',
  'rule.R53.title': 'Was die Sicht nie blockiert',
  'rule.R53.text':
    'Einheiten, Festungen, Trümmer und Straßen blockieren nie eine Sichtlinie. Lücken in der Karte gelten als Felder der Höhe 0, und für die Reichweite zählen sie mit.',
  'rule.R54.title': 'Trümmer',
  'rule.R54.text':
    'Ein Feld hat höchstens einen Trümmermarker. Eine Stadt mit Trümmern fügt gegen direktes Feuer 8 hinzu und verteidigt sich gegen indirektes mit 10. Offenes Gelände mit Trümmern fügt gegen direktes Feuer 2 hinzu und verteidigt sich gegen indirektes mit 4.',
  'rule.R55.title': 'Zerstörte Brücken',
  'rule.R55.text':
    'Das Feld einer zerstörten Brücke wird zum Flussfeld. Die Zerstörung selbst schaltet keine Einheiten aus: Einheiten auf dem Feld stehen jetzt auf einem Flussfeld. Die Straße ist auf beiden Seiten unterbrochen. In Szenario 11 zählt dieses Feld weiter als die Brücke.',
  'rule.R56.title': 'Eine Festung sprengen',
  'rule.R56.text':
    'Du kannst eine Festung zu Beginn deiner Bewegungsphase sprengen, wenn alle Einheiten in ihr das Feld verlassen können. Dabei entstehen keine Trümmer.',
  'rule.R57.title': 'Gelände für Festungen',
  'rule.R57.text':
    'Festungen können auf Hängen, Kuppen, Wald und offenen Feldern stehen, mit oder ohne Straße.',
  'rule.R58.title': 'Szenario 1, vierte Gruppe',
  'rule.R58.text':
    'Die vierte Gruppe stellt auf den äußeren Feldern von Randstück D südlich der Straße auf. Das gedruckte Szenario setzt sie auf Randstück E, nennt aber den Rand von D als Grenze des Gebiets.',
  'rule.R59.title': 'Szenario 2, erste Runde',
  'rule.R59.text':
    'In Runde 1 darf eine Einheit von Grün, die beschossen oder im Nahkampf angegriffen worden ist, von da an ziehen und feuern. Die anderen Einheiten von Grün dürfen es nicht.',
  'rule.R60.title': 'Szenario 7, Stadt',
  'rule.R60.text':
    'Jedes Stadtfeld von Tafel 1 zählt. Das gedruckte Szenario nennt keine Tafel. Stadtfelder von Tafel 2, wo Sand beginnt, zählen nicht.',
  'rule.R61.title': 'Szenario 8, südlich des Flusses',
  'rule.R61.text':
    'Ein Feld von Tafel 2 liegt südlich des Flusses, wenn weder auf diesem Feld noch weiter südlich in derselben Spalte Fluss oder Brücke ist. „7 Felder südlich von Tafel 1“ sind die Zeilen 7 bis 10 von Tafel 6.',
  'rule.R62.title': 'Szenario 9, Moral und Städte',
  'rule.R62.text':
    'Die Moral einer Farbe hängt nur von ihren eigenen Verlusten ab, und die Moral von Rot ändert sich nie. Für die Fahnenflucht zählt jeder Sammelwurf, auch der eines Verzweiflungsversuchs. Für den Sieg zählen die Stadtfelder von Tafel 5, wie gedruckt. Mit der Option zählen stattdessen die von Tafel 4, wo der Verteidiger beginnt.',
  'rule.R63.title': 'Szenario 13, Städte und Eintreffen',
  'rule.R63.text':
    'Eine Stadt ist eine Gruppe benachbarter Stadtfelder. Rot und Blau treffen auf beliebigen äußeren Feldern ihrer Tafel oder der Randstücke daneben ein und zahlen für dieses Feld.',
  'rule.R64.title': 'Szenarien 11 und 14, letzte Runde',
  'rule.R64.text':
    'Die Szenarien 11 und 14 haben kein gedrucktes Ende; darum legt eine Option die letzte Runde fest. Hat bis dahin kein Spieler gewonnen, so ist Szenario 11 unentschieden; in Szenario 14 gewinnt der Spieler mit den meisten Behältern in Sicherheit. Mit der Option ohne Rundengrenze endet das Spiel ebenso, aber erst nach Runde 1000.',
  'rule.R65.title': 'Straßen über zwei Stücke',
  'rule.R65.text':
    'Treffen Straßen zweier Stücke dort aufeinander, wo die Stücke aneinanderstoßen, so sind sie eine Straße. Eine Auslage ist ungültig, wenn eine Straße in ein Stück läuft, das dort keine Straße hat.',
  'rule.R66.title': 'Eigene Auslagen',
  'rule.R66.text':
    'Eine Auslage braucht mindestens eine nummerierte Tafel. Jedes Stück wird höchstens einmal verwendet. Stücke überdecken einander nicht, und alle zusammen bilden eine verbundene Karte. Stücke lassen sich nur um eine gerade Zahl von Spalten verschieben, denn sonst passen ihre Felder nicht aneinander. Randstücke dürfen um 180 Grad gedreht werden, nummerierte Tafeln nicht [2.2]. Ein Randstück gehört zu der Tafel, mit der es die meisten Feldkanten teilt.',
  'rule.R67.title': 'Aufstellung',
  'rule.R67.text':
    'Transportpanzer beginnen leer und Geschütze abgehängt. Du wählst, ob Infanterie von Rot und Blau zu Fuß oder auf Gleitern beginnt. Verbündete Farben teilen sich die Grenze von drei auf einem Feld [9.13]. Du kannst keine Einheit auf ein Feld stellen, wenn danach für eine noch aufzustellende Einheit kein Platz mehr wäre.',
  'rule.R68.title': 'Plätze tauschen',
  'rule.R68.text':
    'Eine Einheit darf ihre Bewegung auf einem vollen Feld beenden, wenn eine der Einheiten dort sich noch nicht bewegt hat und auf ein Nachbarfeld mit Platz ziehen kann. Diese Einheit muss als nächste ziehen und das Feld verlassen.',
  'rule.R69.title': 'Die Karte betreten',
  'rule.R69.text':
    'Eine Einheit, die in einer bestimmten Runde eintreffen soll, darf stattdessen später eintreffen. Infanterie von Rot und Blau darf zu Fuß oder auf Gleitern eintreffen, wie bei der Aufstellung [R67].',
};
