import { expect, test } from 'vitest';
import { NO_MESSAGE, toCustomerMessage } from '#journey/errors/customer-message.ts';
import { decodeOutcome, decodeProposal } from './proposal.ts';

test('[3.17] [3.18] the answers of a proposal are keyed by step slug, and flushHash is not a step', () => {
  const proposal = decodeProposal({
    _id: 'p',
    currentStep: 'b',
    selfContract: { a: { x: 1 }, flushHash: 'f', junk: 3 },
  });
  expect(proposal).toMatchObject({ id: 'p', currentStep: 'b', reviewStep: null, flushHash: 'f' });
  expect(proposal.answers).toEqual({ a: { x: 1 } });
});

test('[12.4] answers under names of prototype members are kept and change no prototype', () => {
  const { answers } = decodeProposal(
    JSON.parse('{"selfContract":{"__proto__":{"polluted":1},"constructor":{"x":2}}}'),
  );
  expect(Object.keys(answers)).toEqual(['__proto__', 'constructor']);
  expect(Object.keys(answers.constructor ?? {})).toEqual(['x']);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

const knownProposal = decodeProposal({
  _id: 'p',
  currentStep: 'a',
  reviewStep: 'r',
  accessToken: 't',
  selfContract: { a: { x: 1, y: 1, z: 1 }, other: { w: 1 } },
});

test('[4.11] a member that the answer does not contain stays as it was known; only the review step is cleared', () => {
  const { proposal } = decodeOutcome({ currentStep: 'b' }, NO_MESSAGE, knownProposal);
  expect(proposal).toMatchObject({
    id: 'p',
    currentStep: 'b',
    reviewStep: null,
    // A newer one may have come with a code.
    accessToken: '',
    answers: knownProposal.answers,
  });
});

test.each([
  ['nothing', {}, { x: 2, y: 2, z: 1 }],
  ['null', { selfContract: null }, { x: 2, y: 2, z: 1 }],
  ['an empty list of steps', { selfContract: {} }, { x: 2, y: 2, z: 1 }],
  ['the saved step', { selfContract: { a: { y: 3 } } }, { x: 2, y: 3, z: 1 }],
  ['a field that is null', { selfContract: { a: { x: null } } }, { x: null, y: 2, z: 1 }],
  ['a step that is null', { selfContract: { a: null } }, {}],
])(
  '[4.11] the sent values are kept under their step if the answer has %s; other steps stay',
  (_, answer, expected) => {
    const value = { a: { x: 2, y: 2 } };
    const { proposal } = decodeOutcome({ currentStep: 'b', ...answer }, NO_MESSAGE, knownProposal, value);
    expect(proposal.answers).toEqual({ a: expected, other: { w: 1 } });
  },
);

test.each([
  [{ result: { kind: 'noOffer' } }, 'noOffer'],
  [{ result: { type: 'result', kind: 'noOffer' } }, 'noOffer'],
  [{ result: { type: 'result' } }, 'result'],
  [{ result: null }, 'form'],
  [{}, 'form'],
])('[4.5a] the view of the result %o is %s', (data, result) => {
  expect(decodeOutcome(data, NO_MESSAGE, undefined).result).toBe(result);
});

test('[7.9b] [7.10c] the answer of a write is the proposal with its step, amount, situation and answers, and a message', () => {
  const outcome = decodeOutcome(
    {
      _id: 'p',
      currentStep: 'endereco',
      systemicValue: 3500.5,
      situation: 'emAndamento',
      selfContract: { 'dados-pessoais': { nome: 'Marina' } },
    },
    toCustomerMessage('Etapa salva.'),
    undefined,
  );
  expect(outcome).toMatchObject({
    message: 'Etapa salva.',
    proposal: {
      id: 'p',
      currentStep: 'endereco',
      systemicValue: 3500.5,
      situation: 'emAndamento',
      answers: { 'dados-pessoais': { nome: 'Marina' } },
    },
  });
});

test('[7.15a] the answer of finished-update contains the proposal and, beside it, the status of the step and the wait for completion', () => {
  const outcome = decodeOutcome(
    {
      stepStatus: 'success',
      proposal: { _id: 'p', currentStep: 'fim' },
      waitingFinishFillProposalSelfContract: true,
    },
    toCustomerMessage('Pronto.'),
    undefined,
  );
  expect(outcome).toMatchObject({
    stepStatus: 'success',
    waitsForCompletion: true,
    message: 'Pronto.',
    proposal: { id: 'p', currentStep: 'fim' },
  });
});
