import './theme/global.css';
import { cleanup, render } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { Card } from './card.tsx';
import { FigureList } from './figure-list.tsx';

const figures = [
  { name: 'Valor', value: 'R$ 123.456.789,10' },
  { name: 'Tarifas de cadastro e de avaliação do bem', value: 'R$ 9,90' },
  { name: 'Seguro', value: '' },
  { name: 'Iniciada em', value: '22/11/2026 às 14h30' },
  { name: 'Total a pagar', value: 'R$ 1.234,00', isTotal: true },
];

test.each([
  [480, 1, 'beside'],
  [320, 1, 'beside'],
  [200, 1, 'below'],
  [320, 2, 'below'],
])(
  '[15.8b] at %i px and text size x%i every figure is %s its name, and all figures end or begin at one edge',
  (width, textScale, side) => {
    cleanup();
    document.documentElement.style.fontSize = `${textScale * 16}px`;
    const { container } = render(
      <div style={{ width }}>
        <FigureList figures={figures} isRuled />
      </div>,
    );
    const names = [...container.querySelectorAll('dt')].map(name => name.getBoundingClientRect());
    const amounts = [...container.querySelectorAll('dd')].map(amount => {
      const range = document.createRange();
      range.selectNodeContents(amount);
      return range.getBoundingClientRect();
    });
    document.documentElement.style.removeProperty('font-size');
    expect(amounts).toHaveLength(4);
    const edges = amounts.map(({ left, right }) => Math.round(side === 'beside' ? right : left));
    expect(new Set(edges).size).toBe(1);
    amounts.forEach((amount, index) => {
      const name = names[index];
      if (!name) throw new Error('A figure has no name.');
      expect(amount.right).toBeLessThanOrEqual(name.left + width + 0.5);
      if (side === 'beside') expect(amount.top).toBeLessThan(name.bottom);
      else expect(amount.top).toBeGreaterThanOrEqual(name.bottom - 0.5);
    });
  },
);

test('[15.8b] in a card on a phone of 360 px each name and figure of a receipt fits on one line', async () => {
  cleanup();
  await page.viewport(360, 740);
  onTestFinished(() => page.viewport(1280, 800));
  for (const weight of [400, 600]) await document.fonts.load(`${weight} 1rem Montserrat`);
  const receipt = [
    { name: 'Prazo', value: '84 parcelas' },
    { name: 'Depósito', value: 'em até dois dias úteis' },
    { name: 'Atualizada em', value: '23/11/2026 às 11h42' },
    { name: 'Iniciada em', value: '28/08/2026 às 22h26' },
  ];
  const { container } = render(
    <div style={{ width: 320 }}>
      <Card>
        <FigureList figures={receipt} />
      </Card>
    </div>,
  );
  const linesByText = [...container.querySelectorAll('dt, dd')].map(text => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [text.textContent, range.getClientRects().length];
  });
  expect(linesByText).toEqual(
    receipt.flatMap(({ name, value }) => [
      [name, 1],
      [value, 1],
    ]),
  );
});

test('[15.8b] in a card on the narrowest phone a date with its time, and its name, take one line each', async () => {
  cleanup();
  await page.viewport(320, 640);
  onTestFinished(() => page.viewport(1280, 800));
  for (const weight of [400, 600]) await document.fonts.load(`${weight} 1rem Montserrat`);
  const { container } = render(
    <div style={{ width: 280 }}>
      <Card>
        <FigureList figures={[{ name: 'Atualizada em', value: '30/11/2026 às 17h40' }]} />
      </Card>
    </div>,
  );
  const heights = [...container.querySelectorAll('dt, dd')].map(
    element => element.getBoundingClientRect().height,
  );
  expect(heights).toEqual([24, 24]);
});
