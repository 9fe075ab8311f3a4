/** Kauf und Aufstellung, auf Deutsch. */
import type { setup as english } from '../en/setup.ts';

export const setup: Readonly<Record<keyof typeof english, string>> = {
  'prompt.setup.buy.militia':
    'Wähle, ob die Infanterie Miliz ist, für je {price, plural, one {# Punkt} other {# Punkte}} ({budget}).',
  'prompt.setup.buy.buses':
    'Wähle, ob die Panzerwagen Busse sind, für je {price, plural, one {# Punkt} other {# Punkte}} ({budget}).',
  'prompt.setup.buy.units':
    'Wähle, wie viele Einheiten des Typs {kind} du kaufst, für je {price, plural, one {# Punkt} other {# Punkte}} ({budget}).',
  'prompt.setup.buy.gas':
    'Wähle, ob du Gas für alle Einheiten des Typs {kind} kaufst, für je {price, plural, one {# Punkt} other {# Punkte}} ({budget}).',
  'prompt.setup.buy.electronics':
    'Wähle, ob du Störsender für alle Einheiten des Typs {kind} kaufst, für je {price, plural, one {# Punkt} other {# Punkte}} ({budget}).',
  'prompt.setup.buy.drops':
    'Wähle, wie viele Einheiten des Typs {kind} abspringen, für je {price, plural, one {# Punkt} other {# Punkte}} ({budget}).',
  'prompt.setup.buy.fortresses':
    'Wähle, wie viele Festungen du kaufst, für je {price, plural, one {# Punkt} other {# Punkte}} ({budget}).',
  'prompt.setup.buy.morale': 'Wähle die Moral ({budget}).',
  'prompt.setup.buy.left': 'noch {left, plural, one {# Punkt} other {# Punkte}}',
  'prompt.setup.buy.left.of': '{colour}: noch {left, plural, one {# Punkt} other {# Punkte}}',
  'prompt.setup.fortress': 'Wähle ein Feld für eine Festung.',
  'prompt.setup.fortress.of': 'Wähle ein Feld für eine Festung ({colour}).',
  'prompt.setup.place': 'Wähle ein Feld für {u}.',
  'prompt.setup.panel': '{colour} würfelt die Kartentafel für das Eintreffen aus.',
  'prompt.setup.lot':
    'Jede Seite würfelt: Die Seite mit dem höheren Wurf entscheidet, wer zuerst zieht.',
  'prompt.setup.first': 'Wähle, ob du zuerst oder als Zweiter ziehst.',
  'label.count': '{n} wählen',
  'label.count.price': '{answer} ({points, plural, one {# Punkt} other {# Punkte}})',
  'label.count.yes': 'Ja',
  'label.count.no': 'Nein',
  'label.count.morale': 'Moral {n}',
  'label.claim.first': 'Zuerst ziehen',
  'label.claim.second': 'Als Zweiter ziehen',
  'log.bought':
    '{count, plural, =0 {{colour} kauft nichts.} other {{colour} kauft {units} für {n} Punkte.}}',
  'log.bought.kind': '{n} × {kind}',
  'log.fortress': 'Auf {at} wird eine Festung gebaut.',
  'log.placed': '{u} wird auf {at} aufgestellt.',
  'log.placed.usually': '{by} lässt die übrigen Einheiten automatisch aufstellen.',
  'log.panel': '{colour} betritt Kartentafel {n}.',
  'log.lot': '{by} würfelt {n}.',
  'log.first': '{by} zieht zuerst.',
  'roll.panel': 'Kartentafel, auf der {colour} eintrifft',
  'roll.lot': 'Wurf um den ersten Zug',
  'row.lot': '{by} entscheidet, wer zuerst zieht',
  'outcome.panel': 'Kartentafel {n}',
  'outcome.lot': '{by} würfelt {n}',
  'refusal.buy-most':
    'In diesem Szenario kannst du von diesem Typ höchstens {most} Spielsteine haben.',
  'refusal.buy-counters': 'Von diesem Typ gibt es nur {most} Spielsteine.',
  'refusal.buy-points':
    'Das kannst du dir nicht leisten: Du hast nur noch {left, plural, one {# Punkt} other {# Punkte}}.',
  'refusal.fortress-there': 'Auf {at} ist schon eine Festung.',
  'refusal.fortress-ground': 'In diesem Gelände auf {at} kann keine Festung stehen.',
  'refusal.fortress-area': '{at} gehört nicht zum Aufstellungsgebiet.',
  'refusal.no-skimmers':
    'Die Einheit kann nicht auf Gleiter steigen: Sie ist schon auf Gleitern oder hat keine.',
  'refusal.outside': '{at} gehört nicht zum Aufstellungsgebiet von {u}.',
  'refusal.ground': '{u} kann auf dem Gelände von {at} nicht aufgestellt werden.',
  'refusal.enemy-there': 'Auf {at} kannst du keine Einheit aufstellen: Dort steht ein Feind.',
  'refusal.no-room': 'Auf {at} ist kein Platz für {u} und die Einheiten, die noch kommen.',
};
