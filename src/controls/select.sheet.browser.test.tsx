import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { eventually } from '#tests/support/eventually.ts';
import { getCombobox, getOption, stateField, states } from '#tests/support/state-field.ts';
import { inputOf, renderCountedSample, renderSample, showOnDesktop, showOnPhone } from './render-sample.tsx';
import { createOptions, createSampleOption } from './sample-field.ts';

test('on a phone a select opens as a sheet with search, and returns the focus on closing', async () => {
  await showOnPhone();
  const onLeave = vi.fn();
  renderSample({ field: stateField, options: states, onLeave });
  await userEvent.click(getCombobox());
  await expect.element(page.getByRole('dialog', { name: 'Estado' })).toBeVisible();
  const search = page.getByRole('combobox', { name: 'Buscar em Estado' });
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('sao');
  await userEvent.click(getOption('São Paulo'));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(getCombobox()).toHaveValue('São Paulo');
  await expect.element(getCombobox()).toHaveFocus();
  expect(onLeave).not.toHaveBeenCalled();
});

test('[5.23b] a label in capitals becomes the capitalised title of the sheet; the field keeps the label', async () => {
  await showOnPhone();
  renderSample({ field: { ...stateField, label: 'ESTADO DE NASCIMENTO' }, options: states });
  await userEvent.click(page.getByRole('combobox', { name: 'ESTADO DE NASCIMENTO' }));
  const sheet = page.getByRole('dialog', { name: 'Estado de Nascimento' });
  await expect.element(sheet.getByText('Estado de Nascimento', { exact: true })).toBeVisible();
});

test('[5.23] the second line of an option is nearer to its own label than to the next option', async () => {
  await showOnPhone();
  const twoLined = ['Padrão', 'Expresso'].map(label =>
    createSampleOption({ label, children: `Sobre ${label}` }),
  );
  renderSample({ field: stateField, options: twoLined });
  await userEvent.click(getCombobox());
  const boxOf = (text: string) => page.getByText(text, { exact: true }).element().getBoundingClientRect();
  await expect.element(page.getByText('Sobre Padrão')).toBeVisible();
  const within = boxOf('Sobre Padrão').top - boxOf('Padrão').bottom;
  const between = boxOf('Expresso').top - boxOf('Sobre Padrão').bottom;
  expect(between - within).toBeGreaterThanOrEqual(16);
});

test('[13.2] the sheet keeps the focus inside, closes by Escape, its button and a press outside, and returns the focus', async () => {
  await showOnPhone();
  renderSample({ field: stateField, options: states });
  const sheet = page.getByRole('dialog', { name: 'Estado' });
  const search = page.getByRole('combobox', { name: 'Buscar em Estado' });
  const close = page.getByRole('button', { name: 'Fechar' });
  const comboboxInput = inputOf(getCombobox());
  for (const leave of [
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.click(close),
    () => userEvent.click(document.body, { position: { x: 10, y: 10 }, force: true }),
  ]) {
    await userEvent.click(getCombobox());
    await expect.element(search).toHaveFocus();
    expect(sheet.element().closest('[aria-hidden]')).toBeNull();
    expect(comboboxInput.closest('[aria-hidden=true]')).not.toBeNull();
    await userEvent.keyboard('{Tab}');
    await expect.element(close).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(search).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(close).toHaveFocus();
    await leave();
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(getCombobox()).toHaveFocus();
    expect(comboboxInput.closest('[aria-hidden=true]')).toBeNull();
  }
});

test('[9.17] the sheet follows a finger that drags it down, and closes after a long drag', async () => {
  await showOnPhone();
  renderSample({ field: stateField, options: states });
  const sheet = page.getByRole('dialog', { name: 'Estado' });
  await userEvent.click(getCombobox());
  await expect.element(sheet).toBeVisible();
  const handle = sheet.element().firstElementChild;
  if (!handle) throw new Error('The sheet has no handle.');
  handle.setPointerCapture = () => undefined;
  const pull = (type: string, clientY: number) =>
    handle.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientY, button: 0 }));
  pull('pointerdown', 300);
  pull('pointermove', 305);
  await expect.element(sheet).toHaveAttribute('style', expect.stringContaining('5px'));
  pull('pointercancel', 305);
  await expect.element(sheet).not.toHaveAttribute('style', expect.stringContaining('5px'));
  pull('pointerdown', 300);
  pull('pointermove', 700);
  pull('pointerup', 700);
  await expect.element(sheet).not.toBeInTheDocument();
});

test('[13.2] the sheet announces how many options a search has found', async () => {
  await showOnPhone();
  renderSample({ field: stateField, options: states });
  await userEvent.click(getCombobox());
  const statusRegion = page.getByRole('dialog').getByRole('status');
  await expect.element(statusRegion).toHaveTextContent(/^4 opções$/);
  await expect
    .element(page.getByRole('combobox', { name: 'Buscar em Estado' }))
    .toHaveAccessibleDescription('4 opções');
  await userEvent.keyboard('a');
  await expect.element(statusRegion).toHaveTextContent('4 opções encontradas');
  await userEvent.keyboard('o');
  await expect.element(statusRegion).toHaveTextContent('2 opções encontradas');
});

