import { expect, test } from 'vitest';
import { buildField } from './form/build-field.ts';
import { formPictureOf, SUBJECTS } from './form-picture.ts';
import type { Field } from './model/field.ts';

const field = (label: string, mask = '', component = 'text'): Field =>
  buildField({ component, mask, key: '', label });

test.each([
  ['Sua renda', [field('CPF', 'cpf'), field('Vínculo')], 'income'],
  ['Dados', [field('Renda mensal'), field('Salário líquido'), field('CPF', 'cpf')], 'income'],
  ['Seus dados', [field('CPF', 'cpf'), field('Renda mensal')], 'idCard'],
  ['Dados bancários', [field('Agência', 'agency'), field('Autorizo o débito', '', 'term')], 'account'],
  ['Onde você trabalha', [], 'job'],
  ['Conta de luz', [field('Foto da conta', '', 'imageCapture')], 'energyBill'],
  ['Habilitação e renda', [], 'licence'],
  ['Quanto você precisa', [field('Valor desejado')], 'amount'],
  [
    'Documento',
    [field('Frente do RG', '', 'imageCapture'), field('Verso do RG', '', 'imageCapture')],
    'idFront',
  ],
  ['Outro lado', [field('Verso do documento', '', 'imageCapture')], 'idBack'],
  ['Os dois lados', [field('RG, frente e verso', '', 'imageCapture')], 'idFront'],
  ['Comprovante de renda', [], 'income'],
  ['Comprovante de pagamento', [], 'receipt'],
  ['Outro comprovante', [], 'receipt'],
  ['Termos', [field('Li e aceito', '', 'term')], 'terms'],
  ['Mais perguntas', [field('Apelido')], undefined],
  ['', [], undefined],
] as const)('[2.5] the picture of the form %j shows its subject', (name, fields, picture) => {
  expect(formPictureOf({ name, fields: [...fields] })).toBe(picture);
});

test('[2.5] a word counts from its beginning only: "requerente" is not "quer", "administração" is not "NIS"', () => {
  expect(formPictureOf({ name: 'Requerente', fields: [] })).toBeUndefined();
  expect(formPictureOf({ name: 'Administração', fields: [] })).toBeUndefined();
});

test('[15.3] no two subjects share a picture', () => {
  const pictures = SUBJECTS.map(({ picture }) => picture);
  expect(new Set(pictures).size).toBe(pictures.length);
});
