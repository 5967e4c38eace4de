import { expect, test } from 'vitest';
import { findMarkupMistakes } from './find-markup-mistakes.ts';

const pageWith = (content: string): string =>
  `<!doctype html><html lang="pt-BR"><head><title>Proposta</title></head><body>${content}</body></html>`;

test('[13.1] [13.3] a page as the app shows it has no mistake', async () => {
  const content = `<main><h1>Termos</h1><form><div><input type="checkbox" id="a" aria-labelledby="b">
    <span id="b"><label for="a">Li os </label><button type="button">termos</button><label for="a">.</label></span></div>
    <label for="c">E-mail</label><input type="email" id="c" autocomplete="email">
    <ol aria-label="Fases"><li>Dados</li></ol>
    <div role="progressbar" aria-label="Carregando" aria-valuenow="10"></div></form></main>`;
  expect(await findMarkupMistakes(pageWith(content))).toEqual([]);
});

test.each([
  [
    'a button in a label',
    '<label><input type="checkbox"> Li <button type="button">tudo</button></label>',
    'multiple-labeled-controls',
  ],
  ['an id twice', '<p id="a"></p><p id="a"></p>', 'no-dup-id'],
  [
    'autofill that does not fit the type',
    '<label>a<input type="date" autocomplete="tel"></label>',
    'valid-autocomplete',
  ],
  [
    'autofill that does not exist',
    '<label>a<input type="text" autocomplete="phone"></label>',
    'valid-autocomplete',
  ],
  ['a block in a text', '<p><span><div>a</div></span></p>', 'element-permitted-content'],
  ['an input without a label', '<input type="text">', 'input-missing-label'],
  [
    'a description that is not there',
    '<button type="button" aria-describedby="a">b</button>',
    'no-missing-references',
  ],
  ['a value that the attribute does not have', '<button type="press">a</button>', 'attribute-allowed-values'],
  [
    'a role that the element has already',
    '<fieldset role="group"><legend>a</legend></fieldset>',
    'no-redundant-role',
  ],
  ['a hidden button', '<div aria-hidden="true"><button type="button">a</button></div>', 'hidden-focusable'],
])('[13.1] [13.3] a mistake is found: %s', async (_case, content, rule) => {
  expect((await findMarkupMistakes(pageWith(content))).join('\n')).toContain(`${rule}: `);
});

test('[13.1] behind a dialog the page may be hidden with its buttons', async () => {
  const content = `<div aria-hidden="true"><button type="button">a</button></div>
    <div role="dialog" aria-modal="true" aria-label="b"></div>`;
  expect(await findMarkupMistakes(pageWith(content))).toEqual([]);
});
