/** Abschnitte 9 bis 11: Bewegung, Schleppen, aufgesessene Infanterie; 25: Geländekosten. */
export const movement: Readonly<Record<`rule.${string}`, string>> = {
  'rule.9.title': 'Bewegung',
  'rule.9.1.title': 'Wer sich bewegt',
  'rule.9.1.text':
    'In deiner Bewegungsphase darfst du alle, einige oder keine deiner Einheiten bewegen. Jede Einheit hat so viele Bewegungspunkte, wie ihre Bewegung angibt.',
  'rule.9.2.title': 'Feld für Feld',
  'rule.9.2.text':
    'Eine Einheit zieht von einem Feld auf ein Nachbarfeld und zahlt die Kosten jedes Feldes, das sie betritt [25.1].',
  'rule.9.3.title': 'Nichts aufsparen',
  'rule.9.3.text':
    'Bewegungspunkte kannst du nicht für später aufsparen und nicht an andere Einheiten weitergeben.',
  'rule.9.4.title': 'Genug Punkte',
  'rule.9.4.text':
    'Eine Einheit darf ein Feld nur betreten, wenn sie die ganzen Kosten zahlen kann. Die einzige Ausnahme ist die Mindestbewegung [9.5].',
  'rule.9.5.title': 'Mindestbewegung',
  'rule.9.5.text':
    'Ein Feld weit darf eine Einheit immer ziehen, auch wenn sie nicht die ganzen Kosten zahlen kann. Das gilt nicht für Einheiten mit gedruckter Bewegung 0.',
  'rule.9.6.title': 'Bewegung 0',
  'rule.9.6.text':
    'Einheiten mit gedruckter Bewegung 0 bewegen sich nur, wenn sie geschleppt werden.',
  'rule.9.7.title': 'Ketten und Räder',
  'rule.9.7.text': 'Herkömmliche Fahrzeuge dürfen Sümpfe und Seen nicht betreten.',
  'rule.9.8.title': 'Schwebende Einheiten',
  'rule.9.8.text':
    'Schwebende Einheiten dürfen Sümpfe und Seen betreten, werden aber ausgeschaltet, wenn sie dort erschüttert werden.',
  'rule.9.9.title': 'Flüsse',
  'rule.9.9.text':
    'Nicht erschütterte Einheiten dürfen Flüsse betreten und überqueren, außer wenn sie ein Geschütz schleppen [10.9]. Eine Einheit, die auf einem Fluss erschüttert wird, wird ausgeschaltet.',
  'rule.9.10.title': 'Feinde auf einem Feld',
  'rule.9.10.text':
    'Eine Einheit, die ein Feld mit einem Feind betritt, muss anhalten. Sie muss bleiben, solange dort irgendein Feind steht, auch ein erschütterter.',
  'rule.9.11.title': 'Straßenbewegung',
  'rule.9.11.text':
    'Die Straßenkosten [25.3] gelten nur von einem Straßenfeld zum nächsten entlang der Straße. Betritt eine Einheit ein Straßenfeld von anderswo, so zahlt sie für das Gelände.',
  'rule.9.12.title': 'Befreundete Einheiten',
  'rule.9.12.text': 'Du darfst durch eigene und verbündete Einheiten hindurchziehen.',
  'rule.9.13.title': 'Stapel',
  'rule.9.13.text': 'Du darfst bis zu drei Spielsteine auf einem Feld haben.',
  'rule.9.14.title': 'Stapel im Nahkampf',
  'rule.9.14.text':
    'In einem Nahkampf darf jeder Spieler drei Spielsteine auf dem Feld haben: sechs bei zwei Spielern, neun bei drei.',
  'rule.9.15.title': 'Infanterie der Söldner',
  'rule.9.15.text':
    'Infanterie von Rot und Blau zieht zu Fuß wie herkömmliche Infanterie, zahlt aber für eine Stadt 1 Bewegungspunkt. Auf Gleitern zieht sie wie eine schwebende Einheit.',
  'rule.10.title': 'Schleppen',
  'rule.10.1.title': 'Wer schleppen kann',
  'rule.10.1.text':
    'Jedes Fahrzeug außer Gleitern kann ein Geschütz, eine Haubitze oder eine Kalliope ohne Fahrgestell schleppen. In den Regeln zum Schleppen steht „Geschütz“ für alle drei.',
  'rule.10.2.title': 'Anhängen',
  'rule.10.2.text':
    'Hänge ein Geschütz zu Beginn der Bewegung der schleppenden Einheit an. Das Geschütz und die schleppende Einheit müssen seit Beginn des Zuges auf demselben Feld sein.',
  'rule.10.3.title': 'Halbe Bewegung',
  'rule.10.3.text':
    'Eine schleppende Einheit hat die halbe Bewegung, abgerundet. Beispiel: Aus einer Bewegung von 5 wird 2.',
  'rule.10.4.title': 'Kein Feuer',
  'rule.10.4.text': 'Ein geschlepptes Geschütz kann nicht feuern.',
  'rule.10.5.title': 'Ein Ziel',
  'rule.10.5.text':
    'Feinde können nur auf die schleppende Einheit feuern, nicht auf ihr Geschütz. Die Verteidigung des Geschützes kommt nicht hinzu, und jedes Ergebnis gilt für beide.',
  'rule.10.6.title': 'Erschütterte schleppende Einheit',
  'rule.10.6.text':
    'Eine erschütterte Einheit kann kein Geschütz anhängen, und ein Geschütz, das sie schleppt, kann sie nicht in Stellung bringen.',
  'rule.10.7.title': 'Ein Sammelwurf',
  'rule.10.7.text':
    'Die schleppende Einheit und ihr Geschütz sammeln sich gemeinsam mit einem Wurf.',
  'rule.10.8.title': 'In Stellung bringen',
  'rule.10.8.text':
    'Zu Beginn der Bewegung einer schleppenden Einheit darfst du ihr Geschütz in Stellung bringen. Es bleibt auf seinem Feld und kann normal feuern; die Einheit, die es geschleppt hat, bewegt sich normal.',
  'rule.10.9.title': 'Flüsse',
  'rule.10.9.text': 'Eine schleppende Einheit kann einen Fluss nur auf einer Brücke überqueren.',
  'rule.11.title': 'Aufgesessene Infanterie',
  'rule.11.1.title': 'Transportpanzer',
  'rule.11.1.text':
    'Ein Transportpanzer kann einen Spielstein herkömmlicher Infanterie tragen. Um aufzusitzen, muss die Infanterie den Zug auf dem Feld des Transportpanzers beginnen.',
  'rule.11.2.title': 'Kosten',
  'rule.11.2.text':
    'Aufsitzen kostet den Transportpanzer 1 Bewegungspunkt und die Infanterie 1. Absitzen kostet ebenso viel.',
  'rule.11.3.title': 'Feuer',
  'rule.11.3.text':
    'Im Zug des Aufsitzens oder Absitzens dürfen Transportpanzer und Infanterie beide feuern.',
  'rule.11.4.title': 'Erschütterte Transportpanzer',
  'rule.11.4.text':
    'Solange ein Transportpanzer erschüttert ist, kann Infanterie weder aufsitzen noch absitzen.',
  'rule.11.5.title': 'Feuer aus einem erschütterten Transportpanzer',
  'rule.11.5.text':
    'Infanterie in einem erschütterten Transportpanzer gilt im Fernkampf als erschüttert und kann also nicht feuern.',
  'rule.11.6.title': 'Zweimal erschüttert',
  'rule.11.6.text':
    'Wird ein erschütterter Transportpanzer in einem späteren Zug noch einmal erschüttert, so wird er mit seiner Infanterie ausgeschaltet.',
  'rule.11.7.title': 'Stapel',
  'rule.11.7.text': 'Ein Transportpanzer mit Infanterie zählt als zwei Spielsteine.',
  'rule.11.8.title': 'Was verboten ist',
  'rule.11.8.text':
    'Infanterie kann nicht auf Panzern mitfahren, und Infanterie von Rot und Blau nicht in herkömmlichen Transportpanzern.',
  'rule.11.9.title': 'Gemeinsamer Verlust',
  'rule.11.9.text': 'Wird ein Transportpanzer ausgeschaltet, so auch seine Infanterie.',
  'rule.11.10.title': 'Gleiter',
  'rule.11.10.text':
    'Infanterie von Rot und Blau hat getrennte Bewegungspunkte zu Fuß und auf Gleitern [R31]. Auf ihre Gleiter oder von ihnen zu steigen kostet von beiden 1.',
  'rule.11.11.title': 'Beispiel für Gleiter',
  'rule.11.11.text':
    'Infanterie mit 2 Punkten zu Fuß und 6 auf Gleitern steigt auf, fährt über vier offene Felder und steigt ab. Damit sind alle ihre Punkte verbraucht: 2 zu Fuß und 1 + 4 + 1 = 6 auf Gleitern.',
  'rule.11.12.title': 'Werte auf Gleitern',
  'rule.11.12.text':
    'Auf Gleitern gelten für Infanterie von Rot und Blau die Werte ihrer Gleiterseite, auch im Kampf.',
  'rule.11.13.title': 'Erschüttert auf Gleitern',
  'rule.11.13.text': 'Infanterie auf Gleitern wird ausgeschaltet, wenn sie erschüttert wird.',
  'rule.25.title': 'Geländekosten',
  'rule.25.1.title': 'Herkömmliche Einheiten',
  'rule.25.1.text':
    'Eine herkömmliche Einheit zahlt 1 Bewegungspunkt für offenes Gelände, 1/2 für eine Stadt und 2 für Hang, Kuppe, Fluss oder Wald. Für Seen und Sümpfe siehe [25.4] und [25.5].',
  'rule.25.2.title': 'Schwebende Einheiten',
  'rule.25.2.text':
    'Eine schwebende Einheit zahlt 1 Bewegungspunkt für offenes Gelände oder eine Stadt und 2 für Hang, Kuppe, Fluss oder Wald. Infanterie von Rot und Blau zahlt zu Fuß dasselbe. Für Seen und Sümpfe siehe [25.4] und [25.5].',
  'rule.25.3.title': 'Straßen und Brücken',
  'rule.25.3.text':
    'Die Straßenkosten sind für jede Einheit und in jedem Gelände 1/2 Bewegungspunkt je Feld. Sie gelten nur von einem Feld zum nächsten entlang der Straße und nie für das Betreten von Trümmern. Beispiel: Mit 2 Punkten zieht eine Einheit vier Felder weit auf einer Straße.',
  'rule.25.4.title': 'See',
  'rule.25.4.text':
    'Ein See kostet schwebende Einheiten 1 Bewegungspunkt. Andere Einheiten dürfen ihn nicht betreten.',
  'rule.25.5.title': 'Sumpf',
  'rule.25.5.text':
    'Ein Sumpf kostet schwebende Einheiten 1 Bewegungspunkt und Infanterie zu Fuß 2. Einheiten auf Ketten oder Rädern dürfen ihn nicht betreten.',
  'rule.25.6.title': 'Trümmer',
  'rule.25.6.text':
    'Trümmer zu betreten kostet 1 Bewegungspunkt mehr als das Gelände ihres Feldes.',
  'rule.25.7.title': 'Festung',
  'rule.25.7.text':
    'In eine Festung zu gehen kostet 1 Bewegungspunkt mehr, als ihr Feld zu betreten, auch wenn die Einheit auf der Straße kommt.',
};
