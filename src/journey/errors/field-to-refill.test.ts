import { expect, test } from 'vitest';
import { buildStep } from '../form/testing/build-step.ts';
import { findFieldToRefill, findRefusedAccount } from './field-to-refill.ts';

const stepWith = (slug: string, ...fields: { key: string; component?: string }[]) => ({
  ...buildStep(...fields),
  slug,
});
const billStep = stepWith(
  'conta-de-luz',
  { key: 'distribuidora' },
  { key: 'fotoDaConta', component: 'imageCapture' },
);
const bankStep = stepWith('dados-bancarios', { key: 'agencia' }, { key: 'conta' }, { key: 'contato' });
const documentsStep = stepWith(
  'documentos',
  { key: 'rg', component: 'file' },
  { key: 'comprovanteDeResidencia', component: 'file' },
);
const personStep = stepWith('dados-pessoais', { key: 'nome' }, { key: 'contato' });

test.each([
  [
    '[8.34]',
    'inconsistentCPF',
    [bankStep, billStep],
    { slug: 'conta-de-luz', key: 'fotoDaConta', isDocument: true },
  ],
  [
    '[8.34]',
    'inconsistentCPF',
    [bankStep, personStep],
    { slug: 'dados-bancarios', key: 'conta', isDocument: false },
  ],
  ['[8.35]', 'resendOcr', [documentsStep], { slug: 'documentos', key: 'rg', isDocument: true }],
  [
    '[8.36]',
    'inconsistentEnergyBill',
    [documentsStep, billStep],
    { slug: 'conta-de-luz', key: 'fotoDaConta', isDocument: true },
  ],
  [
    '[8.37]',
    'inconsistentComprovanteDeResidencia',
    [billStep, documentsStep],
    { slug: 'documentos', key: 'comprovanteDeResidencia', isDocument: true },
  ],
])('%s %s leads to the field of the value that did not match (%#)', (_, kind, steps, expected) => {
  expect(findFieldToRefill(steps, kind, () => true)).toEqual(expected);
});

test('[8.34] a refused form with a bank account asks for another account, whatever document an earlier step has', () => {
  const accountStep = stepWith('conta', { key: 'banco', component: 'bank' }, { key: 'conta' });
  const expected = { slug: 'conta', key: 'conta', isDocument: false };
  const findFor = (step: typeof accountStep, kind = 'inconsistentCPF', hiddenKey = '') =>
    findRefusedAccount(step, kind, (_, { key }) => key !== hiddenKey);
  expect(findFor(accountStep)).toEqual(expected);
  expect(findFor(bankStep)).toEqual({ ...expected, slug: 'dados-bancarios' });
  expect(['resendOcr', 'inconsistentEnergyBill'].map(kind => findFor(accountStep, kind))).toEqual([
    undefined,
    undefined,
  ]);
  expect(findFor(accountStep, 'inconsistentCPF', 'conta')).toBeUndefined();
  expect(findFor(stepWith('conta-de-luz', { key: 'numeroDaConta' }))).toBeUndefined();
  const withPhoto = stepWith('conta', { key: 'banco' }, { key: 'conta' }, { key: 'foto', component: 'file' });
  expect(findFor(withPhoto)).toBeUndefined();
  expect(findFor(withPhoto, 'inconsistentCPF', 'foto')).toEqual(expected);
});

test('[8.34] if no step has an account field, there is no step to go back to', () => {
  expect(findFieldToRefill([personStep], 'inconsistentCPF', () => true)).toBeUndefined();
});

test('[8.34] a field of an unknown kind takes no document', () => {
  const unknown = stepWith('conta', { key: 'fotoDaConta', component: 'unknown' });
  expect(findFieldToRefill([unknown], 'inconsistentCPF', () => true)).toEqual({
    slug: 'conta',
    key: 'fotoDaConta',
    isDocument: false,
  });
});
