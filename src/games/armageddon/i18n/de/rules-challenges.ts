/** Sections 5 and 6 of the rulebook, in German. */
export const rulesOfChallenges: Readonly<Record<`rule.${string}`, string>> = {
  'rule.5.title': 'Proben',
  'rule.5.1.title': 'Würfel',
  'rule.5.1.text': 'Jeder Würfel zeigt mit gleicher Chance einen Erfolg oder einen Fehlschlag.',
  'rule.5.2.title': 'Vergleichende Proben',
  'rule.5.2.text':
    'Angreifer und Verteidiger werfen jeder ihren Pool von Würfeln. Jeder Erfolg, den der Angreifer mehr hat als der Verteidiger, ist 1 Schaden für den Verteidiger: 4 Erfolge gegen 1 machen 3 Schaden. In einem Duell erleidet der Angreifer ebenso Schaden, wenn der Verteidiger mehr hat; in jeder anderen Probe erleidet er keinen.',
  'rule.5.3.title': 'Vorrecht',
  'rule.5.3.text':
    'Macht der erste Wurf dem Verteidiger keinen Schaden, darf dieser ihn sofort annehmen. Das ist das Vorrecht des Verteidigers. Damit ist die Probe vorbei, und der Angreifer kann nicht mehr handeln.',
  'rule.5.4.title': 'In einer Probe handeln',
  'rule.5.4.text':
    'Ein Verteidiger, der Schicksal einsetzt oder eine Taktik spielt, verzichtet auf das Vorrecht. Von da an handeln beide Seiten abwechselnd: Schicksal einsetzen, eine Taktik spielen oder annehmen (die Würfel liegen lassen). Die Probe endet, wenn beide direkt nacheinander annehmen.',
  'rule.5.5.title': 'Schicksal',
  'rule.5.5.text':
    'Setze 1 Schicksal und 1 AP ein, um einen Fehlschlag deines eigenen Pools neu zu würfeln. Für jede Probe ist das Schicksal wieder voll.',
  'rule.5.6.title': 'Quellen des Schicksals',
  'rule.5.6.text':
    'Eine Einheit nutzt das Schicksal des Helden, der ihre Armee führt, und das aus der Erfahrung der Armee [3.21]. Eine Einheit ohne Helden hat kein Schicksal. Eine Angriffskarte nutzt ihr eigenes Schicksal.',
  'rule.5.7.title': 'Reihenfolge beim Schaden',
  'rule.5.7.text':
    'Nimm den Überschuss an Erfolgen. Verdopple ihn bei Kritisch. Ist der Überschuss mindestens 1, zähle Zusatzschaden dazu. Zieh Panzerung ab. Halbiere den Schaden an einer gehärteten Anlage. Beispiel: Ein Überschuss von 2 mit Kritisch und Zusatzschaden 1 gegen Panzerung 1 macht 2 × 2 + 1 - 1 = 4 Schaden.',
  'rule.5.8.title': 'Tests gegen eine Zahl',
  'rule.5.8.text':
    'Ein Held wirft so viele Würfel wie die Stufe der Fähigkeit, um die es geht. Der Test gelingt, wenn der Held mindestens so viele Erfolge wirft wie nötig.',
  'rule.5.9.title': 'Verdeckte Proben',
  'rule.5.9.text':
    'Beide Pools werden einmal geworfen, und kein Spieler darf handeln: Vorrecht, Schicksal und Taktiken werden nicht eingesetzt.',
  'rule.5.10.title': 'Taktiken in einer Probe',
  'rule.5.10.text':
    'Statt Schicksal einzusetzen, darfst du eine Taktik spielen. Bezahle die AP, die darauf stehen, und wirf sie ab.',
  'rule.5b.title': 'Schlachten und Sonderoperationen',
  'rule.5.11.title': 'Wie eine Schlacht beginnt',
  'rule.5.11.text':
    'Eine Schlacht beginnt, wenn eine Armee das Feld einer feindlichen Armee betritt, die sie sieht, oder im Feld einer feindlichen Armee die Tarnung aufgibt. Auch mit einem Ausfall aus einer Basis, einem Ausbruch aus einer Belagerung und dem Sturm auf eine belagerte Basis beginnt eine Schlacht. Für 3 AP kann eine Armee jede feindliche Armee angreifen, die sie im eigenen Feld sieht, auch eine getarnte.',
  'rule.5.12.title': 'Sofort oder später',
  'rule.5.12.text':
    'Betritt deine Armee das Feld einer feindlichen Armee, darfst du sofort kämpfen oder bis zum Ende deines Zuges warten, damit vor der Schlacht noch andere deiner Armeen eintreffen können.',
  'rule.5.13.title': 'Reihenfolge der Armeen',
  'rule.5.13.text':
    'Jede Seite schickt eine Armee nach der anderen, in der Reihenfolge ihrer Wahl. Fällt eine Armee, kämpft die nächste gegen das, was vom Feind übrig ist. Beginnt eine Schlacht, werden Armeen beider Seiten, die keine Karten haben, aus dem Feld entfernt.',
  'rule.5.14.title': 'Reihen',
  'rule.5.14.text':
    'Stelle jede Einheit in die vordere oder die hintere Reihe. Ist die vordere Reihe leer, gilt die hintere als vordere. Der Held steht in keiner der Reihen.',
  'rule.5.15.title': 'Initiative in der Schlacht',
  'rule.5.15.text':
    'Zu Beginn jeder Runde der Schlacht wirft jede Seite einen sechsseitigen Würfel und zählt Schicksal und Angriffslust ihres Helden dazu. Die Seite mit der höheren Summe handelt zuerst. Bei Gleichstand wird neu gewürfelt.',
  'rule.5.16.title': 'Handeln',
  'rule.5.16.text':
    'Die Seiten lassen abwechselnd je eine Einheit handeln. Eine Einheit, die gehandelt hat, handelt in dieser Runde nicht mehr. Die Runde der Schlacht endet, wenn alle Einheiten gehandelt haben.',
  'rule.5.17.title': 'Ziele',
  'rule.5.17.text':
    'Eine Einheit mit Reichweite 1 greift nur aus der vorderen Reihe an und erreicht nur die feindliche vordere Reihe. Eine Einheit mit Reichweite 2 erreicht aus der vorderen Reihe beide feindlichen Reihen, aus der hinteren nur die feindliche vordere. Eine Einheit mit Reichweite 3 erreicht aus jeder Reihe beide feindlichen Reihen.',
  'rule.5.18.title': 'Würfelpools',
  'rule.5.18.text':
    'Die angreifende Einheit wirft ihren Angriff, das Ziel seine Verteidigung. Bei beiden kommen die Boni durch Held, Ausrüstung und Fähigkeiten dazu, beim Ziel auch Gelände und Schanzen, wenn seine Seite sie bekommt [R100]. Bei beiden gibt es Abzüge für Führung und Versorgung.',
  'rule.5.19.title': 'Nach einer Runde',
  'rule.5.19.text':
    'Nach jeder Runde der Schlacht wählt jede Seite: Sie kämpft weiter, zieht sich mit der kämpfenden Armee zurück oder mit allen ihren Armeen in der Schlacht. Bevor du dich zurückziehen kannst, musst du eine Runde kämpfen.',
  'rule.5.20.title': 'Rückzug',
  'rule.5.20.text':
    'Jede Einheit, die sich zurückzieht, muss sich einer Probe gegen einen Verfolger stellen. Dann zieht die Armee ein Feld weit in Richtung ihrer nächsten Basis; kann sie das nicht, ist sie vernichtet. Garnisonen ziehen sich nie zurück.',
  'rule.5.21.title': 'Sieg',
  'rule.5.21.text':
    'Zuerst jagt der Sieger, ohne AP zu bezahlen, jeden feindlichen Helden, der in der Schlacht alle Einheiten verloren hat [5.28]. Dann nimmt er das Feld und jede Basis darin.',
  'rule.5.22.title': 'Scharfschützen',
  'rule.5.22.text':
    'Bezahle 1 AP, damit ein Scharfschütze auf den feindlichen Helden schießt. Der Scharfschütze wirft seine Stufe gegen das Schicksal des Helden.',
  'rule.5.23.title': 'Attentat',
  'rule.5.23.text':
    'Bezahle 3 AP. Ein Attentäter wirft seine Stufe gegen das Schicksal eines feindlichen Helden in seinem Feld, mit 1 Würfel mehr, wenn er getarnt und nicht entdeckt ist. Der Held wird ausgelost, außer bei einem Meisterattentäter. Der Held erleidet so viele Wunden wie der Überschuss. Jeder Kopfgeldjäger, jeder Spürer und jede Nachrichtenzentrale, die der Besitzer des Helden im Feld hat, gibt dem Helden 1 Würfel mehr und macht die Probe zum Duell. Danach ist die Armee des Attentäters nicht mehr getarnt.',
  'rule.5.24.title': 'Sabotage',
  'rule.5.24.text':
    'Bezahle 3 AP. Ein Saboteur wirft seine Stufe gegen die Verteidigung einer feindlichen Anlage in seinem Feld. Die Anlage wird ausgelost, außer bei einem Meistersaboteur. Ein Sprengmeister in der Armee des Saboteurs verdreifacht den Schaden. Hat der Besitzer eine Nachrichtenzentrale im Feld, ist die Probe ein Duell, und der Verteidiger hat die Stufe der Nachrichtenzentrale als Schicksal.',
  'rule.5.25.title': 'Spionage',
  'rule.5.25.text':
    'Bezahle 3 AP, wähle passive [5.26] oder aktive Spionage [5.27] gegen einen Feind und wirf die Stufe des Spions. Zieh von der Zahl der Erfolge 2 ab. Zieh noch 1 ab für jede Stufe der Nachrichtenzentralen dieses Feindes im Feld. Zähle dann eine gezogene Zahl von 1 bis 16 dazu. Das Ergebnis ist höchstens 20. Beispiel: 4 Erfolge und eine gezogene 9 ergeben 4 - 2 + 9 = 11.',
  'rule.5.26.title': 'Berichte sammeln',
  'rule.5.26.text':
    'Das Ergebnis bestimmt, wie viele Berichte [R90] du erhältst. 17 oder mehr: alle sieben; 15 oder 16: fünf; 12 bis 14: drei; 9 bis 11: zwei; 6 bis 8: einen; 5 oder weniger: keinen. Bei 1 oder weniger erleidet der Spion außerdem 1 Wunde und fliegt auf: Der Feind entdeckt ihn, und seine Armee ist nicht mehr getarnt.',
  'rule.5.27.title': 'Schaden anrichten',
  'rule.5.27.text':
    'Das Ergebnis bestimmt, welchen Schaden du anrichtest. Bei 6 bis 8 erhält der Feind in der nächsten Runde 2 AP weniger. Bei 9 bis 11 verliert der Feind 3 von einem Rohstoff. Bei 12 bis 14 sinkt die Versorgungsreichweite des Feindes für diese und die nächsten drei Runden um 1. Bei 15 oder 16 verliert der Feind 6 von einem Rohstoff. Bei 17 oder mehr wähle eines davon: 2 AP weniger, die kürzere Versorgungsreichweite oder den Verlust von 6 Rohstoffen. Bei 5 oder weniger richtest du keinen Schaden an. Bei 1 oder weniger fliegt der Spion außerdem auf [5.26].',
  'rule.5.28.title': 'Helden jagen',
  'rule.5.28.text':
    'Bezahle 2 AP, um in deinem Feld einen einzelnen Helden zu jagen. Wirf 1 Würfel, dazu 1 Würfel für je 2 deiner Einheiten im Feld und so viele, wie dein bester Beobachter dort hat. Der Held wirft sein Schicksal. Hast du nicht mehr Erfolge als der Held, entkommt er. Sonst nimm die Zahl der Würfel, die der Held geworfen hat, und zieh die Stufe deines Kopfgeldjägers ab. Hast du mindestens so viele Erfolge, nimmst du den Helden gefangen; hast du weniger, stirbt er. Beispiel: Mit 5 Einheiten und Aufklärung 3 wirfst du 1 + 2 + 3 = 6 Würfel, ein Held mit Schicksal 3 wirft 3. Hast du 3 Erfolge und der Held 2, nimmst du ihn gefangen. Hast du 2 und der Held 1, stirbt er.',
  'rule.5.29.title': 'Minenfelder',
  'rule.5.29.text':
    'Ein Minenfeld hält jede feindliche Armee auf, die das Feld betritt, außer wenn deren Besitzer das Feld schon kontrolliert, und zwingt jede Karte der Armee zu einer Probe. Das Minenfeld verliert 1 Punkt für jeden Erfolg, um den es eine Karte übertrifft, und wird bei 0 entfernt.',
  'rule.5.30.title': 'Pioniere und Minen',
  'rule.5.30.text':
    'Minen treffen nie Pioniere. Bei den anderen Karten der Armee zieh die Stufe der Pioniere von den Würfeln der Minen ab. Einmal im Zug dürfen die Pioniere einer Armee für 1 AP ein Minenfeld in ihrem Feld räumen: Es verliert so viele Punkte, wie ihre höchste Stufe angibt [R30]. Pioniere dürfen auch Minenfelder legen.',
  'rule.6.title': 'Einsätze',
  'rule.6.1.title': 'Eine Angriffskarte fliegen',
  'rule.6.1.text':
    'In deinem Zug darfst du eine Angriffskarte von deiner Hand gegen ein Feld in Reichweite fliegen. Bezahle jedes Mal ihre AP und Rohstoffe.',
  'rule.6.2.title': 'Flugzeuge',
  'rule.6.2.text':
    'Zähle die Reichweite eines Flugzeugs von deiner nächsten Basis, die nicht belagert ist.',
  'rule.6.3.title': 'Hubschrauber',
  'rule.6.3.text':
    'Zähle die Reichweite eines Hubschraubers von deiner nächsten Basis, die nicht belagert ist, oder von einer deiner versorgten Armeen, die Einheiten hat und nicht getarnt ist. Ist nur eine Armee nahe genug, erleidet der Hubschrauber 1 Schaden, bevor sonst etwas geschieht.',
  'rule.6.4.title': 'Raketen',
  'rule.6.4.text':
    'Zähle die Reichweite einer Rakete von deiner nächsten Basis, die nicht belagert ist, oder von einer deiner Armeen mit einem Mobilen Werfer.',
  'rule.6.5.title': 'Ziel',
  'rule.6.5.text':
    'Nenne als Ziel eine feindliche Armee, die du im Feld entdeckt hast, oder die Anlagen eines Feindes, die du dort entdeckt hast. Ziel einer Rakete können nur Anlagen sein [25.23].',
  'rule.6.6.title': 'Reihenfolge',
  'rule.6.6.text':
    'Zuerst kommen Abfangjäger, dann die Abwehr im Feld (Flugabwehr und Raketenabwehr), dann der Schlag, dann Kollateralschaden und zuletzt die Massenvernichtungswaffe, wenn es eine gibt.',
  'rule.6.7.title': 'Nach dem Einsatz',
  'rule.6.7.text':
    'Flugzeuge und Hubschrauber, die überleben, kehren mit ihrem Schaden auf deine Hand zurück. Raketen kommen auf die Ablage.',
  'rule.6.8.title': 'Fliegerleiter',
  'rule.6.8.text': 'Jeder eigene Fliegerleiter im Feld des Ziels gibt dem Schlag 3 Würfel mehr.',
  'rule.6.9.title': 'Gehärtete Basen',
  'rule.6.9.text':
    'Karten in der Garnison einer gehärteten Basis erleiden die Hälfte des Schadens, den die Würfel einer Massenvernichtungswaffe machen, und keine Strahlung. Die Basis selbst erleidet den ganzen Schaden und die Strahlung.',
  'rule.6.10.title': 'Gehärtet',
  'rule.6.10.text':
    'Eine gehärtete Anlage erleidet durch alles außer Massenvernichtungswaffen nur die Hälfte des Schadens.',
};
