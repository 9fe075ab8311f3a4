import { describe, expect, test } from 'vitest';
import { ideasOf, table } from '../testing.ts';

const HOMES = 'red at 0205: concord-keep; blue at 1005: axle-zero';
const RICH = { 'red-materials': 9, 'red-energy': 9, 'red-technology': 9, 'red-humans': 9 };

/** First action of a bot in a position, with enough of everything. */
const first = (text: string, values: Readonly<Record<string, number>> = RICH): string =>
  ideasOf(table(`${HOMES}; ${text}`, { values }))[0];

describe('a bot at its bases', () => {
  test('[2.24] [2.25] it repairs and heals the card with the best gain for the action points', () => {
    const hurt = 'red garrison 0205: bulwark-heavy-tank!3 levy-rifles!1';
    expect(first(hurt)).toBe('repair bulwark-heavy-tank');
    expect(first(`${hurt} marshal-orsine-vale!3`)).toBe('repair marshal-orsine-vale');
    expect(first('red at 0205: radar-mast')).toBe('end-turn');
  });

  test('[2.24] with action points to spare it repairs slight damage too, but never for more than the gain', () => {
    expect(first('red garrison 0205: line-rifles!1')).toBe('repair line-rifles');
    // More than half is lost, so the repair also costs resources, as many as it gains.
    expect(first('red garrison 0205: levy-rifles!2')).toBe('end-turn');
  });

  test('[10.2.7] it uses a repair field for expensive damage, not for slight damage', () => {
    const hurt = 'tine-walker!2 tine-walker!2 husk-drones!2';
    const text = `red army 0505: mender-frame ${hurt}`;
    expect(first(text)).toBe('march army.1');
    expect(first('red army 0505: mender-frame vector-striker!4 bastion-colossus!8')).toBe(
      'restore vector-striker',
    );
  });

  test('[2.21] it builds a collector for a resource that it lacks and that is left in the hex', () => {
    const at = (resources: number, values: Readonly<Record<string, number>>) => {
      const t = table(`${HOMES}; red garrison 0205: doctor-ilse-karam`, { values });
      t.s.resources[t.game.board.nodeOf.get('0205') as number] = resources;
      return t;
    };
    expect(ideasOf(at(0o0022, RICH))[0]).toBe('build 0205');
    // The base collects the only one itself.
    expect(ideasOf(at(0o0011, RICH))[0]).toBe('end-turn');
  });

  test('[10.2.3] engineers lay mines at the headquarters, and at other bases if an enemy is near', () => {
    expect(first('red garrison 0205: breach-pioneers')).toBe('build 0205');
    expect(first('red garrison 0205: breach-pioneers; red at 0205: minefield')).toBe('end-turn');
    const outpost =
      'red at 0205: minefield; red at 0405: outpost; red garrison 0405: breach-pioneers';
    expect(first(outpost)).toBe('end-turn');
    expect(first(`${outpost}; blue army 0605: line-rifles`)).toBe('build 0405');
  });

  test('[2.22] it upgrades a base when a card waits for room', () => {
    const full = 'red at 0205: laboratory academy radar-mast';
    expect(first(`${full}; red hand: command-post`)).toBe('upgrade concord-keep');
    expect(first(full)).toBe('end-turn');
  });

  test('[5.30] engineers clear mines that they stand in, [5.28] units hunt heroes who are alone', () => {
    expect(first('red army 0505: breach-pioneers; blue at 0505: minefield')).toBe('clear army.1');
    expect(first('red army 0505: line-rifles; blue army 0505: axiom')).toBe('hunt army.1');
  });

  test('[1.7] gear goes to the most valuable card', () => {
    const t = table(`${HOMES}; red garrison 0205: levy-rifles bulwark-heavy-tank`);
    t.s.held[0] = 1;
    t.s.handSize[0] = 1;
    expect(ideasOf(t)).toEqual(['fit bulwark-heavy-tank']);
  });
});
