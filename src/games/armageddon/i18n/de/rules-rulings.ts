/** Our rulings beside page 25, and the designed values of the rulebook, in German. */
export const rulings: Readonly<Record<`rule.${string}`, string>> = {
  'rule.R23.title': 'Garnisonen',
  'rule.R23.text': 'Eine Garnison gilt beim Kollateralschaden als Armee.',
  'rule.R24.title': 'Eine Garnison ohne ihre Basis',
  'rule.R24.text':
    'Geht eine Basis verloren, wird ihre Garnison zu einer Feldarmee im Feld. Hat die Garnison mehr als 8 Einheiten, überleben nur die 8 teuersten.',
  'rule.R25.title': 'Helden und Gelände',
  'rule.R25.text':
    'Gegen eine Massenvernichtungswaffe haben auch Helden die Boni des Feldes für die Verteidigung.',
  'rule.R26.title': 'Noch einmal würfeln',
  'rule.R26.text':
    'Einen Würfel, der wieder fehlgeschlagen ist, darfst du für einen weiteren Punkt Schicksal und einen weiteren AP noch einmal werfen.',
  'rule.R27.title': 'Schaden und Vorrecht',
  'rule.R27.text':
    'Für das Vorrecht [5.3] zählt der Schaden, der nach Panzerung und Härtung übrig ist.',
  'rule.R28.title': 'Nur im Kampf am Boden',
  'rule.R28.text':
    'Boni von Helden, Führung und Versorgung ändern nur den Kampf am Boden, nicht Schläge, Kollateralschaden oder Massenvernichtungswaffen.',
  'rule.R29.title': 'Zufällige Anlagen',
  'rule.R29.text':
    'Wird eine Anlage ausgelost, kommen nur Anlagen in Frage, die der Angreifer entdeckt hat.',
  'rule.R30.title': 'Mehrere Pioniere',
  'rule.R30.text': 'Hat eine Armee mehrere Pioniere, zählt nur die höchste Stufe.',
  'rule.R31.title': 'Deckpunkte',
  'rule.R31.text':
    'Deckpunkte zählen nach Regel [8.2]. Wir haben mehrere Formeln verglichen und die gewählt, nach der die vier Startdecks 158 bis 164 Punkte haben.',
  'rule.R32.title': 'Flugabwehr feuert von selbst',
  'rule.R32.text':
    'Flugabwehr feuert normalerweise von selbst, denn ihr Feuer kostet nichts. Eine Einheit, die auf eine Karte mit HARM feuert, geht aber ein Risiko ein. Bevor Einheiten auf eine solche Karte feuern, werden alle Spieler außer dem Angreifer in der Reihenfolge der Plätze gefragt, ob sie feuern. Auch Spieler ohne Flugabwehr im Feld werden gefragt, damit die Frage nichts verrät.',
  'rule.R33.title': 'Die Frage nach Abfangjägern',
  'rule.R33.text':
    'Hat der angegriffene Spieler AP und Karten auf der Hand, fragt ihn das Spiel immer, ob er abfängt, ganz gleich, welche Karten es sind. So verrät die Frage nichts über die Karten.',
  'rule.R34.title': 'Offene Proben',
  'rule.R34.text':
    'Alle Spieler sehen Pools, Würfel und Schicksal einer Probe, die nicht verdeckt ist. Die Karten sehen nur die beteiligten Spieler und Spieler, die sie schon kannten.',
  'rule.R35.title': 'Geheime Würfel',
  'rule.R35.text':
    'Immer wenn das Spiel geheime Würfel braucht, etwa für verdeckte Proben oder die Aufklärung, zieht es genau drei geheime Zahlen und berechnet daraus alle Ergebnisse. Einzeln geworfene Würfel würden verraten, wie viele Ziele es gibt.',
  'rule.R36.title': 'Präzision und Aufklärung',
  'rule.R36.text':
    'Mit Präzision wählst du das Ziel unter den Karten, die du erkannt hast. Du darfst auch eine Armee wählen, von der du nur die Spielmarke kennst: dann wird eine ihrer Einheiten ausgelost.',
  'rule.R37.title': 'Wann du gefragt wirst',
  'rule.R37.text':
    'In einer Probe wirst du nur gefragt, ob du handelst, wenn es dir noch nützen könnte und du neu würfeln oder eine Taktik spielen kannst. Für einen neuen Wurf brauchst du Schicksal, einen Fehlschlag und genug AP, für eine Taktik irgendeine Taktik auf der Hand (nützlich oder nicht) und genug AP für die billigste Taktik im Spiel.',
  'rule.R38.title': 'Anlagen mehrerer Besitzer',
  'rule.R38.text':
    'Haben mehrere Besitzer Anlagen im Feld, nennt der Angreifer den Besitzer, dessen Anlagen das Ziel sind.',
  'rule.R39.title': 'Einen Einsatz ansagen',
  'rule.R39.text':
    'Wird ein Einsatz angesagt, erfahren alle Spieler die Angriffskarte, das Feld, den Besitzer des Ziels und bei einer Armee auch deren Nummer (zum Beispiel „Armee Rot 3“). Mehr erfahren sie über das Ziel nicht.',
  'rule.R40.title': 'Widersprüche in den ursprünglichen Regeln',
  'rule.R40.text':
    'Die ursprünglichen Regeln widersprechen sich bei Minen und Sprengungen. Unsere Wahl: Pioniere senken die Würfel der Minen um ihre Stufe [5.30]. Ein Sprengmeister verdreifacht den Schaden von Sabotage [5.24]. Der Sprengsatz zerstört eine Anlage mit einem einzigen Punkt Schaden [10.6.14].',
  'rule.R41.title': 'Bekannte Karten',
  'rule.R41.text':
    'Wer eine Angriffskarte erkannt hat, kennt sie von da an, auch wenn sie auf die Hand ihres Besitzers zurückkehrt.',
  'rule.R42.title': 'Unabhängige und Kulte',
  'rule.R42.text':
    'Unabhängige und Kulte nutzen gegen Einsätze weder Schicksal noch Taktiken. Das Vorrecht nutzen sie, wann immer sie dürfen.',
  'rule.R43.title': 'Entdeckte Anlagen',
  'rule.R43.text':
    'Hast du eine Anlage entdeckt, kennst du ihre Karte, denn eine Anlage hat keine eigene Spielmarke.',
  'rule.R45.title': 'Kartennummern',
  'rule.R45.text':
    'Die Karten eines Decks werden in zufälliger Reihenfolge nummeriert. Die Nummer einer Karte verrät deshalb nichts über sie. Kein anderer Spieler sieht, welche Plättchen du legst und wohin.',
  'rule.R48.title': 'Einen Fund nehmen',
  'rule.R48.text':
    'Ein genommener Fund verschwindet für alle Spieler, die von ihm wussten. Nur der Finder erfährt, was es war.',
  'rule.R44.title': 'Kein Ziel mehr',
  'rule.R44.text':
    'Ist beim Schlag keines der genannten Ziele mehr da, entfällt er, und eine Massenvernichtungswaffe an Bord zündet nicht. Danach endet der Einsatz wie üblich [6.7].',
  'rule.R46.title': 'Angebote der Forschung',
  'rule.R46.text':
    'Beginnt ein Held zu forschen, werden die Angebote aus allen Karten gezogen, die er dort herstellen kann. Keine Karte wird doppelt angeboten. Auch wenn du keine davon versuchst, hat der Held in diesem Zug geforscht. Eine Karte, für die auf deiner Hand kein Platz ist, kannst du nicht versuchen.',
  'rule.R47.title': 'Ausrüstung anlegen',
  'rule.R47.text':
    'In deinem Zug darfst du Karten umsonst Ausrüstung von deiner Hand anlegen. Eine Angriffskarte muss auf deiner Hand sein, jede andere Karte bei einer deiner Basen, die versorgt und nicht belagert ist. Eine Massenvernichtungswaffe braucht einen Munitionsplatz der Stufe 2.',
  'rule.R58.title': 'Unabhängige und ihre Haltung',
  'rule.R58.text':
    'Eine Gruppe mit Karten eines ausgeschiedenen Spielers hat keine Haltung: sie kämpft immer. Eine getarnte Armee trifft nicht auf Unabhängige. Nur der Besucher erfährt die Haltung einer Gruppe. Verhandeln die Unabhängigen, wird der Besucher immer gefragt, ob er bezahlt, damit die Frage nichts über seinen Vorrat verrät.',
  'rule.R49.title': 'Sonderoperationen und Forschung',
  'rule.R49.text':
    'In jedem deiner Züge darf jede deiner Karten nur eines davon tun, und nur einmal: ein Attentat, Sabotage, Spionage oder Forschung. Attentäter und Saboteure greifen nur Ziele an, die du entdeckt hast, und der angegriffene Spieler sieht, welche Karte es war.',
  'rule.R50.title': 'Sprengmeister',
  'rule.R50.text':
    'Ein Sprengmeister verdreifacht den Schaden aller Saboteure in derselben Armee. Er muss selbst kein Saboteur sein.',
  'rule.R51.title': 'Kein Platz für Gefangene',
  'rule.R51.text':
    'Hat der Bezwinger keine Basis, die nicht belagert ist, wird der gefangene Held getötet. Gefangene Helden von Unabhängigen und Kulten werden immer getötet.',
  'rule.R52.title': 'Gefangene verlegen',
  'rule.R52.text':
    'Es kostet 1 AP, einen Gefangenen von einer Basis in eine andere zu verlegen; keine von beiden darf belagert sein.',
  'rule.R53.title': 'Lösegeld',
  'rule.R53.text':
    'Du darfst für jeden Gefangenen einmal im Zug Lösegeld verlangen. Der Besitzer des Helden wird immer gefragt, ob er bezahlt, damit die Frage nichts über seinen Vorrat verrät. Bezahlt er, werden die Rohstoffe einer nach dem anderen genommen, immer von der Art, von der er am meisten hat. Dann kommt der Held in die nächste Basis seines Besitzers, die nicht belagert ist.',
  'rule.R54.title': 'Jäger und ihre Ziele',
  'rule.R54.text':
    'Eine Armee kann jagen, wenn sie Einheiten hat und nicht getarnt ist. Sie kann einen feindlichen Helden im selben Feld jagen, wenn er in einer Feldarmee ohne Einheiten ist und sein Besitzer in diesem Feld keine Armee mit Einheiten hat. Ein Held, der entkommt, geht in das unbewachte Nachbarfeld, das einer unbelagerten Basis seiner Seite am nächsten liegt; sind alle Nachbarfelder bewacht, bleibt er und versteckt sich.',
  'rule.R106.title': 'Was ein Kult weiß',
  'rule.R106.text':
    'Ein Kult kennt das Gelände der ganzen Landkarte und weiß, wo alle Unabhängigen, Anlagen und Techniker sind. Jede seiner Armeen sieht Armeen von Spielern nur im Umkreis von zwei Feldern und hält fernere Orte für unbewacht. Festungen sind kein Ziel seiner Armeen; eine Festung, die sie nehmen, behandeln sie wie einen Außenposten.',
  'rule.R55.title': 'Ein neues Hauptquartier',
  'rule.R55.text':
    'Das neue Hauptquartier muss eine Festung oder ein Außenposten sein, versorgt und nicht belagert. Alle Spieler sehen, dass das Hauptquartier umzieht, aber nicht, wohin.',
  'rule.R56.title': 'Einfache Aufklärung',
  'rule.R56.text':
    'Einfache Aufklärung [4.3] entspricht der Fähigkeit Aufklärung mit Stärke 3 und Reichweite 1; der Modifikator des Geländes in einem Nachbarfeld wird also abgezogen.',
  'rule.R57.title': 'Anlagen bleiben bekannt',
  'rule.R57.text':
    'Eine entdeckte Anlage bleibt bekannt, solange sie steht, denn sie bewegt sich nicht. Armeen müssen jede Runde neu entdeckt werden.',
  'rule.R59.title': 'Panzerung und Massenvernichtungswaffen',
  'rule.R59.text':
    'Weder Panzerung noch ein Absorberfeld mindert den Schaden, den eine Massenvernichtungswaffe mit ihren Würfeln macht.',
  'rule.R62.title': 'Minenfelder werden nicht erobert',
  'rule.R62.text':
    'Ein Minenfeld trifft eine Armee, die sein Feld betritt, und hält sie auf, aber die Armee erobert es nicht; sonst hätten Pioniere nichts zu räumen. Ein Minenfeld verliert Punkte, wenn es eine Karte übertrifft [5.29] und wenn ein Pionier es räumt [5.30]. Schläge und Sabotage beschädigen es wie jede andere Anlage.',
  'rule.R63.title': 'Armeen mit Grenzen der Führung',
  'rule.R63.text':
    'Die Grenzen der Führung gelten nur für Feldarmeen von Spielern. Garnisonen und die Armeen von Unabhängigen und Kulten dürfen beliebig groß sein.',
  'rule.R72.title': 'Märsche in mehreren Teilen',
  'rule.R72.text':
    'Eine Armee darf ihre Bewegungspunkte im Zug in mehreren Teilen ausgeben. Alle Teile zusammen zählen als eine Bewegung, die du mit dem ersten Teil bezahlst. Eine Karte, die sich bewegt hat, kann sich nicht mit einer anderen Armee noch einmal bewegen.',
  'rule.R73.title': 'Belagerte Armeen',
  'rule.R73.text':
    'Eine Armee im Feld ihrer eigenen belagerten Basis kann es nur getarnt verlassen: Sonst muss sie erst ausbrechen [3.25].',
  'rule.R74.title': 'Wo Armeen gegründet werden',
  'rule.R74.text':
    'Du kannst eine Armee bei jeder deiner Festungen und jedem deiner Außenposten gründen, belagert oder nicht. Nur dort kann es eine Armee ohne Karten geben; anderswo wird sie entfernt, wenn ihre letzte Karte sie verlässt.',
  'rule.R75.title': 'Verlegen im Zug',
  'rule.R75.text':
    'Eine Karte darf in jedem Zug ihres Besitzers nur einmal die Armee wechseln; sonst könnte ein Zug ewig dauern.',
  'rule.R100.title': 'Gelände in der Schlacht',
  'rule.R100.text':
    'In einer Schlacht helfen Gelände, Schanzen und Tunnel nur einer Seite. Sieht der Angreifer eine Basis im Feld, helfen sie dem Besitzer der Basis. Sonst helfen sie dem Verteidiger.',
  'rule.R101.title': 'Was von selbst geschieht',
  'rule.R101.text':
    'Eine Einheit, die nichts tun kann, wird übergangen. Kann nur eine Einheit handeln, und nur auf eine Art, handelt sie von selbst. Bei Unabhängigen und Kulten handelt immer die stärkste Einheit; sie greift die feindliche Einheit an, die am wenigsten Trefferpunkte übrig hat.',
  'rule.R102.title': 'Eine Schlacht sehen',
  'rule.R102.text':
    'Alle Spieler sehen die Armeen, die in einer Schlacht kämpfen. Spieler mit Armeen im selben Feld sehen auch alle Karten der kämpfenden Armeen. Ein Angreifer kämpft nur gegen Armeen, die er sieht.',
  'rule.R103.title': 'Schlachten in fremden Zügen',
  'rule.R103.text':
    'In jedem Zug kann nur der Spieler am Zug Schlachten beginnen. Es gibt eine Ausnahme: Belagert er eine Basis, darf ihr Besitzer sofort einen Ausfall machen. Kulte beginnen Schlachten, wenn sie handeln [13.1].',
  'rule.R104.title': 'Lange Schlachten',
  'rule.R104.text':
    'Nach zehn Runden einer Schlacht zieht sich der Angreifer mit allen Armeen zurück. Greift eine Garnison an, geht sie zurück in ihre Basis.',
  'rule.R105.title': 'Verfolgung',
  'rule.R105.text':
    'Jede Einheit, die sich zurückzieht, trifft auf einen Verfolger. Einheiten und Verfolger treffen in der Reihenfolge ihrer Kartennummern aufeinander; gibt es weniger Verfolger als Einheiten, kommen die Verfolger reihum dran. Keine Armee zieht sich in ein Feld zurück, in dem ihr Besitzer von einem Feind weiß. Ist dort ein unbekannter Feind, bleiben beide Armeen im Feld.',
  'rule.R107.title': 'Bergung',
  'rule.R107.text':
    'Die geheimen Würfel entscheiden, ob die ganze Ausrüstung einer toten Einheit im Feld liegen bleibt oder gar keine. Verbesserungen bleiben nie liegen, und in einem Feld liegen höchstens drei Stücke. Nur Spieler mit einer Armee oder Anlage im Feld sehen die Ausrüstung, denn sie würde anderen verraten, dass dort eine Einheit gestorben ist. Aufheben kostet nichts. Du nimmst ein Stück nach dem anderen, das älteste zuerst.',
  'rule.R109.title': 'Erfahrung bei der Verfolgung',
  'rule.R109.text':
    'Die Probe eines Verfolgers ist eine Probe am Boden: Treffer und vernichtete Einheiten bringen Erfahrung. Einheiten, die verloren gehen, weil ihre Armee keinen Ausweg hat, bringen niemandem Erfahrung.',
  'rule.R108.title': 'Sammeln bei verborgenen Feinden',
  'rule.R108.text':
    'Eine Armee, die du nicht entdeckt hast, hindert dich nicht am Sammeln; sonst würden dir fehlende Rohstoffe verraten, dass dort ein Feind ist.',
  'rule.R70.title': 'Mit mehreren Rohstoffarten bezahlen',
  'rule.R70.text':
    'Darfst du mit Rohstoffen beliebiger Art bezahlen, wählt das Spiel sie aus: Es nimmt einen nach dem anderen, immer von der Art, von der du am meisten hast; bei gleich vielen in der Reihenfolge H, M, E, T. Das erspart dir eine Frage für jeden Rohstoff.',
  'rule.R71.title': 'Abwerfen',
  'rule.R71.text':
    'In deinem eigenen Zug darfst du Karten abwerfen, solange deine Hand voll ist. Hast du am Ende deines Zuges zu viele Karten, musst du abwerfen, bis deine Hand wieder in ihrer Grenze liegt. Kein anderer Spieler sieht die abgeworfenen Karten.',
  'rule.R80.title': 'Eine Basis, die du nicht gesehen hast',
  'rule.R80.text':
    'Versuchst du, in einem Feld mit einer verborgenen Basis eine Basis zu bauen, findest du die verborgene: Nichts wird gebaut, und du bezahlst nichts.',
  'rule.R81.title': 'Grenzen beim Bauen',
  'rule.R81.text':
    'Einen Sammler darfst du nur bauen, wo für ihn noch Rohstoffe zu sammeln sind. In einem Feld darfst du nur ein Minenfeld haben.',
  'rule.R82.title': 'Eigene Decks',
  'rule.R82.text':
    'Eigene Decks und ihre Grenzen stehen in einer Datei. Alle Spieler am Tisch können die Datei lesen, aber die Reihenfolge der Karten zeigt sie nicht. Wer kein eigenes Deck hat, spielt das Startdeck seiner Fraktion.',
  'rule.R83.title': 'Das letzte Ausscheiden',
  'rule.R83.text':
    'Scheiden die letzten Spieler zusammen aus, spielen nur sie unentschieden; früher ausgeschiedene Spieler verlieren. Niemand gewinnt, wenn ein Kult alle Spieler überlebt oder den letzten am Sieg gehindert hat, bis auch dieser ausschied.',
  'rule.R90.title': 'Berichte',
  'rule.R90.text':
    'Es gibt sieben Berichte über einen Feind: das Gelände im Umkreis von 3 Feldern um jede Basis, alle Anlagen, die Standorte der Armeen, der Vorrat, die Hand, die Taktiken und das Hauptquartier. Die geheimen Würfel entscheiden, welche dieser Berichte du erhältst. Du kannst sie in dieser und den nächsten drei Runden lesen.',
  'rule.R91.title': 'Wo Spione arbeiten',
  'rule.R91.text':
    'Ein Spion arbeitet in einem Feld, in dem du eine Anlage eines anderen Spielers entdeckt hast. Haben dort mehrere Spieler solche Anlagen, nenne einen von ihnen. Nur die Seite des Spions erfährt das Ergebnis.',
  'rule.R92.title': 'Schaden durch Spione',
  'rule.R92.text':
    'Spione vernichten den Rohstoff, von dem der Feind am meisten hat. Hat der Feind weniger davon, als die Spione vernichten würden, ist alles verloren. Eine kürzere Versorgungsreichweite gilt für diese und die nächsten drei Runden. Der Betroffene erfährt, was geschehen ist, aber nicht, durch wen.',
  'rule.R93.title': 'Einen Verborgenen Schlund öffnen',
  'rule.R93.text':
    'Greifst du aus dem Feld eines Verborgenen Schlunds an oder setzt dort eine Karte ein, prüfen sofort alle Beobachter in Reichweite, ob sie die Basis entdecken. In der nächsten Runde verbirgt sie sich wieder, außer vor Spielern, die sie entdeckt haben.',
  'rule.D1.title': 'Fraktionen',
  'rule.D1.text':
    'Die vier Fraktionen sind von uns. Ihre Boni sind die der vier Fraktionen des ursprünglichen Spiels.',
  'rule.D2.title': 'Einheiten',
  'rule.D2.text':
    'Alle Namen und Werte sind von uns. Die Einheiten haben wir mit simulierten Schlachten abgestimmt. In offener Schlacht sollen die Clans am schwächsten sein.',
  'rule.D3.title': 'Angriffskarten',
  'rule.D3.text': 'Alle Namen und Werte sind von uns.',
  'rule.D4.title': 'Helden',
  'rule.D4.text':
    'Jede Fraktion hat sechs Helden. Regel [8.2] halbiert ihre Deckpunkte. Ohne diese Halbierung zählen die Helden einer Fraktion zusammen 58 bis 62 Punkte.',
  'rule.D5.title': 'Anlagen',
  'rule.D5.text':
    'Alle Fraktionen haben dieselben Anlagen unter verschiedenen Namen. Kosten und Strukturpunkte sind von uns.',
  'rule.D6.title': 'Festungen',
  'rule.D6.text':
    'Alle Festungen haben dieselben Werte. Die Festung jeder Fraktion hat dazu eine eigene Fähigkeit, die etwa einen halben AP je Runde wert ist.',
  'rule.D7.title': 'Ausbau',
  'rule.D7.text':
    'Eine Festung lässt sich zweimal ausbauen, um je 1 Bauplatz und 3 Strukturpunkte. Ein Außenposten lässt sich zweimal ausbauen, um je 1 Bauplatz und 2 Strukturpunkte, beim zweiten Mal auch um 1 Verteidigung. Ein Bunkerposten lässt sich einmal ausbauen, um 1 Bauplatz und 2 Strukturpunkte. Eine Nachrichtenzentrale lässt sich zweimal ausbauen, um je 1 Stufe und 1 mehr für ihren Spürer.',
  'rule.D8.title': 'Zubehör, Munition, Verbesserungen',
  'rule.D8.text':
    'Alle Namen, Kosten und Schwierigkeiten sind von uns; die Arten der Ausrüstung stammen aus Quellen zum ursprünglichen Spiel.',
  'rule.D9.title': 'Taktiken',
  'rule.D9.text':
    'Die zehn Wirkungen stammen aus Quellen zum ursprünglichen Spiel; Namen und Zahlen sind von uns.',
  'rule.D10.title': 'Startdecks',
  'rule.D10.text':
    'Jedes Startdeck hat 36 Karten und 158 bis 164 Deckpunkte: 16 Einheiten, 6 Helden, 6 Angriffskarten und 8 Anlagen.',
  'rule.D11.title': 'Plättchen',
  'rule.D11.text':
    'Jede Fraktion hat sechs Plättchen. Ein Startdeck bringt Plättchen für 5 Plättchenpunkte mit. Eines davon hat 1 von jedem Rohstoff.',
  'rule.D12.title': 'Unabhängige',
  'rule.D12.text':
    'Alle zwölf Karten der Unabhängigen haben wir entworfen, ebenso die achtzehn Gruppen von Unabhängigen, die Rohstofffelder bewachen.',
  'rule.D13.title': 'Kulte',
  'rule.D13.text': 'Die beiden Kulte mit je vier Karten sind von uns.',
  'rule.D14.title': 'Besonderheiten',
  'rule.D14.text':
    'Fünf der Besonderheiten sind von uns, ebenso die Häufigkeiten aller Besonderheiten.',
  'rule.D15.title': 'Ereignisse',
  'rule.D15.text':
    'Sechs Zahlen des Würfels bringen je ein Ereignis. Im Staubsturm sieht kein Beobachter über das eigene Feld hinaus. Bei Störungen fliegen nur Raketen, und keine Karte fängt ab. Eine Karawane gibt jedem Spieler 1 von seinem knappsten Rohstoff. Deserteure erscheinen als schwache Gruppe von Unabhängigen. Bei einem Nachbeben verliert jede Anlage in einem Feld 1 Strukturpunkt, außer wenn sie gehärtet ist oder nur noch 1 hat. Händler geben 1 Rohstoff für 3 von einem anderen.',
  'rule.D16.title': 'Gelände',
  'rule.D16.text':
    'Kosten und Modifikatoren sind von uns. Quellen zum ursprünglichen Spiel sagen nur, dass Hügel den Modifikator 2 und Wüste (hier Ebene) 0 haben und dass Berge eine Armee erschöpfen.',
  'rule.D17.title': 'Karten',
  'rule.D17.text':
    'Die Karte misst 11 mal 9, 15 mal 11, 19 mal 15 oder 25 mal 19 Felder. Wie häufig Rohstoffe und Besonderheiten sind und wo die Startplätze liegen, haben wir festgelegt. Abgesehen von den Plättchen der Spieler liegen um jede Festung im Umkreis von 4 Bewegungspunkten gleich viele Felder mit Rohstoffen.',
  'rule.D18.title': 'Zahlen in den Regeln',
  'rule.D18.text':
    'Alle Zahlen in den Regeln, die auf keiner Karte stehen, sind in einer Tabelle in den Daten des Spiels aufgelistet, jede mit ihrer Quelle.',
};
