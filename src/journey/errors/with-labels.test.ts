import { expect, test } from 'vitest';
import type { Failure, ServiceFailure, WordLists } from '../model/failure.ts';
import { toCustomerMessage } from './customer-message.ts';
import { buildServiceFailure } from './testing/build-service-failure.ts';
import { withLabels } from './with-labels.ts';

const createFailure = (message: string, ...namedFields: string[]): ServiceFailure =>
  buildServiceFailure({ message, namedFields, fieldErrors: { contaCorrente: 'contaCorrente inválida' } });

const LABELS = {
  nome: 'Nome completo',
  contaCorrente: 'Conta corrente',
  data_nascimento: 'Data de nascimento',
};
const serviceFailureOf = (failure: Failure): ServiceFailure => {
  if (failure.kind !== 'service')
    throw new Error(`a failure of the service was expected, not ${failure.kind}`);
  return failure;
};
const addLabels = (original: ServiceFailure) => withLabels(original, LABELS);

test.each([
  ['O campo contaCorrente é inválido.', 'O campo Conta corrente é inválido.'],
  ['Confira "nome" e data_nascimento', 'Confira Nome completo e Data de nascimento'],
  ['dados.contaCorrente não confere', 'Conta corrente não confere'],
  ['O nome da mãe não confere', 'O nome da mãe não confere'],
  [
    'Fale com o PicPay ou escreva para sac@banco.com.br',
    'Fale com o PicPay ou escreva para sac@banco.com.br',
  ],
])('[8.11] a field key in the message %j becomes the label of the field', (message, shown) => {
  expect(addLabels(createFailure(message))).toMatchObject({ message: shown });
});

test.each([
  ['Faltam dados', ['nome', 'contaCorrente'], 'Faltam dados: Nome completo, Conta corrente'],
  ['Faltam dados', ['comprovanteDeResidencia'], 'Faltam dados: comprovante de residencia'],
  ['Faltam dados', ['<b>x</b>', 'SELECT * FROM a'], 'Faltam dados'],
  ['Confira os dados.', ['nome'], 'Confira os dados: Nome completo'],
  ['Preencha os campos obrigatórios!', ['nome'], 'Preencha os campos obrigatórios: Nome completo'],
  ['Campos obrigatórios:', ['nome'], 'Campos obrigatórios: Nome completo'],
  ['Faltam dados…', ['nome'], 'Faltam dados: Nome completo'],
  ['.', ['nome'], 'Nome completo'],
  ['', ['nome'], 'Nome completo'],
  ['TypeError: x is undefined', ['nome'], 'Confira: Nome completo'],
])(
  '[8.20c] to the message %j the missing fields %j are appended by their labels',
  (message, named, shown) => {
    expect(addLabels(createFailure(message, ...named))).toMatchObject({ message: shown });
  },
);

test('[8.11] messages of fields have labels, too', () => {
  expect(addLabels(createFailure('Revise.'))).toMatchObject({
    fieldErrors: { contaCorrente: 'Conta corrente inválida' },
  });
});

test.each([
  ['O campo renda_mensal é obrigatório.', 'O campo renda mensal é obrigatório.'],
  ['Confira `renda_mensal` e "proponente.data_de_envio".', 'Confira renda mensal e data de envio.'],
  ['Falta socios[0].renda_mensal', 'Falta renda mensal'],
  // No keys: addresses, names of files and codes.
  ['Escreva para maria_silva@banco.com.br', 'Escreva para maria_silva@banco.com.br'],
  ['Abra https://banco.com.br/minha_conta?de_onde=1', 'Abra https://banco.com.br/minha_conta?de_onde=1'],
  ['Fale com @meu_banco no Telegram', 'Fale com @meu_banco no Telegram'],
  ['O arquivo foto_frente.jpg é grande demais.', 'O arquivo foto_frente.jpg é grande demais.'],
  ['Informe o código LIMITE_DIARIO ao atendente.', 'Informe o código LIMITE_DIARIO ao atendente.'],
  ['Baixe o WhatsApp ou o iFood.', 'Baixe o WhatsApp ou o iFood.'],
])('[8.11] a key in snake_case that no field has is spelled as words: %j', (message, shown) => {
  const failure = buildServiceFailure({ message, fieldErrors: { renda_mensal: message } });
  expect(addLabels(failure)).toMatchObject({ message: shown, fieldErrors: { renda_mensal: shown } });
});

const createListFailure = (message: string, beside: string, ...lists: WordLists['lists']): ServiceFailure =>
  buildServiceFailure({
    message,
    fieldErrors: Object.fromEntries(
      lists.filter(({ name }) => name !== '').map(({ name, words }) => [name, words[0] ?? '']),
    ),
    wordLists: { lists, message: toCustomerMessage(beside) },
  });

