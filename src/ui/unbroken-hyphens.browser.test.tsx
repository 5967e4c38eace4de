import './theme/global.css';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { unbrokenHyphens } from './unbroken-hyphens.tsx';

afterEach(cleanup);

/** The parts of each line, as the browser breaks the text. */
function linesOf(element: Element): string[] {
  const range = document.createRange();
  const lines = new Map<number, string>();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (let index = 0; index < (node.textContent?.length ?? 0); index++) {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const top = Math.round(range.getBoundingClientRect().top);
      lines.set(top, (lines.get(top) ?? '') + range.toString());
    }
  return [...lines.values()];
}

test.each([
  'O arquivo comprovante-de-renda.pdf não foi anexado',
  'Autorizo o contato por e-mail, SMS e telefone. O e-mail é o da proposta.',
  'Uma frase sem hífen.',
])('[15.8] no line of "%s" ends with its hyphen, and no letter changes', text => {
  const { container } = render(<p>{unbrokenHyphens(text)}</p>);
  expect(container.textContent).toBe(text);
  for (let width = 220; width < 400; width += 5) {
    container.style.width = `${width}px`;
    expect(linesOf(container).filter(line => line.endsWith('-'))).toEqual([]);
  }
});

test('[15.8] [13.1] a hyphenated word that is longer than its line breaks', () => {
  const { container } = render(<p>{unbrokenHyphens(`Arquivo ${'comprovante-'.repeat(9)}.pdf`)}</p>);
  container.style.width = '220px';
  expect(container.scrollWidth).toBe(220);
});
