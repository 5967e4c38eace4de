import { expect, test } from 'vitest';
import { expectNoBreaches } from '#tests/support/expect-no-breaches.ts';
import { buildField } from '../form/build-field.ts';
import { createOption } from '../form/testing/create-option.ts';
import type { Field, FieldValue } from '../model/field.ts';
import { describeUnknownKind } from './describe-unknown-kind.ts';
import type { ControlName, FieldKind, WireValue } from './field-kind.ts';
import { fieldKinds } from './index.ts';
import { maskNameOf, resourceNameOf, validationNameOf } from './mask-name-of.ts';

/** The kind with this name, and a field of this kind. */
function createKindAndField(
  component: string,
  overrides: Partial<Field> = {},
): { kind: FieldKind; field: Field } {
  const kind = fieldKinds.find(component);
  if (!kind) throw new Error(`There is no kind "${component}"`);
  return { kind, field: buildField({ key: 'campo', component, ...overrides }) };
}

const DRAWN_AS: [component: string, control: ControlName][] = [
  ['text', 'text'],
  ['date', 'date'],
  ['select', 'select'],
  ['radio', 'radio'],
  ['radioChip', 'chips'],
  ['checkbox', 'checkbox'],
  ['checkBoxGroup', 'checkboxGroup'],
  ['money', 'money'],
  ['cep', 'text'],
  ['term', 'term'],
  ['list', 'radio'],
  ['percentage', 'percentage'],
  ['sliderMoney', 'moneySlider'],
  ['cnpj', 'text'],
  ['inputRealEstateValue', 'money'],
  ['consultaPlaca', 'text'],
  ['modeloVeiculo', 'select'],
  ['anoModeloVeiculo', 'select'],
  ['imageCapture', 'image'],
  ['textWithAutoComplete', 'combobox'],
  ['button', 'button'],
  ['mensagem', 'notice'],
  ['file', 'image'],
];

test('[3.32a] every kind that the service can name is declared and has a control', () => {
  const drawnControls = new Map(DRAWN_AS);
  const controlOf = (name: string) => fieldKinds.find(name)?.control;
  const names = new Set([...fieldKinds.names(), ...drawnControls.keys()]);
  expectNoBreaches(
    [...names]
      .filter(name => drawnControls.get(name) !== controlOf(name))
      .map(
        name =>
          `src/journey/fields/fields.test.ts: DRAWN_AS has the control ${drawnControls.get(name)} for the kind ${name}, which is declared with ${controlOf(name)}.`,
      ),
    {
      rule: 'Every kind that the service can name is declared, and its control is the expected one.',
      remedy: 'Add a row to DRAWN_AS, correct it, or remove it.',
    },
  );
});

test('[3.32] an unknown kind is marked as unknown', () => {
  expect(describeUnknownKind('holograma')).toBe('Campo "holograma" não foi encontrado');
  for (const name of ['holograma', '', 'Text', 'constructor', '__proto__', undefined])
    expect(fieldKinds.find(name)).toBeUndefined();
});

const sp = { value: 'SP', label: 'São Paulo' };

