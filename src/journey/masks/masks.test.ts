import { MASKITO_DEFAULT_OPTIONS, type MaskitoElement } from '@maskito/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import { counterexampleOf } from '#tests/support/counterexample-of.ts';
import { expectNoBreaches } from '#tests/support/expect-no-breaches.ts';
import { createTypist } from '#tests/support/typist.ts';
import { date } from './date.ts';
import { masks } from './index.ts';
import { licencePlate } from './licence-plate.ts';
import { defineMask, slotsOf } from './mask.ts';
import { phone } from './phone.ts';
import { phonePartiallyHidden } from './phone-partially-hidden.ts';

function maskNamed(name: string) {
  const mask = masks.find(name);
  if (!mask) throw new Error(`No mask has the name ${name}.`);
  return mask;
}

/** Types a text with the mask, then selects the characters `from` to `to`. */
function typistAt(name: string, text: string, from: number, to = from) {
  const typist = createTypist(maskNamed(name).options);
  typist.type(text);
  typist.select(from, to);
  return typist;
}

const typed: [name: string, keys: string, shown: string][] = [
  ['cpf', '52998224725', '529.982.247-25'],
  ['cpf', '529x982', '529.982'],
  ['cpf', '529982247251', '529.982.247-25'],
  ['cnpj', '11222333000181', '11.222.333/0001-81'],
  ['cnpj', '12abc34501de35', '12.ABC.345/01DE-35'],
  ['cnpj', '12abc34501dexx35', '12.ABC.345/01DE-35'],
  ['cnh', '594245738170', '59424573817'],
  ['phone', '11987654321', '(11) 98765-4321'],
  ['phone', '011987654321', '(11) 98765-4321'],
  ['phone', '+5511987654321', '(11) 98765-4321'],
  ['phone', '55987654321', '(55) 98765-4321'],
  ['phone', '559876543219', '(55) 98765-4321'],
  ['phonePartiallyHidden', '119****4321', '(11) 9****-4321'],
  ['rg', '12345678x', '12.345.678-X'],
  ['rg', '12345678x1', '12.345.678-X'],
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
  ['account', '1234567890123456', '12345678901234-5'],
  ['rne', 'v1234567', 'V123456-7'],
  ['rne', 'w123456a', 'W123456-A'],
  ['cpfcnpj', '52998224725', '529.982.247-25'],
  ['cpfcnpj', '11222333000181', '11.222.333/0001-81'],
  ['cpfcnpj', '12abc34501de35', '12.ABC.345/01DE-35'],
  ['name', 'José 2º da Silva!', 'José  da Silva'],
  ['name', 'Maria-Clara', 'MariaClara'],
  ['onlyText', 'a1b2 ç', 'ab ç'],
  ['onlyNumber', '1a2,3', '123'],
  ['upperCase', 'são 1', 'SÃO 1'],
  ['lowerCase', 'SÃO 1', 'são 1'],
  ['licencePlate', 'abc1d23', 'ABC1D23'],
  ['licencePlate', 'abc-12345', 'ABC1234'],
];

test('[3.33] every mask has an example of typed keys', () => {
  const maskNames = masks.names();
  const masksWithExample = new Set(typed.map(([name]) => masks.find(name)));
  expectNoBreaches(
    maskNames
      .filter(name => !masksWithExample.has(masks.find(name)))
      .map(name => `src/journey/masks/masks.test.ts: no row of typed has the mask ${name}.`),
    {
      rule: 'Every mask has an example of typed keys and what they show.',
      remedy: 'Add a row to typed.',
    },
  );
});

test.each(typed)('[3.33] mask %s: typing %s shows %s', (name, keys, shown) => {
  const typist = createTypist(maskNamed(name).options);
  typist.type(keys);
  expect(typist.value).toBe(shown);
});

