/** Page 25 and the rulings on it of the rulebook, in German. */
export const rulesOfPage25: Readonly<Record<`rule.${string}`, string>> = {
  'rule.25.title': 'Luftangriffe (Seite 25 des ursprünglichen Regelhefts)',
  'rule.25.1.title': 'Abfangjäger',
  'rule.25.1.text':
    'Die Karte, die abfängt (der Abfangjäger), ist der Angreifer in der Probe. Ihr Pool ist die Stufe ihres Luftkampfs, nicht ihr Angriff.',
  'rule.25.2.title': 'Ablauf einer Probe',
  'rule.25.2.text':
    'Beide Seiten würfeln. Dann handeln sie abwechselnd, bis der Verteidiger sein Vorrecht nutzt oder beide annehmen.',
  'rule.25.3.title': 'Schaden in der Luft',
  'rule.25.3.text':
    'Jeder Erfolg, den der Abfangjäger mehr hat als die abgefangene Karte, ist 1 Schaden für diese Karte. Mit gleich vielen Erfolgen oder weniger macht er keinen Schaden.',
  'rule.25.4.title': 'Vernichtet',
  'rule.25.4.text':
    'Erreicht oder übersteigt der Schaden die Trefferpunkte der Karte, kommt sie auf die Ablage.',
  'rule.25.5.title': 'Duell in der Luft',
  'rule.25.5.text':
    'Hat auch die abgefangene Karte Luftkampf, ist jeder Erfolg, den sie mehr hat als der Abfangjäger, 1 Schaden für den Abfangjäger.',
  'rule.25.6.title': 'Vorrecht im Duell',
  'rule.25.6.text': 'Auch in einem Duell in der Luft hat die abgefangene Karte das Vorrecht.',
  'rule.25.7.title': 'Flugabwehr',
  'rule.25.7.text':
    'Eine Karte mit Flugabwehr zwingt Flugzeuge und Hubschrauber zu einer Probe, wenn sie im selben Feld Ziele am Boden angreifen, Raketen nie.',
  'rule.25.8.title': 'Pool der Flugabwehr',
  'rule.25.8.text':
    'Die Karte mit Flugabwehr (kurz: die Flugabwehr) ist der Angreifer und wirft so viele Würfel wie ihre Stufe: Flugabwehr 5 wirft 5 Würfel.',
  'rule.25.9.title': 'Pool gegen Flugabwehr',
  'rule.25.9.text':
    'Gegen Flugabwehr wirft die Angriffskarte ihre Verteidigung oder, wenn sie HARM hat, die Stufe ihres HARM.',
  'rule.25.10.title': 'Schaden vom Boden',
  'rule.25.10.text':
    'Die Probe verläuft wie die gegen einen Abfangjäger. Jeder Erfolg, den die Flugabwehr mehr hat als die Angriffskarte, ist 1 Schaden für die Angriffskarte; ohne Trefferpunkte kommt sie auf die Ablage.',
  'rule.25.11.title': 'Duell mit der Flugabwehr',
  'rule.25.11.text':
    'Feuert eine Einheit am Boden auf eine Karte mit HARM, ist jeder Erfolg, den die Karte mehr hat, 1 Schaden für die Einheit.',
  'rule.25.12.title': 'Vorrecht gegen Flugabwehr',
  'rule.25.12.text': 'Auch in einem Duell mit der Flugabwehr hat die Angriffskarte das Vorrecht.',
  'rule.25.13.title': 'Raketenabwehr',
  'rule.25.13.text':
    'Eine Karte mit Raketenabwehr zwingt Raketen zu einer Probe, die das Feld angreifen, in dem sie ist, aber nie Flugzeuge oder Hubschrauber. Sonst wirkt Raketenabwehr wie Flugabwehr.',
  'rule.25.14.title': 'HARM und Raketenabwehr',
  'rule.25.14.text': 'HARM bewirkt nichts gegen Raketenabwehr.',
  'rule.25.15.title': 'Der Schlag',
  'rule.25.15.text':
    'Eine Angriffskarte, die alle Proben gegen Abfangjäger und gegen die Abwehr am Boden übersteht, führt ihren Schlag.',
  'rule.25.16.title': 'Zufälliges Ziel',
  'rule.25.16.text':
    'Ohne Präzision wird das Ziel im Feld ausgelost. Bei Flugzeugen und Hubschraubern wählst du eine Armee oder die Anlagen eines Gegners; daraus wird dann eine Einheit oder Anlage ausgelost. Das Ziel einer Rakete ist immer eine Anlage.',
  'rule.25.17.title': 'Präzision',
  'rule.25.17.text':
    'Mit Präzision wählst du die Karte, die das Ziel ist. Das Ziel einer Rakete muss auch dann eine Anlage sein.',
  'rule.25.18.title': 'Pools eines Schlages',
  'rule.25.18.text':
    'Die Angriffskarte wirft ihren Angriff. Das Ziel wirft seine Verteidigung, mit Gelände und anderen Boni für die Verteidigung.',
  'rule.25.19.title': 'Schaden eines Schlages',
  'rule.25.19.text':
    'Jeder Erfolg, den die Angriffskarte mehr hat als das Ziel, ist 1 Schaden für das Ziel. Hat das Ziel keine Punkte mehr, kommt es auf die Ablage.',
  'rule.25.20.title': 'Kein Schicksal von Helden',
  'rule.25.20.text':
    'Eine Einheit, die sich gegen einen Schlag verteidigt, darf das Schicksal ihres Helden nicht nutzen.',
  'rule.25.21.title': 'Munition',
  'rule.25.21.text': 'Der Schlag verbraucht die Munition der Karte, ob er trifft oder nicht.',
  'rule.25.22.title': 'Zusätzlicher Schaden',
  'rule.25.22.text':
    'Viele Arten von Munition machen zusätzlichen Schaden, aber nur, wenn der Schlag trifft.',
  'rule.25.23.title': 'Ziele von Raketen',
  'rule.25.23.text':
    'Eine Rakete darfst du nur gegen ein Feld mit einer Anlage einsetzen [R20], nie gegen eine Armee.',
  'rule.25.24.title': 'Kollateralschaden',
  'rule.25.24.text':
    'Eine Rakete mit Kollateralschaden kann auch die Armeen im Feld der Anlage treffen, die sie angreift, ob sie die Anlage trifft oder nicht.',
  'rule.25.25.title': 'Getroffene Armeen',
  'rule.25.25.text':
    'Nach dem Schlag wirf für jede Armee im Feld einen zehnseitigen Würfel. Die Armee ist getroffen, wenn der Wurf höchstens ein Zehntel der Prozentzahl des Kollateralschadens ist: bei 60 % eine 6 oder weniger.',
  'rule.25.26.title': 'Proben für Kollateralschaden',
  'rule.25.26.text':
    'Jeder Held und jede Einheit einer getroffenen Armee muss sich einer verdeckten Probe stellen [5.9]. Die Rakete wirft die Würfel ihres Kollateralschadens; eine Einheit wirft ihre Verteidigung, ein Held sein Schicksal.',
  'rule.25.27.title': 'Massenvernichtungswaffen',
  'rule.25.27.text':
    'Ist eine Angriffskarte eine Massenvernichtungswaffe oder trägt sie eine, greift ihr Schlag alles im Feld an, Freund und Feind.',
  'rule.25.28.title': 'Anlagen in der Explosion',
  'rule.25.28.text':
    'Eine Massenvernichtungswaffe zerstört alle Anlagen im Feld, die nicht gehärtet sind.',
  'rule.25.29.title': 'Die Explosion',
  'rule.25.29.text':
    'Jede Anlage, jede Einheit und jeder Held, die dann noch im Feld sind, müssen sich einer verdeckten Probe stellen. Die Waffe wirft so viele Würfel wie die erste Zahl ihrer Fähigkeit; eine Anlage oder Einheit wirft ihre Verteidigung, ein Held sein Schicksal, mit Gelände und allen weiteren Boni für die Verteidigung.',
  'rule.25.30.title': 'Strahlung',
  'rule.25.30.text':
    'Eine Karte, die die Explosion übersteht, erleidet Schaden durch Strahlung: so viel wie die zweite Zahl der Fähigkeit, weniger eine gezogene Zahl von 1 bis zum Widerstand der Karte. Beispiel: Strahlung 5 und eine gezogene 2 machen 3 Schaden.',
  'rule.25.31.title': 'Überlebende',
  'rule.25.31.text':
    'Eine Karte, die noch Punkte hat, bleibt im Spiel; jede andere kommt auf die Ablage. Das gilt für jede Karte im Feld.',
  'rule.R1.title': 'Pool gegen einen Abfangjäger',
  'rule.R1.text':
    'Eine abgefangene Karte wirft die Stufe ihres Luftkampfs, wenn sie welchen hat, sonst ihre Verteidigung. In unserem Exemplar des ursprünglichen Regelhefts fehlt der Anfang des Satzes darüber; wir folgen dem Absatz über die Flugabwehr [25.9]. Option: Die Karte wirft immer ihre Verteidigung.',
  'rule.R2.title': 'Trefferpunkte',
  'rule.R2.text':
    'Schaden bleibt auf einer Karte. Vergleiche neuen Schaden deshalb mit den Trefferpunkten, die der Karte bleiben, nicht mit den gedruckten.',
  'rule.R3.title': 'Flugabwehr und Abfangjäger, die antworten dürfen',
  'rule.R3.text':
    'Jede Flugabwehr im Feld, außer der des angreifenden Spielers, feuert einmal je Einsatz und umsonst. Abfangen darf nur der Besitzer des Ziels, zu üblichen Kosten und mit üblicher Reichweite. Er darf jede Angriffskarte abfangen, auch eine Rakete, und mehrere Abfangjäger nacheinander einsetzen. Option: Nur die Flugabwehr des Besitzers des Ziels feuert.',
  'rule.R4.title': 'HARM gegen Anlagen',
  'rule.R4.text':
    'HARM beschädigt keine Anlagen, denn Seite 25 des ursprünglichen Regelhefts spricht nur von Einheiten. Option: HARM beschädigt auch Anlagen.',
  'rule.R5.title': 'Schicksal in der Luft',
  'rule.R5.text':
    'Angriffskarten nutzen ihr eigenes Schicksal, eine Einheit, die auf sie feuert, das ihres Helden; Anlagen haben keines. Option: Weder Angriffskarten noch Flugabwehr können Schicksal nutzen.',
  'rule.R6.title': 'Zufällige Einheit',
  'rule.R6.text':
    'Das Ziel wird unter allen Einheiten der genannten Armee ausgelost, jede mit gleicher Chance. Helden werden nie ausgelost. Option: Auch Helden können ausgelost werden.',
  'rule.R7.title': 'Gelände in der Luft',
  'rule.R7.text':
    'Gelände hilft einer Angriffskarte nicht gegen Abfangjäger und Flugabwehr. Option: Es hilft ihr.',
  'rule.R8.title': 'Zusatzschaden',
  'rule.R8.text': 'Zusatzschaden kommt nur dazu, wenn der Überschuss mindestens 1 ist.',
  'rule.R9.title': 'Mit Munition abgeschossen',
  'rule.R9.text': 'Wird eine Angriffskarte abgeschossen, ist ihre Munition mit ihr verloren.',
  'rule.R10.title': 'Gelände gegen Kollateralschaden',
  'rule.R10.text': 'Gelände hilft nicht gegen Kollateralschaden. Option: Es hilft.',
  'rule.R11.title': 'Eigene Armeen des Angreifers',
  'rule.R11.text':
    'Kollateralschaden kann jede Armee im Feld treffen, auch eine des Angreifers. Option: Armeen des Angreifers trifft er nie.',
  'rule.R12.title': 'Abgeschossene Raketen',
  'rule.R12.text':
    'Eine abgeschossene Rakete macht trotzdem Kollateralschaden. Option: Sie macht keinen.',
  'rule.R13.title': 'Schläge, die verfehlen',
  'rule.R13.text':
    'Auch ein Schlag, der verfehlt, zündet eine Massenvernichtungswaffe. Option: Nur ein Schlag, der trifft, zündet sie.',
  'rule.R14.title': 'Reihenfolge der Wirkungen',
  'rule.R14.text':
    'Erst kommt der Schlag, dann Kollateralschaden, dann die Massenvernichtungswaffe; keines ersetzt ein anderes. Option: Die Massenvernichtungswaffe ersetzt den Kollateralschaden.',
  'rule.R15.title': 'Verdeckte Proben',
  'rule.R15.text': 'In verdeckten Proben gibt es kein Schicksal, keine Taktik und kein Vorrecht.',
  'rule.R16.title': 'Widerstand 0',
  'rule.R16.text': 'Widerstand 0 zieht von der Strahlung nichts ab.',
  'rule.R17.title': 'Helden in einer gehärteten Garnison',
  'rule.R17.text':
    'Helden in der Garnison einer gehärteten Basis sind ebenso geschützt wie Einheiten [6.9]. Option: Sie sind es nicht.',
  'rule.R18.title': 'Gefangene',
  'rule.R18.text':
    'Gegen eine Massenvernichtungswaffe gelten Gefangene als Helden im Feld und verteidigen sich mit ihrem Schicksal. Option: Gefangene werden nie getroffen.',
  'rule.R19.title': 'Prozentzahlen',
  'rule.R19.text': 'Alle Prozentzahlen für Kollateralschaden sind Vielfache von 10.',
  'rule.R20.title': 'Anlagen als Ziele von Raketen',
  'rule.R20.text':
    'Raketen dürfen ein Feld mit irgendeiner Anlage angreifen, die du entdeckt hast, auch mit einem Sammler oder Minenfeld. Option: nur ein Feld mit einer Festung oder einem Außenposten.',
  'rule.R21.title': 'Flüge im Zug',
  'rule.R21.text':
    'Eine Angriffskarte darf in jedem deiner Züge einmal fliegen und in jedem Zug eines anderen Spielers einmal abfangen.',
  'rule.R22.title': 'Deine eigene Waffe',
  'rule.R22.text':
    'Schaden deiner Waffe an deiner eigenen Festung zählt: Du kannst dadurch selbst ausscheiden.',
};
