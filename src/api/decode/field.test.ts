import { expect, test } from 'vitest';
import { decodeField } from './field.ts';
import { decodeOptions } from './options.ts';
import { takeUnreadableNames } from './take-unreadable-names.ts';

test('[3.23a] uniqueKey takes precedence over key, component over _component', () => {
  expect(decodeField({ key: 'a', uniqueKey: 'b', component: 'text', _component: 'date' })).toMatchObject({
    key: 'b',
    component: 'text',
  });
  expect(decodeField({ key: 'a', uniqueKey: null, _component: 'date' })).toMatchObject({
    key: 'a',
    component: 'date',
  });
});

test.each([
  [{ readOnly: true }, true],
  [{ disabled: true }, true],
  [{ readOnly: false, disabled: true }, true],
  [{}, false],
  [{ readOnly: 'true' }, true],
  [{ disabled: 1 }, true],
  [{ readOnly: 'S' }, true],
  [{ readOnly: 'false', disabled: 0 }, false],
])('[3.23b] %o is read-only: %s', (json, readOnly) => {
  expect(decodeField(json).readOnly).toBe(readOnly);
});

test.each([
  [{ rules: [{ required: true }] }, true],
  [{ rules: [{ required: true, warningOnly: true }] }, false],
  [{ rules: [{ required: true, warningOnly: true }, { required: true }] }, true],
  [{ required: true }, true],
  [{ rules: 'none' }, false],
  [{ rules: [null, 3] }, false],
])('[5.1c] %o is required: %s', (json, required) => {
  expect(decodeField(json).required).toBe(required);
});

test.each([
  ['none'],
  [null],
  [undefined],
  [''],
  [3],
  [{}],
  [{ visualization: 'none', displayBasedOnValues: 'none', standard: 'none', readOnly: 'none' }],
  [{ visualization: null, displayBasedOnValues: [], standard: null, readOnly: null }],
  [{ visualization: { value: 'x' }, displayBasedOnValues: [null] }],
])('[3.25] the conditionals %o are none', conditionals => {
  expect(decodeField({ conditionals }).conditionals).toEqual({});
});

test('[3.26] [3.27] [3.28] [3.29] every kind of conditional is read', () => {
  const conditionals = {
    visualization: { _id: 'f1', value: true },
    displayBasedOnValues: [{ _id: 'f2', value: ['A', 2, null] }],
    standard: { _id: 'f3', value: 'x', forcedValue: 'y', readOnly: true },
    readOnly: { activateWhenHasProposal: true },
  };
  expect(decodeField({ conditionals }).conditionals).toEqual({
    visualization: { fieldId: 'f1', values: ['true'] },
    displayBasedOnValues: [{ fieldId: 'f2', values: ['A', '2', ''] }],
    standard: { fieldId: 'f3', values: ['x'], forcedValue: 'y', readOnly: true },
    readOnly: { activateWhenHasProposal: true },
  });
});

test('[3.26] [3.27] a condition without a value has no values: the other field only has to be filled', () => {
  const conditionals = { visualization: { _id: 'f1' }, displayBasedOnValues: [{ _id: 'f2' }] };
  expect(decodeField({ conditionals }).conditionals).toEqual({
    visualization: { fieldId: 'f1', values: [] },
    displayBasedOnValues: [{ fieldId: 'f2', values: [] }],
  });
});

test('[12.4] a condition on a hostile value does not break the answer', () => {
  const value = { toString: 1, valueOf: 1 };
  expect(() => decodeField({ conditionals: { visualization: { _id: 'f', value } } })).not.toThrow();
});

test.each([
  [{ defaultValue: { value: 7 } }, 7],
  [{ defaultValue: { value: 'a', label: 'A' } }, { value: 'a', label: 'A' }],
  [{ defaultValue: 'x' }, 'x'],
  [{}, null],
])('[3.23] the default of %o', (json, expected) => {
  expect(decodeField(json).defaultValue).toEqual(expected);
});

test('[3.23] limits of money come in reais and are kept in cents, other limits stay as they are', () => {
  expect(decodeField({ component: 'money', minValue: 10.5, maxValue: '20' })).toMatchObject({
    minValue: 1050,
    maxValue: 2000,
  });
  expect(decodeField({ component: 'percentage', minValue: 10.5 })).toMatchObject({
    minValue: 10.5,
    maxValue: undefined,
  });
});

