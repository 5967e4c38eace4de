import { expect, test } from 'vitest';
import { buildStep } from '../form/testing/build-step.ts';
import { fieldToRefill } from './field-to-refill.ts';

const named = (slug: string, ...fields: { key: string; component?: string }[]) => ({
  ...buildStep(...fields),
  slug,
});
const bill = named(
  'conta-de-luz',
  { key: 'distribuidora' },
  { key: 'fotoDaConta', component: 'imageCapture' },
);
const bank = named('dados-bancarios', { key: 'agencia' }, { key: 'conta' }, { key: 'contato' });
const papers = named(
  'documentos',
  { key: 'rg', component: 'file' },
  { key: 'comprovanteDeResidencia', component: 'file' },
);
const person = named('dados-pessoais', { key: 'nome' }, { key: 'contato' });

test.each([
  ['[8.34]', 'inconsistentCPF', [bank, bill], { slug: 'conta-de-luz', key: 'fotoDaConta', isDocument: true }],
  ['[8.34]', 'inconsistentCPF', [bank, person], { slug: 'dados-bancarios', key: 'conta', isDocument: false }],
  ['[8.35]', 'resendOcr', [papers], { slug: 'documentos', key: 'rg', isDocument: true }],
  [
    '[8.36]',
    'inconsistentEnergyBill',
    [papers, bill],
    { slug: 'conta-de-luz', key: 'fotoDaConta', isDocument: true },
  ],
  [
    '[8.37]',
    'inconsistentComprovanteDeResidencia',
    [bill, papers],
    { slug: 'documentos', key: 'comprovanteDeResidencia', isDocument: true },
  ],
])('%s %s requests the field of the value that did not match (%#)', (_, kind, steps, expected) => {
  expect(fieldToRefill(steps, kind)).toEqual(expected);
});

test('[8.34] if no step has an account field, there is no step to go back to', () => {
  expect(fieldToRefill([person], 'inconsistentCPF')).toBeUndefined();
});

test('[8.34] a field of an unknown kind holds no document', () => {
  const unknown = named('conta', { key: 'fotoDaConta', component: 'unknown' });
  expect(fieldToRefill([unknown], 'inconsistentCPF')).toEqual({
    slug: 'conta',
    key: 'fotoDaConta',
    isDocument: false,
  });
});
