/** Section 2 of the rulebook, in German. */
export const rulesOfTurns: Readonly<Record<`rule.${string}`, string>> = {
  'rule.2.title': 'Züge',
  'rule.2.1.title': 'Decks, Plättchen und Festungen',
  'rule.2.1.text':
    'Jeder Spieler bringt ein Deck, eine Festung und Plättchen mit. Deck und Plättchen müssen innerhalb der Grenzen des Spiels liegen [8.3] [8.4].',
  'rule.2.2.title': 'Plättchen legen',
  'rule.2.2.text':
    'Alle Spieler würfeln um die Reihenfolge; bei Gleichstand würfeln die Beteiligten neu. In dieser Reihenfolge legen die Spieler reihum je ein Plättchen, bis alle Plättchen liegen. Lege deine Plättchen höchstens 2 Felder von deinem Startfeld entfernt. Jeder Spieler hat 1 bis 10 Plättchen.',
  'rule.2.3.title': 'Festungen',
  'rule.2.3.text':
    'Jeder Spieler setzt die eigene Festung auf eines der eigenen Plättchen. Dann entsteht um die Plättchen herum der Rest der Karte.',
  'rule.2.4.title': 'Beginn',
  'rule.2.4.text': 'Jeder Spieler beginnt mit 6 Karten auf der Hand und 3 von jedem Rohstoff.',
  'rule.2.5.title': 'Die Runde',
  'rule.2.5.text':
    'Eine Runde hat diese Schritte: Sammeln, Unterhalt, Aufklärung, Initiative, Aktionspunkte, die Züge aller Spieler, Ende der Runde.',
  'rule.2.6.title': 'Sammeln',
  'rule.2.6.text':
    'Bevor jemand handelt, sammelt jeder Spieler Rohstoffe [3.3] mit den Basen, den Sammlern und den Einheiten, die ernten [10.2.22], aber nur in Feldern, die er kontrolliert [3.13].',
  'rule.2.7.title': 'Unterhalt',
  'rule.2.7.text':
    'Einheiten mit Regeneration erhalten alle Trefferpunkte zurück. Bei Wirkungen, die mehrere Runden dauern, sinkt die restliche Dauer um eine Runde.',
  'rule.2.8.title': 'Initiative',
  'rule.2.8.text':
    'Jeder Spieler wirft 3 freie Würfel und alle gekauften. Wer die meisten Erfolge hat, zieht zuerst. Bei Gleichstand wird neu gewürfelt.',
  'rule.2.9.title': 'Preis der Würfel',
  'rule.2.9.text':
    'Dein erster Zusatzwürfel kostet 1 Rohstoff, der zweite 2, der dritte 3 und so weiter; bezahlen darfst du mit Rohstoffen beliebiger Art. Du darfst höchstens 5 Zusatzwürfel kaufen. Beispiel: Drei Zusatzwürfel kosten 1 + 2 + 3 = 6 Rohstoffe.',
  'rule.2.10.title': 'Aktionspunkte nach Rang',
  'rule.2.10.text':
    'Bei zwei Spielern erhält der erste 12 AP, der zweite 6. Bei mehr Spielern sind es 12, 8, 6 und 4 AP, in der Reihenfolge der Initiative. Alle Spieler erhalten ihre AP vor dem ersten Zug der Runde; du kannst deine also auch in fremden Zügen ausgeben.',
  'rule.2.11.title': 'Zusätzliche Aktionspunkte',
  'rule.2.11.text':
    'Jede deiner Anlagen mit AP-Bonus gibt ihren Bonus zu deinen AP dazu, wenn sie nicht belagert ist. Jeder feindliche Held, den du gefangen hältst, gibt 3 AP, wenn die Basis, in der er gefangen ist, versorgt und nicht belagert ist.',
  'rule.2.12.title': 'Ein Zug',
  'rule.2.12.text':
    'Die Spieler ziehen in der Reihenfolge der Initiative. In deinem Zug darfst du alles tun, was du bezahlen kannst, in beliebiger Reihenfolge. Wenn du deinen Zug beendest, werden deine aufgeschobenen Schlachten geschlagen [5.12].',
  'rule.2.13.title': 'Ende der Runde',
  'rule.2.13.text': 'Nicht ausgegebene AP verfallen.',
  'rule.2.14.title': 'Karten ziehen',
  'rule.2.14.text':
    'Bezahle 3 AP (Grüne Brut: 2 AP), um eine Karte von deinem Deck zu ziehen. Du darfst dein Deck nicht durchsehen, und abgeworfene Karten kommen nie dorthin zurück.',
  'rule.2.15.title': 'Deine Hand',
  'rule.2.15.text':
    'Deine Hand fasst bis zu 8 Karten (das Gitter: 9). Ist sie voll, musst du eine Karte abwerfen, bevor du eine andere nimmst. Käme die neue Karte aus einem Fund, darfst du den Fund stattdessen liegen lassen.',
  'rule.2.16.title': 'Armeen gründen',
  'rule.2.16.text':
    'Bezahle 3 AP, um eine Armee zu gründen. Eine leere Armee aufzulösen kostet nichts.',
  'rule.2.17.title': 'Karten verlegen',
  'rule.2.17.text':
    'Eine Karte zwischen einer Garnison und einer Feldarmee im selben Feld zu verlegen kostet nichts. Zwischen zwei Feldarmeen im selben Feld kostet es 1 AP.',
  'rule.2.18.title': 'Helden und Einheiten einsetzen',
  'rule.2.18.text':
    'Setze Helden und Einheiten von deiner Hand in der Garnison einer versorgten Basis ein, die eine Kaserne hat und nicht belagert ist. Helden, und Einheiten mit Schnellem Einsatz, darfst du auch in einer versorgten Feldarmee einsetzen.',
  'rule.2.19.title': 'Außenposten bauen',
  'rule.2.19.text':
    'Einen Außenposten darfst du in einem versorgten Feld bauen, das du kontrollierst, wenn ein Held oder Pioniere von dir dort sind und das Feld keine andere Basis hat.',
  'rule.2.20.title': 'Andere Anlagen bauen',
  'rule.2.20.text':
    'Eine Anlage, die kein Außenposten ist, baust du bei einer deiner Basen, die nicht belagert ist und einen freien Bauplatz hat. Eine Basis hat so viele Bauplätze wie ihre Stufe. Sammler und Minenfelder brauchen weder Basis noch Bauplatz.',
  'rule.2.21.title': 'Sammler bauen',
  'rule.2.21.text':
    'Ein Held oder Pioniere von dir dürfen im eigenen Feld einen Sammler bauen, wenn das Feld versorgt ist und kein Feind es kontrolliert. Mobile Versorgung genügt nicht.',
  'rule.2.22.title': 'Ausbau',
  'rule.2.22.text':
    'Bezahle 4 AP, 2 M, 2 E und 1 T, um eine Anlage um eine Stufe auszubauen. Jede Anlage darfst du einmal in der Runde ausbauen, in einem versorgten Feld, das nicht belagert ist.',
  'rule.2.23.title': 'Das Hauptquartier verlegen',
  'rule.2.23.text':
    'Bezahle 6 AP, 3 M, 3 E und 3 T, um eine andere deiner Basen zum Hauptquartier zu machen.',
  'rule.2.24.title': 'Einheiten reparieren',
  'rule.2.24.text':
    'Bei einer deiner Basen, die nicht belagert ist, darfst du eine Einheit vollständig reparieren. Die AP-Kosten hängen von der Klasse der Einheit ab: Schläger 1; Drohne 2; Fußtruppe, Unterstützung und Bestie 3; Servorüstung und Trupp 4; Fahrzeug, Läufer und Geschütz 5. Hat die Einheit mehr als die Hälfte ihrer Trefferpunkte verloren, bezahle außerdem 1 von jeder Rohstoffart, die ihre Karte kostet.',
  'rule.2.25.title': 'Helden heilen',
  'rule.2.25.text':
    'Bei einer deiner Basen, die nicht belagert ist, darfst du für 3 AP alle Wunden eines Helden heilen.',
  'rule.2.26.title': 'Anlagen reparieren',
  'rule.2.26.text':
    'In einem Feld, in dem du eine nicht belagerte Basis hast, darfst du deine Anlagen vollständig reparieren. Die AP-Kosten hängen von der Anlage ab: Festung 5; Außenposten 4; Labor, Akademie und Nachrichtenzentrale 2; Sammler und Minenfeld 1; jede andere 3. Hat die Anlage mehr als die Hälfte ihrer Strukturpunkte verloren, bezahle auch Rohstoffe. Festung: 4 M, 4 E, 4 T. Außenposten: 3 M, 3 E, 3 T. Labor, Akademie, Nachrichtenzentrale: 1 M, 1 E, 1 T. Sammler, Minenfeld: 1 M, 1 E. Jede andere: 2 M, 2 E, 2 T. Die Grüne Brut bezahlt andere Rohstoffe. Festung: 4 H, 1 M, 4 E, 2 T. Außenposten: 3 H, 1 M, 2 E, 2 T. Labor, Akademie, Nachrichtenzentrale: 1 H, 1 E, 1 T. Sammler, Minenfeld: 1 H, 1 E. Jede andere: 2 H, 1 M, 1 E, 1 T.',
  'rule.2.27.title': 'Angriffskarten reparieren',
  'rule.2.27.text':
    'Bezahle 3 AP, um eine Angriffskarte auf deiner Hand vollständig zu reparieren. Hat sie mehr als die Hälfte ihrer Trefferpunkte verloren, bezahle außerdem 1 E und 1 T.',
  'rule.2.28.title': 'Gefangene',
  'rule.2.28.text':
    'In deinem Zug darfst du einen Gefangenen in eine andere deiner Basen verlegen, ihn hinrichten oder ihn seinem Besitzer für ein Lösegeld von 4 Rohstoffen anbieten.',
};
