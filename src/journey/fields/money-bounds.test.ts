import { expect, test } from 'vitest';
import { buildField } from '../form/build-field.ts';
import { createOption } from '../form/testing/create-option.ts';
import type { FieldValue } from '../model/field.ts';
import { fieldKinds } from './index.ts';
import { clampCents, describeMoneyBounds, marksOf } from './money-bounds.ts';

test('[5.24c] the helper text says minimum and maximum', () => {
  expect(describeMoneyBounds({ minValue: 40_000, maxValue: 220_000 })).toBe(
    'min:\u00a0R$\u00a0400,00 - max:\u00a0R$\u00a02.200,00',
  );
  expect(describeMoneyBounds({ minValue: 40_000, maxValue: undefined })).toBe('min:\u00a0R$\u00a0400,00');
  expect(describeMoneyBounds({ minValue: undefined, maxValue: 1 })).toBe('max:\u00a0R$\u00a00,01');
  expect(describeMoneyBounds({ minValue: undefined, maxValue: undefined })).toBe('');
  expect(describeMoneyBounds({ minValue: 2, maxValue: 1 })).toBe('');
  expect(describeMoneyBounds({ minValue: undefined, maxValue: 0 })).toBe('');
});

test('[5.24] an amount is clamped to its minimum or maximum', () => {
  const bounds = { minValue: 100, maxValue: 200 };
  expect([99, 100, 150, 200, 201].map(cents => clampCents(cents, bounds, []))).toEqual([
    100, 100, 150, 200, 200,
  ]);
  expect(clampCents(5, { minValue: undefined, maxValue: undefined }, [])).toBe(5);
  expect(clampCents(5, { minValue: 200, maxValue: 100 }, [])).toBe(5);
});

test('[5.24] with marks an amount snaps to the nearest one within its bounds', () => {
  const marks = [50, 100, 160, 999];
  const bounds = { minValue: 100, maxValue: 200 };
  expect([0, 129, 131, 500].map(cents => clampCents(cents, bounds, marks))).toEqual([100, 100, 160, 160]);
  expect(clampCents(150, bounds, [999])).toBe(150);
});

test('[5.24] equal bounds allow one amount; marks on the bounds are valid, and of two equally near marks the smaller is used', () => {
  expect(clampCents(1, { minValue: 100, maxValue: 100 }, [])).toBe(100);
  expect(clampCents(150, { minValue: 120, maxValue: 200 }, [100, 200])).toBe(200);
  expect(clampCents(110, { minValue: 100, maxValue: 200 }, [100, 200])).toBe(100);
  expect(clampCents(150, { minValue: 100, maxValue: 200 }, [100, 200])).toBe(100);
});

test('[5.24] marks are the amounts of the options, in reais on the wire', () => {
  expect(
    marksOf([createOption('2200'), createOption('400.50'), createOption('muito'), createOption('2200')]),
  ).toEqual([40_050, 220_000]);
});

test('[5.24d] leaving a money field clamps its amount; an empty field stays empty', () => {
  for (const component of ['money', 'sliderMoney']) {
    const field = buildField({ key: 'valor', component, minValue: 100, maxValue: 200 });
    const normalise = (value: FieldValue, marks: readonly string[] = []) =>
      fieldKinds.find(component)?.normalise(
        value,
        field,
        marks.map(mark => createOption(mark)),
      );
    expect([1, 999, 150, 0, null].map(value => normalise(value))).toEqual([100, 200, 150, 100, null]);
    expect([1, 999, null].map(value => normalise(value, ['1.5']))).toEqual([150, 150, null]);
  }
});

test('[5.5] the value of a property is not clamped', () => {
  const field = buildField({
    key: 'imovel',
    component: 'inputRealEstateValue',
    minValue: 100,
    maxValue: 200,
  });
  expect(fieldKinds.find('inputRealEstateValue')?.normalise(999, field, [])).toBe(999);
});

test('[5.11] leaving a text trims it', () => {
  expect(fieldKinds.find('text')?.normalise('  Ana \n', buildField({ key: 'nome' }), [])).toBe('Ana');
});