test('[14.5] the first frame draws the rows that fit on a phone, later frames the rest of the list', async () => {
  await showOnPhone();
  renderSample({
    field: stateField,
    options: createOptions(...Array.from({ length: 100 }, (_, i) => `Opção ${i}`)),
  });
  const countRows = () => document.querySelectorAll('[role=option]').length;
  inputOf(getCombobox()).click();
  await new Promise(requestAnimationFrame);
  expect(countRows()).toBeLessThanOrEqual(16);
  await eventually(() => expect(countRows()).toBe(100));
});

/** Waits for the prepared sheet of a list that was never open. */
const findPreparedSheet = () => vi.waitUntil(() => document.querySelector('[role=dialog]'));

test('[14.5] a row of a list has one element for its label, and a wrapper only around two lines', async () => {
  await showOnDesktop();
  renderSample({ field: stateField, options: states });
  await userEvent.click(getCombobox());
  const elementsOf = (name: string) => getOption(name).element().querySelectorAll('*').length;
  expect(elementsOf('Bahia')).toBe(1);
  expect(elementsOf('Maranhão')).toBe(3);
});

test('[14.5] on a phone the sheet of a list is prepared in idle time, and a press creates no element of it', async () => {
  await showOnPhone();
  renderSample({ field: stateField, options: states });
  const sheet = await findPreparedSheet();
  const elements = [...sheet.querySelectorAll('*')];
  expect(sheet.checkVisibility({ visibilityProperty: true })).toBe(false);
  expect(page.getByRole('dialog').elements(), 'for a screen reader').toHaveLength(0);
  expect(getCombobox()).not.toHaveFocus();
  // Longer than the closing animation of a sheet may take.
  await new Promise(resolve => setTimeout(resolve, 600));
  inputOf(getCombobox()).click();
  await expect.element(page.getByRole('dialog', { name: 'Estado' })).toBeVisible();
  expect(document.querySelector('[role=dialog]')).toBe(sheet);
  expect([...sheet.querySelectorAll('*')]).toEqual(elements);
  await expect.element(page.getByRole('combobox', { name: 'Buscar em Estado' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull();
});

test('[14.5] a prepared sheet renders the rows of its first frame only', async () => {
  await showOnPhone();
  renderSample({
    field: stateField,
    options: createOptions(...Array.from({ length: 100 }, (_, i) => `Opção ${i}`)),
  });
  const sheet = await findPreparedSheet();
  await new Promise(resolve => setTimeout(resolve, 100));
  expect(sheet.querySelectorAll('[role=option]').length).toBeLessThanOrEqual(16);
});

test('a prepared sheet opens at the chosen option', async () => {
  await showOnPhone();
  const options = Array.from({ length: 200 }, (_, i) =>
    createSampleOption({ value: `${i}`, label: `Opção ${i}` }),
  );
  renderSample({ field: stateField, options, value: { value: '60', label: 'Opção 60' } });
  await findPreparedSheet();
  await userEvent.click(getCombobox());
  await expect.element(getOption('Opção 60')).toBeInViewport();
});

test('a sheet with images is not prepared, because the visitor may never see them', async () => {
  await showOnPhone();
  renderSample({
    field: stateField,
    options: [createSampleOption({ value: '1', label: 'Um', image: 'https://a.example/1.png' })],
  });
  await new Promise(resolve => requestIdleCallback(resolve));
  await new Promise(resolve => setTimeout(resolve, 100));
  expect(document.querySelector('[role=dialog]')).toBeNull();
});

test('[14.5] a long list on a phone opens in one render, although the focus moves', async () => {
  await showOnPhone();
  const cities = createOptions(...Array.from({ length: 2000 }, (_, i) => `Cidade ${i}`));
  const { commits } = renderCountedSample({ field: stateField, options: cities });
  await findPreparedSheet();
  inputOf(getCombobox()).focus();
  const commitsWhileClosed = commits();
  inputOf(getCombobox()).click();
  await expect.element(page.getByRole('combobox', { name: 'Buscar em Estado' })).toHaveFocus();
  await new Promise(requestAnimationFrame);
  await new Promise(resolve => setTimeout(resolve, 50));
  expect(commits() - commitsWhileClosed).toBe(1);
});

test('[14.5] a press on a phone moves the focus once, to the search, and closing returns it to the input', async () => {
  await showOnPhone();
  renderSample({ field: stateField, options: states });
  const focused: EventTarget[] = [];
  const noteFocus = ({ target }: FocusEvent) => target && focused.push(target);
  document.addEventListener('focusin', noteFocus);
  await userEvent.click(getCombobox());
  const search = page.getByRole('combobox', { name: 'Buscar em Estado' });
  await expect.element(search).toHaveFocus();
  document.removeEventListener('focusin', noteFocus);
  expect(focused).toEqual([search.element()]);
  await userEvent.keyboard('{Escape}');
  await expect.element(getCombobox()).toHaveFocus();
});

test('keys pressed before the sheet has opened are not lost', async () => {
  await showOnPhone();
  renderSample({ field: stateField, options: states });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(getCombobox()).toHaveValue('São Paulo');
  await userEvent.keyboard('mara');
  await expect.element(page.getByRole('combobox', { name: 'Buscar em Estado' })).toHaveValue('mara');
  await expect.element(getOption('Maranhão')).toBeVisible();
});
