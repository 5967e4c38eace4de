import { expect, test } from 'vitest';
import { removeControlCharacters } from './remove-control-characters.ts';

test.each([
  ['Taxa de \u202e9,1\u202c% ao mês', 'Taxa de 9,1% ao mês'],
  ['\u2066Isolado\u2069 e \u200emarcado\u200f', 'Isolado e marcado'],
  ['Sino\u0007, nulo\u0000 e C1\u0085', 'Sino, nulo e C1'],
  ['Linha um\nLinha dois\tcom tabulação', 'Linha um\nLinha dois\tcom tabulação'],
  ['Família 👨‍👩‍👧 e café\u00a0quente', 'Família 👨‍👩‍👧 e café\u00a0quente'],
])('[12.3] the text %j loses only its control and direction characters', (text, visible) => {
  expect(removeControlCharacters(text)).toBe(visible);
});
