/** Sections 7 to 9 and 11 to 14 of the rulebook, in German. */
export const rulesOfEmpires: Readonly<Record<`rule.${string}`, string>> = {
  'rule.7.title': 'Forschung',
  'rule.7.1.title': 'Orte der Forschung',
  'rule.7.1.text':
    'Techniker und Genetiker arbeiten in deinem Labor, Taktiker in deiner Akademie. Das Feld muss versorgt und nicht belagert sein.',
  'rule.7.2.title': 'Angebote',
  'rule.7.2.text':
    'Einem Helden, der forscht, werden sechs Karten angeboten, und er darf versuchen, eine davon herzustellen. In jedem deiner Züge kann ein Held einmal forschen; die Angebote werden jedes Mal neu gezogen.',
  'rule.7.3.title': 'Der Versuch',
  'rule.7.3.text':
    'Bezahle die Kosten der Karte und wirf die Stufe des Helden in der passenden Fähigkeit [7.1]. Mit mindestens so vielen Erfolgen wie die Schwierigkeit der Karte erhältst du sie auf die Hand, eine Taktik auf die Taktikhand. Misslingt es, erhältst du die Hälfte der Rohstoffe zurück.',
  'rule.7.4.title': 'Waffenkammern',
  'rule.7.4.text':
    'In einer Waffenkammer liegen drei zufällige Stücke Ausrüstung. Solange die Kammer versorgt und nicht belagert ist, darfst du für 1 AP eines auf die Hand nehmen.',
  'rule.7.5.title': 'Taktikhand',
  'rule.7.5.text': 'Du darfst bis zu 5 Taktiken haben.',
  'rule.8.title': 'Decks',
  'rule.8.1.title': 'Ein Deck',
  'rule.8.1.text':
    'Ein Deck gehört einer Fraktion und hat eine Festung und 30 bis 50 Karten. Jeder Held darf einmal darin sein, jede andere Karte bis zu dreimal.',
  'rule.8.2.title': 'Deckpunkte',
  'rule.8.2.text':
    'Eine Einheit zählt die Rohstoffe, die sie kostet, und 1 für jede Fähigkeit. Ein Held zählt die Hälfte dieser Summe: Führung, Schicksal und die Hälfte der Stufen aller Fähigkeiten. Eine Angriffskarte zählt die Rohstoffe, die sie kostet, und 1 für jede Fähigkeit. Eine Anlage zählt die AP, die sie kostet, und 1 für jede Fähigkeit außer Versorgung, Kaserne und den Fähigkeiten zum Sammeln.',
  'rule.8.3.title': 'Grenzen',
  'rule.8.3.text':
    'Ein Deck darf je nach Partie höchstens 125, 175, 225 oder 275 Deckpunkte zählen.',
  'rule.8.4.title': 'Plättchen',
  'rule.8.4.text':
    'Bring 1 bis 10 Plättchen mit, je nach Partie für zusammen höchstens 5 oder 10 Plättchenpunkte. Ein Plättchen zählt den Modifikator seines Geländes, seine Rohstoffe und 2 für jede Besonderheit.',
  'rule.9.title': 'Sieg',
  'rule.9.1.title': 'Erobertes Hauptquartier',
  'rule.9.1.text':
    'Wessen Hauptquartier erobert wird, muss es bis zum Ende des Zuges zurückerobern, sonst scheidet er aus.',
  'rule.9.2.title': 'Zerstörtes Hauptquartier',
  'rule.9.2.text': 'Wessen Hauptquartier zerstört wird, scheidet am Ende des Zuges aus.',
  'rule.9.3.title': 'Sieg',
  'rule.9.3.text':
    'Der letzte Spieler, der übrig ist, gewinnt. Ist keiner übrig, endet das Spiel unentschieden zwischen denen, die zusammen ausgeschieden sind.',
  'rule.9.4.title': 'Ausscheiden',
  'rule.9.4.text':
    'Alle Karten, die ein ausgeschiedener Spieler auf der Landkarte hat, werden Unabhängige, und alle Gefangenen, die er hält, kommen frei.',
  'rule.9.5.title': 'Wertung',
  'rule.9.5.text':
    'Beginne mit 1000. Zähle 4 dazu für jeden Rohstoff in den Kosten der Karten, die du vernichtet hast, 50 für jeden Gefangenen, den du hältst, und 25 für jedes Feld, das du kontrollierst. Zieh 3 ab für jeden Rohstoff in den Kosten der Karten, die du verloren hast, und 10 für jede Runde. Deine Wertung ist diese Summe mal die Zahl deiner Gegner.',
  'rule.9.6.title': 'Die letzte Runde',
  'rule.9.6.text': 'Nach Runde 150 gewinnt der Spieler mit der höchsten Wertung.',
  'rule.11.title': 'Fraktionen',
  'rule.11.1.title': 'Meridianpakt',
  'rule.11.1.text': 'Jede deiner Armeen ohne Helden darf bis zu 3 Einheiten haben.',
  'rule.11.2.title': 'Das Gitter',
  'rule.11.2.text':
    'Deine Hand fasst 9 Karten. Deine Helden, Einheiten und Angriffskarten kosten keine Helfer.',
  'rule.11.3.title': 'Grüne Brut',
  'rule.11.3.text': 'Eine Karte zu ziehen kostet dich 2 AP.',
  'rule.11.4.title': 'Aschewandererclans',
  'rule.11.4.text': 'Deine Versorgung reicht 5 statt 4 Bewegungspunkte weit.',
  'rule.12.title': 'Unabhängige',
  'rule.12.1.title': 'Haltung',
  'rule.12.1.text':
    'Trifft deine Armee zum ersten Mal auf eine Gruppe Unabhängiger, wirf einen zehnseitigen Würfel und zähle deinen Modifikator dazu. Bei 9 oder mehr schließen sie sich dir an, bei 6 bis 8 verhandeln sie, bei 5 oder weniger kämpfen sie. Das Ergebnis gilt für diese Gruppe und dich im ganzen Spiel.',
  'rule.12.2.title': 'Modifikatoren',
  'rule.12.2.text':
    'Der Modifikator ist +3 für den Meridianpakt, +1 für die Aschewandererclans und -2 für das Gitter und die Grüne Brut. Er ist +5 für eine Fraktion, die auf ihresgleichen trifft: Menschen beim Pakt, Maschinen beim Gitter, Bestien bei der Brut, Mutanten bei den Clans.',
  'rule.12.3.title': 'Anschluss',
  'rule.12.3.text':
    'Unabhängige, die sich anschließen, werden in diesem Feld eine Armee von dir. Einheiten über der Grenze von 8 bleiben unabhängig.',
  'rule.12.4.title': 'Verhandlung',
  'rule.12.4.text':
    'Bezahle die Hälfte der Kosten ihrer Karten, je Rohstoff abgerundet, und die Unabhängigen schließen sich dir an. Lehnst du ab, muss deine Armee gegen sie kämpfen, sofort oder am Ende deines Zuges [5.12]. Ein einzelner Held muss nicht kämpfen.',
  'rule.12.5.title': 'Unabhängige in der Schlacht',
  'rule.12.5.text':
    'Unabhängige haben weder Helden noch Schicksal noch Taktiken. Sie brauchen weder Führung noch Versorgung und bewegen sich nie.',
  'rule.13.title': 'Kulte',
  'rule.13.1.title': 'Kulte',
  'rule.13.1.text':
    'Mit der Option „Kult“ spielt ein Kult gegen alle Spieler. Ab Runde 6 handelt er nach dem letzten Spieler, nach festen Regeln und ohne Wahl. Sein Anführer setzt Schicksal ein, um Schaden abzuwenden oder mehr anzurichten. Der Kult lebt, solange er eine Basis oder eine Armee hat. Solange er lebt, gewinnt kein Spieler vor dem Ende von Runde 150 [9.6].',
  'rule.13.2.title': 'Der Laternenchor',
  'rule.13.2.text':
    'Jedes Mal, wenn der Chor handelt, gewinnt er 1 Andacht und bis zu 3 weitere: je 1 für jede Gruppe Unabhängiger im Umkreis von 4 Feldern um eine Halle. Dazu kommt 1 für jeden bekehrten Außenposten. Für 8 Andacht stellt er bei einer Halle eine Armee auf. Seine Armeen ziehen zu Unabhängigen; diese schließen sich dem Chor mit 1 bis 6 auf einem zehnseitigen Würfel an, sonst kämpfen sie. Gibt es keine Unabhängigen, ziehen die Armeen zu unbewachten Außenposten und machen sie zu Hallen.',
  'rule.13.3.title': 'Die Eisenfaste',
  'rule.13.3.text':
    'Jedes Mal, wenn die Faste handelt, gewinnt sie 1 Zorn und bis zu 4 weitere: je 1 für jedes Labor, jede Akademie und jede Nachrichtenzentrale auf der Landkarte. Für jede eingesetzte Massenvernichtungswaffe gewinnt sie 6. Für 10 Zorn stellt sie bei einem ihrer Häuser Plünderer und einen Saboteur auf, die zu Laboren, Akademien und Nachrichtenzentralen ziehen und sie zerstören.',
  'rule.14.title': 'Ereignisse und Besonderheiten',
  'rule.14.1.title': 'Ereignisse',
  'rule.14.1.text':
    'Mit der Option „Ereignisse“ wirf zu Beginn jeder Runde ab der fünften einen zwanzigseitigen Würfel. Sechs seiner Zahlen bringen ein Ereignis [D15].',
  'rule.14.2.title': 'Versiegelte Klinik',
  'rule.14.2.text':
    'Nimm die Klinik, um den Helden und eine Einheit deiner Armee ganz zu heilen. Danach ist die Klinik weg.',
  'rule.14.3.title': 'Signalmast',
  'rule.14.3.text':
    'Nimm den Mast, um alle Felder im Umkreis von 4 Feldern zu erkunden und ihre Besonderheiten zu erfahren. Außerdem suchst du einmal mit 4 Würfeln nach jeder Armee dort. Danach ist der Mast weg.',
  'rule.14.4.title': 'Verstrahlter Boden',
  'rule.14.4.text':
    'Jeder Held und jede Einheit, die das Feld betritt, erleidet 3 Schaden, weniger eine gezogene Zahl von 1 bis zum eigenen Widerstand.',
  'rule.14.5.title': 'Wrackreihe',
  'rule.14.5.text':
    'Nimm die Wrackreihe, um einen zufälligen Fund zu ziehen: ein Zubehör, eine Munition oder Rohstoffe. Mit einem Techniker in der Armee zieh zweimal und behalte einen der beiden Funde. Danach ist die Wrackreihe fort.',
  'rule.14.6.title': 'Verschüttetes Silo',
  'rule.14.6.text':
    'Kontrollierst du das Feld, dürfen deine Raketen ihre Reichweite vom Silo zählen. Pioniere dort dürfen das Silo für 2 AP sprengen.',
};
