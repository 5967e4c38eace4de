import { expect, test } from 'vitest';
import { buildField } from '../form/build-field.ts';
import type { Field } from '../model/field.ts';
import { inputHintsOf } from './input-hints.ts';

type Row = [
  what: Partial<Field> & { key: string },
  type: string,
  inputMode: string,
  autoComplete: string,
  autoCapitalize?: string,
];

const ROWS: Row[] = [
  [{ key: 'cpf', mask: 'cpf' }, 'text', 'numeric', 'off'],
  [{ key: 'cnh', mask: 'cnh' }, 'text', 'numeric', 'off'],
  [{ key: 'prazo', mask: 'prazo' }, 'text', 'numeric', 'off'],
  [{ key: 'renavam', validation: 'renavam' }, 'text', 'numeric', 'off'],
  [{ key: 'cnpj', component: 'cnpj' }, 'text', 'text', 'off', 'characters'],
  [{ key: 'documento', mask: 'cpfcnpj' }, 'text', 'text', 'off', 'characters'],
  [{ key: 'placa', component: 'consultaPlaca' }, 'text', 'text', 'off', 'characters'],
  [{ key: 'rg', mask: 'rg' }, 'text', 'text', 'off', 'characters'],
  // The check digit of a branch may be an X, which a phone's keyboard of digits does not have.
  [{ key: 'agencia', mask: 'agency' }, 'text', 'text', 'off', 'characters'],
  [{ key: 'conta', mask: 'account' }, 'text', 'text', 'off', 'characters'],
  [{ key: 'celular', mask: 'phone', validation: 'cellphone' }, 'text', 'tel', 'tel-national'],
  [{ key: 'telefone' }, 'text', 'tel', 'tel-national'],
  [{ key: 'email', validation: 'email' }, 'email', 'email', 'email', 'none'],
  [{ key: 'email', validation: 'email', mask: 'lowerCase' }, 'text', 'email', 'email', 'none'],
  [{ key: 'eMail' }, 'email', 'email', 'email', 'none'],
  [{ key: 'nome', mask: 'name', validation: 'name' }, 'text', 'text', 'name', 'words'],
  [{ key: 'nome' }, 'text', 'text', 'name', 'words'],
  [{ key: 'nomeDaMae', validation: 'name' }, 'text', 'text', 'off', 'words'],
  [{ key: 'nomeConjuge' }, 'text', 'text', 'off', 'words'],
  [{ key: 'emailReferencia', validation: 'email' }, 'email', 'email', 'off', 'none'],
  [{ key: 'dataDeNascimento', component: 'date' }, 'text', 'numeric', 'bday'],
  [{ key: 'dataNascimentoConjuge', component: 'date' }, 'text', 'numeric', 'off'],
  [{ key: 'dataDeAdmissao', component: 'date' }, 'text', 'numeric', 'off'],
  [{ key: 'cep', component: 'cep' }, 'text', 'numeric', 'postal-code'],
  [{ key: 'logradouro' }, 'text', 'text', 'address-line1', 'words'],
  [{ key: 'endereco' }, 'text', 'text', 'address-line1', 'words'],
  [{ key: 'rua' }, 'text', 'text', 'address-line1', 'words'],
  [{ key: 'tipoLogradouro' }, 'text', 'text', 'off'],
  // 'S/N' and '12A' are numbers of houses.
  [{ key: 'numero' }, 'text', 'text', 'off', 'characters'],
  [{ key: 'enderecoNumero' }, 'text', 'text', 'off', 'characters'],
  [{ key: 'numeroDaInstalacao' }, 'text', 'numeric', 'off'],
  [{ key: 'numeroBeneficio' }, 'text', 'numeric', 'off'],
  [{ key: 'complemento' }, 'text', 'text', 'address-line2'],
  [{ key: 'bairro' }, 'text', 'text', 'address-level3', 'words'],
  [{ key: 'cidade', component: 'select' }, 'text', 'text', 'address-level2', 'words'],
  [{ key: 'uf', component: 'select' }, 'text', 'text', 'address-level1'],
  [{ key: 'estado', component: 'select' }, 'text', 'text', 'address-level1'],
  [{ key: 'estadoCivil', component: 'select' }, 'text', 'text', 'off'],
  [{ key: 'renda', component: 'money' }, 'text', 'numeric', 'off'],
  [{ key: 'valor', component: 'sliderMoney' }, 'text', 'numeric', 'off'],
  [{ key: 'taxa', component: 'percentage' }, 'text', 'numeric', 'off'],
  [{ key: 'empresa' }, 'text', 'text', 'organization', 'words'],
  [{ key: 'razaoSocial' }, 'text', 'text', 'organization', 'words'],
  [{ key: 'sexo', component: 'select' }, 'text', 'text', 'sex'],
  [{ key: 'apelido' }, 'text', 'text', 'off'],
];

