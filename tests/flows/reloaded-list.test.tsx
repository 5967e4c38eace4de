import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openInPage } from './open-in-page.ts';

afterEach(() => page.viewport(1280, 800));

test.each([
  ['desktop', 1280],
  ['phone', 360],
])('[13.2] [4.35] on a %s the focus stays at a list that loads again while it is open', async (_, width) => {
  await page.viewport(width, 800);
  await openInPage('outro-cep-sem-consulta', 4, {
    getCepFirst: {
      kind: 'sequence',
      answers: [{ kind: 'world' }, { kind: 'latency', ms: 900 }],
      afterLast: 'worldAnswers',
    },
  });
  const city = page.getByRole('combobox', { name: 'Cidade' });
  await expect.element(city).toHaveValue('Rio de Janeiro');
  await userEvent.click(page.getByRole('textbox', { name: 'CEP' }));
  await userEvent.keyboard('{Control>}a{/Control}01310100');
  await userEvent.click(city);
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('combobox');
  await expect.element(city).toHaveValue('São Paulo');
  await expect.poll(() => document.activeElement?.id).toBe('campo-cidade');
});
