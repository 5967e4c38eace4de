import { afterEach, expect, test } from 'vitest';
import type { Api } from '#api/api.ts';
import type { PlayedProductId } from '#scenarios/products/index.ts';
import { type FlowStage, setUpFlows } from '#tests/flows/flow-stage.ts';
import { withConfiguration } from '#tests/flows/with-configuration.ts';

let stage: FlowStage | undefined;
afterEach(() => {
  stage?.close();
  stage = undefined;
});

/** Opens a product, without an error page and without a call that breaks the contract. */
async function openProduct(product: PlayedProductId, wrap?: (api: Api) => Api): Promise<FlowStage> {
  stage = setUpFlows({ product, ...(wrap && { wrap }) });
  await stage.open();
  expect(stage.state.errorPage).toBeUndefined();
  expect(stage.engine.violations).toEqual([]);
  return stage;
}

test.each([
  ['payroll-deductible loans', 'consignado-inss'],
  ['FGTS anniversary withdrawal', 'saque-aniversario-fgts'],
  ['personal loan', 'credito-pessoal'],
  ['card products', 'cartao-consignado'],
  ['card products of Nio', 'cartao-nio'],
  ['card withdrawal', 'saque-cartao'],
  ['credit repaid on the energy bill', 'credito-conta-de-luz'],
  ['boleto products', 'credito-boleto'],
  ['the worker app', 'e-worker'],
  ['car-equity loans', 'car-equity'],
  ['consigned private payroll loans', 'consignado-privado'],
  ['real-estate multiple financing', 'financiamento-imobiliario'],
  ['vehicle financing', 'financiamento-veiculo'],
  ['vehicle insurance', 'seguro-auto'],
  ['mobile phone insurance', 'seguro-celular'],
  ['portability', 'portabilidade'],
  ['home equity', 'home-equity'],
  ['Auxílio Brasil', 'auxilio-brasil'],
  ['FGTS loans', 'emprestimo-fgts'],
  ['consortium', 'consorcio'],
  ['refinancing', 'refinanciamento'],
  ['increase of the margin', 'aumento-de-margem'],
  ['digital account', 'conta-digital'],
] as const)('[1.4] %s starts: %s opens at its first step or at its landing page', async (_, product) => {
  const { state } = await openProduct(product);
  const [first] = [...(state.config?.steps ?? [])].sort((a, b) => a.order - b.order);
  expect([
    { kind: 'step', slug: first?.slug },
    { kind: 'landing', variant: state.rules.landing },
  ]).toContainEqual(state.place);
  expect(state.config?.product.name).toMatch(/\w/);
});

test.each([
  ['Empréstimo FGTS', 'emprestimo-fgts'],
  ['Consórcio', 'consorcio'],
  ['Refinanciamento', 'refinanciamento'],
  ['Aumento de margem', 'aumento-de-margem'],
  ['Conta digital', 'conta-digital'],
])('[1.4] a product of the name %s works with the steps of any other', async (name, slug) => {
  const { state } = await openProduct(
    'credito-pessoal',
    withConfiguration(configuration => {
      configuration.metaProduct = { id: slug, name, slug };
    }),
  );
  expect(state.config?.metaProduct).toMatchObject({ name, slug });
  expect(state.place).toEqual({ kind: 'step', slug: 'dados-pessoais' });
});
