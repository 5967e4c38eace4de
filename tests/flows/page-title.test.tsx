import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createDomDriver } from '#mocks/drivers/dom-driver.ts';
import { marina } from '#scenarios/cast/personas.ts';
import { hashOf } from '#scenarios/hash-of.ts';
import { cartaoConsignado } from '#scenarios/products/cartao-consignado.ts';
import { creditoPessoal } from '#scenarios/products/credito-pessoal.ts';
import type { CatalogueProduct } from '#scenarios/products/index.ts';
import { scenarioById } from '#tests/support/scenario-by-id.ts';
import { setUpStage } from '#tests/support/scenario-stage.ts';

function openStage(id: string, product?: CatalogueProduct) {
  const scenario = scenarioById(id);
  const stage = setUpStage(scenario, document.body, product && { product });
  onTestFinished(stage.close);
  const driver = createDomDriver(stage.controls);
  const { breakNext } = stage.engine;
  const open = () => driver.open({ hash: hashOf(scenario), path: '/', query: {} });
  return { driver, open, breakNext, title: () => stage.platform().title() };
}

test('[13.3] [13.4] the title of the page begins with "Erro" while a refused form is shown', async () => {
  const { driver, open, title } = openStage('happy-path');
  await open();
  await driver.waitForHeading('Dados pessoais');
  await expect.poll(title).toMatch(/^Dados pessoais · /);
  await driver.press('Continuar');
  await expect.poll(title).toMatch(/^Erro: Dados pessoais · /);
  await driver.fill('Nome completo', marina.name);
  expect(title()).toMatch(/^Erro: Dados pessoais · /);
});

test('[13.3] [13.4] [5.4] the title of the page begins with "Erro" while a term is missing from a consent', async () => {
  const { driver, open, title } = openStage('consentimento');
  await open();
  await expect.poll(title).toMatch(/^Seus dados, suas escolhas · /);
  const before = title();
  await driver.press('Concordar e continuar');
  await expect.poll(title).toBe(`Erro: ${before}`);
  await driver.check('Autorizo a consulta do meu saldo do FGTS');
  await expect.poll(title).toBe(before);
});

test.for([
  { id: 'token-errado', place: 'a step', button: 'Confirmar código' },
  { id: 'token-na-abertura', place: 'the page after a 401', button: 'Confirmar código' },
])(
  '[13.3] [13.4] [2.23] the title of the page begins with "Erro" while the code of $place is missing or refused',
  async ({ id, button }) => {
    const { driver, open, title } = openStage(id);
    await open();
    await driver.waitForHeading('Confirme que é você');
    await driver.press('Solicitar Token');
    await driver.waitForHeading('Enviamos um link para você');
    await expect.poll(title).toMatch(/^Enviamos um link para você · /);
    const before = title();
    await driver.press(button);
    await expect.poll(title).toBe(`Erro: ${before}`);
    await driver.fill('Código', '111111');
    await expect.poll(title).toBe(before);
    await driver.press(button);
    await driver.waitForText('Código inválido ou expirado.');
    await expect.poll(title).toBe(`Erro: ${before}`);
  },
);

test('[13.3] [13.4] [2.23] the title of the page begins with "Erro" while no code could be sent', async () => {
  const { driver, open, breakNext, title } = openStage('token-errado');
  await open();
  await driver.waitForHeading('Confirme que é você');
  const message = 'Não foi possível enviar o código.';
  breakNext('validateToken', { kind: 'reply', status: 429, body: { code: 429, message } });
  await driver.press('Solicitar Token');
  await driver.waitForText(message);
  await expect.poll(title).toMatch(/^Erro: Confirme que é você · /);
});

test.for([{ changes: true }, { changes: false }])(
  '[2.23] [13.4] the choice of another method does not show the error of the refused code, code changed: $changes',
  async ({ changes }) => {
    const { driver, open, title } = openStage('token-errado');
    await open();
    await driver.waitForHeading('Confirme que é você');
    await driver.press('Solicitar Token');
    await driver.waitForHeading('Enviamos um link para você');
    const before = title();
    await driver.fill('Código', '111111');
    await driver.press('Confirmar código');
    await driver.waitForText('Código inválido ou expirado.');
    if (changes) await driver.fill('Código', '4');
    await expect.poll(title).toBe(changes ? before : `Erro: ${before}`);
    await driver.press('Receber de outra forma');
    await driver.waitForText('Onde você quer receber o código?');
    await expect.poll(title).not.toMatch(/^Erro/);
    expect(document.body.textContent).not.toContain('Código inválido ou expirado.');
  },
);

test.each([
  { place: 'form', id: 'happy-path', product: creditoPessoal },
  { place: 'simulation', id: 'simulacao-escolher-valor', product: cartaoConsignado },
])(
  '[13.4] [12.5] a long title of a $place is the title of the page without its button',
  async ({ id, product }) => {
    const name = 'Confira cada informação '.repeat(9).trim();
    const steps = product.steps.map(step => ({ ...step, name }));
    const { open, title } = openStage(id, { ...product, steps });
    await open();
    const button = page.getByRole('button', { name: 'Ver título completo' });
    await expect.element(button).toBeVisible();
    const shortName = 'Confira cada informação '.repeat(7).concat('Confira…');
    await expect.poll(title).toMatch(new RegExp(`^${shortName} · `));
    expect(page.getByRole('heading', { level: 1 }).element().textContent).toBe(shortName);
    await userEvent.click(button);
    await expect.poll(title).toMatch(new RegExp(`^${name} · `));
  },
);
