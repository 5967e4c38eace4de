import './theme/global.css';
import { cleanup, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SafeHtml } from './safe-html.tsx';

test.each([
  ['<ol><li>Multa</li></ol>', 'decimal'],
  ['<ol type="a"><li>Multa</li></ol>', 'lower-alpha'],
  ['<ol type="A"><li>Multa</li></ol>', 'upper-alpha'],
  ['<ol type="I"><li>Multa</li></ol>', 'upper-roman'],
  ['<ul><li>Multa</li></ul>', 'disc'],
])('[12.3] the clauses of a list are numbered as they are written: %s', (html, style) => {
  cleanup();
  const { container } = render(<SafeHtml html={html} onOpenLink={() => undefined} />);
  const item = container.querySelector('li');
  expect(item && getComputedStyle(item).listStyleType).toBe(style);
});

/** Renders into a column as wide as that of the drawer on a phone of 360 px. */
async function renderOnPhone(html: string): Promise<HTMLElement> {
  cleanup();
  for (const weight of [400, 600]) await document.fonts.load(`${weight} 1rem Montserrat`);
  const { container } = render(
    <div style={{ width: 320 }}>
      <SafeHtml html={html} onOpenLink={() => undefined} />
    </div>,
  );
  return container;
}

test('[12.3] a table that is wider than a phone scrolls, and breaks no word, date or amount', async () => {
  const container = await renderOnPhone(
    `<table>
      <tr><th>Parcela</th><th>Vencimento</th><th>Valor</th><th>Saldo devedor</th></tr>
      <tr><td>1</td><td>10/01/2027</td><td>R$\u00a01.234,56</td><td>R$\u00a012.345,67</td></tr>
    </table>`,
  );
  const linesByCell = [...container.querySelectorAll('th, td')].map(cell => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return [cell.textContent, range.getClientRects().length];
  });
  expect(linesByCell.filter(([, lines]) => lines !== 1)).toEqual([['Saldo devedor', 2]]);
  const scrollArea = container.querySelector('[role=group]');
  expect(scrollArea?.getBoundingClientRect().width).toBeLessThanOrEqual(320);
  expect(scrollArea?.scrollWidth).toBeGreaterThan(320);
});

test('[12.3] [13.2] a wide table scrolls with the keyboard, under the name of its caption', async () => {
  const cells =
    '<tr><td>R$\u00a01.234.567,89</td><td>R$\u00a01.234.567,89</td><td>R$\u00a01.234.567,89</td></tr>';
  await renderOnPhone(`
    <table><caption>Custos <b>mensais</b></caption>${cells}</table>
    <table><tr><td><table>${cells}</table></td></tr></table>`);
  const scrollAreas = page.getByRole('group').elements();
  expect(scrollAreas.map(area => area.getAttribute('aria-label'))).toEqual(['Custos mensais', 'Tabela']);
  for (const scrollArea of scrollAreas) {
    await userEvent.tab();
    expect(scrollArea).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => scrollArea.scrollLeft).toBeGreaterThan(0);
  }
});

test.each([
  ['<ol start="4098"><li>Multa</li></ol>', '4098. '],
  ['<ol type="I" start="38"><li>Multa</li></ol>', 'XXXVIII. '],
  ['<ol type="i" start="38"><li>Multa</li></ol>', 'xxxviii. '],
])('[12.3] the whole number of a clause is in view: %s', async (html, number) => {
  const container = await renderOnPhone(html);
  const item = container.querySelector('li');
  const pen = document.createElement('canvas').getContext('2d');
  if (!item || !pen) throw new Error('There is nothing to measure.');
  pen.font = getComputedStyle(item).font;
  // The number ends where the text of the clause begins.
  const left = item.getBoundingClientRect().left - pen.measureText(number).width;
  const paddingOfDrawer = 20;
  expect(left).toBeGreaterThanOrEqual(container.getBoundingClientRect().left - paddingOfDrawer);
});

test('[12.3] in a list of definitions the terms stand out', async () => {
  const container = await renderOnPhone('<dl><dt>CET</dt><dd>Custo efetivo total da operação</dd></dl>');
  const term = container.querySelector('dt');
  const definition = container.querySelector('dd');
  if (!term || !definition) throw new Error('There is no definition.');
  expect(getComputedStyle(term).fontWeight).toBe('600');
  expect(getComputedStyle(definition).fontWeight).toBe('400');
  const leftEdgeOf = (element: Element): number => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().left;
  };
  expect(leftEdgeOf(definition)).toBeGreaterThan(leftEdgeOf(term));
});
