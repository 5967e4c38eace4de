import '#ui/theme/global.css';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { MoneyEntry } from './money-entry.tsx';

afterEach(cleanup);

test.each([
  [320, '100%'],
  [320, '200%'],
  [360, '200%'],
  [390, '200%'],
  [412, '200%'],
  [1280, '200%'],
])(
  '[5.24] [13.1] an amount of up to nine digits is not cut in a window of %i px with text of %s',
  async (width, textSize) => {
    await page.viewport(width, 740);
    const { style } = document.documentElement;
    style.fontSize = textSize;
    onTestFinished(() => void style.removeProperty('font-size'));
    for (const cents of [100_000, 99_999_999, 999_999_999]) {
      cleanup();
      // The page leaves 20 px on each side.
      render(
        <div style={{ paddingInline: '20px' }}>
          <MoneyEntry
            id="amount"
            label="Valor de entrada"
            cents={cents}
            limits={undefined}
            error={undefined}
            onChange={() => undefined}
          />
        </div>,
      );
      const { scrollWidth, clientWidth } = page.getByRole('textbox').element();
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    }
  },
);
