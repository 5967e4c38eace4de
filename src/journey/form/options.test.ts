import { expect, test, vi } from 'vitest';
import { select } from '../fields/select.ts';
import { buildField } from './build-field.ts';
import { completeChoice, findOptionByText, optionsOf, prepareSearch, searchOptions } from './options.ts';
import { sentValueOf } from './sent-value-of.ts';
import { createOption } from './testing/create-option.ts';

const banks = [
  createOption('001', 'Banco do Brasil'),
  createOption('341', 'Itaú Unibanco', 'Agências Personnalité'),
  createOption('260', 'Nu Pagamentos'),
];
const search = (text: string) => searchOptions(banks, text).map(({ value }) => value);

test('[5.27] options are searched by label, children and value, whatever case and accents', () => {
  expect(search('itau')).toEqual(['341']);
  expect(search('ITAÚ')).toEqual(['341']);
  expect(search('personnalite')).toEqual(['341']);
  expect(search('26')).toEqual(['260']);
  expect(search(' do   brasil ')).toEqual(['001']);
  expect(search('a')).toEqual(['001', '341', '260']);
  expect(search('xyz')).toEqual([]);
  expect(search('')).toEqual(['001', '341', '260']);
});

test('[5.27] a text never matches across label, children and value', () => {
  expect(search('unibanco agencias')).toEqual([]);
});

test.each(['\u200bItaú Unibanco', 'Itaú\u00a0Unibanco\u200e', 'Ita\u00adu Unibanco\ufeff'])(
  '[5.11] [5.27] a pasted or dictated text finds its option in spite of invisible characters: %j',
  text => {
    expect(search(text)).toEqual(search('Itaú Unibanco'));
    expect(findOptionByText(banks, text)).toBe(banks[1]);
  },
);

test('[5.11] [5.27] a text of invisible characters only searches nothing and means no option', () => {
  expect(search('\u200b')).toEqual(search(''));
  expect(findOptionByText([createOption('1', '')], '\u200b')).toBeUndefined();
});

test('[5.27] the characters of regular expressions are plain text in a search', () => {
  expect(search('.*')).toEqual([]);
  expect(searchOptions([createOption('1', 'A (B)')], '(b')).toHaveLength(1);
});

test('[5.27] control characters in a label do not shift the results', () => {
  const withControlCharacters = [
    createOption('1', 'A\u0002B'),
    createOption('2', 'C\u0001D'),
    createOption('3', 'E'),
  ];
  expect(searchOptions(withControlCharacters, 'e').map(({ value }) => value)).toEqual(['3']);
  expect(searchOptions(withControlCharacters, 'b').map(({ value }) => value)).toEqual(['1']);
});

test('[14.5] a long list is prepared for searching in slices, and a search before the last slice finds all options', () => {
  const many = Array.from({ length: 2500 }, (_, index) => createOption(`${index}`, `Município ${index}`));
  expect(prepareSearch(many, 1000)).toBe(false);
  expect(searchOptions(many, 'MUNICIPIO 2499').map(({ value }) => value)).toEqual(['2499']);
  expect(prepareSearch(many, 1000)).toBe(true);
  expect(prepareSearch([], 1000)).toBe(true);
});

test('[14.5] a text that contains the one of the last search is searched in its matches only', () => {
  const towns = Array.from({ length: 1000 }, (_, index) => createOption(`${index}`, `Município ${index}`));
  const valuesFor = (text: string) => searchOptions(towns, text).map(({ value }) => value);
  const includes = vi.spyOn(String.prototype, 'includes');
  const countComparisons = (text: string) => {
    includes.mockClear();
    searchOptions(towns, text);
    // One of the calls compares the text with that of the last search.
    return includes.mock.calls.length;
  };
  try {
    expect(countComparisons('99')).toBeGreaterThanOrEqual(1000);
    expect(countComparisons('998')).toBeLessThan(30);
  } finally {
    includes.mockRestore();
  }
  // A shorter text, and another one.
  expect(valuesFor('99')).toContain('199');
  expect(valuesFor('199')).toEqual(['199']);
  expect(valuesFor('municipio 500')).toEqual(['500']);
});

