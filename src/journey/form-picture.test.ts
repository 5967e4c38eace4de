import { expect, test } from 'vitest';
import { buildField } from './form/build-field.ts';
import { formPictureOf, SUBJECTS } from './form-picture.ts';
import type { Field } from './model/field.ts';

const createField = (label: string, mask = '', component = 'text'): Field =>
  buildField({ component, mask, key: '', label });

test.each([
  ['Sua renda', [createField('CPF', 'cpf'), createField('Vínculo')], 'income'],
  [
    'Dados',
    [createField('Renda mensal'), createField('Salário líquido'), createField('CPF', 'cpf')],
    'income',
  ],
  ['Seus dados', [createField('CPF', 'cpf'), createField('Renda mensal')], 'idCard'],
  [
    'Dados bancários',
    [createField('Agência', 'agency'), createField('Autorizo o débito', '', 'term')],
    'account',
  ],
  [
    'Dados bancários',
    [createField('Renda mensal'), createField('Salário líquido'), createField('Quanto recebe')],
    'account',
  ],
  [
    'Dados bancários',
    [
      createField('Renda mensal'),
      createField('Salário líquido'),
      createField('Quanto recebe'),
      createField('Pagamento'),
    ],
    'income',
  ],
  ['Onde você trabalha', [], 'job'],
  ['Conta de luz', [createField('Foto da conta', '', 'imageCapture')], 'energyBill'],
  ['Habilitação e renda', [], 'licence'],
  ['Quanto você precisa', [createField('Valor desejado')], 'amount'],
  [
    'Documento',
    [createField('Frente do RG', '', 'imageCapture'), createField('Verso do RG', '', 'imageCapture')],
    'idSides',
  ],
  ['Outro lado', [createField('Verso do documento', '', 'imageCapture')], 'idBack'],
  ['Os dois lados', [createField('RG, frente e verso', '', 'imageCapture')], 'idSides'],
  ['Um lado', [createField('Foto do RG', '', 'imageCapture')], 'idFront'],
  ['Comprovante de renda', [], 'income'],
  ['Comprovante de pagamento', [], 'receipt'],
  ['Outro comprovante', [], 'receipt'],
  ['Termos', [createField('Li e aceito', '', 'term')], 'terms'],
  ['Mais perguntas', [createField('Apelido')], undefined],
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
