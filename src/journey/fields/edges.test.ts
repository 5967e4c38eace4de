import { expect, test } from 'vitest';
import { buildField } from '../form/build-field.ts';
import { createOption } from '../form/testing/create-option.ts';
import type { Field } from '../model/field.ts';
import { MAX_FILES } from './camera-facing.ts';
import { choiceOf, isChosen } from './choice-members.ts';
import { fieldKinds } from './index.ts';
import { maskNameOf, resourceNameOf, validationNameOf } from './mask-name-of.ts';
import { tidyText, unwrapValue } from './text-of.ts';
import { wordsIn } from './words-in.ts';

test('[3.31] a choice has a value and a label, both texts', () => {
  expect(isChosen({ value: 'SP', label: '' })).toBe(true);
  expect(isChosen({ id: 'f1', name: 'SP' })).toBe(false);
  expect(isChosen({ value: 'SP' })).toBe(false);
  expect(isChosen({ value: 1, label: 'SP' })).toBe(false);
  for (const none of [null, 'SP', true, 3]) expect(isChosen(none)).toBe(false);
});

test('[3.31] a value is a choice even if its option has no label', () => {
  const field = buildField({ key: 'uf', options: [createOption('SP', '')] });
  expect(choiceOf({ value: 'SP' }, field)).toEqual({ value: 'SP', label: '' });
  expect(choiceOf('', field)).toBeNull();
});

test.each(['select', 'radio', 'radioChip', 'list', 'modeloVeiculo', 'checkBoxGroup'])(
  '[12.3] [3.31] the label of a stored choice of the kind %s has no direction characters; its value stays',
  component => {
    const field = buildField({ key: 'taxa', component });
    const kind = fieldKinds.find(component);
    const stored = '\u202E9,1%';
    const choice = { value: stored, label: '9,1%' };
    for (const wire of [stored, { value: stored }, { value: stored, label: stored }])
      expect([kind?.fromWire(wire, field)].flat()).toEqual([choice]);
  },
);

test.each([
  ['its value, although another option has it as label', '2', '', '2'],
  ['its label', 'Um', '', '2'],
  ['what it is sent as, although another option has it as label', 'Sim', 'yesOrNo', 'sim'],
  ['the label of an option without a value: no option', 'Nenhum', '', 'Nenhum'],
])('[3.31] a stored text is the option of %s', (_, text, formatSend, value) => {
  const options = [
    createOption('1', '2'),
    createOption('2', 'Um'),
    createOption('', 'Nenhum'),
    createOption('nao', 'Sim'),
    createOption('sim', 'Quero'),
  ];
  expect(choiceOf(text, buildField({ key: 'f', formatSend, options }))?.value).toBe(value);
});

test.each(['select', 'radio', 'radioChip', 'list'])(
  '[3.31] without a choice %s shows an empty text and sends null',
  name => {
    const kind = fieldKinds.find(name);
    const field = buildField({ key: 'uf', component: name });
    expect([kind?.show(null, field), kind?.toWire(null, field)]).toEqual(['', null]);
    expect(kind?.toWire('SP', field)).toBeNull();
  },
);

test('[3.31] a group of boxes takes a single option as a list of one, with the label of the option', () => {
  const kind = fieldKinds.find('checkBoxGroup');
  const field = buildField({ key: 'bens', component: 'checkBoxGroup' });
  expect(kind?.fromWire({ value: 'a', label: 'Casa' }, field)).toEqual([{ value: 'a', label: 'Casa' }]);
  expect(
    kind?.show(
      [
        { value: 'a', label: 'Casa' },
        { id: 'f', name: 'x' },
      ],
      field,
    ),
  ).toBe('Casa');
});

test('[3.23] an object without its own member value is not unwrapped, not even if it inherits one', () => {
  const inherited = Object.create({ value: 1 });
  expect([unwrapValue({ value: 1 }), unwrapValue({ a: 1 }), unwrapValue(inherited)]).toEqual([
    1,
    { a: 1 },
    inherited,
  ]);
  const listWithValue = Object.assign([1], { value: 2 });
  expect(unwrapValue(listWithValue)).toBe(listWithValue);
});

test('[5.11] every line break of a text is removed, and the words on both sides stay separate', () => {
  expect(tidyText('a\nb\r\nc\u2028d\u2029e\n')).toBe('a b c d e');
});

test.each([
  ['CPFConjuge', ['cpf', 'conjuge']],
  ['dadosCPFMaeDele', ['dados', 'cpf', 'mae', 'dele']],
  ['endereço_residencial', ['endereco', 'residencial']],
  ['__rg--2via__', ['rg', '2via']],
  ['rendaBRUTA', ['renda', 'bruta']],
  ['CPFMaeRGPai', ['cpf', 'mae', 'rg', 'pai']],
])('the words of the key %s are %j', (key, words) => {
  expect(wordsIn(key)).toEqual(words);
});

test('[12.5] only the first 200 characters of a key are read', () => {
  expect(wordsIn('a'.repeat(100_000))).toEqual(['a'.repeat(200)]);
});

test('[5.24] bounds apply to numbers only, for money and percentages', () => {
  const [money, percentage] = [fieldKinds.find('money'), fieldKinds.find('percentage')];
  expect([money?.amount(150), percentage?.amount(12.5)]).toEqual([150, 12.5]);
  for (const odd of [Number.NaN, null, '12'])
    expect([
      percentage?.isFilled(odd),
      percentage?.amount(odd),
      percentage?.show(odd, buildField({ key: 'a' })),
    ]).toEqual([false, undefined, '']);
  expect([percentage?.read(true, buildField({ key: 'a' })), percentage?.isWellFormed('1')]).toEqual([
    null,
    false,
  ]);
});

