import { expect, test } from 'vitest';
import { currentStepSlugOf, firstStepOf, isCurrentStep } from './current-step.ts';
import { pathOfDestination } from './destination.ts';
import { destinationAfter } from './destination-after.ts';
import { launchParamsOf } from './launch-params-of.ts';
import type { Configuration } from './model/configuration.ts';
import type { Destination } from './model/next-action.ts';
import type { Proposal } from './model/proposal.ts';
import type { Step } from './model/step.ts';
import { navigatorStepsOf } from './navigator-steps.ts';
import { openingOf } from './opening.ts';
import { progressAt, storedShareOf } from './progress.ts';
import { rankOfPlace } from './rank-of-place.ts';
import { manualNoticeOf, mayRestart } from './restart.ts';
import { revisitOf } from './revisit.ts';
import { defaultRules } from './rules/rule.ts';
import { proposalWith } from './simulation/testing/sample.ts';
import { configurationWith } from './testing/configuration-with.ts';
import { stepTypeWith, stepWith } from './testing/step-with.ts';

const createStep = (
  slug: string,
  order: number,
  { kind = 'form', ...overrides }: Partial<Step> & { kind?: string } = {},
): Step => stepWith({ slug, order, type: stepTypeWith(kind), ...overrides });

const createConfiguration = (
  steps: Step[],
  { hasLandingPage = false, directForm = false } = {},
): Configuration => configurationWith({ steps, directForm, display: { hasLandingPage } });

const createProposal = (currentStep: string, overrides: Partial<Proposal> = {}): Proposal => ({
  ...proposalWith({}),
  currentStep,
  ...overrides,
});

const steps = [
  createStep('dados', 0),
  createStep('endereco', 1),
  createStep('termos', 2),
  createStep('analise', 3, { kind: 'creditAnalysis' }),
  createStep('fim', 4, { kind: 'finished' }),
];

test.each<
  [hasLandingPage: boolean, isMobile: boolean, landing: 'old' | 'new', directForm: boolean, to: Destination]
>([
  [true, true, 'old', false, { kind: 'landing', variant: 'old' }],
  [true, true, 'new', false, { kind: 'landing', variant: 'new' }],
  [true, false, 'new', false, { kind: 'landing', variant: 'new' }],
  [true, false, 'old', false, { kind: 'step', slug: 'dados' }],
  [false, true, 'new', false, { kind: 'step', slug: 'dados' }],
  [true, true, 'new', true, { kind: 'step', slug: 'dados' }],
])(
  '[2.19] [4.21] landing page=%s, phone=%s, landing %s, direct form=%s: %o',
  (hasLandingPage, isMobile, landing, directForm, to) => {
    const system = {
      configuration: createConfiguration(steps, { hasLandingPage, directForm }),
      proposal: undefined,
      waitsForCompletion: false,
    };
    expect(openingOf(system, { rules: { ...defaultRules, landing }, isMobile })).toEqual({
      ok: true,
      value: to,
    });
  },
);

test('[3.5] after a redirection from another page the landing page is skipped, unless the link names it', () => {
  const system = {
    configuration: createConfiguration(steps, { hasLandingPage: true }),
    proposal: undefined,
    waitsForCompletion: false,
  };
  const redirectedContext = {
    rules: { ...defaultRules, landing: 'new' },
    isMobile: true,
    isRedirected: true,
  } as const;
  expect(openingOf(system, redirectedContext)).toEqual({ ok: true, value: { kind: 'step', slug: 'dados' } });
  expect(openingOf(system, { ...redirectedContext, path: '/começar' })).toEqual({
    ok: true,
    value: { kind: 'landing', variant: 'new' },
  });
});

const openingWith = (current: Proposal, waitsForCompletion = false, all = steps) =>
  openingOf(
    {
      configuration: createConfiguration(all, { hasLandingPage: true }),
      proposal: current,
      waitsForCompletion,
    },
    { rules: { ...defaultRules, landing: 'new' }, isMobile: true },
  );

test('[3.17b] [4.21] [4.10a] with a proposal its step opens without a landing page, or the review step if there is one', () => {
  expect(openingWith(createProposal('endereco'))).toEqual({
    ok: true,
    value: { kind: 'step', slug: 'endereco' },
  });
  expect(openingWith(createProposal('termos', { reviewStep: 'dados' }))).toEqual({
    ok: true,
    value: { kind: 'step', slug: 'dados' },
  });
  expect(currentStepSlugOf(createProposal('termos', { reviewStep: '' }))).toBe('termos');
});

test('[4.10] before the service has a proposal every step counts as the current one, afterwards only the step that it names', () => {
  expect(isCurrentStep(undefined, 'dados')).toBe(true);
  expect(isCurrentStep(createProposal('endereco', { id: '' }), 'dados')).toBe(true);
  expect(isCurrentStep(createProposal('endereco'), 'endereco')).toBe(true);
  expect(isCurrentStep(createProposal('endereco'), 'dados')).toBe(false);
});

