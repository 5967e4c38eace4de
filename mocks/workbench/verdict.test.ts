import { expect, test } from 'vitest';
import { claimsOf, describeVerdict, verdictColourOf } from './verdict.ts';

const createFinding = (claim: string, passed: boolean) => ({
  claim,
  passed,
  actual: passed ? '' : 'it is not',
});

test('[10.7] during the walk a claim that is not true yet is open, not broken', () => {
  const claims = claimsOf(
    [createFinding('"Termos" is on the screen', false), createFinding('getSystem is sent', true)],
    false,
  );
  expect(claims.map(({ state }) => state)).toEqual(['open', 'holds']);
  expect(verdictColourOf(claims, false)).toBe('open');
});

test('[10.7] when the walk is over, one claim that does not hold makes the verdict red', () => {
  const claims = claimsOf(
    [createFinding('"Termos" is on the screen', false), createFinding('getSystem is sent', true)],
    true,
  );
  expect(claims[0]).toEqual({ text: '“Termos” está na tela', state: 'broken', found: 'não está' });
  expect(verdictColourOf(claims, true)).toBe('red');
});

test('[10.3c] a breach of the contract is red at once and stays red', () => {
  const claims = claimsOf([createFinding('every request and answer keeps the contract', false)], false);
  expect(verdictColourOf(claims, false)).toBe('red');
});

test('a verdict is green only after the walk and with at least one claim', () => {
  const claims = claimsOf([createFinding('getSystem is sent', true)], false);
  expect(verdictColourOf(claims, false)).toBe('open');
  expect(verdictColourOf(claims, true)).toBe('green');
  expect(verdictColourOf([], true)).toBe('open');
});

test('[10.7] a red verdict says where the walk stopped, also if all claims hold on the screen that it reached', () => {
  const claims = claimsOf([createFinding('getSystem is sent', true)], true);
  const sentenceOf = (phase: 'playing' | 'failed' | 'done', outcome: 'open' | 'red') =>
    describeVerdict({ outcome, claims, walk: { phase, at: 6 } });
  expect(sentenceOf('failed', 'red')).toBe(
    'Veredito vermelho: o passeio parou na ação 7. Na tela em que parou, 1 de 1 afirmações valem.',
  );
  expect(sentenceOf('done', 'red')).toBe('Veredito vermelho: 1 de 1 afirmações valem.');
  expect(sentenceOf('playing', 'red')).toBe('');
  expect(sentenceOf('failed', 'open')).toBe('');
});
