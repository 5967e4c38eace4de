import './theme/global.css';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CodeText } from './code-text.tsx';

afterEach(cleanup);

/** The lines of a text, by the place of each character. */
function linesOf(element: Element): string[] {
  const lines = new Map<number, string>();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const [index, character] of [...(node.textContent ?? '')].entries()) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const top = Math.round(range.getBoundingClientRect().top);
      lines.set(top, (lines.get(top) ?? '') + character);
    }
  return [...lines.values()];
}

const ID = 'd773963d8f798fe71900c452';

test.each([
  [ID, 236, ['d773963d8f79', '8fe71900c452']],
  [ID, 320, [ID]],
  [ID, 110, ['d773963d', '8f798fe7', '1900c452']],
  ['2026-004512', 236, ['2026-004512']],
])(
  '[2.3] [15.1] the code %s in %i px has the lines %j: whole groups, about as long as each other',
  (code, width, lines) => {
    render(
      <div style={{ width }}>
        <CodeText code={code} />
      </div>,
    );
    const text = document.querySelector('p');
    expect(text?.textContent).toBe(code);
    expect(text && linesOf(text)).toEqual(lines);
  },
);
