import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { countCalls, openInPage } from './open-in-page.ts';

afterEach(() => page.viewport(1280, 800));

const refuse = (errors: Record<string, string>) =>
  ({ kind: 'reply', status: 422, body: { code: 422, message: 'Confira os dados.', errors } }) as const;
const drawer = page.getByRole('dialog', { name: 'Seu financiamento está pré-aprovado!' });

test('[13.3] [7.5] the reason why the service refuses a simulation gets the focus, at the top of the page on a phone', async () => {
  await page.viewport(360, 740);
  await openInPage('simulacao-escolher-valor', 3, {
    updateStep: refuse({ valor: 'Valor acima da sua margem.' }),
  });
  await expect.poll(() => page.getByRole('radio').elements().length).toBeGreaterThan(1);
  const lastOption = page.getByRole('radio').last();
  await userEvent.click(lastOption);
  await page.getByRole('button', { name: 'Continuar' }).click();
  const reason = page.getByText(/Valor acima da sua margem/);
  await expect.element(reason).toBeVisible();
  await expect.poll(() => document.activeElement?.contains(reason.element())).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  await expect.poll(() => reason.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
});

test('[13.3] [7.5] [2.35] the drawer of a vehicle financing closes when the service refuses it, and the reason gets the focus', async () => {
  await page.viewport(360, 740);
  await openInPage('simulacao-veiculo', 11, {
    financeCdc: refuse({ valorEntradaCDC: 'Entrada abaixo do aceito pelo banco.' }),
  });
  await drawer.getByRole('button', { name: 'Continuar com o Financiamento' }).click();
  const reason = page.getByText(/Entrada abaixo do aceito pelo banco/);
  await expect.poll(() => document.activeElement?.contains(reason.element())).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  await expect.poll(() => drawer.elements()).toEqual([]);
  expect(reason.element().closest('[aria-hidden=true]')).toBeNull();
  await page.getByRole('button', { name: 'Ver financiamento' }).click();
  await expect.element(drawer).toBeVisible();
});

test('[2.35] [7.30] Enter in the entry of a vehicle financing opens the drawer with the new conditions, and accepts nothing', async () => {
  const visit = await openInPage('simulacao-veiculo', 11);
  await expect.element(drawer).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => drawer.elements()).toEqual([]);
  const callsBefore = countCalls(visit, 'simulateCdc');
  await userEvent.click(page.getByRole('textbox', { name: 'Valor de entrada' }));
  await userEvent.keyboard('{Control>}a{/Control}2500000');
  await expect.poll(() => countCalls(visit, 'simulateCdc')).toBeGreaterThan(callsBefore);
  await expect.poll(() => visit.app()?.state.simulation.status).toBe('ready');
  await userEvent.keyboard('{Enter}');
  await expect.element(drawer).toBeVisible();
  expect(countCalls(visit, 'financeCdc')).toBe(0);
});

test('[5.24] [13.3] Enter in an amount below the minimum corrects it and submits nothing', async () => {
  const visit = await openInPage('simulacao-escolher-valor', 3);
  await expect.poll(() => page.getByRole('radio').elements().length).toBeGreaterThan(1);
  await userEvent.click(page.getByRole('radio').first());
  const amount = page.getByRole('textbox', { name: 'Valor' });
  await userEvent.click(amount);
  await userEvent.keyboard('{Control>}a{/Control}5');
  await expect.element(amount).toHaveValue('R$\u00a00,05');
  await userEvent.keyboard('{Enter}');
  await expect.element(amount).toHaveValue('R$\u00a0300,00');
  expect(countCalls(visit, 'updateStep')).toBe(0);
});

test('[7.36] [5.24] one withdrawal less, pressed while the choice is being sent, changes neither the number that is shown nor the one that is sent', async () => {
  const visit = await openInPage('simulacao-fgts', 4, {
    updateStep: { kind: 'reply', status: 503, body: { code: 503, message: 'Indisponível.' } },
  });
  const slider = page.getByRole('slider');
  await expect.element(slider).toHaveAttribute('aria-valuetext', '10 saques');
  visit.engine.setLatency(600);
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await expect.poll(() => visit.app()?.state.form.isSubmitting).toBe(true);
  await page.getByRole('button', { name: 'Um saque a menos' }).click();
  await expect.element(slider).toHaveAttribute('aria-valuetext', '10 saques');
  await expect.poll(() => visit.app()?.state.dialog.isOpen, { timeout: 10_000 }).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => visit.app()?.state.form.isSubmitting).toBe(false);
  expect(visit.app()?.state.simulation.chosen?.months).toBe(10);
  await expect.element(slider).toHaveAttribute('aria-valuetext', '10 saques');
  // After the failure each press counts again from the number that is shown.
  await page.getByRole('button', { name: 'Um saque a menos' }).click();
  await page.getByRole('button', { name: 'Um saque a menos' }).click();
  await expect.element(slider).toHaveAttribute('aria-valuetext', '8 saques');
});
