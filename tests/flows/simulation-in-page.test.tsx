import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ScenarioStage } from '#tests/support/scenario-stage.ts';
import { countCalls, openInPage } from './open-in-page.ts';

afterEach(() => page.viewport(1280, 800));

const refuse = (errors: Record<string, string>) =>
  ({ kind: 'reply', status: 422, body: { code: 422, message: 'Confira os dados.', errors } }) as const;
const unavailable = { kind: 'reply', status: 503, body: { code: 503, message: 'Indisponível.' } } as const;
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

const spaceAboveDock = (element: Element): number =>
  (document.querySelector('[data-dock]')?.getBoundingClientRect().top ?? 0) -
  element.getBoundingClientRect().bottom;

test.each([
  ['simulacao-escolher-valor', 'simulate', 'Tentar novamente', 'secondary'],
  // Without an offer there is nothing that the visitor could change.
  ['simulacao-com-selecao', 'simulate', 'Tentar novamente', 'primary'],
  ['simulacao-fgts', 'simulateFgts', 'Tentar novamente', 'primary'],
] as const)(
  '[15.3] after the first request of %s (%s) is refused the button is %s, as the %s action',
  async (id, operation, name, look) => {
    const refusal = { kind: 'reply', status: 422, body: { code: 422, message: 'Sem margem.' } } as const;
    await openInPage(id, 1, { [operation]: refusal });
    await expect.element(page.getByText('Sem margem.')).toBeVisible();
    await expect.element(page.getByRole('button', { name })).toHaveAttribute('data-look', look);
  },
);

test('[15.3] [15.1] the reason of a refusal stands above the dock of a phone', async () => {
  await page.viewport(360, 740);
  const refusal = { kind: 'reply', status: 422, body: { code: 422, message: 'Escolha 240 meses.' } } as const;
  await openInPage('simulacao-imovel-prazo-recusado', 1, { multipleFinancing: refusal });
  const reason = page.getByRole('alert');
  await expect.element(reason).toBeVisible();
  await expect.poll(() => spaceAboveDock(reason.element())).toBeGreaterThanOrEqual(0);
});