const pasted: [name: string, text: string, shown: string][] = [
  ['cpf', '52998224725', '529.982.247-25'],
  ['cpf', '529.982.247-25', '529.982.247-25'],
  ['cpf', '\uff15\uff12\uff19.982.247-\uff12\uff15', '529.982.247-25'],
  ['name', 'Maria\u00a0Silva', 'Maria Silva'],
  ['name', 'Maria\tSilva', 'Maria Silva'],
  ['name', 'Maria\nSilva', 'Maria Silva'],
  ['name', 'Jose\u0301 Silva', 'José Silva'],
  ['name', 'Tuĩra Łukasz', 'Tuĩra Łukasz'],
  ['name', 'Nguye\u0302\u0303n Văn An', 'Nguyễn Văn An'],
  ['name', 'Ștefan Lőrinc İbrahim Yılmaz', 'Ștefan Lőrinc İbrahim Yılmaz'],
  ['name', 'Maria-Clara Souza', 'Maria Clara Souza'],
  ['name', 'SILVA/SANTOS JOSE', 'SILVA SANTOS JOSE'],
  ['name', 'Ana.Maria_Souza', 'Ana Maria Souza'],
  ['name', 'Souza, Maria – Clara', 'Souza Maria Clara'],
  ['name', "João D'Ávila Sant’Ana", 'João DÁvila SantAna'],
  ['name', 'Souza Jr.', 'Souza Jr'],
  ['onlyText', 'Maria\r\nda Silva', 'Maria da Silva'],
  ['onlyText', 'Centro-Sul', 'Centro Sul'],
  ['upperCase', 'maria\u00a0silva', 'MARIA SILVA'],
  ['cpf', ' CPF: 529 982 247 / 25\n', '529.982.247-25'],
  ['cnpj', '12.abc.345/01de-35', '12.ABC.345/01DE-35'],
  ['cnpj', ' 11222333000181 ', '11.222.333/0001-81'],
  ['cpfcnpj', '529.982.247-25', '529.982.247-25'],
  ['cpfcnpj', '12ABC34501DE35', '12.ABC.345/01DE-35'],
  ['phone', '0 11 98765-4321', '(11) 98765-4321'],
  ['phone', '015 11 98765-4321', '(11) 98765-4321'],
  ['phone', '0 15 (11) 98765-4321', '(11) 98765-4321'],
  ['phone', '00 55 11 98765-4321', '(11) 98765-4321'],
  ['phone', '015 11 3333-4444', '(11) 33334-444'],
  ['phone', '+55 (11) 98765-4321', '(11) 98765-4321'],
  ['phone', '55 11 98765 4321', '(11) 98765-4321'],
  ['phone', '11 98765.4321', '(11) 98765-4321'],
  ['phonePartiallyHidden', '(11) 9••••-4321', '(11) 9****-4321'],
  ['phonePartiallyHidden', '+55 (11) 9••••-4321', '(11) 9****-4321'],
  ['phonePartiallyHidden', '5511987654321', '(11) 98765-4321'],
  ['rg', '12.345.678-x', '12.345.678-X'],
  ['date', '1990-05-20', '20/05/1990'],
  ['date', '1990-05-20T00:00:00.000Z', '20/05/1990'],
  ['date', '2026-11-21T01:30:00Z', '20/11/2026'],
  ['date', '1985/03/12', '12/03/1985'],
  ['date', '1985.3.2', '02/03/1985'],
  ['date', 'nasc. 1985/03/12', '12/03/1985'],
  ['date', '1985/13/12', '19/85/1312'],
  ['date', '1985/03-12', '19/85/0312'],
  ['date', '5/6/1978', '05/06/1978'],
  ['date', '3/5/90', '03/05/90'],
  ['date', 'nasc. 3-5-90, às 9', '03/05/90'],
  ['date', '12.11.78 10:30', '12/11/78'],
  ['date', '05.06.1978', '05/06/1978'],
  ['date', '20051990', '20/05/1990'],
  ['date', '19900520', '20/05/1990'],
  ['date', 'nasc. 1990-05-20 10:30', '20/05/1990'],
  ['date', 'em 5-6-1978, às 9', '05/06/1978'],
  ['date', 'nasc.: 20051990.', '20/05/1990'],
  ['date', '12 de março de 1990', '12/03/1990'],
  ['date', 'São Paulo, 1º de Abril de 1990.', '01/04/1990'],
  ['date', '5 dez. 78', '05/12/78'],
  ['date', '05-MAI-1978', '05/05/1978'],
  ['date', '5/ago/1978', '05/08/1978'],
  ['date', '12 de nada de 1990', '12/19/90'],
  ['date', '12 de vez de 1990', '12/19/90'],
  ['date', '112 de março de 1990', '11/21/990'],
  ['date', '12 de março de 19900', '12/19/900'],
  ['date', '119/6/1978', '11/96/1978'],
  ['date', '1/129/1978', '11/29/1978'],
  ['date', '1/12/19789', '11/21/9789'],
  ['date', '11990-05-20', '11/99/0052'],
  ['date', '1990-05-201', '19/90/0520'],
  ['date', '199005201', '19/90/0520'],
  ['cep', 'CEP 01310-100', '01310-100'],
  ['cep', '01.310-100', '01310-100'],
  ['agency', 'Ag. 1234-5', '1234-5'],
  ['agency', 'Agência 0001 Conta 12345-6', '0001'],
  ['agency', 'Banco 341 Ag: 1234-x Cc 12345-6', '1234-X'],
  ['agency', 'Conta 12345-6, ag. 0001', '0001'],
  ['agency', 'Agencia 1234 Caixa', '1234'],
  ['agency', '1234 5', '1234-5'],
  ['account', 'Ag 1234 Cc 12345-6', '12345-6'],
  ['account', 'Agência: 0001\nConta corrente: 12.345.678-X (Maria)', '12345678-X'],
  ['account', 'C/C 12345 - 6', '12345-6'],
  ['account', '013 00012345-6', '01300012345-6'],
  ['account', 'Conta 12345 dígito 6', '12345-6'],
  ['account', 'Ag: 0001 DV: 2 Conta: 12345 DV: x', '12345-X'],
  ['agency', 'Ag: 0001 DV: 2 Conta: 12345 DV: x', '0001-2'],
  ['agency', 'Agência 0001 Dígito da conta 6', '0001'],
  // Nobody can tell the numbers apart.
  ['agency', '1234 12345-6', ''],
  ['account', '1234-5 / 12345-6', ''],
  ['account', '12345-6 / 0001', ''],
  ['account', 'Ag/Conta: 0001 12345-6', ''],
  ['account', 'Conta 0001 12345-6', ''],
  ['account', 'Ag/Conta: 0001, 12345-6', ''],
  ['account', 'Conta 12345-6, 01/02/2026', ''],
  ['agency', 'Minha conta na agência 0001 é 12345-6', '0001'],
  ['account', 'Minha conta na agência 0001 é 12345-6', ''],
  ['account', '12345-6', '12345-6'],
  ['account', '00012345-x', '00012345-X'],
  ['rne', 'v 123456 7', 'V123456-7'],
  ['name', 'Maria (Silva) 3', 'Maria Silva '],
  ['onlyNumber', 'R$ 1.234', '1234'],
  ['licencePlate', 'ABC-1D23', 'ABC1D23'],
  ['cnpj', 'CNPJ: 11.222.333/0001-81', '11.222.333/0001-81'],
  ['cnpj', 'CNPJ 12ABC34501DE35', '12.ABC.345/01DE-35'],
  ['cnpj', 'Padaria Bela Vista, CNPJ nº 12.abc.345/01de-35.', '12.ABC.345/01DE-35'],
  ['cpfcnpj', 'CPF: 529.982.247-25', '529.982.247-25'],
  ['cpfcnpj', 'CPF 52998224725', '529.982.247-25'],
  ['cpfcnpj', 'CNPJ: 11.222.333/0001-81', '11.222.333/0001-81'],
  ['cpfcnpj', 'CNPJ\t12.ABC.345/01DE-35', '12.ABC.345/01DE-35'],
  ['licencePlate', 'Placa: ABC-1234', 'ABC1234'],
  ['licencePlate', 'placa abc1d23', 'ABC1D23'],
  ['licencePlate', 'ABC 1D23 (Fiat Uno)', 'ABC1D23'],
  ['rne', 'RNE V123456-7', 'V123456-7'],
  ['rne', 'RNM: w 123456 a', 'W123456-A'],
  ['rne', 'RNE: V1234567', 'V123456-7'],
];

