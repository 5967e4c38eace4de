import { expect, test } from 'vitest';
import { marina } from '#scenarios/cast/personas.ts';
import { allAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { atAddressStep } from '#tests/flows/at-address-step.ts';
import { setUpFlows, typeAddress, until, waitForPendingWork } from '#tests/flows/flow-stage.ts';
import { turnOffline } from '#tests/flows/turn-offline.ts';

const OFFLINE = 'Verifique sua conexão com a internet.';

test('[8.2] [4.22] a completion that failed offline continues by itself when the connection is back', async () => {
  const stage = setUpFlows({
    world: {
      proposal: { currentStep: 'analise-de-credito', answers: allAnswers(marina), completing: true },
      completion: { polls: 2, ends: 'success' },
    },
  });
  const { platform, state, sent } = stage;
  await stage.open();
  await until(() => platform.clock.sleepingCount() === 1);
  turnOffline(stage, true);
  await platform.clock.advance(2000);
  await until(() => state.dialog.isOpen);
  expect(state.dialog.text).toBe(OFFLINE);
  const countBefore = sent('finishedUpdate').length;
  turnOffline(stage, false);
  await until(() => !state.dialog.isOpen);
  await until(() => platform.clock.sleepingCount() === 1);
  await platform.clock.advance(2000);
  await until(() => sent('finishedUpdate').length > countBefore);
  expect(state.place).not.toEqual({ kind: 'opening' });
});

test('[8.2] [4.25] the dialog after a restart without a connection closes when it is back, and nothing is sent', async () => {
  const stage = setUpFlows({ world: atAddressStep });
  const { flows, state, sent } = stage;
  await stage.open();
  turnOffline(stage, true);
  void flows.recover('restart');
  await until(() => state.dialog.isOpen);
  expect(state.dialog.text).toBe(OFFLINE);
  turnOffline(stage, false);
  await until(() => !state.dialog.isOpen);
  await waitForPendingWork();
  expect(sent('newHash')).toEqual([]);
  expect(state.place).toEqual({ kind: 'step', slug: 'endereco' });
});

test('[8.2] [2.23] without a connection the text beside the request of a code, and that of a typed code, go when it is back', async () => {
  const stage = setUpFlows({ world: { access: 'expired', ...atAddressStep } });
  const { flows, state } = stage;
  await stage.open();
  await typeAddress(stage);
  void flows.submit();
  await until(() => state.place.kind === 'tokenValidation');
  turnOffline(stage, true);
  await flows.requestToken('sms');
  expect(state.token.requestError).toBe(OFFLINE);
  turnOffline(stage, false);
  await until(() => state.token.requestError === '');
  await flows.requestToken('sms');
  turnOffline(stage, true);
  await flows.enterToken('000000');
  expect(state.token.codeError).toBe(OFFLINE);
  turnOffline(stage, false);
  await until(() => state.token.codeError === '');
  expect(state.token.status).toBe('sent');
});

test('[8.2] another text beside a code stays when the connection is back', async () => {
  const stage = setUpFlows({ world: { access: 'expired', ...atAddressStep } });
  const { flows, state } = stage;
  await stage.open();
  await typeAddress(stage);
  void flows.submit();
  await until(() => state.place.kind === 'tokenValidation');
  turnOffline(stage, true);
  await flows.requestToken('sms');
  state.token.requestError = 'Aguarde.';
  turnOffline(stage, false);
  await waitForPendingWork();
  expect(state.token.requestError).toBe('Aguarde.');
});