test('[15.3] [13.2] an amount that is refused stays in view above the keyboard, with the reason', async () => {
  await page.viewport(360, 480);
  const visit = await openInPage('simulacao-escolher-valor', 3);
  await expect.poll(() => page.getByRole('radio').elements().length).toBeGreaterThan(1);
  visit.engine.breakNext('simulate', {
    kind: 'reply',
    status: 422,
    body: { code: 422, message: 'Valor acima da sua margem deste mês, informe outro.' },
  });
  await document.fonts.ready;
  const amount = page.getByRole('textbox', { name: 'Valor' });
  await userEvent.click(amount);
  await userEvent.keyboard('{Control>}a{/Control}500000');
  const reason = page.getByRole('alert');
  await expect.element(reason).toBeVisible();
  await expect.element(amount).toHaveFocus();
  await expect.poll(() => spaceAboveDock(reason.element())).toBeGreaterThanOrEqual(0);
  expect(amount.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
});

test('[13.3] [2.35] after the insurance is ticked, the announcement has the new instalments, because the amount stays', async () => {
  await openInPage('simulacao-veiculo', 3);
  const readMessage = (): string | undefined =>
    [...document.querySelectorAll('[role=status]')]
      .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
      .find(text => text.startsWith('Simulação atualizada'));
  await expect.poll(readMessage).toContain('R$ 50.272,00, de 12x de R$ 4.874,68 a 60x de R$');
  await page.getByRole('checkbox', { name: /Incluir seguro/ }).click();
  await expect.poll(readMessage).toContain('R$ 50.272,00, de 12x de R$ 4.904,84 a 60x de R$');
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

/** Opens a vehicle financing with 48 instalments chosen and its drawer closed. */
async function openVehicleFinancing(): Promise<ScenarioStage> {
  const visit = await openInPage('simulacao-veiculo', 11);
  await closeDrawer();
  return visit;
}

async function closeDrawer(): Promise<void> {
  await expect.element(drawer).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => drawer.elements()).toEqual([]);
}

/** Types an entry that the service answers with a failure. */
async function typeEntry(): Promise<void> {
  await userEvent.click(page.getByRole('textbox', { name: 'Valor de entrada' }));
  await userEvent.keyboard('{Control>}a{/Control}2500000');
}

test('[2.35] [7.30] if the service simulates another entry than the requested one, the drawer shows it and it is sent', async () => {
  const visit = await openInPage('simulacao-veiculo', 3, {
    simulateCdc: {
      kind: 'reply',
      status: 200,
      body: {
        data: {
          simulation: {
            valorEntradaCDC: 12_600,
            valorDoFinanciamento: 50_240,
            loanFee: 890,
            iof: 1000,
            installmentSimulations: [{ prazo: 48, taxa: 0.0179, valorDaParcela: 1600.5 }],
          },
        },
      },
    },
  });
  await page.getByRole('button', { name: '48x', exact: true }).click();
  await expect.element(drawer.getByText('R$ 12.600,00')).toBeVisible();
  await drawer.getByRole('button', { name: 'Continuar com o Financiamento' }).click();
  await expect.poll(() => countCalls(visit, 'financeCdc')).toBe(1);
  const call = visit.engine.journal.find(({ operation }) => operation === 'financeCdc');
  expect(call?.request.body).toMatchObject({ valorEntradaCDC: 12_600 });
});

test('[2.35] [15.4] prices of a failed vehicle simulation cannot be chosen, and no drawer calls them pre-approved', async () => {
  const visit = await openVehicleFinancing();
  visit.engine.breakNext('simulateCdc', unavailable);
  await typeEntry();
  await expect.element(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  const option = page.getByRole('button', { name: '36x', exact: true });
  await expect.element(option).toHaveAttribute('aria-disabled', 'true');
  // Forced, because an option that is disabled is not clicked otherwise.
  await option.click({ force: true });
  expect(visit.app()?.state.simulation.chosen?.months).toBe(48);
  expect(drawer.elements()).toEqual([]);
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect.element(option).not.toHaveAttribute('aria-disabled');
  await option.click();
  await expect.element(drawer.getByText(/^36 x/)).toBeVisible();
});

test('[2.35] [13.2] an open drawer closes when the request for its conditions fails, and the error gets the focus', async () => {
  await page.viewport(360, 740);
  const visit = await openVehicleFinancing();
  visit.engine.setLatency(800);
  visit.engine.breakNext('simulateCdc', unavailable);
  await typeEntry();
  await page.getByRole('button', { name: '36x', exact: true }).click();
  await expect.element(drawer).toBeVisible();
  const error = page.getByRole('alert');
  await expect.element(error).toHaveTextContent('Não foi possível carregar os dados');
  await expect.poll(() => document.activeElement).toBe(error.element());
  await expect.poll(() => drawer.elements()).toEqual([]);
  expect(document.activeElement).toBe(error.element());
  visit.engine.setLatency(0);
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect.element(page.getByRole('button', { name: 'Ver financiamento' })).toBeVisible();
  expect(drawer.elements()).toEqual([]);
});

test('[2.35] [7.5] a refused entry closes the drawer and gets the focus; until it is corrected no drawer opens', async () => {
  const visit = await openVehicleFinancing();
  visit.engine.setLatency(800);
  visit.engine.breakNext('simulateCdc', refuse({ valorEntradaCDC: 'Entrada abaixo do aceito pelo banco.' }));
  await typeEntry();
  const entry = page.getByRole('textbox', { name: 'Valor de entrada' });
  const option = page.getByRole('button', { name: '36x', exact: true });
  await option.click();
  await expect.element(drawer).toBeVisible();
  await expect.poll(() => drawer.elements()).toEqual([]);
  await expect.element(entry).toHaveFocus();
  await expect.element(page.getByText('Entrada abaixo do aceito pelo banco.')).toBeVisible();
  await option.click();
  await expect.element(entry).toHaveFocus();
  await page.getByRole('button', { name: 'Ver financiamento' }).click();
  await expect.element(entry).toHaveFocus();
  expect(drawer.elements()).toEqual([]);
});

test('[2.35] the checkbox of the insurance says whether its price is in the instalment', async () => {
  await openVehicleFinancing();
  const insurance = page.getByRole('checkbox', { name: 'Incluir seguro' });
  await expect
    .element(insurance)
    .toHaveAccessibleName(/^Incluir seguro ?mais R\$\s\d+,\d\d por mês na parcela$/);
  await insurance.click();
  await expect
    .element(insurance)
    .toHaveAccessibleName(/^Incluir seguro ?R\$\s\d+,\d\d por mês, já na parcela$/);
});

test('[7.5] [5.1] the reason why the service refuses the insurance stands at its checkbox, to which the button leads', async () => {
  const visit = await openVehicleFinancing();
  visit.engine.breakNext('simulateCdc', refuse({ comSeguro: 'Seguro indisponível para este veículo.' }));
  const insurance = page.getByRole('checkbox', { name: 'Incluir seguro' });
  await insurance.click();
  await expect.element(page.getByText('Seguro indisponível para este veículo.').first()).toBeVisible();
  await expect.element(insurance).toHaveAccessibleDescription('Seguro indisponível para este veículo.');
  await page.getByRole('button', { name: 'Ver financiamento' }).click();
  await expect.element(insurance).toHaveFocus();
});

test('[4.28] [2.35] the button of the drawer waits as long as the service wants', async () => {
  const visit = await openInPage('simulacao-veiculo', 11, {
    financeCdc: { ...unavailable, headers: { 'retry-after': '60' } },
  });
  const button = drawer.getByRole('button', { name: 'Continuar com o Financiamento' });
  await button.click();
  await expect.poll(() => visit.app()?.state.dialog.isOpen, { timeout: 10_000 }).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => visit.app()?.state.form.isSubmitting).toBe(false);
  await expect.element(button).toHaveAttribute('data-paused');
});

test('[4.28] [4.34] after a refusal of the contracts the reason is that of its status, and the button asks again after the pause', async () => {
  const refusal = { code: 429, message: '' };
  const visit = await openInPage('contratos-da-portabilidade', 2, {
    getQitechContracts: {
      kind: 'sequence',
      answers: [{ kind: 'reply', status: 429, headers: { 'retry-after': '2' }, body: refusal }],
      afterLast: 'worldAnswers',
    },
  });
  await expect.element(page.getByText('O serviço recebeu muitos pedidos em pouco tempo.')).toBeVisible();
  const button = page.getByRole('button', { name: /^Tentar novamente/ });
  await expect.element(button).toHaveAttribute('data-paused');
  await expect.element(button, { timeout: 5_000 }).not.toHaveAttribute('data-paused');
  await button.click();
  await expect.element(page.getByRole('checkbox', { name: /^Santander nº 2361713603/ })).toBeVisible();
  expect(countCalls(visit, 'getQitechContracts')).toBe(2);
});

test('[2.35] an option that is pressed while another one is being sent opens no drawer', async () => {
  const visit = await openInPage('simulacao-veiculo', 11, { financeCdc: unavailable });
  visit.engine.setLatency(2000);
  await drawer.getByRole('button', { name: 'Continuar com o Financiamento' }).click();
  await closeDrawer();
  await page.getByRole('button', { name: '36x', exact: true }).click({ force: true });
  expect(visit.app()?.state.form.isSubmitting).toBe(true);
  expect(visit.app()?.state.simulation.chosen?.months).toBe(48);
  expect(drawer.elements()).toEqual([]);
});

test('[7.36] [5.24] one withdrawal less, pressed while the choice is being sent, changes neither the number that is shown nor the one that is sent', async () => {
  const visit = await openInPage('simulacao-fgts', 3, {
    updateStep: unavailable,
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

test('[7.36d] [13.3] without a chosen number of withdrawals the counter shows none, the button says so, and the smallest one can be chosen', async () => {
  const body = (terms: readonly number[]) => ({
    data: {
      valor: 1872.96,
      installmentSimulations: terms.map(prazo => ({ prazo, taxa: 0.0179, valorDaParcela: 980.5 })),
    },
  });
  const reply = (terms: readonly number[]) => ({ kind: 'reply', status: 200, body: body(terms) }) as const;
  const visit = await openInPage('simulacao-fgts', 2, {
    simulateFgts: {
      kind: 'sequence',
      answers: [reply([1, 2, 3]), reply([1, 2])],
      afterLast: 'worldAnswers',
    },
  });
  const counter = page.getByRole('group', { name: 'Quantidade de saques' });
  const slider = page.getByRole('slider');
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'Não informado');
  await expect.element(counter).toHaveTextContent('—');
  const less = page.getByRole('button', { name: 'Um saque a menos' });
  await expect.element(less).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await expect.element(counter).toHaveAccessibleDescription('O campo Quantidade de saques é obrigatório');
  await expect.element(slider).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(slider).toHaveAttribute('aria-valuetext', '1 saque');
  await expect.element(counter).not.toHaveAccessibleDescription();
  expect(visit.app()?.state.simulation.chosen?.months).toBe(1);
});

test('[3.40] of two options of one term, the one that the visitor chooses is marked and sent', async () => {
  const visit = await openInPage('simulacao-escolher-valor', 3, {
    simulate: {
      kind: 'reply',
      status: 200,
      body: {
        data: {
          valor: 1800,
          valorMinimo: 300,
          valorMaximo: 3500,
          loanFee: 0,
          iof: 0,
          installmentSimulations: [
            { prazo: 12, taxa: 0.05, valorDaParcela: 203.09 },
            { prazo: 12, taxa: 0.02, valorDaParcela: 170.21 },
          ],
        },
      },
    },
  });
  const cheaper = page.getByRole('radio').nth(1);
  await cheaper.click();
  await expect.element(cheaper).toBeChecked();
  await expect.element(page.getByRole('radio').first()).not.toBeChecked();
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await expect.poll(() => countCalls(visit, 'updateStep')).toBeGreaterThan(0);
  const call = visit.engine.journal.find(({ operation }) => operation === 'updateStep');
  expect(call?.request.body).toMatchObject({ data: { taxa: 0.02, valorDaParcela: 170.21 } });
});

test('[7.37] of two offers of one bank, the one that the visitor chooses is marked and sent', async () => {
  const offerAt = (taxa: number, valorDaParcela: number) => ({
    bank: { id: 'a', name: 'Aurora', slug: 'aurora' },
    valorDoFinanciamento: 360_000,
    installmentSimulations: [{ prazo: 12, taxa, valorDaParcela }],
  });
  const data = [offerAt(0.0089, 31_714.5), offerAt(0.0081, 31_566.2)];
  const visit = await openInPage('simulacao-imovel', 2, {
    multipleFinancing: { kind: 'reply', status: 200, body: { data } },
  });
  const cheaper = page.getByRole('radio', { name: 'Aurora' }).nth(1);
  await cheaper.click();
  await expect.element(cheaper).toBeChecked();
  await expect.element(page.getByRole('radio', { name: 'Aurora' }).first()).not.toBeChecked();
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await expect.poll(() => countCalls(visit, 'updateStep')).toBeGreaterThan(0);
  const call = visit.engine.journal.find(({ operation }) => operation === 'updateStep');
  expect(call?.request.body).toMatchObject({ data: { taxa: 0.0081, valorDaParcela: 31_566.2 } });
});