test('[4.22] the app waits for completion of a proposal, even without a current step', () => {
  expect(openingWith(createProposal('', {}), true)).toEqual({ ok: true, value: { kind: 'completion' } });
});

test.each([
  ['[4.10] no current step', createProposal(''), steps, 'currentStepNotFound'],
  ['[5.34] no _id', createProposal('dados', { id: '' }), steps, 'proposalWithoutId'],
  ['[5.34] no steps', createProposal('dados'), [], 'stepsNotFound'],
  [
    '[3.22] [5.34] nothing but empty templates',
    createProposal('dados'),
    [createStep('modelo', -1)],
    'stepsNotFound',
  ],
])('%s is an error when the journey opens', (_, current, all, problem) => {
  expect(openingWith(current, false, all)).toMatchObject({
    ok: false,
    problem: { kind: 'journey', problem },
  });
});

test('[3.22b] the first step is the one with the lowest order, at any position of the list; -1 is never the first', () => {
  const mixed = [createStep('b', 5), createStep('modelo', -1), createStep('a', 2), createStep('c', 7)];
  expect(firstStepOf(createConfiguration(mixed))?.slug).toBe('a');
});

test.each<[string, Proposal, boolean, Destination]>([
  ['the step that it names', createProposal('endereco'), false, { kind: 'step', slug: 'endereco' }],
  ['an unknown step that it names', createProposal('sumiu'), false, { kind: 'step', slug: 'sumiu' }],
  ['the wait for completion', createProposal('analise'), true, { kind: 'completion' }],
  ['the final page', createProposal('fim'), false, { kind: 'finalPage' }],
  [
    '[2.3] [4.10] the final page, because a review of the current step is none',
    createProposal('fim', { reviewStep: 'fim' }),
    false,
    { kind: 'finalPage' },
  ],
  [
    '[4.26] the final page after an external redo step',
    createProposal('termos', { externalRedoStep: 'endereco' }),
    false,
    { kind: 'finalPage' },
  ],
  [
    '[4.26] the external redo step itself',
    createProposal('endereco', { externalRedoStep: 'endereco' }),
    false,
    { kind: 'step', slug: 'endereco' },
  ],
])('[4.11] an answer leads to %s', (_, current, waits, to) => {
  expect(destinationAfter(createConfiguration(steps), current, waits, '')).toEqual(to);
});

const journeyWith = (all: Step[], current: Proposal | undefined, rules = defaultRules) => ({
  config: createConfiguration(all),
  proposal: current,
  rules,
  waitsForCompletion: false,
  openRedo: '',
  filledShares: {},
});

test.each([
  ['endereco', 'dados', true],
  ['endereco', 'endereco', false],
  ['endereco', 'termos', false],
  ['endereco', 'nada', false],
  ['endereco', '', false],
  ['fim', 'dados', false],
])('[4.12] whether a proposal at %s lets the visitor open %s: %s', (currentStep, slug, isOpen) => {
  expect(revisitOf(journeyWith(steps, createProposal(currentStep)), slug)).toBe(isOpen ? 'open' : 'closed');
});

test('[4.12] without a proposal no earlier step is open, and with one only forms are', () => {
  expect(revisitOf(journeyWith(steps, undefined), 'dados')).toBe('closed');
  const all = [createStep('analise', 0, { kind: 'creditAnalysis' }), createStep('termos', 1)];
  expect(revisitOf(journeyWith(all, createProposal('termos')), 'analise')).toBe('closed');
});

test.each([
  ['the current step', 'termos', false],
  ['a step in between', 'endereco', false],
  ['the target', 'dados', true],
  ['a later step', 'analise', true],
])(
  '[4.13] if %s (%s) forbids going back, whether the visitor may return from termos to dados: %s',
  (_, slug, isOpen) => {
    const all = steps.map(candidate =>
      candidate.slug === slug ? { ...candidate, cannotReturnFromHere: true } : candidate,
    );
    expect(revisitOf(journeyWith(all, createProposal('termos')), 'dados')).toBe(isOpen ? 'open' : 'closed');
  },
);

test.each<[Destination, string]>([
  [{ kind: 'opening' }, '/'],
  [{ kind: 'completion' }, '/'],
  [{ kind: 'landing', variant: 'old' }, '/inicio'],
  [{ kind: 'landing', variant: 'new' }, '/começar'],
  [{ kind: 'tokenValidation' }, '/token-validation'],
  [{ kind: 'finalPage' }, '/final-page'],
  [{ kind: 'step', slug: 'dados-pessoais' }, '/dados-pessoais'],
  [{ kind: 'step', slug: 'a/../b?c#d' }, '/a%2F..%2Fb%3Fc%23d'],
])('[2.1] [2.3] [2.10] [2.13] [2.14] [2.15] the path of %o is %s', (destination, path) => {
  expect(pathOfDestination(destination)).toBe(path);
});

