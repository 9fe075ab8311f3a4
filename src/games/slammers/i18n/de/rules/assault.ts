/** Abschnitte 18 bis 20: Nahkampf, Erschütterung, Trümmer; 22, 23, 26 und 27: Festungen, Stören, Tabellen. */
export const assault: Readonly<Record<`rule.${string}`, string>> = {
  'rule.18.title': 'Nahkampf',
  'rule.18.1.title': 'Gegner auf demselben Feld',
  'rule.18.1.text':
    'Wo Einheiten gegnerischer Spieler auf demselben Feld stehen, führen sie einen Nahkampf.',
  'rule.18.2.title': 'Angriffspflicht',
  'rule.18.2.text':
    'Alle Einheiten aller Seiten auf dem Feld müssen in jedem Spielerzug angreifen.',
  'rule.18.3.title': 'Gleichzeitige Angriffe',
  'rule.18.3.text':
    'Alle Angriffe sind gleichzeitig. Jeder Angriff richtet sich gegen einen, einige oder alle Feinde auf dem Feld.',
  'rule.18.4.title': 'Spaltenverschiebung',
  'rule.18.4.text':
    'Nicht erschütterte Einheiten verschieben ihr Kampfverhältnis um eine Spalte nach rechts. Beispiel: Aus 2-1 wird 3-1.',
  'rule.18.5.title': 'Infanterie',
  'rule.18.5.text': 'Infanterie verdoppelt im Nahkampf ihren Angriff, aufgesessen oder zu Fuß.',
  'rule.18.6.title': 'Erschütterte Einheiten',
  'rule.18.6.text':
    'Erschütterte Einheiten haben weder Spaltenverschiebung noch Verdopplung. Infanterie in einem erschütterten Transportpanzer ist selbst nicht erschüttert und hat beides. Infanterie auf Gleitern wird nie erschüttert: Sie wird stattdessen ausgeschaltet.',
  'rule.18.7.title': 'Verstärkung',
  'rule.18.7.text':
    'Du darfst weitere Einheiten in einen Nahkampf ziehen, aber höchstens drei Spielsteine auf dem Feld haben [9.14].',
  'rule.18.8.title': 'Kein Sammeln',
  'rule.18.8.text': 'Erschütterte Einheiten im Nahkampf können sich nicht sammeln.',
  'rule.18.9.title': 'Getrennte Angriffe',
  'rule.18.9.text':
    'Erschütterte und nicht erschütterte Einheiten eines Spielers greifen getrennt an. Sie addieren ihre Angriffe nie.',
  'rule.18.10.title': 'Kein Absitzen',
  'rule.18.10.text': 'Infanterie im Nahkampf kann weder absitzen noch von Gleitern steigen.',
  'rule.18.11.title': 'Kein Verlassen',
  'rule.18.11.text':
    'Eine Einheit kann einen Nahkampf erst verlassen, wenn alle Feinde auf dem Feld fort sind.',
  'rule.18.12.title': 'Kein Durchzug',
  'rule.18.12.text':
    'Einheiten können nicht durch ein Feld ziehen, auf dem ein Nahkampf stattfindet.',
  'rule.18.13.title': 'Keine Deckung',
  'rule.18.13.text': 'Gelände und Trümmer zählen im Nahkampf nicht.',
  'rule.18.14.title': 'Festung',
  'rule.18.14.text':
    'In der ersten Runde des Nahkampfs um eine Festung hat jeder Verteidiger in ihr 12 mehr Verteidigung [22.1]. Danach sind auch die überlebenden Angreifer in der Festung, und die 12 zählt für keine Einheit mehr.',
  'rule.18.15.title': 'Kein Fernkampf',
  'rule.18.15.text': 'Einheiten im Nahkampf können nicht aus der Ferne angreifen.',
  'rule.19.title': 'Erschütterung',
  'rule.19.1.title': 'Wann Erschütterung wirkt',
  'rule.19.1.text':
    'Einheiten, die in einem Spielerzug erschüttert werden, werden nach allen Angriffen dieses Spielerzugs umgedreht.',
  'rule.19.2.title': 'Kein Feuer',
  'rule.19.2.text': 'Erschütterte Einheiten können nicht feuern. Im Nahkampf kämpfen sie trotzdem.',
  'rule.19.3.title': 'Halbe Bewegung',
  'rule.19.3.text': 'Erschütterte Einheiten haben die halbe Bewegung.',
  'rule.19.4.title': 'Einmal im Spielerzug',
  'rule.19.4.text':
    'Wird eine Einheit im selben Spielerzug mehrmals erschüttert, so haben die späteren Ergebnisse keine Wirkung.',
  'rule.19.5.title': 'Zweimal erschüttert',
  'rule.19.5.text':
    'Eine Einheit, die schon zu Beginn der Runde erschüttert war, sich seitdem nicht gesammelt hat und noch einmal erschüttert wird, wird ausgeschaltet [R7].',
  'rule.19.6.title': 'Nahkampf',
  'rule.19.6.text':
    'Erschütterte Einheiten haben im Nahkampf weder Spaltenverschiebung noch Verdopplung.',
  'rule.19.7.title': 'Infanterie zu Fuß',
  'rule.19.7.text':
    'Infanterie zu Fuß wird nicht erschüttert, außer auf Fluss, Sumpf oder See: Dort wird sie stattdessen ausgeschaltet.',
  'rule.19.8.title': 'Gleiter',
  'rule.19.8.text': 'Infanterie auf Gleitern wird ausgeschaltet, wenn sie erschüttert wird.',
  'rule.19.9.title': 'Kein Schleppen',
  'rule.19.9.text': 'Erschütterte Fahrzeuge können nicht schleppen.',
  'rule.19.10.title': 'Nasses Gelände',
  'rule.19.10.text':
    'Jede Einheit, die auf Sumpf, Fluss oder See erschüttert wird, wird ausgeschaltet.',
  'rule.19.11.title': 'Flüsse und Seen',
  'rule.19.11.text': 'Erschütterte Einheiten dürfen Flüsse und Seen nicht betreten.',
  'rule.19.12.title': 'In einen Nahkampf ziehen',
  'rule.19.12.text': 'Erschütterte Einheiten dürfen nicht in einen Nahkampf ziehen.',
  'rule.20.title': 'Trümmer',
  'rule.20.1.title': 'Direktes Feuer und Nahkampf',
  'rule.20.1.text': 'Ein Ergebnis mit R macht das Feld des Ziels zu Trümmern.',
  'rule.20.2.title': 'Indirektes Feuer',
  'rule.20.2.text':
    'Bei Granaten macht ein Ergebnis mit R oder Stern das Zielfeld zu Trümmern, bei Gas nie. Der Stern zählt nur, wenn das Feld in diesem Spielerzug von nichts anderem als Granaten angegriffen wird.',
  'rule.20.3.title': 'Wann der Marker gelegt wird',
  'rule.20.3.text':
    'Lege den Marker nach allen Kämpfen auf dem Feld, am Ende der Phase, in der das Ergebnis gefallen ist: indirektes Feuer, direktes Feuer oder Nahkampf. Bei einem Stern lege ihn am Ende des Spielerzugs.',
  'rule.20.4.title': 'Wirkung',
  'rule.20.4.text':
    'Kuppe, Hang, offene Felder, Wald und Stadt können zu Trümmern werden, mit oder ohne Straße. Trümmer zu betreten kostet 1 Bewegungspunkt mehr, und sie fügen der Verteidigung gegen direktes und indirektes Feuer 2 hinzu.',
  'rule.20.5.title': 'Keine Trümmer',
  'rule.20.5.text': 'Sümpfe, Seen und Flüsse werden nie zu Trümmern.',
  'rule.20.6.title': 'Brücken',
  'rule.20.6.text':
    'Eine Brücke, die zu Trümmern wird, ist zerstört. Ihr Feld ist von da an ein Fluss, und der Marker zeigt nur, dass die Brücke fort ist.',
  'rule.20.7.title': 'Festungen',
  'rule.20.7.text':
    'Wird das Feld einer Festung zu Trümmern, so ersetze die Festung durch einen Trümmermarker.',
  'rule.20.8.title': 'Sichtlinie',
  'rule.20.8.text': 'Trümmer ändern keine Sichtlinien.',
  'rule.22.title': 'Festungen',
  'rule.22.1.title': 'Verteidigung',
  'rule.22.1.text':
    'Die Verteidigung jeder Einheit in einer Festung steigt um 12. Das Gelände fügt nichts hinzu.',
  'rule.22.2.title': 'Innen und außen',
  'rule.22.2.text':
    'Eine Einheit auf einem Feld mit einer Festung ist entweder in der Festung oder außerhalb, und alle Spieler können das sehen.',
  'rule.22.3.title': 'Platz',
  'rule.22.3.text':
    'Auf einem Feld kann nur eine Festung stehen, und in einer Festung haben drei Einheiten Platz.',
  'rule.22.4.title': 'Ziele',
  'rule.22.4.text': 'Einheiten in einer Festung darfst du einzeln angreifen.',
  'rule.22.5.title': 'Gelände',
  'rule.22.5.text':
    'Eine Festung kann nicht auf Stadt-, Sumpf-, See- oder Flussfeldern oder auf einer Brücke stehen.',
  'rule.22.6.title': 'Zerstörung',
  'rule.22.6.text':
    'Eine Festung wird nur zerstört, wenn sie zu Trümmern wird oder gesprengt wird. Die Einheiten in ihr können wie sonst ausgeschaltet werden.',
  'rule.22.7.title': 'Leere Festungen',
  'rule.22.7.text': 'Eine leere Festung darf jeder Spieler benutzen.',
  'rule.22.8.title': 'Eine Festung sprengen',
  'rule.22.8.text':
    'Zu Beginn deiner Bewegungsphase dürfen deine Einheiten die Festung sprengen, in der sie sind. Sie müssen dann das Feld verlassen, und keine deiner Einheiten darf es im Rest dieses Zuges betreten.',
  'rule.23.title': 'Elektronisches Stören',
  'rule.23.1.title': 'Wer stören kann',
  'rule.23.1.text':
    'Schwebepanzer mit Störsender können stören, aber nur herkömmliche Einheiten. Deine Panzer haben Störsender, wenn das Szenario es sagt oder wenn du sie gekauft hast [24.7].',
  'rule.23.2.title': 'Stören',
  'rule.23.2.text':
    'Nachdem ein Gegner einen Angriff angekündigt hat, darf jeder deiner Schwebepanzer mit Störsender eine Einheit in seiner Sichtlinie stören, in beliebiger Entfernung. Jeder Panzer kann in einem Spielerzug einmal stören.',
  'rule.23.3.title': 'Allein feuern',
  'rule.23.3.text': 'Eine gestörte Einheit kann nicht gemeinsam mit anderen Einheiten angreifen.',
  'rule.23.4.title': 'Bewegung',
  'rule.23.4.text': 'Eine gestörte Einheit bewegt sich normal.',
  'rule.23.5.title': 'Beobachter',
  'rule.23.5.text': 'Eine gestörte Einheit kann nicht für indirektes Feuer beobachten.',
  'rule.23.6.title': 'Kein Wurf',
  'rule.23.6.text': 'Stören gelingt immer. Dafür wird nicht gewürfelt.',
  'rule.26.title': 'Ergebnistabellen',
  'rule.26.1.title': 'Direktes Feuer, Nahkampf, Feuer auf Landende',
  'rule.26.1.text':
    'Wirf zwei Würfel und lies das Ergebnis in der Spalte des Kampfverhältnisses ab, von 1-4 bis 5-1.',
  'rule.26.2.title': 'Indirektes Feuer',
  'rule.26.2.text':
    'Indirektes Feuer verwendet die Tabelle des direkten Feuers. Gegen Klasse B gilt die Spalte des Verhältnisses, von 1-2 bis 5-1. Gegen Klasse A gilt die Spalte links davon, bei Verhältnissen von 1-2 bis 6-1. Beispiel: Bei 2-1 gilt für Klasse B die Spalte 2-1, für Klasse A die Spalte 1-1.',
  'rule.26.3.title': 'Ergebnisse',
  'rule.26.3.text':
    'Dis heißt erschüttert, DE ausgeschaltet. DE* heißt ausgeschaltet, mit Trümmern, wenn das Feld in diesem Spielerzug nur von Granaten angegriffen wird. DE-R heißt ausgeschaltet, mit Trümmern durch jeden Angriff außer Gas und Feuer auf Landende.',
  'rule.26.4.title': 'Gas',
  'rule.26.4.text':
    'Wirf zwei Würfel und lies das Ergebnis in der Spalte für Klasse und Armee der Einheit ab. Die Ergebnisse sind Dis und DE, nie Trümmer.',
  'rule.27.title': 'Rundenleiste',
  'rule.27.1.title': 'Keine letzte Runde',
  'rule.27.1.text':
    'Nennt das Szenario keine letzte Runde, so rückt der Rundenmarker von 20 zurück auf 1, und das Spiel geht weiter.',
};
