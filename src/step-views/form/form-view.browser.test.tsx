import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fieldKinds } from '#journey/fields/index.ts';
import type { Field } from '#journey/model/field.ts';
import { hashOf } from '#scenarios/hash-of.ts';
import { scenarioById } from '#tests/support/scenario-by-id.ts';
import { type ScenarioStage, setUpStage } from '#tests/support/scenario-stage.ts';

let stage: ScenarioStage | undefined;
afterEach(async () => {
  stage?.close();
  stage = undefined;
  await page.viewport(1280, 800);
});

/** Opens the form step of a scenario. Returns the app. */
async function openStep(id: 'large-step-20' | 'large-step-200') {
  const scenario = scenarioById(id);
  stage = setUpStage(scenario);
  await stage.controls.open({ hash: hashOf(scenario), path: '/', query: {} });
  await expect.element(page.getByLabelText('Texto 1', { exact: true })).toBeVisible();
  const app = stage.app();
  if (!app) throw new Error('The page has no app.');
  return app;
}

/**
 * Returns a function that returns the keys of the fields rendered or typed into since its last call. A row calls `show`
 * of its kind at each render, and for a text that is typed into it.
 */
function recordRenderedKeys(): () => string[] {
  const kinds = ['text', 'date', 'money', 'select', 'radio', 'checkbox'];
  const spies = kinds.map(name => {
    const kind = fieldKinds.find(name);
    if (!kind) throw new Error(`There is no kind ${name}.`);
    return vi.spyOn(kind, 'show');
  });
  return () => {
    const keys = spies.flatMap(spy => spy.mock.calls.map(([, field]: [unknown, Field]) => field.key));
    for (const spy of spies) spy.mockClear();
    return [...new Set(keys)].sort();
  };
}

test('[14.2b] typing renders only the field with the focus and the one that becomes visible', async () => {
  const takeRenderedKeys = recordRenderedKeys();
  await openStep('large-step-20');
  expect(takeRenderedKeys()).toContain('campo19');

  await userEvent.click(page.getByLabelText('Texto 1', { exact: true }));
  takeRenderedKeys();
  await userEvent.keyboard('a');
  expect(takeRenderedKeys()).toEqual(['campo1']);

  await userEvent.click(page.getByLabelText('Texto 5', { exact: true }));
  // Leaving the field validates it; the validation rules load on first use.
  await expect.poll(takeRenderedKeys).toContain('campo1');
  await userEvent.keyboard('a');
  await expect.element(page.getByLabelText('Texto 10', { exact: true })).toBeVisible();
  expect(takeRenderedKeys()).toEqual(['campo10', 'campo5']);
});

const PICTURE = 'https://imagens.exemplo.com.br/dados.png';

