/** Print of cards, in German. */
import type { faces as english } from '../en/faces.ts';

export const faces: Readonly<Record<keyof typeof english, string>> = {
  'does.fast-start': 'Kostet keine AP beim Einsetzen und keine bei der Bewegung.',
  'does.stealth':
    'Getarnt verbirgt sich die Armee mit {n, plural, one {# Würfel} other {# Würfeln}}, oder mit weniger, wenn eine andere ihrer Karten eine niedrigere Tarnung hat.',
  'does.recce':
    'Beobachtet mit {n, plural, one {# Würfel} other {# Würfeln}}, bis zu {m, plural, one {# Feld} other {# Felder}} weit.',
  'does.tactician':
    'Stellt in einer Akademie mit {n, plural, one {# Würfel} other {# Würfeln}} Taktiken her.',
  'does.technologist':
    'Stellt in einem Labor mit {n, plural, one {# Würfel} other {# Würfeln}} Geräte her.',
  'does.geneticist':
    'Stellt in einem Labor mit {n, plural, one {# Würfel} other {# Würfeln}} Biotechnik her.',
  'does.assassin': 'Verübt Attentate mit {n, plural, one {# Würfel} other {# Würfeln}}.',
  'does.master-assassin': 'Du wählst den Helden für das Attentat.',
  'does.slayer': 'Bei einem Attentat tötet eine einzige Wunde durch diesen Helden das Ziel.',
  'does.saboteur': 'Verübt Sabotage mit {n, plural, one {# Würfel} other {# Würfeln}}.',
  'does.master-saboteur': 'Du wählst die Anlage für die Sabotage.',
  'does.demolitionist': 'Sabotage durch die Armee des Helden macht dreifachen Schaden.',
  'does.espionage': 'Spioniert mit {n, plural, one {# Würfel} other {# Würfeln}}.',
  'does.military-genius':
    'Einheiten, die der Held führt, haben in Angriff und Verteidigung {n, plural, one {# Würfel} other {# Würfel}} mehr.',
  'does.aggressive': 'In der Schlacht zählt dein Würfel für die Initiative {n} mehr.',
  'does.raider':
    'Die Versorgung der Armee reicht {n, plural, one {# Bewegungspunkt} other {# Bewegungspunkte}} weiter.',
  'does.pathfinder': 'Die Armee des Helden zu bewegen kostet {n} AP weniger.',
  'does.leader':
    'Die Armee des Helden hat {n, plural, one {# Bewegungspunkt} other {# Bewegungspunkte}} mehr.',
  'does.air-ranger':
    'Luftlandungen der Armee reichen {n, plural, one {# Feld} other {# Felder}} weiter.',
  'does.jump-master': 'Luftlandungen der Armee kosten {n} AP weniger, aber mindestens 1.',
  'does.trickster': 'Die Armee darf sich vor der ersten Runde zurückziehen.',
  'does.hand-at-headquarters': 'Ist der Held im Hauptquartier, fasst deine Hand eine Karte mehr.',
  'does.fast-deploy': 'Du darfst die Einheit in einer versorgten Feldarmee einsetzen.',
  'does.bounty-hunter':
    'Braucht {n, plural, one {# Erfolg} other {# Erfolge}} weniger, um einen Helden zu fangen; du wählst, welchen du jagst.',
  'does.engineer': 'Baut und räumt im Zug {n, plural, one {# Punkt} other {# Punkte}} Minen.',
  'does.commando': 'Braucht keine Versorgung.',
  'does.air-controller': 'Eigene Schläge in ihrem Feld werfen {k} Würfel mehr.',
  'does.regenerate':
    'Erhält zwischen den Kampfrunden {n, plural, one {# Trefferpunkt} other {# Trefferpunkte}} zurück.',
  'does.repair-field': 'Repariert für {k} AP alle deine Einheiten einer Klasse im Feld.',
  'does.mobile-supply': 'Versorgt deine Armeen in ihrem Feld.',
  'does.mobile-launcher': 'Deine Raketen dürfen ihre Reichweite von dieser Einheit zählen.',
  'does.air-assault':
    'Die Armee darf bis zu {n, plural, one {# Feld} other {# Felder}} weit fliegen, wenn alle ihre Einheiten Luftlandung haben.',
  'does.swarm':
    'Greift für jede andere Einheit mit Schwarm in deiner vorderen Reihe mit 1 Würfel mehr an.',
  'does.vengeance':
    'Wird sie vernichtet und hast du noch andere Einheiten in der Schlacht, greift sie den Angreifer ein letztes Mal an.',
  'does.shock-attack': 'Eine getroffene Einheit kann in dieser Runde nicht mehr handeln.',
  'does.assault':
    'Darf die feindliche vordere Reihe mit {n, plural, one {# Würfel} other {# Würfeln}} mehr stürmen. Danach verteidigt sich die Einheit bis zum Ende der Runde mit 2 Würfeln weniger und kann in der nächsten Runde nicht handeln.',
  'does.flank':
    'Greift mit {n, plural, one {# Würfel} other {# Würfeln}} mehr an, wenn die feindliche hintere Reihe leer ist.',
  'does.disable':
    'Eine getroffene Einheit verteidigt sich {m, plural, one {# Runde} other {# Runden}} lang mit {n, plural, one {# Würfel} other {# Würfeln}} weniger.',
  'does.disarm':
    'Eine getroffene Einheit greift {m, plural, one {# Runde} other {# Runden}} lang mit {n, plural, one {# Würfel} other {# Würfeln}} weniger an.',
  'does.sniper':
    'Darf mit {n, plural, one {# Würfel} other {# Würfeln}} auf den feindlichen Helden schießen.',
  'does.infantry-support':
    'Statt anzugreifen, gibt sie einer Fußtruppe für diese Runde +1 Angriff und +1 Verteidigung.',
  'does.defensive-fire':
    'Statt anzugreifen, zählt sie ihren Angriff zur Verteidigung einer eigenen Einheit in der vorderen Reihe.',
  'does.steadfast': 'Wird nie geschockt, gelähmt oder verwirrt.',
  'does.gathers': 'Sammelt {n} von jedem Rohstoff in ihrem Feld.',
  'does.multi-target': 'Darf ihre Würfel gleichmäßig auf mehrere Ziele verteilen.',
  'does.double-attack': 'Greift dasselbe Ziel zweimal an.',
  'does.area-attack': 'Greift auch ein zweites Ziel in derselben Reihe an.',
  'does.breakthrough': 'Nach einem Treffer vorn greift sie auch eine Einheit hinten an.',
  'does.critical': 'Macht doppelten Schaden.',
  'does.plating': 'Schaden an ihr ist um {n} geringer.',
  'does.frenzy':
    'Jeder Treffer gegen sie erhöht ihren Angriff um 1 und senkt ihre Verteidigung um 1.',
  'does.growth': 'Ihr Angriff steigt um 1 für jede Einheit, die sie vernichtet.',
  'does.anti-air':
    'Feuert mit {n, plural, one {# Würfel} other {# Würfeln}} auf Flugzeuge und Hubschrauber.',
  'does.anti-missile': 'Feuert mit {n, plural, one {# Würfel} other {# Würfeln}} auf Raketen.',
  'does.bonus-damage': 'Ein Treffer dieser Einheit macht {n} Schaden mehr.',
  'does.absorb-field': 'Kein Treffer macht ihr mehr als 1 Schaden.',
  'does.confusion': 'Eine getroffene Einheit verliert ihren nächsten Angriff.',
  'does.headquarters': 'Verlierst du dein Hauptquartier, scheidest du aus.',
  'does.supply': 'Eine Quelle der Versorgung.',
  'does.barracks': 'Setze hier Helden und Einheiten ein.',
  'does.counter-intel':
    'Erschwert feindliche Spionage im Feld und macht feindliche Sabotage dort zu einem Duell, in dem du Schicksal einsetzen darfst.',
  'does.ap-bonus': 'Du erhältst jede Runde {n} AP mehr.',
  'does.sniffer':
    'Sucht in ihrem Feld mit {n, plural, one {# Würfel} other {# Würfeln}} nach Verborgenem.',
  'does.camouflage': 'Verbirgt sich mit {n, plural, one {# Würfel} other {# Würfeln}}.',
  'does.hardened': 'Erleidet halben Schaden, außer durch Massenvernichtungswaffen.',
  'does.collects': 'Sammelt 1 von jedem Rohstoff in ihrem Feld.',
  'does.collects-one': 'Sammelt in ihrem Feld nur {kind}: 1 pro Runde.',
  'does.laboratory': 'Hier forschen Techniker und Genetiker.',
  'does.academy': 'Hier forschen Taktiker.',
  'does.armoury': 'Hier liegen drei Stücke Ausrüstung.',
  'does.repair-bay': 'Reparaturen im Feld kosten {k} AP weniger, aber mindestens 1.',
  'does.shield': 'Deine anderen Anlagen im Feld verteidigen sich mit 1 Würfel mehr.',
  'does.mines': 'Jede feindliche Karte, die das Feld betritt, legt eine Probe gegen {n} Würfel ab.',
  'does.muster-yard': 'Die erste Armee, die du hier im Zug gründest, kostet {k} AP.',
  'does.long-silos': 'Deine Raketen reichen von hier ein Feld weiter.',
  'does.warm-pools': 'Die Garnison erhält beim Unterhalt je 1 Trefferpunkt zurück.',
  'does.hidden-mouth':
    'Hat Tarnbau {n}, außer in Runden, in denen du von hier angreifst oder hier Karten einsetzt.',
  'does.air-to-air':
    'Fängt mit {n, plural, one {# Würfel} other {# Würfeln}} ab und verteidigt sich mit ebenso vielen, wenn sie abgefangen wird.',
  'does.harm':
    'Verteidigt sich gegen Flugabwehr mit {n, plural, one {# Würfel} other {# Würfeln}} und kann eine Einheit beschädigen, die auf sie feuert.',
  'does.precision': 'Du wählst das Ziel des Schlages.',
  'does.collateral':
    'Kann auch jede Armee im Feld treffen (Chance: {n} %), mit {m, plural, one {# Würfel} other {# Würfeln}} gegen jede Karte dieser Armee.',
  'does.weapon':
    'Greift alles im Feld an: mit {n, plural, one {# Würfel} other {# Würfeln}}, dann mit Strahlung {m}.',
  'does.munition-slot':
    '{n, plural, one {Darf eine Munition tragen.} other {Darf eine Munition tragen, auch eine Massenvernichtungswaffe.}}',
  'does.tactic.surge':
    'Du hast in dieser Probe {n, plural, one {# Punkt} other {# Punkte}} Schicksal mehr.',
  'does.tactic.doubt':
    'Dein Gegner hat in dieser Probe {n, plural, one {# Punkt} other {# Punkte}} Schicksal weniger.',
  'does.tactic.extra-weight': 'Wirf sofort {n, plural, one {# weiteren} other {# weitere}} Würfel.',
  'does.tactic.second-look':
    'Dein Gegner würfelt {n, plural, one {# Erfolg} other {# Erfolge}} neu.',
  'does.tactic.certain-shot':
    'Du erhältst {n, plural, one {# Erfolg} other {# Erfolge}} mehr, ohne zu würfeln.',
  'does.tactic.deny': 'Dein Gegner verliert {n, plural, one {# Erfolg} other {# Erfolge}}.',
  'does.tactic.turn-the-tide':
    '{n, plural, one {# deiner Fehlschläge wird zum Erfolg} other {# deiner Fehlschläge werden zu Erfolgen}}.',
  'does.tactic.falter':
    '{n, plural, one {# Erfolg deines Gegners wird zum Fehlschlag} other {# Erfolge deines Gegners werden zu Fehlschlägen}}.',
  'does.tactic.reset': 'Würfle alle deine Würfel neu.',
  'does.tactic.unsettle': 'Dein Gegner würfelt alle Würfel neu.',
  'does.gear.attack':
    'Die Einheit greift mit {n, plural, one {# Würfel} other {# Würfeln}} mehr an.',
  'does.gear.defence':
    'Die Einheit verteidigt sich mit {n, plural, one {# Würfel} other {# Würfeln}} mehr.',
  'does.gear.anti-air': 'Die Einheit erhält Flugabwehr {n}.',
  'does.gear.stealth': 'Die Karte erhält Tarnung {n}; hat sie schon Tarnung, steigt diese um {n}.',
  'does.gear.command':
    'Der Held kann {n, plural, one {# Einheit} other {# Einheiten}} mehr führen.',
  'does.gear.double':
    'Der Held verteidigt sich gegen Attentäter und Jäger mit {n, plural, one {# Würfel} other {# Würfeln}} mehr.',
  'does.gear.points':
    'Die Einheit hat {n, plural, one {# Trefferpunkt} other {# Trefferpunkte}} mehr.',
  'does.gear.regenerate': 'Die Einheit erhält Regeneration {n}.',
  'does.gear.camouflage': 'Die Anlage erhält Tarnbau {n}.',
  'does.gear.hardened': 'Die Anlage wird gehärtet.',
  'does.gear.charge': 'Bei einem Angriff deiner Wahl macht ein Treffer {n} Schaden mehr.',
  'does.gear.poison':
    'Beim nächsten Attentat erleidet ein verwundetes Ziel {n, plural, one {# Wunde} other {# Wunden}} mehr, weniger eine Zufallszahl von 1 bis zu seinem Widerstand.',
  'does.gear.one-wound': 'Beim nächsten Attentat des Helden tötet eine einzige Wunde das Ziel.',
  'does.gear.one-point':
    'Bei der nächsten Sabotage des Helden zerstört ein einziger Punkt Schaden die Anlage.',
  'does.gear.warhead': 'Ein Schlag, der trifft, macht {n} Schaden mehr.',
  'does.gear.penetrator': 'Ein Schlag, der eine Anlage trifft, macht {n} Schaden mehr.',
  'does.gear.harm': 'Die Angriffskarte erhält für einen Einsatz HARM {n}.',
  'does.gear.precision': 'Die Angriffskarte erhält für einen Einsatz Präzision.',
  'does.gear.weapon': 'Massenvernichtungswaffe: {n} Würfel gegen alles im Feld.',
  'face.hero': 'Held',
  'face.facility': 'Anlage',
  'face.attack': 'Angriffskarte, {kind}',
  'face.tactic': 'Taktik',
  'face.worth': '{n, plural, one {# Deckpunkt} other {# Deckpunkte}}',
  'face.none': 'Keine Fähigkeiten',
  'face.none.text': 'Die Karte hat nur ihre aufgedruckten Werte.',
  'face.play': 'Spielen für {n} AP',
  'face.carried': 'Solange man sie trägt',
  'face.used': 'Beim Einsatz',
  'face.made': 'Durch Forschung hergestellt',
  'face.made.tactic': 'Stell sie für {ap} AP in einer Akademie her (Schwierigkeit {n}).',
  'face.made.technologist': 'Ein Techniker stellt sie her (Schwierigkeit {n}).',
  'face.made.geneticist': 'Ein Genetiker stellt sie her (Schwierigkeit {n}).',
  'figure.attack': 'Angriff',
  'figure.defence': 'Verteid.',
  'figure.hits': 'Treffer',
  'figure.wounds': 'Wunden',
  'figure.structure': 'Struktur',
  'figure.resistance': 'Widerst.',
  'figure.movement': 'Tempo',
  'figure.range': 'Weite',
  'figure.fate': 'Schicksal',
  'figure.command': 'Führung',
  'figure.slots': 'Stufe',
  'icon.ap': 'Aktionspunkte',
  'amount.ap': '{n, plural, one {# Aktionspunkt} other {# Aktionspunkte}}',
  'amount.humans': '{n} Helfer',
  'amount.materials': '{n} Material',
  'amount.energy': '{n} Energie',
  'amount.technology': '{n} Technik',
};
