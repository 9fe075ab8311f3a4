/** Titel, Beschriftungen und Schritte der Abbildungen im Regelheft, auf Deutsch. */
import type { figures as english } from '../en/figures.ts';

export const figures: Readonly<Record<keyof typeof english, string>> = {
  'figure.distance': '{hexes} Felder: {attack}',
  'figure.rally.title': 'Ein Verzweiflungsversuch',
  'figure.rally.caption':
    'Der Panzer ist erschüttert. Sand hat Moral 8 [31.4], also sammelt er sich bei einem Wurf von 8 oder mehr [6.2].',
  'figure.rally.1': 'Der Wurf ist 6. Der Panzer bleibt erschüttert [6.3].',
  'figure.rally.2':
    'Sand darf es noch einmal versuchen, wieder gegen 8 [6.4]. Misslingt auch das, wird der Panzer ausgeschaltet [6.5]. Der Wurf ist 9: Der Panzer sammelt sich.',
  'figure.drop.title': 'Abgetrieben',
  'figure.drop.caption': 'Infanterie springt über 4-0703 ab, einem Feld ohne Feinde [7.2].',
  'figure.drop.1': 'Der Würfel zeigt 5: Die Infanterie wird abgetrieben [7.3].',
  'figure.drop.2': 'Der nächste Würfel zeigt 2. Norden ist 1, also ist 2 Nordosten [7.4].',
  'figure.drop.3':
    'Der letzte Würfel zeigt 3: Die Infanterie landet 3 Felder von der Absprungzone entfernt, auf 4-1001 [7.5]. Dort ist Wald; Fahrzeuge und Geschütze würden ausgeschaltet [7.8].',
  'figure.drop-fire.title': 'Feuer auf Landende',
  'figure.drop-fire.caption':
    'Infanterie springt über 4-0703 ab. In der Nähe steht ein Schwebepanzer von Blau mit Reichweite 4 und Angriff 8 [D1].',
  'figure.drop-fire.1':
    'Der Würfel zeigt 2: Die Infanterie bleibt auf Kurs [7.3]. Das Landefeld ist 3 Felder vom Schwebepanzer entfernt, also darf er feuern [8.3].',
  'figure.drop-fire.2': 'Angriff 8 gegen Verteidigung 2 ist 4-1 [8.5].',
  'figure.drop-fire.3':
    'Der Wurf ist 7: DE [26.1]. Die Infanterie kommt sofort vom Spiel [8.7]. Der Schwebepanzer greift in diesem Spielerzug nicht mehr an [8.9].',
  'figure.advance.title': 'Auf der Straße zum Feind',
  'figure.advance.caption':
    'Zwei Panzer mit 4 Bewegungspunkten beginnen auf der Straße. Vier Felder weiter steht Infanterie von Grün auf ihr.',
  'figure.advance.1': 'Sand wählt den ersten Panzer. Er hat 4 Punkte [9.1].',
  'figure.advance.2':
    'Entlang der Straße kostet jedes Feld ½ [25.3]. Der Panzer betritt das Feld der Infanterie für 2 Punkte und muss dort anhalten [9.10].',
  'figure.advance.3':
    'Der zweite Panzer biegt an der Kreuzung ab. Auch nach 3-0704 im Norden führt die Straße, also gelten weiter die Straßenkosten [9.11].',
  'figure.tow.title': 'Ein Panzer schleppt ein Geschütz',
  'figure.tow.caption':
    'Der Panzer und das leichte Geschütz haben den Zug auf demselben Feld begonnen.',
  'figure.tow.1':
    'Grün hängt das Geschütz zu Beginn der Bewegung an [10.2]. Der Panzer hat nun 2 statt 4 Bewegungspunkte [10.3].',
  'figure.tow.2':
    'Auf der Straße reichen 2 Punkte für vier Felder [25.3]. Das geschleppte Geschütz kann nicht feuern [10.4].',
  'figure.skimmers.title': 'Infanterie auf Gleitern',
  'figure.skimmers.caption': 'Die Infanterie von Rot hat 2 Punkte zu Fuß und 6 auf Gleitern [D1].',
  'figure.skimmers.1': 'Zum Aufsteigen zahlt sie 1 Punkt zu Fuß und 1 auf Gleitern [11.10].',
  'figure.skimmers.2': 'Vier offene Felder kosten 4 Punkte auf Gleitern [25.2].',
  'figure.skimmers.3':
    'Zum Absteigen zahlt sie noch einmal je 1 Punkt. Damit ist alles ausgegeben: 2 zu Fuß und 6 auf Gleitern [11.11].',
  'figure.half.title': 'Ganzer und halber Angriff',
  'figure.half.caption':
    'Der Panzer hat Reichweite 3 und Angriff 5. Auf den Panzerwagen in 3 Feldern Entfernung feuert er mit 5 [12.3], auf den in 4 Feldern mit der Hälfte [12.5].',
  'figure.half.1':
    'Der Panzer feuert auf den entfernteren Panzerwagen: 2½ gegen 2 ist 1-1 [16.7]. Beim näheren wäre es mit 5 gegen 2 2-1.',
  'figure.half.2':
    'Der Wurf ist 8: Dis [26.1]. Der Panzerwagen ist nach allen Angriffen dieses Spielerzugs erschüttert [19.1].',
  'figure.shells.title': 'Ein Schwebepanzer hält Granaten auf',
  'figure.shells.caption':
    'Zwei schwere Geschütze feuern auf die Stadt auf 3-0802, die sich mit 8 verteidigt [17.2].',
  'figure.shells.1':
    'Ihre Angriffe werden addiert: 6 + 6 = 12, und 12 gegen 8 ist 1-1 [14.5]. Vor dem Wurf darf Rot auf die Granaten feuern [13.1].',
  'figure.shells.2':
    'Der Schwebepanzer ist 3 Felder von der Stadt entfernt, sie liegt also in Reichweite. Er hält ein Geschütz ohne Wurf auf [13.2], und 6 gegen 8 ist 1-2.',
  'figure.shells.3':
    'Der Wurf ist 8. Bei 1-2 hat das keine Wirkung; bei 1-1 wäre es Dis gegen Klasse B [26.2].',
  'figure.indirect.title': 'Geschütze feuern über einen Hügel',
  'figure.indirect.caption':
    'Die beiden leichten Geschütze sehen 3-1008 nicht, denn der Hügel ist im Weg [21.6]. Panzer A sieht das Feld und ist ihr Beobachter [14.3].',
  'figure.indirect.1':
    'Jedes Geschütz greift mit 4 an, und der Hang verteidigt sich mit 4: 8 gegen 4 ist 2-1 [14.5].',
  'figure.indirect.2':
    'Ein Wurf zählt für beide Klassen [14.9]. Mit 9 ist die Infanterie der Klasse B ausgeschaltet. Für den Panzerwagen der Klasse A gilt die Spalte 1-1 des direkten Feuers: Er ist erschüttert [26.2].',
  'figure.gas.title': 'Gas in einer Stadt',
  'figure.gas.caption':
    'Die Artillerie von Rot hat Gas. Auf dem Stadtfeld 4-0302 stehen Miliz und ein Bus. Infanterie A sieht sie und ist Beobachter [14.3].',
  'figure.gas.1':
    'Rot wählt für den Angriff Gas [15.1]. Kampfverhältnis und Gelände zählen nicht, also hilft die Stadt nichts [15.3].',
  'figure.gas.2':
    'Für jede Einheit wird einmal gewürfelt [15.2]. Die Miliz bekommt eine 7: Dis, und Miliz wird ausgeschaltet, wenn sie erschüttert wird [33.4].',
  'figure.gas.3': 'Der Bus bekommt eine 9: DE [26.4]. Gas macht nie Trümmer [15.4].',
  'figure.hill.title': 'Vier Einheiten feuern auf den Hügel',
  'figure.hill.caption':
    'Ein Panzer und zwei Einheiten Infanterie stehen auf der Kuppe. Ihre Verteidigung wird addiert, und die Kuppe fügt einmal 2 hinzu: 11 [16.5].',
  'figure.hill.1':
    'Sand feuert auf den ganzen Stapel [16.3]. Für Panzer A liegt er in Reichweite 3; er zählt voll [12.3].',
  'figure.hill.2':
    'B, C und D feuern mit erweiterter Reichweite und zählen halb [12.5]: 5 + 2½ + 2½ + 1½ = 11½. Gegen 11 ist das 1-1 [16.7].',
  'figure.hill.3':
    'Der Wurf ist 9: Dis [26.1]. Der Panzer ist erschüttert. Infanterie zu Fuß wird nicht erschüttert [19.7].',
  'figure.melee.title': 'Ein Nahkampf',
  'figure.melee.caption':
    'Panzer und Infanterie von Sand stehen auf dem Feld eines Panzers von Grün. Alle drei Einheiten müssen angreifen [18.2].',
  'figure.melee.1':
    'Die Infanterie verdoppelt ihren Angriff von 2 [18.5]. 5 + 4 = 9 gegen 5 ist 1-1, eine Spalte weiter rechts 2-1 [18.4].',
  'figure.melee.2':
    'Der Wurf ist 9: DE [26.1]. Alle Angriffe sind gleichzeitig, also greift der Panzer von Grün noch an [18.3].',
  'figure.melee.3':
    'Der Panzer von Grün greift beide Einheiten an: 5 gegen 5 + 2 ist 1-2, mit der Verschiebung 1-1 [18.4].',
  'figure.melee.4':
    'Der Wurf ist 7: Dis. Der Panzer von Grün kommt vom Spiel, der von Sand ist erschüttert [19.1]. Infanterie zu Fuß wird nicht erschüttert [19.7].',
  'figure.sight.title': 'Was ein Panzer sieht',
  'figure.sight.caption':
    'Der Panzer steht auf offenem Gelände, Höhe 0. Er sieht A: Der Hang dazwischen hat Höhe 1, weniger als die Kuppe mit 2. B sieht er nicht, denn der Hang ist höher als beide Enden. C sieht er nicht: Der Wald dazwischen hat Höhe 2, der Hang von C nur 1 [21.5] [21.6].',
  'figure.costs.title': 'Was das nächste Feld einen Panzer kostet',
  'figure.costs.caption':
    'Offenes Gelände kostet 1, Hang und Wald kosten 2 [25.1]. Entlang der Straße kostet jedes Feld ½ [25.3].',
};
