import { describe, expect, test } from 'vitest';
import { act, ideasOf, stepNow, table, type TestGame } from '../testing.ts';

const HOMES = 'red at 0205: concord-keep; blue at 1005: axle-zero';
const LATER = { round: 8 };

const first = (text: string, values: Readonly<Record<string, number>> = LATER): string =>
  ideasOf(table(`${HOMES}; ${text}`, { values }))[0];

/** The bot's next actions, as many as `count`; secret dice are drawn on the way. */
function nextActions(t: TestGame, count: number): string[] {
  const done: string[] = [];
  while (done.length < count) {
    while (stepNow(t) === 'blind.draw') act(t, 'blind 7');
    done.push(ideasOf(t)[0]);
    act(t, done.at(-1) as string);
  }
  return done;
}

describe('agents of bots', () => {
  test('[2.16] [3.26] an agent sets out alone, hides, and goes to facilities of another side', () => {
    const t = table(`${HOMES}; red garrison 0205: wren; blue at 0405: outpost`, { values: LATER });
    expect(nextActions(t, 4)).toEqual([
      'found concord-keep',
      'transfer wren',
      'hide rA2',
      'march rA2',
    ]);
  });

  test('it stays at home early on, and if it knows of no target', () => {
    expect(first('red garrison 0205: wren; blue at 0405: outpost', { round: 3 })).toBe('end-turn');
    expect(
      ideasOf(
        table(
          'red at 0205: concord-keep; red garrison 0205: wren; hidden blue at 1005: axle-zero',
          { values: LATER },
        ),
      )[0],
    ).toBe('end-turn');
  });

  test('[5.23] an assassin goes for a hero before anything else', () => {
    const beside = 'red army 0405: hollow-reed; blue at 0405: outpost; blue garrison 0405: axiom';
    expect(first(beside)).toBe('assassinate hollow-reed');
  });

  test('[5.24] [5.25] a saboteur, then a spy, works where it has arrived, and stays there', () => {
    const t = table(`${HOMES}; red army 0405: wren; blue at 0405: outpost`, { values: LATER });
    act(t, 'hide army.1');
    expect(ideasOf(t)[0]).toBe('sabotage wren');
    const spy = table(`${HOMES}; red army 0405: ledger; blue at 0405: outpost`, { values: LATER });
    expect(ideasOf(spy)).toContain('spy ledger');
    expect(ideasOf(act(spy, 'spy ledger'))).toEqual(['active 1']);
  });

  test('[5.24] a very cheap target is not worth the action points', () => {
    const beside = 'red army 0405: cinder-moth; blue at 0405:';
    expect(ideasOf(table(`${HOMES}; ${beside} outpost`, { values: LATER }))).toContain(
      'sabotage cinder-moth',
    );
    expect(
      ideasOf(
        table(`${HOMES}; independents at 0405: outpost; red army 0405: cinder-moth`, {
          values: LATER,
        }),
      ),
    ).not.toContain('sabotage cinder-moth');
  });
});
