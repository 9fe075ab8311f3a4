import { describe, expect, test } from 'vitest';
import { englishEvent } from '../../../../../test/english.ts';
import { eventsFor, Log } from '../../../../kernel/text/log.ts';
import { FLAG } from '../../state/pieces.ts';
import { act, copyOf, drawHidden, log, slot, table, type TestGame } from '../../testing.ts';
import { lookOnEntry, observeRound } from './04-observe.ts';
import { diceAt, eyesOf, musterOf } from './04-sight.ts';
import { beginBattle } from '../battle/05-battle.ts';
import { isShut } from './04-hiding.ts';
import { isKnown } from '../knowledge.ts';

const HOMES = 'red at 0101: concord-keep; blue at 1109: axle-zero';
const SEEDS = 2000;

const at = (t: TestGame, label: string): number => t.game.board.nodeOf.get(label) as number;
const knows = (t: TestGame, name: string, side = 0): boolean => isKnown(t.s, slot(t, name), side);

/** One round of observation with the hidden dice of a seed. */
function look(t: TestGame, seed = 1): TestGame {
  observeRound(t.s);
  return drawHidden(t, seed);
}

/** Dice of all of Red's observers for a hex, ascending. */
const eyes = (t: TestGame, label: string, isStealthed = false): number[] =>
  eyesOf(t.s, musterOf(t.s))
    .filter(({ side }) => side === 0)
    .map((eye) => diceAt(t.s, eye, at(t, label), isStealthed))
    .filter((dice) => dice > 0)
    .sort((a, b) => a - b);

/** How often Red sees a piece, in percent. */
function share(text: string, name: string, prepare: (t: TestGame) => void = () => {}): number {
  const before = table(`${HOMES}; ${text}`);
  prepare(before);
  let found = 0;
  for (let seed = 0; seed < SEEDS; seed++) if (knows(look(copyOf(before), seed), name)) found += 1;
  return Math.round((100 * found) / SEEDS);
}

describe('dice', () => {
  test.each([
    ['[S141] strength 6 beside flat ground is 5', 'red at 0505: radar-mast', '0506', [5]],
    ['two hexes off 4', 'red at 0505: radar-mast', '0507', [4]],
    ['beyond its range none', 'red at 0505: radar-mast', '0509', []],
    ['[3.2] less the terrain', 'red at 0505: radar-mast; hills 0506', '0506', [3]],
    ['not in its own hex', 'red at 0505: radar-mast; hills 0505', '0505', [6]],
    ['never less than none', 'red at 0505: radar-mast; mountains 0508', '0508', []],
    ['[4.3] an army looks with 3 in its hex', 'red army 0505: line-rifles', '0505', [3]],
    ['and with 2 beside it', 'red army 0505: line-rifles', '0506', [2]],
    ['[R56] less the terrain', 'red army 0505: line-rifles; hills 0506', '0506', []],
    ['no farther', 'red army 0505: line-rifles', '0507', []],
    ['with Recce once more', 'red army 0505: picket-riders', '0506', [2, 4]],
    ['a base looks', 'red at 0505: outpost', '0506', [2]],
    ['what is no base does not', 'red at 0505: laboratory', '0505', []],
    ['[10.3.6] a sniffer in its own hex', 'red at 0505: intel-centre', '0505', [4]],
    ['and nowhere else', 'red at 0505: intel-centre', '0506', []],
    ['[D7] upgrades are dice more', 'red at 0505: intel-centre^2', '0505', [6]],
  ])('[4.1] %s', (_, text, hex, dice) => {
    expect(eyes(table(`${HOMES}; ${text}`), hex)).toEqual(dice);
  });

  test('[S142] [4.2] half of the dice against stealth, rounded down', () => {
    const t = table(`${HOMES}; red at 0505: radar-mast; red army 0505: line-rifles`);
    expect(eyes(t, '0506', true)).toEqual([1, 2]);
  });

  test('[S143] [4.2] a sniffer keeps all dice against stealth', () => {
    const t = table(`${HOMES}; red at 0505: intel-centre outpost`);
    expect(eyes(t, '0505', true)).toEqual([1, 4]);
  });

  test('[3.23] prisoners do not observe', () => {
    const t = table(`${HOMES}; red at 0505: outpost; red garrison 0505: picket-riders`);
    t.s.flags[slot(t, 'picket-riders')] = FLAG.prisoner;
    expect(eyes(t, '0506')).toEqual([2]);
  });
});

