/** Bewegung, Schleppen, Aufsitzen, Festungen, auf Deutsch. */
import type { movement as english } from '../en/movement.ts';

export const movement: Readonly<Record<keyof typeof english, string>> = {
  'prompt.move.pick': 'Wähle eine Einheit für die Bewegung oder drücke Fertig.',
  'prompt.move.unit': 'Wähle, wohin {u} zieht oder was die Einheit tut.',
  'prompt.search.roll': '{u} betritt den Wald auf {at}.',
  'label.move': '{u} bewegen',
  'label.blow-up': 'Festung auf {at} sprengen',
  'label.to': 'Nach {at}',
  'label.tow': '{u} anhängen',
  'label.unhook': 'Geschütz in Stellung bringen',
  'label.load': '{u} aufsitzen lassen',
  'label.unload': 'Infanterie absitzen lassen',
  'label.mount': 'Auf die Gleiter steigen',
  'label.dismount': 'Von den Gleitern steigen',
  'label.inside': 'In die Festung gehen',
  'label.take': 'Behälter nehmen',
  'label.priced': '{label} ({n, plural, one {# Bewegungspunkt} other {# Bewegungspunkte}})',
  'label.priced.each':
    '{label} ({n, plural, one {# Bewegungspunkt} other {# Bewegungspunkte}} je Einheit)',
  'label.exit': 'Karte verlassen',
  'marker.blown-up': 'Festung wird gleich gesprengt',

  'log.moved': '{u} zieht nach {at}.',
  'log.hooked': '{u} hängt auf {at} {gun} an.',
  'log.set-up-gun': '{gun} wird von {u} abgehängt und geht auf {at} in Stellung.',
  'log.loaded': '{u} sitzt auf {at} auf: {carrier}.',
  'log.unloaded': '{u} sitzt auf {at} ab: {carrier}.',
  'log.mounted': '{u} steigt auf die Gleiter.',
  'log.dismounted': '{u} steigt von den Gleitern.',
  'log.inside': '{u} geht in die Festung auf {at}.',
  'log.blown-up': 'Die Festung auf {at} wird gleich gesprengt.',
  'log.taken': '{u} nimmt auf {at} einen Behälter.',
  'log.safe': '{u} bringt einen Behälter für {colour} in Sicherheit.',
  'log.exit': '{u} verlässt auf {at} die Karte.',
  'log.searched':
    '{u} betritt den Wald auf {at}: {n, plural, =0 {keine Partisanen} one {ein Partisan} other {# Partisanen}}.',
  'roll.search': 'Suche im Wald auf {at}',
  'aim.search': 'Partisanen auf {at}',
  'outcome.searched': '{n, plural, =0 {keine Partisanen} one {ein Partisan} other {# Partisanen}}',

  'refusal.not-moving':
    '{u} kann sich jetzt nicht bewegen: Nur Einheiten des Spielers am Zug dürfen das.',
  'refusal.nowhere': '{u} ist nicht auf der Karte und kann sich deshalb nicht bewegen.',
  'refusal.moved': '{u} hat die Bewegung schon beendet.',
  'refusal.carried':
    '{u} kann sich nicht allein bewegen: Die Einheit bewegt sich zusammen mit {carrier}.',
  'refusal.comes-down':
    '{u} kann nicht auf die Karte ziehen: Die Einheit kommt in der Phase „Absprünge“ ins Spiel.',
  'refusal.comes-later': '{u} kann die Karte nicht vor Runde {n} betreten.',
  'refusal.only-towed':
    '{u} kann sich nicht selbst bewegen; ein Fahrzeug muss die Einheit schleppen.',
  'refusal.surprised-moves':
    '{u} ist überrascht: In Runde 1 darf die Einheit erst ziehen, wenn sie beschossen oder im Nahkampf angegriffen worden ist.',
  'refusal.pinned':
    '{u} ist erschüttert und hat ein Geschütz angehängt: Die Einheit kann sich erst bewegen, wenn sie sich gesammelt hat.',
  'refusal.landed-among': '{u} ist unter Feinden gelandet und kann sich nicht bewegen.',
  'refusal.in-contact': '{u} kann {at} nicht verlassen, solange dort Feinde stehen.',
  'refusal.relieve-first':
    'Auf einem Feld stehen mehr als drei deiner Spielsteine: Bewege zuerst einen, der es verlassen kann.',
  'refusal.leave-first':
    'Eine Festung wird gleich gesprengt: Bewege zuerst die Einheiten in ihr auf andere Felder.',
  'refusal.choose-hex': '{at} ist kein Feld der Karte. Wähle ein Feld für {u}.',
  'refusal.has-gone':
    '{u} ist schon auf das gewählte Feld gezogen: Ein anderes Feld kannst du jetzt nicht wählen.',
  'refusal.here-already': '{u} ist schon auf {at}. Wähle ein anderes Feld.',
  'refusal.take-gun':
    '{u} muss ein Geschütz aus der Festung schleppen, weil kein anderes Fahrzeug das kann. Hänge zuerst ein Geschütz an.',
  'refusal.blown-up':
    'Die Festung auf {at} wird gleich gesprengt; deine Einheiten dürfen das Feld nicht betreten.',
  'refusal.blown-up-before': 'Die Festung auf {at} wird schon gesprengt.',
  'refusal.held-back':
    '{u} muss auf der eigenen Kartentafel bleiben, bis eine rote Einheit die nächste Kartentafel im Westen verlassen hat.',
  'refusal.home-of-others':
    '{at} liegt auf der Kartentafel eines Gegners; deine Einheiten dürfen sie nicht betreten.',
  'refusal.disrupted-assault': '{u} ist erschüttert und kann nicht in einen Nahkampf ziehen.',
  'refusal.assault-full':
    'In den Nahkampf auf {at} kommst du nicht hinein: Dort darf jede Seite höchstens drei Einheiten haben.',
  'refusal.bars': '{u} darf das Gelände auf {at} nicht betreten.',
  'refusal.disrupted-wet': '{u} ist erschüttert und darf weder Fluss noch See betreten.',
  'refusal.tows-over-river':
    '{u} schleppt ein Geschütz und kann Flüsse nur auf Brücken überqueren.',
  'refusal.tows-and-swims':
    '{u} schleppt ein Geschütz und kann keine Seen und Sümpfe überqueren: Das können beim Schleppen nur Schwebefahrzeuge.',
  'refusal.hex-full':
    'Auf {at} ist kein Platz für {u}: Ein Feld fasst höchstens drei Spielsteine einer Seite.',
  'refusal.enemies-between':
    '{u} kann {at} nicht erreichen: Die Einheit müsste unterwegs auf einem Feld mit Feinden anhalten.',
  'refusal.forests-between':
    '{u} kann {at} nicht erreichen: Die Einheit müsste unterwegs in einem nicht durchsuchten Wald anhalten.',
  'refusal.no-way-in': '{u} kann die Karte nicht auf {at} betreten.',
  'refusal.cannot-reach': '{u} hat nicht genug Bewegungspunkte, um {at} zu erreichen.',
  'refusal.tows-not':
    '{u} bewegt sich noch und kann nicht schleppen: Das können nur Fahrzeuge. Beende erst diese Bewegung, um eine andere Einheit zu bewegen.',
  'refusal.not-towed':
    '{gun} kann nicht geschleppt werden: Das geht nur mit Geschützen, Haubitzen und Kalliopen ohne Fahrgestell.',
  'refusal.tower-disrupted': '{u} ist erschüttert und kann kein Geschütz anhängen.',
  'refusal.has-cargo': '{u} trägt oder schleppt schon eine Einheit.',
  'refusal.hook-late':
    'Du kannst jetzt kein Geschütz anhängen: Das geht nur zu Beginn der Bewegung, auf dem Feld, auf dem das Fahrzeug seit Beginn des Zuges steht.',
  'refusal.gun-elsewhere': '{gun} ist nicht auf dem Feld von {u}.',
  'refusal.gun-not-loose':
    '{gun} kann nicht an {u} angehängt werden. Das Geschütz muss zu deiner Seite gehören, darf nicht schon geschleppt werden und in diesem Zug weder gelandet noch in Stellung gegangen sein. Auf einem Feld mit Festung müssen beide Einheiten in ihr sein oder beide außerhalb.',
  'refusal.no-gun': '{u} hat kein Geschütz angehängt.',
  'refusal.gun-on-water': 'Im nassen Gelände auf {at} kann kein Geschütz in Stellung gehen.',
  'refusal.unhook-late':
    'Du kannst das Geschütz jetzt nicht in Stellung bringen: Das geht nur zu Beginn der Bewegung, und nur, wenn das Fahrzeug es schon zu Beginn des Zuges geschleppt hat.',
  'refusal.carries-not': '{carrier} kann diese Einheit nicht tragen: {u}.',
  'refusal.rides-not': '{u} ist keine Infanterie; {carrier} kann nur Infanterie tragen.',
  'refusal.carrier-closed':
    '{carrier} ist erschüttert: Infanterie kann weder aufsitzen noch absitzen.',
  'refusal.infantry-elsewhere': '{u} ist nicht auf dem Feld von {carrier}.',
  'refusal.boarded':
    '{carrier} hat in diesem Zug schon eine Einheit aufgenommen, oder {u} ist schon aufgesessen. Beides geht nur einmal im Zug.',
  'refusal.no-boarding':
    'Zum Aufsitzen oder Absitzen brauchen {u} und {carrier} je {n, plural, one {# Bewegungspunkt} other {# Bewegungspunkte}}, und mindestens eine dieser Einheiten hat nicht mehr so viel.',
  'refusal.not-from-start':
    '{u} kann nur vor der eigenen Bewegung aufsitzen, und nur auf ein Fahrzeug, das den Zug auf demselben Feld begonnen hat. Auf einem Feld mit Festung müssen beide Einheiten in ihr sein oder beide außerhalb.',
  'refusal.no-rider': '{carrier} trägt keine Infanterie.',
  'refusal.alighted':
    '{carrier} hat in diesem Zug schon eine Einheit abgesetzt, oder {u} ist schon abgesessen. Beides geht nur einmal im Zug.',
  'refusal.too-wet':
    '{u} kann auf {at} nicht absitzen: Infanterie zu Fuß darf dieses Gelände nicht betreten.',
  'refusal.no-change':
    '{u} hat nicht genug Bewegungspunkte: Auf- oder Absitzen kostet {n} von den Punkten zu Fuß und {n} von denen auf Gleitern.',
  'refusal.on-foot': '{u} kann nicht absteigen: Die Einheit ist nicht auf Gleitern.',
  'refusal.not-on-map': '{u} ist noch nicht auf der Karte und kann deshalb nicht absteigen.',
  'refusal.no-fortress':
    '{u} kann keine Festung betreten: Auf dem Feld ist keine, oder die Einheit ist schon darin.',
  'refusal.fortress-full': 'In der Festung ist kein Platz: Sie fasst höchstens drei Einheiten.',
  'refusal.no-points-inside':
    '{u} hat nicht genug Bewegungspunkte: In die Festung zu gehen kostet {n}.',
  'refusal.no-fortress-at': 'Auf {at} ist keine Festung.',
  'refusal.not-in-fortress':
    'Die Festung auf {at} kannst du nicht sprengen: Sie ist leer, oder nicht alle Einheiten in ihr gehören dir.',
  'refusal.cannot-all-leave':
    'Die Festung auf {at} kannst du nicht sprengen: Nicht alle Einheiten in ihr können das Feld jetzt verlassen.',
  'refusal.no-spice': 'Auf dem Feld von {u} ist kein Behälter.',
  'refusal.no-points-to-take':
    '{u} hat nicht genug Bewegungspunkte: Einen Behälter zu nehmen kostet {n}.',
  'refusal.no-exit':
    '{u} ist nicht auf einem Feld, auf dem die eigene Seite die Karte verlassen darf.',
  'refusal.no-points-to-exit': '{u} hat nicht genug Bewegungspunkte, um die Karte zu verlassen.',
};