test.each(ROWS)(
  '[13.7a] %j has the right keyboard and autofill',
  (overrides, type, inputMode, autoComplete, autoCapitalize) => {
    const hints = inputHintsOf(buildField(overrides));
    expect(hints).toMatchObject({ type, inputMode, autoComplete, enterKeyHint: 'next' });
    if (autoCapitalize) expect(hints.autoCapitalize).toBe(autoCapitalize);
  },
);

test('[13.7a] an input for anything but text has only the token that the HTML standard allows on it, or none', () => {
  const hints = ROWS.map(([description]) => inputHintsOf(buildField(description)));
  const special = hints.filter(({ type }) => type !== 'text');
  expect(special.length).toBeGreaterThan(0);
  for (const { type, autoComplete } of special) expect([type, 'off']).toContain(autoComplete);
});

test('[13.7] no field is spell-checked, because names, codes and addresses are not dictionary words', () => {
  for (const [description] of ROWS) expect(inputHintsOf(buildField(description)).spellCheck).toBe(false);
});

test.each([
  ['numeric', ['cpf', 'cnh', 'prazo', 'onlyNumber', 'onlyNumbers', 'date', 'cep']],
  ['tel', ['phone', 'cellphone', 'phonePartiallyHidden', 'phone partially hidden']],
  ['text', ['name', 'onlyText', 'lowerCase', 'upperCase', 'cnpj', 'agency']],
])('[13.7] the keyboard is %s for the masks %j, whatever the key', (inputMode, names) => {
  for (const mask of names)
    expect(inputHintsOf(buildField({ key: 'campo', mask })), mask).toMatchObject({ inputMode });
});

test('[13.7] codes are written in capitals under every name of their masks', () => {
  const names =
    'cnpj cpfcnpj cpfCnpj rg rne account licencePlate licensePlate plate placa upperCase uppercase'.split(
      ' ',
    );
  for (const mask of [...names, 'licence plate', 'upper case'])
    expect(inputHintsOf(buildField({ key: 'campo', mask })), mask).toMatchObject({
      autoCapitalize: 'characters',
    });
  expect(inputHintsOf(buildField({ key: 'campo', mask: 'name' })).autoCapitalize).toBe('words');
});

test.each([
  ['email', 'email', 'none'],
  ['cellphone', 'tel', 'none'],
  ['cpf', 'numeric', 'none'],
  ['renavam', 'numeric', 'none'],
  ['date', 'numeric', 'none'],
  ['dateNotFuture', 'numeric', 'none'],
  ['name', 'text', 'words'],
  ['nobody', 'text', 'sentences'],
])(
  '[13.7] the validator %s alone determines the keyboard %s and the capitals %s',
  (validation, inputMode, autoCapitalize) => {
    expect(inputHintsOf(buildField({ key: 'campo', validation }))).toMatchObject({
      inputMode,
      autoCapitalize,
    });
  },
);

test.each([
  ['nascimento', 'off'],
  ['razao', 'off'],
  ['social', 'off'],
  ['civil', 'off'],
  ['celular', 'tel-national'],
  ['genero', 'sex'],
  ['e-mail', 'email'],
  ['e_mail', 'email'],
])('[13.7] the word %s of a key is filled in as %s', (key, autoComplete) => {
  expect(inputHintsOf(buildField({ key })).autoComplete).toBe(autoComplete);
});

test.each([
  'ufEmissor',
  'ufRg',
  'ufNascimento',
  'ufPlaca',
  'ufConta',
  'estadoDoVeiculo',
  'cidadeNascimento',
  'cidadeAgencia',
  'bairroAgencia',
  'nomeFantasia',
  'nomeAvalista',
  'nomeFilho',
  'cidadeTrabalho',
])('[13.7] the browser does not fill the own data of the customer into %s', key => {
  expect(inputHintsOf(buildField({ key })).autoComplete).toBe('off');
});

test.each([
  ['cidadeResidencial', 'address-level2'],
  ['ufEndereco', 'address-level1'],
  ['bairroDoEndereco', 'address-level3'],
  ['complementoEndereco', 'address-line2'],
  ['enderecoEletronico', 'email'],
])('[13.7] %s is filled in as %s', (key, autoComplete) => {
  expect(inputHintsOf(buildField({ key })).autoComplete).toBe(autoComplete);
});
