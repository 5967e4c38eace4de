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

test.each([
  ['&#32;', ' '],
  ['&#31;', '&#31;'],
  ['&#xD7FF;', '\ud7ff'],
  ['&#xDFFF;', '&#xDFFF;'],
  ['&#xE000;', '\ue000'],
  ['&#x1F642;', '🙂'],
  ['&#x10FFFF;', '\u{10ffff}'],
])('[8.20] %j becomes %j: a control character and half a character stay escaped', (text, decoded) => {
  expect(decodeEntities(text)).toBe(decoded);
});

test('[8.20] a text is decoded once: an escaped entity becomes visible', () => {
  expect(decodeEntities('&amp;atilde;')).toBe('&atilde;');
});