test('[14.5] a search of a whole list ends at its limit, and the next search is complete again', () => {
  const towns = Array.from({ length: 1000 }, (_, index) => createOption(`${index}`, `Município ${index}`));
  const includes = vi.spyOn(String.prototype, 'includes');
  try {
    expect(searchOptions(towns, 'municipio', 3).map(({ value }) => value)).toEqual(['0', '1', '2']);
    expect(includes.mock.calls.length).toBeLessThan(10);
  } finally {
    includes.mockRestore();
  }
  expect(searchOptions(towns, 'municipio 9')).toHaveLength(111);
  // The matches of the last search are searched whole.
  expect(searchOptions(towns, 'municipio 99', 3)).toHaveLength(11);
});

test('[14.5] a search in 50,000 options takes less than 100 ms', () => {
  const many = Array.from({ length: 50_000 }, (_, index) =>
    createOption(`${index}`, `Município número ${index}`),
  );
  searchOptions(many, 'warm');
  const start = performance.now();
  expect(searchOptions(many, 'numero 4999')).toHaveLength(11);
  expect(performance.now() - start).toBeLessThan(100);
});

test('a choice that is in the new list gets the label of the list', () => {
  const choice = { value: '341', label: 'Itaú Unibanco' };
  expect(completeChoice(choice, banks)).toBe(choice);
  expect(completeChoice({ value: '341', label: '341' }, banks)).toEqual(choice);
});

test('a choice that has only a name gets the value of the option with that name', () => {
  expect(completeChoice({ value: '', label: 'banco  DO brasil' }, banks)).toEqual({
    value: '001',
    label: 'Banco do Brasil',
  });
  expect(completeChoice({ value: 'Itau Unibanco', label: 'Itau Unibanco' }, banks)).toMatchObject({
    value: '341',
  });
});

test('[3.31] a choice whose value is stored in another case is the option of the list, as with options sent with the field', () => {
  const states = [createOption('SP', 'São Paulo'), createOption('sp', 'small letters')];
  expect(completeChoice({ value: 'Sp', label: 'Sp' }, states)).toEqual({ value: 'SP', label: 'São Paulo' });
  expect(completeChoice({ value: 'sp', label: 'sp' }, states)).toEqual({
    value: 'sp',
    label: 'small letters',
  });
  expect(completeChoice([{ value: 'Sp', label: 'Sp' }], states)).toEqual([
    { value: 'SP', label: 'São Paulo' },
  ]);
});

test.each([
  ['installments', '12 parcelas', createOption('12', 'Um ano')],
  ['onlyDigits', '11222333000181', createOption('11.222.333/0001-81', 'Empresa A')],
  ['yesOrNo', 'Sim', createOption('true', 'Quero')],
])(
  '[3.31] [3.35] [11.3] a text stored by %s is the option of the loaded list for which the field sends it',
  (formatSend, stored, option) => {
    const field = buildField({ key: 'f', component: 'select', resource: 'lista', formatSend });
    const choice = { value: stored, label: stored };
    const chosen = { value: option.value, label: option.label };
    expect(sentValueOf(select, field, chosen)).toBe(stored);
    expect(completeChoice(choice, [...banks, option], [], field)).toEqual(chosen);
    expect(completeChoice([choice], [...banks, option], [], field)).toEqual([chosen]);
    // A choice of the list has a label of its own.
    expect(completeChoice({ value: stored, label: 'Outra' }, [...banks, option], [], field)).toBeNull();
  },
);

test('a stale choice is dropped when the new list does not contain it', () => {
  expect(completeChoice({ value: '999', label: 'Banco extinto' }, banks)).toBeNull();
  expect(completeChoice({ value: '', label: 'Selecione' }, [createOption('', 'Selecione')])).toBeNull();
});

test('a stale choice does not become another option with the same name', () => {
  expect(completeChoice({ value: '2201903', label: 'Itaú Unibanco' }, banks)).toBeNull();
});

test('of several choices only the stale ones are dropped', () => {
  const first = { value: '001', label: 'Banco do Brasil' };
  expect(completeChoice([first, { value: '999', label: 'x' }], banks)).toEqual([first]);
  const all = [first];
  expect(completeChoice(all, banks)).toBe(all);
});

test('a value that is not a choice stays', () => {
  for (const value of ['text', 12, true, null]) expect(completeChoice(value, banks)).toBe(value);
});

test('a field shows its own options until its list has loaded', () => {
  const field = buildField({ key: 'banco', options: [createOption('1', 'Um')] });
  expect(optionsOf(field, undefined)).toBe(field.options);
  expect(optionsOf(field, banks)).toBe(banks);
});