test.each([
  ['cpfcnpj', '529.982.247-25 111.444.777-35'],
  ['licencePlate', 'ABC1D23 ou XYZ9A87'],
  ['cnpj', 'xCNPJ11222333000181'],
])(
  '[3.33] mask %s: a pasted text with several codes, or with none of its own, is masked as it is: %s',
  (name, text) => {
    expect(masks.find(name)?.codeIn?.(text)).toBe(text);
  },
);

test.each(pasted)(
  '[3.33] mask %s shows %j as %s, whether pasted, filled in by the browser or sent by the service',
  (name, text, shown) => {
    const mask = maskNamed(name);
    const typist = createTypist(mask.options);
    typist.paste(text);
    expect(typist.value).toBe(shown);
    typist.autofill(text);
    expect(typist.value).toBe(shown);
    expect(mask.apply(text)).toBe(shown);
  },
);

test.each([
  ['cpf', '529', '982', '529.982'],
  ['phone', '11987', '654321', '(11) 98765-4321'],
  ['cnpj', '12', 'abc', '12.ABC'],
  ['upperCase', 'ma', 'ria', 'MARIA'],
  ['name', 'Jo', 'sé1', 'José'],
])(
  '[3.33] mask %s: a text composed by a keyboard with suggestions is inserted once',
  (name, first, second, shown) => {
    const typist = createTypist(maskNamed(name).options);
    typist.compose(first);
    typist.compose(second);
    expect(typist.value).toBe(shown);
  },
);