/** A value of the service, the decoded value, the shown text and the sent value. */
const READ_AND_SENT: [
  component: string,
  wire: unknown,
  decoded: FieldValue,
  shown: string,
  sent: WireValue,
][] = [
  ['text', ' Rua\nA ', 'Rua A', 'Rua A', 'Rua A'],
  ['text', 12, '12', '12', '12'],
  ['text', { value: 'x' }, 'x', 'x', 'x'],
  ['textWithAutoComplete', 'Ana', 'Ana', 'Ana', 'Ana'],
  ['date', '1999-12-31', '31/12/1999', '31/12/1999', '31/12/1999'],
  ['date', '1999-12-31T00:00:00.000', '31/12/1999', '31/12/1999', '31/12/1999'],
  ['date', '1985-03-12T00:00:00Z', '12/03/1985', '12/03/1985', '12/03/1985'],
  ['date', '31121999', '31/12/1999', '31/12/1999', '31/12/1999'],
  ['date', '31/12/1999', '31/12/1999', '31/12/1999', '31/12/1999'],
  ['cep', '01310100', '01310-100', '01310-100', '01310-100'],
  ['cnpj', '12abc34501de35', '12.ABC.345/01DE-35', '12.ABC.345/01DE-35', '12.ABC.345/01DE-35'],
  ['consultaPlaca', 'abc1d23', 'ABC1D23', 'ABC1D23', 'ABC1D23'],
  ['money', 1234.56, 123456, 'R$\u00a01.234,56', 1234.56],
  ['money', 'R$ 1.234,56', 123456, 'R$\u00a01.234,56', 1234.56],
  ['money', '1234.5', 123450, 'R$\u00a01.234,50', 1234.5],
  ['money', 0, 0, 'R$\u00a00,00', 0],
  ['sliderMoney', { value: 500 }, 50_000, 'R$\u00a0500,00', 500],
  ['inputRealEstateValue', 350_000, 35_000_000, 'R$\u00a0350.000,00', 350_000],
  ['percentage', 12.5, 12.5, '% 12,50', 12.5],
  ['percentage', '% 12,50', 12.5, '% 12,50', 12.5],
  ['percentage', 0, 0, '% 0,00', 0],
  ['select', sp, sp, 'São Paulo', sp],
  ['select', 'SP', { value: 'SP', label: 'SP' }, 'SP', { value: 'SP', label: 'SP' }],
  ['select', 7, { value: '7', label: '7' }, '7', { value: '7', label: '7' }],
  ['modeloVeiculo', sp, sp, 'São Paulo', sp],
  ['anoModeloVeiculo', 2020, { value: '2020', label: '2020' }, '2020', { value: '2020', label: '2020' }],
  ['radio', sp, sp, 'São Paulo', 'SP'],
  ['radio', true, { value: 'true', label: 'true' }, 'true', 'true'],
  ['radioChip', sp, sp, 'São Paulo', 'SP'],
  ['list', 'SP', { value: 'SP', label: 'SP' }, 'SP', 'SP'],
  [
    'checkBoxGroup',
    ['SP', sp, { value: 'RJ', label: 'Rio' }],
    [sp, { value: 'RJ', label: 'Rio' }],
    'São Paulo, Rio',
    ['SP', 'RJ'],
  ],
  ['checkBoxGroup', 'SP', [{ value: 'SP', label: 'SP' }], 'SP', ['SP']],
  ['checkbox', true, true, 'Sim', true],
  ['checkbox', 'Sim', true, 'Sim', true],
  ['term', 'Aceito', true, 'Sim', true],
  ['term', 'Recusado', false, 'Não', false],
  ['imageCapture', { id: '', name: 'rg.jpg' }, [{ id: '', name: 'rg.jpg' }], 'rg.jpg', ['rg.jpg']],
  [
    'file',
    ['a.pdf', 'b.pdf'],
    [
      { id: '', name: 'a.pdf' },
      { id: '', name: 'b.pdf' },
    ],
    'a.pdf, b.pdf',
    ['a.pdf', 'b.pdf'],
  ],

  ['button', 'x', null, '', null],
  ['mensagem', 'x', null, '', null],
];

test('[3.32] every kind has an example of a decoded, shown and sent value', () => {
  const kindsWithExample = new Set(READ_AND_SENT.map(([component]) => component));
  expectNoBreaches(
    fieldKinds
      .names()
      .filter(name => !kindsWithExample.has(name))
      .map(name => `src/journey/fields/fields.test.ts: no row of READ_AND_SENT has the kind ${name}.`),
    {
      rule: 'Every field kind has an example of a value of the service, as decoded, shown and sent.',
      remedy: 'Add a row to READ_AND_SENT.',
    },
  );
});