test('[2.37] a form step shows title, image, description, its fields one under the other, and "Continuar"', async () => {
  const { state } = await openStep('large-step-20');
  const config = state.config;
  const [first] = config?.steps ?? [];
  if (!config || !first) throw new Error('There is no step.');
  // No server answers at that address, so the image disappears at once: the test records where it was.
  const neighbours: string[][] = [];
  const watch = new MutationObserver(() => {
    const elementNames = [...document.querySelectorAll(`h1, form p, img[src="${PICTURE}"]`)].map(
      element => element.localName,
    );
    if (neighbours.length === 0 && elementNames.includes('img')) neighbours.push(elementNames);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  Object.assign(state, {
    config: { ...config, steps: [{ ...first, image: PICTURE, description: 'Conte quem você é.' }] },
  });
  const form = page.getByRole('form');
  await expect.element(form.getByText('Conte quem você é.')).toBeVisible();
  watch.disconnect();
  expect(neighbours[0]?.slice(0, 3)).toEqual(['h1', 'img', 'p']);
  const parts = [
    form.getByRole('heading', { level: 1 }).element(),
    form.getByText('Conte quem você é.').element(),
    form.getByLabelText('Texto 1', { exact: true }).element(),
    form.getByLabelText('Texto 5', { exact: true }).element(),
  ].map(part => part?.getBoundingClientRect());
  // The button is always visible, above the scrolling content; in the tab order it is the last.
  await expect.element(form.getByRole('button').last()).toHaveAccessibleName('Continuar');
  await expect.element(form.getByRole('button').last()).toHaveAttribute('type', 'submit');
  for (const [index, part] of parts.slice(1).entries())
    expect(part?.top).toBeGreaterThanOrEqual(parts[index]?.bottom ?? Number.NaN);
});

test.each([
  ['cancelled', undefined],
  ['sent to the last byte', { fileNumber: 1, fileCount: 1, percent: 100 }],
])(
  '[13.2] after an upload was %s, the focus is on "Continuar", not on the body',
  async (_, uploadProgress) => {
    const { state } = await openStep('large-step-20');
    Object.assign(state.form ?? {}, { uploadProgress: { fileNumber: 1, fileCount: 1, percent: 40 } });
    const cancelButton = page.getByRole('button', { name: 'Cancelar envio' });
    await expect.element(cancelButton).toBeVisible();
    cancelButton.element().focus();
    Object.assign(state.form ?? {}, { uploadProgress });
    await expect.element(page.getByRole('button', { name: 'Continuar' })).toHaveFocus();
  },
);

test('[13.1] [13.3] the longest word of a label stays inside the summary of a narrow phone', async () => {
  await page.viewport(320, 740);
  const { state } = await openStep('large-step-20');
  const label = 'Comprovante'.repeat(9);
  Object.assign(state.form ?? {}, { summary: [{ key: 'campo1', label, message: 'x' }] });
  const link = page.getByRole('group', { name: 'Confira 1 campo' }).getByRole('link');
  await expect.element(link).toBeVisible();
  expect(link.element().getBoundingClientRect().right).toBeLessThanOrEqual(320);
});

test('[8.20] [13.3] in the summary the sentence of a failure has the weight of a text, the number of fields that of a title', async () => {
  const { state } = await openStep('large-step-20');
  const notice = 'Não conseguimos confirmar os seus dados.';
  Object.assign(state.form ?? {}, { notice, summary: [{ key: 'campo1', label: 'Texto 1', message: 'x' }] });
  const summary = page.getByRole('group', { name: 'Confira 1 campo' });
  const weightOf = (text: string) => getComputedStyle(summary.getByText(text).element()).fontWeight;
  await expect.element(summary).toBeVisible();
  expect(weightOf(notice)).toBe('400');
  expect(weightOf('Confira 1 campo')).toBe('600');
});

test('[13.3] a summary of many errors links to the first twenty, and to the others on demand', async () => {
  await openStep('large-step-200');
  const submitButton = page.getByRole('button', { name: 'Continuar' });
  await userEvent.click(submitButton);
  const summary = page.getByRole('group', { name: 'Confira 100 campos' });
  const links = summary.getByRole('link');
  await expect.element(summary).toHaveFocus();
  await expect.element(links).toHaveLength(20);
  await expect.element(links.last()).toHaveAttribute('href', '#campo-campo39');

  await userEvent.click(summary.getByRole('button', { name: 'Mostrar mais 80 campos' }));
  await expect.element(links).toHaveLength(100);
  const firstNewLink = links.nth(20);
  await expect.element(firstNewLink).toHaveFocus();
  await expect.element(firstNewLink).toHaveAttribute('href', '#campo-campo41');
  await expect.element(summary.getByRole('button')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.id).toBe('campo-campo41');

  await userEvent.click(submitButton);
  await expect.element(links).toHaveLength(20);
});

test.each([
  [20, undefined],
  [21, 'Mostrar mais 1 campo'],
])('[13.3] a summary of %i errors has the button %s', async (count, button) => {
  const { state } = await openStep('large-step-20');
  const summary = Array.from({ length: count }, (_, index) => ({
    key: `campo${index}`,
    label: `Texto ${index}`,
    message: 'x',
  }));
  Object.assign(state.form ?? {}, { summary });
  const shown = page.getByRole('group', { name: `Confira ${count} campos` });
  await expect.element(shown.getByRole('link')).toHaveLength(20);
  const buttons = shown.getByRole('button');
  if (button === undefined) await expect.element(buttons).not.toBeInTheDocument();
  else await expect.element(buttons).toHaveAccessibleName(button);
});

test('[14.2] the inputs of a form have short class names, because Chromium copies those of all inputs at every key', async () => {
  await openStep('large-step-20');
  const lengthOf = (label: string): number =>
    page.getByLabelText(label, { exact: true }).element().className.length;
  expect(lengthOf('Texto 1')).toBeLessThan(20);
  expect(lengthOf('Valor 4')).toBeLessThan(100);
  const inputs = [...document.querySelectorAll('form input')];
  const totalLength = inputs.reduce((sum, { className }) => sum + className.length, 0);
  expect(totalLength / inputs.length).toBeLessThan(100);
});

const inputOf = (label: string): HTMLElement => {
  const input = page.getByLabelText(label, { exact: true }).element();
  if (!(input instanceof HTMLElement)) throw new Error(`"${label}" is no input.`);
  return input;
};
const isLaidOut = (label: string): boolean => inputOf(label).checkVisibility({ contentVisibilityAuto: true });

test('[14.3] rows far from the view are not laid out until they come near', async () => {
  await openStep('large-step-200');
  await expect.poll(() => isLaidOut('Texto 195')).toBe(false);
  expect(isLaidOut('Texto 1')).toBe(true);
  inputOf('Texto 195').scrollIntoView();
  await expect.poll(() => isLaidOut('Texto 195')).toBe(true);
  expect(isLaidOut('Texto 95')).toBe(false);
});

test('[14.3] [5.10] the browser does not clip the rows that the visitor uses: a list or a hint reaches over their edge', async () => {
  await openStep('large-step-200');
  const row = page.getByLabelText('Texto 61', { exact: true });
  const isClipped = (): boolean => {
    for (let element: Element | null = row.element(); element; element = element.parentElement)
      if (getComputedStyle(element).contentVisibility === 'auto') return true;
    return false;
  };
  expect(isClipped()).toBe(true);
  await userEvent.click(row);
  await userEvent.hover(page.getByRole('button', { name: 'Continuar' }));
  expect(isClipped()).toBe(false);
  inputOf('Texto 1').focus();
  expect(isClipped()).toBe(true);
  await userEvent.hover(row);
  expect(isClipped()).toBe(false);
});

test.each([
  [360, 740],
  [1280, 800],
])(
  '[13.1] in a window of %i by %i a link of the summary shows a row whole, also if the rows above were not laid out before',
  async (width, height) => {
    await page.viewport(width, height);
    await openStep('large-step-200');
    await userEvent.click(page.getByRole('button', { name: 'Continuar' }));
    const summary = page.getByRole('group', { name: 'Confira 100 campos' });
    await userEvent.click(summary.getByRole('button', { name: 'Mostrar mais 80 campos' }));
    const dockTop = document.querySelector('[data-dock]')?.getBoundingClientRect().top ?? 0;
    // Rows 61 and 91 are the first of their groups, so the group above is partly in view. That above 61 was never laid
    // out, that above 91 had the focus.
    for (const label of ['CPF 131', 'Texto 61', 'Texto 195', 'Texto 35', 'Texto 195', 'CPF 91']) {
      const input = inputOf(label);
      const link = summary.getByRole('link').filter({ hasText: label }).element();
      if (link instanceof HTMLElement) link.click();
      expect(document.activeElement).toBe(input);
      // The rows around it get their real heights in the next frames.
      await new Promise(resolve => setTimeout(resolve, 200));
      const { top, bottom } = input.getBoundingClientRect();
      expect({ label, isAboveDock: top > 0 && bottom <= dockTop }).toEqual({ label, isAboveDock: true });
    }
  },
);

/** The page believes that it is on a touch screen. */
function stubTouchScreen(): void {
  const matchMedia = window.matchMedia.bind(window);
  vi.stubGlobal('matchMedia', (query: string) =>
    query === '(pointer: coarse)' ? { matches: true } : matchMedia(query),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
}

test('[13.7] on a touch screen Enter goes to the next input, as the label of the key says; elsewhere it submits', async () => {
  await openStep('large-step-20');
  stubTouchScreen();
  const first = page.getByLabelText('Texto 1', { exact: true });
  await userEvent.click(first);
  await userEvent.keyboard('a{Enter}');
  await expect.element(first).not.toHaveFocus();
  expect(document.activeElement?.closest('form')).not.toBeNull();
  expect(document.activeElement?.matches('input, [role=combobox]')).toBe(true);
  expect(page.getByRole('group', { name: /^Confira/ }).elements()).toEqual([]);

  vi.unstubAllGlobals();
  await userEvent.click(first);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('group', { name: /^Confira/ })).toHaveFocus();
});

test('[13.7] on a touch screen Enter in a date goes to the next field, not to the invisible calendar of the date', async () => {
  await openStep('large-step-20');
  stubTouchScreen();
  const date = document.querySelector<HTMLInputElement>('input[placeholder="DD/MM/AAAA"]');
  if (!date) throw new Error('The step has no date.');
  await userEvent.click(date);
  await userEvent.keyboard('01021990{Enter}');
  await expect.poll(() => document.activeElement).not.toBe(date);
  expect(document.activeElement?.getAttribute('type')).not.toBe('date');
  expect(document.activeElement?.matches('form input')).toBe(true);
  expect(date.value).toBe('01/02/1990');
});

test('[13.7] Enter that ends a composition leaves the focus in the input', async () => {
  await openStep('large-step-20');
  stubTouchScreen();
  const first = page.getByLabelText('Texto 1', { exact: true });
  await userEvent.click(first);
  const pressEnter = (isComposing: boolean) =>
    first
      .element()
      .dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, isComposing }),
      );
  pressEnter(true);
  await expect.element(first).toHaveFocus();
  pressEnter(false);
  await expect.element(first).not.toHaveFocus();
});
