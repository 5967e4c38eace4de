import { expect, test } from 'vitest';
import { marina } from '#scenarios/cast/personas.ts';
import { setUpFlows, typePersonalData, until } from '#tests/flows/flow-stage.ts';
import { withConfiguration } from '#tests/flows/with-configuration.ts';

test('[4.9] the fields of a step whose type is unknown are sent like those of a form', async () => {
  const stage = setUpFlows({
    wrap: withConfiguration(({ steps: [firstStep] }) => {
      if (firstStep) firstStep.type = { ...firstStep.type, slug: 'tipoNovo' };
    }),
  });
  await stage.open();
  typePersonalData(stage.flows);
  await stage.flows.submit();
  expect(stage.sent('createProposal')).toMatchObject([{ data: { nome: marina.name } }]);
  expect(stage.path()).toBe('/endereco');
});

test('[4.9] [1.3] a step of an unknown type whose answers the service examines is polled until it ends', async () => {
  const stage = setUpFlows({
    wrap: withConfiguration(({ steps: [firstStep] }) => {
      if (firstStep) firstStep.type = { ...firstStep.type, slug: 'tipoNovo' };
    }),
    plan: {
      createProposal: {
        kind: 'reply',
        status: 200,
        body: {
          data: {
            _id: '6660a1f4c3d2e50011b7a9ff',
            currentStep: 'dados-pessoais',
            situation: 'x',
            selfContract: {},
            stepStatus: 'waiting',
          },
        },
      },
      updateStep: {
        kind: 'reply',
        status: 200,
        body: {
          data: {
            _id: '6660a1f4c3d2e50011b7a9ff',
            currentStep: 'endereco',
            situation: 'x',
            selfContract: {},
            stepStatus: 'init',
          },
        },
      },
    },
  });
  const { flows, path, state } = stage;
  await stage.open();
  typePersonalData(flows);
  void flows.submit();
  await until(() => state.stepStatus['dados-pessoais'] === 'waiting');
  await until(() => path() === '/endereco');
  expect(stage.sent('updateStep')).toMatchObject([{ polling: true }]);
});
