/** Display of a turn with a sortie, and its texts: each message key must have English text. */
import { describe, expect, test } from 'vitest';
import { english } from '../../../test/english.ts';
import { ActionList } from '../../kernel/action.ts';
import { apply, legal, promptOf, start } from '../../kernel/engine.ts';
import { parseSetup } from '../../kernel/setup/setup.ts';
import { viewOf } from '../../kernel/view.ts';
import { armageddon, openArmageddon } from './index.ts';
import { STEP, V } from './rules/names.ts';
import { reveal } from './rules/knowledge.ts';
import { packed } from './rules/resources.ts';
import { act, copyOf, drawHidden, prompt, slot, table, type TestGame } from './testing.ts';

const ready = () =>
  table(
    'red at 0404: concord-keep; red hand: sabre-suppressor line-rifles; blue at 0505: axle-zero outpost; ' +
      'blue army 0505: screen-node axiom; blue hand: kestrel-fighter; hills 0505',
    { values: { 'red-surge': 1, 'blue-deny': 1 } },
  );

const labels = (t: TestGame): string[] =>
  legal(t.game, t.s, new ActionList())
    .toArray()
    .map((action) => english(t.game, t.game.look.actionLabel(t.s, action)));

describe('prompts and labels', () => {
  test('[2.14] drawing a card is announced as such before the roll; dice are shown as dice', () => {
    const t = table(
      'red at 0404: concord-keep; red deck: line-rifles levy-rifles; blue at 0606: axle-zero',
    );
    const drawn = () => english(t.game, t.game.look.drawn?.(t.s) ?? '');
    expect(drawn()).toBe('');
    act(t, 'draw');
    expect([prompt(t), drawn()]).toEqual([
      'Drawing a card from the deck at random.',
      'a card from the deck',
    ]);
    const battle = act(
      table('red army 0505: line-rifles; blue army 0505: tine-walker; red at 0404: concord-keep'),
      'assault army.1, fight 1',
    );
    expect([prompt(battle), battle.game.look.drawn?.(battle.s)]).toEqual([
      'The dice decide.',
      undefined,
    ]);
  });

  test('[3.9] [3.10] a march shows its cost and its path', () => {
    const t = table(
      'red at 0404: concord-keep; red army 0404: line-rifles levy-rifles; blue at 1008: axle-zero',
    );
    expect(labels(t)).toContain('March with Red army 1 (2 AP)');
    act(t, 'march army.1');
    expect(prompt(t)).toBe('Red: choose where to march.');
    expect(labels(t)).toContain('To 0405');
  });

  test('[2.16] [10.3.17] founding an army shows its cost: less at a Muster Yard, once a turn', () => {
    const t = table('red at 0404: concord-keep; blue at 1008: axle-zero');
    const found = () => labels(t).filter((label) => label.startsWith('Found'));
    expect(found()).toEqual(['Found an army at Concord Keep (1 AP)']);
    act(t, 'found concord-keep');
    expect(found()).toEqual(['Found an army at Concord Keep (3 AP)']);
  });

  test('[2.8] [2.9] [2.10] initiative explains its purpose, and shows the price of dice', () => {
    const t = table('red at 0404: concord-keep; blue at 1008: axle-zero');
    drawHidden(act(t, 'end-turn, end-turn'), 1);
    expect(prompt(t)).toBe(
      'Red: buy extra dice for initiative? You have 3 free dice. The first player gets 12 AP, the last 6 AP.',
    );
    expect(labels(t).slice(0, 3)).toEqual([
      'None',
      '1 die for 1 resource',
      '2 dice for 3 resources',
    ]);
  });

  test('[2.17] a transfer between armies in the field shows its cost; from a garrison it is free', () => {
    const armies = 'red army 0404: line-rifles levy-rifles; red army 0404: drill-cadre';
    const t = table(
      `red at 0404: concord-keep; red garrison 0404: wren; ${armies}; blue at 1008: axle-zero`,
    );
    expect(labels(act(copyOf(t), 'transfer wren'))).toEqual(['Into Red army 2', 'Into Red army 3']);
    expect(labels(act(t, 'transfer levy-rifles'))).toEqual([
      'Into Red garrison 1',
      'Into Red army 3 (1 AP)',
    ]);
  });

  test('[2.16] the page asks for confirmation before an army without cards is disbanded', () => {
    expect(ready().game.look.final).toContain(V.disband);
  });

  test('[2.21] buildings show their cost', () => {
    const t = table('red at 0404: concord-keep; red army 0304: wren; blue at 1008: axle-zero');
    t.s.resources[t.game.board.nodeOf.get('0304') as number] = packed([0, 1, 0, 0]);
    act(t, 'build 0304');
    expect(labels(t)).toEqual(['Work Camp (materials): 2 AP, 2 M, 1 E']);
  });

  test('[2.2] [D11] the next tile is named with its contents', () => {
    const game = openArmageddon(parseSetup(armageddon, { scenario: 'duel' }));
    const s = start(game);
    const told: string[] = [];
    const goOn = () => apply(game, s, legal(game, s, new ActionList()).toArray()[0]);
    for (goOn(); s.step === STEP['setup.lay']; goOn()) told.push(english(game, promptOf(game, s)));
    expect(told).toEqual([
      'Red: choose where to lay Parade Plain (flat, 1 H, 1 M, 1 E, 1 T), tile 1 of 2.',
      'Blue: choose where to lay Salt Pan (flat, 1 H, 1 M, 1 E, 1 T), tile 1 of 2.',
      'Red: choose where to lay Ore Cut (flat, 1 M), tile 2 of 2.',
      'Blue: choose where to lay Server Cellar (flat, 1 T), tile 2 of 2.',
    ]);
  });

  test('in a turn, a sortie and a duel with HARM', () => {
    const t = ready();
    expect([prompt(t), labels(t)]).toEqual([
      'Red: choose an action.',
      [
        'Deploy Line Rifles (2 AP, 2 H, 1 M)',
        'Upgrade Concord Keep (4 AP; 2 M, 2 E, 1 T)',
        'Fly Sabre Suppressor (2 AP, 2 E, 1 T)',
        'Found an army at Concord Keep (1 AP)',
        'End the turn',
      ],
    ]);
    expect(labels(act(t, 'fly sabre-suppressor'))).toEqual(['Target 0505']);
    expect(labels(act(t, 'to 0505'))).toEqual([
      'Target Axle Zero',
      'Target Relay Node',
      'Target Screen Node',
    ]);
    act(t, 'strike outpost');
    expect([prompt(t), labels(t)]).toEqual([
      'Blue: intercept Sabre Suppressor on its way to 0505, or let it pass.',
      ['Intercept with Kestrel Fighter (1 AP, 2 E)', 'Let it pass'],
    ]);
    // The stronghold fires automatically, the unit by choice.
    act(t, 'pass, roll 0:0, rest');
    expect([prompt(t), labels(t)]).toEqual([
      'Blue: choose whether to fire at Sabre Suppressor over 0505; the card can hit back at your guns.',
      ['Fire with Screen Node', 'Hold your fire'],
    ]);
    expect(labels(act(t, 'fire screen-node'))[0]).toBe('0 successes to 0');
  });

  test('[5.3] the prerogative is explained while a side has it', () => {
    const t = act(
      ready(),
      'fly sabre-suppressor, to 0505, strike outpost, pass, roll 0:0, rest, fire screen-node',
    );
    const duel = act(copyOf(t), 'roll 1:2');
    expect([prompt(duel), labels(duel)]).toEqual([
      'Red: these dice do no damage to you. Use your prerogative to end the challenge now, or give up the prerogative by spending fate or playing a tactic.',
      [
        'End the challenge without damage to you',
        'Reroll a failed die with fate (1 AP)',
        'Play Surge (1 AP)',
      ],
    ]);
    const hit = act(t, 'roll 2:1');
    expect([prompt(hit), labels(hit)[0]]).toEqual([
      'Red: keep the dice, spend fate, or play a tactic for your defence.',
      'Keep the dice',
    ]);
    act(hit, 'accept');
    expect(prompt(hit)).toBe('Blue: keep the dice, spend fate, or play a tactic for your attack.');
    expect([duel, hit].map((each) => each.game.look.ruleOf?.(each.s))).toEqual(['5.3', undefined]);
    expect(labels(hit)).toEqual([
      'Keep the dice',
      'Reroll a failed die with fate (1 AP)',
      'Play Deny (1 AP)',
    ]);
  });
});

