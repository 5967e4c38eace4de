import { expect, test } from 'vitest';
import { codeIn } from './code-in.ts';

test.each([
  ['336421', '336421'],
  [' 336 421 ', '336421'],
  ['336-421', '336421'],
  ['Seu código é 336421. Vale por 10 minutos.', '336421'],
  ['Banco 24h: seu código é 336421', '336421'],
  ['Banco 24h: 336-421', '336421'],
  ['3.3.6.4.2.1', '336421'],
  ['３３６４２１', '336421'],
  ['336\u00a0421', '336421'],
  ['33642', undefined],
  ['3364215', undefined],
  ['sem código', undefined],
])('[2.23] the code in "%s" is %s', (text, code) => {
  expect(codeIn(text, 6)).toBe(code);
});

test('[12.5] a long run of digits is searched in linear time', () => {
  const started = performance.now();
  expect(codeIn('1'.repeat(100_000), 6)).toBeUndefined();
  expect(performance.now() - started).toBeLessThan(500);
});
