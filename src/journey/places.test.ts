import { expect, test } from 'vitest';
import { PATHS, pathOfDestination, sidePageAt } from './destination.ts';
import { isFinal, isJourneyOver } from './destination-after.ts';
import { buildField } from './form/build-field.ts';
import type { Configuration } from './model/configuration.ts';
import type { Proposal } from './model/proposal.ts';
import { decodeStatus, type StepStatus } from './model/step.ts';
import { LATER_TEXT, navigatorStepsOf } from './navigator-steps.ts';
import { openingOf } from './opening.ts';
import { rankOfPlace } from './rank-of-place.ts';
import { mustFinishReview, revisitInJourney, revisitOf, stepBefore, stepToReturnTo } from './revisit.ts';
import { defaultRules } from './rules/rule.ts';
import { proposalWith } from './simulation/testing/sample.ts';
import { configurationWith } from './testing/configuration-with.ts';
import { stepTypeWith, stepWith } from './testing/step-with.ts';

// In another order than that of the journey, as a service may list them.
const steps = [
  stepWith({ slug: 'endereco', name: 'Endereço', order: 1 }),
  stepWith({ slug: 'dados', name: 'Dados', order: 0 }),
  stepWith({ slug: 'modelo', name: 'Modelo', order: -1 }),
  stepWith({ slug: 'fim', order: 5, type: stepTypeWith('finished') }),
  stepWith({ slug: 'analise', name: 'Análise', order: 3, type: stepTypeWith('juridical') }),
  stepWith({ slug: 'renda', name: 'Renda', order: 2 }),
  stepWith({ slug: 'documentos', name: 'Documentos', order: 4, requiresReview: true }),
];
const config = configurationWith({ steps });
const proposalAt = (currentStep: string, overrides: Partial<Proposal> = {}): Proposal => ({
  ...proposalWith({}),
  id: 'p1',
  currentStep,
  ...overrides,
});
const journeyAt = (currentStep: string, overrides: Partial<Proposal> = {}) => ({
  config,
  proposal: proposalAt(currentStep, overrides),
  rules: defaultRules,
  waitsForCompletion: false,
  openRedo: '',
  filledShares: {},
});

test.each([
  ['creditFinalPage', 'granted', true],
  ['creditFinalPage', 'underWay', false],
  ['creditFinalPage', 'noProposal', false],
  ['accessibility', 'noProposal', true],
  ['simplifiedTutorial', 'noProposal', true],
  ['stepsTutorial', 'noProposal', true],
  ['proposalStatus', 'noProposal', false],
  ['proposalStatus', 'underWay', true],
  ['signature', 'noProposal', false],
  ['signature', 'granted', true],
  ['followUp', 'noProposal', false],
  ['followUp', 'underWay', true],
] as const)('[2.2] [2.15] the page %s of a journey that is %s exists: %s', (page, progress, exists) => {
  expect(sidePageAt(PATHS[page], { stage: progress, steps, landing: 'old' })).toEqual(
    exists ? { kind: 'sidePage', page } : undefined,
  );
});

test.each(['noProposal', 'underWay', 'granted'] as const)(
  '[2.17d] [2.20] both addresses of the landing page open that of the product in a journey that is %s',
  stage => {
    for (const landing of ['old', 'new'] as const)
      for (const path of ['/inicio', '/começar'])
        expect(sidePageAt(path, { stage, steps, landing })).toEqual({ kind: 'landing', variant: landing });
  },
);

test('[2.15] a path that belongs to a step, to a place of the journey or to nothing is no side page', () => {
  const ended = { stage: 'granted', steps, landing: 'old' } as const;
  for (const slug of ['acessibilidade', 'inicio'])
    expect(sidePageAt(`/${slug}`, { ...ended, steps: [{ slug }] }), slug).toBeUndefined();
  for (const path of ['', '/', '/endereco', '/final-page', '/nada', 'acessibilidade'])
    expect(sidePageAt(path, ended), path).toBeUndefined();
});

