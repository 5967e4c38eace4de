import { expect, test } from 'vitest';
import { fillCompany } from './fill-company.ts';
import { buildStep } from './testing/build-step.ts';
import { createOption } from './testing/create-option.ts';

const bakery = { name: ' Padaria Flor Ltda ', cnpj: '12abc34501de35', uf: 'SP' };
const fill = (...fields: Parameters<typeof buildStep>) =>
  fillCompany(buildStep({ key: 'documento', component: 'cnpj' }, ...fields), {}, bakery, 'documento');

test('[2.42] the CNPJ fills the field of the lookup, with its mask', () => {
  expect(fill()).toEqual({ documento: '12.ABC.345/01DE-35' });
});

test.each(['razaoSocial', 'nomeDaEmpresa', 'empresa', 'empregador', 'nomeFantasia', 'nome_empregadora'])(
  '[3.38] %s is filled with the name of the company',
  key => {
    expect(fill({ key })[key]).toBe('Padaria Flor Ltda');
  },
);

test.each(['nome', 'nomeCompleto', 'telefoneEmpresa', 'empresaAnterior', 'cidade', 'constructor'])(
  '[3.38] %s is not filled from a company',
  key => {
    expect(fill({ key })).not.toHaveProperty([key]);
  },
);

test('[3.38] the state fills the field for the state of the company; in a step with a CEP the key "uf" belongs to the address', () => {
  expect(fill({ key: 'ufEmpresa' }).ufEmpresa).toBe('SP');
  expect(fill({ key: 'estadoDaEmpresa' }).estadoDaEmpresa).toBe('SP');
  expect(fill({ key: 'uf' }).uf).toBe('SP');
  expect(fill({ key: 'estadoCivil' })).not.toHaveProperty('estadoCivil');
  const withAddress = fill({ key: 'cep', component: 'cep' }, { key: 'uf' }, { key: 'ufEmpresa' });
  expect(withAddress).not.toHaveProperty('uf');
  expect(withAddress.ufEmpresa).toBe('SP');
});

test('[3.38] a state is found in the list by its letters or its name; without a match none is chosen', () => {
  const select = (...options: ReturnType<typeof createOption>[]) => ({
    key: 'uf',
    component: 'select',
    options,
  });
  expect(fill(select(createOption('SP', 'S. Paulo'))).uf).toEqual({ value: 'SP', label: 'S. Paulo' });
  expect(fill(select(createOption('35', 'São Paulo'))).uf).toEqual({ value: '35', label: 'São Paulo' });
  expect(fill(select(createOption('RJ', 'Rio de Janeiro'))).uf).toBeNull();
});

test('[3.38] the loaded list of a field decides which option a company has', () => {
  const step = buildStep({ key: 'documento', component: 'cnpj' }, { key: 'uf', component: 'select' });
  const lists = { uf: [createOption('35', 'São Paulo'), createOption('33', 'Rio de Janeiro')] };
  expect(fillCompany(step, {}, bakery, 'documento', lists).uf).toEqual({ value: '35', label: 'São Paulo' });
  expect(fillCompany(step, {}, bakery, 'documento').uf).toEqual({ value: 'SP', label: 'São Paulo' });
});

test('[3.38] [5.10] the name of a company is never the value of a choice', () => {
  const employer = { key: 'empregador', component: 'select' };
  const offered = { ...employer, options: [createOption('7', 'Padaria Flor Ltda')] };
  expect(fill(offered).empregador).toEqual({ value: '7', label: 'Padaria Flor Ltda' });
  expect(fill({ ...employer, options: [createOption('1', 'Prefeitura')] }).empregador).toBeNull();
  expect(fill(employer).empregador).toEqual({ value: '', label: 'Padaria Flor Ltda' });
});

test('[3.38] the name of a company changes no box, day or amount', () => {
  for (const component of ['checkbox', 'date', 'money', 'checkBoxGroup'])
    expect(fill({ key: 'empresa', component })).not.toHaveProperty('empresa');
});

test('fields that the company lacks, filled fields and fields without a value stay unchanged', () => {
  const step = buildStep(
    { key: 'documento' },
    { key: 'empresa' },
    { key: 'empregador', component: 'mensagem' },
  );
  const values = { documento: '1', empresa: 'Padaria' };
  expect(fillCompany(step, values, { name: 'Padaria', cnpj: '', uf: '' }, 'documento')).toEqual({});
});
