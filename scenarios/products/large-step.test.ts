import { expect, test } from 'vitest';
import { fieldId } from './building-blocks/identifier.ts';
import { type LargeStepSize, largeStep, largeStepFields } from './large-step.ts';

const sizes: readonly LargeStepSize[] = [20, 200, 1000];

/** The share of each kind. A CPF is a text with the mask `cpf`. */
const shares = { text: 0.5, cpf: 0.15, money: 0.1, select: 0.1, date: 0.05, radio: 0.05, checkbox: 0.05 };

test.each(sizes)('a large step of %i fields has each kind in its declared share', size => {
  const fields = largeStepFields(size);
  const kinds = fields.map(({ component, mask }) => (mask === 'cpf' ? 'cpf' : component));
  const countedShares = Object.keys(shares).map(kind => [
    kind,
    kinds.filter(fieldKind => fieldKind === kind).length / size,
  ]);
  expect(Object.fromEntries(countedShares)).toEqual(shares);
  expect(new Set(fields.map(({ _id }) => _id)).size).toBe(size);
});

test.each(sizes)(
  'in a step of %i fields every tenth field depends on the field five places before, and half are required',
  size => {
    const fields = largeStepFields(size);
    fields.forEach(({ conditionals }, index) => {
      const position = index + 1;
      const expected =
        position % 10 === 0 ? { visualization: { _id: fieldId(`campo${position - 5}`) } } : 'none';
      expect(conditionals).toEqual(expected);
    });
    expect(fields.filter(({ rules = [] }) => rules.length > 0)).toHaveLength(size / 2);
    expect(fields.find(({ component }) => component === 'select')?.options).toHaveLength(50);
  },
);

test('a large step is always the same', () => {
  expect(largeStepFields(200)).toEqual(largeStepFields(200));
  const product = largeStep(1000);
  expect(product.steps).toBe(product.steps);
  expect(product.steps[0]?.fields).toHaveLength(1000);
});
