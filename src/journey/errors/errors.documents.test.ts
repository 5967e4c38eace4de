import { expect, test } from 'vitest';
import { afterFailure } from './index.ts';
import { buildServiceFailure as service } from './testing/build-service-failure.ts';
import { createFailureContext, pageOf, questionOf } from './testing/failures.ts';

test.each([
  [
    '[8.34]',
    'inconsistentCPF',
    'Atenção',
    'A conta ofertada não pertence ao cadastro',
    'Inserir outra conta',
  ],
  [
    '[8.35]',
    'resendOcr',
    'Oops parece que enviou uma conta não muito boa...',
    'Podemos tentar novamente?',
    'Inserir outra conta',
  ],
  ['[8.36]', 'inconsistentEnergyBill', 'Documento de conta de luz inválido!', '', 'Inserir outra conta'],
  [
    '[8.37]',
    'inconsistentComprovanteDeResidencia',
    'Documento de comprovante de residência inválido!',
    '',
    'Inserir outro comprovante',
  ],
])('[8.31] [8.33] [13.8] %s %s asks for another document or another CPF', (_, kind, title, text, okText) => {
  const next = afterFailure(
    service({ inconsistencies: [{ kind, situation: '' }] }),
    createFailureContext('submit', 'cpf'),
  );
  expect(questionOf(next)).toMatchObject({
    // The other button starts the proposal again (13.8).
    harmlessButton: 'ok',
    type: 'warning',
    title,
    text,
    okText,
    cancelText: 'Refazer com outro CPF',
    onOk: 'sendAnother',
    onCancel: 'redoWithOtherCpf',
    subject: kind,
  });
});

test.each([
  ['the end of the flow', service({ endsFlow: true, message: 'Fim.' })],
  ['no offer', service({ noOffer: true })],
])('[2.54e] %s offers to redo the analysis with another CPF', (_, failure) => {
  expect(pageOf(afterFailure(failure, createFailureContext('submit'))).secondary).toEqual({
    label: 'Refazer com outro CPF',
    recovery: 'redoWithOtherCpf',
  });
});

test.each([
  ['inconsistentCep', 'cep', 'Cep divergente do documento'],
  ['inconsistentCidade', 'cidade', 'Cidade divergente do documento'],
  ['inconsistenEstado', 'uf', 'Estado divergente do documento'],
])(
  '[8.31] [8.32] %s, reproved, is shown at the field, or above the form if that field is missing',
  (kind, key, text) => {
    const failure = service({ inconsistencies: [{ kind, situation: 'reproved' }] });
    expect(afterFailure(failure, createFailureContext('submit', 'nome', key))).toEqual({
      kind: 'fieldErrors',
      errors: { [key]: text },
      message: '',
    });
    expect(afterFailure(failure, createFailureContext('submit', 'nome'))).toEqual({
      kind: 'fieldErrors',
      errors: {},
      message: text,
    });
  },
);

test('[8.32] an inconsistency that is not reproved shows like any refusal, and so does one without an open form', () => {
  const approved = service({
    message: 'Veja.',
    inconsistencies: [{ kind: 'inconsistentCep', situation: 'approved' }],
  });
  expect(questionOf(afterFailure(approved, createFailureContext('submit', 'cep'))).text).toBe('Veja.');
  const reprovedFailure = service({
    message: 'Veja.',
    inconsistencies: [{ kind: 'inconsistentCep', situation: 'reproved' }],
  });
  expect(afterFailure(reprovedFailure, createFailureContext('poll'))).toMatchObject({
    kind: 'toast',
    text: 'Veja.',
  });
});

test.each(['', 'ValidationError: cep mismatch'])(
  '[8.32] [8.26] without an open form the message "%s" is replaced by the data that differ from the document',
  message => {
    const reproved = service({
      message,
      inconsistencies: [
        { kind: 'inconsistentCep', situation: 'reproved' },
        { kind: 'inconsistentCidade', situation: 'approved' },
        { kind: 'inconsistenEstado', situation: 'reproved' },
        { kind: 'outro', situation: 'reproved' },
      ],
    });
    const texts = 'Cep divergente do documento | Estado divergente do documento';
    expect(afterFailure(reproved, createFailureContext('poll'))).toMatchObject({
      kind: 'toast',
      text: texts,
    });
    expect(questionOf(afterFailure(reproved, createFailureContext('completion'))).text).toBe(texts);
    expect(questionOf(afterFailure(reproved, createFailureContext('submit'))).text).toBe(texts);
  },
);

test.each(['approved', 'pending'])(
  '[8.31] [8.33] a document with the situation %s opens no dialog that removes it, and hides no refused field',
  situation => {
    for (const kind of [
      'inconsistentCPF',
      'resendOcr',
      'inconsistentEnergyBill',
      'inconsistentComprovanteDeResidencia',
    ]) {
      const document = { kind, situation };
      const withCep = service({
        inconsistencies: [document, { kind: 'inconsistentCep', situation: 'reproved' }],
      });
      expect(afterFailure(withCep, createFailureContext('submit', 'cep'))).toMatchObject({
        kind: 'fieldErrors',
        errors: { cep: 'Cep divergente do documento' },
      });
      const withMessage = service({ message: 'Em análise', inconsistencies: [document] });
      expect(questionOf(afterFailure(withMessage, createFailureContext('submit'))).text).toBe('Em análise');
    }
  },
);

test('[8.31] [8.33] the dialog is about the first document that is refused', () => {
  const failure = service({
    inconsistencies: [
      { kind: 'inconsistentEnergyBill', situation: 'approved' },
      { kind: 'inconsistentComprovanteDeResidencia', situation: 'reproved' },
    ],
  });
  expect(questionOf(afterFailure(failure, createFailureContext('submit'))).subject).toBe(
    'inconsistentComprovanteDeResidencia',
  );
});
