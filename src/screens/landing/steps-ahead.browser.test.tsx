import '#ui/theme/global.css';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { brandTokensOf } from '#journey/brand-tokens.ts';
import { textContrastOf } from '#tests/support/contrast-of.ts';
import { StepsAhead } from './steps-ahead.tsx';

const root = document.documentElement;

afterEach(() => {
  cleanup();
  delete root.dataset.theme;
  root.removeAttribute('style');
});

for (const theme of ['light', 'dark'] as const)
  test.each(['#1bafd8', '#E47816', '#FFDD00', '#ff0fe1'])(
    `[13.6] the numbers of the steps have 4.5:1 with the brand colour %s, ${theme}`,
    async primary => {
      await page.viewport(1280, 800);
      const { activeText, primarySoft } = brandTokensOf({ primary, secondary: '' }, theme);
      root.dataset.theme = theme;
      root.style.setProperty('--brand-active-text', activeText);
      root.style.setProperty('--brand-primary-soft', primarySoft);
      render(<StepsAhead names={['Dados pessoais', 'Endereço']} isShort={false} />);
      const number = page.getByText('1', { exact: true });
      await expect.element(number).toBeVisible();
      expect(textContrastOf(number.element())).toBeGreaterThanOrEqual(4.5);
    },
  );

test('[2.13] two steps of the same name are both listed before the start, also after a change of the list', async () => {
  await page.viewport(1280, 800);
  const { rerender } = render(<StepsAhead isShort={false} names={['Documentos', 'Renda', 'Documentos']} />);
  const listTexts = () =>
    page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  expect(listTexts()).toEqual(['1Documentos', '2Renda', '3Documentos']);
  rerender(<StepsAhead isShort={false} names={['Documentos', 'Renda']} />);
  expect(listTexts()).toEqual(['1Documentos', '2Renda']);
});

test('[15.2] the number of further steps stands in line with the names of the steps', async () => {
  await page.viewport(1280, 800);
  render(<StepsAhead isShort={false} names={['A', 'B', 'C', 'D', 'E', 'F', 'G']} />);
  const name = page.getByText('D', { exact: true });
  await expect.element(name).toBeVisible();
  const range = document.createRange();
  range.selectNodeContents(page.getByText('e mais 2').element());
  expect(range.getBoundingClientRect().left).toBeCloseTo(name.element().getBoundingClientRect().left, 0);
});