test('a field whose list has loaded empty shows its own options', () => {
  const field = buildField({ key: 'banco', options: [createOption('1', 'Um')] });
  expect(optionsOf(field, [])).toBe(field.options);
  expect(optionsOf(field, banks.slice(0, 1))).toHaveLength(1);
});

test('the array of several choices stays the same object only if all of them are unchanged', () => {
  const renamed = [
    { value: '001', label: 'Banco do Brasil' },
    { value: '341', label: '341' },
  ];
  expect(completeChoice(renamed, banks)).toEqual([renamed[0], { value: '341', label: 'Itaú Unibanco' }]);
});

test('[5.27] a typed text is the option with this label; only if there is none, the option with this value', () => {
  const days = [createOption('1', '5'), createOption('2', '10'), createOption('5', '25')];
  expect(findOptionByText(days, ' 5 ')).toBe(days[0]);
  expect(findOptionByText(days, '25')).toBe(days[2]);
  expect(findOptionByText(days, '2')).toBe(days[1]);
  expect(findOptionByText(banks, 'itau  unibanco')).toBe(banks[1]);
  expect(findOptionByText(banks, 'itau')).toBeUndefined();
  expect(findOptionByText([createOption('', 'Selecione')], 'Selecione')).toBeUndefined();
  expect(findOptionByText([createOption('1', '')], '')).toBeUndefined();
});

test('[5.27] of two options with the same value, a typed text is the one with this label', () => {
  const branches = [createOption('1', 'Centro'), createOption('1', 'Savassi')];
  expect(findOptionByText(branches, 'savassi')).toBe(branches[1]);
});

test('[5.10] a choice from the previous list does not become another option of the new list with the same value', () => {
  const previous = [createOption('1', 'Santos'), createOption('2', 'Campinas')];
  const next = [createOption('1', 'Niterói'), createOption('2', 'CAMPINAS')];
  const santos = { value: '1', label: 'Santos' };
  expect(completeChoice(santos, next, previous)).toBeNull();
  expect(completeChoice({ value: '2', label: 'Campinas' }, next, previous)).toEqual({
    value: '2',
    label: 'CAMPINAS',
  });
  expect(completeChoice([santos, { value: '2', label: 'Campinas' }], next, previous)).toEqual([
    { value: '2', label: 'CAMPINAS' },
  ]);
});

test('[5.10] a choice without a label of its own, or from no list yet, is that of the new list', () => {
  const previous = [createOption('1', 'Santos'), createOption('12', '12')];
  const next = [createOption('1', 'Niterói'), createOption('12', '12 parcelas')];
  const niteroi = { value: '1', label: 'Niterói' };
  expect(completeChoice({ value: '1', label: '1' }, next, previous)).toEqual(niteroi);
  expect(completeChoice({ value: '12', label: '12' }, next, previous)).toEqual({
    value: '12',
    label: '12 parcelas',
  });
  expect(completeChoice({ value: '1', label: 'Santos' }, next)).toEqual(niteroi);
  expect(completeChoice({ value: '1', label: 'Nictheroy' }, next, previous)).toEqual(niteroi);
});

test('[5.10] the same term at another price stays chosen; another amount under the same value does not', () => {
  const choice = (label: string) => ({ value: '12', label });
  const next = (label: string) => [createOption('6', '6x'), createOption('12', label)];
  for (const [before, after] of [
    ['12x de R$ 178,72', '12x de R$ 1.103,09'],
    ['12 parcelas (2,46% a.m.) R$\u00a0100', '12 parcelas (3% a.m.) R$\u00a0200'],
  ] as const)
    expect(completeChoice(choice(before), next(after), next(before))).toEqual(choice(after));
  for (const [before, after] of [
    ['R$ 500,00', 'R$ 700,00'],
    ['Até R$ 500,00', 'Até R$ 700,00'],
    ['12x de R$ 178,72', '18x de R$ 178,72'],
  ] as const)
    expect(completeChoice(choice(before), next(after), next(before))).toBeNull();
});

test('of several options with the value of the choice, the one with its label stays', () => {
  const branches = [createOption('1', 'Centro'), createOption('1', 'Savassi')];
  const savassi = { value: '1', label: 'Savassi' };
  expect(completeChoice(savassi, branches)).toBe(savassi);
});
