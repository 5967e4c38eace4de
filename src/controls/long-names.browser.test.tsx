import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderSample, showOnPhone } from './render-sample.tsx';
import { createOptions } from './sample-field.ts';

/** Some 3,000 characters. */
const LONG = `${'Autorizo a consulta dos meus dados em todos os bancos. '.repeat(55).trim()} Fim`;

beforeEach(showOnPhone);
afterEach(cleanup);

const showWhole = () => page.getByRole('button', { name: 'Ver texto completo', exact: true });
const heightOf = (element: Element | null | undefined): number =>
  element?.getBoundingClientRect().height ?? Number.NaN;

test('[12.5] a label of thousands of characters is cut, and a press shows all of it', async () => {
  renderSample({ field: { component: 'text', label: LONG } });
  const label = document.querySelector('label');
  expect(heightOf(label)).toBeLessThan(200);
  await userEvent.click(showWhole());
  expect(label?.textContent).toBe(LONG);
});

test.each([
  ['text', 'textbox'],
  ['checkbox', 'checkbox'],
  ['radio', 'radio'],
  ['radioChip', 'radio'],
  ['checkBoxGroup', 'checkbox'],
] as const)(
  '[13.1] the name of a %s with a long label is the label without its button',
  async (component, role) => {
    renderSample({ field: { component, label: LONG }, options: createOptions(LONG, 'Outra') });
    await expect.element(page.getByRole(role, { name: /^Autorizo.*\.$/ }).first()).toBeVisible();
    expect(showWhole().first().element().closest('label')).toBeNull();
  },
);

test.each([
  ['checkbox', 'checkbox', 600],
  ['radio', 'radio', 260],
  ['radioChip', 'radio', 260],
] as const)(
  '[12.5] the text beside a %s is cut, and the press that shows all of it ticks nothing',
  async (component, role, maxHeight) => {
    const onEdit = vi.fn();
    renderSample({
      field: { component, label: component === 'checkbox' ? LONG : 'Opção' },
      options: createOptions(LONG, 'Outra'),
      onEdit,
    });
    const row = page.getByRole(role).first().element().closest('label');
    expect(heightOf(row)).toBeLessThan(maxHeight);
    await userEvent.click(showWhole());
    expect(row?.textContent).toContain('Fim');
    expect(onEdit).not.toHaveBeenCalled();
  },
);

test('[12.5] in a list only the active option shows more than six lines', async () => {
  await page.viewport(1280, 800);
  renderSample({ field: { component: 'select', label: 'Opção' }, options: createOptions('Uma', LONG) });
  await userEvent.click(page.getByRole('combobox'));
  const row = page.getByRole('option').nth(1);
  await expect.element(row).toBeVisible();
  expect(heightOf(row.element())).toBeLessThan(170);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(row).toHaveAttribute('data-active');
  expect(heightOf(row.element())).toBeGreaterThan(400);
});

test('[12.5] the title of a list on a phone is cut, and a press shows all of it', async () => {
  renderSample({ field: { component: 'select', label: LONG }, options: createOptions('Uma', 'Outra') });
  await userEvent.click(page.getByRole('combobox'));
  const title = page.getByRole('dialog').getByRole('heading');
  await expect.element(title).toBeVisible();
  expect(heightOf(title.element())).toBeLessThan(300);
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Ver título completo' }));
  await expect.element(title).toHaveTextContent(/Fim$/);
});