const open = (path: string | undefined, proposal?: Proposal, overrides: Partial<Configuration> = {}) =>
  openingOf(
    { configuration: { ...config, ...overrides }, proposal, waitsForCompletion: false } as Parameters<
      typeof openingOf
    >[0],
    { rules: defaultRules, isMobile: false, ...(path === undefined ? {} : { path }) },
  );

test('[2.15] [4.12] a link opens the page or the earlier step in its path, if the visitor may', () => {
  const at = (path: string | undefined, currentStep: string) => {
    const opening = open(path, proposalAt(currentStep));
    return opening.ok ? opening.value : opening.problem;
  };
  expect(at(undefined, 'renda')).toEqual({ kind: 'step', slug: 'renda' });
  expect(at('/dados', 'renda')).toEqual({ kind: 'step', slug: 'dados' });
  expect(at('dados', 'renda')).toEqual({ kind: 'step', slug: 'dados' });
  expect(at('/x/dados', 'renda')).toEqual({ kind: 'step', slug: 'renda' });
  expect(at('/analise', 'documentos')).toEqual({ kind: 'step', slug: 'documentos' });
  expect(at('/dados', 'fim')).toEqual({ kind: 'finalPage' });
  expect(at('/token-validation', 'renda')).toEqual({ kind: 'tokenValidation' });
  expect(at('/acessibilidade', 'renda')).toEqual({ kind: 'sidePage', page: 'accessibility' });
  expect(at('/credit-final-page', 'renda')).toEqual({ kind: 'step', slug: 'renda' });
});

test('[2.2] [4.26] a link to the granted credit opens it if there is one, and otherwise the place of the journey', () => {
  const at = (overrides: Partial<Proposal>) => {
    const opening = open('/credit-final-page', proposalAt('fim', { systemicValue: 5000, ...overrides }));
    return opening.ok ? opening.value : opening.problem;
  };
  expect(at({})).toEqual({ kind: 'sidePage', page: 'creditFinalPage' });
  expect(at({ situation: 'reprovada' })).toEqual({ kind: 'finalPage' });
  expect(at({ currentStep: 'renda', externalRedoStep: 'dados' })).toEqual({ kind: 'finalPage' });
});

test('[2.15] without a proposal a link opens only pages that need none', () => {
  const at = (path: string) => {
    const opening = open(path);
    return opening.ok ? opening.value : opening.problem;
  };
  expect(at('/steps-tutorial')).toEqual({ kind: 'sidePage', page: 'stepsTutorial' });
  expect(at('/proposal-status')).toEqual({ kind: 'step', slug: 'dados' });
  expect(at('/renda')).toEqual({ kind: 'step', slug: 'dados' });
});

test('[2.17d] [2.19] a link to the landing page always opens it; no other link does', () => {
  const withLanding = { display: { ...config.display, hasLandingPage: true } };
  const at = (path: string, overrides: Partial<Configuration>, proposal?: Proposal) => {
    const opening = open(path, proposal, overrides);
    return opening.ok && opening.value.kind;
  };
  for (const path of ['/inicio', '/começar'])
    expect([
      at(path, withLanding),
      at(path, {}),
      at(path, {}, proposalAt('renda')),
      at(path, {}, proposalAt('fim')),
    ]).toEqual(['landing', 'landing', 'landing', 'landing']);
  expect([at('/dados', withLanding), at('/', withLanding), at('/', {})]).toEqual(['step', 'step', 'step']);
});

test('[2.15] the path of the code page opens a step that has this slug', () => {
  const tokenStep = stepWith({ slug: 'token-validation', order: 0 });
  expect(open('/token-validation', proposalAt('renda'))).toEqual({
    ok: true,
    value: { kind: 'tokenValidation' },
  });
  expect(open('/token-validation', proposalAt('renda'), { steps: [tokenStep, ...steps] })).toEqual({
    ok: true,
    value: { kind: 'step', slug: 'token-validation' },
  });
});

