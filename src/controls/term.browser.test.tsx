import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { inputOf, renderSample } from './render-sample.tsx';

const terms = { label: 'Li e concordo com os termos de uso.', component: 'term', term: '<p>Tudo.</p>' };
const getCheckbox = () => page.getByRole('checkbox', { name: terms.label, exact: true });

test('a press on the label ticks the box, and the box has the name of the label', async () => {
  const onEdit = vi.fn();
  renderSample({ field: terms, onEdit });
  await userEvent.click(page.getByText(terms.label));
  await expect.element(getCheckbox()).toBeChecked();
  await userEvent.click(getCheckbox());
  await expect.element(getCheckbox()).not.toBeChecked();
  expect(onEdit.mock.calls.map(([typed]) => typed)).toEqual([true, false]);
});

test.each(['the focused field', 'the page'])(
  'a press on the label ticks the box while a text of %s is selected',
  async place => {
    renderSample({ field: terms });
    const selected = document.body.appendChild(document.createElement(place === 'the page' ? 'p' : 'input'));
    onTestFinished(() => selected.remove());
    if (selected instanceof HTMLInputElement) {
      // Like a list in which an option was just chosen, and a field that was reached with Tab.
      selected.value = 'Março';
      selected.focus();
      selected.select();
    } else {
      selected.textContent = 'Taxa de 1,79% ao mês';
      document.getSelection()?.selectAllChildren(selected);
    }
    await userEvent.click(page.getByText(terms.label));
    await expect.element(getCheckbox(), { timeout: 2000 }).toBeChecked();
  },
);

test('[2.41a] the link beside the label opens the terms and does not tick the box', async () => {
  const onOpenTerms = vi.fn();
  renderSample({ field: terms, onOpenTerms });
  await userEvent.click(page.getByRole('button', { name: 'Ler os termos' }));
  expect(onOpenTerms).toHaveBeenCalledTimes(1);
  await expect.element(getCheckbox()).not.toBeChecked();
});

const linked = {
  ...terms,
  label: 'Li e aceito os termos de uso e a política de dados',
  labelLinks: [
    { text: 'termos de uso', earlier: 0, url: '' },
    { text: 'política de dados', earlier: 0, url: 'https://banco.example/politica' },
  ],
};

test('[2.41] the link inside the label opens the terms in place of the one beside it, and does not tick the box', async () => {
  const onOpenTerms = vi.fn();
  const onOpenLink = vi.fn();
  renderSample({ field: linked, onOpenTerms, onOpenLink });
  const checkbox = page.getByRole('checkbox', { name: linked.label, exact: true });
  await userEvent.click(page.getByRole('button', { name: 'termos de uso' }));
  expect(onOpenTerms).toHaveBeenCalledTimes(1);
  await userEvent.click(page.getByRole('button', { name: 'política de dados' }));
  expect(onOpenLink.mock.calls).toEqual([['https://banco.example/politica']]);
  await expect.element(checkbox).not.toBeChecked();
  expect(page.getByRole('button', { name: 'Ler os termos' }).elements()).toHaveLength(0);
  await userEvent.click(page.getByText('Li e aceito os'), { position: { x: 5, y: 5 } });
  await expect.element(checkbox).toBeChecked();
});

