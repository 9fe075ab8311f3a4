import { Sfc32 } from '../../../../kernel/random.ts';
import { viewOf } from '../../../../kernel/view.ts';
import { describe, expect, test } from 'vitest';
import { act, offers, refusal, slot, table } from '../../testing.ts';
import { placesFor } from '../empire/02-places.ts';
import { commandExcess, commandPenalty, isFed, isOutOfSupply, speedOf } from './03-speed.ts';

const KEEP = 'red at 0404: concord-keep; blue at 1008: axle-zero; ';

describe('[3.20] command', () => {
  const excess = (cards: string, options = {}) => {
    const t = table(`${KEEP}red army 0404: ${cards}`, { options });
    return commandExcess(t.s, slot(t, 'army.1'));
  };
  const rifles = (n: number) => Array(n).fill('line-rifles').join(' ');

  test('[S136] [3.19] [3.20] [11.1] two units without a hero, three for the Compact; with a hero, the hero’s command', () => {
    expect([3, 4, 6].map((n) => excess(rifles(n)))).toEqual([0, 1, 3]);
    expect([2, 3].map((n) => excess(rifles(n), { 'red-faction': 1 }))).toEqual([0, 1]);
    expect([6, 8].map((n) => excess(`${rifles(n)} axiom`))).toEqual([0, 2]);
    expect(excess(`${rifles(7)} axiom`)).toBe(1);
  });

  test('[S136] [10.2.11] Swarm units do not count, and have no penalty', () => {
    expect(excess(`${rifles(3)} levy-rifles levy-rifles`)).toBe(0);
    const t = table(`${KEEP}red army 0404: ${rifles(6)} levy-rifles`);
    expect(commandPenalty(t.s, slot(t, 'line-rifles'))).toBe(2);
    expect(commandPenalty(t.s, slot(t, 'levy-rifles'))).toBe(0);
  });

  test('[3.20] 1 die less for every two units above the limit, rounded up; 3 above move 1 slower', () => {
    const t = (n: number) => table(`${KEEP}red army 0404: ${rifles(n)}`);
    const penalties = [3, 4, 5, 6].map((n) => {
      const now = t(n);
      return commandPenalty(now.s, slot(now, 'line-rifles'));
    });
    expect(penalties).toEqual([0, 1, 1, 2]);
    expect(
      [5, 6].map((n) => {
        const now = t(n);
        return speedOf(now.s, slot(now, 'army.1'));
      }),
    ).toEqual([2, 1]);
  });

  test('[10.6.5] gear may raise the command of a hero', () => {
    expect(excess(`${rifles(7)} axiom`)).toBe(1);
    expect(excess(`${rifles(7)} axiom/field-staff-kit`)).toBe(0);
  });

  test('[R63] garrisons and armies without a player have no limit', () => {
    const t = table(
      `${KEEP}red garrison 0404: ${rifles(6)}; independents army 0606: dune-hounds dune-hounds dune-hounds dune-hounds`,
    );
    expect(['army.1', 'army.2'].map((a) => commandExcess(t.s, slot(t, a)))).toEqual([0, 0]);
  });
});

describe('[3.18] out of supply', () => {
  const lacks = (text: string, options = {}) => {
    const t = table(KEEP + text, { options });
    return isOutOfSupply(t.s, slot(t, 'army.1'));
  };

  test('[S130] [3.18] beyond the points of its faction; heroes alone and Commandos need none', () => {
    expect(lacks('red army 0408: line-rifles')).toBe(false);
    expect(lacks('red army 0409: line-rifles')).toBe(true);
    expect(lacks('red army 0409: line-rifles', { 'red-faction': 3 })).toBe(false);
    expect(lacks('red army 0409: marshal-orsine-vale')).toBe(false);
    expect(lacks('red army 0409: line-rifles marshal-orsine-vale')).toBe(true);
    expect(lacks('independents army 0409: dune-hounds')).toBe(false);
  });

  test('[10.2.4] Commandos need no supply, other units do, heroes do not', () => {
    expect(isFed({ family: 'unit', abilities: { commando: true } })).toBe(false);
    expect(isFed({ family: 'unit', abilities: { swarm: true } })).toBe(true);
    expect(isFed({ family: 'hero', abilities: {} })).toBe(false);
  });

  test('[10.1.16] Raider extends supply for the hero’s army', () => {
    expect(lacks('red army 0409: line-rifles ostinato')).toBe(false);
  });

  test('[10.1.16] of two Raiders, the better one counts and adds a point', () => {
    expect(lacks('red army 0904: line-rifles jessamy-crowfoot')).toBe(false);
    expect(lacks('red army 1004: line-rifles jessamy-crowfoot')).toBe(true);
    expect(lacks('red army 1004: line-rifles ostinato')).toBe(false);
  });

  test('[10.1.16] [2.18] [6.3] an army that a Raider supplies takes units of Fast Deploy, and helps helos', () => {
    const far = (cards: string) =>
      table(
        `red at 0404: concord-keep; blue at 0509: outpost; red army 0409: ${cards}; red hand: wasp-gunship axiom`,
      );
    const led = far('line-rifles ostinato');
    expect(refusal(led, 'fly wasp-gunship').rule).toBe('');
    expect(refusal(far('line-rifles'), 'fly wasp-gunship').rule).toBe('6.5');
    expect(placesFor(led.s, 0, 'fast').into).toContain(slot(led, 'army.1'));
    expect(placesFor(far('line-rifles').s, 0, 'fast').into).not.toContain(slot(led, 'army.1'));
  });

  test('[3.17] mobile supply in the hex is enough', () => {
    expect(lacks('red army 0409: line-rifles; red army 0409: supply-column')).toBe(false);
  });

  test('[3.18] in a guess, an army beside its own base does not lack supply', () => {
    const { game, s, names } = table(`${KEEP}blue army 1007: husk-drones`);
    const guess = viewOf(game, s, 0);
    game.bot.determinize?.(guess, 0, new Sfc32(1));
    const army = game.units.findIndex(({ id }) => id === names.get('army.1'));
    expect(isOutOfSupply(guess, army)).toBe(false);
  });

  test('[S130] [3.18] an army goes one hex per turn; a hero alone goes at full speed', () => {
    const hexes = (cards: string) => {
      const t = table(`${KEEP}red army 0409: ${cards}`);
      return offers(act(t, 'march army.1')).length;
    };
    expect(hexes('picket-riders')).toBeLessThanOrEqual(6);
    expect(hexes('wren')).toBeGreaterThan(10);
  });
});
