/** Titel, Bildtexte und Schritte der Abbildungen. */
import type { figures as english } from '../en/figures.ts';

export const figures: Readonly<Record<keyof typeof english, string>> = {
  'figure.costs.title': 'Was einen Termagant das nächste Feld kostet',
  'figure.costs.caption':
    'Ebene kostet 1 Bewegungspunkt, alles andere Gelände 2 [6.03]. Auch Fluss und Geröll zusammen, auf 0916, kosten nur 2 [6.031]. Ein Gantua würde für die Flussfelder 1 zahlen, ein Low Render für den Wald 1.',
  'figure.worker.title': 'Ein Gantua begleitet einen Arbeiter zu Marker A',
  'figure.worker.caption':
    'Marker A liegt auf 0815, neben dem Termagant von Blau. Die sechs Felder um den Termagant sind seine Kontrollzone [6.04].',
  'figure.worker.1':
    'Rot wählt den Gantua und den Arbeiter. Allein dürfte der Arbeiter die Kontrollzone nicht betreten; mit einer Kampfeinheit darf er es [6.082].',
  'figure.worker.2':
    'Sie ziehen nach 0815. Beide zahlen für den Fluss und 1 mehr für die Kontrollzone: der Gantua 1 + 1 = 2 von seinen 4 Punkten, der Arbeiter 2 + 1 = 3 [6.04].',
  'figure.worker.3':
    'Der Arbeiter nimmt Marker A auf. Von jetzt an zieht der Marker mit ihm [6.081].',
  'figure.worker.4':
    'Am Ende des Zuges steht die Blickrichtung. Der Gantua blickt nach NO und hat den Termagant vor sich, also muss Rot ihn angreifen [7.02].',
  'figure.rear.title': 'Angriff von hinten',
  'figure.rear.caption':
    'Der Termagant blickt nach NO, darum ist 0815 eines der drei Felder hinter ihm. Der Gantua blickt auf den Termagant und muss ihn angreifen [7.02].',
  'figure.rear.1':
    'Der Gantua greift mit Stärke 4 an; dazu kommen 1 als Rückenbonus [7.041] und 1 als Klassenbonus [7.042]. Der Arbeiter kann nicht angreifen.',
  'figure.rear.2': 'Die Stärken sind 6 gegen 2, das Verhältnis ist also 3-1 [7.061].',
  'figure.rear.3':
    'Der Würfel zeigt 4. Bei 3-1 verliert der Verteidiger eine Einheit: Der Termagant stirbt [7.062].',
  'figure.combined.title': 'Zwei Stapel gegen einen',
  'figure.combined.caption':
    'Zwei Gantuas stehen vor beiden roten Stapeln, also können die beiden Stapel sie gemeinsam angreifen [7.03].',
  'figure.combined.1':
    'Zwei Phlanxe greifen mit je 3 an, und Phlanxe sind gegen Gantuas von der passenden Klasse: 6 + 2 = 8 [7.042].',
  'figure.combined.2':
    'Drei Low Renders greifen mit je 2 an, zusammen 6, und bekommen keinen Bonus. Jeder Stapel hat seine eigenen Boni [7.043].',
  'figure.combined.3':
    'Die Stärken sind 8 + 6 = 14 gegen 8. Das ist mehr als 3-2 und weniger als 2-1 und wird zugunsten des Verteidigers gerundet: 3-2 [7.061].',
  'figure.combined.4': 'Der Würfel zeigt 3: Der Verteidiger zieht sich zurück [7.062].',
  'figure.combined.5':
    'Rot, der Gegner der zurückweichenden Einheiten, wählt, wohin: Die Gantuas ziehen als ein Stapel nach 0813 [7.066]. Danach darf Rot nach 0814 vorrücken und Stapel drehen.',
  'figure.charge.title': 'Ein Sturmangriff',
  'figure.charge.caption':
    'Drei Phlanxe greifen zwei Gantuas im Sturm an [8.02]. Der Sturmangriff verdoppelt die Stärke der Phlanxe [8.022].',
  'figure.charge.1':
    'Die Stärke der Phlanxe von 3 × 3 = 9 wird auf 18 verdoppelt, und der Klassenbonus von 3 macht daraus 21 [7.042].',
  'figure.charge.2': 'Die Stärken sind 21 gegen 8, das Verhältnis ist also 2-1 [7.061].',
  'figure.charge.3':
    'Der Würfel zeigt 3: Die Gantuas werden desorganisiert [7.062]. Sie bleiben stehen und kämpfen mit ihrer Stärke im desorganisierten Zustand [7.064]. Nach dem Sturmangriff werden auch die Phlanxe desorganisiert [8.024].',
};
