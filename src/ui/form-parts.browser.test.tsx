import './theme/global.css';
import { cleanup, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { Button } from './button.tsx';
import { descriptionIdsOf } from './field-ids.ts';
import { FieldShell } from './field-shell.tsx';
import { InputBox, input } from './input-box.tsx';
import { Spinner } from './spinner.tsx';

const show = (node: React.ReactNode) => {
  cleanup();
  return render(node);
};

const Cpf = ({ error, announcesError = false }: { error?: string; announcesError?: boolean }) => (
  <FieldShell
    id="cpf"
    label="CPF"
    help="Só números."
    error={error}
    announcesError={announcesError}
    isOptional
  >
    <InputBox invalid={error !== undefined}>
      <input
        id="cpf"
        className={input}
        aria-describedby={descriptionIdsOf('cpf', { optional: true, help: true, error: error !== undefined })}
      />
    </InputBox>
  </FieldShell>
);

const getBox = () => {
  const element = page.getByRole('textbox', { name: 'CPF' }).element().parentElement;
  if (!element) throw new Error('The input has no box.');
  return element;
};

test.each([
  [767, '56px'],
  [768, '42px'],
])('[9.15] [9.19] at %d px an input is %s high, with a radius of 8 px', async (width, height) => {
  await page.viewport(width, 700);
  show(<Cpf />);
  expect(getComputedStyle(getBox()).height).toBe(height);
  expect(getComputedStyle(getBox()).borderRadius).toBe('8px');
});

test("[13.1] '(opcional)' on a line of its own begins where the label begins", async () => {
  await page.viewport(360, 740);
  const leftOf = (text: string): number => page.getByText(text).element().getBoundingClientRect().left;
  show(
    <div style={{ width: '200px' }}>
      <FieldShell id="nome" label="Nome completo da mãe" isOptional>
        <input id="nome" />
      </FieldShell>
    </div>,
  );
  expect(leftOf('(opcional)')).toBe(leftOf('Nome completo da mãe'));
  show(<Cpf />);
  const labelEnd = page.getByText('CPF', { exact: true }).element().getBoundingClientRect().right;
  expect(leftOf('(opcional)') - labelEnd).toBeGreaterThan(2);
});

test('[14.5] an input that takes the focus starts no transition, which would draw further frames', () => {
  show(<Cpf />);
  page.getByRole('textbox').element().focus();
  // The border of a focused input has the colour of its text at once.
  expect(getComputedStyle(getBox()).borderColor).toBe(getComputedStyle(getBox()).color);
  expect(getBox().getAnimations()).toEqual([]);
});

test('the text of inputs has 16 px, because iOS zooms into smaller text', () => {
  show(<Cpf />);
  expect(getComputedStyle(page.getByRole('textbox').element()).fontSize).toBe('16px');
});

test('the accessible name is the label alone; optional and help are the description', async () => {
  show(<Cpf />);
  const field = page.getByRole('textbox', { name: 'CPF', exact: true });
  await expect.element(field).toHaveAccessibleDescription('(opcional) Só números.');
});

test('[13.3c] [5.12] an error replaces the help under the field, in a region that already exists', async () => {
  const { rerender, container } = show(<Cpf announcesError />);
  const region = container.querySelector('[aria-live=polite]');
  rerender(<Cpf announcesError error="CPF inválido." />);
  expect(container.querySelector('[aria-live=polite]')).toBe(region);
  expect(region?.textContent).toBe('CPF inválido.');
  await expect.element(page.getByRole('textbox')).toHaveAccessibleDescription('(opcional) CPF inválido.');
  expect(container.textContent).not.toContain('Só números.');
  const regionTop = region?.getBoundingClientRect().top ?? 0;
  expect(regionTop).toBeGreaterThanOrEqual(getBox().getBoundingClientRect().bottom);
});

test('[13.3] the error of a field in a form is in no live region, because the form announces the errors of all fields in one place', () => {
  const { rerender, container } = show(<Cpf />);
  rerender(<Cpf error="CPF inválido." />);
  expect(container.textContent).toContain('CPF inválido.');
  expect(container.querySelector('[aria-live=polite], [role=alert], [role=status]')).toBeNull();
});

test.each([
  [360, 56],
  [1280, 48],
])('[13.7b] at %d px a button is %d px high', async (width, height) => {
  await page.viewport(width, 700);
  show(<Button>Continuar</Button>);
  expect(page.getByRole('button').element().getBoundingClientRect().height).toBe(height);
});

test('[11.1] a busy button keeps its label and its focus, and a second press does nothing', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  const renderForm = (loading: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" isLoading={loading} onClick={onClick}>
        Continuar
      </Button>
    </form>
  );
  const { rerender } = show(renderForm(false));
  const button = page.getByRole('button', { name: 'Continuar' });
  await userEvent.click(button);
  expect(onSubmit).toHaveBeenCalledOnce();
  rerender(renderForm(true));
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button, { force: true });
  expect(onClick).toHaveBeenCalledOnce();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('[15.4b] with reduced motion the spinner does not turn', async () => {
  const { container } = show(<Spinner />);
  const spinner = container.querySelector('svg');
  if (!spinner) throw new Error('There is no spinner.');
  expect(getComputedStyle(spinner).animationDuration).toBe('0.9s');
  const mediaFeatures = (value: string) => ({ features: [{ name: 'prefers-reduced-motion', value }] });
  await cdp().send('Emulation.setEmulatedMedia', mediaFeatures('reduce'));
  expect(Number.parseFloat(getComputedStyle(spinner).animationDuration)).toBeLessThan(0.001);
  await cdp().send('Emulation.setEmulatedMedia', mediaFeatures(''));
});

test('[3.51] [9.37a] before the configuration has loaded the brand is the default one', () => {
  const root = getComputedStyle(document.documentElement);
  expect(root.getPropertyValue('--brand-primary').toLowerCase()).toBe('#1bafd8');
  expect(root.getPropertyValue('--brand-secondary').toLowerCase()).toBe('#f6931c');
  expect(getComputedStyle(document.body).fontFamily).toContain('Montserrat');
});
