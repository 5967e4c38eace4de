import { expect, test } from 'vitest';
import { payloadOf } from './payload.ts';
import { buildStep } from './testing/build-step.ts';
import { createOption } from './testing/create-option.ts';
import { evaluate } from './testing/evaluate.ts';
import { newVisitor } from './testing/new-visitor.ts';
import { findChangedKeys, openStep, valueAt } from './values.ts';

test('[3.18] a step opens with the answers that the service sends, decoded by each kind', () => {
  const step = buildStep(
    { key: 'nome' },
    { key: 'cpf', mask: 'cpf' },
    { key: 'nascimento', component: 'date' },
    { key: 'renda', component: 'money' },
    { key: 'estado', component: 'select' },
    { key: 'aceite', component: 'term' },
    { key: 'aviso', component: 'mensagem' },
  );
  const answers = {
    nome: ' Ana\nMaria ',
    cpf: '52998224725',
    nascimento: '1999-12-31',
    renda: 1234.56,
    estado: { value: 'SP', label: 'São Paulo' },
    aceite: true,
    aviso: 'x',
    outro: 'not of this step',
  };
  expect(openStep(step, answers).values).toEqual({
    nome: 'Ana Maria',
    cpf: '529.982.247-25',
    nascimento: '31/12/1999',
    renda: 123456,
    estado: { value: 'SP', label: 'São Paulo' },
    aceite: true,
  });
});

test('[3.23] a default is used where there is no answer, and it may be an object with a value', () => {
  const step = buildStep(
    { key: 'a', defaultValue: 'x' },
    { key: 'b', defaultValue: { value: 'y' } },
    { key: 'c', component: 'money', defaultValue: { value: 10.5 } },
    { key: 'd', component: 'select', defaultValue: { value: 'SP', label: 'São Paulo' } },
    { key: 'e', defaultValue: 'default' },
    { key: 'f', defaultValue: 'default' },
  );
  expect(openStep(step, { e: 'answer', f: null }).values).toEqual({
    a: 'x',
    b: 'y',
    c: 1050,
    d: { value: 'SP', label: 'São Paulo' },
    e: 'answer',
    f: 'default',
  });
});

test('[3.23] [4.11] in a step that was sent, a default fills no field that is null there, only one without an answer', () => {
  const step = buildStep(
    { key: 'a', component: 'money', defaultValue: 10 },
    { key: 'b', component: 'money', defaultValue: 10 },
    { key: 'c', defaultValue: 'x' },
  );
  const { values, openedWith, unreadableKeys } = openStep(step, { a: null, c: null }, undefined, true);
  expect(values).toEqual({ a: null, b: 1000, c: '' });
  expect(openedWith).toEqual({ b: 1000 });
  expect(unreadableKeys).toEqual([]);
});

test('[11.3] the draft has priority over the answer, even for an emptied field', () => {
  const step = buildStep(
    { key: 'nome' },
    { key: 'renda', component: 'money' },
    { key: 'rua', defaultValue: 'A' },
  );
  const { values } = openStep(step, { nome: 'Ana', renda: 10 }, { nome: 'Bia', renda: null, rua: '' });
  expect(values).toEqual({ nome: 'Bia', renda: null, rua: '' });
});

test('[11.3] an unreadable value of a draft becomes empty', () => {
  const step = buildStep(
    { key: 'nome' },
    { key: 'renda', component: 'money' },
    { key: 'uf', component: 'select' },
  );
  expect(openStep(step, {}, { nome: [1], renda: 'abc', uf: { value: [] } }).values).toEqual({
    nome: '',
    renda: null,
    uf: null,
  });
});

test('[4.32] a step opens with the filled answers and defaults of the service, and a default is no answer; a draft is neither', () => {
  const step = buildStep(
    { key: 'cpf' },
    { key: 'nome' },
    { key: 'rua', defaultValue: 'A' },
    { key: 'vazio' },
    { key: 'zero', component: 'money' },
    { key: 'bairro', defaultValue: 'B' },
  );
  const answers = { cpf: '1', vazio: '', zero: 0, bairro: null };
  const { openedWith, answered } = openStep(step, answers, { nome: 'typed here', cpf: '' });
  expect(openedWith).toEqual({ cpf: '1', rua: 'A', bairro: 'B' });
  expect(answered).toEqual({ cpf: '1' });
});

