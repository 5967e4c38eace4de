import axe from 'axe-core';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createDomDriver } from '#mocks/drivers/dom-driver.ts';
import { playWalk } from '#mocks/play-walk.ts';
import type { Plan } from '#scenarios/define-scenario.ts';
import { carEquity } from '#scenarios/products/car-equity.ts';
import { portabilidade } from '#scenarios/products/portabilidade.ts';
import { dockAtRest } from '#tests/support/dock-at-rest.ts';
import { recordLiveRegions } from '#tests/support/live-region-recorder.ts';
import { scenarioById } from '#tests/support/scenario-by-id.ts';
import { type ScenarioStage, setUpStage } from '#tests/support/scenario-stage.ts';

let stage: ScenarioStage | undefined;
afterEach(async () => {
  stage?.close();
  stage = undefined;
  await page.viewport(1280, 800);
});

class WalkStopped extends Error {}

/** Opens the app on a scenario and plays its walk up to the action with the index `until`. */
async function openAt(id: string, until: number, plan: Plan = {}): Promise<void> {
  const scenario = scenarioById(id);
  stage = setUpStage({ ...scenario, plan: { ...scenario.plan, ...plan } });
  const before = (index: number): void => {
    if (index >= until) throw new WalkStopped();
  };
  await playWalk(scenario, createDomDriver(stage.controls), stage.engine, { before }).catch(
    (problem: Error) => {
      if (!(problem.cause instanceof WalkStopped)) throw problem;
    },
  );
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The descriptions of the violations that axe finds on the page in the current theme. */
async function findViolations(): Promise<string[]> {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  const { violations } = await axe.run(document.body, { runOnly: { type: 'tag', values: TAGS } });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.html} ${node.failureSummary}`),
  );
}

async function expectAccessibleInBothThemes(): Promise<void> {
  expect(await findViolations()).toEqual([]);
  await page.getByRole('button', { name: 'Usar tema escuro' }).click();
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(await findViolations()).toEqual([]);
}

test('[2.34] [13.1] a list of terms: each is a button with instalment and rate beside it', async () => {
  await openAt('simulacao-veiculo', 5);
  const term = page.getByRole('button', { name: '48x', exact: true });
  await expect.element(term).toHaveAccessibleDescription(/R\$\s[\d.,]+ 1,79% ao mês/);
  await expectAccessibleInBothThemes();
});

test('[2.35a] [13.1] the drawer of a financing shows the parts of its total; Escape leads back to the list', async () => {
  await openAt('simulacao-veiculo', 11);
  const drawer = page.getByRole('dialog', { name: 'Seu financiamento está pré-aprovado!' });
  await expect.element(drawer.getByText('48 x R$ 1.041,52')).toBeVisible();
  await expect.element(drawer.getByText(/1,79% ao mês · R\$\s49\.992,96 ao todo/)).toBeVisible();
  const figures = [...drawer.element().querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(figures.map(figure => figure.replaceAll('\u00a0', ' '))).toEqual([
    'Valor de entradaR$ 31.420,00',
    'Valor financiadoR$ 31.420,00',
    'TarifasR$ 890,00',
    'IOFR$ 1.046,04',
  ]);
  expect(await findViolations()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => drawer.elements()).toEqual([]);
  await expect.element(page.getByRole('button', { name: 'Ver financiamento' })).toBeVisible();
  // The chosen term is no matter of colours alone.
  const isCurrent = (term: string) =>
    page.getByRole('button', { name: term, exact: true }).element().getAttribute('aria-current');
  expect([isCurrent('48x'), isCurrent('36x')]).toEqual(['true', null]);
});

test('[15.3] [7.31] where the ways to simulate could not be loaded, the retry begins where the reason begins', async () => {
  await page.viewport(360, 740);
  await openAt('limites-nao-vieram', 2);
  const reason = page.getByText('Não foi possível carregar as formas de simular.');
  const retry = page.getByRole('button', { name: 'Tentar novamente' });
  await expect.element(retry).toBeVisible();
  const letters = document.createRange();
  letters.selectNodeContents(retry.element());
  expect(letters.getBoundingClientRect().left).toBeCloseTo(reason.element().getBoundingClientRect().left, 0);
});

test.each([
  ['simulacao-com-selecao', 360],
  ['simulacao-com-selecao', 1280],
  ['simulacao-nio', 360],
  ['simulacao-nio', 1280],
])(
  '[14.4] [15.4] the placeholders of the options of %s are where the options appear, at %i px',
  async (id, width) => {
    await page.viewport(width, 740);
    const plan: Plan = {
      simulate: { kind: 'sequence', answers: [{ kind: 'latency', ms: 1500 }], afterLast: 'worldAnswers' },
    };
    await openAt(id, 1, plan);
    const placesOf = (selector: string) =>
      [...document.querySelectorAll(selector)].slice(0, 3).map(element => {
        const { top, height } = element.getBoundingClientRect();
        return [Math.round(top), Math.round(height)];
      });
    await expect.poll(() => placesOf('form [data-skeleton=card]')).toHaveLength(3);
    await expect.poll(() => document.fonts.status).toBe('loaded');
    const placeholders = placesOf('form [data-skeleton=card]');
    await expect.element(page.getByRole('radio').first()).toBeVisible();
    expect(placesOf('form [role=radiogroup] > label')).toEqual(placeholders);
  },
);

test('[3.42] [7.35c] a contract to take over shows its balance, which the offer repays', async () => {
  await openAt('simulacao-portabilidade', 4);
  const contract = page.getByRole('checkbox', { name: 'Santander nº 2361713603' });
  await expect.element(contract).toHaveAccessibleDescription(/^Saldo R\$\s14\.679,19/);
});

test('[15.6] [7.35c] the dock stays in its place from the choice of the first contract until the offer', async () => {
  await openAt('simulacao-portabilidade', 2);
  const contract = page.getByRole('checkbox', { name: 'Santander nº 2361713603' });
  await expect.element(contract).toBeVisible();
  const docks: number[] = [];
  const countDocks = (): void => void docks.push(document.querySelectorAll('[data-dock]').length);
  countDocks();
  const observer = new MutationObserver(countDocks);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  onTestFinished(() => observer.disconnect());
  await contract.click();
  await expect.element(page.getByText('Saldo devedor a portar').first()).toBeVisible();
  expect([...new Set(docks)]).toEqual([1]);
});

test('[15.8] [7.35c] on the narrowest phone no line about a contract to take over ends with its dot', async () => {
  await page.viewport(320, 640);
  await openAt('simulacao-portabilidade', 4);
  const contract = page.getByRole('checkbox', { name: 'Santander nº 2361713603' });
  await expect.element(contract).toHaveAccessibleDescription(/·/);
  const lines = document.getElementById(contract.element().getAttribute('aria-describedby') ?? '')?.children;
  const dotted = [...(lines ?? [])].filter(({ textContent }) => textContent.includes('·'));
  expect(dotted.map(({ clientHeight }) => clientHeight < 30)).toEqual([true]);
});

test.each([
  ['its name in capitals and without accents', { bankName: 'ITAU' }],
  ['its code and its full name', { bankName: 'Banco Itaú S.A.', bankCode: '341' }],
  ['its code', { bankCode: '341' }],
])('[7.35d] a contract of a bank that takes part can be chosen if it has %s', async (_, bank) => {
  const scenario = scenarioById('simulacao-portabilidade');
  const data = [
    { _id: 'c1', number: '0001', ...bank },
    { _id: 'c2', number: '0002', bankName: 'Banco Antigo', bankCode: '000' },
  ];
  const opened = setUpStage({
    ...scenario,
    plan: { getQitechContracts: { kind: 'reply', status: 200, body: { data } } },
  });
  stage = opened;
  await opened.controls.open({ hash: portabilidade.hashId, path: '/', query: {} });
  await expect.element(page.getByRole('checkbox', { name: /0002/ })).toBeDisabled();
  await expect.element(page.getByRole('checkbox', { name: /0001/ })).toBeEnabled();
});

/** Opens the costs and returns their lines. */
async function openCosts(): Promise<string[]> {
  await page.getByText('Entenda o custo').click();
  const details = document.querySelector('details[open]');
  return [...(details?.querySelectorAll('dl > div') ?? [])].map(({ textContent }) =>
    textContent.replaceAll('\u00a0', ' '),
  );
}

test('[3.40] the costs of the chosen option stand under their names and add up to its total', async () => {
  await openAt('simulacao-veiculo-em-garantia', 5);
  expect(await openCosts()).toEqual([
    'ValorR$ 30.000,00',
    'TarifasR$ 450,00',
    'IOFR$ 1.003,17',
    'Juros (1,49% ao mês)R$ 16.345,83',
    'Total a pagarR$ 47.799,00',
  ]);
});

test('[3.40] [2.34] rate, fee and tax that the service sends in no readable form are called unknown, and no interest is made up', async () => {
  const scenario = scenarioById('simulacao-veiculo-em-garantia');
  const options = [{ prazo: 36, taxa: '1,49% a.m.', valorDaParcela: 1327.75, iof: 'isento' }];
  const opened = setUpStage({
    ...scenario,
    plan: {
      simulateProduct: {
        kind: 'offContract',
        reason: 'the service writes rate, fee and tax as words',
        status: 200,
        body: { data: { valor: 30_000, loanFee: 'a combinar', installmentSimulations: options } },
      },
    },
  });
  stage = opened;
  await opened.controls.open({ hash: carEquity.hashId, path: '/', query: {} });
  const term = page.getByRole('radio', { name: '36 parcelas' });
  await expect.element(term).toHaveAccessibleDescription(/^R\$\s1\.327,75 Taxa não informada · Total/);
  expect(await openCosts()).toEqual([
    'ValorR$ 30.000,00',
    'TarifasSem informação',
    'IOFSem informação',
    'Juros (taxa não informada)Sem informação',
    'Total a pagarR$ 47.799,00',
  ]);
});

test('[3.42] [7.35] a portability of more than the balance shows what settles the contracts and what is paid out', async () => {
  const scenario = scenarioById('simulacao-portabilidade');
  const opened = setUpStage({
    ...scenario,
    plan: {
      simulateQitech: {
        kind: 'reply',
        status: 200,
        body: {
          data: {
            valor: 3500,
            saldoDevedor: 2000,
            loanFee: 120,
            iof: 98.42,
            pricingType: 'portability',
            installmentSimulations: [{ prazo: 12, taxa: 0.02, valorDaParcela: 350 }],
          },
        },
      },
    },
  });
  stage = opened;
  await opened.controls.open({ hash: portabilidade.hashId, path: '/', query: {} });
  await page.getByRole('checkbox', { name: /2361713603/ }).click();
  await expect.element(page.getByText('Saldo devedor a portar').first()).toBeVisible();
  expect(await openCosts()).toEqual([
    'Quita os contratosR$ 2.000,00',
    'Você recebeR$ 1.500,00',
    'TarifasR$ 120,00',
    'IOFR$ 98,42',
    'Juros (2,00% ao mês)R$ 481,58',
    'Total a pagarR$ 4.200,00',
  ]);
});

test('[5.24] [13.1] slider and exact input show the same amount: an arrow key changes both', async () => {
  await openAt('simulacao-escolher-valor', 3);
  const exact = page.getByRole('textbox', { name: 'Valor' });
  await expect.element(exact).toHaveValue('R$\u00a01.800,00');
  await expectAccessibleInBothThemes();
  const slider = page.getByRole('slider', { name: 'Ajustar Valor' });
  const element = slider.element();
  if (!(element instanceof HTMLElement)) throw new Error('The slider is not on the page.');
  element.focus();
  await userEvent.keyboard('{End}');
  await expect.element(exact).toHaveValue('R$\u00a03.500,00');
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'R$\u00a03.500,00');
});

test('[7.37] [13.1] banks are compared for one term: the cheapest is marked, and the visitor chooses one', async () => {
  await openAt('simulacao-imovel', 3);
  const banks = page.getByRole('radiogroup', { name: 'Banco' });
  await expect.element(banks.getByText('Menor parcela e menor total')).toBeVisible();
  await expectAccessibleInBothThemes();
  const radio = banks.getByRole('radio', { name: 'Bradesco' });
  const card = radio.element();
  if (!(card instanceof HTMLElement)) throw new Error('The bank is not on the page.');
  card.click();
  await expect.element(radio).toBeChecked();
});

test('[7.37] the total of each bank is its instalments added up', async () => {
  await openAt('simulacao-imovel', 3);
  const banks = page.getByRole('radiogroup', { name: 'Banco' });
  await expect.element(banks.getByRole('radio', { name: 'Bradesco' })).toBeVisible();
  const offers = [...banks.element().querySelectorAll('label')].map(({ textContent }) => textContent);
  expect(offers.length).toBeGreaterThan(1);
  for (const offer of offers) {
    const [, months, instalment = ''] = /(\d+)x de\s*R\$\s*([\d.]+,\d{2})/.exec(offer) ?? [];
    const [, total = ''] = /Total\s*R\$\s*([\d.]+,\d{2})/.exec(offer) ?? [];
    const centsOf = (amount: string): number => Number(amount.replace(/\D/g, ''));
    expect(centsOf(total), offer).toBe(Number(months) * centsOf(instalment));
  }
});

test.each([
  ['simulacao-imovel', 'left'],
  ['simulacao-conta-de-luz', 'right'],
] as const)('[15.8b] %s: the instalments of a list are aligned at their %s edge', async (id, edge) => {
  await page.viewport(360, 740);
  await openAt(id, 3);
  const getInstalments = () => [...document.querySelectorAll('[role=radiogroup] [id$=-paid]')];
  await expect.poll(() => getInstalments().length).toBeGreaterThan(1);
  expect(
    new Set(getInstalments().map(element => Math.round(element.getBoundingClientRect()[edge]))).size,
  ).toBe(1);
});

test.each([320, 360])(
  '[15.8b] in a card on a phone of %i px neither a term nor an instalment of nine digits breaks, and all instalments end at one edge',
  async width => {
    await page.viewport(width, 740);
    await openAt('simulacao-imovel-em-garantia', 2);
    for (const weight of [400, 700]) await document.fonts.load(`${weight} 1rem Montserrat`);
    const getInstalments = () => [...document.querySelectorAll('[role=radiogroup] [id$=-paid]')];
    await expect.poll(() => getInstalments().length).toBeGreaterThan(1);
    const lineCountOf = (element: Element | null): number => {
      const range = document.createRange();
      range.selectNodeContents(element ?? document.body);
      return range.getClientRects().length;
    };
    const instalments = getInstalments();
    // The last option keeps its instalment, which has space beside its name.
    for (const instalment of instalments.slice(0, -1)) instalment.textContent = 'R$\u00a01.234.567,89';
    for (const instalment of instalments) {
      expect(lineCountOf(instalment)).toBe(1);
      expect(lineCountOf(instalment.previousElementSibling)).toBe(1);
    }
    expect(new Set(instalments.map(({ textContent }) => textContent.length)).size).toBe(2);
    expect(new Set(instalments.map(element => Math.round(element.getBoundingClientRect().right))).size).toBe(
      1,
    );
  },
);

test('[2.36] [13.1] without an amount to finance there is a message with a retry button, and nothing to choose', async () => {
  await openAt('simulacao-veiculo-nao-encontrada', 2);
  await expect.element(page.getByText('Não encontrado', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  expect(page.getByRole('heading', { name: 'Opções para entrada escolhida' }).elements()).toEqual([]);
  await expectAccessibleInBothThemes();
});

test('[13.3] a request that finds no offer is announced', async () => {
  await openAt('simulacao-veiculo-nao-encontrada', 2);
  await expect
    .poll(() => document.querySelector('form > [role=status]')?.textContent)
    .toMatch(/^Nenhuma oferta encontrada\. /);
});

test('[7.36d] [13.3] one withdrawal less is announced once, together with its amount', async () => {
  await openAt('simulacao-fgts', 3);
  const liveRegions = recordLiveRegions(document);
  await page.getByRole('button', { name: 'Um saque a menos' }).click();
  await expect
    .poll(() => document.querySelector('form > [role=status]')?.textContent)
    .toMatch(/9 saques antecipados$/);
  expect(liveRegions.takeBreaches()).toEqual([]);
  liveRegions.stop();
});

test('[3.40] [13.3] an amount that the bank offers instead of the typed one stands in the input, and is announced once', async () => {
  await openAt('simulacao-valor-do-banco', 2);
  const liveRegions = recordLiveRegions(document);
  const amount = page.getByRole('textbox', { name: 'Valor' });
  await userEvent.fill(amount, '300000');
  await expect
    .poll(() => document.querySelector('form > [role=status]')?.textContent)
    .toMatch(/^O banco oferece R\$\s1\.000,00\. Simulação atualizada, de 12x de R\$\s100,53/);
  expect(liveRegions.takeBreaches()).toEqual([]);
  liveRegions.stop();
  await expect.element(amount).toHaveAccessibleDescription(/O banco oferece R\$\s1\.000,00\.$/);
  await userEvent.tab();
  await expect.element(amount).toHaveValue('R$\u00a01.000,00');
  await expectAccessibleInBothThemes();
});

test('[7.36d] [13.3] a number of withdrawals that the bank offers instead of the chosen one is announced once', async () => {
  await openAt('simulacao-fgts-saques-do-banco', 3);
  const liveRegions = recordLiveRegions(document);
  await page.getByRole('button', { name: 'Um saque a menos' }).click();
  await expect
    .poll(() => document.querySelector('form > [role=status]')?.textContent)
    .toMatch(/^O banco oferece 5 saques\. Simulação atualizada, R\$\s1\.872,96$/);
  expect(liveRegions.takeBreaches()).toEqual([]);
  liveRegions.stop();
  const counter = page.getByRole('group', { name: 'Quantidade de saques' });
  await expect.element(counter).toHaveAccessibleDescription('O banco oferece 5 saques.');
  await expect.element(counter.getByText('5 saques', { exact: true })).toBeVisible();
});

test('[7.32] [13.1] after a failed request the last offer stays, with the error beside it', async () => {
  await openAt('simulacao-conta-de-luz', 6);
  await expect.element(page.getByText(/^Não foi possível carregar os dados/)).toBeVisible();
  await expect.element(page.getByText('R$ 229,53')).toBeVisible();
  await expectAccessibleInBothThemes();
});

test('[7.32] [13.1] [15.4] prices of a failed simulation are muted and cannot be chosen; the button tries again', async () => {
  await openAt('simulacao-conta-de-luz', 6);
  await expect.element(page.getByText(/^Não foi possível carregar os dados/)).toBeVisible();
  const group = page.getByRole('radiogroup');
  const ink = getComputedStyle(page.getByRole('heading', { level: 1 }).element()).color;
  await expect.poll(() => getComputedStyle(group.getByText(/^R\$/).first().element()).color).not.toBe(ink);
  expect(getComputedStyle(group.element()).opacity).toBe('1');
  for (const option of group.getByRole('radio').elements()) expect(option).toBeDisabled();
  expect(page.getByRole('button', { name: 'Continuar', exact: true }).elements()).toEqual([]);
  const retryButton = page.getByRole('button', { name: 'Tentar novamente' });
  expect(retryButton.elements()).toHaveLength(1);
  const bar = retryButton.element().closest('[data-dock]');
  // Nothing is on its way, so the dock shows no placeholder.
  expect(bar?.querySelectorAll('[data-skeleton]')).toHaveLength(0);
  expect(bar).toHaveTextContent('Simulação não atualizada');
  await retryButton.click();
  await expect.element(page.getByRole('button', { name: 'Continuar', exact: true })).toBeVisible();
  await expect.poll(() => getComputedStyle(group.element()).opacity).toBe('1');
  // Only the answer to the new request brings options that can be chosen.
  for (const option of group.getByRole('radio').all()) await expect.element(option).toBeEnabled();
});

test('[5.1] [13.1] the button shows before a contract is chosen, and a press on it shows the error of the missing contract', async () => {
  await openAt('simulacao-portabilidade', 1);
  await expect.element(page.getByText('Escolha ao menos um contrato', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect.element(page.getByText('Escolha ao menos um contrato para continuar')).toBeVisible();
  await expect.element(page.getByText('O campo Contratos é obrigatório')).toBeVisible();
  await expect.poll(() => document.activeElement?.getAttribute('type')).toBe('checkbox');
  await expectAccessibleInBothThemes();
});

test('[5.1] [13.3] a press without a chosen option marks every option and says at the button what is missing', async () => {
  await page.viewport(360, 740);
  await openAt('simulacao-com-selecao', 3);
  const dock = () => document.querySelector('[data-dock]');
  const borderOf = (radio: Element): string => getComputedStyle(radio.parentElement ?? radio).borderTopColor;
  await expect.element(page.getByText('Escolha uma opção', { exact: true })).toBeVisible();
  const radios = page.getByRole('radio').elements();
  expect(radios.length).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect.poll(() => dock()?.textContent).toContain('Escolha uma opção para continuar');
  const icon = dock()?.querySelector('p svg');
  const error = icon && getComputedStyle(icon).color;
  for (const radio of radios) expect(borderOf(radio)).toBe(error);
  // The name of the group is in view, too.
  const { top } = page.getByText('Prazo', { exact: true }).element().getBoundingClientRect();
  expect(top).toBeGreaterThan(0);
  await userEvent.click(page.getByRole('radio').nth(1));
  await expect.poll(() => dock()?.textContent).not.toContain('Escolha');
});

test.each([
  ['simulacao-nao-encontrada', 2, /6x de/],
  ['simulacao-conta-de-luz', 6, /22 parcelas/],
  ['contratos-da-portabilidade', 3, /Santander/],
])('[13.2] %s: a retry by keyboard keeps the focus', async (id, until, textAfterRetry) => {
  await openAt(id, until);
  const retryButton = page.getByRole('button', { name: 'Tentar novamente' });
  await expect.element(retryButton).toBeVisible();
  const button = retryButton.element();
  if (!(button instanceof HTMLElement)) throw new Error('The button is not on the page.');
  button.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => retryButton.elements()).toEqual([]);
  await expect.element(page.getByText(textAfterRetry).first()).toBeVisible();
  expect(document.activeElement).not.toBe(document.body);
});

for (const [id, message] of [
  ['contratos-da-portabilidade', 'Não foi possível carregar os dados.'],
  ['simulacao-nao-encontrada', 'Simulação não encontrada'],
] as const)
  test(`[15.6] [8.42] ${id}: without anything to choose, the button of the screen asks again, at its place`, async () => {
    await page.viewport(360, 740);
    await openAt(id, 2);
    await expect.element(page.getByText(message).first()).toBeVisible();
    const buttons = page.getByRole('button', { name: 'Tentar novamente' }).elements();
    expect(buttons.map(button => button.closest('[data-dock]') !== null)).toEqual([true]);
    expect(dockAtRest(document)).toEqual({ bottomDistance: 20, height: 56 });
  });

test('[15.3] [13.3] the reason why a term is refused stands above the dock, and repeating it is not the main action', async () => {
  await page.viewport(360, 740);
  await openAt('simulacao-imovel-prazo-recusado', 1);
  const reason = page.getByText('O prazo máximo para a sua idade é de 240 meses.');
  await expect.element(reason).toBeVisible();
  const repeat = page.getByRole('button', { name: 'Tentar novamente' });
  await expect.element(repeat).toHaveAttribute('data-look', 'secondary');
  const topOfDock = () => document.querySelector('[data-dock]')?.getBoundingClientRect().top ?? 0;
  await expect.poll(() => topOfDock() - reason.element().getBoundingClientRect().bottom).toBeGreaterThan(0);
});

test('[7.5] a first simulation whose amount is refused by field shows the message at the amount, and no empty one', async () => {
  const scenario = scenarioById('simulacao-valor-recusado');
  stage = setUpStage({
    ...scenario,
    plan: {
      simulate: {
        kind: 'reply',
        status: 422,
        body: { code: 422, message: 'Revise.', errors: { valor: 'Até R$ 1.000,00.' } },
      },
    },
  });
  await playWalk({ ...scenario, walk: [{ do: 'open' }] }, createDomDriver(stage.controls), stage.engine);
  await expect.element(page.getByLabelText('Valor')).toHaveAccessibleDescription('Até R$ 1.000,00.');
  expect(
    page
      .getByRole('alert')
      .elements()
      .map(({ textContent }) => textContent)
      .filter(text => text.trim() === ''),
  ).toEqual([]);
});

test('[13.3b] [7.5] a refused number of withdrawals is tied to its counter, and its slider gets the focus', async () => {
  await openAt('simulacao-fgts', 3);
  const message = 'Escolha até 5 saques.';
  const body = { code: 422, message: 'Revise.', errors: { prazo: message } };
  stage?.engine.breakNext('simulateFgts', { kind: 'reply', status: 422, body });
  await userEvent.click(page.getByRole('button', { name: 'Um saque a menos' }));
  const counter = page.getByRole('group', { name: 'Quantidade de saques' });
  await expect.element(counter).toHaveAccessibleDescription(message);
  expect(document.querySelector('[data-wrong]')).toBe(page.getByRole('slider').element());
});

test('[3.40] [5.5] while the typed amount is too small, the offers of the earlier amount are marked as such', async () => {
  await openAt('simulacao-escolher-valor', 1);
  const options = page.getByRole('radiogroup', { name: 'Prazo' });
  await expect.element(options).toBeVisible();
  await expect.element(options).not.toHaveAttribute('data-stale');
  const amount = page.getByRole('textbox', { name: 'Valor' });
  await userEvent.clear(amount);
  await userEvent.type(amount, '100');
  await expect.element(amount).toHaveValue('R$\u00a01,00');
  await expect.element(options).toHaveAttribute('data-stale');
  // Nothing is on its way: the dock keeps its text, muted, and shows no placeholder.
  const summary = page.getByText('Escolha uma opção', { exact: true });
  await expect.element(summary).toBeVisible();
  const ink = getComputedStyle(page.getByRole('heading', { level: 1 }).element()).color;
  expect(getComputedStyle(summary.element()).color).not.toBe(ink);
  expect(document.querySelectorAll('[data-dock] [data-skeleton]')).toHaveLength(0);
  await userEvent.tab();
  await expect.element(options).not.toHaveAttribute('data-stale');
});
