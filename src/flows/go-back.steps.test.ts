import { expect, test } from 'vitest';
import { decodeField } from '#api/decode/field.ts';
import type { Proposal } from '#journey/model/proposal.ts';
import type { Step } from '#journey/model/step.ts';
import { ENDORSED_TEXT } from '#journey/revisit.ts';
import { defaultRules } from '#journey/rules/rule.ts';
import { proposalWith } from '#journey/simulation/testing/sample.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { stepTypeWith, stepWith } from '#journey/testing/step-with.ts';
import { createAppState } from '#state/app-state.ts';
import { asRef } from '#state/field-state.ts';
import { createMemoryAddress, createMemoryPlatform } from '#tests/support/memory-platform.ts';
import { followAddress, mayReturnTo } from './follow-address.ts';
import { chooseStep, goBack, goToCurrentStep, goToReturnable } from './go-back.ts';

const steps = [
  stepWith({ slug: 'dados' }),
  stepWith({ slug: 'endereço', order: 1 }),
  stepWith({ slug: 'banco', order: 2 }),
  stepWith({ slug: 'analise', order: 3, type: stepTypeWith('creditAnalysis') }),
  stepWith({ slug: 'fim', order: 4, type: stepTypeWith('finished') }),
];

interface Options {
  currentStep?: string;
  proposal?: Partial<Proposal>;
  /** The step in view; by default the current one. */
  shown?: string;
  path?: string;
  changeSteps?: (original: Step) => Step;
}

/** A visitor at a step of the journey. */
function openStep({
  currentStep = 'banco',
  proposal = {},
  shown = currentStep,
  path = '/',
  changeSteps = step => step,
}: Options = {}) {
  const state = createAppState();
  const platform = createMemoryPlatform({ address: createMemoryAddress(`${path}?agx_hash=h1`) });
  state.config = asRef(configurationWith({ steps: steps.map(changeSteps) }));
  state.proposal = asRef({ ...proposalWith({}), currentStep, ...proposal });
  state.place = { kind: 'step', slug: shown };
  const pathAndQuery = () => `${platform.address.current().pathname}${platform.address.current().search}`;
  return { state, platform, pathAndQuery };
}

const stayAction = { kind: 'stay' };
const at = (slug: string) => ({ kind: 'go', to: { kind: 'step', slug } });

test('[7.10] [4.12] while files of the first step are missing, only that step opens, also from a page beside the journey', () => {
  const visit = openStep({ currentStep: 'banco' });
  Object.assign(visit.state, { filesDueAt: 'dados', place: { kind: 'sidePage', page: 'stepsTutorial' } });
  expect(chooseStep(visit, 'banco')).toEqual(stayAction);
  expect(chooseStep(visit, 'endereço')).toEqual(stayAction);
  expect(chooseStep(visit, 'dados')).toEqual(at('dados'));
});

test('[4.12] an earlier form opens; a later step, the step in view, and a step that is no form stay closed', () => {
  const visit = openStep({ currentStep: 'analise' });
  expect(chooseStep(visit, 'dados')).toEqual(at('dados'));
  expect(chooseStep(visit, 'fim')).toEqual(stayAction);
  expect(chooseStep(visit, 'analise')).toEqual(stayAction);
  expect(chooseStep(visit, 'nada')).toEqual(stayAction);
  visit.state.place = { kind: 'completion' };
  expect(chooseStep(visit, 'analise')).toEqual(at('analise'));
  visit.state.waitsForCompletion = true;
  expect(chooseStep(visit, 'analise')).toEqual({ kind: 'go', to: { kind: 'completion' } });
  visit.state.proposal = undefined;
  expect(chooseStep(visit, 'dados')).toEqual(stayAction);
  const withoutConfiguration = openStep();
  withoutConfiguration.state.config = undefined;
  expect(chooseStep(withoutConfiguration, 'dados')).toEqual(stayAction);
});