test('[3.30] [16.9] boundaries of dates: start or end, absolute or years back', () => {
  const dateValidation = [
    { edge: 'start', type: 'yearsBack', value: 100 },
    { edge: 'END', type: 'AbsoluteDate', value: '2020-01-01' },
    { boundary: 'end', type: 'yearsBack', value: 18 },
    { edge: 'middle' },
    null,
  ];
  takeUnreadableNames();
  expect(decodeField({ dateValidation }).dateValidation).toEqual([
    { edge: 'start', type: 'yearsBack', value: '100' },
    { edge: 'end', type: 'absoluteDate', value: '2020-01-01' },
    { edge: 'end', type: 'yearsBack', value: '18' },
  ]);
  // A boundary that is left out would let dates through: the operator learns of it.
  expect(takeUnreadableNames()).toEqual(['dateValidation']);
  decodeField({ dateValidation: dateValidation.slice(0, 3) });
  expect(takeUnreadableNames()).toEqual([]);
});

test('[3.24] [12.5] sub-fields are read; endless nesting is cut off', () => {
  let json: Record<string, unknown> = { key: 'leaf' };
  for (let depth = 0; depth < 5000; depth += 1) json = { key: `k${depth}`, subFields: [json] };
  let depth = 0;
  for (let field = decodeField(json); field.subFields[0]; field = field.subFields[0]) depth += 1;
  expect(depth).toBe(6);
});

test('[3.31a] options: value, label, image, disabled, children; a plain text is both value and label', () => {
  const resource = [
    { value: 1, label: 'Um', image: 'i', disabled: true, children: 'c' },
    { value: 'b' },
    'c',
    { label: 'só nome' },
    { value: '', label: 'Escolha' },
    { value: {}, label: 'x' },
    { id: 'F', nome: 'x' },
    null,
  ];
  takeUnreadableNames();
  expect(decodeOptions({ resource })?.options).toEqual([
    { value: '1', label: 'Um', image: 'i', disabled: true, children: 'c' },
    { value: 'b', label: 'b', image: '', disabled: false, children: '' },
    { value: 'c', label: 'c', image: '', disabled: false, children: '' },
    { value: 'só nome', label: 'só nome', image: '', disabled: false, children: '' },
  ]);
  expect(takeUnreadableNames()).toEqual(['options']);
  expect(decodeField({ key: 'a', options: resource }).options.map(({ value }) => value)).toEqual([
    '1',
    'b',
    'c',
    'só nome',
  ]);
});

test('[3.31] [12.3] the value that stands for a missing label is shown as clean text, and sent as it came', () => {
  const written = '9\u202e,1% &amp; taxa\u0007';
  for (const entry of [{ value: written }, written])
    expect(decodeOptions({ resource: [entry] })?.options).toMatchObject([
      { value: written, label: '9,1% & taxa' },
    ]);
});

test('[5.32] agreements that are sent with their field get the label Correios, too', () => {
  const { options } = decodeField({ resource: 'agreements', options: ['000087', '000020'] });
  expect(options.map(({ label }) => label)).toEqual(['Correios', '000020']);
  expect(decodeField({ resource: 'banks', options: ['0087'] }).options[0]?.label).toBe('0087');
});

test.each([[{}], [{ resource: null }], [{ resource: 'x' }]])('[5.34d] %o contains no list', data => {
  expect(decodeOptions(data)).toBeUndefined();
});

test('[7.23c] a list of options may lie one level deeper', () => {
  expect(decodeOptions({ resource: { options: ['a'] }, message: 'Nada' })).toMatchObject({
    message: 'Nada',
    options: [{ value: 'a' }],
  });
});

test.each([
  [{ _id: 'f1' }, []],
  [{ _id: 'f1', value: null }, []],
  [{ _id: 'f1', value: '' }, ['']],
  [{ _id: 'f1', value: false }, ['false']],
  [{ _id: 'f1', value: { value: 'SP', label: 'São Paulo' } }, ['SP']],
  [{ _id: 'f1', value: ['A', { value: 2 }, {}] }, ['A', '2', '']],
])(
  '[3.26] the condition %j has the values %j: without values, any value fulfils it',
  (visualization, values) => {
    expect(decodeField({ conditionals: { visualization } }).conditionals.visualization).toEqual({
      fieldId: 'f1',
      values,
    });
  },
);

test('[5.6] [16.9] a minimum length is a whole number, and none that no text has', () => {
  const minLengthOf = (minLength: unknown) => decodeField({ component: 'text', minLength }).minLength;
  expect(['3', 0, 2.5].map(minLengthOf)).toEqual([3, 0, 3]);
  takeUnreadableNames();
  expect([1e21, 'tres'].map(minLengthOf)).toEqual([undefined, undefined]);
  expect(takeUnreadableNames()).toEqual(['minLength']);
});

