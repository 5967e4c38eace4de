import { expect, test } from 'vitest';
import { expectNoBreaches } from '#tests/support/expect-no-breaches.ts';
import type { Configuration } from '../model/configuration.ts';
import { stepTypes } from '../steps/index.ts';
import { configurationWith } from '../testing/configuration-with.ts';
import { defaultRules, type Identifiers, type JourneyRules } from './rule.ts';
import { ruleDeclarations } from './rule-declarations.ts';
import { rulesFor } from './rules.ts';

const noIdentifiers: Identifiers = { products: {}, banks: {}, lenders: {}, steps: {}, fields: {} };
const rulesOf = (overrides: Partial<Omit<Configuration, 'display'>>, identifiers = noIdentifiers) =>
  rulesFor(configurationWith(overrides), identifiers);
const createProduct = (name: string, slug = '') => ({ id: 'id-1', name, slug });

test.each([
  ['Cartão Nio', 'new'],
  ['NIO CARD', 'new'],
  ['Saque-aniversário FGTS', 'new'],
  ['FGTS Aniversário', 'new'],
  ['Crédito pessoal', 'old'],
  ['Cartão', 'old'],
  ['', 'old'],
])('[2.20] "%s" has the %s landing page', (name, landing) => {
  expect(rulesOf({ product: createProduct(name) }).landing).toBe(landing);
  expect(rulesOf({ metaProduct: createProduct('', name) }).landing).toBe(landing);
});

test('[1.5] the only product of a step type is the name of a product rule', () => {
  const productRules = ruleDeclarations.filter(({ appliesTo }) => appliesTo === 'products');
  expectNoBreaches(
    stepTypes.names().flatMap(name => {
      const onlyProduct = stepTypes.find(name)?.onlyProduct;
      return onlyProduct === undefined || productRules.some(rule => rule.name === onlyProduct)
        ? []
        : [`src/journey/steps/index.ts: ${name} has the only product "${onlyProduct}".`];
    }),
    {
      rule: 'The only product of a step type is the name of a product rule.',
      remedy: `Correct it: ${productRules.map(({ name }) => name).join(', ')}.`,
    },
  );
});

test('[2.53] boleto and energy products have a wave header, others have none', () => {
  expect(rulesOf({ product: createProduct('Crédito no boleto') }).hasWaveHeader).toBe(true);
  expect(rulesOf({ product: createProduct('Crédito na conta de luz') }).hasWaveHeader).toBe(true);
  expect(rulesOf({ product: createProduct('Crédito pessoal') }).hasWaveHeader).toBe(false);
});

test('[1.5] [6.5b] a product is recognised by its name, else by its slug or by the identifiers of the deployment', () => {
  const identifiers = { ...noIdentifiers, products: { 'nio-card': ['id-1'], 'e-worker': ['outro'] } };
  expect(rulesOf({ product: createProduct('Produto 7') }, identifiers)).toEqual({
    ...defaultRules,
    landing: 'new',
  });
  expect(rulesOf({ product: createProduct('Produto 7') })).toEqual(defaultRules);
  expect(rulesOf({ product: createProduct('Produto 7', 'nio-card') }).landing).toBe('new');
  expect(rulesOf({ bank: { ...createProduct('x'), image: '' } }, identifiers)).toEqual(defaultRules);
});

test.each<[about: string, names: string[], key: string, changes: Partial<JourneyRules>]>([
  [
    '[4.18] energy credit warns of its three read-error steps',
    ['light-credit', 'Crédito na conta de luz'],
    'light-credit',
    { readErrorSteps: ['erro-leitura-conta-de-luz', 'erro-leitura-endereco', 'erro-leitura-documento'] },
  ],
  [
    '[4.14] e-worker closes the earlier steps of an endorsed proposal',
    ['e-worker'],
    'e-worker',
    { isEndorsementFinal: true },
  ],
  [
    '[7.18] card withdrawal requests other proposals with the key of the CPF field',
    ['card-withdrawal', 'Saque cartão'],
    'card-withdrawal',
    { asksProposalsByField: true },
  ],
  [
    '[4.33] payroll-worker hides consent terms once a token exists',
    ['payroll-worker', 'Crédito do Trabalhador', 'consignado-clt'],
    'payroll-worker',
    { termsHiddenWithToken: ['lgpd', 'termo lgpd', 'consulta cpf', 'termo consulta cpf'] },
  ],
])('[6.5] %s, by slug, name or identifier', (_, names, key, changes) => {
  for (const name of names) {
    expect(rulesOf({ metaProduct: createProduct('', name) }), name).toMatchObject(changes);
    expect(rulesOf({ product: createProduct(name) }), name).toMatchObject(changes);
  }
  const identifiers = { ...noIdentifiers, products: { [key]: ['id-1'] } };
  expect(rulesOf({ product: createProduct('Produto 7') }, identifiers)).toMatchObject(changes);
  expect(rulesOf({ product: createProduct('Produto 7') })).not.toMatchObject(changes);
});

const createBank = (name: string, slug = '') => ({ ...createProduct(name, slug), image: '' });

test.each([
  ['VETTORE', true],
  ['AJCred', true],
  ['Crefisa', true],
  ['CREFAZ', false],
  ['AGX', false],
])('[2.58d] whether the dialogs of %s are centred modals on a phone: %s', (name, isModal) => {
  expect(rulesOf({ bank: createBank(name) }).centresDialogsOnPhone).toBe(isModal);
});

test('[9.37] the bank theme applies to the banks that the deployment lists', () => {
  const identifiers = { ...noIdentifiers, banks: { 'bank-theme': ['id-1'] } };
  expect(rulesOf({ bank: createBank('PAN') }, identifiers).usesBankTheme).toBe(true);
  expect(rulesOf({ bank: { ...createBank('PAN'), id: 'id-2' } }, identifiers).usesBankTheme).toBe(false);
  expect(rulesOf({ bank: createBank('bank-theme') }).usesBankTheme).toBe(false);
});

test('[2.43] the rule "offers" applies to the lenders that the deployment lists', () => {
  const identifiers = { ...noIdentifiers, lenders: { offers: ['id-1'] } };
  expect(rulesOf({ bank: createBank('PAN') }, identifiers).canReturnToOffers).toBe(true);
  expect(rulesOf({ bank: { ...createBank('PAN'), id: 'id-2' } }, identifiers).canReturnToOffers).toBe(false);
  expect(rulesOf({ bank: createBank('offers') }).canReturnToOffers).toBe(false);
});

test('[3.5a] [6.5a] [2.39a] the navigator is shown for banks that the configuration names or the deployment lists', () => {
  expect(
    rulesOf({ bank: createBank('Banco BMG', 'bmg'), tutorialBanksName: ['Itaú', 'BMG'] }).hasStepNavigator,
  ).toBe(true);
  expect(rulesOf({ bank: createBank('Itau'), tutorialBanksName: ['Itaú'] }).hasStepNavigator).toBe(true);
  expect(rulesOf({ bank: createBank('PAN'), tutorialBanksName: ['Itaú'] }).hasStepNavigator).toBe(false);
  expect(rulesOf({ bank: createBank(''), tutorialBanksName: [''] }).hasStepNavigator).toBe(false);
  const identifiers = { ...noIdentifiers, banks: { 'step-navigator': ['id-1'] } };
  expect(rulesOf({ bank: createBank('PAN') }, identifiers).hasStepNavigator).toBe(true);
});
