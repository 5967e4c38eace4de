import { expect, test } from 'vitest';
import { sitDown } from '#tests/support/typist.ts';
import { masks } from './index.ts';

const typed: [name: string, keys: string, shown: string][] = [
  ['cpf', '52998224725', '529.982.247-25'],
  ['cpf', '529x982', '529.982'],
  ['cpf', '529982247251', '529.982.247-25'],
  ['cnpj', '11222333000181', '11.222.333/0001-81'],
  ['cnpj', '12abc34501de35', '12.ABC.345/01DE-35'],
  ['cnpj', '12abc34501dexx35', '12.ABC.345/01DE-35'],
  ['cnh', '594245738170', '59424573817'],
  ['phone', '11987654321', '(11) 98765-4321'],
  ['phonePartiallyHidden', '119****4321', '(11) 9****-4321'],
  ['rg', '12345678x', '12.345.678-X'],
  ['rg', '123456789', '12.345.678-9'],
  ['rg', '1x2345', '12.345'],
  ['rg', '52998224725', '529.982.247-25'],
  ['date', '31121999', '31/12/1999'],
  ['date', '31/12/1999', '31/12/1999'],
  ['prazo', '1234', '123'],
  ['cep', '01310100', '01310-100'],
  ['agency', '1234', '1234'],
  ['agency', '1234x', '1234-X'],
  ['account', '1', '1'],
  ['account', '12', '1-2'],
  ['account', '1234567', '123456-7'],
  ['account', '123456x', '123456-X'],
  ['account', '123456x7', '123456-X'],
  ['rne', 'v1234567', 'V123456-7'],
  ['rne', 'w123456a', 'W123456-A'],
  ['cpfcnpj', '52998224725', '529.982.247-25'],
  ['cpfcnpj', '11222333000181', '11.222.333/0001-81'],
  ['cpfcnpj', '12abc34501de35', '12.ABC.345/01DE-35'],
  ['name', 'José 2º da Silva!', 'José  da Silva'],
  ['onlyText', 'a1b2 ç', 'ab ç'],
  ['onlyNumber', '1a2,3', '123'],
  ['upperCase', 'são 1', 'SÃO 1'],
  ['lowerCase', 'SÃO 1', 'são 1'],
  ['licencePlate', 'abc1d23', 'ABC1D23'],
  ['licencePlate', 'abc-12345', 'ABC1234'],
];

test.each(typed)('[3.33] mask %s: typing %s shows %s', (name, keys, shown) => {
  const mask = masks.find(name);
  expect(mask).toBeDefined();
  if (!mask) return;
  const typist = sitDown(mask.options);
  typist.type(keys);
  expect(typist.value).toBe(shown);
});
