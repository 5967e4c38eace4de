import '#ui/theme/global.css';
import { render } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { SentTo } from './sent-to.tsx';

test('[13.1] at 200% text size an address that is wider than the column breaks; at the usual size it stays on one line', async () => {
  await page.viewport(360, 740);
  onTestFinished(async () => {
    document.documentElement.style.fontSize = '';
    await page.viewport(1280, 800);
  });
  const { container } = render(
    <div style={{ width: 320 }}>
      <SentTo target="m*****@exemplo.com.br" />
    </div>,
  );
  const address = container.querySelector('strong');
  const lineCount = () => Math.round((address?.getBoundingClientRect().height ?? 0) / lineHeight());
  const lineHeight = () => (address ? Number.parseFloat(getComputedStyle(address).lineHeight) : 0);
  expect(lineCount()).toBe(1);
  document.documentElement.style.fontSize = '200%';
  expect(address?.getBoundingClientRect().right).toBeLessThanOrEqual(
    container.getBoundingClientRect().left + 320,
  );
  expect(lineCount()).toBe(2);
});