test('[4.7] the journey is over at an ending or at its last step in status finished', () => {
  expect(steps.filter(step => isFinal(config, step)).map(({ slug }) => slug)).toEqual(['fim']);
  const finishedStep = stepWith({ slug: 'x', order: 4.5, status: 'finished' });
  expect(isFinal(configurationWith({ steps: [finishedStep, ...steps] }), finishedStep)).toBe(true);
  expect(isFinal(config, stepWith({ slug: 'x', type: stepTypeWith('tipoNovo') }))).toBe(false);
  const ended = { config, proposal: proposalAt('fim'), waitsForCompletion: false, openRedo: '' };
  expect(isJourneyOver(ended)).toBe(true);
  expect(isJourneyOver({ ...ended, proposal: proposalAt('renda') })).toBe(false);
  expect(isJourneyOver({ ...ended, config: undefined })).toBe(false);
  expect(isJourneyOver({ ...ended, proposal: undefined })).toBe(false);
  expect(isJourneyOver({ ...ended, waitsForCompletion: true })).toBe(false);
  const finished = { ...ended, config: configurationWith({ steps: [finishedStep, ...steps] }) };
  expect(isJourneyOver({ ...finished, proposal: proposalAt('x') })).toBe(true);
  const review = proposalAt('fim', { reviewStep: 'x' });
  expect(isJourneyOver({ ...finished, proposal: review }), 'a review').toBe(false);
});

test('[4.1] [4.7] a step in status finished ends the journey only if no other step than an ending follows it', () => {
  const finishedAt = (slug: string) => {
    const finishedSteps = steps.map(step =>
      step.slug === slug ? { ...step, status: 'finished' as const } : step,
    );
    return { ...journeyAt(slug), config: configurationWith({ steps: finishedSteps }) };
  };
  const isOverAt = (slug: string): boolean => isJourneyOver(finishedAt(slug));
  expect(['dados', 'analise', 'documentos'].filter(isOverAt)).toEqual(['documentos']);
  // The earlier forms can still be changed.
  expect(revisitOf(finishedAt('analise'), 'dados')).toBe('open');
  expect(revisitOf(finishedAt('documentos'), 'dados')).toBe('closed');
});

test('[4.26] [11.3] the journey is not over while the form of an external redo is open; it comes before the current step, which is closed', () => {
  const proposal = proposalAt('renda', { externalRedoStep: 'dados' });
  const over = { ...journeyAt('renda'), proposal };
  expect(isJourneyOver(over)).toBe(true);
  const redo = { ...over, openRedo: 'dados' };
  expect(isJourneyOver(redo)).toBe(false);
  expect(isJourneyOver({ ...redo, proposal: proposalAt('fim', { externalRedoStep: 'dados' }) })).toBe(true);
  expect(revisitOf(over, 'dados')).toBe('closed');
  expect(revisitOf(redo, 'dados')).toBe('open');
  expect([stepToReturnTo(redo, 'dados'), stepToReturnTo(redo, 'documentos')]).toEqual(['', 'dados']);
  const rows = navigatorStepsOf(redo, 'dados').map(({ slug, closedReason }) => [slug, closedReason !== '']);
  expect(Object.fromEntries(rows)).toMatchObject({ dados: false, renda: true });
});

test('[4.1] the status of a step without one is init, and an unknown one waits', () => {
  expect(['', 'remake', 'outro'].map(decodeStatus)).toEqual(['init', 'remake', 'waiting']);
});

test('[4.12] [11.8] an earlier form is open; templates, later steps and steps of other kinds are not', () => {
  const openSlugs = (currentStep: string) =>
    steps.map(({ slug }) => slug).filter(slug => revisitOf(journeyAt(currentStep), slug) === 'open');
  expect(openSlugs('documentos')).toEqual(['endereco', 'dados', 'renda']);
  expect(openSlugs('endereco')).toEqual(['dados']);
  expect(openSlugs('dados')).toEqual([]);
  expect(openSlugs('fim')).toEqual([]);
  expect(openSlugs('sumiu')).toEqual([]);
});

