/** Abschnitt 21: Sichtlinien. */
export const sight: Readonly<Record<`rule.${string}`, string>> = {
  'rule.21.title': 'Sichtlinie',
  'rule.21.1.title': 'Linie',
  'rule.21.1.text':
    'Die Sichtlinie verläuft gerade von der Mitte des einen Feldes zur Mitte des anderen.',
  'rule.21.2.title': 'Ganze Felder',
  'rule.21.2.text': 'Das Gelände eines Feldes zählt für das ganze Feld.',
  'rule.21.3.title': 'Nachbarfelder',
  'rule.21.3.text': 'Einheiten auf Nachbarfeldern sehen einander immer.',
  'rule.21.4.title': 'Felder dazwischen',
  'rule.21.4.text':
    'Ein Feld liegt dazwischen, wenn die Linie es berührt, auch wenn sie nur seinen Rand berührt. Das erste und das letzte Feld der Linie liegen nicht dazwischen.',
  'rule.21.5.title': 'Höhen',
  'rule.21.5.text':
    'Offenes Gelände, Brücke, Fluss, Sumpf und See haben Höhe 0. Wald und Stadt haben an einem Ende der Linie Höhe 0, dazwischen 2. Ein Hang hat Höhe 1. Eine Kuppe hat an einem Ende Höhe 2, dazwischen 3.',
  'rule.21.6.title': 'Blockierte Linien',
  'rule.21.6.text':
    'Die Linie ist blockiert, wenn ein Feld dazwischen höher ist als beide Enden. Ein Feld, das nur so hoch ist wie eines der Enden, blockiert sie nicht.',
  'rule.21.7.title': 'Feld für Feld',
  'rule.21.7.text': 'Vergleiche jedes Feld dazwischen für sich. Höhen werden nicht addiert.',
  'rule.21.8.title': 'Beispiele',
  'rule.21.8.text':
    'Eine Linie von einem Hang über offenes Gelände zu einem Hang ist nicht blockiert. Eine Linie von einem Wald über einen anderen Wald zu einem Hang ist blockiert, denn die Höhe 2 dazwischen liegt über beiden Enden, 0 und 1. Eine Linie von offenem Gelände über einen Hang zu einer Kuppe ist nicht blockiert, denn der Hang ist mit Höhe 1 niedriger als die Kuppe mit Höhe 2.',
};
