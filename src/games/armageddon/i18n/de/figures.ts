/** Titel, Beschriftungen und Schritte der Abbildungen im Regelheft, auf Deutsch. */
import type { figures as english } from '../en/figures.ts';

export const figures: Readonly<Record<keyof typeof english, string>> = {
  'figure.outpost.title': 'Ein Außenposten in den Hügeln',
  'figure.outpost.caption':
    'Rot hat 9 AP und auf der Hand einen Außenposten und Linienschützen. Auf 0604 steht ein Held von Rot. Rot kontrolliert dieses Feld [3.13], und es ist versorgt [3.16].',
  'figure.outpost.1':
    'Weil der Held dort steht, darf Rot den Außenposten bauen [2.19]. Er kostet 6 Rohstoffe und halb so viele AP, also 3 [1.5].',
  'figure.outpost.2':
    'Der Außenposten hat eine Kaserne. Rot setzt die Schützen in der Garnison dort ein [2.18]. Die Schützen kosten 3 Rohstoffe und 2 AP [1.5].',
  'figure.outpost.3':
    'Rot gründet am Außenposten für 3 AP eine Armee [2.16] und hat noch 1 AP übrig.',
  'figure.march.title': 'Zwei Einheiten ziehen',
  'figure.march.caption':
    'Die Linienschützen haben Bewegung 2, der Leichtpanzer hat 3. Die Armee kommt so weit wie ihre langsamste Karte: 2 Punkte [3.9]. Das reicht für ein Feld mit Hügeln oder für zwei flache Felder [3.2].',
  'figure.march.1': 'Rot wählt die Armee. Sie darf sich einmal im Zug bewegen [3.9].',
  'figure.march.2':
    'Die Armee betritt die Hügel. Rot bezahlt 1 AP für jede der beiden Einheiten [3.10], und beide Seiten prüfen, ob sie einander beobachten [4.7].',
  'figure.supply.title': 'Abgeschnitten',
  'figure.supply.caption':
    'Blau kontrolliert fünf Felder zwischen der Festung von Rot auf 0404 und der Armee auf 0604 [3.13]. Kein Weg für die Versorgung darf durch diese Felder führen, und jeder Umweg kostet mehr als 4 Bewegungspunkte [3.16].',
  'figure.supply.1':
    'Die Armee ist unversorgt und bewegt sich deshalb nur ein Feld im Zug. Ihre Schützen greifen mit 4 − 3 = 1 Würfel an und verteidigen sich mit 3 − 2 = 1 Würfel [3.18].',
  'figure.find.title': 'Eine versiegelte Klinik',
  'figure.find.caption':
    'Der Held von Rot ist verwundet, und die Schützen haben Schaden. Auf 0604 liegt eine versiegelte Klinik.',
  'figure.find.1':
    'Die Armee betritt das Feld für 1 Bewegungspunkt [3.9] und 2 AP [3.10]. Nun darf sie den Fund dort nehmen [3.6].',
  'figure.find.2':
    'Rot nimmt die Klinik: Sie heilt den Helden und die Schützen ganz und ist danach weg [14.2]. Damit endet die Bewegung der Armee [3.6].',
  'figure.fate.title': 'Würfel und Schicksal',
  'figure.fate.caption':
    'Ein Held führt Linienschützen von Rot gegen Linienschützen von Blau, die in den Hügeln stehen und keinen Helden haben.',
  'figure.fate.1':
    'Rot betritt das Feld, kämpft sofort [5.12] und handelt zuerst [5.15]. Rot wirft 4 Würfel und 1 mehr für Feldherr [10.1.14]. Blau wirft 3 Würfel und 2 mehr für die Hügel [3.2].',
  'figure.fate.2': 'Rot hat 3 Erfolge, Blau 2. Das wäre 1 Schaden [5.2].',
  'figure.fate.3':
    'Rot setzt 1 AP und 1 Punkt Schicksal des Helden ein, um einen Fehlschlag neu zu würfeln [5.5]. Der neue Wurf ist ein Erfolg: 4 Erfolge gegen 2. Die Einheit von Blau hat keinen Helden, also auch kein Schicksal [5.6].',
  'figure.fate.4':
    'Rot lässt die Würfel liegen, und die Schützen von Blau erleiden 2 Schaden [5.2]. Jetzt handelt die Einheit von Blau [5.16].',
  'figure.rows.title': 'Feuer aus der hinteren Reihe',
  'figure.rows.caption':
    'Jede Armee hat eine Einheit für die vordere Reihe und eine Langbogenbatterie mit Reichweite 3 [5.14].',
  'figure.rows.1':
    'Rot betritt das Feld und kämpft sofort [5.12]. Jede Batterie steht in der hinteren Reihe, hinter der anderen Einheit ihrer Armee [5.14].',
  'figure.rows.2':
    'Rot handelt zuerst. Mit Reichweite 3 erreicht die Batterie von Rot jede feindliche Einheit [5.17]. Sie feuert auf die Batterie von Blau: 7 Würfel gegen 2 [5.18].',
  'figure.rows.3':
    'Die Batterie von Rot hat 5 Erfolge gegen 1 und macht deshalb 4 Schaden [5.2]. Als Nächstes handelt eine Einheit von Blau [5.16].',
  'figure.strike.title': 'Ein Bomber schlägt zu',
  'figure.strike.caption':
    'Rot hat einen Bomber mit Streuladung auf der Hand. Die Armee von Blau auf 0605 liegt in Reichweite des Bombers, gezählt von der Festung von Rot [6.2]. Die Armee hat keine Flugabwehr.',
  'figure.strike.1':
    'Rot bezahlt die Rohstoffe für den Bomber und 2 AP [6.1] und nennt die Armee als Ziel [6.5].',
  'figure.strike.2':
    'Der Bomber hat keine Präzision, also wird eine Einheit ausgelost: der Leichtpanzer [25.16]. Der Bomber wirft 7 Würfel, der Panzer 4 [25.18].',
  'figure.strike.3':
    'Der Bomber hat 4 Erfolge gegen 2, das ist 2 Schaden. Die Streuladung fügt 2 hinzu, also erleidet der Panzer 4 Schaden [25.22]. Der Bomber kehrt auf die Hand von Rot zurück [6.7].',
  'figure.gun.title': 'Zuerst feuert die Flugabwehr',
  'figure.gun.caption':
    'Rot fliegt einen Bomber gegen eine Flakraupe mit Flugabwehr 5. Flugabwehr feuert vor dem Schlag [6.6].',
  'figure.gun.1':
    'Die Flugabwehr ist der Angreifer und wirft 5 Würfel [25.8]. Der Bomber verteidigt sich mit 3 Würfeln [25.9].',
  'figure.gun.2':
    'Die Flugabwehr hat 4 Erfolge gegen 1. Das wären 3 Schaden [25.10]; dem Bomber bliebe nur 1 von 4 Trefferpunkten.',
  'figure.gun.3':
    'Rot setzt 1 AP und 1 Punkt vom eigenen Schicksal des Bombers ein, um einen Fehlschlag neu zu würfeln [5.5] [5.6]. Der neue Wurf ist ein Erfolg: 4 Erfolge gegen 2 machen nur 2 Schaden.',
  'figure.gun.4':
    'Der Bomber überlebt und führt seinen Schlag [25.15]. Das einzige Ziel ist die Flakraupe selbst [25.16].',
};
