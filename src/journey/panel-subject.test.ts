import { expect, test } from 'vitest';
import type { Proposal } from './model/proposal.ts';
import { hiddenStepsOf, listSteps, listStepsAround, panelSubjectOf } from './panel-subject.ts';
import { proposalWith } from './simulation/testing/sample.ts';
import { configurationWith } from './testing/configuration-with.ts';
import { stepTypeWith, stepWith } from './testing/step-with.ts';

const createStep = (order: number, type: string) =>
  stepWith({ order, slug: `s${order}`, name: `Etapa ${order}`, type: stepTypeWith(type) });
const types = ['form', 'simulation', 'form', 'creditAnalysis', 'clickSign', 'form', 'finished'];
const steps = types.map((type, order) => createStep(order, type));
const config = configurationWith({ steps });
const proposal = proposalWith({ s1: { valor: 900 } });

const subjectAt = (order: number, known?: Proposal) => {
  const currentStep = steps[order];
  return panelSubjectOf(config, {
    place: { kind: 'step', slug: `s${order}` },
    current: currentStep && { step: currentStep, status: types[order] === 'form' ? 'init' : 'waiting' },
    proposal: known,
    isOver: false,
  });
};

test('[15.2] in a step the panel shows reasons, the offer, the chosen credit or the next steps', () => {
  expect([
    subjectAt(0),
    subjectAt(1),
    subjectAt(2, proposal),
    subjectAt(3, proposal),
    subjectAt(4, proposal),
  ]).toEqual(['reasons', 'offer', 'chosen', 'steps', 'steps']);
  expect(subjectAt(2)).toBe('reasons');
});

test('[15.2] [2.2] on the landing page the panel shows reasons, during completion, on the final page and beside it the steps', () => {
  const findSubject = (place: Parameters<typeof panelSubjectOf>[1]['place'], isOver = false) =>
    panelSubjectOf(config, { place, current: undefined, proposal, isOver });
  expect(findSubject({ kind: 'landing', variant: 'old' })).toBe('reasons');
  expect(findSubject({ kind: 'completion' })).toBe('steps');
  expect(findSubject({ kind: 'finalPage' })).toBe('steps');
  expect(findSubject({ kind: 'sidePage', page: 'creditFinalPage' }, true)).toBe('steps');
  expect(findSubject({ kind: 'sidePage', page: 'proposalStatus' }, true)).toBe('steps');
  expect(findSubject({ kind: 'sidePage', page: 'proposalStatus' })).toBe('reasons');
  expect(findSubject({ kind: 'landing', variant: 'old' }, true)).toBe('reasons');
});

test('[15.2] the list has the current step and up to three more, near the end also finished ones; without a current step the finished ones', () => {
  const readStates = (current?: string) =>
    listSteps(config, current).map(({ slug, state }) => `${slug} ${state}`);
  expect(readStates('s1')).toEqual(['s1 now', 's2 next', 's3 next', 's4 next']);
  expect(readStates('s4')).toEqual(['s2 done', 's3 done', 's4 now', 's5 next']);
  expect(readStates('s5')).toEqual(['s2 done', 's3 done', 's4 done', 's5 now']);
  expect(readStates()).toEqual(['s0 done', 's1 done', 's2 done', 's3 done', 's4 done', 's5 done']);
});

test('[4.26] [15.2] after an external redo only the steps before that of the proposal are finished', () => {
  const slugsAt = (currentStep: string) =>
    listSteps(config, undefined, { ...proposal, currentStep }).map(({ slug, state }) => `${slug} ${state}`);
  expect(slugsAt('s2')).toEqual(['s0 done', 's1 done']);
  expect(slugsAt('s0')).toEqual([]);
  expect(slugsAt('s6')).toHaveLength(6);
  expect(slugsAt('unknown')).toHaveLength(6);
});

test('[2.12] [15.2] the steps around the current one begin with the finished one before it, and with more of them near the end', () => {
  const readStates = (current: string, count = 4) =>
    listStepsAround(config, current, count).map(({ slug, state }) => `${slug} ${state}`);
  expect(readStates('s0')).toEqual(['s0 now', 's1 next', 's2 next', 's3 next']);
  expect(readStates('s2')).toEqual(['s1 done', 's2 now', 's3 next', 's4 next']);
  expect(readStates('s5')).toEqual(['s2 done', 's3 done', 's4 done', 's5 now']);
  expect(readStates('s5', 20)).toHaveLength(6);
  expect(readStates('s6')).toEqual([]);
});

test('[15.2] a list says how many steps it leaves out before and after its own', () => {
  const hiddenAt = (current?: string) => hiddenStepsOf(config, listSteps(config, current));
  expect(hiddenAt('s0')).toEqual({ before: 0, after: 2 });
  expect(hiddenAt('s1')).toEqual({ before: 1, after: 1 });
  expect(hiddenAt('s5')).toEqual({ before: 2, after: 0 });
  expect(hiddenAt()).toEqual({ before: 0, after: 0 });
  expect(hiddenStepsOf(config, listSteps(config, undefined, { ...proposal, currentStep: 's2' }))).toEqual({
    before: 0,
    after: 0,
  });
  expect(hiddenStepsOf(config, [])).toEqual({ before: 0, after: 0 });
});
