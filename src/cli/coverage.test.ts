import { describe, expect, test } from 'vitest';
import type { Rule } from '../kernel/rulebook.ts';
import { measureCoverage } from './coverage.ts';

const rule = (id: string, status: Rule['status'] = 'done'): Rule => ({
  id,
  title: `Rule ${id}`,
  text: 'What it says.',
  source: 'restated',
  status,
});
const code = (text: string) => ({ path: 'rules/05-movement.ts', text });
const tests = (text: string) => ({ path: 'rules/05-movement.test.ts', text });
const gaps = (rules: Rule[], files: { path: string; text: string }[], statements: string[] = []) =>
  measureCoverage('sample', rules, statements, files).gaps;

describe('rule coverage', () => {
  test('finds code by comment, step table or refusal, and tests by name', () => {
    const files = [
      code("/** [5.1] Any direction. */\nconst step = { rule: '5.2' };\nrefuse('5.3', 'far');"),
      tests("test('[5.1] [5.2] [5.3] moves', () => {});"),
    ];
    expect(gaps([rule('5.1'), rule('5.2'), rule('5.3')], files)).toEqual([]);
    const [one] = measureCoverage('sample', [rule('5.1')], [], files).rules;
    expect(one?.code).toEqual(['rules/05-movement.ts:1']);
    expect(one?.tests).toEqual(['rules/05-movement.test.ts:1']);
  });

  test('reports a done rule without code, and one without a test', () => {
    expect(gaps([rule('5.1')], [tests("test('[5.1] moves', f);")])).toEqual([
      '[5.1] Rule 5.1: no code names it',
    ]);
    expect(gaps([rule('5.1')], [code('// [5.1] Any direction.')])).toEqual([
      '[5.1] Rule 5.1: no test names it',
    ]);
  });

  test('does not count a message as code, but checks its numbers', () => {
    const told = { path: 'i18n/en.ts', text: "'prompt.pass': 'only pass [5.1] [9.1].'," };
    expect(gaps([rule('5.1')], [told, tests("test('[5.1] moves', f);")])).toEqual([
      '[5.1] Rule 5.1: no code names it',
      '[9.1] at i18n/en.ts:1 is not in the rulebook',
    ]);
  });

  test('requires nothing for headings and unused rules, and no code for client rules', () => {
    const files = [tests("test('[5.3] shown', f);")];
    expect(
      gaps([rule('5', 'heading'), rule('5.2', 'unused'), rule('5.3', 'client')], files),
    ).toEqual([]);
  });

  test('reports numbers that are not in the rulebook, in comments, steps and test names', () => {
    const files = [
      code("// [9.1] Odd.\nconst step = { rule: '9.2' };"),
      tests("test('[R7] odd', f);"),
    ];
    expect(gaps([], files)).toEqual([
      '[9.1] at rules/05-movement.ts:1 is not in the rulebook',
      '[9.2] at rules/05-movement.ts:2 is not in the rulebook',
      '[R7] at rules/05-movement.test.ts:1 is not in the rulebook',
    ]);
  });

  test('does not take an array index for a rule', () => {
    expect(gaps([], [code('// list[3] and grid[1][2]\nconst x = list[3];')])).toEqual([]);
  });

  test('does not take a comment in a test for a test', () => {
    const files = [code('// [5.1]'), tests("// [5.1] to do\ntest('moves', f);")];
    expect(gaps([rule('5.1')], files)).toEqual(['[5.1] Rule 5.1: no test names it']);
  });

  test('requires a test for each numbered statement', () => {
    const files = [tests("test('[S1] placed', f);")];
    expect(gaps([], files, ['Placed.', 'Refused.'])).toEqual(['[S2] has no test: Refused.']);
  });

  test('reports a number that is in the rulebook twice', () => {
    expect(gaps([rule('5', 'heading'), rule('5', 'heading')], [])).toEqual([
      '[5] appears twice in the rulebook',
    ]);
  });
});