test('[3.33] an unknown name, or the name of an inherited member, has no mask', () => {
  for (const name of ['toString', '__proto__', 'constructor', 'CPF', '', undefined])
    expect(masks.find(name)).toBeUndefined();
});

test('[3.33] after ß is pasted and becomes SS, the caret is after both letters', () => {
  const typist = createTypist(masks.find('upperCase')?.options ?? { mask: /^$/ });
  typist.type('aeb');
  typist.select(2);
  typist.paste('ß');
  expect(typist.value).toBe('AESSB');
  expect(typist.caret).toBe(4);
});

test('[3.33] a letter whose capital has several characters reads the same however it comes', () => {
  const mask = maskNamed('upperCase');
  const capital = '\u03ab\u0300';
  for (const letter of ['\u1fe2', '\u03cb\u0300']) {
    const typist = createTypist(mask.options);
    typist.type(letter);
    expect(typist.value).toBe(capital);
    typist.autofill(letter);
    expect(typist.value).toBe(capital);
    expect(mask.fromWire(letter)).toBe(capital);
  }
  const typist = createTypist(mask.options);
  typist.type(capital);
  expect(typist.value).toBe(capital);
});

test('[12.5] every mask processes a paste of 100,000 characters within a second', () => {
  const flood = 'a1.ç '.repeat(20_000);
  for (const name of masks.names()) {
    const started = performance.now();
    createTypist(masks.find(name)?.options ?? { mask: /^$/ }).paste(flood);
    expect(performance.now() - started, name).toBeLessThan(1_000);
  }
});

test.each([
  ['rne', 'V123456-7', 1, '123456-7', 'W', 'W123456-7'],
  ['licencePlate', 'ABC1D23', 1, 'BC1D23', 'X', 'XBC1D23'],
  ['licencePlate', 'ABC1D23', 2, 'AC1D23', 'X', 'AXC1D23'],
  ['licencePlate', 'ABC1D23', 3, 'AB1D23', 'X', 'ABX1D23'],
  ['licencePlate', 'ABC1234', 1, 'BC1234', 'x', 'XBC1234'],
])(
  '[3.33] mask %s: in %s the letter before position %i is replaced by another one, the rest stays',
  (name, text, caret, withoutLetter, letter, withLetter) => {
    const mask = maskNamed(name);
    const typist = typistAt(name, text, caret);
    typist.backspace();
    expect(typist.value).toBe(withoutLetter);
    expect(mask.isWellFormed?.(typist.value)).toBe(false);
    typist.type(letter);
    expect(typist.value).toBe(withLetter);
    expect(mask.isWellFormed?.(typist.value)).toBe(true);
  },
);

