import { expect, test } from 'vitest';
import type { WireField } from '../wire.ts';
import { fieldId } from './building-blocks/identifier.ts';
import {
  isLargeStepKind,
  type LargeStepSize,
  largeStep,
  largeStepFields,
  largeStepKinds,
} from './large-step.ts';

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

test.each(largeStepKinds.filter(isLargeStepKind))(
  'seven of ten fields of a step of the kind %s are of this kind',
  kind => {
    const fields = largeStepFields(200, kind);
    const ofKind = fields.filter(({ component, mask }) => (mask === 'cpf' ? 'cpf' : component) === kind);
    expect(ofKind).toHaveLength(kind === 'text' ? 200 : 140);
    const shapeOf = ({ key, conditionals, rules = [] }: WireField) => ({
      key,
      conditionals,
      rules: rules.length,
    });
    expect(fields.map(shapeOf)).toEqual(largeStepFields(200).map(shapeOf));
  },
);

test('a large step is always the same', () => {
  expect(largeStepFields(200)).toEqual(largeStepFields(200));
  const product = largeStep(1000);
  expect(product.steps).toBe(product.steps);
  expect(product.steps[0]?.fields).toHaveLength(1000);
});
