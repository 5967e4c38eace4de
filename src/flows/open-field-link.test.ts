import { afterEach, expect, test } from 'vitest';
import { createContextWithoutService } from '#tests/flows/context-without-service.ts';
import { type FlowStage, setUpFlows, until } from '#tests/flows/flow-stage.ts';
import { openFieldLink } from './open-field-link.ts';

let stage: FlowStage | undefined;
afterEach(() => {
  stage?.close();
  stage = undefined;
});

const LINK = 'https://loja.exemplo.com.br/app';
const WAY_BACK = 'Para continuar sua proposta, volte a esta tela.';

test.each([
  ['dados-pessoais', `Você vai para loja.exemplo.com.br. ${WAY_BACK}`],
  ['finalizado', 'Você vai para loja.exemplo.com.br.'],
])(
  '[12.2] [15.8] at the step %s, the question before a link to another host says: %s',
  async (currentStep, text) => {
    stage = setUpFlows({ world: { proposal: { currentStep, answers: {} } } });
    await stage.open();
    const { flows, platform, state } = stage;
    const press = flows.openFieldLink(LINK);
    await until(() => state.dialog.isOpen);
    expect(state.dialog.text).toBe(text);
    flows.answerDialog(state.dialog.id, 'ok');
    await press;
    expect(platform.address.openedWindows()).toEqual([LINK]);
  },
);

test('[12.2] a link to a listed host opens without a question', async () => {
  const { context, platform, state } = createContextWithoutService(
    {},
    { allowedHosts: [new URL(LINK).host] },
  );
  await openFieldLink(context, LINK);
  expect(state.dialog.isOpen).toBe(false);
  expect(platform.address.openedWindows()).toEqual([LINK]);
});
