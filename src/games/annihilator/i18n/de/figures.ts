/** Titel, Bildtexte und Schritte der Abbildungen. */
import type { figures as english } from '../en/figures.ts';

export const figures: Readonly<Record<keyof typeof english, string>> = {
  'figure.move.title': 'Eine Bewegung auf ein Feld des Gegners',
  'figure.move.caption':
    'Sturmtrupp A1 hat den Bewegungsfaktor 4. Alle Felder auf seinem Weg sind Gänge zu je 1 Punkt [5.2].',
  'figure.move.1':
    'Die Menschheit wählt A1. Im Bewegungsschritt darf jede Einheit einmal ziehen [5.1].',
  'figure.move.2':
    'A1 zieht über 1306 und 1307 nach 1407 und zahlt dafür 3 Punkte. Dort trifft er auf einen Wachroboter und muss anhalten; sein vierter Punkt verfällt [5.4].',
  'figure.combat.title': 'Drei Trupps gegen zwei Roboter',
  'figure.combat.caption':
    'A1, A2 und D1 sind mit zwei Wachrobotern auf 0704. Sie dürfen angreifen, müssen es aber nie [7.1].',
  'figure.combat.1':
    'Die Angriffsstärken ergeben 4 + 4 + 2 = 10, die Verteidigungsstärken 2 + 2 = 4. Das ist 2½ zu 1 und wird zugunsten der Verteidiger auf 2-1 gerundet [7.1].',
  'figure.combat.2':
    'Der Würfel zeigt 3. In der Spalte 2-1 von [CRT] ist das ein D, und bei einem D werden Roboter ausgeschaltet [CET].',
  'figure.defend.title': 'Ein Abwehrfeld',
  'figure.defend.caption':
    'Feld 1308 gehört zum Schild aus Abwehrfeldern. Betritt A1 das Feld, zahlt er 2 Punkte [HTC] und wird sofort angegriffen, mit 1-1 [7.3]. Der Gang auf 1407 kostet nur 1 Punkt und greift nicht an.',
  'figure.charge.title': 'Eine Ladung durch den Schild',
  'figure.charge.caption':
    'A1 trägt eine Ladung und darf sie nur im Muster A legen [8.4]. Muster A ist eine Linie aus vier Feldern [D3].',
  'figure.charge.1': 'A1 legt seine Ladung.',
  'figure.charge.2':
    'A1 darf die Ladung auf sein eigenes oder ein benachbartes Feld legen. Er wählt 1306 [8.1].',
  'figure.charge.3':
    'Die Ladung weist nach SO: Feld 1 ist 1306, die Felder 2 bis 4 sind 1307, 1408 und 1409 [DCT]. Sie explodiert in der nächsten Runde [8.1].',
  'figure.blast.title': 'Die Ladung explodiert',
  'figure.blast.caption':
    'Eine Runde später: Ein Wachroboter ist nach 1307 gezogen, auf Feld 2 der Ladung. Die Trupps legen keine weiteren Ladungen.',
  'figure.blast.1': 'Die Ladung explodiert. Feld 1 wird ohne Wurf frei [DCT].',
  'figure.blast.2':
    'Feld 2 wird mit 4-1 angegriffen. Der Würfel zeigt 4, ein X: Das Feld wird frei, und der Roboter wird ausgeschaltet [8.2].',
  'figure.blast.3':
    'Feld 3 wird mit 2-1 angegriffen. Der Würfel zeigt 5, ein X: Dort ist der Schild jetzt offen [CET].',
  'figure.blast.4':
    'Feld 4 wird mit 2-1 angegriffen. Der Würfel zeigt 4, ein X, also wird auch dieses Feld frei.',
  'figure.blast.5':
    'Trupps dürfen auf die Felder vorstoßen, die gerade frei wurden. A1 gibt vier Bewegungspunkte aus und erreicht 1409, hinter dem Schild [8.3].',
};
