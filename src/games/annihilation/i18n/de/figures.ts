/** Titel, Bildtexte und Schritte der Abbildungen. */
import type { figures as english } from '../en/figures.ts';

export const figures: Readonly<Record<keyof typeof english, string>> = {
  'figure.shot.title': 'Eine 3 wird eingesetzt und trifft eine 5',
  'figure.shot.caption':
    'Die weiße 5 liegt auf W, dem Entstehungspunkt von Weiß. Weiß will dort die 3 einsetzen [1.2].',
  'figure.shot.1':
    'Weiß setzt die 3 ein. Sie nimmt W ein und gibt ihre Ladung an die 5 ab, die jetzt drei Punkte weit auf einer Linie ziehen muss [1.3].',
  'figure.shot.2':
    'Weiß treibt die 5 nach 3b. Auf anderen Linien wäre sie nach 3a, 3c oder 3d gekommen. Die 3 bleibt auf W, und der Zug ist zu Ende.',
  'figure.emission.title': 'Eine 3 emittiert sich und trifft eine 2',
  'figure.emission.caption':
    'Die weiße 1 auf 5e ist der vorderste Träger, darum darf die 3 auf 2b in jede Richtung ziehen [6.1].',
  'figure.emission.1':
    'Die 3 emittiert sich selbst. Sie hat die Kraft 3 und verbraucht 1 für jeden Punkt [3.2].',
  'figure.emission.2': 'Die 3 zieht nach 3b. An jedem Punkt darf sie die Linie wechseln [3.3].',
  'figure.emission.3':
    'Auf 4b trifft die 3 die schwarze 2 und bleibt dort stehen. Das war ihr zweiter Schritt, also bleibt für die 2 die Kraft 3 − 2 = 1 [3.4].',
  'figure.emission.4':
    'Weiß treibt die 2 einen Punkt weit, nach 5c [4.3]. Gegnerische Teilchen ziehen wie eigene [3.5].',
  'figure.meeting.title': 'Begegnung ohne Kraft',
  'figure.meeting.caption':
    'Die weiße 2 liegt auf W. Die schwarze 5 auf 2a versperrt zwei Linien. Weiß kann die 3 einsetzen.',
  'figure.meeting.1': 'Die 3 trifft die 2 mit der Kraft 3: Die 2 muss ziehen [4.2].',
  'figure.meeting.2':
    'Weiß treibt die 2 in Richtung 3b. Auf 2a, einen Punkt davor, begegnet sie der 5 ohne Kraft [4.4]. Jetzt wählt Weiß: Beide werden vernichtet, oder die 2 emittiert sich selbst [4.5].',
  'figure.meeting.3': 'Die 2 emittiert sich: Ihre Ladung 2 geht auf die 5 über [4.6].',
  'figure.meeting.4':
    'Weiß treibt die 5 zwei Punkte weit, nach 4b. Die 2 hat den Platz der 5 auf 2a eingenommen [4.1].',
  'figure.annihilator.title': 'Auf einen Annihilator stoßen',
  'figure.annihilator.caption':
    'Der schwarze Annihilator, das Teilchen ohne Ladung, bewacht 2a. Die weiße 5 liegt auf W.',
  'figure.annihilator.1': 'Weiß setzt die 3 ein; sie trifft die 5.',
  'figure.annihilator.2':
    'Weiß treibt die 5 auf der Linie über 2a. Sie stößt auf den Annihilator, und beide verlassen das Brett [5.1]. Umgedreht gehört die 5 Schwarz und der Annihilator Weiß [5.6]. Kein Spieler punktet, denn die beiden begegneten sich in der Zone [7.1].',
  'figure.home.title': 'Den Verteidiger vertreiben',
  'figure.home.caption':
    'Die schwarze 5 verteidigt B, den Entstehungspunkt von Schwarz. Die weiße 3 auf 4b ist zwei Punkte von B entfernt.',
  'figure.home.1':
    'Die 3 emittiert sich. Sie darf vorwärts ziehen, denn die 1 auf 5a ist der vorderste Träger [6.1].',
  'figure.home.2': 'Der erste Punkt Kraft bringt die 3 nach 5c.',
  'figure.home.3':
    'Der zweite Punkt Kraft bringt die 3 nach B, wo sie die 5 trifft. Ein Punkt Kraft bleibt, um die 5 zu treiben.',
  'figure.home.4':
    'Weiß treibt die 5 einen Punkt weit, nach 5e. Die 3 hat ihre Bewegung auf dem gegnerischen Entstehungspunkt beendet: Sie wird vernichtet und bringt 3 Punkte [5.4].',
  'figure.foremost.title': 'Zurück, vor und wieder zurück',
  'figure.foremost.caption':
    'Die 3 auf 4b ist der vorderste Träger von Weiß, die 5 auf 3c steht hinter ihr. Die 3 darf also nicht mit einem Schritt zu B hin beginnen (gestrichelt) [6.1].',
  'figure.foremost.1': 'Die 3 emittiert sich. Ihr erster Schritt muss zurück führen.',
  'figure.foremost.2':
    'Auf 3b ist die 3 so weit von B entfernt wie die 5. Jetzt ist keine von beiden der vorderste Träger [R10], also darf die 3 vorwärts ziehen [6.2].',
  'figure.foremost.3':
    'Auf 4a ist die 3 wieder der vorderste Träger und hat noch einen Punkt Kraft. Er muss sie zurückführen.',
  'figure.foremost.4': 'Die 3 endet auf 3a. Alle drei Punkte ihrer Kraft sind verbraucht [3.2].',
  'figure.score.title': 'Sieben Punkte',
  'figure.score.caption':
    'Die weiße 3 auf 3b erreicht die weiße 5 auf 4b und hat dann noch Kraft übrig. Die schwarze 2 verteidigt B.',
  'figure.score.1':
    'Die 3 emittiert sich und darf vorwärts ziehen, denn die 5 ist der vorderste Träger.',
  'figure.score.2':
    'Nach einem Schritt trifft die 3 die 5: Für die 5 bleibt die Kraft 3 − 1 = 2 [3.4].',
  'figure.score.3':
    'Weiß treibt die 5 zwei Punkte weit, auf B. Sie kommt ohne Kraft an und begegnet dort der 2 [5.5].',
  'figure.score.4':
    'Weiß vernichtet beide. Das geschieht auf dem Entstehungspunkt von Schwarz, also bekommt Weiß 5 + 2 = 7 Punkte [7.1].',
};
