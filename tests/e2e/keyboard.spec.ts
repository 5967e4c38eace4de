import type { Page } from '@playwright/test';
import { marina } from '#scenarios/cast/personas.ts';
import { expect, test } from './support.ts';

/** Presses Tab until something with this role and name has the focus: what a person without a mouse does. */
async function tabTo(
  page: Page,
  role: Parameters<Page['getByRole']>[0],
  name: string | RegExp,
): Promise<void> {
  const target = page.getByRole(role, { name }).first();
  await target.waitFor();
  for (let presses = 0; presses < 30; presses += 1) {
    if (await target.evaluate(element => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`30 presses of Tab do not reach ${role} "${String(name)}"`);
}

async function type(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, 'textbox', name);
  await page.keyboard.type(text);
}

/** Opens a list with the keyboard, searches, and takes the option. */
async function pick(page: Page, name: string, option: string): Promise<void> {
  await tabTo(page, 'combobox', name);
  await page.keyboard.type(option);
  await page.getByRole('option', { name: option, exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name })).toHaveValue(option);
}

test('[13.2] the whole journey by keyboard only', async ({ page, visit }) => {
  test.slow();
  await visit('happy-path');
  await expect(page.getByRole('heading', { name: 'Dados pessoais' })).toBeFocused();
  await type(page, 'Nome completo', marina.name);
  await type(page, 'CPF', marina.cpf);
  await type(page, 'Celular', marina.cellphone);
  await type(page, 'E-mail', marina.email);
  await type(page, 'Data de nascimento', marina.birth);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Endereço' })).toBeFocused();
  await type(page, 'CEP', marina.cep);
  await expect(page.getByRole('textbox', { name: 'Logradouro' })).toHaveValue('Avenida Paulista');
  await type(page, 'Número', marina.number);
  await tabTo(page, 'button', 'Continuar');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Dados bancários' })).toBeFocused();
  await pick(page, 'Banco', '260 - Nubank');
  await type(page, 'Agência', marina.agency);
  await type(page, 'Conta com dígito', marina.account);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Termos' })).toBeFocused();
  await tabTo(page, 'button', /Ler os termos/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Termos' }).waitFor();
  await tabTo(page, 'button', 'Concordar');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await tabTo(page, 'button', 'Continuar');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Proposta enviada' })).toBeFocused({ timeout: 30_000 });
});