describe('detection', () => {
  // With 4 dice against 4, 36 % have more successes and 64 % at least as many.
  test('[S144] [4.5] needs more successes than the hiding piece', () => {
    expect(share('red at 0505: radar-mast; blue at 0507: minefield', 'minefield')).toBe(100);
    const seen = share('red at 0505: radar-mast; hidden blue at 0507: minefield', 'minefield');
    expect(Math.abs(seen - 36)).toBeLessThan(4);
  });

  test('[S146] [10.3.7] [10.6.9] [4.4] a facility hides with its camouflage, printed or by gear; otherwise with no dice', () => {
    const works = share(
      'red at 0505: radar-mast; hidden blue at 0507: laboratory/camouflage-works',
      'laboratory',
    );
    // 4 dice against 3 is exactly one half; 4 against none is 15 of 16.
    expect(Math.abs(works - 50)).toBeLessThan(4);
    const plain = share('red at 0505: radar-mast; hidden blue at 0507: laboratory', 'laboratory');
    expect(Math.abs(plain - 94)).toBeLessThan(3);
  });

  test('[S145] [10.1.2] an army in stealth hides with the lowest level of its cards', () => {
    const hide = (t: TestGame) => {
      t.s.flags[slot(t, 'army.1')] = FLAG.stealth;
    };
    // 5 dice are halved to 2, against 3 and against 6.
    const three = share(
      'red at 0505: radar-mast; blue army 0506: wren beacon-cell',
      'beacon-cell',
      hide,
    );
    const six = share('red at 0505: radar-mast; blue army 0506: wren', 'wren', hide);
    expect([three, six].map((n) => n > 0)).toEqual([true, true]);
    expect(three).toBeGreaterThan(2 * six);
  });

  test.each([
    ['units in the open', 'blue army 0505: tine-walker', 'tine-walker', true],
    ['a camp', 'blue at 0505: laboratory', 'laboratory', true],
    ['[4.9] not a hero alone', 'blue army 0505: lemma', 'lemma', false],
    ['not what has camouflage', 'blue at 0505: minefield', 'minefield', false],
  ])('[4.5] in the own hex nobody misses: %s', (_, text, name, always) => {
    const seen = share(`red army 0505: line-rifles; hidden ${text}`, name);
    expect(seen === 100).toBe(always);
    expect(seen).toBeGreaterThan(15);
  });

  test('[4.8] in the same hex the cards become visible as well, even if they hide', () => {
    const t = table(
      `${HOMES}; red army 0505: line-rifles; hidden blue army 0505: tine-walker skinwalker`,
    );
    look(t);
    expect(['tine-walker', 'skinwalker', 'army.2'].map((name) => knows(t, name))).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('[4.8] if an army in the same hex is found, its cards become visible', () => {
    const before = table(`${HOMES}; red army 0505: line-rifles; hidden blue army 0505: lemma`);
    const found = Array.from({ length: 200 }, (_, seed) => {
      const t = look(copyOf(before), seed);
      return [knows(t, 'army.2'), knows(t, 'lemma')].join();
    });
    expect([...new Set(found)].sort()).toEqual(['false,false', 'true,true']);
  });

  test('[4.8] from a neighbouring hex the counter becomes visible, with 2 more successes the cards', () => {
    const text = 'red at 0505: radar-mast; hidden blue army 0507: tine-walker';
    // With 4 dice against 1, 26 of 32 have more, and 16 of 32 have two more.
    const [army, card] = [share(text, 'army.1'), share(text, 'tine-walker')];
    expect(Math.abs(army - 81)).toBeLessThan(4);
    expect(Math.abs(card - 50)).toBeLessThan(4);
  });

  test('[R43] a facility becomes visible with its card', () => {
    const t = table(`${HOMES}; red army 0505: line-rifles; hidden blue at 0505: laboratory`);
    expect(log(look(t), 'sighted')).toEqual(['Kiln of Methods is sighted in 0505.']);
  });
});

describe('[4.6] [4.7] time', () => {
  const FAR = 'red army 0202: line-rifles; blue army 0808: tine-walker; blue at 0806: outpost';

  test('[R57] a new round hides armies that are not observed, but not facilities', () => {
    const t = look(table(`${HOMES}; ${FAR}`));
    const all = ['army.2', 'tine-walker', 'outpost', 'axle-zero'];
    expect(all.map((name) => knows(t, name))).toEqual([false, false, true, true]);
    expect(knows(t, 'line-rifles', 1)).toBe(false);
    expect(knows(t, 'tine-walker', 1)).toBe(true);
  });

  test('a prisoner is known to the captor', () => {
    const t = table(`${HOMES}; red at 0505: outpost; red garrison 0505: picket-riders lemma`);
    const hero = slot(t, 'lemma');
    [t.s.owner[hero], t.s.flags[hero]] = [1, FLAG.prisoner];
    look(t);
    expect([knows(t, 'lemma', 0), knows(t, 'lemma', 1)]).toEqual([true, true]);
  });

  test('an army that leaves all observers’ range is no longer visible', () => {
    const t = table(`${HOMES}; red army 0505: line-rifles; blue army 0506: tine-walker`);
    const [army, card] = [slot(t, 'army.2'), slot(t, 'tine-walker')];
    for (const [hex, isSeen] of [
      ['0405', true],
      ['0305', false],
    ] as const) {
      [t.s.place[army], t.s.place[card]] = [at(t, hex), at(t, hex)];
      lookOnEntry(t.s, army);
      expect([knows(t, 'army.2'), knows(t, 'tine-walker')]).toEqual([isSeen, isSeen]);
    }
  });

  test('an army that enters a hex sees the armies there, and they see it', () => {
    const t = table(
      `${HOMES}; hidden red army 0505: line-rifles; hidden blue army 0505: tine-walker; hidden blue at 0508: laboratory`,
    );
    lookOnEntry(t.s, slot(t, 'army.1'));
    expect([knows(t, 'tine-walker'), knows(t, 'line-rifles', 1)]).toEqual([true, true]);
    expect(knows(t, 'laboratory')).toBe(false);
  });

  test('an army without a player is observed, but does not observe', () => {
    const t = table(
      `${HOMES}; red army 0505: line-rifles; hidden independents army 0505: slag-giant`,
    );
    lookOnEntry(t.s, slot(t, 'army.2'));
    expect([knows(t, 'slag-giant', 0), knows(t, 'slag-giant', 1)]).toEqual([true, false]);
  });

  test('[3.5] [10.1.3] terrain within range is mapped, without specials', () => {
    const t = table(`${HOMES}; red at 0505: radar-mast`);
    t.s.mapped.fill(0);
    t.s.explored.fill(0);
    look(t);
    const { hexRows } = t.s.world;
    const maps = (label: string) => hexRows.has(t.s.mapped, 0, at(t, label));
    expect(['0505', '0508', '0509'].map(maps)).toEqual([true, true, false]);
    expect(hexRows.has(t.s.explored, 0, at(t, '0505'))).toBe(false);
  });
});

test('[4.5] [4.7] a side gets a message if it sees an army arrive, and for what its own army finds', () => {
  const t = table(`${HOMES}; red army 0505: line-rifles; hidden blue army 0505: tine-walker`);
  const log = new Log();
  lookOnEntry(t.s, slot(t, 'army.2'), log);
  const lines = log.take().filter(({ type }) => type === 'sighted');
  expect(lines.map(({ to }) => to)).toEqual([[0]]);
});

test('[4.5] [R35] only the side that sees something gets a message, and only once', () => {
  const t = table(
    `${HOMES}; red army 0505: line-rifles; hidden blue army 0505: tine-walker; hidden blue army 0303: husk-drones`,
  );
  look(t);
  const lines = t.events.filter(({ type }) => type === 'sighted');
  expect(lines.map(({ to }) => to)).toEqual([[0]]);
  expect(eventsFor(t.events, 1).some(({ type }) => type === 'sighted')).toBe(false);
  t.events.length = 0;
  look(t, 2);
  expect(log(t, 'sighted')).toEqual([]);
});

describe('[4.6] armies out of sight', () => {
  const FAR = 'red army 0202: line-rifles; blue army 0808: tine-walker';
  const lost = (t: TestGame, side: number) =>
    eventsFor(t.events, side)
      .filter(({ rule }) => rule === '4.6')
      .map((event) => englishEvent(t.game, event));

  test('[4.6] [4.7] at the start of a round, a side that loses sight of an army gets one message, with the hex', () => {
    const t = look(table(`${HOMES}; ${FAR}`));
    expect(lost(t, 0)).toEqual(['Blue army 1 in 0808 is no longer visible.']);
    expect(lost(t, 1)).toEqual(['Red army 1 in 0202 is no longer visible.']);
    t.events.length = 0;
    expect([lost(look(t, 2), 0), lost(t, 1)]).toEqual([[], []]);
  });

  test('[4.6] an army that is seen again, or was never seen, causes no message', () => {
    const near = `${HOMES}; red army 0505: line-rifles; blue army 0505: tine-walker`;
    expect(lost(look(table(near)), 0)).toEqual([]);
    expect(lost(look(table(`${HOMES}; hidden ${FAR.split('; ')[1]}`)), 0)).toEqual([]);
  });

  test('[4.6] if an army marches out of sight, the message does not say where it went', () => {
    const t = table(`${HOMES}; red army 0505: line-rifles; blue army 0506: tine-walker`);
    const log = new Log();
    for (const u of ['army.2', 'tine-walker']) t.s.place[slot(t, u)] = at(t, '0308');
    lookOnEntry(t.s, slot(t, 'army.2'), log);
    t.events.push(...log.take());
    expect([lost(t, 0), lost(t, 1)]).toEqual([['Blue army 1 moves out of sight.'], []]);
  });
});

describe('[10.3.20] the Hidden Mouth', () => {
  const MESA = 'hidden red at 0505: hollow-mesa; red garrison 0505: scrap-militia';
  const BLUE = 'blue at 1109: axle-zero; blue at 0507: radar-mast';
  const mesa = (...more: string[]) =>
    table([MESA, BLUE, ...more].join('; '), { options: { 'red-faction': 3 } });
  const seen = (t: TestGame) => isKnown(t.s, slot(t, 'hollow-mesa'), 1);

  /** How often Blue sees it in a round, in percent, from two hexes away with 4 dice. */
  function shareOf(before: TestGame): number {
    let found = 0;
    for (let seed = 0; seed < SEEDS; seed++) if (seen(look(copyOf(before), seed))) found += 1;
    return Math.round((100 * found) / SEEDS);
  }

  test('[S146] hides with 4 dice: a scout with 4 sees it in 36 % of rounds', () => {
    expect(Math.abs(shareOf(mesa()) - 36)).toBeLessThan(4);
  });

  test('an army in its hex may miss it', () => {
    const t = mesa('blue army 0505: wren');
    lookOnEntry(t.s, slot(t, 'army.2'));
    t.s.known.fill(0);
    const found = Array.from({ length: 300 }, (_, seed) => {
      const one = copyOf(t);
      one.s.blindLow = seed;
      lookOnEntry(one.s, slot(one, 'army.2'));
      return seen(one);
    });
    expect(new Set(found).size).toBe(2);
  });

  test('not if another side has captured it', () => {
    const t = mesa();
    t.s.owner[slot(t, 'hollow-mesa')] = 1;
    expect(isShut(t.s, slot(t, 'hollow-mesa'))).toBe(false);
  });

  test('[R93] deploying into it or flying from it opens it until the next round: all sides in range observe', () => {
    const flown = (seed: number) => {
      const t = mesa('red hand: kite-raiders scrap-militia; blue at 0506: academy');
      t.s.blindLow = seed;
      return t;
    };
    let [before, after] = [0, 0];
    for (let seed = 0; seed < 40; seed++) {
      const t = flown(seed);
      before += seen(t) ? 1 : 0;
      act(t, 'fly kite-raiders, to 0506');
      after += seen(t) ? 1 : 0;
      expect(t.s.flags[slot(t, 'hollow-mesa')]).toBe(FLAG.opened);
      expect(t.events.filter(({ type }) => type === 'sighted').length).toBe(seen(t) ? 1 : 0);
    }
    // 4 dice against none: 15 of 16.
    expect(before).toBe(0);
    expect(after).toBeGreaterThan(32);
  });

  test('[R93] in the next round it hides again', () => {
    const t = mesa();
    t.s.flags[slot(t, 'hollow-mesa')] = FLAG.opened;
    expect(isShut(t.s, slot(t, 'hollow-mesa'))).toBe(false);
    expect(isShut(look(t).s, slot(t, 'hollow-mesa'))).toBe(true);
  });

  test('[2.18] deploying and [3.24] sallying open it as well', () => {
    const t = mesa('red hand: scrap-militia');
    act(t, 'deploy scrap-militia.2');
    expect(isShut(t.s, slot(t, 'hollow-mesa'))).toBe(false);
    const sally = mesa('blue army 0505: tine-walker');
    beginBattle(sally.s, sally.s.place[slot(sally, 'hollow-mesa')], 0, 1);
    expect(isShut(sally.s, slot(sally, 'hollow-mesa'))).toBe(false);
    const stormed = mesa('blue army 0505: tine-walker');
    beginBattle(stormed.s, stormed.s.place[slot(stormed, 'hollow-mesa')], 1, 0);
    expect(isShut(stormed.s, slot(stormed, 'hollow-mesa'))).toBe(true);
  });
});
