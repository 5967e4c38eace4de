import { expect, test } from 'vitest';
import { plainLinesOf, plainTextOf } from './plain-text-of.ts';

test.each([
  ['Um<br/>dois <b>forte</b> &nbsp;&amp; <a href="https://x.example">link</a>', 'Um dois forte \u00a0& link'],
  ['<p>Dados</p>\n<p>pessoais</p>', 'Dados pessoais'],
  ['<ul><li>RG</li><li>CNH</li></ul>', 'RG CNH'],
  ['Renda <1.000 e idade > 75', 'Renda <1.000 e idade > 75'],
  ['&lt;b&gt;', '<b>'],
  ['Duas\nlinhas', 'Duas\nlinhas'],
])('[12.3] [3.23] %s is the line %s', (text, shown) => {
  expect(plainTextOf(text)).toBe(shown);
});

test('[12.3] [2.55] in a text of several lines a break and a paragraph begin a new one', () => {
  expect(plainLinesOf('Um<br/>dois <b>forte</b>')).toBe('Um\ndois forte');
  expect(plainLinesOf('<p>Um &amp;</p><p>dois</p>')).toBe('Um &\ndois');
  expect(plainLinesOf('Um < dois\ntrês')).toBe('Um < dois\ntrês');
});
