import { expect, test } from 'vitest';
import { fieldKinds } from '../fields/index.ts';
import type { FieldValue } from '../model/field.ts';
import { buildField } from './build-field.ts';
import { sentValueOf } from './sent-value-of.ts';
import { shownValueOf } from './shown-value.ts';

const kindOf = (component: string) => {
  const kind = fieldKinds.find(component);
  if (!kind) throw new Error(component);
  return kind;
};

const codes: [mask: string, shown: string, sent: string][] = [
  ['cnpj', '12.ABC.345/01DE-35', '12ABC34501DE35'],
  ['cnpj', '11.222.333/0001-81', '11222333000181'],
  ['cpfcnpj', '12.ABC.345/01DE-35', '12ABC34501DE35'],
  ['cpfcnpj', '529.982.247-25', '52998224725'],
  ['cpf', '529.982.247-25', '52998224725'],
  ['rg', '12.345.678-X', '12345678X'],
  ['rg', '12.345.678-9', '123456789'],
  ['account', '12345-X', '12345X'],
  ['agency', '1234-X', '1234X'],
  ['agency', '1234', '1234'],
  ['rne', 'V123456-J', 'V123456J'],
  ['licencePlate', 'ABC1D23', 'ABC1D23'],
  ['phone', '(11) 98765-4321', '11987654321'],
  ['phonePartiallyHidden', '(11) 9****-4321', '119****4321'],
  ['cep', '01310-100', '01310100'],
  ['date', '03/05/1980', '03051980'],
  ['prazo', '36', '36'],
  ['onlyNumber', '0042', '0042'],
];

test.each(codes)(
  '[5.20] [3.33] [3.35] with onlyDigits, a text with the mask %s, %s, is sent as %s, and shown as before when it comes back',
  (mask, shown, sent) => {
    const kind = kindOf('text');
    const field = buildField({ key: 'codigo', mask, formatSend: 'onlyDigits' });
    expect(sentValueOf(kind, field, shown)).toBe(sent);
    expect(kind.fromWire(sent, field)).toBe(shown);
    expect(sentValueOf(kind, field, kind.fromWire(sent, field))).toBe(sent);
  },
);

test('[9.25] [5.20] a CNPJ with letters keeps them with onlyDigits', () => {
  const field = buildField({ key: 'cnpj', component: 'cnpj', formatSend: 'onlyDigits' });
  expect(sentValueOf(kindOf('cnpj'), field, '12.ABC.345/01DE-35')).toBe('12ABC34501DE35');
  expect(shownValueOf({ ...field, formatShow: 'onlyDigits' }, '12.ABC.345/01DE-35')).toBe('12ABC34501DE35');
});

test.each(['', 'name', 'upperCase'])(
  '[5.20] with onlyDigits, a text with the mask "%s" is sent with its digits only',
  mask => {
    const field = buildField({ key: 'texto', mask, formatSend: 'onlyDigits' });
    expect(sentValueOf(kindOf('text'), field, 'AP 12, 3')).toBe('123');
  },
);

const amounts: [component: string, value: FieldValue, sent: number, shown: string][] = [
  ['money', 123_450, 1234.5, 'R$\u00a01.234,50'],
  ['money', 120_000, 1200, 'R$\u00a01.200,00'],
  ['money', 10, 0.1, 'R$\u00a00,10'],
  ['sliderMoney', 1234, 12.34, 'R$\u00a012,34'],
  ['inputRealEstateValue', 12_345_050, 123_450.5, 'R$\u00a0123.450,50'],
  ['percentage', 12.5, 12.5, '% 12,50'],
  ['percentage', 100, 100, '% 100,00'],
];

test.each(amounts)(
  '[5.20] [5.24] [5.25] onlyDigits does not change the amount of a field of kind %s: %d is sent as %d and shown as %s',
  (component, value, sent, shown) => {
    const kind = kindOf(component);
    const field = buildField({
      key: 'valor',
      component,
      formatSend: 'onlyDigits',
      formatShow: 'onlyDigits',
    });
    expect(sentValueOf(kind, field, value)).toBe(sent);
    expect(kind.fromWire(sent, field)).toBe(value);
    expect(shownValueOf(field, value)).toBe(shown);
  },
);

test('[3.33] a phone that is partially hidden shows four digits as stars wherever nobody types it, and is sent in full', () => {
  const field = buildField({ key: 'celular', mask: 'phonePartiallyHidden', formatShow: 'onlyDigits' });
  const number = '(11) 98765-4321';
  expect([number, '(11) 9****-4321', '(11) 98', ''].map(value => shownValueOf(field, value))).toEqual([
    '(11) 9****-4321',
    '(11) 9****-4321',
    '(11) 98',
    '',
  ]);
  expect(shownValueOf({ ...field, mask: 'phone' }, number)).toBe('11987654321');
  expect(sentValueOf(kindOf('text'), { ...field, formatSend: 'onlyDigits' }, number)).toBe('11987654321');
});
