import { expect, onTestFinished, test } from 'vitest';
import { decodeFailure } from '#api/decode/failure.ts';
import { buildField } from '#journey/form/build-field.ts';
import { proposalWith } from '#journey/simulation/testing/sample.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { stepWith } from '#journey/testing/step-with.ts';
import { succeed } from '#shared/result.ts';
import { createFlowContext } from '#tests/flows/create-flow-context.ts';
import { setUpFlows } from '#tests/flows/flow-stage.ts';
import { submissionWith } from './testing/submission-with.ts';
import { askWhetherArrived, isUnknownOutcome } from './unknown-outcome.ts';

test.each([
  ['the service refused', [400, 401, 404, 408, 413, 422, 429], false],
  ['the service failed, perhaps after its work', [500, 501, 505, 507], true],
  ['a gateway lost the answer', [502, 503, 504, 520, 521, 522, 523, 524, 525, 530, 598, 599], true],
])('[11.2] %s: the outcome of a write with the statuses %j is unknown: %s', (_, statuses, isUnknown) => {
  const outcomes = statuses.map(status => [
    status,
    isUnknownOutcome(decodeFailure('updateStep', true, status, '')),
  ]);
  expect(outcomes).toEqual(statuses.map(status => [status, isUnknown]));
});

test.each([{ redirectToErrorPage: true }, { type: 'noOffer' }, { redirectProposalToCurrentStep: true }])(
  '[11.2] a 500 that says where the journey goes on, %j, has a known outcome',
  body => {
    expect(isUnknownOutcome(decodeFailure('updateStep', true, 500, body))).toBe(false);
  },
);

/** Asks about a write of the step 'dados', after which the proposal is at the next step. */
async function answersAfter(data: Record<string, string>) {
  const step = stepWith({
    slug: 'dados',
    fields: [buildField({ key: 'apelido', component: 'text', formRef: 'contato' })],
  });
  const configuration = configurationWith({ steps: [step, stepWith({ slug: 'analise', order: 1 })] });
  const proposal = { ...proposalWith({}), currentStep: 'dados' };
  const stage = setUpFlows();
  onTestFinished(() => stage.close());
  Object.assign(stage.state, { hashId: 'h1', config: configuration, proposal });
  const found = { ...proposal, currentStep: 'analise', answers: {} };
  const getSystem = async () => succeed({ configuration, proposal: found, waitsForCompletion: false });
  const context = createFlowContext(stage, { api: { ...stage.api, getSystem } });
  const arrival = await askWhetherArrived(context, submissionWith({ step, data }));
  if (!arrival.ok || arrival.value.kind !== 'arrived') throw new Error('The write has not arrived.');
  return arrival.value.outcome.proposal.answers;
}

test('[11.2] [4.11] a write that arrived although its answer was lost stores the same answers as one that was answered', async () => {
  expect(await answersAfter({ apelido: 'Nina' })).toEqual({
    ...proposalWith({}).answers,
    contato: { apelido: 'Nina' },
    dados: { apelido: 'Nina' },
  });
});

test('[11.2] [4.2] the button of a status screen that arrived although its answer was lost stores no answer', async () => {
  expect(await answersAfter({ stepAction: 'skipStep' })).toEqual(proposalWith({}).answers);
});
