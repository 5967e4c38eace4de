import { expect, test } from 'vitest';
import type { Configuration } from '../model/configuration.ts';
import { configurationWith } from '../testing/configuration-with.ts';
import { stepTypeWith, stepWith } from '../testing/step-with.ts';
import { recogniseRules } from './recognise-rules.ts';
import type { Identifiers, RuleDeclaration } from './rule.ts';
import { appliedRulesOf, describeAppliedRules, rulesFor } from './rules.ts';
import { containsWords, hasSameWords, wordsOf } from './words.ts';

const noIdentifiers: Identifiers = { products: {}, banks: {}, lenders: {}, steps: {}, fields: {} };

const named = (name: string, slug = '') => ({ id: 'id-1', name, slug });
const configurationNamed = (name: string) =>
  configurationWith({ product: named(''), metaProduct: named(name) });
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
  ['Empréstimo na fatura de energia', ['light-credit']],
  ['Crédito Fatura de Luz', ['light-credit']],
  ['Crédito Energia', ['light-credit']],
  ['energy-credit', ['light-credit']],
  ['credito-luz', ['light-credit']],
  ['Crédito Energia Solar', []],
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

/** A step of a type that only energy credit has. */
const energyStep = stepWith({ slug: 'conta', type: stepTypeWith('dadosContaDeLuz') });

test('[1.5] a product without a matching name is recognised by a step type that only it has; a matching name has priority', () => {
  const steps = [
    stepWith({ slug: 'a' }),
    stepWith({ slug: 'b', type: stepTypeWith('holograma') }),
    energyStep,
  ];
  const energy = { ...configurationNamed('Produto 7'), steps };
  expect(appliedRulesOf(energy, noIdentifiers)).toMatchObject([
    { rule: { name: 'light-credit' }, recognisedBy: 'steps', evidence: '' },
  ]);
  expect(describeAppliedRules(appliedRulesOf(energy, noIdentifiers))).toBe('light-credit (steps)');
  expect(appliedRuleNames({ ...energy, product: named('FGTS') })).toEqual(['fgts']);
  expect(appliedRuleNames({ ...energy, bank: { ...named('Crefisa'), image: '' } })).toEqual([
    'light-credit',
    'crefisa',
  ]);
  expect(
    appliedRuleNames({ ...energy, product: named('FGTS'), bank: { ...named('Crefisa'), image: '' } }),
  ).toEqual(['fgts', 'crefisa']);
});

test('[1.5] [4.14] a rule that refuses something, or that is no product, is not recognised by step types', () => {
  const declare = (members: Partial<RuleDeclaration>): RuleDeclaration => ({
    name: 'light-credit',
    appliesTo: 'products',
    phrases: [],
    changes: {},
    ...members,
  });
  const configuration = configurationWith({ steps: [energyStep] });
  const recognise = (rule: RuleDeclaration) => recogniseRules(configuration, noIdentifiers, [rule]);
  expect(recognise(declare({}))).toHaveLength(1);
  expect(recognise(declare({ isExact: true }))).toEqual([]);
  expect(recognise(declare({ appliesTo: 'banks' }))).toEqual([]);
  expect(recognise(declare({ name: 'outro' }))).toEqual([]);
});

test('[1.5] the longest phrase of a rule is its evidence; a shorter one of another rule is part of it only for the same subject', () => {
  const rule = (name: string, appliesTo: RuleDeclaration['appliesTo'], ...phrases: string[]) =>
    ({ name, appliesTo, phrases, changes: {} }) satisfies RuleDeclaration;
  const configuration = configurationWith({
    product: named('Saque FGTS'),
    bank: { ...named('FGTS'), image: '' },
  });
  const rules = [
    rule('saque-fgts', 'products', 'fgts', 'saque fgts', 'saque'),
    rule('fgts', 'products', 'fgts'),
    rule('saque', 'products', 'saque'),
    rule('bank', 'banks', 'fgts'),
    rule('other', 'products', 'credito'),
  ];
  expect(
    recogniseRules(configuration, noIdentifiers, rules).map(({ rule: { name }, evidence }) => [
      name,
      evidence,
    ]),
  ).toEqual([
    ['saque-fgts', 'saque fgts'],
    ['bank', 'fgts'],
  ]);
});