describe('counters, panel and hands', () => {
  test('armies lie on their cards; hidden pieces are not shown', () => {
    const t = ready();
    const view = viewOf(t.game, t.s, 0);
    const counters = t.game.look
      .counters(view)
      .map(({ unit, name }) => `${t.game.units[unit].id} ${english(t.game, name)}`);
    expect(counters).toEqual([
      'r1 Concord Keep',
      'b1 Axle Zero',
      'b2 Relay Node',
      'b3 Screen Node',
      'b4 Axiom',
      'bA1 Blue army 1',
    ]);
    t.s.known.fill(0);
    expect(t.game.look.counters(viewOf(t.game, t.s, 0))).toHaveLength(1);
  });

  test('counters show a card’s remaining values, with gear and upgrades, and its abilities', () => {
    const t = table(
      'red at 0404: concord-keep!5^1; blue at 0606: outpost^2 intel-centre^1; red army 0505: line-rifles/composite-plates!1',
    );
    const figures = t.game.look.counters(t.s).map((c) => [c.values, english(t.game, c.figures)]);
    expect(figures).toEqual([
      [
        '5-18',
        'defence 5, 18 of 23 structure points; Headquarters, Supply, Barracks, Hardened, Collects resources, Anti-Air 3, Muster Yard',
      ],
      ['4-14', 'defence 4, 14 of 14 structure points; Supply, Barracks, Collects resources'],
      ['2-6', 'defence 2, 6 of 6 structure points; Counter-intel, Sniffer 4'],
      ['4-4-3', 'attack 4, defence 4, 3 of 4 hit points, movement 2, range 1'],
      ['', '1 card'],
    ]);
  });

  test('[3.18] [4.6] an army shows a lack of supply, and, for other sides, how many of its cards are observed', () => {
    const t = table(
      'red at 0202: concord-keep; red army 0808: line-rifles; red army 0203: levy-rifles; blue at 1008: axle-zero; hidden blue garrison 1008: tine-walker screen-node',
    );
    reveal(t.s, slot(t, 'army.3'), 0);
    reveal(t.s, slot(t, 'tine-walker'), 0);
    const armies = (side: number) =>
      t.game.look
        .counters(side < 0 ? t.s : viewOf(t.game, t.s, side))
        .filter(({ unit }) => unit >= t.s.world.cards)
        .map((c) => [c.name, c.figures, ...c.conditions].map((text) => english(t.game, text)));
    expect(armies(0)).toEqual([
      ['Red army 1', '1 card', 'out of supply'],
      ['Red army 2', '1 card'],
      ['Blue garrison 1', '1 card observed'],
    ]);
    expect(armies(-1).at(-1)).toEqual(['Blue garrison 1', '2 cards']);
    const bare = table('red at 0202: concord-keep; red garrison 0202: ; blue at 1008: axle-zero');
    const [garrison] = bare.game.look.counters(bare.s).filter((c) => c.unit >= bare.s.world.cards);
    expect(english(bare.game, garrison?.figures)).toBe('empty');
  });

  test('[1.2] the panel, as far as a side sees it', () => {
    const t = ready();
    const view = viewOf(t.game, t.s, 0);
    const lines = t.game.look
      .panel(view)
      .map(({ label, value }) => [label, value].map((text) => english(t.game, text)).join(': '));
    expect(lines).toEqual([
      'Round: 1',
      'Red: Meridian Compact: 12 AP; 2 cards in hand, 0 in the deck, 1 tactic',
      'Blue: The Lattice: 12 AP; 1 card in hand, 0 in the deck, 1 tactic',
      'Red’s stock: 9 H, 9 M, 9 E, 9 T',
    ]);
  });

  test('the focus is the flying card and its target hex', () => {
    const t = act(ready(), 'fly sabre-suppressor');
    const { look, board } = t.game;
    const card = slot(t, 'sabre-suppressor');
    expect(look.focus(t.s)).toEqual({ unit: card, node: -1 });
    act(t, 'to 0505');
    expect(look.focus(t.s)).toEqual({ unit: card, node: board.nodeOf.get('0505') });
    act(t, 'strike outpost');
    expect(look.focus(t.s)).toEqual({ unit: card, node: board.nodeOf.get('0505') });
    expect(look.terrains[look.terrainOf(t.s, board.nodeOf.get('0505') as number)]?.id).toBe(
      'hills',
    );
  });
});
