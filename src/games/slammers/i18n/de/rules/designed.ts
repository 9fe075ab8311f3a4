/** Werte, die wir entworfen haben. */
export const designed: Readonly<Record<`rule.${string}`, string>> = {
  'rule.D1.title': 'Werte der Einheiten',
  'rule.D1.text':
    'Aus dem Original bekannt sind: Schwebepanzer Angriff 8, Verteidigung 8, Reichweite 4, Bewegung 6; Kampfwagen Verteidigung 4; Infanterie der Söldner Bewegung 2 zu Fuß und 6 auf Gleitern; geschleppte Geschütze Bewegung 0. Alle anderen Werte sind von uns. Es sind ganze Zahlen, die zu einer Formel für die gedruckten Preise passen: Angriff + Verteidigung + Reichweite + Bewegung, dazu 5 für einen Schwebepanzer oder 2 für eine Kalliope. Beispiel: Ein Schwebepanzer kostet 8 + 8 + 4 + 6 + 5 = 31. Nur die Preise von Festungen, Miliz und gekauften Bussen passen nicht.',
  'rule.D2.title': 'Anzahl der Spielsteine',
  'rule.D2.text':
    'Gedruckt ist nur die Summe von 328 Spielsteinen. Die Verteilung ist von uns: Grün und Sand je 60, Rot 53, Blau 60, Marker 95. Diese Grenzen gelten für gekaufte Armeen, nicht für die gedruckten Szenarien.',
  'rule.D3.title': 'Kartentafeln',
  'rule.D3.text':
    'Alles Gelände und alle Straßen sind von uns. Jede Tafel hat 12 Spalten mit 10 Feldern, die oben flach sind; gerade Spalten liegen ein halbes Feld tiefer. In der Mitte aller vier Seiten führt eine Straße hinaus.',
  'rule.D4.title': 'Randstücke',
  'rule.D4.text':
    'Die Randstücke sind von uns. A, B, E und F haben 6 Spalten mit 4 Feldern, C und D 4 Spalten mit 10. A und F passen an die Westhälfte der Nord- oder Südseite einer Tafel, B und E an die Osthälfte, C und D an die Ostseite. B, C, D und E haben eine Straße.',
  'rule.D5.title': 'Auslagen',
  'rule.D5.text':
    'Für die Szenarien 1, 2, 4, 5, 10, 11 und 13 zeigt das Original, wie die Tafeln und Randstücke angeordnet sind, aber nicht, wo genau sie aneinanderstoßen. Die Auslagen der Szenarien 3, 6, 7, 8, 9, 12 und 14 sind von uns.',
  'rule.D6.title': 'Einheitentypen in den Szenarien',
  'rule.D6.text':
    'Die gedruckten Szenarien nennen die Zahlen der Einheiten, aber die Bilder ihrer Typen fehlen in unserer Quelle. Den Typ zu jeder Zahl haben wir gewählt: nach der Reihenfolge der Einheitentabelle, den Angaben zu Gas und Störsendern, der Geschichte und einem fairen Punkteverhältnis von Angreifer und Verteidiger.',
  'rule.D7.title': 'In der Quelle fehlende Armeen',
  'rule.D7.text':
    'Diese Armeen sind von uns. Szenario 10, Kolonne von Grün auf Tafel 5: 6 Panzer, 4 Panzerwagen, 2 Infanterie, 2 Transportpanzer. Szenario 12: Grün 7 Panzer, 5 Panzerwagen, 8 Infanterie, 6 Transportpanzer, 1 Selbstfahrlafette; Sand 4 Panzerwagen, 12 Infanterie, 4 Transportpanzer, 2 leichte Geschütze; Rot 2 Kampfwagen, 4 Infanterie; Blau 2 Panzer, 2 Kampfwagen, 2 Infanterie.',
  'rule.D8.title': 'Seiten in Szenario 5',
  'rule.D8.text':
    'Titel und Seiten von Szenario 5 fehlen in unserer Quelle; die hier genannten sind von uns. Blau steht in der Mitte, Grün auf Tafel 3 und Rot auf Tafel 6. Zu zweit spielt Blau gegen Grün und Rot, zu dritt jeder gegen jeden. Zuerst stellt Blau auf, dann Grün, dann Rot. Zuerst zieht Rot, dann Grün, dann Blau; zu zweit ziehen Rot und Grün in einem Spielerzug.',
  'rule.D9.title': 'Überzählige Ergebnisse',
  'rule.D9.text':
    'Steht ein Ergebnis der gedruckten Kampftabelle unter keinem Kampfverhältnis, so entfällt es [R41].',
  'rule.D10.title': 'Letzte Runde',
  'rule.D10.text':
    'Die Szenarien 11 und 14 haben 40 Runden, wenn du nicht eine andere letzte Runde oder keine Rundengrenze wählst.',
  'rule.D11.title': 'Feldnummern',
  'rule.D11.text':
    'Eine Feldnummer nennt die Tafel oder das Randstück, dann Spalte und Zeile, beide von 01 in der Nordwestecke an gezählt. Beispiel: 4-0605 ist das Feld in Spalte 6 und Zeile 5 von Tafel 4. Wird ein Randstück gedreht, so behalten seine Felder ihre Nummern.',
  'rule.D12.title': 'Gleichstand',
  'rule.D12.text': 'In den Szenarien 2, 5, 9, 13 und 14 ist ein Gleichstand ein geteilter Sieg.',
  'rule.D13.title': 'Automatische Aufstellung',
  'rule.D13.text':
    'Einheiten, die du nicht selbst aufstellst, werden für dich aufgestellt, in der Nähe des Ziels. Verteidiger stehen in Deckung, Artillerie und Kalliopen etwa 5 Felder vom Ziel entfernt. Verliert eine Farbe das Spiel, wenn sie ausgeschaltet wird, so stehen ihre Einheiten so weit vom Feind entfernt wie möglich.',
  'rule.D14.title': 'Automatischer Kauf',
  'rule.D14.text':
    'Eine Seite mit 300 Punkten, die nicht einzeln kauft, erhält die hier genannte Armee, bei einer anderen Punktzahl eine im selben Verhältnis. Grün und Sand: 6 Panzer, 4 Panzerwagen, 8 Infanterie, 6 Transportpanzer, 1 Selbstfahrlafette und 1 fahrbare Kalliope. Rot: 4 Panzer, 4 Kampfwagen, 6 Infanterie, 1 Selbstfahrlafette und 1 fahrbare Kalliope. Blau: 4 Panzer, 4 Kampfwagen, 7 Infanterie und 1 Selbstfahrlafette. Wo Moral einen Preis hat, gehen 85 % der Punkte in Einheiten und der Rest in die Moral.',
};