test.each(READ_AND_SENT)(
  '[3.32] a field of kind %s decodes %j of the service, shows it and sends it',
  (component, wire, decoded, shown, sent) => {
    const { kind, field } = createKindAndField(component);
    expect(kind.fromWire(wire, field)).toEqual(decoded);
    expect(kind.show(decoded, field)).toBe(shown);
    expect(kind.toWire(decoded, field)).toEqual(sent);
  },
);

const INVALID_VALUES = [
  undefined,
  null,
  '',
  {},
  [],
  [[]],
  { value: null },
  { value: {} },
  Number.NaN,
  Infinity,
  () => 1,
  Symbol('x'),
  1n,
];

test.each(DRAWN_AS)('[3.32] %s ignores invalid values and never throws', component => {
  const { kind, field } = createKindAndField(component);
  for (const wire of INVALID_VALUES) expect(kind.fromWire(wire, field)).toEqual(kind.empty);
  expect(kind.isFilled(kind.empty)).toBe(false);
});

/** The kinds that send the values of options without their labels. */
const SENT_WITHOUT_LABELS: readonly string[] = ['radio', 'radioChip', 'checkBoxGroup'];

test.each(DRAWN_AS)(
  'a field of kind %s leaves its decoded values unchanged, also after they were sent',
  component => {
    const { kind, field } = createKindAndField(component);
    for (const [, wire] of READ_AND_SENT.filter(([name]) => name === component)) {
      const value = kind.fromWire(wire, field);
      const sent = kind.toWire(value, field);
      expect(kind.read(value, field)).toEqual(value);
      const received = kind.fromWire(JSON.parse(JSON.stringify(sent)), field);
      expect(kind.toWire(received, field)).toEqual(sent);
      if (!SENT_WITHOUT_LABELS.includes(component)) expect(received).toEqual(value);
    }
  },
);

test('[5.24] money is typed cents first; without a digit the amount is empty, and 0 is zero', () => {
  const { kind, field } = createKindAndField('money');
  const read = (typed: FieldValue) => kind.read(typed, field);
  expect([read('1'), read('12'), read('R$\u00a01,234'), read('0'), read(''), read('abc')]).toEqual([
    1,
    12,
    1234,
    0,
    null,
    null,
  ]);
  expect([kind.show(null, field), kind.isFilled(0), kind.isFilled(1)]).toEqual(['', false, true]);
});

test('[5.25] the digits of a percentage enter at the hundredths', () => {
  const { kind, field } = createKindAndField('percentage');
  expect([kind.read('% 12,50', field), kind.read('1', field), kind.read('', field)]).toEqual([
    12.5,
    0.01,
    null,
  ]);
});