test('[8.20c] a list of words with the key of a field names fields: they are appended to the message and marked', () => {
  const failure = createListFailure('nome | contaCorrente | renda', 'Campos obrigatórios', {
    name: '',
    words: ['nome', 'dados.contaCorrente', 'rendaMensal'],
  });
  expect(addLabels(failure)).toMatchObject({
    message: 'Campos obrigatórios: Nome completo, Conta corrente, renda mensal',
    namedFields: ['nome', 'dados.contaCorrente', 'rendaMensal'],
    fieldErrors: {
      nome: 'Campo inválido',
      'dados.contaCorrente': 'Campo inválido',
      rendaMensal: 'Campo inválido',
    },
  });
  const withoutMessage = createListFailure('nome', '', { name: '', words: ['nome'] });
  expect(addLabels(withoutMessage)).toMatchObject({ message: 'Confira: Nome completo' });
});

test('[8.20c] a list in errors that names fields is no message of a field of its name', () => {
  const failure = createListFailure(
    'Faltam',
    'Faltam',
    { name: 'required', words: ['nome'] },
    { name: 'motivos', words: ['Recusado'] },
  );
  const { message, fieldErrors } = serviceFailureOf(addLabels(failure));
  expect(message).toBe('Faltam: Nome completo');
  expect({ ...fieldErrors }).toEqual({ nome: 'Campo inválido', motivos: 'Recusado' });
});

test.each<[string, WordLists['lists'][number]]>([
  ['without the key of a field', { name: '', words: ['recusado', 'expirado'] }],
  ['at a field', { name: 'nome', words: ['contaCorrente'] }],
])('[8.20] a list of words %s stays what the service says', (_, list) => {
  const failure = createListFailure('recusado | expirado', 'Não.', list);
  const { message, namedFields, fieldErrors } = serviceFailureOf(addLabels(failure));
  expect([message, namedFields]).toEqual(['recusado | expirado', []]);
  expect(Object.keys(fieldErrors)).toEqual(Object.keys(failure.fieldErrors));
});

test('[8.20c] the message at a field that a list names, too, stays', () => {
  const failure = createListFailure('nome', 'Faltam', { name: '', words: ['nome'] });
  const withMessage = { ...failure, fieldErrors: { nome: toCustomerMessage('Curto demais') } };
  expect(addLabels(withMessage)).toMatchObject({ fieldErrors: { nome: 'Curto demais' } });
});

test.each([
  ['O RG não confere', { RG: 'Registro' }, 'O RG não confere'],
  ['proponente.dados.nome não confere', { nome: 'Nome' }, 'Nome não confere'],
  ['dados[12] não confere', { dados: 'Dados' }, 'Dados não confere'],
  ['socio.item2 não confere', { item2: 'Item' }, 'Item não confere'],
  ['dados_pessoais não confere', { dados_pessoais: '' }, 'dados pessoais não confere'],
])('[8.11] only a spelling that people do not use is a key: %j', (message, labels, shown) => {
  expect(withLabels(createFailure(message), labels)).toMatchObject({ message: shown });
});

test.each([
  ['RG', 'rg'],
  ['contaRG', 'conta rg'],
  ['data__nascimento', 'data nascimento'],
  ['_renda_', 'renda'],
  ['socio.rendaMensal', 'renda mensal'],
  ['contratos[2]', 'contratos'],
  ['item2Valor', 'item2 valor'],
])('[8.20c] a named field %j without a label is spelled as words', (name, words) => {
  expect(withLabels(createFailure('Faltam dados', name), {})).toMatchObject({
    message: `Faltam dados: ${words}`,
  });
});

test('[8.20c] without named fields nothing is added, and a failure without an answer stays as it is', () => {
  expect(addLabels(createFailure('TypeError: x is undefined'))).toMatchObject({ message: '' });
  expect(addLabels(createFailure('Faltam dados', 'nome', 'nome'))).toMatchObject({
    message: 'Faltam dados: Nome completo',
  });
  const timeout: Failure = { kind: 'timeout', operation: 'updateStep', isWrite: true };
  expect(withLabels(timeout, LABELS)).toBe(timeout);
});

test('[12.5] labels come into a message with a long run of blanks in linear time', () => {
  const failure = createFailure(`Confira${' .'.repeat(50_000)}x`, 'nome');
  const started = performance.now();
  addLabels(failure);
  expect(performance.now() - started).toBeLessThan(500);
});
