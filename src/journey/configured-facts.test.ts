import { expect, test } from 'vitest';
import { metaProductBankIdOf } from './meta-product-bank-id-of.ts';
import { shownTitleOf, titleNamesOf } from './shown-title.ts';
import { waveLookOf } from './wave-look.ts';

test('[7.9] [7.10] the link of product and lender is that of the step, else that of the configuration', () => {
  const configuration = { metaProductBank: { id: 'c', name: '', slug: '' } };
  expect(metaProductBankIdOf({ metaProductBankId: 's' }, configuration)).toBe('s');
  expect(metaProductBankIdOf({ metaProductBankId: '' }, configuration)).toBe('c');
  expect(metaProductBankIdOf({ metaProductBankId: '' }, undefined)).toBe('');
});

test('[2.53] a product has the wave header or none; [2.52] the wave shows the phases if the product has them', () => {
  expect(waveLookOf({ hasWaveHeader: true, hasPhases: true })).toBe('phases');
  expect(waveLookOf({ hasWaveHeader: true, hasPhases: false })).toBe('plain');
  expect(waveLookOf({ hasWaveHeader: false, hasPhases: true })).toBeUndefined();
});

test('[5.23] the title of a step keeps the names of lender and product', () => {
  expect(shownTitleOf('DADOS DO NIO', ['Nio'])).toBe('Dados do Nio');
  expect(shownTitleOf('DADOS PESSOAIS', [])).toBe('Dados Pessoais');
});

test.each([
  ['PROPOSTA E-WORKER', 'e-worker', 'Proposta e-worker'],
  ['DADOS DA CONTA DE LUZ', 'CRÉDITO NA CONTA DE LUZ', 'Dados da Conta de Luz'],
  ['SUA CASA', 'CASA PRÓPRIA', 'Sua Casa'],
  ['CONTA FGTS', 'ANTECIPAÇÃO FGTS', 'Conta FGTS'],
  ['CARTÃO NIO', 'Cartão NIO', 'Cartão NIO'],
])(
  '[5.23] in %j of the product %j short words of a name in capitals are ordinary words, and a name of one word stays',
  (title, product, shown) => {
    expect(shownTitleOf(title, titleNamesOf('BANCO PAN', [product]))).toBe(shown);
    expect(shownTitleOf(`${title} PAN`, titleNamesOf('BANCO PAN', [product]))).toBe(`${shown} PAN`);
    expect(shownTitleOf('agibank', titleNamesOf('agibank', [product]))).toBe('agibank');
  },
);
