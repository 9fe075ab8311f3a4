/** Sections 3 and 4 of the rulebook, in German. */
export const rulesOfMap: Readonly<Record<`rule.${string}`, string>> = {
  'rule.3.title': 'Karte und Armeen',
  'rule.3.1.title': 'Felder',
  'rule.3.1.text':
    'Jedes Feld hat ein Gelände mit Bewegungskosten und einem Modifikator für die Verteidigung. Es kann außerdem Rohstoffe von bis zu vier Arten und eine Besonderheit haben, zum Beispiel einen Fund oder eine Gruppe Unabhängiger.',
  'rule.3.2.title': 'Gelände',
  'rule.3.2.text':
    'Der Modifikator des Geländes kommt zum Pool eines Verteidigers am Boden dazu und wird von den Würfeln eines Spielers abgezogen, der das Feld beobachtet [4.1]. Ebene und Gestrüpp haben Bewegungskosten 1 und Modifikator 0. Ödland, Ruinen und Krater haben Bewegungskosten 2 und Modifikator 1. Hügel haben Bewegungskosten 2 und Modifikator 2. Berge haben Bewegungskosten 4 und Modifikator 3.',
  'rule.3.3.title': 'Ertrag',
  'rule.3.3.text':
    'Jede Runde sammelt eine Basis 1 von jeder Rohstoffart ihres Feldes und ein Sammler 1 von seiner eigenen Art, aber nie mehr, als das Feld hat. Beispiel: In einem Feld mit 2 M und 1 E sammelt eine Basis 1 M und 1 E; mit einem Sammler für Material erhältst du 2 M und 1 E.',
  'rule.3.4.title': 'Sammler verlieren',
  'rule.3.4.text':
    'Ein Sammler wird zerstört, wenn ein Feind sein Feld kontrolliert und der Besitzer des Sammlers dort weder eine Basis noch eine Armee mit Einheiten hat. Schon ein einzelner feindlicher Held zerstört so den Sammler [3.14].',
  'rule.3.5.title': 'Erkunden',
  'rule.3.5.text':
    'Du erkundest ein Feld, wenn du es betrittst oder wenn es in Reichweite eines deiner Beobachter liegt. Seine Besonderheit erfährst du nur beim Betreten.',
  'rule.3.6.title': 'Funde',
  'rule.3.6.text':
    'Eine Armee, die ein Feld mit einem Fund betritt, darf ihn nehmen. Nimmt sie ihn, endet ihre Bewegung.',
  'rule.3.7.title': 'Schanzen und Tunnel',
  'rule.3.7.text':
    'Ein Verteidiger, der das Feld kontrolliert, hat durch Schanzen 1 Würfel mehr, durch Tunnel 2. Für Schlachten gilt [R100].',
  'rule.3.8.title': 'Bergung',
  'rule.3.8.text':
    'Wenn eine Einheit in einer Schlacht stirbt, bleibt ihre Ausrüstung mit einer Chance von 25 % im Feld liegen. Ein Techniker kann sie dort aufheben.',
  'rule.3.9.title': 'Bewegung',
  'rule.3.9.text':
    'Eine Armee bewegt sich einmal im Zug, so weit, wie ihre langsamste Karte kann. Ein Feld zu betreten kostet die Bewegungspunkte seines Geländes. Eine Armee, die noch nicht gezogen hat, darf immer ein Nachbarfeld betreten, egal, was es kostet.',
  'rule.3.10.title': 'Preis der Bewegung',
  'rule.3.10.text':
    'Um eine Armee zu bewegen, bezahle 1 AP für jeden Helden und jede Einheit darin. Karten mit Schnellstart kosten nichts, und ein Pfadfinder senkt den Preis.',
  'rule.3.11.title': 'Grenzen für Armeen',
  'rule.3.11.text':
    'Eine Garnison gehört zu ihrer Basis und bewegt sich nie; alle anderen Armeen sind Feldarmeen. Eine Feldarmee hat höchstens 8 Einheiten und 1 Helden. In einem Feld darfst du höchstens 8 Feldarmeen haben.',
  'rule.3.12.title': 'Begegnung mit Feinden',
  'rule.3.12.text':
    'Eine Armee mit Einheiten, die nicht getarnt ist, hält jede feindliche Armee auf, die ihr Feld betritt, und es kann zur Schlacht kommen [5.11]. Betritt eine Armee das Feld getarnt, wird sie nur aufgehalten, wenn sie entdeckt wird. Auch ein Minenfeld hält eine Armee auf, die sein Feld betritt [5.29].',
  'rule.3.13.title': 'Kontrolle',
  'rule.3.13.text':
    'Du kontrollierst ein Feld, wenn du dort eine Armee mit Einheiten hast, die nicht getarnt ist. Hat noch eine andere Seite dort eine solche Armee, ist das Feld umkämpft, und niemand kontrolliert es. Hat keine Seite eine, kontrolliert es der Besitzer einer Anlage im Feld; gibt es auch keine Anlage, der Besitzer eines Helden dort.',
  'rule.3.14.title': 'Schwache Anlagen',
  'rule.3.14.text': 'Sammler und Minenfelder halten ein Feld nicht gegen einen feindlichen Helden.',
  'rule.3.15.title': 'Eroberung',
  'rule.3.15.text':
    'Betritt eine Armee mit Einheiten ein Feld mit unbewachten feindlichen Anlagen, so erobert sie dort Festungen und Außenposten mit allen Anlagen auf deren Bauplätzen und zerstört Sammler.',
  'rule.3.16.title': 'Versorgung',
  'rule.3.16.text':
    'Ein Feld ist versorgt, wenn ein Weg von höchstens 4 Bewegungspunkten (Aschewandererclans: 5) es mit einer deiner Basen verbindet, die nicht belagert ist. Der Weg darf durch kein Feld führen, das ein Feind kontrolliert.',
  'rule.3.17.title': 'Mobile Versorgung',
  'rule.3.17.text':
    'Eine Einheit mit Mobiler Versorgung versorgt die Armeen in ihrem Feld. Zum Bauen genügt diese Versorgung nicht.',
  'rule.3.18.title': 'Ohne Versorgung',
  'rule.3.18.text':
    'Einheiten einer unversorgten Armee greifen mit 3 Würfeln weniger an und verteidigen sich mit 2 weniger, aber nie mit weniger als 1. Die Armee bewegt sich nur ein Feld im Zug. Eine Armee, die nur aus einem Helden besteht, braucht keine Versorgung.',
  'rule.3.19.title': 'Führung',
  'rule.3.19.text':
    'Ohne Helden darf eine Armee 2 Einheiten haben (Meridianpakt: 3). Ein Held kann so viele Einheiten führen, wie seine Führung angibt. Einheiten mit Schwarm zählen bei beiden Grenzen nicht mit.',
  'rule.3.20.title': 'Zu viele Einheiten',
  'rule.3.20.text':
    'Eine Armee, die ihren Helden verloren hat, kann mehr Einheiten haben als erlaubt. Für je zwei Einheiten zu viel, aufgerundet, greifen ihre Einheiten (außer denen mit Schwarm) mit 1 Würfel weniger an und verteidigen sich mit 1 weniger. Bei 3 oder mehr Einheiten zu viel sinkt auch ihre Bewegung um 1 Punkt. Beispiel: Eine Armee mit 5 Einheiten und einer Grenze von 2 greift mit 2 Würfeln weniger an und verteidigt sich mit 2 weniger, und ihre Bewegung sinkt um 1 Punkt.',
  'rule.3.21.title': 'Erfahrung',
  'rule.3.21.text':
    'Eine Armee unter einem Helden hat zusätzliches Schicksal: 1 Punkt ab 11 Erfahrung, 2 ab 31, 3 ab 71, 4 ab 151. Der Held zählt dabei als 8 zusätzliche Erfahrung. Kommt eine Einheit dazu, verliert die Armee ein Zehntel ihrer Erfahrung; verlässt eine Einheit die Armee oder geht sie verloren, ein Viertel.',
  'rule.3.22.title': 'Erfahrung gewinnen',
  'rule.3.22.text':
    'Eine Armee gewinnt 1 Erfahrung für jeden Treffer in einer Probe am Boden, 3 für jede Einheit, die sie vernichtet, und 5 für jede Schlacht, die sie gewinnt.',
  'rule.3.23.title': 'Gefangene Helden',
  'rule.3.23.text':
    'Ein gefangener Held kommt in die nächste versorgte Basis seines Bezwingers, die nicht belagert ist, und ist frei, wenn diese Basis fällt.',
  'rule.3.24.title': 'Belagerung',
  'rule.3.24.text':
    'Betritt deine Armee mit Einheiten das Feld einer feindlichen Basis, darf sie sofort angreifen, am Ende deines Zuges angreifen oder die Basis belagern. Eine belagerte Basis gibt keine Versorgung und keinen AP-Bonus. Ihr Besitzer kann dort weder Karten einsetzen noch forschen und zählt von ihr aus keine Reichweite von Einsätzen.',
  'rule.3.25.title': 'Ende einer Belagerung',
  'rule.3.25.text':
    'Eine Belagerung endet, wenn die einzige belagernde Armee sich bewegt, auch wenn sie gleich zurückkommt. Für 3 AP kann der Belagerte ausbrechen oder der Belagerer die Basis stürmen. Dauert die Belagerung schon seit einem früheren Zug, ist eine belagerte Armee, die sich zurückziehen muss, vernichtet.',
  'rule.3.26.title': 'Tarnung',
  'rule.3.26.text':
    'Eine Armee, in der jede Karte Tarnung hat, darf sich für 1 AP tarnen und die Tarnung umsonst aufgeben. Eine getarnte Armee kontrolliert kein Feld und beginnt keine Schlacht.',
  'rule.3.27.title': 'Luftlandung',
  'rule.3.27.text':
    'Eine Armee, in der jede Einheit Luftlandung hat, darf statt ihrer Bewegung eine Luftlandung machen, auch ohne Versorgung. Sie fliegt über jedes Gelände und alle Feinde und landet höchstens so viele Felder entfernt, wie die niedrigste Stufe der Luftlandung unter ihren Einheiten angibt. Bezahle 1 AP je Karte.',
  'rule.4.title': 'Aufklärung',
  'rule.4.1.title': 'Würfel der Beobachter',
  'rule.4.1.text':
    'Eine Karte mit Aufklärung beobachtet jedes Feld in ihrer Reichweite. Sie wirft so viele Würfel wie ihre Stärke, weniger 1 für jedes Feld Entfernung und weniger den Modifikator des Geländes, das sie beobachtet. Im eigenen Feld wird nichts abgezogen. Beispiel: Stärke 5 wirft gegen Hügel im Nachbarfeld 5 - 1 - 2 = 2 Würfel.',
  'rule.4.2.title': 'Gegen Tarnung',
  'rule.4.2.text':
    'Gegen eine getarnte Armee werden die Würfel des Beobachters halbiert. Ein Spürer beobachtet nur sein eigenes Feld, mit so vielen Würfeln wie seine Stufe, und seine Würfel werden nicht halbiert.',
  'rule.4.3.title': 'Einfache Aufklärung',
  'rule.4.3.text':
    'Jede Armee und jede Basis beobachtet ihr eigenes Feld mit 3 Würfeln und die Nachbarfelder mit 2 Würfeln, weniger den Modifikator ihres Geländes [R56]. Die Fähigkeit Aufklärung kommt dazu.',
  'rule.4.4.title': 'Sich verbergen',
  'rule.4.4.text':
    'Eine getarnte Armee verbirgt sich mit so vielen Würfeln wie die niedrigste Tarnung ihrer Karten, eine Anlage mit so vielen wie ihr Tarnbau. Andere Feldarmeen verbergen sich mit 1 Würfel, wenn sie höchstens 2 Karten haben, sonst mit keinem. Garnisonen, und Anlagen ohne Tarnbau, verbergen sich mit keinem.',
  'rule.4.5.title': 'Entdeckung',
  'rule.4.5.text':
    'Beobachter und Ziel würfeln beide. Hat der Beobachter mehr Erfolge, ist das Ziel entdeckt. Hast du in einem Feld einen Beobachter, siehst du dort immer jede Armee mit Einheiten, die nicht getarnt ist, und jede Anlage ohne Tarnbau.',
  'rule.4.6.title': 'Dauer',
  'rule.4.6.text':
    'Eine Armee bleibt entdeckt bis zum Beginn der nächsten Runde oder bis sie die Reichweite aller deiner Beobachter verlässt. Eine Anlage bleibt entdeckt [R57].',
  'rule.4.7.title': 'Wann geprüft wird',
  'rule.4.7.text':
    'Die Aufklärung wird zu Beginn jeder Runde geprüft und außerdem jedes Mal, wenn eine Armee ein Feld betritt: Diese Armee beobachtet, und andere beobachten sie.',
  'rule.4.8.title': 'Spielmarke und Karten',
  'rule.4.8.text':
    'Entdeckst du eine Armee, siehst du ihre Spielmarke. Hat der Beobachter mindestens 2 Erfolge mehr als das Ziel oder steht er im selben Feld, siehst du auch die Karten der Armee.',
  'rule.4.9.title': 'Einzelne Helden',
  'rule.4.9.text': 'Du musst einen einzelnen Helden entdecken, bevor du ihn jagen darfst [5.28].',
};
