/** Namen der Dinge. Seiten stehen mit Artikel, wenn ein Satz einen Fall verlangt: `{by_Nom}`. */
import type { things as english } from '../en/things.ts';

export const things: Readonly<Record<keyof typeof english, string>> = {
  'side.red':
    '{form, select, nom {der Rote Schwarm} acc {den Roten Schwarm} dat {dem Roten Schwarm} gen {des Roten Schwarms} other {Roter Schwarm}}',
  'side.blue':
    '{form, select, nom {der Blaue Schwarm} acc {den Blauen Schwarm} dat {dem Blauen Schwarm} gen {des Blauen Schwarms} other {Blauer Schwarm}}',

  // Eine Einheit, mehrere, und eine Anzahl von ihnen.
  'unit.Gantua': 'Gantua',
  'unit.Phlanx': 'Phlanx',
  'unit.Termagant': 'Termagant',
  'unit.LowRender': 'Low Render',
  'unit.LowHacker': 'Low Hacker',
  'unit.ArchReaper': 'Arch Reaper',
  'unit.Plunge': 'Plunge',
  'unit.Basic': 'Basic',
  'unit.Worker': 'Arbeiter',
  'units.Gantua': 'Gantuas',
  'units.Phlanx': 'Phlanxe',
  'units.Termagant': 'Termagants',
  'units.LowRender': 'Low Renders',
  'units.LowHacker': 'Low Hackers',
  'units.ArchReaper': 'Arch Reapers',
  'units.Plunge': 'Plunges',
  'units.Basic': 'Basics',
  'units.Worker': 'Arbeiter',
  'count.Gantua': '{n, plural, one {# Gantua} other {# Gantuas}}',
  'count.Phlanx': '{n, plural, one {# Phlanx} other {# Phlanxe}}',
  'count.Termagant': '{n, plural, one {# Termagant} other {# Termagants}}',
  'count.LowRender': '{n, plural, one {# Low Render} other {# Low Renders}}',
  'count.LowHacker': '{n, plural, one {# Low Hacker} other {# Low Hackers}}',
  'count.ArchReaper': '{n, plural, one {# Arch Reaper} other {# Arch Reapers}}',
  'count.Plunge': '{n, plural, one {# Plunge} other {# Plunges}}',
  'count.Basic': '{n, plural, one {# Basic} other {# Basics}}',
  'count.Worker': '{n} Arbeiter',
  'piece.named': '{type} {u}',

  'class.S': 'Smasher',
  'class.H': 'Hacker',
  'class.R': 'Render',
  'class.T': 'Thruster',

  // [2.01]
  'ground.plains': 'Ebene',
  'ground.river': 'Fluss',
  'ground.rough': 'Geröll',
  'ground.forest': 'Wald',
  'ground.rough-forest': 'Geröll und Wald',
  'ground.river-rough': 'Fluss und Geröll',
  'ground.river-forest': 'Fluss und Wald',

  'region.megahex': 'Megafeld {name}',
  'place.megahex': 'Megafeld {name}',
  'place.off': 'außerhalb der Karte',
  'place.hex': 'Feld {n}',
  'place.battle': 'Kampf um {n}',
  'place.duel': 'Luftkampf über {air}',

  'condition.disrupted': 'desorganisiert',
  'condition.charging': 'im Sturmangriff',
  'condition.carries': 'trägt Marker {token}',
  'condition.selected': 'ausgewählt',

  // Was auf einem Spielstein steht.
  'figures.strength': 'Stärke {n}',
  'figures.unarmed': 'kein Angriff, Verteidigung {n}',
  'figures.moves': 'Bewegung {n}',
  'figures.flies': 'fliegt {n, plural, one {# Megafeld} other {# Megafelder}}',
  'figures.charges': 'kann im Sturm angreifen',

  'marker.token': 'Erntemarker {token}',
  'marker.token-worth': 'Erntemarker {token}, Wert {value}',
  'marker.attack': 'Angriff',
  'marker.battle': 'Kampf, Verhältnis {odds}',
  'marker.duel': 'Luftkampf, Verhältnis {odds}',

  // [D1] Die erste Spalte der Kampftabelle.
  'odds.under': 'unter {odds}',

  /** Mehrere Dinge hintereinander, so wie sie sind. */
  'several.told': '{all}',
};
