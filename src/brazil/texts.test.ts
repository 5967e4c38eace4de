import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import { parseCep } from './cep.ts';
import { formatCnpj, isCnpj } from './cnpj.ts';
import { formatInstalments } from './instalments.ts';
import { keepDigits } from './keep-digits.ts';
import { capitalizeTitle } from './names.ts';
import { formatPercent, formatRate, parsePercent, percentFromDigits } from './percent.ts';
import { AREA_CODES, phoneWithoutCountryCode } from './phone.ts';
import { removeAccents } from './remove-accents.ts';

test.each([
  ['529.982.247-25', '52998224725'],
  ['٣abc½1', '1'],
  ['', ''],
])('[5.20a] the digits of %j are %j', (text, digits) => {
  expect(keepDigits(text)).toBe(digits);
});

test.each([
  ['MARIA DA SILVA', 'Maria da Silva'],
  ['joão do carmo de souza', 'João do Carmo de Souza'],
  ['ÁGUA DOCE', 'Água Doce'],
  ['DA SILVA', 'da Silva'],
  ['dos santos', 'Dos Santos'],
  ['  rua   das  flores ', '  Rua   Das  Flores '],
  ['', ''],
  ['DADOS DO CPF', 'Dados do CPF'],
  ['simulação fgts', 'Simulação FGTS'],
  ['ENVIO (RG, CNH)', 'Envio (RG, CNH)'],
  ['CONTA C6 2A VIA', 'Conta C6 2A Via'],
  ['Dados pessoais', 'Dados pessoais'],
  ['SALDO-DEVEDOR', 'Saldo-devedor'],
  ['BEIRA-MAR DO SUL', 'Beira-mar do Sul'],
])('[5.23a] the title %j is written %j', (text, title) => {
  expect(capitalizeTitle(text)).toBe(title);
});

test.each([
  [1, '1 parcela'],
  [0, '0 parcelas'],
  [2, '2 parcelas'],
  [22, '22 parcelas'],
])('[5.21] %i is "%s"', (count, text) => {
  expect(formatInstalments(count)).toBe(text);
});

test.each([
  [12.5, '% 12,50'],
  [0, '% 0,00'],
  [100, '% 100,00'],
  [1.005, '% 1,01'],
  [-0.001, '% 0,00'],
])('[5.25a] %d percent is shown as "%s"', (percent, shown) => {
  expect(formatPercent(percent)).toBe(shown);
});

test('[5.25] a percentage is parsed to its number', () => {
  expect(percentFromDigits('% 12,50')).toBe(12.5);
  expect(parsePercent('% 12,50')).toBe(12.5);
  expect(parsePercent('1.234')).toBe(1.234);
  expect(parsePercent('')).toBeUndefined();
});

test.each([
  [0.0199, '1,99%'],
  [0.28, '28,00%'],
  [0.00005, '0,01%'],
  [1, '100,00%'],
])('[9.31] the rate %d is shown as "%s"', (rate, shown) => {
  expect(formatRate(rate)).toBe(shown);
});

test('[9.24d] a CEP is complete at 8 digits, with or without separators', () => {
  expect(['0131010', '01310-100', '013101000'].map(parseCep)).toEqual([undefined, '01310100', undefined]);
});

test('[9.25] a letter that becomes an ASCII letter only in capitals is not valid in a CNPJ', () => {
  expect(isCnpj('R0.SLK.MBD/7VX4-85')).toBe(true);
  expect(isCnpj('R0.ſLK.MBD/7VX4-85')).toBe(false);
});

test('[9.25] a CNPJ is written with its separators, and an incomplete one stays unchanged', () => {
  expect(formatCnpj('12abc34501de35')).toBe('12.ABC.345/01DE-35');
  expect(formatCnpj('12.abc.345/01de-35')).toBe('12.ABC.345/01DE-35');
  expect(formatCnpj('12')).toBe('12');
});

test('[5.16] 67 area codes are in use', () => {
  expect(AREA_CODES.size).toBe(67);
  expect([...AREA_CODES].filter(code => /^0|0$/.test(code))).toEqual([]);
});

test.each([
  ['+55 11 98765-4321', '11987654321'],
  ['5511387654321', '11387654321'],
  ['551138765432', '1138765432'],
  ['55987654321', '55987654321'],
  ['5510987654321', '5510987654321'],
  ['(11) 98765-4321', '(11) 98765-4321'],
])('[5.16] the phone %s without the country code is %s', (text, expected) => {
  expect(phoneWithoutCountryCode(text)).toBe(expected);
});

test('[3.35] accents are removed, letters stay, and a second run changes nothing', () => {
  expect(removeAccents('São Luís do Maranhão: ação, Ñandú, Ü')).toBe('Sao Luis do Maranhao: acao, Nandu, U');
  fc.assert(
    fc.property(anyText(), text => {
      expect(removeAccents(removeAccents(text))).toBe(removeAccents(text));
    }),
  );
});

test('[5.23] names of lenders and products stay as they are written', () => {
  expect(capitalizeTitle('PROPOSTA DO AJCRED', ['AJCred'])).toBe('Proposta do AJCred');
  expect(capitalizeTitle('conta nio', ['Cartão NIO'])).toBe('Conta NIO');
});

test.each([
  ['CONTA BANCÁRIA', 'Crédito na conta de luz', 'Conta Bancária'],
  ['LUZ DO DIA', 'Crédito na conta de luz CREFAZ', 'Luz do Dia'],
  ['CONTA NO CREFAZ', 'Crédito na conta de luz CREFAZ', 'Conta No CREFAZ'],
  ['DADOS DO BANCO', 'BANCO PAN', 'Dados do Banco'],
  ['CONTA PAN', 'BANCO PAN', 'Conta PAN'],
  ['PROPOSTA CREFISA', 'CREFISA', 'Proposta CREFISA'],
])('[5.23] ordinary words of a name are spelled as in any title: %j of %j is %j', (text, name, title) => {
  expect(capitalizeTitle(text, [name])).toBe(title);
});

test('[14.1] a title is capitalised without the data of a locale, which the browser loads at its first use', () => {
  const spies = (['toLocaleLowerCase', 'toLocaleUpperCase'] as const).map(name =>
    vi.spyOn(String.prototype, name),
  );
  try {
    expect(capitalizeTitle('ÁREA DO CPF E ÇÃO')).toBe('Área do CPF E Ção');
    expect(spies.flatMap(spy => spy.mock.calls)).toEqual([]);
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
});
