import { expect, test, vi } from 'vitest';
import { isHtml, removeTags } from './remove-tags.ts';

test.each([
  'Juros <cinco por cento, se idade > 75',
  'Informe o <nome do cliente>, <data> e <valor>',
  'Em <https://banco.com.br/termos>',
  'Taxa <b multa de 10%> por mês',
])('[12.3b] a text with signs of comparison is no HTML and keeps its words: %s', text => {
  expect(isHtml(text)).toBe(false);
  expect(removeTags(text)).toBe(text);
});

test.each([
  ['<p>Juros <cinco por cento.</p><p>Multa > <b>10%</b></p>', 'Juros <cinco por cento.\nMulta > 10%'],
  ['Um<br/>Dois<br class="x">Três<BR>Quatro', 'Um\nDois\nTrês\nQuatro'],
  ['<a href="https://banco.com.br/?a>b">Ler</a><!-- nota -->', 'Ler'],
  ['<header>Multa</header><section>R$ 1</section><section>0</section>', 'Multa\nR$ 1\n0'],
  ['<style>p{a:b}</style><o:p>Multa</o:p>', 'Multa'],
])('[12.3] the tags of %s are left out as long as the sanitiser is not loaded', (html, text) => {
  expect(isHtml(html)).toBe(true);
  expect(removeTags(html)).toBe(text);
});

test('[14.3] a text without a sign of HTML is searched for no tags', () => {
  const search = vi.spyOn(RegExp.prototype, Symbol.replace);
  expect(isHtml('Informe a renda do último mês')).toBe(false);
  expect(search).not.toHaveBeenCalled();
  search.mockRestore();
});