test('[12.4] keys such as "constructor" are ordinary keys of a step', () => {
  const step = buildStep(
    { key: 'constructor' },
    { key: '__proto__' },
    { key: 'toString', defaultValue: 'x' },
  );
  const { values } = openStep(step, JSON.parse('{"__proto__": "kept"}'));
  expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
  expect(['constructor', '__proto__', 'toString'].map(key => valueAt(values, key))).toEqual([
    '',
    'kept',
    'x',
  ]);
  expect(valueAt({}, 'constructor')).toBeUndefined();
});

test('the keys of changed, new and removed values are found; an equal value is left out', () => {
  const choice = { value: '1', label: 'x' };
  expect(findChangedKeys({ a: choice, b: '1', removed: '' }, { a: choice, b: '2', added: '' })).toEqual([
    'b',
    'added',
    'removed',
  ]);
});

test('[3.18] a step without answers at the service opens empty', () => {
  expect(openStep(buildStep({ key: 'nome' }), undefined)).toEqual({
    values: { nome: '' },
    openedWith: {},
    answered: {},
    unreadableKeys: [],
  });
});

test('[16.2] a value that a kind cannot read is reported by its key; an empty one or a readable one is not', () => {
  const unreadable = { text: '12,500', number: Number.NaN, object: { total: 12 } };
  const readable = { amount: 12.5, absent: null, empty: '', blank: '   ', emptyObject: {}, yes: true };
  const answers: Record<string, unknown> = { ...unreadable, ...readable };
  const step = buildStep(...Object.keys(answers).map(key => ({ key, component: 'money' })));
  const { unreadableKeys, values } = openStep(step, answers);
  expect(unreadableKeys).toEqual(['text', 'number', 'object']);
  expect(values).toMatchObject({ text: null, number: null, object: null, amount: 1250 });
});

test('[3.23] [16.2] an unreadable default is reported, too, unless an answer replaces it', () => {
  const step = buildStep(
    { key: 'a', component: 'money', defaultValue: { value: '12,500' } },
    { key: 'b', component: 'money', defaultValue: '12,500' },
  );
  expect(openStep(step, { b: 10 }).unreadableKeys).toEqual(['a']);
});

test.each([
  ['name', "Maria D'Ávila Łukasz", "Maria D'Ávila Łukasz"],
  ['onlyText', "Sant'Ana do Livramento", "Sant'Ana do Livramento"],
  ['onlyText', 'Mogi-Guaçu', 'Mogi-Guaçu'],
  ['onlyNumber', '1234,50', '1234,50'],
  ['prazo', 1200, '1200'],
  ['prazo', 12.5, '12.5'],
  ['rg', 'MG-12.345.678', 'MG-12.345.678'],
  ['rg', '123456789X', '123456789X'],
  ['account', '123456-P', '123456-P'],
  ['agency', '123456', '123456'],
  ['phone', '+351912345678', '+351912345678'],
  ['cpf', '529.982.247-251', '529.982.247-251'],
  ['cpfcnpj', '12.ABC.345/01DE-3X', '12.ABC.345/01DE-3X'],
  ['licencePlate', 'ABCD1234', 'ABCD1234'],
])(
  '[3.33] [5.11] a value of the service that the mask %s would cut off stays as it is, is reported, and is sent as it came: %s',
  (mask, wire, shown) => {
    const step = buildStep({ key: 'campo', mask, readOnly: true });
    const { values, unreadableKeys } = openStep(step, { campo: wire });
    expect(values.campo).toBe(shown);
    expect(unreadableKeys).toEqual(['campo']);
    expect(payloadOf(step, evaluate(step, values, newVisitor), values)).toEqual({ campo: shown });
    expect(openStep(step, { campo: shown }).values).toEqual(values);
  },
);

