import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import { cleanText } from './clean-text.ts';

test.each([
  ['Maria\u00a0Silva', 'Maria Silva'],
  ['Maria\tSilva', 'Maria Silva'],
  ['Maria\r\nSilva', 'Maria Silva'],
  ['Maria \n Silva', 'Maria Silva'],
  ['Maria\u2028Silva', 'Maria Silva'],
  ['Maria\u3000Silva', 'Maria Silva'],
  ['Maria  Silva', 'Maria  Silva'],
  ['Maria ', 'Maria '],
  ['Jose\u0301', 'José'],
  ['\uff15\uff12\uff19.\uff19\uff18\uff12', '529.982'],
  ['\u202a+55 11 98765-4321\u202c', '+55 11 98765-4321'],
  ['Rua 1º de Maio, 2ª casa', 'Rua 1º de Maio, 2ª casa'],
])('[5.11] the pasted text %j becomes %j', (pasted, plain) => {
  expect(cleanText(pasted)).toBe(plain);
});

test('[12.5] a long run of blanks is cleaned in linear time', () => {
  const started = performance.now();
  cleanText(`–${' '.repeat(100_000)}x`);
  expect(performance.now() - started).toBeLessThan(500);
});

test('[5.11] a cleaned text has no special blanks, and a second cleaning changes nothing', () => {
  fc.assert(
    fc.property(anyText(40), text => {
      const cleaned = cleanText(text);
      expect(cleanText(cleaned)).toBe(cleaned);
      expect(cleaned).not.toMatch(/[^\S ]/);
    }),
  );
});