test.each([
  ['licencePlate', 'ABC1D23', 0, 0, '9'],
  ['licencePlate', 'ABC1D23', 1, 1, '9'],
  ['licencePlate', 'ABC1D23', 3, 3, '9'],
  ['licencePlate', 'ABC1D23', 0, 0, 'X'],
  ['licencePlate', 'ABC1D23', 7, 7, '9'],
  ['licencePlate', 'ABC1D2', 0, 0, '9'],
  ['licencePlate', 'ABC', 0, 0, '9'],
  ['licencePlate', 'ABC1234', 5, 5, 'x'],
  ['rne', 'V123456-7', 0, 0, '9'],
  ['rne', 'V123456-7', 4, 4, '9'],
  ['rne', 'V123456-J', 0, 0, 'W'],
  ['rne', 'V12345', 0, 0, '9'],
  // They would push out a letter.
  ['licencePlate', 'ABC1D2', 3, 3, '9'],
  ['licencePlate', 'AB1D2', 1, 1, '9'],
  // They would wipe out characters that are not selected.
  ['licencePlate', 'ABC1D23', 0, 1, '9'],
  ['licencePlate', 'ABC1D23', 1, 2, '9'],
  ['licencePlate', 'ABC1D23', 2, 3, '9'],
  ['licencePlate', 'ABC1D23', 3, 4, 'X'],
  ['licencePlate', 'ABC1D2', 0, 1, '9'],
  ['rne', 'V123456-7', 0, 1, '9'],
])(
  '[3.33] mask %s: in %s, from %i to %i, the key %s has no room: text and caret stay',
  (name, text, from, to, key) => {
    const typist = typistAt(name, text, from, to);
    typist.type(key);
    expect(typist.value).toBe(text);
    expect(typist.caret).toBe(from);
  },
);

test.each([
  ['licencePlate', 'ABC1D23', 0, 1, 'z', 'ZBC1D23'],
  ['licencePlate', 'ABC1D23', 0, 2, 'z', 'ZC1D23'],
  ['licencePlate', 'ABC1D23', 3, 4, '9', 'ABC9D23'],
  ['licencePlate', 'ABC1D23', 4, 5, '9', 'ABC1923'],
  ['licencePlate', 'ABC1D23', 0, 7, '9', '9'],
  ['licencePlate', 'ABC1D23', 1, 7, '9', 'A9'],
  ['rne', 'V123456-7', 0, 1, 'w', 'W123456-7'],
  ['rne', 'V123456-7', 2, 4, '9', 'V194567'],
  ['rne', 'V123456-7', 0, 9, '9', '9'],
  ['licencePlate', 'BC1D23', 0, 0, 'a', 'ABC1D23'],
  ['licencePlate', 'ABC123', 4, 4, 'd', 'ABC1D23'],
  ['licencePlate', 'C', 0, 0, 'AB', 'ABC'],
  ['rne', '123456-7', 0, 0, 'v', 'V123456-7'],
  ['rne', 'V12346', 5, 5, '5', 'V123456'],
])('[3.33] mask %s: in %s, from %i to %i, the keys %s have room: %s', (name, text, from, to, keys, shown) => {
  const typist = typistAt(name, text, from, to);
  typist.type(keys);
  expect(typist.value).toBe(shown);
});

test('[3.33] the three letters of a plate can be deleted one by one, and the digits stay', () => {
  const typist = createTypist(licencePlate.options);
  typist.type('ABC1D23');
  typist.select(3);
  typist.backspace(3);
  expect(typist.value).toBe('1D23');
  typist.type('XYZ');
  expect(typist.value).toBe('XYZ1D23');
});

test.each([
  ['cep', '01310-10', 7, 8],
  ['cep', '01310-100', 8, 8],
  ['cpf', '529.982.247-25', 11, 11],
  ['phone', '(11) 98765-4321', 11, 11],
  ['phone', '11 98765-4321', 11, 11],
  ['date', '31/12/1999', 8, 8],
  ['rne', 'V123456-7', 8, 8],
  ['licencePlate', 'ABC1D23', 7, 7],
  ['cpfcnpj', '529.982.247-25', 11, 11],
  ['cpfcnpj', '12.ABC.345/01DE-35', 14, 14],
  ['account', '12345-6', 6, 15],
  ['name', 'Maria Silva', 11, Number.POSITIVE_INFINITY],
])('[5.6] mask %s: %s has %i typed characters of %d', (name, text, typed, capacity) => {
  expect(maskNamed(name).lengthOf(text)).toEqual({ typed, capacity });
});

test('[5.6] [5.8] a masked text has no more typed characters than its length and the capacity of the mask', () => {
  for (const name of masks.names()) {
    const mask = masks.find(name);
    const fits = fc.property(anyText(20), text => {
      const shown = mask?.apply(text) ?? '';
      const { typed = 0, capacity = 0 } = mask?.lengthOf(shown) ?? {};
      return typed <= shown.length && typed <= capacity;
    });
    expect(counterexampleOf(fits), name).toBeUndefined();
  }
});

