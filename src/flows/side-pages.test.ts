import { afterEach, expect, test } from 'vitest';
import { type FlowStage, setUpFlows } from '#tests/flows/flow-stage.ts';

let stage: FlowStage | undefined;
afterEach(() => {
  stage?.close();
  stage = undefined;
});

const analysis = { proposal: { currentStep: 'analise-de-credito', answers: {} } };

test('[2.2] the page of the granted credit opens at the end only, and not without a credit', async () => {
  stage = setUpFlows({ world: analysis, path: '/credit-final-page' });
  await stage.open();
  expect(stage.path()).toBe('/analise-de-credito');
  stage.close();
  stage = setUpFlows({
    product: 'consignado-inss',
    world: { proposal: { currentStep: 'finalizado', answers: { simulacao: { valor: 5000, taxa: 0.02 } } } },
    path: '/credit-final-page',
  });
  await stage.open();
  expect(stage.path()).toBe('/credit-final-page');
  stage.close();
  stage = setUpFlows({
    world: { proposal: { currentStep: 'finalizado', answers: {} } },
    path: '/credit-final-page',
  });
  await stage.open();
  expect(stage.path()).toBe('/final-page');
});

test.each(['/simplified-tutorial', '/steps-tutorial', '/inicio'])(
  '[2.4] [2.5] [2.17d] the typed address %s opens without a proposal, with the journey in the background',
  async path => {
    stage = setUpFlows({ path });
    await stage.open();
    expect(stage.path()).toBe(path);
    expect(stage.state.config).toBeDefined();
    await stage.flows.startFirstStep();
    expect(stage.path()).toBe('/dados-pessoais');
  },
);

test.each(['/simplified-tutorial', '/steps-tutorial', '/inicio'])(
  '[2.17d] [2.19] a link to %s opens with a proposal, and after a reload; its button leads to the current step',
  async path => {
    const visit = setUpFlows({ world: analysis, path });
    stage = visit;
    await visit.open();
    expect(visit.path()).toBe(path);
    const secondVisit = visit.reload();
    stage = secondVisit;
    await secondVisit.open();
    expect(secondVisit.path()).toBe(path);
    await secondVisit.flows.startFirstStep();
    expect(secondVisit.path()).toBe('/analise-de-credito');
    secondVisit.platform.address.push(path);
    await expect.poll(() => stage?.state.place.kind).toBe(path === '/inicio' ? 'landing' : 'sidePage');
  },
);

test.each(['/sign-proposal', '/acompanhamento', '/proposal-status'])(
  '[2.6] [2.11] [2.12] [2.17c] the typed address %s opens if there is a proposal, otherwise the start of the journey opens',
  async path => {
    stage = setUpFlows({ world: analysis, path });
    await stage.open();
    expect(stage.path()).toBe(path);
    stage.close();
    stage = setUpFlows({ path });
    await stage.open();
    expect(stage.path()).toBe('/dados-pessoais');
  },
);

test('[2.17c] the browser does not lead to a page about a proposal that does not exist', async () => {
  stage = setUpFlows();
  await stage.open();
  stage.platform.address.push('/acompanhamento');
  await expect.poll(() => stage?.path()).toBe('/dados-pessoais');
  expect(stage.state.place.kind).toBe('step');
});

test('[2.15] the back button leads from a side page to the step, an address to another side page', async () => {
  stage = setUpFlows();
  await stage.open();
  await stage.flows.openSidePage('stepsTutorial');
  expect(stage.path()).toBe('/steps-tutorial');
  stage.platform.address.back();
  await expect.poll(() => stage?.state.place).toEqual({ kind: 'step', slug: 'dados-pessoais' });
  stage.platform.address.push('/simplified-tutorial');
  await expect.poll(() => stage?.state.place).toEqual({ kind: 'sidePage', page: 'simplifiedTutorial' });
});
