/**
 * Recorded whole games, one step of the turn per line with its dice, for each way a game can end, in both scenarios.
 */
import { expect, test } from 'vitest';
import { start } from '../../kernel/engine.ts';
import { act, ending, openGame } from './testing.ts';

const BRAIN_STANDARD = `
suggest
roll 1
roll 6
roll 2
roll 5
roll 4
roll 10
move A4, to 1803, move D2, to 1803, move A3, to 1803, move A5, to 0822, move D3, to 0822, move A6, to 0822, move A1, to 1205, move A2, to 1205, move D1, to 1205
charge D1, at 1306, pattern A, face SE, charge A2, at 1305, face SE, charge A1, at 1206, face SW, done
done
done
move A1, to 1507, move A4, to 1606, move A3, to 1606, move D2, to 1606, move D1, to 1507, move A2, to 1507, move A6, to 0820, move A5, to 0918, move D3, to 0918
attack 1507, roll 1
charge D3, at 0817, pattern B, face NE, charge A5, at 0917, face NW, charge A6, at 0719, face E, done
roll 5, roll 3, roll 3, roll 3, roll 1, roll 4, roll 5, roll 6, roll 6
done
done
move A4, to 1410, move D1, to 1411, move A3, to 1410, move D2, to 1409, move A2, to 1710, move A1, to 1411, move A6, to 0716, move A5, to 0617, done
attack 1710, roll 1, attack 1411, roll 5
charge D1, at 1412, pattern B, face SW, charge D2, at 1309, pattern A, face SW, done
roll 2, roll 2, roll 3, roll 3, roll 2, roll 5, roll 5, roll 4, roll 4, roll 1, roll 2
move D3, to 1016
done
done
move D2, to 1311, move D3, to 1013, move D1, to 1311, move A4, to 1311, move A1, to 1210, move A3, to 1413, move A6, to 0915, move A5, to 0815, done
attack 1710, roll 6, attack 1013, roll 1, attack 1413, roll 2, attack 1210, roll 4
charge D2, at 1211, pattern B, face SW, done
roll 1, roll 4, roll 3, roll 6, roll 2, roll 4, roll 1, roll 3`;

const SQUADS_STANDARD = `
suggest
roll 5
roll 9
roll 5
roll 8
roll 4
roll 8
done
charge A3, at 0317, face NW, done
move S7, to 1123, move S8, to 1123, move S9, to 1123, move S6, to 1220, move S3, to 0411, move S2, to 0512, move S5, to 1418, move S4, to 0711, done
done
done
done
done
roll 3, roll 4, roll 6
move S5, to 1123, move S6, to 1123, move S4, to 1019, done
attack 1123, roll 1, mind 1123, roll 6`;

const CHARGES_STANDARD = `
suggest
roll 3
roll 10
roll 3
roll 3
roll 4
roll 5
move A5, to 1322, done
charge D2, at 2314, pattern D, face E, charge D1, at 1922, pattern D, face NW, charge A2, at 1922, face SW, charge A6, at 1523, face W, done
done
mind 1921, roll 4
done
done
roll 3, roll 3, roll 1, roll 4, roll 3, roll 1, roll 1, roll 5
move A5, to 1223
done
done
move A5, to 1222
charge A5, at 1222, face NE
done
done
move A5, to 1223
roll 4, roll 4, roll 2`;

const BRAIN_LEARNING = `
move A1, to 1205, move A3, to 1219, move A2, to 1205, move A4, to 1219, move D1, to 1304, move D2, to 1220
charge D2, at 1119, pattern A, face NE, charge D1, at 1305, pattern A, face SW, done
move S2, to 1715, done
done
move A3, to 1117, move A4, to 1117, move D1, to 1107, move A1, to 1207, move A2, to 1207, done
attack 1117, roll 5
charge D1, at 1108, pattern A, face E, charge D2, at 1219, pattern A, face NW, charge A1, at 1208, face E, charge A2, at 1208, face E, done
roll 2, roll 3, roll 5, roll 3, roll 3, roll 3
move D1, to 1208, move D2, to 1316
done
done
move D2, to 1114, move D1, to 1011, move A3, to 1315, move A4, to 1215
attack 1011, roll 1, attack 1114, roll 3
charge D1, at 1111, pattern B, face E, charge A3, at 1414, face NW, done
roll 5, roll 3, roll 1, roll 6, roll 2, roll 3, roll 4, roll 5, roll 1, roll 1, roll 3, roll 6
done
done
move D2, to 1112, move A4, to 1113, move A3, to 1414, done
attack 1011, roll 1, done
done
roll 2, roll 2, roll 1, roll 3, roll 6, roll 5, roll 1, roll 2`;

const SQUADS_LEARNING = `
done
done
move S2, to 1201, move S4, to 1223, move R2, to 1202, done
mind 1223, roll 4
done
done
done
move R2, to 1201, move R4, to 1222, done
mind 1201, roll 6
done
attack 1223, roll 1
charge A4, at 1123, face E, done
move R5, to 1222, move S3, to 1221, move R3, to 1220, move S1, to 1019, move R1, to 1219, move S2, to 1009, move R2, to 1009, move R4, to 1322
mind 1223, roll 6`;

const CHARGES_LEARNING = `
done
charge D2, at 1322, pattern A, face SW, charge A2, at 1101, face E, done
done
done
move A1, to 1302, done
done
roll 6, roll 5, roll 1, roll 4
move A1, to 1201
done
done
move A1, to 1404
charge A1, at 1405, face E
done
done
move A1, to 1303
roll 2, roll 6, roll 5`;

test.each([
  ['the brain destroyed', 'standard', BRAIN_STANDARD, 1, 4],
  ['the squads eliminated', 'standard', SQUADS_STANDARD, 2, 2],
  ['no charge left', 'standard', CHARGES_STANDARD, 3, 4],
  ['the brain destroyed', 'learning', BRAIN_LEARNING, 1, 4],
  ['the squads eliminated', 'learning', SQUADS_LEARNING, 2, 3],
  ['no charge left', 'learning', CHARGES_LEARNING, 3, 4],
] as const)('[10.0] [R15] [R16] %s, %s', (_, scenario, record, how, turn) => {
  const game = openGame({ scenario });
  const t = { game, s: start(game), events: [] };
  for (const line of record.trim().split('\n')) {
    expect(ending(t)).toBeUndefined();
    act(t, line);
  }
  expect([ending(t), t.s.turn]).toEqual([t.s.world.endings[how], turn]);
});
