import { expect, test } from 'vitest';
import { buildField } from './build-field.ts';
import { describeAdjustment } from './describe-adjustment.ts';

const amount = buildField({ key: 'valor', component: 'money', minValue: 10_000, maxValue: 500_000 });

test.each([
  [5_000, 10_000, 'Renda: ajustamos para R$\u00a0100,00, o valor mínimo.'],
  [600_000, 500_000, 'Renda: ajustamos para R$\u00a05.000,00, o valor máximo.'],
  [170_000, 150_000, 'Renda: ajustamos para R$\u00a01.500,00, o valor permitido mais próximo.'],
  // The lowest mark, which a typed amount above the minimum is nearest to.
  [12_000, 10_000, 'Renda: ajustamos para R$\u00a0100,00, o valor permitido mais próximo.'],
  [20_000, 20_000, ''],
  [null, 10_000, ''],
])('[5.24] [13.3] an amount of %s that becomes %s is described: %s', (typed, adjusted, text) => {
  expect(describeAdjustment(amount, 'Renda', typed, adjusted)).toBe(text);
});

test('[5.11] [13.3] a text whose outer blanks are removed is no adjusted amount', () => {
  expect(describeAdjustment(buildField({ key: 'nome' }), 'Nome', ' Ana', 'Ana')).toBe('');
});
