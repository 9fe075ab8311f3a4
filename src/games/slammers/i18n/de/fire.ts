/** Indirektes und direktes Feuer, Gas und Antworten darauf, auf Deutsch. */
import type { fire as english } from '../en/fire.ts';

export const fire: Readonly<Record<keyof typeof english, string>> = {
  'prompt.strike.hex': 'Wähle ein Feld für indirektes Feuer oder drücke Fertig.',
  'prompt.strike.guns': 'Wähle die Geschütze, die auf {at} feuern.',
  'prompt.strike.roll': 'Granaten fallen auf {at}, bei {odds}.',
  'prompt.direct.hex': 'Wähle ein Feld, auf das du feuerst, oder drücke Fertig.',
  'prompt.direct.targets': 'Wähle die Ziele auf {at}.',
  'prompt.direct.guns': 'Wähle die Einheiten, die auf {at} feuern.',
  'prompt.attack.roll': 'Würfle für den Angriff auf {at}, bei {odds}.',
  'prompt.gas.roll': 'Das Gas von {gun} erreicht {target}.',
  'prompt.react.jam':
    'Ein Angriff auf {at} ist angekündigt, {odds}: Wähle, ob du einen Gegner störst.',
  'prompt.react.shell': 'Granaten sind im Anflug auf {at}, {odds}: Wähle, ob du welche aufhältst.',
  'label.jam': 'Mit {u} einen Gegner stören',
  'label.stop': 'Mit {u} Granaten aufhalten',
  'label.aim': 'Auf {at} feuern',
  'label.all': 'Ziel: alle Einheiten dort',
  'label.target': 'Ziel: {u}',
  'label.shell': 'Granaten von {u}',
  'label.gas': 'Gas von {u}',
  'label.join': '{u} dazunehmen',
  'label.fire': 'Feuern',

  'log.direct': 'Direktes Feuer auf {at}: {units} gegen {targets}, Kampfverhältnis {odds}.',
  'log.attack': 'Angriff auf {at}, Kampfverhältnis {odds}, Wurf {n}: {what}.',
  'log.gas': '{u} verschießt Gas auf {at}.',
  'log.gas.roll': 'Gas von {gun} auf {u}, Wurf {n}: {what}.',

  'log.direct.jammed': 'Gestört: {units}. Das Kampfverhältnis auf {at} ist jetzt {odds}.',
  'log.direct.off': 'Gestört: {units}. Der Angriff auf {at} entfällt.',
  'log.strike': 'Indirektes Feuer auf {at}: {guns}.',
  'log.strike.jammed':
    'Die Störung nimmt diese Einheiten aus dem indirekten Feuer auf {at}: {units}.',
  'log.strike.lapsed': 'Die übrigen Granaten, von {units}, sind zu wenige, um auf {at} zu wirken.',
  'log.strike.roll': 'Granaten auf {at}, Kampfverhältnis {odds}, Wurf {n}: {what}.',
  'log.stop': '{u} hält die Granaten von {gun} auf.',
  'log.jam': '{tank} stört {u}.',
  'odds.gas': 'Gas',
  'label.odds': '{label}: {odds}, {results}',
  'label.odds.same': '{label}: weiter {odds}, {results}',
  'label.odds.change': '{label}: {from} → {odds}, {results}',
  'label.odds.nothing':
    '{label}: keine Wirkung, denn ein früherer Angriff hat die Ziele schon ausgeschaltet',
  'odds.disrupt': 'erschüttert {share}',
  'odds.eliminate': 'ausgeschaltet {share}',
  'odds.share': '{n} %',
  'odds.share.change': '{was} → {n} %',
  'plan.attack': 'Angriff auf {at}',
  'plan.announced': 'Angekündigter Angriff',
  'plan.now': 'Jetzt',
  'plan.coming': 'Wie angekündigt',
  'plan.at': 'Alle gegen {units}',
  'plan.with': 'Mit {u}',
  'plan.all': 'Mit allen Einheiten',
  'plan.without': 'Ohne {u}',
  'plan.unit': '{u}',
  'plan.shift': 'Spaltenverschiebung',
  'area.attack': 'Angriff',
  'odds.all': '{odds}',
  'odds.class': '{odds} gegen Klasse {class}',
  'odds.inside': '{odds} gegen Klasse {class} in der Festung',

  'roll.attack': 'Der Angriff auf {at}',
  'aim.attack': '{units} getroffen',
  'roll.strike': 'Indirektes Feuer auf {at}',
  'aim.strike': 'Einheiten auf {at} werden getroffen',
  'roll.gas': 'Das Gas auf {at}',
  'count.hit':
    '{n, plural, =0 {keine Einheit getroffen} one {# Einheit getroffen} other {# Einheiten getroffen}}',
  'subject.unit': '{u}',
  'subject.shells': 'Granaten',
  'outcome.nothing': 'keine Wirkung',
  'outcome.eliminated': '{units} ausgeschaltet',
  'outcome.disrupted': '{units} erschüttert',
  'outcome.rubble': 'Trümmer',
  'outcome.starred': 'Trümmer (wenn nur Granaten das Feld in diesem Spielerzug angreifen)',
  'outcome.several': '{parts}',
  'outcome.gas.eliminated': 'ausgeschaltet',
  'outcome.gas.disrupted': 'erschüttert',

  'refusal.off-map': '{u} ist nicht auf der Karte.',
  'refusal.not-yours': '{u} gehört nicht zu den Einheiten, die du jetzt einsetzen kannst.',
  'refusal.calliope':
    'Kalliopen können nur auf Granaten und Landende feuern; {u} kann hier nicht angreifen.',
  'refusal.howitzer': 'Haubitzen können nur indirekt feuern; {u} kann es hier nicht.',
  'refusal.fired': '{u} hat in diesem Spielerzug schon angegriffen.',
  'refusal.disrupted': '{u} ist erschüttert und kann nicht feuern.',
  'refusal.disrupted-jam': '{u} ist erschüttert und kann nicht stören.',
  'refusal.assaulted': '{u} ist im Nahkampf und kann nicht aus ihm heraus feuern.',
  'refusal.towed': '{u} kann nicht kämpfen, solange {carrier} die Einheit schleppt.',
  'refusal.carrier-disrupted':
    '{u} kann nicht aus {carrier} feuern, denn das Fahrzeug ist erschüttert.',
  'refusal.surprised':
    '{u} ist überrascht: In Runde 1 darf die Einheit erst feuern, wenn sie beschossen oder im Nahkampf angegriffen worden ist.',
  'refusal.too-far':
    '{u} reicht nicht bis {at}: Das Feld ist {far} Felder entfernt, und die erweiterte Reichweite beträgt nur {most}.',
  'refusal.unseen': '{u} sieht {at} nicht: {by} liegt dazwischen.',
  'refusal.no-enemy': 'Auf {at} steht kein Feind.',
  'refusal.partisans':
    'In diesem Szenario kannst du nicht feuern: Gegen Partisanen gibt es nur Nahkampf.',
  'refusal.battlefield': '{at} liegt nicht auf der Kartentafel, auf der angegriffen werden darf.',
  'refusal.own-there':
    '{u} steht auf {at}: Auf ein Feld mit eigenen Einheiten darfst du nicht direkt feuern.',
  'refusal.nobody-left': 'Du hast keine Einheiten mehr, die feuern können.',
  'refusal.none-in-range':
    '{at} ist außer Reichweite aller deiner Einheiten, die noch feuern können.',
  'refusal.odds-direct':
    'Auch mit deinem ganzen Feuer auf {at} läge das Kampfverhältnis unter {least}. Wähle ein anderes Feld.',
  'refusal.odds-all':
    'Alle Feinde auf {at} zusammen sind ein zu starkes Ziel: Das Kampfverhältnis läge unter {least}. Wähle weniger Ziele.',
  'refusal.odds-target':
    'Mit {u} als Ziel läge das Kampfverhältnis unter {least}, auch wenn alle deine Einheiten gemeinsam angriffen. Lass {u} weg.',
  'refusal.odds-firer':
    '{u} kann jetzt nicht mitmachen: Das Kampfverhältnis bliebe auch dann unter {least}, wenn alle danach aufgeführten Einheiten mitmachten. Wähle eine der angezeigten Einheiten.',
  'refusal.no-target': 'Wähle zuerst ein Ziel.',
  'refusal.target-elsewhere': '{u} ist nicht auf {at}: Alle Ziele müssen auf einem Feld sein.',
  'refusal.target-carried':
    '{u} wird getragen oder geschleppt und ist kein eigenes Ziel: Wähle stattdessen das Fahrzeug.',
  'refusal.target-order':
    'Wähle die Ziele in der angezeigten Reihenfolge: Das nächste muss nach {last} kommen.',
  'refusal.target-apart':
    '{u} und {last} sind kein gemeinsames Ziel: Nur eine dieser Einheiten ist in der Festung.',
  'refusal.target-chosen':
    'Du hast schon ein einzelnes Ziel gewählt: Du kannst nur noch weitere Ziele dazunehmen oder Fertig drücken.',
  'refusal.no-gas': '{u} kann kein Gas verschießen, denn die Einheit hat keines.',
  'refusal.firer-order':
    'Nimm die Einheiten in der angezeigten Reihenfolge dazu: Die nächste muss nach {last} kommen.',
  'refusal.not-allies': '{u} und {last} sind Feinde und können nicht gemeinsam angreifen.',
  'refusal.no-artillery': '{u} ist keine Artillerie und kann nicht indirekt feuern.',
  'refusal.struck':
    '{at} ist schon beschossen worden: Alle Geschütze, die auf dasselbe Feld feuern, müssen es gemeinsam tun.',
  'refusal.guns-range': '{at} ist außer Reichweite aller deiner Artillerie, die noch feuern kann.',
  'refusal.unobserved':
    'Keine eigene oder verbündete Einheit sieht {at}: {u} hat keinen Beobachter.',
  'refusal.blinded': '{u} ist gestört und kann nur auf Felder in eigener Sicht feuern.',
  'refusal.odds-so-far':
    'Mit den bisher gewählten Einheiten liegt das Kampfverhältnis auf {at} noch unter {least}. Nimm weitere dazu.',
  'refusal.odds-shells-so-far':
    'Mit den bisher gewählten Geschützen liegt das Kampfverhältnis auf {at} noch unter {least}. Nimm weitere dazu.',
  'refusal.odds-strike':
    'Auch mit allen Granaten, die {at} erreichen können, läge das Kampfverhältnis unter {least}. Wähle ein anderes Feld.',
  'refusal.odds-gun':
    '{u} kann jetzt nicht mitmachen: Das Kampfverhältnis bliebe auch dann unter {least}, wenn alle danach aufgeführten Geschütze mitmachten. Wähle eines der angezeigten Geschütze.',
  'refusal.no-stopper':
    '{u} kann keine Granaten aufhalten: Das können nur Kalliopen und Schwebepanzer.',
  'refusal.stopper-range':
    '{at} ist außer Reichweite von {u} ({range} Felder); die erweiterte Reichweite gilt hier nicht.',
  'refusal.no-friend': 'Auf {at} ist keine befreundete Einheit, die {u} schützen könnte.',
  'refusal.not-coming': 'Von {u} sind keine Granaten im Anflug.',
  'refusal.alike':
    'Ein anderes Geschütz auf der Liste verschießt Granaten mit derselben Wirkung: Wähle stattdessen jenes Geschütz.',
  'refusal.too-few':
    'Die übrigen Granaten sind zu wenige, um etwas zu bewirken: Es gibt nichts aufzuhalten.',
  'refusal.nothing-drops':
    'Du kannst jetzt nicht auf Landende feuern: Keine Einheit ist in der Luft.',
  'refusal.nothing-jams':
    'Stören kannst du nur gleich nach der Ankündigung eines Angriffs: Wähle zuerst den Panzer, dann die Einheit, die er stört.',
  'refusal.nothing-comes':
    'Gerade sind keine Granaten im Anflug, oder du hast schon die Einheit gewählt, die sie aufhält.',
  'refusal.no-shells-yet': 'Wähle zuerst die Einheit, die Granaten aufhält, und dann die Granaten.',
  'refusal.half-answered':
    'Du hast schon eine Einheit gewählt, die reagiert. Wähle jetzt ihr Ziel.',
  'refusal.no-electronics': '{u} kann nicht stören, denn die Einheit hat keinen Störsender.',
  'refusal.jams': '{u} hat in diesem Spielerzug schon gestört.',
  'refusal.nobody-to-jam': '{u} sieht keine Einheit, bei der Stören etwas ändern würde.',
  'refusal.mercenary': '{u} gehört zu den Söldnern und kann nicht gestört werden.',
  'refusal.jam-idle': '{u} zu stören würde jetzt nichts ändern.',
  'refusal.jammed': '{u} ist gestört und kann nur allein angreifen.',
};
