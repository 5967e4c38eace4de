import { expect, test } from 'vitest';
import type { LooseAnswer } from '#mocks/delivery.ts';
import { creditoPessoal } from '#scenarios/products/credito-pessoal.ts';
import { systemAnswer } from '#scenarios/products/system-answer.ts';
import { type FlowStage, setUpFlows, typePersonalData, until } from '#tests/flows/flow-stage.ts';

/** The system answer before there is a proposal, with this token in its configuration. */
const systemWith = (jwtToken: string): LooseAnswer => ({
  kind: 'reply',
  status: 200,
  body: { data: { ...systemAnswer(creditoPessoal, null), jwtToken } },
});

const BUSY: LooseAnswer = { kind: 'reply', status: 409, body: { code: 409, message: 'Aguarde.' } };

/** Key and token of each creation. */
const listCreations = ({ engine }: FlowStage) =>
  engine.journal
    .filter(({ operation }) => operation === 'createProposal')
    .map(({ request }) => ({
      key: request.headers['idempotency-key'],
      // A creation has a JSON object as its body.
      token: (request.body as { jwtToken?: string }).jwtToken,
    }));

/** Opens the journey with the token `jwt-1`, and presses the button of the first step while the service is busy. */
async function sendBusyCreation(): Promise<FlowStage> {
  const visit = setUpFlows();
  visit.engine.breakNext('getSystem', systemWith('jwt-1'));
  await visit.open();
  typePersonalData(visit.flows);
  visit.engine.breakNext('createProposal', BUSY);
  const submission = visit.flows.submit();
  await until(() => visit.state.dialog.isOpen);
  visit.flows.answerDialog(visit.state.dialog.id, 'cancel');
  await submission;
  return visit;
}

/** Loads the page again, which gets this token, and presses the button. */
async function sendAfterReload(visit: FlowStage, jwtToken: string): Promise<FlowStage> {
  const reloaded = visit.reload();
  // The opening and the question whether the creation has arrived.
  for (const _ of [1, 2]) reloaded.engine.breakNext('getSystem', systemWith(jwtToken));
  await reloaded.open();
  await reloaded.flows.submit();
  expect(reloaded.path()).toBe('/endereco');
  return reloaded;
}

test('[16.3] a creation that is repeated in the same visit has the token of its first request, although another one has come', async () => {
  const visit = await sendBusyCreation();
  for (const _ of [1, 2]) visit.engine.breakNext('getSystem', systemWith('jwt-2'));
  await visit.flows.recover('reopen');
  await visit.flows.submit();
  const [first, second] = listCreations(visit);
  expect(first).toMatchObject({ token: 'jwt-1' });
  expect(second).toEqual(first);
});

test('[16.3] [11.3] after a reload with the same token a repeated creation has its key and its body', async () => {
  const visit = await sendAfterReload(await sendBusyCreation(), 'jwt-1');
  const [first, second] = listCreations(visit);
  expect(first).toMatchObject({ token: 'jwt-1' });
  expect(second).toEqual(first);
});

test('[16.3] [11.3] after a reload with another token a creation is a new write, because a key stands for one body', async () => {
  const visit = await sendAfterReload(await sendBusyCreation(), 'jwt-2');
  const [first, second] = listCreations(visit);
  expect(second).toEqual({ key: expect.any(String), token: 'jwt-2' });
  expect(second?.key).not.toBe(first?.key);
  expect(visit.sent('createProposal')).toHaveLength(2);
});

test('[16.3] [12.1b] a pending creation is stored without its token', async () => {
  const visit = await sendBusyCreation();
  const stored = JSON.stringify(await visit.platform.secureStorage.read(`writes:${visit.hash}`));
  expect(stored).toContain('submit dados-pessoais');
  expect(stored).not.toContain('jwt-1');
});