test.each([
  'form',
  'productSelection',
  'dadosContaDeLuz',
  'details',
  'review',
  'lgpd',
  'acceptanceTerms',
  'tipoNovo',
])('[4.12] [2.22b] a step of the type %s with fields is open after success as well as before', type => {
  const openWith = (status: StepStatus) => {
    const step = stepWith({
      slug: 'x',
      type: stepTypeWith(type),
      fields: [buildField({ key: 'mae' })],
      status,
    });
    return revisitOf({ ...journeyAt('renda'), config: configurationWith({ steps: [step, ...steps] }) }, 'x');
  };
  expect([openWith('init'), openWith('success'), openWith('finished')]).toEqual(['open', 'open', 'open']);
});

test('[4.22] [4.14] nothing is open without a proposal or configuration, or while the service completes the proposal', () => {
  const journey = journeyAt('renda');
  for (const revisit of [revisitOf, revisitInJourney]) {
    expect(revisit(journey, 'dados')).toBe('open');
    expect(revisit({ ...journey, proposal: undefined }, 'dados')).toBe('closed');
    expect(revisit({ ...journey, config: undefined }, 'dados')).toBe('closed');
    expect(revisit({ ...journey, waitsForCompletion: true }, 'dados')).toBe('closed');
  }
  const finalRules = { ...defaultRules, isEndorsementFinal: true };
  expect(revisitOf({ ...journey, rules: finalRules }, 'dados')).toBe('open');
  const endorsed = { ...journeyAt('renda', { isEndorsed: true }), rules: finalRules };
  expect([revisitOf(endorsed, 'dados'), revisitOf(endorsed, 'documentos')]).toEqual(['endorsed', 'closed']);
});

test('[3.22] a review must be finished only if its step requires it', () => {
  expect(mustFinishReview(config, proposalAt('fim', { reviewStep: 'documentos' }))).toBe(true);
  expect(mustFinishReview(config, proposalAt('fim', { reviewStep: 'dados' }))).toBe(false);
  expect(mustFinishReview(config, proposalAt('documentos'))).toBe(false);
  expect(mustFinishReview(config, proposalAt('documentos', { reviewStep: 'documentos' }))).toBe(false);
});

test('[4.12] the button back leads to the nearest earlier form', () => {
  expect(stepBefore(journeyAt('documentos'), 'documentos')?.slug).toBe('renda');
  expect(stepBefore(journeyAt('documentos'), 'renda')?.slug).toBe('endereco');
  expect(stepBefore(journeyAt('documentos'), 'dados')).toBeUndefined();
  expect(stepBefore(journeyAt('documentos'), 'sumiu')).toBeUndefined();
  expect(stepBefore({ ...journeyAt('documentos'), config: undefined }, 'renda')).toBeUndefined();
});

test('[4.12] after a look at an earlier step the visitor returns to the current one, or to the review', () => {
  expect(stepToReturnTo(journeyAt('renda'), 'dados')).toBe('renda');
  expect(stepToReturnTo(journeyAt('renda'), 'renda')).toBe('');
  expect(stepToReturnTo(journeyAt('sumiu'), 'dados')).toBe('');
  expect(stepToReturnTo(journeyAt('renda'), '')).toBe('');
  expect(stepToReturnTo(journeyAt('analise', { reviewStep: 'documentos' }), 'dados')).toBe('documentos');
  expect(stepToReturnTo(journeyAt('analise', { reviewStep: 'renda' }), 'dados')).toBe('analise');
  expect(stepToReturnTo({ ...journeyAt('renda'), proposal: undefined }, 'dados')).toBe('');
  expect(stepToReturnTo({ ...journeyAt('renda'), config: undefined }, 'dados')).toBe('');
});