test.each([
  ['licencePlate', 'AB-1234', false],
  ['licencePlate', 'ABC-1234', true],
  ['licencePlate', 'ABC1D23', true],
  ['licencePlate', 'AB', true],
  ['licencePlate', '', true],
  ['licencePlate', '1', false],
  ['rne', 'V123456-7', true],
  ['rne', '123456-7', false],
  ['rne', '123456-V', false],
])('[9.26] [3.33] mask %s: whether "%s" has its letters at their places: %s', (name, text, isWellFormed) => {
  expect(maskNamed(name).isWellFormed?.(text)).toBe(isWellFormed);
});

test('[9.26] a fourth letter of a licence plate is dropped', () => {
  expect(licencePlate.apply('ABCD1234')).toBe('ABC1234');
});

test('[3.33] the country code of a partially hidden phone number is removed even after a blank', () => {
  expect(phonePartiallyHidden.apply(' +55 (11) 9****-4321')).toBe('(11) 9****-4321');
  expect(phonePartiallyHidden.apply('(11) 9+55**-4321'), 'digits in its middle stay').toBe('(11) 955**-4321');
});

test('[5.26] blanks around a pasted moment do not change its date', () => {
  expect(date.apply(' 1985-03-12T01:00:00Z ')).toBe('11/03/1985');
});

test('[3.33] digits typed in the middle of a phone number are no country code', () => {
  const typist = createTypist(phone.options);
  typist.type('55119876543');
  expect(typist.value).toBe('(55) 11987-6543');
  typist.select('(55) 1'.length);
  typist.type('2');
  expect(typist.value.slice(0, 4)).toBe('(55)');
});

const traits = {
  keyboard: undefined,
  width: 'full',
  holds: 'code',
  content: 'none',
  picture: undefined,
} as const;

test('[3.33] the typed length of a text is the same with and without the separators of the mask', () => {
  const mask = defineMask({ mask: slotsOf('##-##') }, traits);
  expect(mask.apply('1２34')).toBe('12-34');
  for (const text of ['12-34', '1234']) expect(mask.lengthOf(text)).toEqual({ typed: 4, capacity: 4 });
  expect(mask.lengthOf('12')).toEqual({ typed: 2, capacity: 4 });
  const growing = defineMask({ mask: slotsOf('##-##') }, { ...traits, maxCharacters: 15 });
  expect(growing.lengthOf('12-34')).toEqual({ typed: 4, capacity: 15 });
});

test('[3.33] the app gets full-width digits when their composition ends, not during it', () => {
  const reported: string[] = [];
  // The plugins use no other member of their element.
  const input = Object.assign(new EventTarget(), { value: '' }) as unknown as MaskitoElement;
  const { options } = defineMask({ mask: slotsOf('##-##') }, traits);
  const stops = options.plugins?.map(plugin => plugin(input, { ...MASKITO_DEFAULT_OPTIONS, ...options }));
  /** Dispatches an input event; returns whether it bubbles. */
  const dispatchInput = (value: string, isComposing?: boolean): boolean => {
    input.value = value;
    const event = new Event('input', { bubbles: true });
    input.dispatchEvent(isComposing === undefined ? event : Object.assign(event, { isComposing }));
    return !event.cancelBubble;
  };
  input.addEventListener('input', event => {
    if (event.bubbles && !event.cancelBubble) reported.push(input.value);
  });
  expect([dispatchInput('12', true), dispatchInput('１２', false), dispatchInput('１２')]).toEqual([
    true,
    true,
    true,
  ]);
  expect(dispatchInput('１２', true)).toBe(false);
  reported.length = 0;
  input.dispatchEvent(new Event('compositionend'));
  expect(reported).toEqual(['１２']);
  // No event was stopped since then.
  input.dispatchEvent(new Event('compositionend'));
  expect(reported).toEqual(['１２']);
  expect(dispatchInput('１２', true)).toBe(false);
  for (const stop of stops ?? []) if (typeof stop === 'function') stop();
  expect(dispatchInput('１２', true)).toBe(true);
  reported.length = 0;
  input.dispatchEvent(new Event('compositionend'));
  expect(reported).toEqual([]);
});
