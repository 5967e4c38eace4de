/**
 * Read by the type checker only: every line under an expectation has to be an error ([10.2]). An expectation
 * without an error is itself an error, so this file fails when the types become too loose.
 */

import { happyPath } from './catalogue/contratacao/happy-path.ts';
import { defineScenario, type Plan } from './define-scenario.ts';

const outcome = { currentStep: 'endereco', selfContract: {}, situation: 'emAndamento' };

export const accepted: Plan = {
  createProposal: { kind: 'reply', status: 200, body: { data: { ...outcome, stepStatus: 'init' } } },
  updateStep: {
    kind: 'sequence',
    answers: [{ kind: 'networkError' }, { kind: 'world' }],
    afterLast: 'worldAnswers',
  },
  getSystem: { kind: 'offContract', reason: 'a proxy answers', status: 200, body: 'anything' },
};

export const wrongStatus: Plan = {
  // @ts-expect-error: the contract declares no 418 for createProposal
  createProposal: { kind: 'reply', status: 418, body: { message: 'chá' } },
};

export const wrongEnum: Plan = {
  // @ts-expect-error: "aguardando" is no status of a step
  createProposal: { kind: 'reply', status: 200, body: { data: { ...outcome, stepStatus: 'aguardando' } } },
};

export const unknownField: Plan = {
  createProposal: {
    kind: 'reply',
    status: 200,
    // @ts-expect-error: an outcome has no "passoAtual"
    body: { data: { currentStep: 'x', selfContract: {}, situation: '', passoAtual: 'endereco' } },
  },
};

export const missingField: Plan = {
  // @ts-expect-error: an outcome needs its currentStep
  createProposal: { kind: 'reply', status: 200, body: { data: { selfContract: {}, situation: '' } } },
};

export const bodyOfAnotherStatus: Plan = {
  // @ts-expect-error: 404 answers with a ServiceError, not with data
  createProposal: { kind: 'reply', status: 404, body: { data: outcome } },
};

export const wrongInSequence: Plan = {
  updateStep: {
    kind: 'sequence',
    // @ts-expect-error: the contract declares no 418 for updateStep either
    answers: [{ kind: 'reply', status: 418, body: {} }],
    afterLast: 'worldAnswers',
  },
};

export const withoutReason: Plan = {
  // @ts-expect-error: an answer outside the contract needs a reason
  getSystem: { kind: 'offContract', status: 200, body: 'anything' },
};

export const unknownOperation: Plan = {
  // @ts-expect-error: the contract declares no such operation
  inventProposal: { kind: 'world' },
};

// @ts-expect-error: a walk has no such action
defineScenario({ ...happyPath, walk: [{ do: 'dance' }] });

// @ts-expect-error: no product is called "credito-pesoal"
export const wrongProduct = defineScenario({ ...happyPath, product: 'credito-pesoal' });