test('[2.38] the progress bar counts forms and checks, but not final steps', () => {
  expect(progressAt(createConfiguration(steps), 'dados')).toEqual({ position: 1, total: 4, share: 0.0375 });
  expect(progressAt(createConfiguration(steps), 'analise')).toEqual({ position: 4, total: 4, share: 0.7875 });
  expect(progressAt(createConfiguration(steps), 'fim')).toBeUndefined();
  expect(progressAt(createConfiguration(steps), 'nada')).toBeUndefined();
  const shuffled = [createStep('b', 9), createStep('modelo', -1), createStep('a', 3)];
  expect(progressAt(createConfiguration(shuffled), 'a')).toEqual({ position: 1, total: 2, share: 0.075 });
});

const journeyAt = (overrides: Partial<Proposal>, rules = defaultRules, waitsForCompletion = false) => ({
  ...journeyWith(steps, createProposal('analise', overrides), rules),
  waitsForCompletion,
});

test('[2.39e] the navigator opens earlier steps and the current one, and says why the others are closed', () => {
  const rows = navigatorStepsOf(journeyAt({ currentStep: 'termos' }), 'endereco');
  expect(rows.map(({ slug, status, closedReason }) => [slug, status, closedReason])).toEqual([
    ['dados', 'done', ''],
    ['endereco', 'here', ''],
    ['termos', 'current', ''],
    ['analise', 'later', 'Disponível depois das etapas anteriores'],
  ]);
});

test('[3.43] the stored progress of a step is found by its slug; it is 0 if none is stored', () => {
  const filledShares = { review: 1, finished: 1, dados: 0.4 };
  const stored = ['dados', 'review', 'finished', 'termos', 'constructor'];
  expect(stored.map(slug => storedShareOf(filledShares, slug))).toEqual([0.4, 1, 1, 0, 0]);
});

test('[3.43c] [2.39] the navigator has the stored progress of the current step, and of no other', () => {
  const journey = { ...journeyAt({ currentStep: 'termos' }), filledShares: { termos: 0.4, dados: 1 } };
  expect(navigatorStepsOf(journey, 'dados').map(({ filledShare }) => filledShare)).toEqual([
    undefined,
    undefined,
    0.4,
    undefined,
  ]);
});

test('[4.12] [2.39] before there is a proposal only the first step is open', () => {
  const rows = navigatorStepsOf({ ...journeyAt({}), proposal: undefined }, 'dados');
  expect(rows.filter(({ closedReason }) => closedReason === '').map(({ slug }) => slug)).toEqual(['dados']);
});

test('[4.14] the earlier forms of an endorsed proposal are closed for this reason, if a rule says so', () => {
  const endorsed = journeyAt({ isEndorsed: true }, { ...defaultRules, isEndorsementFinal: true });
  expect(revisitOf(endorsed, 'dados')).toBe('endorsed');
  expect(revisitOf({ ...endorsed, rules: defaultRules }, 'dados')).toBe('open');
});

test('[4.22] [4.12] there is no way back while the service completes the proposal', () => {
  expect(revisitOf(journeyAt({}, defaultRules, true), 'dados')).toBe('closed');
});

test.each([
  [{ startedAs: 'customer' }, '', /^$/],
  [{ startedAs: 'typist' }, '', /digitador cadastrado/],
  [{ startedAs: 'typist' }, 'u1', /do cliente/],
] as const)(
  '[2.44a] [2.44b] [6.1] [3.19e] for %j with the office token "%s" the notice matches %s',
  (overrides, userOfficeToken, notice) => {
    const launchParams = launchParamsOf(new URLSearchParams(), undefined, {
      agx_hash: undefined,
      cookiesAccessToken: undefined,
      jwtToken: undefined,
      userOfficeToken,
    });
    const text = manualNoticeOf(launchParams, createProposal('dados', overrides));
    expect(text).toMatch(notice);
  },
);

test('[3.16f] [2.40a] [2.40b] [3.22c] a restart is allowed if the step or the configuration allows it', () => {
  const restartableStep = createStep('dados', 0, { canRestartHere: true });
  const configurationWithRestart = createConfiguration(steps);
  configurationWithRestart.display.enableProposalRestartAtAnytime = true;
  expect(mayRestart(createConfiguration(steps), createStep('dados', 0))).toBe(false);
  expect(mayRestart(createConfiguration(steps), restartableStep)).toBe(true);
  expect(mayRestart(configurationWithRestart, undefined)).toBe(true);
});

test('[15.6] the ranks of places follow the journey: landing, steps by their order, completion, final page, token validation', () => {
  const reversed = createConfiguration([createStep('endereco', 2), createStep('dados-pessoais', 1)]);
  const places: Destination[] = [
    { kind: 'landing', variant: 'old' },
    { kind: 'step', slug: 'dados-pessoais' },
    { kind: 'step', slug: 'endereco' },
    { kind: 'completion' },
    { kind: 'finalPage' },
    { kind: 'tokenValidation' },
  ];
  const ranks = places.map(place => rankOfPlace(reversed, place) ?? Number.NaN);
  expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  expect(new Set(ranks).size).toBe(places.length);
});

test('[15.6] while the journey opens there is no rank, so the first screen does not move', () => {
  expect(rankOfPlace(undefined, { kind: 'opening' })).toBeUndefined();
});
