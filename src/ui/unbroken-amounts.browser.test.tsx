import './theme/global.css';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Lines } from './lines.tsx';
import { unbrokenAmounts } from './unbroken-amounts.ts';

afterEach(cleanup);

test('[9.30] only the space between R$ and a figure becomes a no-break space', () => {
  expect(unbrokenAmounts('De R$ 400 a R$ 2.200, em R$ ou US$ 5')).toBe(
    'De R$\u00a0400 a R$\u00a02.200, em R$ ou US$ 5',
  );
});

test('[15.8] at no width a line of a message ends with R$', async () => {
  const { container } = render(
    <p>
      <Lines text="Você escolhe um valor de R$ 400 a R$ 2.200 e paga em até 22 parcelas." />
    </p>,
  );
  await document.fonts.ready;
  const text = document.createTreeWalker(container, NodeFilter.SHOW_TEXT).nextNode();
  if (!(text instanceof Text)) throw new Error('The message has no text.');
  for (let width = 120; width <= 360; width += 8) {
    container.style.width = `${width}px`;
    for (const { index } of text.data.matchAll(/R\$\s/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + 4);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      expect(tops.size, `${width} px`).toBe(1);
    }
  }
});
