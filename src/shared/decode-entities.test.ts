import { expect, test } from 'vitest';
import { decodeEntities } from './decode-entities.ts';

test.each([
  ['N&atilde;o foi poss&iacute;vel', 'Não foi possível'],
  ['&Aacute;gua &amp; luz', 'Água & luz'],
  ['&quot;Aspas&quot; &ndash; tra&ccedil;o &mdash; fim&hellip;', '"Aspas" – traço — fim…'],
  ['R$&nbsp;500', 'R$\u00a0500'],
  ['Cora&#231;&#xE3;o', 'Coração'],
  ['n&ordm; 5, 2&ordf; via', 'nº 5, 2ª via'],
])('[8.20] the entities of %j become characters', (text, decoded) => {
  expect(decodeEntities(text)).toBe(decoded);
});

test.each([
  ['AT&T e P&G;'],
  ['a & b; c'],
  ['&naoexiste; &constructor; &#0; &#xD800; &#x110000; &#99999999999;'],
])('[8.20] %j has no known entity and stays', text => {
  expect(decodeEntities(text)).toBe(text);
});

test('[8.20] a text is decoded once: an escaped entity becomes visible', () => {
  expect(decodeEntities('&amp;atilde;')).toBe('&atilde;');
});
