import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import { expect, test } from 'vitest';
import { stateOptions } from './cities.ts';
import { companies, companiesNamed } from './companies.ts';
import { employer } from './employers.ts';
import { loadList } from './lists.ts';

const optionsOf = async (name: string, ...references: string[]) => {
  const list = await loadList(name);
  if (!list) throw new Error(`No list is called ${name}.`);
  return list(references);
};

const dependentLists = ['cities', 'agencies', 'positions', 'specificAgreements'];

test('[3.37] dependent lists are empty without a known value of the other field', async () => {
  for (const name of dependentLists) {
    expect(await optionsOf(name), name).toEqual([]);
    expect(await optionsOf(name, 'nada'), name).toEqual([]);
    expect(await optionsOf(name, '__proto__'), name).toEqual([]);
  }
});

test('[3.37] there are at least sixty banks with code and name, and at least 150 professions', async () => {
  const banks = await optionsOf('banks');
  expect(banks.length).toBeGreaterThanOrEqual(60);
  for (const { value, label } of banks) {
    expect(value).toMatch(/^\d{3}$/);
    expect(label.startsWith(`${value} - `)).toBe(true);
  }
  const professions = await optionsOf('professions');
  expect(professions.length).toBeGreaterThanOrEqual(150);
  expect(new Set(professions.map(({ label }) => label)).size).toBe(professions.length);
});

test('[3.37] every one of the 27 states has its cities', async () => {
  expect(stateOptions).toHaveLength(27);
  const sizes = await Promise.all(
    stateOptions.map(async ({ value }) => (await optionsOf('cities', value)).length),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeGreaterThan(5500);
  expect(Math.min(...sizes)).toBeGreaterThan(0);
});

test('[3.37] every bank has agencies; a state limits them to its own', async () => {
  for (const { value } of await optionsOf('banks'))
    expect((await optionsOf('agencies', value)).length, value).toBeGreaterThan(0);
  const allAgencies = await optionsOf('agencies', '001');
  const agenciesOfMinas = await optionsOf('agencies', '001', 'MG');
  expect(agenciesOfMinas.length).toBeGreaterThan(1);
  expect(agenciesOfMinas).toEqual(allAgencies.filter(({ label }) => label.endsWith('/MG')));
});

test('[3.37] every profession has positions, and every general agreement specific ones', async () => {
  for (const { value, label } of await optionsOf('professions'))
    expect((await optionsOf('positions', value)).length, label).toBeGreaterThan(0);
  for (const { value, label } of await optionsOf('agreements'))
    expect((await optionsOf('specificAgreements', value)).length, label).toBeGreaterThan(1);
});

test('[5.32] only the general and specific agreements of Correios contain 0087', async () => {
  const general = await optionsOf('agreements');
  const isCorreios = ({ value }: { value: string }) => value.includes('0087');
  expect(general.filter(isCorreios).map(({ label }) => label)).toEqual(['Correios']);
  for (const agreement of general) {
    const specific = await optionsOf('specificAgreements', agreement.value);
    expect(specific.every(isCorreios), agreement.label).toBe(isCorreios(agreement));
  }
});

test('[3.38] companies have a CNPJ of 14 characters with right check digits, some with letters', () => {
  expect(companies.length).toBeGreaterThanOrEqual(120);
  const ids = companies.map(({ cnpj }) => cnpj);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { cnpj, name, uf } of companies) {
    expect(cnpj, name).toMatch(/^[A-Z0-9]{12}\d{2}$/);
    expect(isValidCnpj(cnpj, { version: 2 }), `${name} ${cnpj}`).toBe(true);
    expect(stateOptions.some(({ value }) => value === uf)).toBe(true);
  }
  const withLetters = ids.filter(id => /[A-Z]/.test(id));
  expect(withLetters.length).toBeGreaterThan(10);
  expect(withLetters.length).toBeLessThan(ids.length / 2);
  for (const { value } of employer([])) expect(isValidCnpj(value, { version: 2 }), value).toBe(true);
});

test('[7.26] companies are found by any part of their name, whatever its case and accents', () => {
  const companiesAsTyped = companiesNamed('Padaria');
  expect(companiesAsTyped.length).toBeGreaterThan(2);
  expect(companiesNamed('PADARIA')).toEqual(companiesAsTyped);
  const foldedMatches = companiesNamed('ltda FARMACIA');
  expect(foldedMatches.length).toBeGreaterThan(0);
  for (const { name } of foldedMatches) expect(name).toMatch(/^Farmácia .*Ltda$/);
  expect(companiesNamed('xyzzy')).toEqual([]);
  expect(companiesNamed('  ')).toEqual([]);
});

test('an unknown name has no list', async () => {
  for (const name of ['nada', '', '__proto__', 'toString']) expect(await loadList(name)).toBeUndefined();
});
