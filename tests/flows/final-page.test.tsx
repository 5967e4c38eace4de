import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Sharing } from '#platform/sharing.ts';
import type { StartingProposal } from '#scenarios/define-scenario.ts';
import { consignadoInss } from '#scenarios/products/consignado-inss.ts';
import { type ScenarioStage, setUpStage } from '#tests/support/scenario-stage.ts';
import { scenarioWith } from '#tests/support/scenario-with.ts';

let stage: ScenarioStage | undefined;
afterEach(() => {
  vi.restoreAllMocks();
  stage?.close();
  stage = undefined;
});

/** The whole app at the final page of a proposal. `share`: the browser has a share sheet. */
async function openFinalPage(
  proposal: Partial<StartingProposal>,
  share?: Sharing['share'],
): Promise<ScenarioStage> {
  const openedStage = setUpStage(
    scenarioWith({
      product: consignadoInss.id,
      world: { proposal: { currentStep: 'finalizado', answers: {}, ...proposal } },
    }),
  );
  stage = openedStage;
  await openedStage.controls.open({ hash: consignadoInss.hashId, path: '/', query: {} });
  if (share) Object.assign(openedStage.platform().sharing, { share, canShare: () => true });
  const name =
    proposal.situation === 'reprovada'
      ? 'Não temos uma oferta hoje para você'
      : 'Seu empréstimo foi averbado';
  const title = page.getByRole('heading', { name });
  await expect.element(title, { timeout: 8000 }).toBeVisible();
  return openedStage;
}

const loanAnswers = {
  simulacao: { valor: 12_345.67, prazo: 84, taxa: 0.0166, valorDaParcela: 274.31 },
};

const textsOf = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

test('[13.1] [2.3] the number of the proposal is read before the button that copies it', async () => {
  await openFinalPage({ customFields: { numeroDaProposta: '88123450' } });
  const copy = page.getByRole('button', { name: 'Copiar número da proposta' }).element();
  const number = page.getByText('88123450', { exact: true }).element();
  expect(number.compareDocumentPosition(copy)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  // On the screen the button stands above the number, on the line of its label.
  const name = page.getByText('Número da proposta', { exact: true }).first().element();
  expect(copy.getBoundingClientRect().top).toBeLessThan(number.getBoundingClientRect().top);
  expect(copy.getBoundingClientRect().left).toBeGreaterThan(name.getBoundingClientRect().left);
});

test('[3.19a] [2.3] the final page has the facts of the service, and the number and the summary can be copied', async () => {
  const { platform } = await openFinalPage({
    answers: loanAnswers,
    customFields: {
      numeroDaProposta: '88123450',
      primeiroVencimento: '2027-01-07',
      previsaoDePagamento: '2026-12-03',
    },
  });
  expect(textsOf('dt')).toEqual([
    'Prazo',
    'Valor da parcela',
    'Juros',
    'Total a pagar',
    '1ª parcela em',
    'Depósito',
  ]);
  expect(textsOf('dd')).toEqual([
    '84 parcelas',
    'R$ 274,31',
    '1,66% ao mês',
    'R$ 23.042,04',
    '07/01/2027',
    '03/12/2026',
  ]);
  await expect.element(page.getByText('R$ 12.345,67')).toBeVisible();
  const copy = vi.spyOn(platform().sharing, 'copy');
  await page.getByRole('button', { name: 'Copiar número da proposta' }).click();
  expect(copy).toHaveBeenLastCalledWith('88123450');
  await expect.element(page.getByRole('status').getByText('Número da proposta copiado.')).toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Copiado' })).toBeVisible();
  await page.getByRole('button', { name: 'Copiar resumo' }).click();
  expect(copy.mock.lastCall?.[0].replaceAll('\u00a0', ' ')).toContain(
    'Valor do crédito: R$ 12.345,67\nPrazo: 84 parcelas\nValor da parcela: R$ 274,31',
  );
});

test('[2.3] [15.8] without a text of the lender the final page says that the proposal has arrived, and promises nothing', async () => {
  const state = (await openFinalPage({})).app()?.state;
  if (!state?.config) throw new Error('The app has no configuration.');
  const finalPage = { title: '', description: '', buttonText: '', extraButtonLink: '', extraButtonName: '' };
  state.config = { ...state.config, display: { ...state.config.display, finalPage } };
  await expect.element(page.getByRole('heading', { name: 'Proposta enviada' })).toBeVisible();
  await expect
    .element(page.getByText('Recebemos a sua proposta.'))
    .toHaveTextContent(/^Recebemos a sua proposta\.$/);
});

test('[2.3] a summary that the browser refuses to share is copied', async () => {
  const { platform } = await openFinalPage({}, async () => 'failed');
  const copy = vi.spyOn(platform().sharing, 'copy');
  await page.getByRole('button', { name: 'Compartilhar resumo' }).click();
  await expect.element(page.getByRole('button', { name: 'Copiado' })).toBeVisible();
  await expect.element(page.getByRole('status').getByText('Resumo copiado.')).toBeInTheDocument();
  expect(copy.mock.lastCall?.[0]).toContain('Código da proposta');
});

test('[2.3] a share sheet that the visitor closes leads to no message and no copy', async () => {
  const share = vi.fn<Sharing['share']>(async () => 'done');
  const { platform } = await openFinalPage({}, share);
  const copy = vi.spyOn(platform().sharing, 'copy');
  const button = page.getByRole('button', { name: 'Compartilhar resumo' });
  await button.click();
  await button.click();
  expect(share).toHaveBeenCalledTimes(2);
  expect(copy).not.toHaveBeenCalled();
});

test('[2.3] without facts the final page has only the code of the proposal, and no empty rows', async () => {
  await openFinalPage({});
  expect(document.querySelectorAll('dt, dd')).toHaveLength(0);
  await expect.element(page.getByText('Código da proposta', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Copiar código da proposta' })).toBeVisible();
});

test.each([
  ['finalizada', 'Ver crédito contratado'],
  ['reprovada', 'Atualizar situação'],
])(
  '[2.2] [2.6] [8.1] [15.8] in the situation %s the status page has the link %s',
  async (situation, link) => {
    const { controls } = await openFinalPage({ answers: loanAnswers, situation });
    await controls.open({ hash: consignadoInss.hashId, path: '/proposal-status', query: {} });
    await expect.element(page.getByText('Linha do tempo')).toBeVisible();
    const links = ['Ver crédito contratado', 'Atualizar situação'];
    expect(links.filter(name => page.getByRole('button', { name }).elements().length > 0)).toEqual([link]);
  },
);
