/** Gründe für Ablehnungen. */
import type { en } from '../en.ts';

export const refusals: Readonly<Record<Extract<keyof typeof en, `refusal.${string}`>, string>> = {
  'refusal.setup': 'Roboter dürfen {at} nicht betreten ({terrain}). Wähle ein anderes Feld.',
  'refusal.not-yours': '{u} gehört nicht zu deiner Seite. Wähle eine eigene Einheit.',
  'refusal.off-map': '{u} ist nicht auf der Karte.',
  'refusal.moved': '{u} hat in diesem Schritt schon gezogen.',
  'refusal.met':
    '{u} kann nicht vorstoßen: Er hat in Schritt 1 ein Feld mit Robotern betreten; damit ist seine Bewegung für die ganze Runde beendet.',
  'refusal.no-advance': '{u} kann keines der Felder erreichen, die gerade geöffnet wurden.',
  'refusal.no-move': '{u} findet kein Feld, auf dem er seine Bewegung beenden könnte.',
  'refusal.stay': '{u} hat noch nicht gezogen. Wähle ein Feld als Ziel.',
  'refusal.disrupted.move':
    '{u} ist betäubt: Er kann sich erst bewegen, wenn Schritt 3 dieser Runde zu Ende ist.',
  'refusal.disrupted.charge': '{u} ist betäubt: Er kann in dieser Runde keine Ladungen legen.',
  'refusal.here': '{u} steht schon auf {at}.',
  'refusal.terrain': '{u} darf {at} nicht betreten: {terrain}.',
  'refusal.not-cleared':
    'In dieser Runde hat keine Ladung {at} geöffnet. Wähle ein Feld, das gerade geöffnet wurde.',
  'refusal.no-way': 'Kein Weg über gerade geöffnete Felder führt {u} nach {at}.',
  'refusal.far': '{at} ist zu weit weg: {u} hat {points}.',
  'refusal.far.left': '{at} ist zu weit weg: {u} hat noch {points}.',
  'refusal.way.full':
    'Der Weg für {u} nach {at} führt über {over}; dort könnte ein Halt nötig werden, aber {over} ist voll. Wähle ein anderes Feld.',
  'refusal.way.robots':
    'Der Weg für {u} nach {at} führt über {over}; dort beenden Roboter seine Bewegung.',
  'refusal.way.squads':
    'Der Weg für {u} nach {at} führt über {over}; dort beenden Trupps seine Bewegung.',
  'refusal.way.shield':
    'Auf dem Weg nach {at} wird {u} auf {over} angegriffen. Ziehe erst nach {over}, dann weiter nach {at}.',
  'refusal.way.lot':
    'Der Weg für {u} nach {at} führt über {over}; dort kann er versuchen, Ladungen zu bergen. Ziehe erst nach {over}, dann weiter nach {at}.',
  'refusal.full.humans':
    '{at} ist voll: Dort dürfen höchstens {n} Trupps stehen. Wähle ein anderes Feld.',
  'refusal.full.robots':
    '{at} ist voll: Dort dürfen höchstens {n} Roboter stehen. Wähle ein anderes Feld.',
  'refusal.attack.apart':
    'Du kannst auf {at} nicht angreifen: Dort stehen keine Einheiten beider Seiten.',
  'refusal.attack.disrupted':
    'Alle deine Einheiten auf {at} sind betäubt und können nicht angreifen.',
  'refusal.attack.again':
    'Auf {at} wurde schon angegriffen: In jedem Schritt kannst du pro Feld nur einmal angreifen.',
  'refusal.attack.odds':
    'Auf {at} liegt das Verhältnis unter {odds}; ein Angriff ist nicht möglich.',
  'refusal.mind.off': 'Diese Partie wird ohne die Mentalwaffe gespielt.',
  'refusal.mind.used': 'Die Mentalwaffe wurde in dieser Runde schon eingesetzt.',
  'refusal.mind.nobody': 'Auf {at} steht kein Trupp. Wähle ein Feld mit einem Trupp.',
  'refusal.charge.robot': '{u} ist ein Roboter; nur Trupps können Ladungen legen.',
  'refusal.charge.none': '{u} hat keine Sprengladung mehr.',
  'refusal.charge.again':
    '{u} hat schon eine Ladung gelegt: Jeder Trupp kann nur eine pro Schritt legen.',
  'refusal.charge.at':
    '{at} ist nicht benachbart: {u} kann eine Ladung auf {here} oder auf ein Nachbarfeld legen.',
  'refusal.pattern.assault':
    '{u} ist ein Sturmtrupp und kann Ladungen nur in Muster A legen; wähle die Richtung.',
  'refusal.pattern.announced': 'Das Muster ist schon gewählt; wähle die Richtung.',
  'refusal.repair.whole': '{at} ist nicht beschädigt.',
  'refusal.repair.brain': 'Der Gehirnkern lässt sich nicht reparieren.',
  'refusal.repair.ship': '{at} lässt sich nicht reparieren: Dort steckt ein Sturmschiff.',
  'refusal.repair.nobody':
    'Auf {at} steht kein Reparaturroboter. Wähle ein Feld mit einem Reparaturroboter.',
};