test('[4.14] an earlier step of an endorsed proposal is refused with a message', () => {
  const visit = openStep({ proposal: { isEndorsed: true } });
  visit.state.rules = { ...defaultRules, isEndorsementFinal: true };
  expect(chooseStep(visit, 'dados')).toEqual({
    kind: 'toast',
    type: 'warning',
    title: ENDORSED_TEXT,
    text: '',
  });
  expect(goBack(visit)).toMatchObject({ kind: 'toast' });
});

test('[4.10] [4.12] the current step of the service ends a review; the review step, and an earlier one, do not', () => {
  const visit = openStep({ proposal: { reviewStep: 'endereço' }, shown: 'dados' });
  expect(chooseStep(visit, 'endereço')).toEqual(at('endereço'));
  expect(visit.state.proposal?.reviewStep).toBe('endereço');
  expect(chooseStep(visit, 'banco')).toEqual(at('banco'));
  expect(visit.state.proposal?.reviewStep).toBeNull();
  const required = openStep({
    proposal: { reviewStep: 'endereço' },
    shown: 'endereço',
    changeSteps: step => ({ ...step, requiresReview: step.slug === 'endereço' }),
  });
  expect(chooseStep(required, 'banco')).toEqual(stayAction);
  expect(required.state.proposal?.reviewStep).toBe('endereço');
});

test('[4.10] a review of the current step is none, so nothing ends it, and a later one is not taken for it', () => {
  const visit = openStep({ proposal: { reviewStep: 'banco' }, shown: 'dados' });
  expect(chooseStep(visit, 'banco')).toEqual(at('banco'));
  expect(visit.state.proposal).toMatchObject({ reviewStep: 'banco' });
  expect(visit.state.proposal?.endedReview).toBeUndefined();
});

test('[2.39] Voltar leads to the nearest earlier step that is open', () => {
  expect(goBack(openStep())).toEqual(at('endereço'));
  expect(goBack(openStep({ shown: 'dados' }))).toEqual(stayAction);
  const elsewhere = openStep();
  elsewhere.state.place = { kind: 'completion' };
  expect(goBack(elsewhere)).toEqual(stayAction);
});

test('[2.39] [4.12] a check whose fields were sent in this visit is no form to go back to', () => {
  const field = decodeField({ key: 'mae', component: 'text', label: 'Mãe' });
  const changeSteps = (step: Step): Step =>
    step.slug === 'endereço'
      ? { ...step, type: stepTypeWith('documentApi'), fields: field ? [field] : [] }
      : step;
  const visit = openStep({ changeSteps });
  expect(goBack(visit)).toEqual(at('endereço'));
  visit.state.stepStatus.endereço = 'waiting';
  expect(goBack(visit)).toEqual(at('dados'));
  expect(chooseStep(visit, 'endereço')).toEqual(stayAction);
});

test('[2.39] from an earlier step the visitor returns to the current one', () => {
  expect(goToCurrentStep(openStep({ shown: 'dados' }))).toEqual(at('banco'));
  expect(goToCurrentStep(openStep())).toEqual(stayAction);
  const elsewhere = openStep();
  elsewhere.state.place = { kind: 'completion' };
  expect(goToCurrentStep(elsewhere)).toEqual(stayAction);
});

test('[2.33] Minhas Propostas leads to the step that was left', () => {
  const visit = openStep();
  expect(goToReturnable(visit)).toEqual(stayAction);
  visit.state.deviceSettings.returnableStep = 'dados';
  expect(goToReturnable(visit)).toEqual(at('dados'));
});

test('[2.15] the visitor may come back to open places; what only interrupts the journey, or is over, stays closed', () => {
  const { state } = openStep();
  expect(mayReturnTo(state, { kind: 'opening' })).toBe(false);
  expect(mayReturnTo(state, { kind: 'tokenValidation' })).toBe(false);
  expect(mayReturnTo(state, { kind: 'step', slug: 'banco' })).toBe(true);
  expect(mayReturnTo(state, { kind: 'step', slug: 'dados' })).toBe(true);
  expect(mayReturnTo(state, { kind: 'step', slug: 'analise' })).toBe(false);
  expect(mayReturnTo(state, { kind: 'completion' })).toBe(false);
  expect(mayReturnTo(state, { kind: 'landing', variant: 'old' })).toBe(true);
  expect(mayReturnTo({ ...state, waitsForCompletion: true }, { kind: 'completion' })).toBe(true);
  expect(mayReturnTo({ ...state, config: undefined }, { kind: 'step', slug: 'banco' })).toBe(false);
  const endorsed = openStep({ proposal: { isEndorsed: true } });
  endorsed.state.rules = { ...defaultRules, isEndorsementFinal: true };
  expect(mayReturnTo(endorsed.state, { kind: 'step', slug: 'dados' })).toBe(true);
});

