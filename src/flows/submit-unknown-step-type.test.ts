import { afterEach, expect, test } from 'vitest';
import { marina } from '#scenarios/cast/personas.ts';
import { type FlowStage, setUpFlows, typePersonalData } from '#tests/flows/flow-stage.ts';
import { withConfiguration } from '#tests/flows/with-configuration.ts';

let stage: FlowStage | undefined;
afterEach(() => {
  expect(stage?.engine.violations ?? []).toEqual([]);
  stage?.close();
  stage = undefined;
});

test('[4.9] the fields of a step whose type is unknown are sent like those of a form', async () => {
  stage = setUpFlows({
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
