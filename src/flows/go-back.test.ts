import { afterEach, expect, test } from 'vitest';
import { decodeField } from '#api/decode/field.ts';
import { marina } from '#scenarios/cast/personas.ts';
import type { StartingProposal, StartingWorld } from '#scenarios/define-scenario.ts';
import { addressAnswers, allAnswers, personalAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { creditoPessoal } from '#scenarios/products/credito-pessoal.ts';
import { systemAnswer } from '#scenarios/products/system-answer.ts';
import { succeed } from '#shared/result.ts';
import { atAddressStep } from '#tests/flows/at-address-step.ts';
import { type FlowStage, passDraftDelay, setUpFlows, until } from '#tests/flows/flow-stage.ts';
import { outcomeWith } from '#tests/flows/outcome-with.ts';
import { proposalAt } from '#tests/flows/proposal-at.ts';
import { withConfiguration } from '#tests/flows/with-configuration.ts';

let stage: FlowStage | undefined;
afterEach(() => {
  stage?.close();
  stage = undefined;
});

const answers = { 'dados-pessoais': personalAnswers(marina), endereco: addressAnswers(marina) };
const atBank = (members: Partial<StartingProposal> = {}): StartingWorld => ({
  proposal: { currentStep: 'dados-bancarios', answers, ...members },
});
const enterAddress = (visit: FlowStage, path: string) =>
  visit.platform.address.push(`${path}${visit.platform.address.current().search}`);

async function open(options: Parameters<typeof setUpFlows>[0]): Promise<FlowStage> {
  stage = setUpFlows(options);
  await stage.open();
  return stage;
}

test('[2.39c] [4.12a] Voltar leads to the previous form, step by step, up to the first one', async () => {
  const { flows, path } = await open({ world: atBank() });
  await flows.goBack();
  expect(path()).toBe('/endereco');
  await flows.goBack();
  expect(path()).toBe('/dados-pessoais');
  await flows.goBack();
  expect(path()).toBe('/dados-pessoais');
  await flows.goToCurrentStep();
  expect(path()).toBe('/dados-bancarios');
});

test('[4.12] [4.11] sending an earlier step again leads back to the current step that the service reports', async () => {
  const { flows, state, path, sent } = await open({ world: atBank() });
  await flows.goBack();
  flows.editField('numero', '99');
  await flows.submit();
  expect(sent('updateStep')).toHaveLength(1);
  expect(sent('updateStep')[0]).toMatchObject({ data: { numero: '99' } });
  expect(path()).toBe('/dados-bancarios');
  expect(state.proposal?.answers.endereco?.numero).toBe('99');
});

test('[11.3] typed values of a step are restored after a visit to an earlier step', async () => {
  const { flows, state } = await open({ world: atBank() });
  flows.editField('agencia', '0042');
  await flows.goBack();
  await flows.goToCurrentStep();
  expect(state.form.fields.agencia?.value).toBe('0042');
});

test('[2.39e] [4.12a] a later step cannot be opened from anywhere', async () => {
  const { flows, path } = await open({ world: atBank() });
  await flows.chooseStep('termos');
  await flows.chooseStep('nada');
  expect(path()).toBe('/dados-bancarios');
});

test('[4.10] [4.12b] during a review the current step of the service can be chosen, which ends the review', async () => {
  const { flows, state, path } = await open({ world: atBank({ reviewStep: 'dados-pessoais' }) });
  expect(path()).toBe('/dados-pessoais');
  await flows.chooseStep('endereco');
  expect(path()).toBe('/endereco');
  expect(state.proposal?.reviewStep).toBe('dados-pessoais');
  await flows.chooseStep('dados-bancarios');
  expect(path()).toBe('/dados-bancarios');
  expect(state.proposal?.reviewStep).toBeNull();
});

test('[4.12] a typed address also leads from the review step to the current one', async () => {
  const visit = await open({ world: atBank({ reviewStep: 'dados-pessoais' }) });
  enterAddress(visit, '/dados-bancarios');
  await until(() => visit.state.form.slug === 'dados-bancarios');
  expect(visit.state.proposal?.reviewStep).toBeNull();
});

test('[4.11b] sending the review step ends the review and returns to the current step', async () => {
  const { flows, state, path } = await open({ world: atBank({ reviewStep: 'dados-pessoais' }) });
  await flows.submit();
  expect(path()).toBe('/dados-bancarios');
  expect(state.proposal?.reviewStep).toBeNull();
});

/** The personal loan, with more members in one of its steps. */
const withStepMembers = (slug: string, members: object): Parameters<typeof setUpFlows>[0] => ({
  wrap: api => ({
    ...api,
    getSystem: async (...args) => {
      const answer = await api.getSystem(...args);
      if (!answer.ok) return answer;
      const { configuration } = answer.value;
      const steps = configuration.steps.map(step => (step.slug === slug ? { ...step, ...members } : step));
      return { ok: true, value: { ...answer.value, configuration: { ...configuration, steps } } };
    },
  }),
});

test('[3.22d] the journey continues only after the review that a step requires', async () => {
  const { flows, path } = await open({
    world: atBank({ reviewStep: 'dados-pessoais' }),
    ...withStepMembers('dados-pessoais', { requiresReview: true }),
  });
  await flows.chooseStep('dados-bancarios');
  expect(path()).toBe('/dados-pessoais');
  await flows.submit();
  expect(path()).toBe('/dados-bancarios');
});

test('[4.13] beyond a step that forbids going back there is no Voltar, and no earlier step can be chosen', async () => {
  const { flows, path } = await open({
    world: atBank(),
    ...withStepMembers('dados-bancarios', { cannotReturnFromHere: true }),
  });
  await flows.goBack();
  await flows.chooseStep('dados-pessoais');
  expect(path()).toBe('/dados-bancarios');
});

test('[2.39] [4.12] [3.22] from a step that only show-step returns, without an order, Voltar leads back and no address leads ahead', async () => {
  const { 'dados-bancarios': bank = {} } = allAnswers(marina);
  const visit = await open({
    world: { proposal: { currentStep: 'dados-bancarios', answers: { ...answers, 'dados-bancarios': bank } } },
    wrap: api => ({
      ...withConfiguration(configuration => {
        configuration.steps = configuration.steps.filter(({ slug }) => slug !== 'dados-bancarios');
      })(api),
      showStep: async (...args) => {
        const answer = await api.showStep(...args);
        return answer.ok ? { ok: true, value: { ...answer.value, order: -1 } } : answer;
      },
    }),
  });
  const { engine, flows, path, sent, state } = visit;
  await until(() => path() === '/dados-bancarios');
  enterAddress(visit, '/termos');
  await until(() => path() === '/dados-bancarios');
  expect(state.form.slug).toBe('dados-bancarios');
  await flows.goBack();
  expect(path()).toBe('/endereco');
  await flows.goToCurrentStep();
  await flows.submit();
  expect(path()).toBe('/termos');
  expect(sent('updateStep')).toMatchObject([{ order: 2 }]);
  expect(engine.violations).toEqual([]);
});

const endorsed: StartingWorld = {
  proposal: { currentStep: 'validacao-da-oferta', answers: {}, endorsed: true },
};

/** A product in which nothing but the endorsement forbids going back. */
const withWayBack = withConfiguration(configuration => {
  configuration.steps = configuration.steps.map(step => ({ ...step, cannotReturnFromHere: false }));
});

test.each(['dados-pessoais', 'empresa', 'dados-bancarios'])(
  '[4.14] [2.15] a link to the step %s of an endorsed proposal opens the current step, and a message says why',
  async slug => {
    const visit = await open({
      product: 'e-worker',
      world: endorsed,
      path: `/${slug}`,
      wrap: withWayBack,
    });
    expect(visit.path()).toBe('/validacao-da-oferta');
    expect(visit.state.toasts.map(({ title }) => title)).toEqual([
      'Proposta já averbada não pode ser retrocedida!',
    ]);
  },
);

test.each(['navigator', 'browser'])(
  '[4.14] an endorsed proposal does not go back, and a message says why: %s',
  async backBy => {
    const visit = await open({ product: 'e-worker', world: endorsed });
    const { state, flows } = visit;
    const firstSlug = state.config?.steps.find(({ order }) => order === 0)?.slug ?? '';
    const pathBefore = visit.path();
    if (backBy === 'navigator') await flows.chooseStep(firstSlug);
    else enterAddress(visit, `/${firstSlug}`);
    await until(() => state.toasts.length > 0);
    expect(state.toasts[0]?.title).toBe('Proposta já averbada não pode ser retrocedida!');
    expect(visit.path()).toBe(pathBefore);
  },
);

test('[2.22b] redo_step opens the step that the link names, and is removed from the address', async () => {
  const { path, platform, state } = await open({ world: atBank(), query: { redo_step: 'endereco' } });
  expect(path()).toBe('/endereco');
  expect(platform.address.current().searchParams.has('redo_step')).toBe(false);
  expect(state.form.fields.numero?.value).toBe(marina.number);
});

test('[2.22] redo_step is followed once: the next reading of the journey leads to the current step that the service reports', async () => {
  const visit = await open({ world: atBank(), query: { redo_step: 'endereco' } });
  await visit.flows.recover('reopen');
  expect(visit.path()).toBe('/dados-bancarios');
});

test.each(['termos', 'nada', 'analise-de-credito', '../x', '__proto__'])(
  '[2.22] [4.12] redo_step %s is not followed',
  async slug => {
    const { path } = await open({ world: atBank(), query: { redo_step: slug } });
    expect(path()).toBe('/dados-bancarios');
  },
);

test('[2.22] redo_step without a proposal starts at the first step', async () => {
  const { path } = await open({ query: { redo_step: 'termos' } });
  expect(path()).toBe('/dados-pessoais');
});

test('[4.14] redo_step of an endorsed proposal shows a message that says why it is not followed', async () => {
  const visit = await open({
    product: 'e-worker',
    world: endorsed,
    query: { redo_step: 'dados-do-trabalhador' },
  });
  const firstSlug = visit.state.config?.steps.find(({ order }) => order === 0)?.slug ?? '';
  expect(visit.path()).toBe('/validacao-da-oferta');
  visit.close();
  const reopened = await open({ product: 'e-worker', world: endorsed, query: { redo_step: firstSlug } });
  expect(reopened.state.toasts[0]?.title).toBe('Proposta já averbada não pode ser retrocedida!');
});

test('[3.19b] [4.26] an external redo opens its step once, and ends at the final page', async () => {
  const world = atBank({ externalRedoStep: 'endereco' });
  const { path, state, platform } = await open({ world });
  expect(path()).toBe('/final-page');
  enterAddress(stage as FlowStage, '/endereco');
  await until(() => path() === '/final-page');
  expect(state.form.slug).toBe('');
  expect(platform.logLines).toEqual([]);
  stage?.close();
  const redo = await open({ world, query: { redo_step: 'endereco' } });
  expect(redo.path()).toBe('/endereco');
  await redo.flows.submit();
  expect(redo.path()).toBe('/final-page');
});

test('[2.33a] the step to return to is the form that the visitor left', async () => {
  const { flows, state } = await open({ world: atBank() });
  await flows.goBack();
  expect(state.deviceSettings.returnableStep).toBe('dados-bancarios');
  await flows.submit();
  expect(state.deviceSettings.returnableStep).toBe('endereco');
});

test('[4.12] [2.39] [2.33a] Voltar skips a check with fields that the service has worked on in this visit', async () => {
  const changeSteps = withConfiguration(configuration => {
    const field = decodeField({ key: 'mae', component: 'text', label: 'Mãe', required: false });
    configuration.steps = configuration.steps.map(step =>
      step.slug === 'endereco'
        ? {
            ...step,
            status: 'init',
            type: { ...step.type, slug: 'documentApi' },
            fields: field ? [field] : [],
          }
        : step,
    );
  });
  const visit = await open({
    world: atAddressStep,
    wrap: api => ({
      ...changeSteps(api),
      updateStep: async () =>
        succeed(
          outcomeWith({ proposal: proposalAt('endereco', { id: 'p', answers }), stepStatus: 'waiting' }),
        ),
      pollStep: async () =>
        succeed(outcomeWith({ proposal: proposalAt('dados-bancarios', { id: 'p', answers }) })),
    }),
  });
  const { flows, state } = visit;
  await flows.submit();
  await until(() => state.place.kind === 'step' && state.place.slug === 'dados-bancarios');
  expect(state.deviceSettings.returnableStep).toBe('');
  await flows.goBack();
  expect(state.place).toEqual({ kind: 'step', slug: 'dados-pessoais' });
});

test('[3.43b] the filled share of a form is kept when the visitor leaves it, also right after a key; that of a step that was sent is 1', async () => {
  const { flows, state } = await open({ world: atBank() });
  flows.editField('agencia', '1234');
  await flows.goBack();
  expect(state.filledShares['dados-bancarios']).toBeGreaterThan(0);
  expect(state.filledShares['dados-bancarios']).toBeLessThan(1);
  flows.editField('numero', '77');
  await flows.submit();
  expect(state.filledShares.endereco).toBe(1);
});

test('[11.8] a restored page shows nothing of a proposal that was finished on another device', async () => {
  const visit = await open({ world: atBank() });
  const { state, flows, platform, engine } = visit;
  flows.editField('agencia', '0042');
  await passDraftDelay(visit);
  expect(await platform.secureStorage.read(`drafts:${visit.hash}`)).toBeDefined();
  engine.breakNext('getSystem', {
    kind: 'offContract',
    reason: 'finished elsewhere',
    status: 200,
    body: {
      data: systemAnswer(creditoPessoal, { _id: 'p', currentStep: 'finalizado', selfContract: {} }),
    },
  });
  visit.restorePage();
  expect(state.place).toEqual({ kind: 'opening' });
  await until(() => state.place.kind === 'finalPage');
  expect(state.form.fields).toEqual({});
  expect(state.drafts).toEqual({});
  expect(await platform.secureStorage.read(`drafts:${visit.hash}`)).toBeUndefined();
});

test('[2.15] [11.3] a restored page shows the earlier form that the visitor was correcting, with what was typed', async () => {
  const visit = await open({ world: atBank() });
  const { state, flows, path } = visit;
  await flows.goBack();
  flows.editField('numero', '99');
  visit.restorePage();
  await until(() => state.place.kind === 'step');
  expect(path()).toBe('/endereco');
  expect(state.form.fields.numero?.value).toBe('99');
});

test.each(['signature', 'proposalStatus'] as const)(
  '[2.15] a restored page shows the page %s that the visitor had opened',
  async page => {
    const visit = await open({ world: atBank() });
    await visit.flows.openSidePage(page);
    const pagePath = visit.path();
    visit.restorePage();
    await until(() => visit.state.place.kind !== 'opening');
    expect(visit.path()).toBe(pagePath);
  },
);

test.each([atAddressStep, undefined])(
  '[2.15] [4.21] a restored page goes on where the proposal has arrived elsewhere meanwhile',
  async world => {
    const visit = await open(world && { world });
    const { state, engine } = visit;
    engine.breakNext('getSystem', {
      kind: 'offContract',
      reason: 'moved on elsewhere',
      status: 200,
      body: {
        data: systemAnswer(creditoPessoal, {
          _id: 'p',
          currentStep: 'dados-bancarios',
          selfContract: answers,
        }),
      },
    });
    visit.restorePage();
    await until(() => state.place.kind === 'step');
    expect(visit.path()).toBe('/dados-bancarios');
  },
);