test('[5.25] a percentage from any source is between 0 and 100', () => {
  const { kind } = createKindAndField('percentage');
  expect([0, 100, 100.01, -1].map(percent => kind.isWellFormed?.(percent))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('[5.11a] typing keeps the blanks around a text and removes only line breaks', () => {
  const { kind, field } = createKindAndField('text');
  expect(kind.read('Ana \r\n\u2028', field)).toBe('Ana ');
  expect(kind.toWire(' Ana ', field)).toBe('Ana');
});

test('[5.26c] an ISO date becomes DD/MM/YYYY, any other text stays as it came', () => {
  const { kind, field } = createKindAndField('date');
  expect(kind.fromWire('2024-02-29', field)).toBe('29/02/2024');
  expect(kind.fromWire('2023-02-29', field)).toBe('2023-02-29');
  expect(kind.fromWire('1980/05/03', field)).toBe('03/05/1980');
  expect(kind.fromWire('3.5.1980', field)).toBe('03/05/1980');
  expect(kind.fromWire(326_160_000_000, field)).toBe('03/05/1980');
  expect(kind.fromWire('amanhã de manhã', field)).toBe('amanhã de manhã');
});

test('[3.33] a text from the service gets the mask of its field', () => {
  const { kind, field } = createKindAndField('text', { mask: 'cpf' });
  expect(kind.fromWire('52998224725', field)).toBe('529.982.247-25');
  expect(kind.fromWire('52998224725', buildField({ key: 'x', mask: 'unknown' }))).toBe('52998224725');
});

test('[3.31] a value without a label gets that of its option in the field', () => {
  const options = [{ ...sp, image: '', disabled: false, children: '' }];
  for (const component of ['select', 'radio', 'radioChip', 'list']) {
    const { kind, field } = createKindAndField(component, { options });
    expect(kind.fromWire('SP', field)).toEqual(sp);
    expect(kind.read('SP', field)).toEqual(sp);
  }
});

test('[3.31b] radios, lists and groups of boxes send the label as well if the formatter of the field takes options', () => {
  for (const component of ['radio', 'radioChip', 'list']) {
    const { kind, field } = createKindAndField(component, { formatSend: 'selectOnlyLabel' });
    expect(kind.toWire(sp, field)).toEqual(sp);
  }
  const { kind, field } = createKindAndField('checkBoxGroup', { formatSend: 'selectOnlyLabel' });
  expect(kind.toWire([sp], field)).toEqual([sp]);
});

test('[5.10] a choice without a value does not count as chosen', () => {
  const { kind, field } = createKindAndField('select');
  expect(kind.isFilled(kind.fromWire({ label: 'São Paulo' }, field))).toBe(false);
  expect(kind.isFilled(sp)).toBe(true);
});

test('a field uses the mask, validator and list of its kind unless it names its own', () => {
  expect(maskNameOf(createKindAndField('cep').field)).toBe('cep');
  expect(maskNameOf(createKindAndField('cep', { mask: 'onlyNumber' }).field)).toBe('onlyNumber');
  expect(validationNameOf(createKindAndField('date').field)).toBe('date');
  expect(resourceNameOf(createKindAndField('modeloVeiculo').field)).toBe('fipe-modelo-veiculo');
  expect([
    maskNameOf(createKindAndField('text').field),
    validationNameOf(createKindAndField('text').field),
    resourceNameOf(createKindAndField('select').field),
  ]).toEqual(['', '', '']);
});

test.each(['99999-999', 'constructor'])(
  '[3.33] [5.17] an unknown mask or validator, as %s, has no effect: a field keeps that of its kind',
  unknownName => {
    const { kind, field } = createKindAndField('cep', { mask: unknownName });
    expect(maskNameOf(field)).toBe('cep');
    expect(kind.fromWire('01310100', field)).toBe('01310-100');
    expect(validationNameOf(createKindAndField('date', { validation: unknownName }).field)).toBe('date');
    expect(maskNameOf(createKindAndField('text', { mask: unknownName }).field)).toBe('');
  },
);

test('[5.24] money is a whole number of cents: any other value is empty', () => {
  const { kind, field } = createKindAndField('money');
  for (const odd of [12.5, Number.NaN, Number.POSITIVE_INFINITY, 1e16]) {
    expect([
      kind.read(odd, field),
      kind.show(odd, field),
      kind.isFilled(odd),
      kind.toWire(odd, field),
    ]).toEqual([null, '', false, null]);
    expect(kind.amount?.(odd)).toBeUndefined();
  }
  expect(kind.read(999_999_999_999_999, field)).toBe(999_999_999_999_999);
});

test('[9.29] a percentage is 0 to 100, both included; a value that is not a number is empty', () => {
  const { kind, field } = createKindAndField('percentage');
  expect([0, 100, 100.01, -0.01, Number.NaN].map(value => kind.isWellFormed?.(value))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect([kind.show('x', field), kind.toWire('x', field), kind.amount?.('x')]).toEqual(['', null, undefined]);
});

test('[3.32] a box is ticked by every spelling of yes that the service sends', () => {
  const { kind, field } = createKindAndField('checkbox');
  for (const yes of [true, 'true', 1, '1', ' sim ', 'Aceito']) expect(kind.fromWire(yes, field)).toBe(true);
  for (const no of [false, 'false', 0, 2, 'não', 'simples']) expect(kind.fromWire(no, field)).toBe(false);
  expect(kind.read('true', field)).toBe(false);
});

test('[3.32] a group of boxes is filled by one option with a value, a field for files by one file', () => {
  const group = createKindAndField('checkBoxGroup').kind;
  expect([group.isFilled([sp]), group.isFilled([{ value: '', label: 'x' }]), group.isFilled('SP')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(
    createKindAndField('checkBoxGroup').kind.fromWire(
      { value: ['SP', 'RJ'] },
      createKindAndField('checkBoxGroup').field,
    ),
  ).toHaveLength(2);
  const files = createKindAndField('file').kind;
  expect([files.isFilled([{ id: 'f1', name: '' }]), files.isFilled([])]).toEqual([true, false]);
});

test('a choice may lack its value or its label, not both', () => {
  const { kind, field } = createKindAndField('select');
  expect(kind.fromWire({ value: '', label: 'x' }, field)).toEqual({ value: '', label: 'x' });
  expect(kind.fromWire({ value: 'x', label: '' }, field)).toEqual({ value: 'x', label: 'x' });
  expect(kind.fromWire({ value: '', label: '' }, field)).toBeNull();
});

test('[5.21] [3.35] a term that was sent as instalments comes back as the number that was typed', () => {
  const term = buildField({ key: 'prazo', mask: 'prazo', formatSend: 'installments' });
  const text = fieldKinds.find('text');
  let unreadableCount = 0;
  const read = (value: string, field = term) => text?.fromWire(value, field, () => (unreadableCount += 1));
  expect([read('2 parcelas'), read('1 parcela'), read('24')]).toEqual(['2', '1', '24']);
  expect(unreadableCount).toBe(0);
  expect(read('2 parcelas', buildField({ key: 'prazo', mask: 'prazo' }))).toBe('2 parcelas');
  expect(read('duas parcelas')).toBe('duas parcelas');
  expect(unreadableCount).toBe(2);
});

test('[3.31] [16.2] a stored choice whose letters have another case is the option of the field, unless another one fits exactly', () => {
  const options = [
    { value: 'F', label: 'Feminino', image: '', disabled: false, children: '' },
    { value: 'M', label: 'Masculino', image: '', disabled: false, children: '' },
    { value: 'm', label: 'Metro', image: '', disabled: false, children: '' },
  ];
  const field = buildField({ key: 'sexo', component: 'radio', options });
  const radio = fieldKinds.find('radio');
  expect(radio?.fromWire('f', field)).toEqual({ value: 'F', label: 'Feminino' });
  expect(radio?.fromWire({ value: 'f', label: 'Feminino' }, field)).toEqual({
    value: 'F',
    label: 'Feminino',
  });
  expect(radio?.fromWire('m', field)).toEqual({ value: 'm', label: 'Metro' });
  expect(radio?.fromWire('x', field)).toEqual({ value: 'x', label: 'x' });
});

test.each([
  ['cpf', 1_234_567_890, '012.345.678-90'],
  ['cpf', 52_998_224_725, '529.982.247-25'],
  ['cep', 1_310_100, '01310-100'],
  ['cnpj', 191_000_100, '00.000.191/0001-00'],
  ['cnh', 2_345_678_901, '02345678901'],
  ['cpf', '1234567890', '123.456.789-0'],
  ['phone', 48_997_113_346, '(48) 99711-3346'],
  ['', 1_234_567_890, '1234567890'],
] as const)(
  '[3.33] [16.2] a stored value with the mask "%s" that is the number %j gets back its leading zeros: %s',
  (mask, wire, shown) => {
    const field = buildField({ key: 'numero', component: 'text', mask });
    expect(fieldKinds.find('text')?.fromWire(wire, field)).toBe(shown);
    expect(fieldKinds.find('text')?.fromWire({ value: wire }, field)).toBe(shown);
  },
);

test.each([
  [true, ['sim', 'Sim'], ['nao', 'Não'], 'sim'],
  [false, ['sim', 'Sim'], ['nao', 'Não'], 'nao'],
  ['true', ['S', 'Sim'], ['N', 'Não'], 'S'],
  [0, ['1', 'Sim'], ['2', 'Não'], '2'],
  ['sim', ['true', 'Possuo'], ['false', 'Não possuo'], 'true'],
  // The value of an option precedes.
  [1, ['1', 'Não'], ['2', 'Sim'], '1'],
  [true, ['1', 'Uma parcela'], ['2', 'Duas parcelas'], 'true'],
  ['talvez', ['sim', 'Sim'], ['nao', 'Não'], 'talvez'],
])('[3.31] a stored %j is, of the options %j and %j, the value %s', (stored, first, second, value) => {
  const options = [first, second].map(([optionValue, label]) => createOption(optionValue ?? '', label ?? ''));
  const { kind, field } = createKindAndField('radio', { options });
  expect(kind.fromWire(stored, field)).toMatchObject({ value });
  expect(kind.fromWire({ value: stored }, field)).toMatchObject({ value });
});

test('[3.31] of three options none is a yes', () => {
  const options = [createOption('sim', 'Sim'), createOption('nao', 'Não'), createOption('x', 'Não sei')];
  const { kind, field } = createKindAndField('radio', { options });
  expect(kind.fromWire(true, field)).toEqual({ value: 'true', label: 'true' });
});

test('[3.31] a stored number without its zeros in front is the option with them, if there is only one', () => {
  const options = [createOption('01', 'Titular'), createOption('002', 'Dois'), createOption('02', 'Outro')];
  const { kind, field } = createKindAndField('radio', { options });
  expect(kind.fromWire(1, field)).toEqual({ value: '01', label: 'Titular' });
  expect(kind.fromWire({ value: '1' }, field)).toEqual({ value: '01', label: 'Titular' });
  expect(kind.fromWire(2, field)).toEqual({ value: '2', label: '2' });
});

test('[3.32] a stored text with several values ticks their boxes, if each is an option', () => {
  const options = [createOption('a', 'A'), createOption('b', 'B'), createOption('c,d', 'C')];
  const { kind, field } = createKindAndField('checkBoxGroup', { options });
  const a = { value: 'a', label: 'A' };
  const b = { value: 'b', label: 'B' };
  expect(kind.fromWire('a,b', field)).toEqual([a, b]);
  expect(kind.fromWire({ value: 'a; b' }, field)).toEqual([a, b]);
  expect(kind.fromWire('c,d', field)).toEqual([{ value: 'c,d', label: 'C' }]);
  expect(kind.fromWire('a,z', field)).toEqual([{ value: 'a,z', label: 'a,z' }]);
  expect(kind.fromWire(['a', 'b'], field)).toEqual([a, b]);
});

test.each([
  ['', 'cpf', 191, '00000000191'],
  ['onlyNumber', 'renavam', 1_234_567_890, '01234567890'],
  ['cpfcnpj', 'cpf', 191, '000.000.001-91'],
  ['cnpj', 'cpf', 191, '00.000.000/0001-91'],
  ['', 'cpf', '191', '191'],
  ['', 'cellphone', 191, '191'],
] as const)(
  '[3.33] [5.13] [5.19] a stored value with the mask "%s" and the validation "%s" that is the number %j is shown as %s',
  (mask, validation, wire, shown) => {
    const field = buildField({ key: 'numero', component: 'text', mask, validation });
    expect(fieldKinds.find('text')?.fromWire(wire, field)).toBe(shown);
  },
);
