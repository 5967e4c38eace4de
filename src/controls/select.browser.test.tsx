import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { eventually } from '#tests/support/eventually.ts';
import { getCombobox, getOption, stateField, states } from '#tests/support/state-field.ts';
import { inputOf, renderSample, showOnDesktop, showOnPhone } from './render-sample.tsx';
import { createOptions, createSampleOption, type SampleProps } from './sample-field.ts';

const getList = () => page.getByRole('listbox', { name: 'Estado' });

const getActiveOption = () => {
  const id = inputOf(getCombobox()).getAttribute('aria-activedescendant');
  return id === null ? undefined : document.getElementById(id)?.textContent;
};

test('a press on the input opens the list, a press on an option chooses it', async () => {
  await showOnDesktop();
  const onEdit = vi.fn();
  renderSample({ field: stateField, options: states, onEdit });
  await expect.element(getCombobox()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(getCombobox());
  await expect.element(getCombobox()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(getOption('São Paulo'));
  await expect.element(getCombobox()).toHaveValue('São Paulo');
  await expect.element(getList()).not.toBeInTheDocument();
  expect(onEdit.mock.calls).toEqual([
    [
      { value: 'SP', label: 'São Paulo' },
      { value: 'SP', label: 'São Paulo' },
    ],
  ]);
});

test('[3.31] [5.1] a required list that asks again does not show the stored answer that is none of its options', async () => {
  await showOnDesktop();
  const field = { ...stateField, options: states };
  renderSample({ field, options: states, value: { value: 'GB', label: 'Guanabara' }, required: true });
  await expect.element(getCombobox()).toHaveValue('');
});

test('[13.2] by keyboard only: arrows open the list and skip disabled options, Enter chooses, the focus stays', async () => {
  await showOnDesktop();
  renderSample({ field: stateField, options: states });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(getList()).toBeVisible();
  expect(getActiveOption()).toContain('Bahia');
  await userEvent.keyboard('{ArrowDown}');
  expect(getActiveOption()).toContain('Maranhão');
  await userEvent.keyboard('{End}');
  expect(getActiveOption()).toContain('São Paulo');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await expect.element(getCombobox()).toHaveValue('Maranhão');
  await expect.element(getCombobox()).toHaveFocus();
  await expect.element(getCombobox()).toHaveAttribute('aria-expanded', 'false');
});

test('Space and Enter open a closed list at the chosen option; Escape closes it and keeps the choice', async () => {
  await showOnDesktop();
  renderSample({ field: stateField, options: states, value: { value: 'MA', label: 'Maranhão' } });
  for (const key of [' ', '{Enter}']) {
    await userEvent.click(document.body);
    await userEvent.tab();
    await userEvent.keyboard(key);
    await expect.element(getOption('Maranhão')).toHaveAttribute('aria-selected', 'true');
    expect(getActiveOption()).toContain('Maranhão');
    await userEvent.keyboard('{Escape}');
    await expect.element(getList()).not.toBeInTheDocument();
    await expect.element(getCombobox()).toHaveValue('Maranhão');
  }
});

test('[5.27a] typing searches label, second line and value, without case and accents', async () => {
  await showOnDesktop();
  renderSample({ field: stateField, options: states });
  await userEvent.tab();
  for (const [typed, labels] of [
    ['SAO', 'São Paulo'],
    ['nordeste', 'Maranhão'],
    ['ba', 'Bahia'],
  ] as const) {
    await userEvent.keyboard(typed);
    await expect.element(getOption(labels)).toBeVisible();
    expect(page.getByRole('option').elements()).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
  }
});

test('[3.36b] [5.27b] when nothing matches, the list shows the message of its source', async () => {
  await showOnDesktop();
  renderSample({
    field: stateField,
    options: { status: 'success', options: states, message: 'Estado não atendido.' },
  });
  await userEvent.tab();
  await userEvent.keyboard('xyz');
  await expect.element(page.getByText('Estado não atendido.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(getCombobox()).toHaveValue('');
});

test('typing over a choice starts a search, and leaving without a new choice restores the old one', async () => {
  await showOnDesktop();
  const onLeave = vi.fn();
  renderSample({ field: stateField, options: states, value: { value: 'MA', label: 'Maranhão' }, onLeave });
  await userEvent.tab();
  await userEvent.keyboard('b');
  await expect.element(getCombobox()).toHaveValue('b');
  await userEvent.click(document.body);
  await expect.element(getCombobox()).toHaveValue('Maranhão');
  expect(onLeave).toHaveBeenCalledTimes(1);
});

test('Tab chooses the active option after a search, but not after arrow keys alone', async () => {
  await showOnDesktop();
  renderSample({ field: stateField, options: states });
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await userEvent.tab();
  await expect.element(getCombobox()).toHaveValue('');
  await userEvent.click(document.body);
  await userEvent.tab();
  await userEvent.keyboard('sao');
  await userEvent.tab();
  await expect.element(getCombobox()).toHaveValue('São Paulo');
});

test('a disabled option is not chosen by pressing it', async () => {
  await showOnDesktop();
  const onEdit = vi.fn();
  renderSample({ field: stateField, options: states, onEdit });
  await userEvent.click(getCombobox());
  await userEvent.click(getOption('Ceará'), { force: true });
  expect(onEdit).not.toHaveBeenCalled();
  await expect.element(getOption('Ceará')).toHaveAttribute('aria-disabled', 'true');
});

test('autofill chooses an option by its name or its value', async () => {
  await showOnDesktop();
  const onEdit = vi.fn();
  renderSample({ field: stateField, options: states, onEdit });
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setValue?.call(inputOf(getCombobox()), 'SP');
  inputOf(getCombobox()).dispatchEvent(new Event('input', { bubbles: true }));
  await expect.element(getCombobox()).toHaveValue('São Paulo');
  setValue?.call(inputOf(getCombobox()), 'Atlântida');
  inputOf(getCombobox()).dispatchEvent(new Event('input', { bubbles: true }));
  await expect.element(getCombobox()).toHaveValue('São Paulo');
  expect(onEdit).toHaveBeenCalledTimes(1);
});

test('[4.35a] while options load, a loading placeholder replaces the input', async () => {
  const loading: NonNullable<SampleProps['options']> = { status: 'loading', options: [], message: '' };
  renderSample({ field: stateField, options: loading });
  await expect.element(page.getByRole('status')).toHaveTextContent('Carregando');
  await expect.element(getCombobox()).not.toBeInTheDocument();
});

test('[4.34b] a list that failed to load shows the failure and can be requested again', async () => {
  const onRetryOptions = vi.fn();
  renderSample({
    field: stateField,
    options: { status: 'error', options: [], message: 'Lista indisponível.' },
    onRetryOptions,
  });
  await expect.element(page.getByRole('group', { name: 'Estado Lista indisponível.' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Tentar novamente' }));
  expect(onRetryOptions).toHaveBeenCalledTimes(1);
});

test('[14.4] a list that failed to load is as high as one that loads, on the narrowest phone too, and the way out follows its sentence', async () => {
  const message = 'Não foi possível carregar os dados. Tente novamente ou atualize a página.';
  for (const width of [320, 360, 414]) {
    await page.viewport(width, 740);
    // The page has 20 px on each side.
    document.body.style.padding = '0 20px';
    const { rerender } = renderSample({
      field: stateField,
      options: { status: 'loading', options: [], message: '' },
    });
    const { height } = page.getByRole('status').element().getBoundingClientRect();
    rerender({ field: stateField, options: { status: 'error', options: [], message } });
    const group = page.getByRole('group').element().getBoundingClientRect();
    const button = page.getByRole('button', { name: 'Tentar novamente' }).element().getBoundingClientRect();
    expect({ width, height: group.height }).toEqual({ width, height });
    expect(button.height).toBeGreaterThanOrEqual(44);
    // No line of a border stands close to the text.
    const { borderTopWidth } = getComputedStyle(page.getByRole('group').element());
    const text = page.getByText(message).element().getBoundingClientRect();
    const space = Math.min(text.top - group.top, group.bottom - text.bottom);
    expect(borderTopWidth === '0px' || space >= 8).toBe(true);
  }
  document.body.style.padding = '';
});

test('[13.3] [13.1] while a list loads, and after it failed, the label names the element in the place of the input', () => {
  const { rerender } = renderSample({
    field: stateField,
    options: { status: 'loading', options: [], message: '' },
  });
  const controlOfLabel = (): HTMLElement | null | undefined => document.querySelector('label')?.control;
  expect(controlOfLabel()).toHaveTextContent('Carregando');
  rerender({ field: stateField, options: { status: 'error', options: [], message: 'Lista indisponível.' } });
  expect(controlOfLabel()).toHaveTextContent('Lista indisponível.');
});

test('[13.3] a list that failed to load is no live region, so it interrupts no screen reader', () => {
  renderSample({
    field: stateField,
    options: { status: 'error', options: [], message: 'Lista indisponível.' },
  });
  const reason = page.getByText('Lista indisponível.').element();
  // In Firefox an output is a live region, even one with another role.
  const region = reason.closest('output, [aria-live], [role=alert], [role=status]');
  expect(region).toHaveAttribute('aria-live', 'off');
});

test('[13.2] a list that is requested again by keyboard takes the focus when it is loaded', async () => {
  const { rerender } = renderSample({
    field: stateField,
    options: { status: 'error', options: [], message: '' },
  });
  const retryButton = page.getByRole('button', { name: 'Tentar novamente' }).element();
  if (retryButton instanceof HTMLElement) retryButton.focus();
  rerender({ field: stateField, options: { status: 'loading', options: [], message: '' } });
  await expect.element(page.getByRole('status')).toHaveFocus();
  rerender({ field: stateField });
  await expect.element(getCombobox()).toHaveFocus();
  await expect.element(getCombobox()).toHaveAttribute('aria-expanded', 'false');
});

test('a list that is loaded while the focus is elsewhere does not take it', async () => {
  const { rerender } = renderSample({
    field: stateField,
    options: { status: 'loading', options: [], message: '' },
  });
  await expect.element(page.getByRole('status')).toBeInTheDocument();
  rerender({ field: stateField });
  await expect.element(getCombobox()).toBeVisible();
  await expect.element(getCombobox()).not.toHaveFocus();
});

test('a saved choice shows its stored label before the list is loaded', async () => {
  renderSample({ field: stateField, options: [], value: { value: 'SP', label: 'São Paulo' } });
  await expect.element(getCombobox()).toHaveValue('São Paulo');
});

test('[9.20] on a desktop the list is at most 256 px high, below the input or, if there is no space, above it', async () => {
  await showOnDesktop();
  const many = createOptions(...Array.from({ length: 30 }, (_, i) => `Opção ${i}`));
  renderSample({ field: stateField, options: many });
  await userEvent.click(getCombobox());
  const input = () => inputOf(getCombobox()).getBoundingClientRect();
  const getListBounds = () => getList().element().getBoundingClientRect();
  expect(getListBounds().height).toBeLessThanOrEqual(256);
  expect(getListBounds().height).toBeGreaterThan(240);
  expect(getListBounds().top).toBeGreaterThanOrEqual(input().bottom);
  await userEvent.keyboard('{Escape}');
  document.body.style.paddingTop = '600px';
  await userEvent.click(getCombobox());
  expect(getListBounds().bottom).toBeLessThanOrEqual(input().top);
  document.body.style.paddingTop = '';
});

test('[5.27] a search covers all of a long list, and opening the list scrolls the chosen option into view', async () => {
  await showOnDesktop();
  const many = createOptions(...Array.from({ length: 2000 }, (_, i) => `Cidade ${i}`));
  renderSample({ field: stateField, options: many, value: { value: 'Cidade 1500', label: 'Cidade 1500' } });
  await userEvent.click(getCombobox());
  await expect.element(getOption('Cidade 1500')).toBeInViewport();
  await expect.element(getOption('Cidade 1500')).toHaveAttribute('aria-posinset', '1501');
  await userEvent.keyboard('cidade 1999');
  await expect.element(getOption('Cidade 1999')).toBeVisible();
  expect(page.getByRole('option').elements()).toHaveLength(1);
});

for (const show of [showOnDesktop, showOnPhone])
  for (const count of [100, 300])
    test(`[5.27] [13.1] after scrolling by hand the next letter brings the found one of ${count} options into view, ${show.name}`, async () => {
      await show();
      const cities = Array.from({ length: count }, (_, index) => `Opção ${index + 1}`);
      renderSample({ field: stateField, options: createOptions(...cities) });
      await userEvent.click(getCombobox());
      await userEvent.keyboard('o');
      const list = page.getByRole('listbox').element();
      list.scrollTop = 1500;
      await expect.poll(() => list.scrollTop).toBe(1500);
      await userEvent.keyboard('p');
      await expect.element(page.getByRole('option', { name: 'Opção 1', exact: true })).toBeInViewport();
    });

test('[5.27] a long list that is rendered anew before the browser reports a scroll keeps working', async () => {
  await showOnDesktop();
  const sample = {
    field: stateField,
    options: createOptions(...Array.from({ length: 300 }, (_, i) => `Cidade ${i}`)),
  };
  const { rerender } = renderSample(sample);
  await userEvent.click(getCombobox());
  await expect.element(getOption('Cidade 0')).toBeVisible();
  const list = getList().element();
  list.scrollTop = 3000;
  rerender({ ...sample, required: true });
  await expect.element(getOption('Cidade 65')).toBeInViewport();
});

test('[14.5a] 50,000 options open in under 100 ms', async () => {
  await showOnDesktop();
  renderSample({
    field: stateField,
    options: createOptions(...Array.from({ length: 50_000 }, (_, i) => `Cidade ${i}`)),
  });
  inputOf(getCombobox()).focus();
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const before = performance.now();
    inputOf(getCombobox()).click();
    await new Promise(requestAnimationFrame);
    await new Promise(resolve => setTimeout(resolve));
    times.push(performance.now() - before);
    expect(page.getByRole('option').elements().length).toBeGreaterThan(5);
    if (round < 2) await userEvent.keyboard('{Escape}');
  }
  // The quickest of several runs counts: other load on the machine must not count against the list.
  expect(Math.min(...times)).toBeLessThan(100);
  await userEvent.keyboard('{End}');
  await expect.element(getOption('Cidade 49999')).toBeInViewport();
  expect(getActiveOption()).toBe('Cidade 49999');
});

test('[14.5] the first key in a long list shows the first matches at once, and finds the others afterwards', async () => {
  await showOnDesktop();
  renderSample({
    field: stateField,
    options: createOptions(...Array.from({ length: 5000 }, (_, i) => `Cidade ${i}`)),
  });
  await userEvent.click(getCombobox());
  const matchCounts: (string | null | undefined)[] = [];
  const noteMatchCount = () => {
    const count = document.querySelector('[role=option]')?.getAttribute('aria-setsize');
    if (count !== matchCounts.at(-1)) matchCounts.push(count);
  };
  noteMatchCount();
  const observer = new MutationObserver(noteMatchCount);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  try {
    await userEvent.keyboard('3');
    await eventually(() => expect(matchCounts.at(-1)).toBe('2084'));
  } finally {
    observer.disconnect();
  }
  const [whole, first, ...later] = matchCounts;
  expect(whole).toBe('5000');
  expect(Number(first)).toBeLessThan(200);
  expect(later).toEqual(['2084']);
  await expect.element(page.getByText(/^2084 opções encontradas$/)).toBeInTheDocument();
});

test('of several options with the same value the list shows and marks the chosen one', async () => {
  const equalOptions = [
    createSampleOption({ value: '1', label: 'Agência Centro' }),
    createSampleOption({ value: '1', label: 'Agência Sul' }),
  ];
  renderSample({ field: { label: 'Agência', key: 'agencia', component: 'select' }, options: equalOptions });
  const chooser = page.getByRole('combobox', { name: 'Agência' });
  await userEvent.click(chooser);
  await userEvent.click(page.getByRole('option', { name: 'Agência Sul' }));
  await expect.element(chooser).toHaveValue('Agência Sul');
  await userEvent.click(chooser);
  await expect
    .element(page.getByRole('option', { name: 'Agência Sul' }))
    .toHaveAttribute('aria-selected', 'true');
  await expect
    .element(page.getByRole('option', { name: 'Agência Centro' }))
    .toHaveAttribute('aria-selected', 'false');
});
