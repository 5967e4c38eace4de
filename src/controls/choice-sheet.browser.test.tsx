import { cleanup } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { eventually } from '#tests/support/eventually.ts';
import { renderSample } from './render-sample.tsx';
import { createOptions, createSampleOption } from './sample-field.ts';

const { style } = document.documentElement;

afterEach(cleanup);

/** Opens a list of thirty banks. */
async function openSheet(): Promise<void> {
  const banks = Array.from({ length: 30 }, (_, index) => `Banco ${index + 1}`);
  renderSample({ field: { component: 'select', label: 'Banco' }, options: createOptions(...banks) });
  await userEvent.click(page.getByRole('combobox', { name: 'Banco' }));
  await sheetAtRest();
}

async function sheetAtRest(): Promise<void> {
  const sheet = page.getByRole('dialog');
  await expect.element(sheet).toBeVisible();
  await eventually(() =>
    expect(
      sheet
        .element()
        .getAnimations()
        .every(({ playState }) => playState === 'finished'),
    ).toBe(true),
  );
}

/** Whether a visitor sees the whole option: nothing covers its edges, and the window does not cut it. */
function isInSight(name: string): boolean {
  const option = page.getByRole('option', { name, exact: true }).element();
  const { top, bottom, left } = option.getBoundingClientRect();
  return [top + 1, bottom - 1].every(y => option.contains(document.elementFromPoint(left + 8, y)));
}

for (const [width, height, textSize] of [
  [320, 180, '100%'],
  [320, 256, '100%'],
  [640, 360, '200%'],
] as const)
  test(`[13.1] [15.1] at ${width} by ${height} px with text of ${textSize} the list of a sheet shows an option, and the keys keep the active one in sight`, async () => {
    await page.viewport(width, height);
    style.fontSize = textSize;
    onTestFinished(() => void style.removeProperty('font-size'));
    await openSheet();
    expect(isInSight('Banco 1')).toBe(true);
    await userEvent.keyboard('{End}');
    await eventually(() => expect(isInSight('Banco 30')).toBe(true));
    await userEvent.keyboard('{ArrowUp}');
    await eventually(() => expect(isInSight('Banco 29')).toBe(true));
  });

test.each([
  ['usual', ''],
  [
    'spaced (WCAG 1.4.12)',
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
  ],
])('[13.1] in a long list whose options have a second line no text leaves its row, %s', async (_, css) => {
  await page.viewport(320, 640);
  const spacing = document.head.appendChild(document.createElement('style'));
  spacing.textContent = css;
  onTestFinished(() => spacing.remove());
  const options = Array.from({ length: 400 }, (_entry, index) =>
    createSampleOption({
      label: `Cooperativa de crédito dos servidores ${index}`,
      children: 'Sociedade cooperativa',
    }),
  );
  renderSample({ field: { component: 'select', label: 'Banco' }, options });
  await userEvent.click(page.getByRole('combobox', { name: 'Banco' }));
  await sheetAtRest();
  const rows = page.getByRole('option').elements();
  expect(rows.length).toBeGreaterThan(3);
  for (const row of rows) {
    const { top, bottom } = row.getBoundingClientRect();
    for (const text of row.querySelectorAll('span')) {
      expect(text.getBoundingClientRect().top).toBeGreaterThanOrEqual(top);
      expect(text.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
    }
  }
  await userEvent.keyboard('{End}');
  await eventually(() =>
    expect(isInSight('Cooperativa de crédito dos servidores 399 Sociedade cooperativa')).toBe(true),
  );
});

test.each([
  ['--inset-top', 96, 740],
  ['--keyboard', 300, 740],
  ['--keyboard', 260, 553],
] as const)(
  '[3.44] [15.1] with %s of %i px in a window of %i px the last option of a sheet is in sight, and only the list scrolls',
  async (name, pixels, height) => {
    await page.viewport(360, height);
    style.setProperty(name, `${pixels}px`);
    onTestFinished(() => void style.removeProperty(name));
    await openSheet();
    await userEvent.keyboard('{End}');
    await eventually(() => expect(isInSight('Banco 30')).toBe(true));
    const area = page.getByRole('listbox').element().closest('[role=dialog] > :last-child');
    expect(area?.scrollHeight).toBe(area?.clientHeight);
  },
);

test('[12.5] [13.4] a sheet with a long title is not named after the button of its title', async () => {
  await page.viewport(360, 740);
  const label = 'Instituição em que você recebe '.repeat(7).trim();
  renderSample({ field: { component: 'select', label }, options: createOptions('Banco 1', 'Banco 2') });
  await userEvent.click(page.getByRole('combobox'));
  await sheetAtRest();
  const shortLabel = 'Instituição em que você recebe '.repeat(5).concat('Instituição em que você…');
  const sheet = page.getByRole('dialog', { name: shortLabel, exact: true });
  await expect.element(sheet).toBeVisible();
  await userEvent.click(sheet.getByRole('button', { name: 'Ver título completo' }));
  await expect.element(page.getByRole('dialog', { name: label, exact: true })).toBeVisible();
});
