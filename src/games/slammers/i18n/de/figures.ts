/** Titel, Beschriftungen und Schritte der Abbildungen im Regelheft, auf Deutsch. */
import type { figures as english } from '../en/figures.ts';

export const figures: Readonly<Record<keyof typeof english, string>> = {
  'figure.distance': '{hexes} Felder: {attack}',
  'figure.rally.title': 'Ein Verzweiflungsversuch',
  'figure.rally.caption':
    'Der Panzer ist erschüttert. Sand hat Moral 8 [31.4], also sammelt sich der Panzer bei einem Wurf von 8 oder mehr [6.2].',
  'figure.rally.1': 'Der Wurf ist 6. Der Panzer bleibt erschüttert [6.3].',
  'figure.rally.2':
    'Sand darf es noch einmal versuchen und braucht wieder 8 oder mehr [6.4]. Misslänge auch das, so würde der Panzer ausgeschaltet [6.5]. Der Wurf ist 9: Der Panzer sammelt sich.',
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
  'figure.drop-fire.2': 'Angriff 8 gegen Verteidigung 2 ergibt das Kampfverhältnis 4-1 [8.5].',
  'figure.drop-fire.3':
    'Der Wurf ist 7, das Ergebnis also DE [26.1]: Die Infanterie wird sofort entfernt [8.7]. Der Schwebepanzer greift in diesem Spielerzug nicht mehr an [8.9].',
  'figure.advance.title': 'Auf der Straße zum Feind',
  'figure.advance.caption':
    'Zwei Panzer mit je 4 Bewegungspunkten beginnen auf der Straße. Vier Felder weiter steht Infanterie von Grün auf ihr.',
  'figure.advance.1': 'Sand wählt den ersten Panzer. Er hat 4 Bewegungspunkte [9.1].',
  'figure.advance.2':
    'Entlang der Straße kostet jedes Feld ½ Punkt [25.3]. Der Panzer braucht 2 Punkte bis auf das Feld der Infanterie und muss dort anhalten [9.10].',
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
  'figure.skimmers.caption':
    'Die Infanterie von Rot hat 2 Bewegungspunkte zu Fuß und 6 auf Gleitern [D1].',
  'figure.skimmers.1':
    'Zum Aufsteigen zahlt die Infanterie 1 ihrer Punkte zu Fuß und 1 ihrer Punkte auf Gleitern [11.10].',
  'figure.skimmers.2': 'Auf Gleitern kosten vier offene Felder 4 Punkte [25.2].',
  'figure.skimmers.3':
    'Zum Absteigen zahlt die Infanterie noch einmal 1 Punkt zu Fuß und 1 Punkt auf Gleitern. Damit sind alle Punkte ausgegeben: 2 zu Fuß und 6 auf Gleitern [11.11].',
  'figure.half.title': 'Ganzer und halber Angriff',
  'figure.half.caption':
    'Der Panzer hat Reichweite 3 und Angriff 5. Er kann auf den Panzerwagen in 3 Feldern Entfernung mit Angriff 5 feuern [12.3] oder auf den in 4 Feldern Entfernung mit der Hälfte davon [12.5].',
  'figure.half.1':
    'Der Panzer feuert auf den entfernteren Panzerwagen: 2½ gegen 2 ergibt das Kampfverhältnis 1-1 [16.7]. Beim näheren wären es 5 gegen 2, also 2-1.',
  'figure.half.2':
    'Der Wurf ist 8, das Ergebnis also Dis [26.1]: Der Panzerwagen ist nach allen Angriffen dieses Spielerzugs erschüttert [19.1].',
  'figure.shells.title': 'Ein Schwebepanzer hält Granaten auf',
  'figure.shells.caption':
    'Zwei schwere Geschütze feuern auf die Stadt auf 3-0802, die sich mit 8 verteidigt [17.2].',
  'figure.shells.1':
    'Die Angriffe der Geschütze werden addiert: 6 + 6 = 12, und 12 gegen 8 ergibt das Kampfverhältnis 1-1 [14.5]. Vor dem Wurf darf Rot auf die Granaten feuern [13.1].',
  'figure.shells.2':
    'Der Schwebepanzer ist 3 Felder von der Stadt entfernt, sie liegt also in seiner Reichweite. Er hält die Granaten eines Geschützes ohne Wurf auf [13.2]. Es bleiben 6 gegen 8, also 1-2.',
  'figure.shells.3':
    'Der Wurf ist 8. Bei 1-2 hat er keine Wirkung; bei 1-1 wäre das Ergebnis für Klasse B Dis [26.2].',
  'figure.indirect.title': 'Geschütze feuern über einen Hügel',
  'figure.indirect.caption':
    'Die beiden leichten Geschütze sehen 3-1008 nicht, denn der Hügel ist im Weg [21.6]. Panzer A sieht das Feld und ist ihr Beobachter [14.3].',
  'figure.indirect.1':
    'Jedes Geschütz greift mit 4 an, und der Hang verteidigt sich mit 4. Das Kampfverhältnis ist 4 + 4 = 8 gegen 4, also 2-1 [14.5].',
  'figure.indirect.2':
    'Ein Wurf gilt für beide Klassen [14.9]. Der Wurf ist 9: Die Infanterie, Klasse B, wird ausgeschaltet. Der Panzerwagen ist Klasse A; sein Ergebnis steht in der Spalte 1-1 des direkten Feuers: Er wird erschüttert [26.2].',
  'figure.gas.title': 'Gas in einer Stadt',
  'figure.gas.caption':
    'Die Artillerie von Rot hat Gas. Auf dem Stadtfeld 4-0302 stehen Miliz und ein Bus. Infanterie A sieht das Feld und ist Beobachter [14.3].',
  'figure.gas.1':
    'Rot wählt für den Angriff Gas [15.1]. Kampfverhältnis und Gelände zählen nicht, also hilft die Stadt nichts [15.3].',
  'figure.gas.2':
    'Für jede Einheit wird einmal gewürfelt [15.2]. Der Wurf für die Miliz ist 7, das Ergebnis also Dis. Miliz wird ausgeschaltet, wenn sie erschüttert wird [33.4].',
  'figure.gas.3':
    'Der Wurf für den Bus ist 9, das Ergebnis also DE: Der Bus wird ausgeschaltet [26.4]. Gas macht nie Trümmer [15.4].',
  'figure.hill.title': 'Vier Einheiten feuern auf den Hügel',
  'figure.hill.caption':
    'Ein Panzer und zwei Einheiten Infanterie stehen auf der Kuppe. Ihre Verteidigung wird addiert, und die Kuppe fügt 2 für den ganzen Stapel hinzu, zusammen 11 [16.5].',
  'figure.hill.1':
    'Sand feuert auf den ganzen Stapel [16.3]. Der Hügel liegt in Reichweite 3 von Panzer A, also zählt dessen Angriff voll [12.3].',
  'figure.hill.2':
    'B, C und D feuern mit erweiterter Reichweite, also zählt ihr Angriff halb [12.5]. Die Summe ist 5 + 2½ + 2½ + 1½ = 11½; gegen 11 ergibt das 1-1 [16.7].',
  'figure.hill.3':
    'Der Wurf ist 9, das Ergebnis also Dis [26.1]. Der Panzer ist erschüttert, aber Infanterie zu Fuß wird nicht erschüttert [19.7].',
  'figure.melee.title': 'Ein Nahkampf',
  'figure.melee.caption':
    'Panzer und Infanterie von Sand stehen auf dem Feld eines Panzers von Grün. Alle drei Einheiten müssen angreifen [18.2].',
  'figure.melee.1':
    'Die Infanterie verdoppelt ihren Angriff von 2 [18.5]. 5 + 4 = 9 gegen 5 ergibt 1-1. Die Verschiebung um eine Spalte nach rechts macht daraus 2-1 [18.4].',
  'figure.melee.2':
    'Der Wurf ist 9, das Ergebnis also DE [26.1]. Alle Angriffe sind gleichzeitig, also greift der Panzer von Grün noch an [18.3].',
  'figure.melee.3':
    'Der Panzer von Grün greift beide Einheiten an. 5 gegen 5 + 2 = 7 ergibt 1-2. Die Verschiebung macht daraus 1-1 [18.4].',
  'figure.melee.4':
    'Der Wurf ist 7, das Ergebnis also Dis. Der Panzer von Grün wird entfernt, der von Sand ist erschüttert [19.1]; Infanterie zu Fuß wird nicht erschüttert [19.7].',
  'figure.sight.title': 'Was ein Panzer sieht',
  'figure.sight.caption':
    'Der Panzer steht auf offenem Gelände, Höhe 0. Er sieht A: Der Hang dazwischen hat Höhe 1 und ist niedriger als die Kuppe mit Höhe 2. B sieht er nicht, denn der Hang ist höher als beide Enden. C sieht er nicht, denn der Wald dazwischen hat Höhe 2 und der Hang von C nur Höhe 1 [21.5] [21.6].',
  'figure.costs.title': 'Was das nächste Feld einen Panzer kostet',
  'figure.costs.caption':
    'Offenes Gelände kostet 1 Bewegungspunkt, Hang und Wald kosten 2 [25.1]. Entlang der Straße kostet jedes Feld ½ Punkt [25.3].',
};
