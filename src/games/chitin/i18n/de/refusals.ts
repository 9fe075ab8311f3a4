/** Gründe für Ablehnungen: die Regel in einem Satz, und möglichst ein Ausweg. */
import type { refusals as english } from '../en/refusals.ts';

export const refusals: Readonly<Record<keyof typeof english, string>> = {
  // Aufbau
  'refusal.usual-first':
    'Das Aufgebot lässt sich nur automatisch wählen, solange du noch keine Einheiten gewählt hast.',
  'refusal.too-many': 'Zu viele {units}: Du kannst höchstens {most} nehmen.',

  // Bewegung: wer
  'refusal.enemy-unit': '{u} gehört dem Gegner.',
  'refusal.dead': '{u} ist tot.',
  'refusal.gone': '{u} hat die Karte verlassen und kann nicht zurückkehren.',
  'refusal.not-in-force': '{u} gehört nicht zu deinem Aufgebot.',
  'refusal.no-points': '{u} hat in diesem Zug keine Bewegungspunkte mehr.',
  'refusal.no-points-nor-charge':
    '{u} hat in diesem Zug keine Bewegungspunkte mehr und erreicht auch mit {points, plural, =1 {dem einen Punkt} =2 {den zwei Punkten} other {den # Punkten}} eines Sturmangriffs keinen Gegner {rule}.',
  'refusal.only-charge':
    'Diese Einheiten haben keine Bewegungspunkte mehr und können nur noch einen Sturmangriff ansagen.',
  'refusal.joined': '{u} ist schon in der Gruppe.',
  'refusal.flyers-apart': 'Flieger und Bodeneinheiten können nicht zusammen ziehen.',
  'refusal.party-elsewhere':
    '{u} kann nicht dazu: Alle Einheiten einer Gruppe müssen am selben Ort beginnen.',
  'refusal.party-of-four':
    'Die Gruppe ist voll: Sie hat schon drei Bodeneinheiten, und mehr dürfen nicht auf einem Feld stehen.',
  'refusal.party-of-types':
    'Diese Einheit kann nicht zur Gruppe: Krieger verschiedener Typen dürfen nicht auf demselben Feld stehen.',
  'refusal.party-cannot-charge':
    '{u} kann nicht dazu: Eine der Einheiten hat keine Bewegungspunkte mehr, darum müsste die Gruppe im Sturm angreifen, und mit {u} kann sie das nicht.',
  'refusal.party-order':
    'Für diese Einheit ist es zu spät: Wähle die Einheiten einer Gruppe in der Reihenfolge der Liste, bevor die Gruppe zieht.',

  // Bewegung: wohin
  'refusal.arrived':
    'Die Gruppe ist auf {at} angekommen. Wähle eine Blickrichtung, bevor du weiterziehst.',
  'refusal.flyers-face': 'Du kannst keine Blickrichtung wählen: Flieger haben keine.',
  'refusal.off-map-face':
    'Du kannst keine Blickrichtung wählen: Einheiten außerhalb der Karte haben keine.',
  'refusal.charge-faces':
    'Du kannst diese Blickrichtung nicht wählen: Am Ende muss vor stürmenden Einheiten ein Gegner stehen.',
  'refusal.charge-stays':
    'Diese Einheiten können nicht einfach bleiben: Sie haben einen Sturmangriff angesagt und müssen angreifen.',
  'refusal.ground-stays':
    'Bodeneinheiten können nicht einfach bleiben: Wähle eine Blickrichtung, um ihre Bewegung zu beenden.',
  'refusal.other-end': 'Einheiten können die Karte nur an deinem eigenen Kartenende verlassen.',
  'refusal.charge-leaves':
    'Stürmende Einheiten müssen angreifen; sie dürfen die Karte nicht verlassen.',
  'refusal.off-already': 'Um außerhalb der Karte zu bleiben, wähle „Hier bleiben“.',
  'refusal.no-way-off':
    'Diese Einheiten können die Karte in diesem Zug nicht verlassen: Dein Kartenende ist zu weit weg oder versperrt.',
  'refusal.no-points-to-leave':
    'Diese Einheiten haben nicht genug Bewegungspunkte, um die Karte zu verlassen.',
  'refusal.here-already':
    'Diese Einheiten stehen schon auf {at}; wähle eine Blickrichtung, um zu bleiben.',
  'refusal.enemy-holds':
    'Gegnerische Bodeneinheiten halten {at}; deine Bodeneinheiten dürfen dieses Feld nicht betreten.',
  'refusal.hex-full': 'Auf {at} stünden mehr als drei Bodeneinheiten.',
  'refusal.hex-of-others':
    'Auf {at} stehen Krieger eines anderen Typs, und verschiedene Typen dürfen nicht auf demselben Feld stehen.',
  'refusal.charge-without-enemy':
    'Neben {at} steht kein Gegner, und ein Sturmangriff muss angreifen.',
  'refusal.disrupted-moves':
    'Desorganisierte Einheiten ziehen nur ein Feld weit und nie in eine gegnerische Kontrollzone.',
  'refusal.workers-alone':
    'Auf dem Weg nach {at} müssten Arbeiter auf ein Feld in einer gegnerischen Kontrollzone ziehen. Das dürfen sie nur, wenn ein Krieger oder Basic mit ihnen zieht oder schon auf diesem Feld steht.',
  'refusal.enemy-in-way':
    'Gegnerische Bodeneinheiten versperren den Weg nach {at}, und der Umweg kostet zu viele Bewegungspunkte.',
  'refusal.zones-in-way':
    'Gegnerische Kontrollzonen machen diesen Weg zu teuer: Jedes Feld darin kostet einen Bewegungspunkt mehr.',
  'refusal.too-far': 'Die übrigen Bewegungspunkte reichen nicht bis {at} ({ground}).',
  'refusal.flyers-other-end':
    'Flieger können die Karte nur an deinem eigenen Kartenende verlassen.',
  'refusal.not-centre':
    'Flieger fliegen nur zum mittleren Feld eines Megafelds: Für {at} ist das {centre}.',
  'refusal.flyers-there': 'Um in diesem Megafeld zu bleiben, wähle „Hier bleiben“.',
  'refusal.too-few-stay':
    'In diesem Megafeld würden zu wenige deiner Flieger gegen die gegnerischen zurückbleiben. Lass mehr hier.',
  'refusal.flyers-bar':
    'Dorthin kannst du nicht fliegen ({air}): Auf dem Weg sind gegnerische Flieger, und zu wenige deiner Flieger würden zurückbleiben, um gegen sie zu kämpfen.',
  'refusal.air-too-far':
    'Das ist zu weit für einen Flug ({air}): Flieger ziehen nur {n, plural, =1 {ein Megafeld} =2 {zwei Megafelder} other {# Megafelder}} pro Zug.',

  // Marker, Überrennen, Sturmangriffe
  'refusal.not-worker': 'Nur Arbeiter können Erntemarker aufnehmen.',
  'refusal.token-elsewhere': 'Marker {token} liegt nicht auf diesem Feld.',
  'refusal.token-moved':
    'Marker {token} wurde in diesem Zug schon getragen und kann nicht noch einmal aufgenommen werden.',
  'refusal.hands-full':
    'Jeder Arbeiter der Gruppe trägt schon einen Marker, und mehr als einen kann keiner tragen.',
  'refusal.flyers-overrun': 'Flieger können nicht überrennen und nicht überrannt werden.',
  'refusal.overrun-afar': 'Überrennen kannst du nur einen gegnerischen Stapel neben der Gruppe.',
  'refusal.disrupted-overruns': 'Desorganisierte Einheiten können nicht überrennen.',
  'refusal.overrun-odds':
    'Um {at} zu überrennen, brauchst du mindestens ein Verhältnis von {odds} zu 1; deines ist {attack} zu {defence}.',
  'refusal.overrun-points': 'Die Gruppe hat nicht genug Bewegungspunkte, um {at} zu überrennen.',
  'refusal.overrun-frees':
    'Nach diesem Überrennen hätte ein stürmender Stapel keinen Gegner mehr anzugreifen.',
  'refusal.charge-advanced':
    'Sturmangriffe gehören zu den erweiterten Regeln; dieses Szenario spielt ohne sie.',
  'refusal.charge-disrupted':
    'Eine Einheit, die ihre Bewegung desorganisiert oder ohne Führung {rule} beginnt, kann nicht im Sturm angreifen.',
  'refusal.charge-type': '{units} können nicht im Sturm angreifen.',
  'refusal.charge-flyers': 'Flieger können nicht im Sturm angreifen.',
  'refusal.charge-warriors': 'Nur Krieger können im Sturm angreifen.',
  'refusal.charge-already': 'Diese Einheiten haben schon einen Sturmangriff angesagt.',
  'refusal.charge-afar':
    'Diese Einheiten erreichen kein Feld neben einem Gegner, und ein Sturmangriff muss angreifen.',

  // Angriffe aus der Luft
  'refusal.duel-first':
    'Deine Flieger sind in dieses Megafeld geflogen; {n, plural, one {mindestens # von ihnen muss} other {mindestens # von ihnen müssen}} zuerst gegen die gegnerischen Flieger kämpfen.',
  'refusal.no-flyers': 'In diesem Megafeld sind keine gegnerischen Flieger.',
  'refusal.duel-late':
    'In diesem Megafeld ist es für einen Angriff auf Flieger zu spät: Du hast schon einen Luftangriff auf {at} erklärt, und Angriffe auf Flieger kommen vorher.',
  'refusal.strike-afar': 'Flieger greifen nur in ihrem eigenen Megafeld an, nicht auf {at}.',
  'refusal.strike-nobody': 'Auf {at} stehen keine gegnerischen Bodeneinheiten.',
  'refusal.strike-late':
    'In einem Megafeld werden Luftangriffe von Norden nach Süden erklärt, in jeder Reihe von Westen nach Osten. Der Luftangriff auf {last} ist schon erklärt, für {at} ist es also zu spät.',

  // Angriffe am Boden
  'refusal.no-stack': 'Du hast keinen Stapel auf {at}. Greife mit einem eigenen an.',
  'refusal.attack-nobody': 'In dieser Richtung steht von {at} aus kein Gegner.',
  'refusal.workers-attack': 'Die Arbeiter auf {at} können nicht angreifen.',
  'refusal.attack-behind':
    '{at} liegt hinter dem Stapel auf {from}: Ein Stapel kann nur Gegner vor sich angreifen.',
  'refusal.attack-late':
    'Angriffe werden Stapel für Stapel erklärt: von Norden nach Süden und in jeder Reihe von Westen nach Osten. Die Angriffe eines Stapels werden von Osten an im Uhrzeigersinn erklärt. Für den Angriff von {from} auf {at} ist es zu spät.',
  'refusal.attack-apart':
    'Der Angriff von {from} auf {at} verstößt gegen eine Regel: In einem Kampf müssen alle Angreifer alle Verteidiger vor sich haben.',
  'refusal.attack-two-megahexes':
    'Der Angriff von {from} auf {at} zöge einen Kampf über zwei Megafelder, und Flieger kämpfen nur in einem.',
  'refusal.attack-leaves-out':
    'Greifst du {at} von {from} aus an, so kann keine Einheit mehr den Gegner auf {left} angreifen, und du musst jeden Gegner vor deinen Einheiten angreifen.',
  'refusal.attack-leaves-idle':
    'Greifst du {at} von {from} aus an, so kann dein stürmender Stapel auf {idle} nicht mehr angreifen, und ein stürmender Stapel muss angreifen.',
  'refusal.unattacked':
    'Der Stapel auf {at} steht vor deinem Stapel auf {from} ({units}), du musst ihn also angreifen.',
  'refusal.idle-charge': 'Der Stapel auf {at} hat einen Sturmangriff angesagt und muss angreifen.',

  // Kämpfe
  'refusal.no-battle-left': 'Um {at} ist kein Kampf auszutragen. Noch offen: {left}.',
  'refusal.no-duel-left': 'Über {air} ist kein Luftkampf auszutragen. Noch offen: {left}.',
  'refusal.lose-enemy': '{u} ist keine eigene Einheit.',
  'refusal.lose-like': '{u} und {other} sind gleich: Wähle stattdessen {other}.',
  'refusal.lose-elsewhere': '{u} ist nicht in diesem Kampf.',
  'refusal.lose-free': '{u} ist nicht im eingeschlossenen Stapel.',
  'refusal.lose-safe': '{u} ist nicht im Stapel, der von hinten angegriffen wird.',
  'refusal.retreat-off': 'Ein Rückzug führt nie von der Karte.',
  'refusal.retreat-air':
    'Flieger können sich nur zum mittleren Feld eines benachbarten Megafelds zurückziehen, von hier aus: {air}.',
  'refusal.retreat-afar': 'Ein Rückzug geht ein Feld weit, und {at} liegt nicht neben {from}.',
  'refusal.retreat-enemy':
    'Auf {at} stehen deine eigenen Bodeneinheiten; dorthin kann sich der Gegner nicht zurückziehen.',
  'refusal.retreat-full':
    'Auf {at} stünden mehr als drei Bodeneinheiten, und Stapel werden nicht geteilt.',
  'refusal.victor-other': '{u} gehört dem Gegner; nur deine eigenen Einheiten rücken vor.',
  'refusal.victor-absent': '{u} hat in diesem Kampf nicht gekämpft.',
  'refusal.flyers-advance': 'Flieger rücken nicht vor.',
  'refusal.advanced': '{u} ist schon vorgerückt; jede Einheit rückt nur einmal vor.',
  'refusal.not-vacated': 'Der Gegner hat {at} in diesem Kampf nicht geräumt.',
  'refusal.not-beside': '{at} liegt nicht neben {u}.',
  'refusal.turn-absent': 'Auf {at} steht kein Stapel von dir, der in diesem Kampf gekämpft hat.',
  'refusal.turned':
    'Der Stapel auf {at} hat sich schon gedreht. Er kann sich erst wieder drehen, wenn eine Einheit auf sein Feld vorgerückt ist.',
  'refusal.faces-already': 'Der Stapel auf {at} blickt schon in diese Richtung.',
};
