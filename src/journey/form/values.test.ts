import { expect, test } from 'vitest';
import { buildStep } from './testing/build-step.ts';
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