test.each([
  ['beside the label', terms],
  ['in the label', linked],
  ['in the label of a box without terms', { ...linked, component: 'checkbox', term: '' }],
])(
  '[2.41] [13.3] a link %s is in no label element, and a press anywhere else in the row ticks the box',
  async (_case, field) => {
    renderSample({ field });
    const checkbox = page.getByRole('checkbox', { name: field.label, exact: true });
    const input = inputOf(checkbox);
    for (const link of page.getByRole('button').elements()) expect(link.closest('label')).toBeNull();
    const row = input.parentElement;
    expect(row?.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    const { top, right, bottom, left } = row?.getBoundingClientRect() ?? new DOMRect();
    let presses = 0;
    for (const [x, y] of [
      [left + 1, top + 1],
      [right - 1, top + 1],
      [left + 1, bottom - 1],
      [right - 1, bottom - 1],
    ] as const) {
      const pressed = document.elementFromPoint(x, y);
      if (!(pressed instanceof HTMLElement)) throw new Error('Nothing is there.');
      pressed.click();
      presses += 1;
      expect(input.checked).toBe(presses % 2 === 1);
    }
  },
);

test('[2.41] the comma or full stop after a link never begins a line, whatever the width', async () => {
  const label = 'Li e aceito os termos de uso, e também a política de dados.';
  renderSample({ field: { ...linked, label } });
  const row = page.getByRole('checkbox').element().parentElement;
  if (!row) throw new Error('The box has no row.');
  const buttons = [...row.querySelectorAll('button')];
  expect(buttons).toHaveLength(2);
  for (let width = 140; width <= 400; width += 4) {
    row.style.width = `${width}px`;
    for (const button of buttons) {
      const mark = document.createRange();
      const text = button.nextSibling;
      if (!text) throw new Error('Nothing follows the link.');
      mark.setStart(text, 0);
      mark.setEnd(text, 1);
      const { top, right } = mark.getBoundingClientRect();
      expect(top, `${width} px`).toBeLessThan(button.getBoundingClientRect().bottom - 2);
      expect(right, `${width} px`).toBeLessThanOrEqual(row.getBoundingClientRect().right);
    }
  }
});

test('[2.41] a label that does not contain the text of its link keeps the link beside it', async () => {
  renderSample({ field: { ...linked, label: 'Li tudo' } });
  await expect.element(page.getByRole('button', { name: 'Ler os termos' })).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(1);
});

test('[2.41] [12.2] the label of a box without terms has links to the addresses that may be opened', async () => {
  const onOpenLink = vi.fn();
  renderSample({ field: { ...linked, component: 'checkbox', term: '' }, onOpenLink });
  await userEvent.click(page.getByRole('button', { name: 'política de dados' }));
  expect(onOpenLink.mock.calls).toEqual([['https://banco.example/politica']]);
  expect(page.getByRole('button').elements()).toHaveLength(1);
  await expect.element(page.getByRole('checkbox', { name: linked.label, exact: true })).not.toBeChecked();
});

test.each([
  [
    'the same words twice',
    'Li o regulamento aqui e a política aqui',
    [
      { text: 'aqui', earlier: 0, url: '' },
      { text: 'aqui', earlier: 1, url: 'https://banco.example/politica' },
    ],
    'Li o regulamento aqui e a política ',
  ],
  [
    'a part of an earlier word',
    'Após a leitura, aceito a lei',
    [{ text: 'lei', earlier: 1, url: 'https://banco.example/lei' }],
    'Após a leitura, aceito a ',
  ],
])('[2.41] a link of a label stands at its own place: %s', async (_case, label, labelLinks, textBefore) => {
  const onOpenLink = vi.fn();
  renderSample({ field: { ...terms, component: 'checkbox', term: '', label, labelLinks }, onOpenLink });
  await expect.element(page.getByRole('checkbox', { name: label, exact: true })).toBeVisible();
  const link = page.getByRole('button').element();
  const before = document.createRange();
  before.setStart(link.closest('[data-row]') ?? document.body, 0);
  before.setEndBefore(link);
  expect(before.toString()).toBe(textBefore);
  await userEvent.click(page.getByRole('button'));
  expect(onOpenLink.mock.calls).toEqual([[labelLinks.at(-1)?.url]]);
});

test('terms without a text have no link', async () => {
  renderSample({ field: { ...terms, term: '' } });
  await expect.element(getCheckbox()).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(0);
});

test('[13.2] Space ticks the box, and the link is the next tab stop', async () => {
  renderSample({ field: terms });
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(getCheckbox()).toBeChecked();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Ler os termos' })).toHaveFocus();
});

test('a press on the label of a focused box does not count as leaving the box', async () => {
  const onLeave = vi.fn();
  renderSample({ field: terms, onLeave });
  inputOf(getCheckbox()).focus();
  await userEvent.click(page.getByText(terms.label));
  expect(onLeave).not.toHaveBeenCalled();
  await expect.element(getCheckbox()).toBeChecked();
});

test('[13.7] the row is a target of at least 48 px', async () => {
  renderSample({ field: { component: 'checkbox', label: 'Sim' } });
  const row = inputOf(page.getByRole('checkbox', { name: 'Sim' })).closest('label');
  expect(row?.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
});

test('a read-only box has `aria-readonly` and keeps its tick', async () => {
  renderSample({ field: terms, value: true, readOnly: true });
  await userEvent.click(page.getByText(terms.label));
  await expect.element(getCheckbox()).toBeChecked();
  await expect.element(getCheckbox()).toHaveAttribute('aria-readonly', 'true');
});

test('[13.3] an error is in the accessible description of the box', async () => {
  const error = 'Os termos devem ser aceitos antes de continuar sua proposta.';
  renderSample({ field: terms, required: true, error });
  await expect.element(getCheckbox()).toHaveAccessibleDescription(error);
  await expect.element(getCheckbox()).toHaveAttribute('aria-invalid', 'true');
});
