/** Abschnitte 6 bis 8: Sammeln, Absprünge und das Feuer auf sie. */
export const turn: Readonly<Record<`rule.${string}`, string>> = {
  'rule.6.title': 'Sammeln',
  'rule.6.1.title': 'Wer sich sammeln darf',
  'rule.6.1.text':
    'Zu Beginn deines Spielerzugs darfst du mit jeder deiner erschütterten Einheiten einmal versuchen, sie zu sammeln. Einheiten in einem Nahkampf können sich nicht sammeln.',
  'rule.6.2.title': 'Wurf',
  'rule.6.2.text':
    'Wirf zwei Würfel. Ist das Ergebnis mindestens so hoch wie die Moral der Einheit, so ist sie nicht mehr erschüttert.',
  'rule.6.3.title': 'Misslingen',
  'rule.6.3.text': 'Ist der Wurf niedriger, bleibt die Einheit erschüttert.',
  'rule.6.4.title': 'Verzweiflungsversuch',
  'rule.6.4.text':
    'Direkt nach einem Misslingen darfst du für die Einheit noch einmal würfeln, gegen dieselbe Moral.',
  'rule.6.5.title': 'Misslungener Verzweiflungsversuch',
  'rule.6.5.text':
    'Misslingt ein Verzweiflungsversuch, so wird die Einheit ausgeschaltet, zusammen mit dem Geschütz, das sie schleppt, oder der Infanterie, die sie trägt.',
  'rule.6.6.title': 'Moral',
  'rule.6.6.text':
    'Das Szenario nennt die Moral jeder Farbe. Eine höhere Zahl ist schlechter: Bei Moral 7 sammelt sich eine Einheit mit einem Wurf von 7 oder mehr, bei Moral 9 erst mit 9 oder mehr. In manchen Szenarien wird die Moral einer Farbe schlechter, wenn ihre Verluste bestimmte Zahlen erreichen.',
  'rule.7.title': 'Absprünge',
  'rule.7.1.title': 'Wer abspringen kann',
  'rule.7.1.text':
    'Abspringen können Infanterie aller Armeen, leichte Geschütze, Panzerwagen und Transportpanzer.',
  'rule.7.2.title': 'Absprungzonen',
  'rule.7.2.text':
    'Wähle ein Feld ohne Feinde als Absprungzone. Jede Einheit darf eine eigene Absprungzone haben.',
  'rule.7.3.title': 'Streuung',
  'rule.7.3.text':
    'Wirf für jede Einheit einen Würfel. Bei 1 bis 3 landet sie in ihrer Absprungzone. Bei 4 bis 6 wird sie abgetrieben.',
  'rule.7.4.title': 'Richtung',
  'rule.7.4.text':
    'Wird eine Einheit abgetrieben, so würfle die Richtung aus: 1 ist Norden, 2 bis 6 folgen im Uhrzeigersinn.',
  'rule.7.5.title': 'Entfernung',
  'rule.7.5.text':
    'Wirf noch einen Würfel. So viele Felder von der Absprungzone entfernt landet die Einheit in dieser Richtung; die Absprungzone selbst zählt nicht mit.',
  'rule.7.6.title': 'Außerhalb der Karte',
  'rule.7.6.text':
    'Felder außerhalb der Karte gelten als offenes Gelände. Eine Einheit, die dort landet, kommt auf das nächste Feld der Karte.',
  'rule.7.7.title': 'Wasser',
  'rule.7.7.text': 'Eine Einheit, die auf See, Sumpf oder Fluss landet, wird ausgeschaltet.',
  'rule.7.8.title': 'Fahrzeuge und Geschütze',
  'rule.7.8.text':
    'Panzerwagen, Transportpanzer und Geschütze überleben nur auf offenen Feldern. Landen sie in anderem Gelände, so werden sie ausgeschaltet.',
  'rule.7.9.title': 'Bewegung nach der Landung',
  'rule.7.9.text':
    'Eine gelandete Einheit darf im selben Spielerzug ihre ganze Bewegung nutzen, wenn sie nicht unter Feinden gelandet ist.',
  'rule.7.10.title': 'Landung unter Feinden',
  'rule.7.10.text':
    'Eine Einheit, die auf einem Feld mit Feinden landet, beginnt einen Nahkampf. In der ersten Runde dieses Nahkampfs hat sie keine Spaltenverschiebung; Infanterie verdoppelt ihren Angriff trotzdem.',
  'rule.7.11.title': 'Zu viele auf einem Feld',
  'rule.7.11.text':
    'Durch einen Absprung dürfen zu viele Spielsteine auf ein Feld kommen. Sobald sich die Einheiten dort bewegen können, muss ihr Besitzer genügend von ihnen wegziehen.',
  'rule.7.12.title': 'Einzelne Spielsteine',
  'rule.7.12.text':
    'Jeder Spielstein springt für sich ab. In der Luft wird keine Einheit getragen oder geschleppt.',
  'rule.8.title': 'Feuer auf Landende',
  'rule.8.1.title': 'Wer feuern kann',
  'rule.8.1.text':
    'Kalliopen und Schwebepanzer können auf eine abspringende Einheit feuern, solange sie in der Luft ist. Das heißt Feuer auf Landende.',
  'rule.8.2.title': 'Reichweite',
  'rule.8.2.text': 'Es gilt die gedruckte Reichweite. Eine erweiterte Reichweite gibt es nicht.',
  'rule.8.3.title': 'Reichweite zählen',
  'rule.8.3.text':
    'Zähle die Felder von der feuernden Einheit bis zu dem Feld, auf dem die abspringende Einheit landet. Das Landefeld zählt mit, das Feld der feuernden Einheit nicht.',
  'rule.8.4.title': 'Kalliopen',
  'rule.8.4.text': 'Eine Kalliope schaltet eine landende Einheit ohne Wurf aus.',
  'rule.8.5.title': 'Schwebepanzer',
  'rule.8.5.text':
    'Ein Schwebepanzer vergleicht seinen Angriff mit der Verteidigung der landenden Einheit und würfelt auf der Tabelle des direkten Feuers. Beispiel: Angriff 8 gegen Infanterie mit Verteidigung 2 ergibt das Kampfverhältnis 4-1.',
  'rule.8.6.title': 'Ein Schuss auf jede Einheit',
  'rule.8.6.text': 'Auf jede landende Einheit darf nur eine Einheit feuern.',
  'rule.8.7.title': 'Wirkung',
  'rule.8.7.text':
    'Wird die landende Einheit erschüttert oder ausgeschaltet, so nimm sie sofort vom Spiel. Sie schießt nicht zurück.',
  'rule.8.8.title': 'Keine Trümmer',
  'rule.8.8.text': 'Feuer auf Landende macht nie Trümmer.',
  'rule.8.9.title': 'Kein weiterer Angriff',
  'rule.8.9.text':
    'Eine Einheit, die auf Landende gefeuert hat, greift in diesem Spielerzug nicht mehr an, auch nicht Einheiten, die auf ihrem eigenen Feld landen.',
};