test('[7.10] [5.1] while the service lacks files of the first step, the later steps are closed', () => {
  const journey = { ...journeyAt('endereco'), filesDueAt: 'dados' };
  expect(stepToReturnTo(journey, 'dados')).toBe('');
  expect(stepToReturnTo(journey, 'endereco')).toBe('dados');
  expect(navigatorStepsOf(journey, 'dados')[1]).toMatchObject({ slug: 'endereco', closedReason: LATER_TEXT });
  // Neither may the visitor open what is between the first step and the current one.
  for (const ahead of [journeyAt('renda'), journeyAt('documentos', { reviewStep: 'endereco' })])
    expect(navigatorStepsOf({ ...ahead, filesDueAt: 'dados' }, 'dados')[1]).toMatchObject({
      slug: 'endereco',
      closedReason: LATER_TEXT,
    });
  expect(navigatorStepsOf(journey, '')[0]).toMatchObject({ slug: 'dados', closedReason: '' });
  // A step that the visitor may not open cannot hold up the journey.
  const completing = { ...journey, waitsForCompletion: true };
  expect(stepToReturnTo(completing, 'dados')).toBe('endereco');
});

test('[2.39] the drawer lists the steps in their order, with the reason why one is closed', () => {
  const rows = navigatorStepsOf(journeyAt('documentos'), 'dados');
  expect(rows.map(({ name, position, status }) => `${position} ${name} ${status}`)).toEqual([
    '1 Dados here',
    '2 Endereço done',
    '3 Renda done',
    '4 Análise done',
    '5 Documentos current',
  ]);
  expect(rows.map(({ closedReason }) => closedReason)).toEqual([
    '',
    '',
    '',
    'Etapa concluída, não pode ser alterada',
    '',
  ]);
  expect(navigatorStepsOf({ ...journeyAt('dados'), config: undefined }, 'dados')).toEqual([]);
});

test('[2.39] [3.22] during a review the current step is closed until the review is finished', () => {
  const rowsOf = (overrides: Partial<Proposal>) =>
    navigatorStepsOf(journeyAt('fim', overrides), 'dados').map(({ slug, status, closedReason }) => [
      slug,
      status,
      closedReason === LATER_TEXT,
    ]);
  expect(rowsOf({ currentStep: 'analise', reviewStep: 'documentos' })).toContainEqual([
    'analise',
    'current',
    true,
  ]);
  expect(rowsOf({ currentStep: 'analise', reviewStep: 'documentos' })).toContainEqual([
    'documentos',
    'current',
    false,
  ]);
  expect(rowsOf({ currentStep: 'analise' })).toContainEqual(['analise', 'current', false]);
  expect(rowsOf({ currentStep: 'analise' })).toContainEqual(['documentos', 'later', true]);
});

test('[2.39] before the proposal exists the first step is the current one', () => {
  const rows = navigatorStepsOf({ ...journeyAt(''), proposal: undefined }, 'sumiu');
  expect(rows.map(({ slug, status }) => `${slug} ${status}`)).toEqual([
    'dados current',
    'endereco later',
    'renda later',
    'analise later',
    'documentos later',
  ]);
});

test('[2.1] [15.6] each place has its path and its rank', () => {
  const places = [
    { kind: 'opening' },
    { kind: 'landing', variant: 'old' },
    { kind: 'landing', variant: 'new' },
    { kind: 'step', slug: 'renda' },
    { kind: 'step', slug: 'sumiu' },
    { kind: 'completion' },
    { kind: 'finalPage' },
    { kind: 'tokenValidation' },
    { kind: 'sidePage', page: 'followUp' },
  ] as const;
  expect(places.map(place => [pathOfDestination(place), rankOfPlace(config, place)])).toEqual([
    ['/', undefined],
    ['/inicio', -1_000_000],
    ['/começar', -1_000_000],
    ['/renda', 2],
    ['/sumiu', 0],
    ['/', 1_000_000],
    ['/final-page', 1_000_001],
    ['/token-validation', 1_000_002],
    ['/acompanhamento', 1_000_002],
  ]);
  expect(rankOfPlace(undefined, { kind: 'step', slug: 'renda' })).toBe(0);
});
