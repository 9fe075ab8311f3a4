/** Entscheide ab R70: Aufgeben, eigene Szenarien, Nahkämpfe. */
export const rulingsPlay: Readonly<Record<`rule.${string}`, string>> = {
  'rule.R70.title': 'Aufgeben',
  'rule.R70.text':
    'Wenn du aufgibst, verlassen deine Einheiten die Karte. Sie sind keine Verluste und bringen keine Punkte. Deine Spielerzüge entfallen; läuft gerade einer, so geht er mit dem Feuer der anderen Spieler weiter. Ein Angriff, der noch nicht fertig angesagt ist, muss neu angesagt werden. Ist nur noch eine Partei übrig, so gewinnt sie.',
  'rule.R74.title': 'Aufstellung in einer Festung',
  'rule.R74.text':
    'Eine Einheit, die auf einem Feld mit Festung aufgestellt wird, ist in der Festung. Gekaufte Festungen werden vor allen Einheiten aufgestellt, im Aufstellungsgebiet des Käufers.',
  'rule.R75.title': 'Eigene Szenarien',
  'rule.R75.text':
    'Ein eigenes Szenario hat mindestens zwei Parteien, und in jeder Partei befehligt mindestens eine Farbe ihre eigenen Einheiten. Farben, die zusammen ziehen, haben einen Spieler und gehören zu einer Partei. Feinde stellen auf getrennten Feldern auf, und alle Einheiten müssen Platz finden. Einheiten, die die Karte betreten, tun es am äußeren Rand, in ihrer Runde oder später. Wann ihre Einheiten abspringen, wählen die Spieler. Festungen werden auf Aufstellungsfeldern gebaut. Die Siegbedingung ist eine aus den gedruckten Szenarien. Eine Einheit kann nicht dort aufgestellt werden, wo sie sofort gewinnen würde.',
  'rule.R76.title': 'Auf die Tafel eines Gegners abgetrieben',
  'rule.R76.text':
    'In Szenario 14 kann eine Einheit die Tafel eines Gegners nicht betreten [44.5]. Wird eine abspringende Einheit dorthin abgetrieben, so lege sie auf das nächste Feld, das sie betreten darf, wie bei Landungen außerhalb der Karte [R11].',
  'rule.R71.title': 'Einheiten ohne Spieler',
  'rule.R71.text':
    'Einheiten, die kein Spieler befehligt, greifen nach allen anderen gemeinsam an. Sie greifen den Feind an, gegen den sie das beste Kampfverhältnis haben. Ist es gegen mehrere gleich gut, so nehmen sie den teuersten von ihnen, bei gleichem Preis den ersten.',
  'rule.R72.title': 'Mit und ohne Verschiebung',
  'rule.R72.text':
    'Eine Einheit, die gerade unter Feinden gelandet ist, hat keine Spaltenverschiebung [R13] und greift darum getrennt von Einheiten an, die sie haben. Dasselbe gilt für erschütterte Einheiten [18.9].',
  'rule.R73.title': 'Keine Einheit bleibt zurück',
  'rule.R73.text':
    'Alle Einheiten müssen angreifen [18.2]. Wenn eine Einheit an einem zulässigen Angriff teilnehmen könnte, darfst du deine Angriffe darum nicht so zusammenstellen, dass sie keinen zulässigen Angriff hat.',
  'rule.R77.title': 'Gewürz, das keine Einheit holen kann',
  'rule.R77.text':
    'Szenario 14 endet auch nach einem Spielerzug, wenn keine Einheit irgendeiner Seite mehr einen Behälter erreichen und nach Hause bringen könnte, wie lange es auch dauern würde. Feinde und Erschütterung zählen bei dieser Prüfung nicht, Gelände schon. Dann entscheiden die Behälter, die in Sicherheit sind [44.7].',
};