test('[1.5] of two phrases with as many words the first is the evidence', () => {
  const rule: RuleDeclaration = { name: 'r', appliesTo: 'products', phrases: ['saque', 'fgts'], changes: {} };
  expect(recogniseRules(configurationNamed('FGTS Saque'), noIdentifiers, [rule])).toEqual([
    { rule, recognisedBy: 'name', evidence: 'saque' },
  ]);
});

test('[1.5] master, corporation and store identify a lender by their identifiers only; no identifier is empty', () => {
  for (const member of ['master', 'corporation', 'store'] as const) {
    const identifiers = { ...noIdentifiers, lenders: { offers: ['id-7'] } };
    expect(appliedRuleNames(configurationWith({ [member]: { id: 'id-7' } }), identifiers)).toEqual([
      'offers',
    ]);
  }
  expect(appliedRuleNames(configurationWith(), { ...noIdentifiers, lenders: { offers: [''] } })).toEqual([]);
});

test('[1.5] [2.58] the bank of the product names a bank, not a lender', () => {
  const configuration = configurationWith({ metaProductBank: named('Crefisa') });
  expect(appliedRuleNames(configuration)).toEqual([]);
  expect(appliedRuleNames(configuration, { ...noIdentifiers, banks: { 'bank-theme': ['id-1'] } })).toEqual([
    'bank-theme',
  ]);
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
  const energy = configurationNamed('Crédito Conta de Luz');
  const payroll = configurationNamed('consignado-clt');
  const ownSlugs = rulesFor(energy, noIdentifiers).readErrorSteps;
  const ownTerms = rulesFor(payroll, noIdentifiers).termsHiddenWithToken;
  expect([ownSlugs.length, ownTerms.length]).toEqual([3, 4]);
  expect(rulesFor(energy, identifiers).readErrorSteps).toEqual([...ownSlugs, 'conta-ilegivel']);
  expect(rulesFor(payroll, identifiers).termsHiddenWithToken).toEqual([...ownTerms, 'aceite1']);
  // A product without read errors or consent terms does not get any.
  expect(rulesFor(configurationNamed('Crédito pessoal'), identifiers)).toMatchObject({
    readErrorSteps: [],
    termsHiddenWithToken: [],
  });
});

test('[1.5] the applied rules are listed with their evidence; without any, the line says that none applies', () => {
  const identifiers = { ...noIdentifiers, lenders: { offers: ['id-1'] } };
  const bank = { ...named('Banco Crefisa'), image: '' };
  const configuration = { ...configurationNamed('Nio Cartão de Crédito'), bank };
  expect(describeAppliedRules(appliedRulesOf(configuration, identifiers))).toBe(
    'nio-card (name: cartao nio), crefisa (name: crefisa), offers (deployment: id-1)',
  );
  expect(describeAppliedRules(appliedRulesOf(configurationNamed('Crédito pessoal'), noIdentifiers))).toBe(
    'none applies',
  );
});

test('words have no case, accents, order or joining words', () => {
  expect([...wordsOf('Crédito NA Conta de Luz')]).toEqual(['credito', 'conta', 'luz']);
  expect([...wordsOf('creditoNaContaDeLuz')]).toEqual(['credito', 'conta', 'luz']);
  expect([...wordsOf('FGTS - saque (2 anos)')]).toEqual(['fgts', 'saque', '2', 'anos']);
  expect([...wordsOf(' de - ')]).toEqual([]);
});

test('[1.5] an exact phrase has the same words, no more and no fewer', () => {
  const phrase = wordsOf('consignado privado');
  expect(hasSameWords(wordsOf('Privado consignado'), phrase)).toBe(true);
  expect(hasSameWords(wordsOf('consignado público'), phrase)).toBe(false);
  expect(hasSameWords(wordsOf('consignado privado novo'), phrase)).toBe(false);
  expect(hasSameWords(wordsOf(''), wordsOf(''))).toBe(false);
  expect(containsWords(wordsOf('consignado'), wordsOf(''))).toBe(false);
});
