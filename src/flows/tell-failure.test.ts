import { afterEach, expect, test } from 'vitest';
import { type FlowStage, setUpFlows } from '#tests/flows/flow-stage.ts';
import type { Context } from './context.ts';
import { tellFailure } from './tell-failure.ts';

let stage: FlowStage | undefined;
afterEach(() => {
  stage?.close();
  stage = undefined;
});

const broken = async (): Promise<never> => {
  throw new TypeError('Failed to fetch dynamically imported module');
};
const timeout = { kind: 'timeout', operation: 'getSystem', write: false } as const;

/** What is said when neither the service nor the catalogue of errors can be reached. */
function told(origin: 'opening' | 'submit' | 'options', online: boolean) {
  stage = setUpFlows({
    platform: { connectivity: { online: () => online, subscribe: () => () => undefined } },
  });
  const { api, platform, state } = stage;
  // Only these parts are read when the catalogue is missing.
  return tellFailure({ api, platform, state } as unknown as Context, timeout, origin, broken);
}

test('[8.3] a catalogue of errors that cannot be fetched is told as a broken connection, with a way to try again', async () => {
  expect(await told('opening', true)).toMatchObject({
    kind: 'ask',
    question: {
      title: 'A conexão falhou',
      text: 'Por favor, tente novamente recarregando a página.',
      onOk: 'reopen',
      onCancel: 'reopen',
    },
  });
});

test('[8.2] without the catalogue and without internet the visitor reads that there is none', async () => {
  expect(await told('opening', false)).toMatchObject({
    question: { title: 'Você está sem internet', text: 'Verifique sua conexão com a internet.' },
  });
});

test('over a form the question can be sent away: what was typed stays', async () => {
  expect(await told('submit', true)).toMatchObject({
    question: { onOk: 'resubmit', cancelText: 'Voltar', onCancel: 'stay' },
  });
});
