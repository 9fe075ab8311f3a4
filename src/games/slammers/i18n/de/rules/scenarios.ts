/** Abschnitte 31 bis 37: Szenarien 1 bis 7. */
export const scenarios: Readonly<Record<`rule.${string}`, string>> = {
  'rule.31.title': 'Szenario 1: Dachsjagd',
  'rule.31.1.title': 'Karte',
  'rule.31.1.text':
    'Lege Tafel 3 nördlich von Tafel 6. Lege Randstück B über Tafel 3, E unter Tafel 6 und D rechts neben Tafel 6.',
  'rule.31.2.title': 'Sand',
  'rule.31.2.text':
    'Sand greift mit 25 Einheiten in vier Gruppen auf Randfeldern an: am Westrand von Tafel 6 nördlich der Straße; am Rand von Tafel 6 vom Fluss im Westen bis zur Straße im Süden; am Südrand von Randstück E östlich der Straße; und am äußeren Rand von Randstück D südlich der Straße [R58]. Sand stellt als Zweiter auf und zieht zuerst.',
  'rule.31.3.title': 'Grün',
  'rule.31.3.text':
    'Grün verteidigt mit 17 Einheiten: 11 beliebig auf Tafel 3 und 6 auf Tafel 6, nördlich des Sees und höchstens 4 Felder von Tafel 3 entfernt. Grün stellt zuerst auf und zieht als Zweiter.',
  'rule.31.4.title': 'Moral',
  'rule.31.4.text':
    'Sand hat Moral 8, ab 7 Verlusten 9, ab 15 Verlusten 10. Grün hat Moral 7, ab 6 Verlusten 8, ab 10 Verlusten 9.',
  'rule.31.5.title': 'Sieg',
  'rule.31.5.text':
    'Sand gewinnt, wenn nach 6 Runden auf jedem der drei Hügel von Tafel 3 eine nicht erschütterte Einheit von Sand auf einer Kuppe steht. Sonst gewinnt Grün.',
  'rule.32.title': 'Szenario 2: Eine Stadt zu weit',
  'rule.32.1.title': 'Karte',
  'rule.32.1.text': 'Lege Tafel 4 aus und die Randstücke A, F, C und E um sie herum.',
  'rule.32.2.title': 'Sand',
  'rule.32.2.text':
    'Sand lässt in Runde 1 16 Einheiten abspringen. Sie dürfen in dieser Runde ziehen und feuern. Sand zieht und feuert zuerst und hat Moral 7.',
  'rule.32.3.title': 'Grün',
  'rule.32.3.text':
    'Grün hat 14 Einheiten, je eine auf jedem Feld der großen Stadt von Tafel 4. Grün stellt zuerst auf, zieht als Zweiter und hat Moral 7.',
  'rule.32.4.title': 'Überraschung',
  'rule.32.4.text':
    'In Runde 1 kann eine Einheit von Grün weder ziehen noch feuern, bis sie beschossen oder im Nahkampf angegriffen wurde.',
  'rule.32.5.title': 'Sieg',
  'rule.32.5.text':
    'Nach 7 Runden gewinnt der Spieler, der mehr Felder der großen Stadt allein besetzt. Erschütterte Einheiten zählen mit.',
  'rule.33.title': 'Szenario 3: Henker',
  'rule.33.1.title': 'Karte',
  'rule.33.1.text': 'Verwende die Tafeln 1 und 4.',
  'rule.33.2.title': 'Rot',
  'rule.33.2.text':
    'Rot stellt 19 Einheiten beliebig auf Tafel 1 auf, darunter Artillerie mit Gas. Rot zieht zuerst und hat Moral 7.',
  'rule.33.3.title': 'Grün',
  'rule.33.3.text':
    'Grün stellt 26 Einheiten auf Feldern der Städtchen von Tafel 4 auf. Ein Städtchen ist jede Stadt auf Tafel 4 außer der großen. Grün stellt zuerst auf, zieht als Zweiter und hat Moral 9.',
  'rule.33.4.title': 'Miliz und Busse',
  'rule.33.4.text':
    'Die Infanterie von Grün ist Miliz: Sie wird bei Erschütterung ausgeschaltet. Die Transportpanzer von Grün sind Busse: Sie haben Verteidigung 1 und können wie sonst erschüttert werden.',
  'rule.33.5.title': 'Sieg',
  'rule.33.5.text':
    'Rot gewinnt, wenn bis zum Ende von Runde 5 alle Einheiten von Grün ausgeschaltet sind und Rot weniger als 5 Verluste hat. Sonst gewinnt Grün.',
  'rule.34.title': 'Szenario 4: Letzter Griff',
  'rule.34.1.title': 'Karte',
  'rule.34.1.text':
    'Lege Tafel 4 westlich von Tafel 3. Lege die Randstücke A und B über diese Tafeln, F und E darunter.',
  'rule.34.2.title': 'Blau',
  'rule.34.2.text':
    'Blau stellt 8 Panzer und 10 Kampfwagen auf Tafel 4 auf, oder 6 Panzer mit Störsender und 10 Kampfwagen. Eine Zeile des gedruckten Szenarios nennt Tafel 6, aber diese Tafel liegt nicht auf der Karte. Blau stellt zuerst auf, zieht zuerst und hat Moral 6.',
  'rule.34.3.title': 'Rot',
  'rule.34.3.text':
    'Rot stellt 16 Einheiten beliebig auf Tafel 3 auf, zieht als Zweiter und hat Moral 7.',
  'rule.34.4.title': 'Sieg',
  'rule.34.4.text':
    'Blau gewinnt, wenn bis zum Ende von Runde 5 alle Einheiten von Rot ausgeschaltet sind. Sonst gewinnt Rot.',
  'rule.35.title': 'Szenario 5: Zwischen zwei Feuern',
  'rule.35.1.title': 'Karte',
  'rule.35.1.text':
    'Lege die Tafeln 6, 5 und 3 von West nach Ost in eine Reihe. Lege die Randstücke A und B über die Tafeln 5 und 3, E und F darunter.',
  'rule.35.2.title': 'Armeen',
  'rule.35.2.text':
    'Blau stellt 16 Panzer und 24 Kampfwagen auf Tafel 5 auf, oder 14 Panzer mit Störsender und 22 Kampfwagen. Grün stellt 37 Einheiten auf Tafel 3 auf, Rot 32 Einheiten auf Tafel 6 [D8]. Alle haben Moral 8.',
  'rule.35.3.title': 'Sieg',
  'rule.35.3.text':
    'Jede feindliche Einheit, die du ausschaltest, bringt ihren Preis als Punkte. Nach 6 Runden gewinnt der Spieler mit den meisten Punkten.',
  'rule.36.title': 'Szenario 6: Heckenschützen',
  'rule.36.1.title': 'Karte',
  'rule.36.1.text': 'Verwende Tafel 6. Dieses Szenario ist für einen Spieler.',
  'rule.36.2.title': 'Blau',
  'rule.36.2.text':
    'In Runde 1 betritt Blau mit 15 Einheiten die Karte über den Südrand von Tafel 6, und jede Einheit zahlt für ihr erstes Feld. Nur Blau zieht. Blau hat Moral 7.',
  'rule.36.3.title': 'Partisanen',
  'rule.36.3.text':
    'Wenn Blau ein Waldfeld zum ersten Mal betritt, wirf einen Würfel. Bei 1 bis 4 ist es leer, und die Einheit darf weiterziehen. Bei 5 ist dort eine Einheit Infanterie, bei 6 sind es zwei. Markiere das Feld als betreten. Eine Zeile des gedruckten Szenarios nennt den Wald von Tafel 4; gemeint ist der von Tafel 6.',
  'rule.36.4.title': 'Wie Partisanen kämpfen',
  'rule.36.4.text':
    'Partisanen sind herkömmliche Infanterie. Sie werden nie erschüttert und bewegen sich nie. Gekämpft wird in diesem Szenario nur im Nahkampf. Ignoriere Ergebnisse mit Trümmern.',
  'rule.36.5.title': 'Sieg',
  'rule.36.5.text':
    'Du gewinnst, wenn bis zum Ende von Runde 6 alle Waldfelder betreten und alle Partisanen ausgeschaltet sind.',
  'rule.37.title': 'Szenario 7: Massenangriff',
  'rule.37.1.title': 'Karte',
  'rule.37.1.text': 'Verwende die Tafeln 1 und 2.',
  'rule.37.2.title': 'Sand',
  'rule.37.2.text':
    'Sand greift mit 24 Einheiten an, die beliebig auf Tafel 2 beginnen. Sand stellt als Zweiter auf und zieht als Zweiter. Sand hat Moral 6, ab 6 Verlusten 7, ab 12 Verlusten 8, ab 18 Verlusten 9.',
  'rule.37.3.title': 'Grün',
  'rule.37.3.text':
    'Grün verteidigt mit 14 Einheiten auf Stadtfeldern von Tafel 1. Grün stellt zuerst auf, zieht zuerst und hat Moral 7.',
  'rule.37.4.title': 'Sieg',
  'rule.37.4.text':
    'Sand gewinnt, wenn am Ende von Runde 4 eine nicht erschütterte Einheit von Sand auf einem Stadtfeld von Tafel 1 steht [R60]. Sonst gewinnt Grün.',
};
