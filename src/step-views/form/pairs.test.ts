import { expect, test } from 'vitest';
import { buildField } from '#journey/form/build-field.ts';
import { pairsOf } from './pairs.ts';

const findPairedKeys = (...fields: Parameters<typeof buildField>[0][]): string[] => [
  ...pairsOf(fields.map(buildField)),
];

test('[15.1] house number and complement share a row, and so do state and city of one address', () => {
  expect(
    findPairedKeys(
      { key: 'cep', component: 'cep' },
      { key: 'logradouro' },
      { key: 'numero', maxLength: 10 },
      { key: 'complemento' },
      { key: 'bairro' },
      { key: 'estado', component: 'select' },
      { key: 'cidade', component: 'select' },
    ),
  ).toEqual(['numero', 'complemento', 'estado', 'cidade']);
});

test('[15.1] a state and the city of another address do not share a row, nor do long fields', () => {
  expect(
    findPairedKeys(
      { key: 'estado', component: 'select' },
      { key: 'cidadeComercial', component: 'select' },
      { key: 'logradouro' },
      { key: 'complemento' },
    ),
  ).toEqual([]);
});

test.each([
  [12, ['ramal', 'senha']],
  [13, []],
])('[15.1] two neighbours of at most %i characters share a row: %j', (maxLength, pairedKeys) => {
  expect(findPairedKeys({ key: 'ramal', maxLength: 12 }, { key: 'senha', maxLength })).toEqual(pairedKeys);
});

test('[15.1] a short field whose label needs two lines has a row of its own, so that neighbours stand on one line', () => {
  expect(
    findPairedKeys(
      { key: 'entrada', component: 'currency', label: 'Entrada', maxLength: 12 },
      { key: 'fgts', maxLength: 12, label: 'Quanto do seu FGTS quer usar', tooltip: 'Da conta ativa.' },
    ),
  ).toEqual([]);
});

test('[15.1] two short neighbours share a row', () => {
  expect(findPairedKeys({ key: 'agencia', mask: 'agency' }, { key: 'conta', mask: 'account' })).toEqual([
    'agencia',
    'conta',
  ]);
});
