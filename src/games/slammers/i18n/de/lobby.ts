/** Vor der Partie, auf Deutsch. */
import type { lobby as english } from '../en/lobby.ts';

export const lobby: Readonly<Record<keyof typeof english, string>> = {
  'game.title': 'Hammer’s Slammers',
  'game.tagline': 'Schwebepanzer zur Miete gegen Leute, die ihren Planeten verteidigen.',
  'game.credits':
    'Hammer’s Slammers, entworfen von H. N. Voss von TimeLine, Ltd., erschienen 1984 bei Mayfair Games. Nach den Erzählungen von David Drake.',
  'game.designed':
    'Vom Original lagen uns nur die Regeln vor. Die Karten, die meisten Werte auf den Spielsteinen, die Einheitentypen in den Szenarien und manche Aufstellungsgebiete haben wir entworfen; sie sind mit D bezeichnet. Entscheide, wo die Regeln schweigen, sind mit R bezeichnet.',

  'scenario.1.title': 'Dachsjagd',
  'scenario.1.text':
    'Sand greift von drei Seiten an und hat sechs Runden, um drei Hügel zu nehmen, im Feuer der Geschütze von Grün.',
  'scenario.2.title': 'Eine Stadt zu weit',
  'scenario.2.text':
    'Sechzehn Einheiten von Sand springen über einer Stadt ab, in der Grün jedes Feld hält.',
  'scenario.3.title': 'Henker',
  'scenario.3.text':
    'Rot jagt Miliz und ihre Busse durch drei Städtchen und darf dabei höchstens vier Einheiten verlieren.',
  'scenario.4.title': 'Letzter Griff',
  'scenario.4.text':
    'Die Panzer und Kampfwagen von Blau gegen sechzehn Einheiten Infanterie ohne Fluchtweg. Einseitig: Zwischen gleich starken Spielern gewinnt fast immer Blau.',
  'scenario.5.title': 'Zwischen zwei Feuern',
  'scenario.5.text':
    'Blau in der Mitte, Grün und Rot auf beiden Seiten, und Punkte für alles, was ausgeschaltet wird. Einseitig: Zwischen gleich starken Spielern verliert fast immer Blau.',
  'scenario.6.title': 'Heckenschützen',
  'scenario.6.text': 'Allein: Säubere 24 Waldfelder von versteckten Partisanen.',
  'scenario.7.title': 'Massenangriff',
  'scenario.7.text':
    'Sand hat vier Runden, um eine Einheit in die Hauptstadt von Grün zu bringen und dort zu halten.',
  'scenario.8.title': 'Ausbruch',
  'scenario.8.text':
    'Grün und Rot kämpfen sich durch Sand nach Norden, bis über den Rand der Karte.',
  'scenario.9.title': 'Der bessere Teil der Tapferkeit',
  'scenario.9.text':
    'Grün greift mit gemieteter Hilfe an, die abziehen kann, wenn es ihr zu heiß wird. Einseitig: Zwischen gleich starken Spielern gewinnt fast immer Grün.',
  'scenario.10.title': 'Durchhalten bis zum Zahltag',
  'scenario.10.text':
    'Rot fährt über fünf Kartentafeln auf die Hauptstadt zu, in der Sand gerade gelandet ist. Einseitig: Zwischen gleich starken Spielern gewinnt fast immer Rot.',
  'scenario.11.title': 'Herkömmliche Ziele',
  'scenario.11.text':
    'Blau und Rot fahren um die Wette zu einer Brücke, und jede Seite befehligt auch die Hälfte der Armee, die sie verteidigt.',
  'scenario.12.title': 'Glaubenskrieg',
  'scenario.12.text':
    'Grün will Sand auslöschen, dem eine Handvoll roter und blauer Einheiten zur Seite steht.',
  'scenario.13.title': 'Jeder will etwas abhaben',
  'scenario.13.text':
    'Sand hält die Städte eines Kontinents, und Rot und Blau kommen, um abzukassieren. Für drei Spieler.',
  'scenario.14.title': 'Gewürzrausch',
  'scenario.14.text':
    'Vier Armeen, jede für 300 Punkte gekauft, und zwölf Gewürzbehälter in einem Sumpf. Für vier Spieler.',

  'option.players.title': 'Spieler in Szenario 5',
  'option.players.text': 'Zwei: Blau gegen Grün und Rot zusammen. Drei: jeder gegen jeden.',
  'option.electronics.title': 'Störsender für Blau',
  'option.electronics.text':
    'In den Szenarien 4 und 5 tragen die Panzer von Blau Störsender, aber Blau hat weniger Einheiten. Gestört werden kann nur Grün, also bringen die Störsender in Szenario 4 nichts.',
  'option.electronics.0': 'nein',
  'option.electronics.1': 'ja',
  'option.fire-order.title': 'Wer zuerst feuert',
  'option.fire-order.text':
    'Die Seite, die in jeder Kampfphase zuerst feuert: die Seite, die in dieser Runde zuerst gezogen hat, oder der Spieler am Zug.',
  'option.fire-order.0': 'zuerst gezogen',
  'option.fire-order.1': 'Spieler am Zug',
  'option.disrupted-again.title': 'Zweite Erschütterung',
  'option.disrupted-again.text':
    'Eine zweite Erschütterung schaltet eine Einheit aus, die schon zu Beginn der Runde oder, in der härteren Fassung, zu Beginn des Spielerzugs erschüttert war.',
  'option.disrupted-again.0': 'Runde',
  'option.disrupted-again.1': 'Spielerzug',
  'option.combat-table.title': 'Kampftabelle',
  'option.combat-table.text':
    'Die Zeilen 11 und 12 der gedruckten Tabelle haben neun Ergebnisse für acht Spalten. Nach Spalten: Jedes Ergebnis gilt für das Kampfverhältnis, das darüber gedruckt ist; das Ergebnis ohne Kampfverhältnis entfällt. Verschoben: Die ersten acht Ergebnisse gelten der Reihe nach von links; das neunte entfällt.',
  'option.combat-table.0': 'nach Spalten',
  'option.combat-table.1': 'verschoben',
  'option.gas-table.title': 'Gastabelle',
  'option.gas-table.text':
    'Die gedruckte Gastabelle ist verrutscht. Du kannst sie als drei Spalten der Tabelle für direktes Feuer lesen oder als vier eigene Spalten.',
  'option.gas-table.0': 'drei Spalten',
  'option.gas-table.1': 'vier Spalten',
  'option.towns.title': 'Städtchen in Szenario 3',
  'option.towns.text':
    'Kleine: Grün stellt in den kleinen Städten von Kartentafel 4 auf. Alle: Grün stellt auf beliebigen Stadtfeldern dieser Tafel auf.',
  'option.towns.0': 'kleine',
  'option.towns.1': 'alle',
  'option.victory-panel.title': 'Städte in Szenario 9',
  'option.victory-panel.text':
    'Die Städte, die das Spiel entscheiden: die von Kartentafel 5, wie gedruckt, oder die von Kartentafel 4, wo der Verteidiger aufstellt.',
  'option.victory-panel.0': 'Kartentafel 5',
  'option.victory-panel.1': 'Kartentafel 4',
  'option.held-back.title': 'Verteidiger in Szenario 10',
  'option.held-back.text':
    'Frei: Die Verteidiger dürfen ihre Kartentafeln von Anfang an verlassen. Zurückgehalten: Sie dürfen es erst, wenn eine rote Einheit die nächste Kartentafel im Westen verlassen hat.',
  'option.held-back.0': 'frei',
  'option.held-back.1': 'zurückgehalten',
  'option.turn-limit.title': 'Rundengrenze in den Szenarien 11 und 14',
  'option.turn-limit.text':
    'Das Regelheft nennt für diese Szenarien keine letzte Runde. Ihr könnt bis zur unten gewählten letzten Runde spielen oder ohne Grenze.',
  'option.turn-limit.0': 'ohne Grenze',
  'option.turn-limit.1': 'mit Grenze',
  'option.last-turn.title': 'Letzte Runde in den Szenarien 11 und 14',
  'option.last-turn.text':
    'Gilt nur mit Rundengrenze. Das Regelheft nennt keine letzte Runde; die Vorgabe 40 haben wir gewählt.',
};
