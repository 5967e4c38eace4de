import { expect, test } from 'vitest';
import type { LooseAnswer } from '#mocks/delivery.ts';
import type { OperationId } from '#scenarios/wire.ts';
import { answerDialog } from '#tests/flows/answer-dialog.ts';
import { atAddressStep } from '#tests/flows/at-address-step.ts';
import { type FlowStage, setUpFlows, typeAddress } from '#tests/flows/flow-stage.ts';
import { breakNext, listSentBodies } from '#tests/flows/send-unanswered-address.ts';

const FAILED: LooseAnswer = { kind: 'reply', status: 500, body: { code: 500, message: '' } };

/** The keys of the writes of an operation, without the polls. */
const listKeys = (visit: FlowStage, operation: OperationId) =>
  listSentBodies(visit, operation).map(({ key }) => key);

test('[16.3] [7.12] a restart that the service fails twice under its key is a new write after that', async () => {
  const stage = setUpFlows({ world: atAddressStep });
  await stage.open();
  breakNext(stage, 'newHash', FAILED, FAILED, FAILED);
  for (let press = 0; press < 3; press += 1) {
    const restart = stage.flows.recover('restart');
    await answerDialog(stage, 'cancel');
    await restart;
  }
  const [first, second, third] = listKeys(stage, 'newHash');
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('[16.3] [7.20] a code whose request the service fails twice under its key is requested anew after that', async () => {
  const stage = setUpFlows({ world: { access: 'expired', proposal: atAddressStep.proposal } });
  await stage.open();
  await typeAddress(stage);
  await stage.flows.submit();
  breakNext(stage, 'validateToken', FAILED, FAILED);
  for (let press = 0; press < 3; press += 1) await stage.flows.requestToken('sms');
  expect(stage.state.token.status).toBe('sent');
  const [first, second, third] = listKeys(stage, 'validateToken');
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('[16.3] [11.1] a repeated write that the service is still working on, or that gets no answer, keeps its key', async () => {
  const busy: LooseAnswer = { kind: 'reply', status: 409, body: { code: 409, message: 'Aguarde.' } };
  const answers: LooseAnswer[] = [FAILED, busy, { kind: 'networkError' }, FAILED];
  const stage = setUpFlows({ world: atAddressStep });
  await stage.open();
  breakNext(stage, 'newHash', ...answers);
  for (const _ of answers) {
    const restart = stage.flows.recover('restart');
    await answerDialog(stage, 'cancel');
    await restart;
  }
  const keys = listKeys(stage, 'newHash');
  expect(keys).toHaveLength(answers.length);
  expect(new Set(keys).size).toBe(1);
});