test('[5.5] bounds apply to a text only if it is a number', () => {
  const amount = fieldKinds.find('text')?.amount;
  expect([amount?.('60'), amount?.(' 60 '), amount?.('6,5'), amount?.('6.5')]).toEqual([60, 60, 6.5, 6.5]);
  for (const text of ['60 anos', 'R$ 60', '-60', '6,', ',6', '6;5', 'x', '', '529.982.247-25', '1/2'])
    expect(amount?.(text), text).toBeUndefined();
});

test('[4.36] a text of blanks alone is not filled', () => {
  expect([fieldKinds.find('text')?.isFilled('  '), fieldKinds.find('text')?.isFilled(' a ')]).toEqual([
    false,
    true,
  ]);
});

test('[3.32] the list that a field names takes precedence over that of its kind', () => {
  const field = buildField({ key: 'm', component: 'modeloVeiculo', resource: 'meus-modelos' });
  expect(resourceNameOf(field)).toBe('meus-modelos');
});

test('a field takes ten files at most', () => {
  expect(MAX_FILES).toBe(10);
});

test('[5.10] an empty value is not a choice, even if an option has no value', () => {
  const field = buildField({ key: 'a', component: 'select', options: [createOption('', 'Selecione')] });
  for (const emptyValue of [null, undefined, '', {}, []])
    expect(fieldKinds.find('select')?.fromWire(emptyValue, field)).toBeNull();
});

test.each([
  [{}, false],
  [{ submit: true }, true],
  [{ shouldUpdate: true }, true],
  [{ url: 'https://exemplo.com.br' }, true],
  [{ resource: 'veiculo' }, true],
] as [Partial<Field>, boolean][])(
  '[4.30] a button with %j is shown: %s, because its press has an effect',
  (members, isShown) => {
    expect(
      fieldKinds.find('button')?.canShow?.(buildField({ key: 'a', component: 'button', ...members })),
    ).toBe(isShown);
  },
);

test.each([
  [{ title: '', label: '', message: '' }, false],
  [{ title: 'Atenção', label: '', message: '' }, true],
  [{ title: '', label: 'Confira', message: '' }, true],
  [{ title: '', label: '', message: 'Confira seus dados.' }, true],
])('[4.30] a notice with %j is shown: %s', (members, isShown) => {
  expect(fieldKinds.find('mensagem')?.canShow?.(buildField({ key: 'a', ...members }))).toBe(isShown);
});

test('[5.8] a kind that has no error of 5.8 takes every value for well-formed', () => {
  const kinds = fieldKinds.names().flatMap(name => fieldKinds.find(name) ?? []);
  const tolerantKinds = kinds.filter(({ errors }) => !errors.includes('malformed'));
  expect(tolerantKinds.length).toBeGreaterThan(10);
  expect(tolerantKinds.filter(kind => !kind.isWellFormed('x'))).toEqual([]);
});

test('[4.36] a tick box counts as filled only if it is ticked', () => {
  expect(fieldKinds.find('term')?.isFilled(true)).toBe(true);
  expect(fieldKinds.find('term')?.isFilled(false)).toBe(false);
});

test('[3.23] limits of money come in reais and are kept in cents, those of a percentage stay', () => {
  expect(fieldKinds.find('money')?.boundFromWire(10.5)).toBe(1050);
  expect(fieldKinds.find('percentage')?.boundFromWire(10.5)).toBe(10.5);
});

test('[3.32] a field of an unknown kind has no mask, validator and list of its own, and no keyboard', () => {
  const field = { component: 'holograma', mask: '', validation: '', resource: '' };
  expect([maskNameOf(field), validationNameOf(field), resourceNameOf(field)]).toEqual(['', '', '']);
});

test('[3.31] a choice without a value keeps the label that was sent', () => {
  expect(
    fieldKinds.find('select')?.fromWire({ value: '', label: 'Selecione' }, buildField({ key: 'a' })),
  ).toEqual({
    value: '',
    label: 'Selecione',
  });
});

test.each([Number.NaN, Number.POSITIVE_INFINITY])(
  '[12.5] the number %s is no amount, no percentage and no text',
  number => {
    const field = buildField({ key: 'a' });
    for (const name of ['money', 'percentage', 'text'])
      expect(fieldKinds.find(name)?.show(number, field)).toBe('');
    for (const name of ['money', 'percentage'])
      expect(fieldKinds.find(name)?.toWire(number, field)).toBeNull();
    expect(fieldKinds.find('text')?.fromWire(number, field)).toBe('');
  },
);

test.each(['agreements', 'specificAgreements'])(
  '[5.32] a stored agreement of Correios is shown by its name before the list %s has come, and sent as it is',
  resource => {
    const field = buildField({ key: 'convenio', component: 'select', resource });
    const show = (wire: unknown, of = field) => {
      const kind = fieldKinds.find(of.component);
      return kind?.show(kind.fromWire(wire, of), of);
    };
    expect(show('000087')).toBe('Correios');
    expect(show({ value: '000087', label: '000087' })).toBe('Correios');
    expect(show({ value: '000087', label: 'Correios SP' })).toBe('Correios SP');
    expect(show('000055')).toBe('000055');
    expect(show('000087', { ...field, resource: 'banks' })).toBe('000087');
    expect(show(['000087', '000871', '55'], { ...field, component: 'checkBoxGroup' })).toBe(
      'Correios (000087), Correios (000871), 55',
    );
    expect(fieldKinds.find('select')?.toWire(choiceOf('000087', field), field)).toEqual({
      value: '000087',
      label: '000087',
    });
  },
);
