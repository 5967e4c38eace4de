import { expect, test } from 'vitest';
import { decodeSystem } from '#api/decode/system.ts';
import type { Configuration } from '#journey/model/configuration.ts';
import type { Identifiers } from '#journey/rules/rule.ts';
import { appliedRulesOf, describeAppliedRules, rulesFor } from '#journey/rules/rules.ts';
import { wordsOf } from '#journey/rules/words.ts';
import { creditoContaDeLuz } from '#scenarios/products/credito-conta-de-luz.ts';
import { creditoPessoal } from '#scenarios/products/credito-pessoal.ts';
import type { Product } from '#scenarios/products/define-product.ts';
import { products } from '#scenarios/products/index.ts';
import { systemAnswer } from '#scenarios/products/system-answer.ts';

const noIdentifiers: Identifiers = { products: {}, banks: {}, lenders: {}, steps: {}, fields: {} };

function configurationOf(product: Product, overrides: Partial<Configuration> = {}): Configuration {
  const system = decodeSystem(systemAnswer(product, null));
  if (!system) throw new Error(`${product.id} has no configuration.`);
  return { ...system.configuration, ...overrides };
}

const productNamed = (name: string, slug = '') => ({ id: 'id-1', name, slug });
const configurationNamed = (name: string) =>
  configurationOf(creditoPessoal, { product: productNamed(''), metaProduct: productNamed(name) });
const appliedRuleNames = (configuration: Configuration, identifiers = noIdentifiers) =>
  appliedRulesOf(configuration, identifiers).map(({ rule }) => rule.name);

test.each([
  ['FGTS Saque Aniversário', ['fgts-anniversary']],
  ['Saque-Aniversário do FGTS', ['fgts-anniversary']],
  ['ANIVERSÁRIO FGTS', ['fgts-anniversary']],
  ['fgts-anniversary', ['fgts-anniversary']],
  ['fgtsAnniversary', ['fgts-anniversary']],
  ['FGTS', ['fgts']],
  ['Empréstimo FGTS', ['fgts']],
  ['Nio Cartão de Crédito', ['nio-card']],
  ['Antônio Cartões', []],
  ['Crédito Conta de Luz', ['light-credit']],
  ['Financiamento de energia solar', []],
  ['consignado-clt', ['payroll-worker']],
  ['Crédito do Trabalhador', ['payroll-worker']],
  ['Saque no Cartão', ['card-withdrawal']],
  ['e-worker', ['e-worker']],
  ['E-Consignado do Trabalhador', ['e-worker']],
  ['Boleto parcelado', ['boleto']],
  ['Crédito pessoal', []],
  ['', []],
])('[1.5] [6.5b] the product "%s" is recognised as %j', (name, rules) => {
  expect(appliedRuleNames(configurationNamed(name))).toEqual(rules);
});

test.each([
  'Consignado privado para aposentados',
  'Refinanciamento do e-worker',
  'Seguro do crédito do trabalhador',
])('[4.14] [4.33b] "%s" is no exact name: nothing is hidden or refused', name => {
  const rules = rulesFor(configurationNamed(name), noIdentifiers);
  expect(rules).toMatchObject({ isEndorsementFinal: false, termsHiddenWithToken: [] });
});

test('[1.5] a product without a matching name is recognised by a step type that only it has; a matching name has priority', () => {
  const nameless = { product: productNamed('Produto 7'), metaProduct: productNamed('') };
  const energy = configurationOf(creditoContaDeLuz, nameless);
  expect(appliedRulesOf(energy, noIdentifiers)).toMatchObject([
    { rule: { name: 'light-credit' }, recognisedBy: 'steps' },
  ]);
  expect(appliedRuleNames({ ...energy, product: productNamed('FGTS') })).toEqual(['fgts']);
});

test('[1.5] [6.5] the lists of the deployment name products, banks and lenders by identifier', () => {
  const nameless = configurationNamed('Produto 7');
  const identifiers = {
    ...noIdentifiers,
    products: { 'e-worker': ['id-1'] },
    banks: { 'step-navigator': ['outro'] },
  };
  expect(appliedRuleNames(nameless, identifiers)).toEqual(['e-worker']);
  expect(rulesFor(nameless, identifiers).isEndorsementFinal).toBe(true);
});

test('[4.18] [4.33] the deployment adds slugs of read-error steps and keys of consent terms to the product’s own', () => {
  const identifiers = {
    ...noIdentifiers,
    steps: { 'read-error': ['conta-ilegivel'] },
    fields: { 'consent-term': ['aceite1'] },
  };
  expect(rulesFor(configurationNamed('Crédito Conta de Luz'), identifiers).readErrorSteps).toContain(
    'conta-ilegivel',
  );
  expect(rulesFor(configurationNamed('consignado-clt'), identifiers).termsHiddenWithToken).toContain(
    'aceite1',
  );
  // A product without read errors or consent terms does not get any.
  expect(rulesFor(configurationNamed('Crédito pessoal'), identifiers)).toMatchObject({
    readErrorSteps: [],
    termsHiddenWithToken: [],
  });
});

test('[1.5] the applied rules are listed with their evidence; without any, the line says that none applies', () => {
  const identifiers = { ...noIdentifiers, lenders: { offers: ['id-1'] } };
  const bank = { ...productNamed('Banco Crefisa'), image: '' };
  const configuration = { ...configurationNamed('Nio Cartão de Crédito'), bank };
  expect(describeAppliedRules(appliedRulesOf(configuration, identifiers))).toBe(
    'nio-card (name: cartao nio), crefisa (name: crefisa), offers (deployment: id-1)',
  );
  expect(describeAppliedRules(appliedRulesOf(configurationNamed('Crédito pessoal'), noIdentifiers))).toBe(
    'none applies',
  );
});

test('[1.4] every family of products has a name of its own: none is taken for another', () => {
  const rulesByProduct = products.map(
    product => [product.id, appliedRuleNames(configurationOf(product))] as const,
  );
  for (const [id, rules] of rulesByProduct)
    expect(rules.length, `${id}: ${rules.join()}`).toBeLessThanOrEqual(2);
});

test('words have no case, accents, order or joining words', () => {
  expect([...wordsOf('Crédito NA Conta de Luz')]).toEqual(['credito', 'conta', 'luz']);
  expect([...wordsOf('creditoNaContaDeLuz')]).toEqual(['credito', 'conta', 'luz']);
});
