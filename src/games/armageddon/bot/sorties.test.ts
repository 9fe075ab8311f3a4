import { describe, expect, test } from 'vitest';
import { act, ideasOf, table } from '../testing.ts';

const HOMES = 'red at 0205: concord-keep; blue at 1005: axle-zero';
const ideas = (text: string): string[] => ideasOf(table(`${HOMES}; ${text}`));

describe('sorties of bots', () => {
  test('[6.1] a bomber flies at expensive targets, not at targets cheaper than the sortie', () => {
    expect(ideas('red hand: pelican-bomber; blue at 0405: laboratory')[0]).toBe(
      'fly pelican-bomber',
    );
    expect(ideas('red hand: pelican-bomber; blue at 0405: outpost')[0]).toBe('end-turn');
  });

  test('[25.17] with precision it names the most expensive target', () => {
    const t = table(
      `${HOMES}; red hand: sabre-suppressor; blue army 0405: husk-drones bastion-colossus`,
    );
    const dear = table(
      `${HOMES}; red hand: wasp-gunship; blue army 0405: husk-drones vector-striker!4; red army 0404: line-rifles`,
    );
    expect(ideasOf(t)[0]).not.toBe('fly sabre-suppressor');
    expect(ideasOf(dear)).toContain('fly wasp-gunship');
    expect(ideasOf(act(dear, 'fly wasp-gunship, to 0405'))[0]).toBe('strike vector-striker');
  });

  test('[25.27] a weapon of mass destruction is used where the damage is greatest', () => {
    const stack =
      'blue at 0405: outpost laboratory academy; blue garrison 0405: tine-walker tine-walker';
    const bus = 'red hand: judgement-bus/small-fusion-device';
    expect(ideas(`${bus}; ${stack}`)[0]).toBe('fly judgement-bus');
    expect(ideas(`${bus}; blue at 0405: outpost; blue garrison 0405: husk-drones!3`)[0]).not.toBe(
      'end-turn',
    );
  });

  test('[25.29] a weapon of mass destruction is not used where the side would lose more', () => {
    const bus = 'red hand: judgement-bus/great-fusion-device';
    const siege =
      'blue at 0405: outpost; red army 0405: marshal-orsine-vale bulwark-heavy-tank rampart-guard courser-light-tank';
    expect(ideas(`${bus}; ${siege}`)).not.toContain('fly judgement-bus');
    expect(ideas(`${bus}; blue at 0405: outpost laboratory`)[0]).toBe('fly judgement-bus');
  });
});
