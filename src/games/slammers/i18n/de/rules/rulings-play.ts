/** Entscheide ab R70: Aufgeben, eigene Szenarien, Nahkämpfe. */
export const rulingsPlay: Readonly<Record<`rule.${string}`, string>> = {
  'rule.R70.title': 'Aufgeben',
  'rule.R70.text':
    'Wenn du aufgibst, verlassen deine Einheiten die Karte. Sie sind keine Verluste und bringen keine Punkte. Deine späteren Spielerzüge entfallen. Gibst du in deiner eigenen Sammel-, Absprung- oder Bewegungsphase auf, so geht es mit dem indirekten Feuer weiter. Noch nicht gewürfelte Gaswürfe entfallen. Granaten, die andere Spieler abgefeuert haben, schlagen noch ein. Ein Angriff, dessen Wurf noch aussteht, wird trotzdem gewürfelt, außer wenn alle Angreifer oder alle Ziele dir gehörten. Sagt ein anderer Spieler gerade einen Angriff an, so sagt er ihn neu an. Ist nur noch eine Partei übrig, so gewinnt sie.',
  'rule.R74.title': 'Aufstellung in einer Festung',
  'rule.R74.text':
    'Eine Einheit, die auf einem Feld mit Festung aufgestellt wird, ist in der Festung. Gekaufte Festungen werden vor allen Einheiten aufgestellt, im Aufstellungsgebiet des Käufers.',
  'rule.R75.title': 'Eigene Szenarien',
  'rule.R75.text':
    'Ein eigenes Szenario hat mindestens zwei Parteien. Eine Farbe befehligt entweder ihre eigenen Einheiten, oder der Spieler einer anderen Farbe befehligt sie. In jeder Partei muss mindestens eine Farbe ihre eigenen Einheiten befehligen. Farben, die zusammen ziehen, müssen denselben Spieler und dieselbe Partei haben. Die Aufstellungsgebiete von Feinden dürfen sich nicht überschneiden, und alle Einheiten müssen Platz finden. Einheiten, die die Karte betreten, tun es am äußeren Rand, in ihrer Runde oder später. Wann ihre Einheiten abspringen, wählen die Spieler. Festungen werden auf Aufstellungsfeldern gebaut. Die Siegbedingung ist eine aus den gedruckten Szenarien. Eine Einheit kann nicht dort aufgestellt werden, wo sie sofort gewinnen würde.',
  'rule.R76.title': 'Auf die Tafel eines Gegners abgetrieben',
  'rule.R76.text':
    'In Szenario 14 kann eine Einheit die Tafel eines Gegners nicht betreten [44.5]. Wird eine abspringende Einheit dorthin abgetrieben, so lege sie auf das nächste Feld, das sie betreten darf, wie bei Landungen außerhalb der Karte [R11].',
  'rule.R71.title': 'Einheiten ohne Spieler',
  'rule.R71.text':
    'Einheiten, die kein Spieler befehligt, wie die Partisanen in Szenario 6, greifen nach allen anderen an. Sie addieren ihre Angriffe gegen einen einzigen Feind: den, gegen den sie das beste Kampfverhältnis haben. Ist es gegen mehrere gleich gut, so greifen sie den teuersten an, bei gleichem Preis den, der in der Liste zuerst steht.',
  'rule.R72.title': 'Mit und ohne Verschiebung',
  'rule.R72.text':
    'Eine Einheit, die gerade unter Feinden gelandet ist, hat keine Spaltenverschiebung [R13] und greift darum getrennt von Einheiten an, die sie haben. Dasselbe gilt für erschütterte Einheiten [18.9].',
  'rule.R73.title': 'Keine Einheit bleibt zurück',
  'rule.R73.text':
    'Jede Einheit, die an einem zulässigen Angriff teilnehmen kann, muss angreifen [18.2]. Du darfst deine Angriffe nicht so zusammenstellen, dass einer solchen Einheit kein zulässiger Angriff bleibt.',
  'rule.R77.title': 'Gewürz, das keine Einheit holen kann',
  'rule.R77.text':
    'Szenario 14 endet auch nach einem Spielerzug, wenn keine Einheit irgendeiner Seite mehr einen Behälter erreichen und nach Hause bringen könnte, wie lange es auch dauern würde. Feinde und Erschütterung zählen bei dieser Prüfung nicht, Gelände schon. Dann entscheiden die Behälter, die in Sicherheit sind [44.7].',
};