test('[2.15] the address of the place in view, and any address during the opening, leads nowhere and stays', () => {
  const same = openStep({ shown: 'endereço', path: '/endere%C3%A7o' });
  expect(followAddress(same)).toEqual(stayAction);
  const opening = openStep({ path: '/dados' });
  opening.state.place = { kind: 'opening' };
  expect(followAddress(opening)).toEqual(stayAction);
  expect(opening.pathAndQuery()).toBe('/dados?agx_hash=h1');
});

test('[2.15] [4.12] an address opens the current step or an earlier form; any other is replaced by that of the place', () => {
  expect(followAddress(openStep({ shown: 'dados', path: '/banco' }))).toEqual(at('banco'));
  const earlier = openStep({ path: '/endere%C3%A7o' });
  expect(followAddress(earlier)).toEqual(at('endereço'));
  expect(earlier.pathAndQuery()).toBe('/endere%C3%A7o?agx_hash=h1');
  for (const path of ['/analise', '/nada', '/dados/x']) {
    const visit = openStep({ shown: 'endereço', path });
    expect(followAddress(visit)).toEqual(stayAction);
    expect(visit.pathAndQuery()).toBe('/endere%C3%A7o?agx_hash=h1');
  }
});

test('[2.2] [2.17] an address of a side page opens it, if the proposal is far enough', () => {
  const kindOf = (path: string, options: Options = {}, hasProposal = true) => {
    const visit = openStep({ ...options, path });
    if (!hasProposal) visit.state.proposal = undefined;
    const nextAction = followAddress(visit);
    return nextAction.kind === 'go' ? nextAction.to.kind : nextAction.kind;
  };
  expect(kindOf('/acessibilidade')).toBe('sidePage');
  expect(kindOf('/proposal-status')).toBe('sidePage');
  expect(kindOf('/proposal-status', {}, false)).toBe('stay');
  expect(kindOf('/credit-final-page')).toBe('stay');
  expect(kindOf('/credit-final-page', { currentStep: 'fim' })).toBe('stay');
  expect(kindOf('/credit-final-page', { currentStep: 'fim', proposal: { systemicValue: 5000 } })).toBe(
    'sidePage',
  );
});

test('[2.17d] the address of the landing page opens it at any time, also if the product does not begin with it', () => {
  for (const path of ['/inicio', '/come%C3%A7ar'])
    for (const hasLandingPage of [true, false])
      for (const hasProposal of [true, false]) {
        const visit = openStep({ path, shown: 'banco' });
        if (!hasProposal) visit.state.proposal = undefined;
        visit.state.config = configurationWith({ steps, display: { hasLandingPage } });
        expect(followAddress(visit)).toEqual({ kind: 'go', to: { kind: 'landing', variant: 'old' } });
      }
});

test('[2.19] without a proposal the address opens the first step', () => {
  const open = (path: string) => {
    const visit = openStep({ path, shown: 'banco' });
    visit.state.proposal = undefined;
    return followAddress(visit);
  };
  expect(open('/dados')).toEqual(at('dados'));
  expect(open('/endereco')).toEqual(stayAction);
  const withoutSteps = openStep({ path: '/dados', shown: 'banco' });
  withoutSteps.state.proposal = undefined;
  withoutSteps.state.config = configurationWith();
  expect(followAddress(withoutSteps)).toEqual(stayAction);
  withoutSteps.state.config = undefined;
  expect(followAddress(withoutSteps)).toEqual(stayAction);
});
