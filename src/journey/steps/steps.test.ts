import { expect, test } from 'vitest';
import type { Proposal, StepOutcome } from '../model/proposal.ts';
import { decodedStatus, STEP_STATUSES, type Step } from '../model/step.ts';
import { pollingPolicies } from '../polling/index.ts';
import { statusTextsOf, stepTypeOf, stepTypes } from './index.ts';

const step = (kind: string, withFields = false): Pick<Step, 'type' | 'fields'> & Step => ({
  id: '',
  slug: 's',
  name: '',
  description: '',
  order: 0,
  image: '',
  status: 'init',
  type: { id: '', label: '', slug: kind, unique: false },
  // Only that there is one counts here.
  fields: withFields ? [{} as Step['fields'][number]] : [],
  tokenMethods: [],
  canRestartHere: false,
  cannotReturnFromHere: false,
  requiresReview: false,
  metaProductBankId: '',
});

test.each([
  ['form', false, 'form'],
  ['creditAnalysis', false, 'check'],
  ['waiting', false, 'check'],
  ['finished', false, 'ending'],
  ['finalizado', false, 'ending'],
  ['oraculo', false, 'check'],
  ['oraculo', true, 'form'],
  ['', false, 'check'],
  ['constructor', false, 'check'],
  ['__proto__', false, 'check'],
])('[4.7] the step type "%s" (fields: %s) is seen as %s', (kind, withFields, family) => {
  expect(stepTypeOf(step(kind, withFields)).family).toBe(family);
});

test('[4.7] a step type that is waited on has a way of asking', () => {
  for (const name of stepTypes.names()) {
    const declaration = stepTypes.find(name);
    expect(declaration?.polling !== undefined, name).toBe(declaration?.family === 'check');
  }
});

test('[2.24] the remake of a credit analysis offers a new simulation', () => {
  expect(statusTextsOf(stepTypeOf(step('creditAnalysis')), 'remake')?.button?.label).toBe(
    'Ver nova simulação',
  );
});

test.each(STEP_STATUSES)('[4.1] a check has a picture, a title and a sentence for %s', status => {
  for (const kind of ['creditAnalysis', 'waiting', 'oraculo']) {
    const texts = statusTextsOf(stepTypeOf(step(kind)), status);
    expect(texts?.title).not.toBe('');
    expect(texts?.text).not.toBe('');
    expect(texts?.picture).toBeDefined();
  }
});

test.each(STEP_STATUSES.filter(status => status !== 'init' && status !== 'waiting'))(
  '[4.1] a check that asks no more (%s) has a button that leads on',
  status => {
    for (const kind of ['creditAnalysis', 'waiting', 'oraculo'])
      expect(statusTextsOf(stepTypeOf(step(kind)), status)?.button).toBeDefined();
  },
);

test('[4.1] an absent status is init, an unknown one waits', () => {
  expect(decodedStatus('')).toBe('init');
  expect(decodedStatus('hibernating')).toBe('waiting');
});

const outcome = (of: Partial<StepOutcome> & { at?: string; review?: string }): StepOutcome => ({
  proposal: { id: 'p', currentStep: of.at ?? 'analise', reviewStep: of.review ?? null } as Proposal, // nothing else is read
  stepStatus: undefined,
  result: 'form',
  waitsForCompletion: false,
  message: '',
  ...of,
});

test.each<[string, Partial<StepOutcome> & { at?: string; review?: string }, boolean]>([
  ['nothing new', {}, false],
  ['still waiting', { stepStatus: 'waiting' }, false],
  ['init', { stepStatus: 'init' }, false],
  ['a status nobody knows', { stepStatus: 'hibernating' }, false],
  ['success', { stepStatus: 'success' }, true],
  ['failed', { stepStatus: 'failed' }, true],
  ['remake', { stepStatus: 'remake' }, true],
  ['review', { stepStatus: 'review' }, true],
  ['finished', { stepStatus: 'finished' }, true],
  ['another step', { at: 'fim' }, true],
  ['a review step', { review: 'dados' }, true],
  ['no offer', { result: 'noOffer' }, true],
  ['completion', { waitsForCompletion: true }, true],
])('[1.3] a check that answers %s: over is %s', (_, of, over) => {
  expect(pollingPolicies.check.isOver(outcome(of), 'analise')).toBe(over);
  expect(pollingPolicies.companyPolicy.isOver(outcome(of), 'analise')).toBe(over);
});

test.each([
  ['success', true],
  ['waiting', false],
  ['finished', false],
  [undefined, false],
])('[4.22] completion that answers %s: over is %s', (stepStatus, over) => {
  expect(pollingPolicies.completion.isOver(outcome({ stepStatus }), '')).toBe(over);
});

test('[4.29] [9.2] [9.3] what is asked, and how often', () => {
  expect(pollingPolicies).toMatchObject({
    check: { call: 'updateStep', interval: 2000 },
    companyPolicy: { call: 'updateStep', interval: 15_000 },
    completion: { call: 'finishedUpdate', interval: 2000 },
  });
});
