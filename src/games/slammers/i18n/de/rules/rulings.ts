/** Entscheide R1 bis R31: Zug, Erschütterung, Absprünge, Bewegung, Schleppen und Aufsitzen. */
export const rulings: Readonly<Record<`rule.${string}`, string>> = {
  'rule.R1.title': 'Feuerreihenfolge',
  'rule.R1.text':
    'Der Spieler, der in der Runde zuerst gezogen hat, feuert zuerst [5.4]. Mit der Option feuert der Spieler am Zug zuerst, dann die anderen in der Zugreihenfolge. Die Originalregeln enthalten beide Fassungen. Wir folgen der Fassung, die sie zweimal nennen, und zwar mit dem Wort „immer“. Da Wirkungen warten [R2], zählt die Reihenfolge nur für Ankündigungen, Feuer auf Granaten und Stören.',
  'rule.R2.title': 'Wann Wirkungen eintreten',
  'rule.R2.text':
    'Einheiten, die in einem Spielerzug ausgeschaltet oder erschüttert werden, werden markiert. Sie machen ihren Angriff dieses Spielerzugs noch und werden nach den Nahkämpfen entfernt oder umgedreht. Nur Verluste durch Feuer auf Landende und aufgehaltene Granaten wirken sofort. Trümmer werden am Ende ihrer Phase gelegt, bei einem Stern am Ende des Spielerzugs [20.3], und zählen von da an.',
  'rule.R3.title': 'Ein Angriff je Spielerzug',
  'rule.R3.text':
    'Eine Einheit kann in jedem Spielerzug einmal angreifen, auch in den Spielerzügen der anderen Spieler. Feuer auf Granaten oder auf Landende zählt als dieser Angriff. Stören ist kein Angriff.',
  'rule.R4.title': 'Ausgeschaltete Ziele',
  'rule.R4.text':
    'Eine als ausgeschaltet markierte Einheit darfst du wieder als Ziel wählen. Ihr geschieht nichts weiter.',
  'rule.R5.title': 'Sammelversuche',
  'rule.R5.text':
    'Sammeln ist freiwillig, ebenso der Verzweiflungsversuch nach einem Misslingen. Ein erster Versuch, der nicht schaden kann, wird ohne Rückfrage gewürfelt. Eine Einheit hat höchstens zwei Versuche in einem Zug.',
  'rule.R6.title': 'Verluste',
  'rule.R6.text':
    'Jeder ausgeschaltete Spielstein einer Farbe ist ein Verlust dieser Farbe, auch getragene und geschleppte Einheiten. Die Moral ändert sich, sobald die Zahl der Verluste erreicht ist, die das Szenario nennt. Einheiten, die die Karte verlassen, ohne ausgeschaltet zu werden, sind keine Verluste.',
  'rule.R7.title': 'Noch einmal erschüttert',
  'rule.R7.text':
    'Eine Einheit, die zu Beginn der Runde erschüttert war, sich seitdem nicht gesammelt hat und noch einmal erschüttert wird, wird ausgeschaltet. Jede andere Einheit ignoriert eine zweite Erschütterung. So steht es wörtlich in den Originalregeln. Mit der Option zählt statt des Beginns der Runde der Beginn des Spielerzugs; dann werden mehr Einheiten ausgeschaltet.',
  'rule.R8.title': 'Gemeinsam erschüttert',
  'rule.R8.text':
    'Ein Ergebnis, das eine schleppende Einheit erschüttert, erschüttert auch ihr Geschütz, und beide sammeln sich mit einem Wurf. Ein Transportpanzer würfelt für sich; die Infanterie in ihm ist nie erschüttert.',
  'rule.R9.title': 'Halbe Bewegung runden',
  'rule.R9.text':
    'Die Hälfte einer ungeraden Bewegung wird abgerundet. Ein Feld weit kann die Einheit trotzdem immer ziehen.',
  'rule.R10.title': 'Absprungzonen',
  'rule.R10.text':
    'Würfle für jede Einheit einzeln. Eine Absprungzone muss ein Feld der Karte ohne Feinde sein. Ihr Gelände ist beliebig. Für das Ergebnis zählt nur das Landefeld.',
  'rule.R11.title': 'Landung außerhalb der Karte',
  'rule.R11.text':
    'Felder außerhalb der Karte gelten als offenes Gelände; dort wird keine Einheit ausgeschaltet. Lege den Spielstein auf das nächste Feld der Karte. Sind mehrere Felder gleich nah, so nimm das Feld auf dem Weg von der Absprungzone her. Liegt keines auf dem Weg, so nimm das erste Feld nach Tafel und Nummer. Das Gelände dieses Feldes zählt nicht.',
  'rule.R12.title': 'Gelände, das bei Landungen als offen gilt',
  'rule.R12.text':
    'Für Fahrzeuge und Geschütze gilt eine Straße durch offenes Gelände als offen. Trümmer, Brücken, Festungen und alles andere Gelände gelten nicht als offen. Infanterie wird nur in See, Sumpf oder Fluss ausgeschaltet.',
  'rule.R13.title': 'Landung unter Feinden',
  'rule.R13.text':
    'Eine Einheit, die unter Feinden landet, kann sich nicht bewegen. In der ersten Runde des Nahkampfs hat sie keine Spaltenverschiebung; Infanterie verdoppelt ihren Angriff trotzdem. Die Verteidiger kämpfen wie sonst.',
  'rule.R14.title': 'Überstapelt durch einen Absprung',
  'rule.R14.text':
    'Wegen zu hoher Stapel wird keine Einheit ausgeschaltet. Der Besitzer muss Einheiten wegziehen, bis die Grenze eingehalten ist. Einheiten, die sich nicht bewegen können, dürfen bis dahin über der Grenze bleiben.',
  'rule.R15.title': 'Söldner nach der Landung',
  'rule.R15.text':
    'Infanterie von Rot und Blau landet zu Fuß. Gelandete Einheiten dürfen ihre ganze Bewegung nutzen und auf ihre Gleiter steigen.',
  'rule.R16.title': 'Feuer auf Landende',
  'rule.R16.text':
    'Feuer auf Landende kommt vor der Bewegung, wenn das Landefeld bekannt ist. Es braucht keine Sichtlinie, denn das Ziel ist am Himmel, und Gelände zählt nicht; beides ist unser Entscheid. Erschütterte Einheiten und Einheiten im Nahkampf können nicht feuern. Jede Einheit kann nur auf eine landende Einheit feuern, und auf jede landende Einheit kann nur eine Einheit feuern.',
  'rule.R17.title': 'Nach Feuer auf Landende',
  'rule.R17.text':
    'Eine Einheit, die auf Landende gefeuert hat, macht in diesem Spielerzug keinen weiteren Angriff. Sie kann selbst angegriffen werden.',
  'rule.R18.title': 'Entlang der Straße',
  'rule.R18.text':
    'Bewegungspunkte werden in halben Punkten gezählt. Die Straßenkosten gelten nur zwischen zwei Feldern, die eine Straße verbindet. Eine Brücke, die von anderswo betreten wird, kostet 2 wie ein Fluss. Sie gelten nicht, wenn eine Einheit ein Feld mit Trümmern betritt.',
  'rule.R19.title': 'Mindestbewegung',
  'rule.R19.text':
    'Die Mindestbewegung von einem Feld ist die einzige Bewegung der Einheit in diesem Zug. Sie kann auf jedes Feld führen, das ihr Typ betreten darf.',
  'rule.R20.title': 'Außerhalb einer Festung',
  'rule.R20.text':
    'Eine Einheit, die das Feld einer Festung betritt und außerhalb bleibt, zahlt nur für das Gelände.',
  'rule.R21.title': 'Wann die Stapelgrenze gilt',
  'rule.R21.text':
    'Die Stapelgrenze gilt am Ende deiner Bewegungsphase für alle deine Einheiten auf einem Feld zusammen. Einen vierten Spielstein darfst du nie in einen Nahkampf ziehen.',
  'rule.R22.title': 'Zählen für den Stapel',
  'rule.R22.text':
    'Ein Transportpanzer mit Infanterie zählt als zwei Spielsteine, eine schleppende Einheit mit Geschütz ebenso. Gewürz und Marker zählen nicht. Einheiten in und außerhalb einer Festung werden zusammengezählt.',
  'rule.R23.title': 'Ein Feld mit Feinden betreten',
  'rule.R23.text':
    'Eine Einheit, die ein Feld mit Feinden betritt, muss dort anhalten und kann nicht weiterziehen. Verlassen kann sie das Feld erst, wenn die Feinde fort sind, in einer späteren Bewegungsphase ihres Besitzers.',
  'rule.R24.title': 'Karte verlassen und betreten',
  'rule.R24.text':
    'Einheiten können die Karte nur in einem Szenario verlassen, das abziehende Einheiten zählt, wie Szenario 8, und nur an dem Rand, den das Szenario nennt [38.4]. Das kostet 1 Bewegungspunkt oder, entlang einer Straße, die dort von der Karte führt, 1/2. Eine Einheit ohne genug Punkte kann die Karte mit ihrer Mindestbewegung verlassen [R19]. Die Karte entlang einer solchen Straße zu betreten kostet ebenfalls 1/2.',
  'rule.R25.title': 'Geschütze und nasses Gelände',
  'rule.R25.text':
    'Ein Geschütz kann Seen und Sümpfe nur überqueren, wenn eine schwebende Einheit es schleppt. Flüsse kann es nur auf Brücken überqueren, und die schleppende Einheit muss die Brücke entlang der Straße betreten. Infanterie zu Fuß darf keinen See betreten und kann darum auf einem See auch nicht von den Gleitern steigen.',
  'rule.R26.title': 'Anhängen und in Stellung bringen',
  'rule.R26.text':
    'Eine Einheit kann zu Beginn ihrer Bewegung ein Geschütz anhängen. Sie darf nicht erschüttert sein, und die Einheit und das Geschütz müssen seit Beginn des Zuges auf demselben Feld sein. Einheiten, die in diesem Zug abgesprungen sind, können nicht anhängen und nicht angehängt werden. Eine Einheit hat die halbe Bewegung, solange sie ein Geschütz schleppt. In einem späteren Zug kann sie ihr Geschütz zu Beginn ihrer Bewegung in Stellung bringen; dann bewegt sie sich normal, und das Geschütz darf feuern. Alle Fahrzeuge können schleppen, auch Transportpanzer, Selbstfahrlafetten, fahrbare Kalliopen und schwebende Einheiten. Gleiter, Infanterie und Transportpanzer mit Infanterie können es nicht. Eine erschütterte Einheit, die ein Geschütz schleppt, kann sich nicht bewegen.',
  'rule.R27.title': 'Geschleppte Geschütze',
  'rule.R27.text':
    'Ein geschlepptes Geschütz greift nie an und ist kein eigenes Ziel. Ergebnisse gegen die schleppende Einheit gelten auch für das Geschütz. Gegen indirektes Feuer und Gas zählt die Klasse der schleppenden Einheit.',
  'rule.R28.title': 'Aufsitzen und Absitzen',
  'rule.R28.text':
    'Eine Einheit kann in einem Zug einmal aufsitzen und einmal absitzen. Beides kostet jeweils 1 Bewegungspunkt für den Transportpanzer und 1 für die Infanterie; ein Transportpanzer kann also in einem Zug aufnehmen, fahren und absetzen.',
  'rule.R29.title': 'Feuer aus einem Transportpanzer',
  'rule.R29.text':
    'Getragene Infanterie darf mit ihren eigenen Werten vom Feld des Transportpanzers feuern. Solange der Transportpanzer erschüttert ist, kann sie nicht aus der Ferne angreifen. Die Infanterie ist kein eigenes Ziel, und ihre Verteidigung zählt nicht.',
  'rule.R30.title': 'Transportpanzer im Nahkampf',
  'rule.R30.text':
    'Infanterie in einem Transportpanzer verdoppelt ihren Angriff und hat die Spaltenverschiebung, auch wenn der Transportpanzer erschüttert ist. Ein erschütterter Transportpanzer greift getrennt an, ohne Verdopplung und Verschiebung.',
  'rule.R31.title': 'Zwei Arten von Bewegungspunkten',
  'rule.R31.text':
    'Infanterie mit Gleitern hat Bewegungspunkte zu Fuß und Bewegungspunkte auf Gleitern. Auf- oder Absteigen kostet von beiden je 1. Gehen verbraucht die ersten, Fahren die zweiten.',
};
