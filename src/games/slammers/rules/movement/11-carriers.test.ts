import { describe, expect, test } from 'vitest';
import {
  act,
  log,
  nouns,
  of,
  offers,
  refusal,
  stepNow,
  table,
  type TestGame,
  where,
} from '../../testing.ts';

/** Tan of scenario 1 moves on panel 6; one more unit remains to be moved. */
const tan = (text: string): TestGame => table('movement', '1', `${text}; tIN6 E-0601; gTK1 3-0101`);

describe('mounting', () => {
  test('[11.1] [S81] infantry mounts a carrier in whose hex it began the turn', () => {
    const t = act(tan('tAP1 tIN1 6-0805; tIN2 6-0806'), 'move tAP1');
    expect(nouns(t, 'load')).toBe('tIN1');
    expect(refusal(t, 'load tIN2').rule).toBe('11.1');
    // Neither infantry that walked there nor a carrier that drove there.
    const walked = act(tan('tAP1 6-0805; tIN1 6-0806'), 'move tIN1, to 6-0805, move tAP1');
    expect(refusal(walked, 'load tIN1').rule).toBe('11.1');
    const driven = act(tan('tAP1 6-0805; tIN1 6-0806'), 'move tAP1, to 6-0806');
    expect(nouns(driven, 'load')).toBe('');
  });

  test('[11.1] [R26] [S247] infantry dropped in this turn cannot mount', () => {
    const t = act(tan('tAP1 6-0805; tIN1 6-0805 landed=dropped'), 'move tAP1');
    expect(refusal(t, 'load tIN1').rule).toBe('11.1');
  });

  test('[11.1] [S82] a carrier takes one counter', () => {
    const t = act(tan('tAP1 tIN1 tIN2 6-0805'), 'move tAP1');
    expect(nouns(t, 'load')).toBe('tIN1 tIN2');
    act(t, 'load tIN2');
    expect(refusal(t, 'load tIN1').rule).toBe('11.1');
    expect(refusal(t, 'load tIN1').reason).toBe('tAP1 is already carrying or towing a unit.');
  });

  test('[11.2] [R28] [S83] mounting and dismounting cost 1 to each: load, drive two, let out', () => {
    const t = act(tan('tAP1 tIN1 6-0801'), 'move tAP1, load tIN1');
    expect([of(t, 'walked', 'tAP1'), of(t, 'walked', 'tIN1')]).toEqual([2, 2]);
    expect(nouns(t, 'to').split(' ')).toContain('6-0803');
    act(t, 'to 6-0803');
    expect([offers(t), where(t, 'tIN1')]).toEqual([['unload', 'stay'], '6-0803']);
    act(t, 'unload');
    expect([of(t, 'walked', 'tAP1'), of(t, 'walked', 'tIN1')]).toEqual([8, 4]);
    expect(log(t, 'unloaded')).toEqual(['tIN1 dismounts from tAP1 at 6-0803.']);
    expect([stepNow(t), of(t, 'carrier', 'tIN1')]).toEqual(['move.pick', -1]);
  });

  test('[11.2] [R28] [11.1] refusals say why infantry cannot mount', () => {
    // The first carrier has half a point left; the second one has already loaded infantry.
    const spent = act(tan('tAP1 tIN1 6-0805 walked=7'), 'move tAP1');
    expect(refusal(spent, 'load tIN1').rule).toBe('11.2');
    const again = act(tan('tAP1 tIN1 6-0805 boarded'), 'move tAP1');
    expect(refusal(again, 'load tIN1').rule).toBe('R28');
    const tired = act(tan('tAP1 6-0805; tIN1 6-0805 walked=3 alighted'), 'move tAP1');
    expect(refusal(tired, 'load tIN1').rule).toBe('11.2');
    expect(refusal(act(tan('tAP1 tTK1 6-0805'), 'move tAP1'), 'load tTK1').rule).toBe('11.1');
    // A unit that stayed counts as moved.
    const stayed = act(tan('tAP1 6-0805; tIN1 6-0805'), 'move tIN1, stay, move tAP1');
    expect(refusal(stayed, 'load tIN1').rule).toBe('11.1');
    const rider = act(tan('tAP1 6-0805 walked=7; tIN1 in tAP1'), 'move tAP1');
    expect(refusal(rider, 'unload').rule).toBe('11.2');
    expect(refusal(act(tan('tTK1 tIN1 6-0805'), 'move tTK1'), 'load tIN1').rule).toBe('11.8');
  });

  test('[11.2] not without the points', () => {
    const t = act(tan('tAP1 6-0801; tIN1 in tAP1'), 'move tAP1, to 6-0905');
    expect(of(t, 'walked', 'tAP1')).toBe(7);
    // Half a point is not enough.
    expect(stepNow(t)).toBe('move.pick');
  });

  test('[R28] once in a turn each way, for the carrier and for the infantry', () => {
    const t = act(tan('tAP1 tAP2 6-0801; tIN1 in tAP1'), 'move tAP1, unload');
    act(t, 'load tIN1');
    expect(refusal(t, 'unload').rule).toBe('R28');
    const two = act(tan('tAP1 6-0801; tIN1 in tAP1; tIN2 6-0801'), 'move tAP1, unload, load tIN2');
    expect(refusal(two, 'unload').rule).toBe('R28');
    expect(refusal(two, 'unload').reason).toContain('Each can do so only once a turn');
  });

  test('[11.1] [R28] infantry that was carried somewhere cannot mount there', () => {
    const t = act(
      tan('tAP1 6-0801; tIN1 in tAP1; tAP2 6-0802'),
      'move tAP1, to 6-0802, unload, stay, move tAP2',
    );
    expect(refusal(t, 'load tIN1').rule).toBe('11.1');
  });

  test('[11.2] infantry that has dismounted may walk on with the points it has left', () => {
    const t = act(
      tan('tAP1 6-0801; tIN1 in tAP1'),
      'move tAP1, to 6-0802, unload, stay, move tIN1',
    );
    expect(nouns(t, 'to').split(' ')).toContain('6-0803');
    expect(nouns(t, 'to').split(' ')).not.toContain('6-0804');
  });

  test('[11.3] [11.2] a carrier whose infantry has dismounted may drive on', () => {
    const t = act(tan('tAP1 6-0801; tIN1 in tAP1'), 'move tAP1, to 6-0802, unload');
    expect(nouns(t, 'to').split(' ')).toContain('6-0804');
  });

  test('[11.4] [S85] a disrupted carrier lets no infantry in or out', () => {
    const t = act(tan('tAP1 6-0801 disrupted; tIN1 in tAP1'), 'move tAP1');
    expect(refusal(t, 'unload').rule).toBe('11.4');
    const empty = act(tan('tIN1 6-0801; tAP2 6-0801 disrupted'), 'move tAP2');
    expect(refusal(empty, 'load tIN1').rule).toBe('11.4');
    expect(refusal(empty, 'load tIN1').reason).toBe(
      'tAP2 is disrupted: infantry can’t get in or out.',
    );
  });

  test('[9.1] mounted infantry does not move by itself', () => {
    const t = tan('tAP1 6-0801; tIN1 in tAP1');
    expect([nouns(t, 'move'), refusal(t, 'move tIN1').rule]).toEqual(['tIN6 tAP1', '9.1']);
    expect(refusal(t, 'move tIN1').reason).toContain('tAP1');
  });

  test('[11.8] [S89] no unit rides on tanks', () => {
    const t = act(tan('tTK1 tIN1 6-0801'), 'move tTK1');
    expect(refusal(t, 'load tIN1').rule).toBe('11.8');
    const tank = act(tan('tAP1 tTK1 6-0801'), 'move tAP1');
    expect(refusal(tank, 'load tTK1').rule).toBe('11.1');
  });

  test('[11.8] [S90] infantry of Red and Blue never rides in a conventional carrier', () => {
    const t = table('movement', '12', 'tAP1 tIN1 rMI1 4-0205; gTK1 6-0101', {
      values: { mover: 'tan+blue+red' },
    });
    act(t, 'move tAP1');
    expect(nouns(t, 'load')).toBe('tIN1');
    expect(refusal(t, 'load rMI1').rule).toBe('11.8');
  });

  test('[18.10] [S154] infantry does not dismount in a close assault: entering it ends the move', () => {
    const t = act(
      table('movement', '1', 'tAP1 6-0805; tIN1 in tAP1; tIN6 E-0601; gTK1 6-0806'),
      'move tAP1, to 6-0806',
    );
    expect(stepNow(t)).toBe('move.pick');
    expect(refusal(t, 'move tAP1').rule).not.toBe('');
  });

  test('[R25] [25.4] infantry does not dismount into a lake', () => {
    const t = table('movement', '14', 'gAP1 6-0506; gIN1 in gAP1; rCC1 4-0101', {
      values: { mover: 'green' },
    });
    act(t, 'move gAP1');
    expect(refusal(t, 'unload').rule).toBe('R25');
  });

  test('[R38] [33.4] the buses of scenario 3 carry militia', () => {
    const t = table('movement', '3', 'gBC1 gML1 4-0202; gML2 4-0203; rCC1 1-0101', {
      values: { mover: 'green' },
    });
    expect(nouns(act(t, 'move gBC1'), 'load')).toBe('gML1');
  });
});