test('[5.9] the form rules are read with their bounds; an invalid bound is ignored', () => {
  const rules = [
    { min: 2, max: '5', len: 3, pattern: '^a', type: 'email', message: 'Errado' },
    { min: 'x', max: null, len: {}, pattern: 3.5, type: '' },
  ];
  expect(decodeField({ rules }).rules).toEqual([
    {
      required: false,
      warningOnly: false,
      min: 2,
      max: 5,
      len: 3,
      pattern: '^a',
      type: 'email',
      message: 'Errado',
    },
    { required: false, warningOnly: false, message: '', pattern: '3.5' },
  ]);
});

test('[12.5b] texts and lists of a field are cut off', () => {
  const many = Array.from({ length: 2_001 }, (_, index) => ({ _id: `f${index}`, value: 'x' }));
  const field = decodeField({
    label: 'a'.repeat(20_000),
    term: 'a'.repeat(1_000_001),
    rules: many,
    dependencies: many.map(({ _id }) => _id),
    conditionals: { displayBasedOnValues: many, visualization: { _id: 'f', value: many } },
    subFields: many,
  });
  expect([field.label.length, field.term.length]).toEqual([10_000, 1_000_000]);
  expect([field.rules.length, field.dependencies.length, field.subFields.length]).toEqual([
    2_000, 2_000, 2_000,
  ]);
  expect(field.conditionals.displayBasedOnValues).toHaveLength(2_000);
  expect(field.conditionals.visualization?.values).toHaveLength(2_000);
});

test('[12.4] [12.5] an endlessly nested default or forced value is cut off, and its objects have no prototype', () => {
  let endless: unknown = 'x';
  for (let depth = 0; depth < 5_000; depth++) endless = { label: 'l', value: endless };
  const { defaultValue } = decodeField({ defaultValue: [endless] });
  let depth = 0;
  for (let value: unknown = defaultValue; typeof value === 'object' && value !== null; depth++)
    value = Array.isArray(value) ? value[0] : Reflect.get(value, 'value');
  expect(depth).toBeLessThan(70);
  const hostile = JSON.parse('{"label":"a","value":"b","__proto__":{"polluted":true}}');
  const decoded = decodeField({ defaultValue: hostile }).defaultValue;
  expect(Object.getPrototypeOf(decoded)).toBeNull();
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

test('[3.31] yes and no may come as booleans', () => {
  const options = [{ value: true, label: 'Sim' }, { value: false, label: 'Não' }, true];
  expect(decodeField({ options }).options.map(({ value, label }) => [value, label])).toEqual([
    ['true', 'Sim'],
    ['false', 'Não'],
    ['true', 'true'],
  ]);
});

test('[3.31] the options of a field may be its `values`; `options` take precedence, and other values are no options', () => {
  const read = (members: object) =>
    decodeField({ component: 'select', ...members }).options.map(({ value, label }) => [value, label]);
  const values = [{ value: 'a', label: 'A' }, 'b'];
  expect(read({ values })).toEqual([
    ['a', 'A'],
    ['b', 'b'],
  ]);
  expect(read({ values, options: [] })).toHaveLength(2);
  expect(read({ values, options: ['c'] })).toEqual([['c', 'c']]);
  expect(read({ values: [12, 24, true] })).toEqual([
    ['12', '12'],
    ['24', '24'],
    ['true', 'true'],
  ]);
  for (const other of [[{ from: 1, to: 2 }], [12, { from: 1 }], ['a', null], 'a', { a: 1 }, null])
    expect(read({ values: other })).toEqual([]);
});

test('[12.5] a list of options is cut off after 100,000', () => {
  const resource = Array.from({ length: 100_001 }, (_, index) => index + 1);
  expect(decodeOptions({ resource })?.options).toHaveLength(100_000);
  expect(decodeField({ options: resource }).options).toHaveLength(100_000);
  expect(decodeField({ marks: resource }).options).toHaveLength(100_000);
});

test('[5.24] the marks of a slider become its options, in reais', () => {
  const field = decodeField({ _id: 'f', key: 'valor', component: 'sliderMoney', marks: [500, 1000.5] });
  expect(field.options.map(({ value }) => value)).toEqual(['500', '1000.5']);
});

test('[3.23] a field names its parent and its formatters for showing and sending', () => {
  expect(
    decodeField({ key: 'a', parentFieldId: 'p', format: { send: 'onlyDigits', show: 'money' } }),
  ).toMatchObject({ parentFieldId: 'p', formatSend: 'onlyDigits', formatShow: 'money' });
});
