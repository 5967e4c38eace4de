import './theme/global.css';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Banner } from './banner.tsx';
import { Dialog } from './dialog.tsx';
import { LongText } from './long-text.tsx';

afterEach(cleanup);

/** The words of each line of a text as the browser has broken it. */
function linesOf(element: Element): string[][] {
  const lines: string[][] = [];
  let lastBottom = Number.NEGATIVE_INFINITY;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const { top, bottom } = range.getBoundingClientRect();
      if (top >= lastBottom - 1) lines.push([]);
      lines.at(-1)?.push(word);
      lastBottom = bottom;
    }
  }
  return lines;
}

const MESSAGE = 'Não foi possível carregar os dados. Tente novamente ou atualize a página.';

/** The widths at which the message has more than one line, and only one word on the last. */
async function widthsWithSingleWord(show: () => Element): Promise<number[]> {
  const widths: number[] = [];
  for (let width = 320; width <= 480; width += 4) {
    await page.viewport(width, 740);
    const lines = linesOf(show());
    if (lines.length > 1 && lines.at(-1)?.length === 1) widths.push(width);
  }
  return widths;
}

test('[15.1] the text of a banner leaves no single word on its last line, from 320 to 480 px', async () => {
  render(
    <Banner kind="error">
      <LongText text={MESSAGE} />
    </Banner>,
  );
  const element = page.getByText(MESSAGE).element();
  expect(await widthsWithSingleWord(() => element)).toEqual([]);
});

test('[15.1] the text of a dialog leaves no single word on its last line, from 320 to 480 px', async () => {
  render(<Dialog open title="Atenção" text={MESSAGE} onOk={() => undefined} onDismiss={() => undefined} />);
  const element = page.getByText(MESSAGE).element();
  expect(await widthsWithSingleWord(() => element)).toEqual([]);
});