test.each([
  ['name', 'Maria da Silva', 'Maria da Silva'],
  ['upperCase', 'são luís', 'SÃO LUÍS'],
  ['lowerCase', 'SÃO', 'são'],
  ['onlyNumber', 42, '42'],
  ['prazo', 36, '36'],
  ['rg', '12345678x', '12.345.678-X'],
  ['account', '12345x', '12345-X'],
  ['cpf', 1_234_567_890, '012.345.678-90'],
  ['cpf', '529 982 247 / 25', '529.982.247-25'],
  ['phone', '+55 11 98765-4321', '(11) 98765-4321'],
  ['phone', '011987654321', '(11) 98765-4321'],
  ['phonePartiallyHidden', '+55 (11) 9xxxx-4321', '(11) 9****-4321'],
  ['licencePlate', 'abc-1d23', 'ABC1D23'],
  ['cnpj', '12abc34501de35', '12.ABC.345/01DE-35'],
])('[3.33] the mask %s formats the value %s of the service as %s', (mask, wire, shown) => {
  const { values, unreadableKeys } = openStep(buildStep({ key: 'campo', mask }), { campo: wire });
  expect(values.campo).toBe(shown);
  expect(unreadableKeys).toEqual([]);
});

test('[16.9] a day that cannot be read is reported and stays in its field', () => {
  const step = buildStep({ key: 'a', component: 'date' }, { key: 'b', component: 'date' });
  const { values, unreadableKeys } = openStep(step, { a: '31/02/1999', b: '' });
  expect([values, unreadableKeys]).toEqual([{ a: '31/02/1999', b: '' }, ['a']]);
});

test.each([
  ['1980-05-03', '03/05/1980', true],
  ['1980/05/03', '03/05/1980', true],
  ['03-05-1980', '03/05/1980', true],
  ['3.5.1980', '03/05/1980', true],
  ['03051980', '03/05/1980', true],
  ['1980-05-03T00:00:00Z', '03/05/1980', true],
  [326_160_000_000, '03/05/1980', true],
  ['326160000', '03/05/1980', true],
  ['31/02/1999', '31/02/1999', false],
  ['1999-02-31', '1999-02-31', false],
  ['amanhã', 'amanhã', false],
  ['sexta-feira 12', 'sexta-feira 12', false],
  ['2026-02-31T00:00:00', '2026-02-31T00:00:00', false],
])(
  '[5.22] [9.33] [5.26] the day %s of the service is the same in a text with the mask date and in a date field: %s',
  (wire, shown, isReadable) => {
    const step = buildStep({ key: 'a', mask: 'date' }, { key: 'b', component: 'date' });
    const { values, unreadableKeys } = openStep(step, { a: wire, b: wire });
    expect(values).toEqual({ a: shown, b: shown });
    expect(unreadableKeys).toEqual(isReadable ? [] : ['a', 'b']);
    expect(openStep(step, values).values).toEqual(values);
  },
);

test('[16.9] [3.31] a stored choice that is none of the options of its field is reported and stays', () => {
  const options = [createOption('a', 'A'), createOption('b', 'B')];
  const step = buildStep(
    { key: 'radio', component: 'radio', options },
    { key: 'known', component: 'radio', options },
    { key: 'boxes', component: 'checkBoxGroup', options },
    { key: 'someBoxes', component: 'checkBoxGroup', options },
    { key: 'empty', component: 'radio', options },
    // The list of these comes later.
    { key: 'list', component: 'select', options, resource: 'banks' },
    { key: 'free', component: 'select' },
  );
  const answers = { radio: 'z', known: 'a', boxes: ['z'], someBoxes: ['a', 'z'], list: 'z', free: 'z' };
  const { values, unreadableKeys } = openStep(step, answers);
  expect(unreadableKeys).toEqual(['radio', 'boxes']);
  expect(values).toMatchObject({ radio: { value: 'z' }, boxes: [{ value: 'z' }], list: { value: 'z' } });
  expect(payloadOf(step, evaluate(step, values, newVisitor), values)).toMatchObject({ radio: 'z' });
});

test.each([
  ['text', { a: 1 }],
  ['text', ['Ana']],
  ['money', [2500]],
  ['radio', ['F']],
  ['date', ['1980-05-03']],
  ['date', { dia: 3 }],
])('[16.9] a stored answer of another shape at a field of the kind %s is reported: %j', (component, wire) => {
  expect(openStep(buildStep({ key: 'campo', component }), { campo: wire }).unreadableKeys).toEqual(['campo']);
});
