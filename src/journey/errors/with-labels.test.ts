import { expect, test } from 'vitest';
import type { ServiceFailure } from '../model/failure.ts';
import { OriginalText } from '../model/original-text.ts';
import { customerMessage } from './customer-message.ts';
import { withLabels } from './with-labels.ts';

const failure = (message: string, ...namedFields: string[]): ServiceFailure => ({
  kind: 'service',
  operation: 'updateStep',
  write: true,
  status: 422,
  code: 422,
  label: '',
  message: customerMessage(message),
  original: new OriginalText(message),
  namedFields,
  fieldErrors: { contaCorrente: customerMessage('contaCorrente inválida') },
  inconsistencies: [],
  endsFlow: false,
  redirectsToHash: undefined,
  redirects: false,
  noOffer: false,
  stepStatus: '',
});

const LABELS = {
  nome: 'Nome completo',
  contaCorrente: 'Conta corrente',
  data_nascimento: 'Data de nascimento',
};
const labelled = (original: ServiceFailure) => withLabels(original, LABELS);

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
  expect(labelled(failure(message))).toMatchObject({ message: shown });
});

test.each([
  ['Faltam dados', ['nome', 'contaCorrente'], 'Faltam dados: Nome completo, Conta corrente'],
  ['Faltam dados', ['comprovanteDeResidencia'], 'Faltam dados: comprovante de residencia'],
  ['Faltam dados', ['<b>x</b>', 'SELECT * FROM a'], 'Faltam dados'],
  ['', ['nome'], 'Nome completo'],
  ['TypeError: x is undefined', ['nome'], 'Confira: Nome completo'],
])(
  '[8.20c] to the message %j the missing fields %j are appended by their labels',
  (message, named, shown) => {
    expect(labelled(failure(message, ...named))).toMatchObject({ message: shown });
  },
);

test('[8.11] messages of fields have labels, too', () => {
  expect(labelled(failure('Revise.'))).toMatchObject({
    fieldErrors: { contaCorrente: 'Conta corrente inválida' },
  });
});
