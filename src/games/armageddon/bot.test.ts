import { describe, expect, test } from 'vitest';
import { createBot } from '../../bots/create-bot.ts';
import { viewOf } from '../../kernel/view.ts';
import { forget } from './rules/knowledge.ts';
import { act, drawHidden, ideasOf, slot, stepNow, table, type TestGame } from './testing.ts';

const HOMES = 'red at 0205: concord-keep; blue at 1005: axle-zero';

/** The bot's actions until its turn ends. */
function nextActions(t: TestGame): string[] {
  const done: string[] = [];
  for (let i = 0; i < 30 && done.at(-1) !== 'end-turn'; i++) {
    const [idea] = ideasOf(t);
    if (idea === 'end-turn') return [...done, idea];
    act(t, idea);
    done.push(idea);
    while (t.game.stepNames[t.s.step] === 'blind.draw') act(t, 'blind 7');
  }
  return done;
}

describe('the turn of a bot', () => {
  test('it takes what an army has discovered before anything else', () => {
    const t = table(`${HOMES}; red army 0405: line-rifles marshal-orsine-vale; special-cache 0405`);
    expect(ideasOf(t)[0]).toBe('claim army.1');
  });

  test('[3.8] it picks up what a battle has left', () => {
    const t = table(`${HOMES}; red army 0405: doctor-ilse-karam line-rifles`);
    t.s.salvage[t.game.board.nodeOf.get('0405') as number] = 1;
    expect(ideasOf(t)[0]).toBe('salvage doctor-ilse-karam');
  });

  test('it makes an army of a leader and the garrison’s spare units, and keeps a guard', () => {
    const t = table(
      `${HOMES}; red garrison 0205: marshal-orsine-vale doctor-ilse-karam line-rifles levy-rifles bulwark-heavy-tank rampart-guard courser-light-tank`,
    );
    expect(nextActions(t).slice(0, 4)).toEqual([
      'found concord-keep',
      'transfer marshal-orsine-vale',
      'transfer bulwark-heavy-tank',
      'transfer rampart-guard',
    ]);
    const left = table(`${HOMES}; red garrison 0205: line-rifles levy-rifles`);
    expect(ideasOf(left)).toEqual(['end-turn']);
  });

  test('a strong army goes for the headquarters, a weak one does not', () => {
    const toward = (enemy: string) => {
      const t = table(
        `${HOMES}; red army 0805: marshal-orsine-vale rampart-guard courser-light-tank line-rifles; ${enemy}`,
      );
      return nextActions(t).slice(0, 2);
    };
    expect(toward('blue garrison 1005: tine-walker')).toEqual(['march army.1', 'to 0905']);
    expect(
      toward('blue garrison 1005: bastion-colossus bastion-colossus vector-striker vector-striker'),
    ).toEqual(['end-turn']);
  });

  test('it returns if an enemy is near its home', () => {
    const t = table(
      `${HOMES}; red army 0405: marshal-orsine-vale rampart-guard courser-light-tank; blue army 0305: vector-striker; blue garrison 1005: bastion-colossus bastion-colossus`,
    );
    expect(nextActions(t).slice(0, 2)).toEqual(['march army.1', 'to 0305']);
  });

  test('it builds an outpost near resources and closer to the enemy', () => {
    const t = table(
      `${HOMES}; red army 0504: marshal-orsine-vale; red at 0405: radar-mast; red hand: outpost`,
    );
    t.s.resources[t.game.board.nodeOf.get('0504') as number] = 0o1111;
    expect(ideasOf(t)[0]).toBe('deploy outpost');
  });

  test('it only flies at targets that are worth the price', () => {
    const at = (target: string) =>
      ideasOf(
        table(`${HOMES}; red hand: kestrel-fighter pelican-bomber; blue at 0405: ${target}`),
      )[0];
    expect([at('laboratory'), at('outpost')]).toEqual(['fly pelican-bomber', 'end-turn']);
  });

  test('it draws while there is room in its hand', () => {
    const hand = (n: number) => Array(n).fill('outpost').join(' ');
    const t = (n: number) => table(`${HOMES}; red hand: ${hand(n)}; red deck: line-rifles`);
    expect([ideasOf(t(3)), ideasOf(t(7))]).toEqual([['draw'], ['end-turn']]);
  });
});

test('[5.12] levels that plan ahead vary their fights, but not the actions of a turn', () => {
  const t = table(
    `${HOMES}; red army 0405: marshal-orsine-vale line-rifles courser-light-tank; blue army 0505: tine-walker; red hand: line-rifles`,
  );
  const rated = () =>
    createBot('5', 1).rateActions(t.game, viewOf(t.game, t.s, 0), 0, { iterations: 20 }).length;
  expect([stepNow(t), ideasOf(t).length > 1, rated()]).toEqual(['turn.act', true, 1]);
  drawHidden(act(t, 'march army.1, to 0505'), 7);
  expect([stepNow(t), ideasOf(t).length > 1, rated() > 1]).toEqual(['meeting', true, true]);
});

describe('a bot’s evaluation of a position', () => {
  const worth = (text: string) => {
    const t = table(`${HOMES}; ${text}`);
    return t.game.bot.evaluate(t.s, 0);
  };
  test('its own pieces raise the value, pieces of others lower it', () => {
    const even = worth('independents army 0505: stray-mower');
    expect(worth('red army 0505: line-rifles')).toBeGreaterThan(even);
    expect(worth('blue army 0505: tine-walker')).toBeLessThan(even);
    expect(worth('red army 0505: line-rifles')).toBeGreaterThan(
      worth('red army 0505: line-rifles!3'),
    );
    expect(worth('red army 0505: line-rifles')).toBeGreaterThan(worth('red hand: line-rifles'));
    expect(worth('red at 0505: outpost')).toBeGreaterThan(worth('red hand: outpost'));
  });

  test('a challenge counts by its current dice', () => {
    const t = table(`${HOMES}; red hand: pelican-bomber; blue at 0405: outpost`);
    act(t, 'fly pelican-bomber, to 0405, pick outpost');
    const rolled = (roll: string) =>
      t.game.bot.evaluate(act({ ...t, s: t.s.clone() }, `roll ${roll}`).s, 0);
    expect(rolled('6:0')).toBeGreaterThan(rolled('2:0'));
  });

  test('[5.28] a hunt has no value for a side that does not see the hero', () => {
    const text = `${HOMES}; green at 0608: concord-keep; red army 0405: marshal-orsine-vale waste-hunters; blue army 0405: lemma`;
    const t = table(text, { scenario: 'three' });
    forget(t.s, slot(t, 'lemma'), 2);
    const worth = () => t.game.bot.evaluate(viewOf(t.game, t.s, 2), 2);
    drawHidden(act(t, 'hunt army.1'), 1);
    const before = worth();
    act(t, 'roll 2:0');
    expect([t.game.stepNames[t.s.step], worth()]).toEqual(['challenge.act', before]);
  });
});
