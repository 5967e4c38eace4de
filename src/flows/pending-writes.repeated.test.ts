import { expect, test } from 'vitest';
import type { LooseAnswer } from '#mocks/delivery.ts';
import { marina } from '#scenarios/cast/personas.ts';
import { personalAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { creditoPessoal } from '#scenarios/products/credito-pessoal.ts';
import { systemAnswer } from '#scenarios/products/system-answer.ts';
import { atAddressStep } from '#tests/flows/at-address-step.ts';
import { type FlowStage, typeAddress, until } from '#tests/flows/flow-stage.ts';
import {
  breakNext,
  listSentBodies,
  readWrites,
  sendUnansweredAddress,
} from '#tests/flows/send-unanswered-address.ts';
import { createMemorySecureStorage } from '#tests/support/memory-platform.ts';

test.each([
  ['keeps the writes', createMemorySecureStorage()],
  ['keeps nothing', { ...createMemorySecureStorage(), read: async () => undefined }],
])(
  '[16.3] [3.17] a pending write keeps its key when the service renames the hash id, on a device that %s',
  async (_, secureStorage) => {
    const newHashId = '6650c1f2a4b3d90012e7f0b7';
    const answers = { 'dados-pessoais': personalAnswers(marina) };
    const visit = await sendUnansweredAddress({
      world: { ...atAddressStep, others: [{ ...atAddressStep.proposal, hash: newHashId }] },
      platform: { secureStorage },
    });
    const proposal = { _id: 'p-1', currentStep: 'endereco', situation: 'aberta', selfContract: answers };
    breakNext(visit, 'getSystem', {
      kind: 'reply',
      status: 200,
      body: { data: systemAnswer(creditoPessoal, { ...proposal, hashId: newHashId }) },
    });
    await visit.flows.recover('reopen');
    expect(visit.state.hashId).toBe(newHashId);
    if (visit.state.form.fields.numero?.value !== marina.number) await typeAddress(visit);
    await visit.flows.submit();
    const [first, second, ...more] = listSentBodies(visit, 'updateStep');
    expect(more).toEqual([]);
    expect(second).toEqual(first);
    expect(await readWrites(visit)).toBeUndefined();
  },
);

/** An answer that leaves out what has not changed (4.11). */
const shortAnswer = (members: object): LooseAnswer => ({
  kind: 'reply',
  status: 200,
  body: { data: { situation: 'aberta', selfContract: {}, ...members } },
});

/** After the address was sent without an answer, the visitor changes the step before it, which is accepted. */
async function changeNameMeanwhile(visit: FlowStage, answer?: LooseAnswer): Promise<void> {
  await visit.flows.chooseStep('dados-pessoais');
  visit.flows.editField('nome', 'Marina Nova');
  if (answer) breakNext(visit, 'updateStep', answer);
  await visit.flows.submit();
  await until(() => visit.path() === '/endereco');
}

test('[4.11] [16.3] [11.6] a repeated write has the former body, and brings back no former answers of other steps', async () => {
  const visit = await sendUnansweredAddress();
  await changeNameMeanwhile(visit);
  expect(visit.state.proposal?.answers['dados-pessoais']?.nome).toBe('Marina Nova');
  breakNext(visit, 'updateStep', shortAnswer({ currentStep: 'dados-bancarios' }));
  await visit.flows.submit();
  expect(visit.path()).toBe('/dados-bancarios');
  const [first, , repeated] = listSentBodies(visit, 'updateStep');
  expect(repeated).toEqual(first);
  expect(visit.state.proposal?.answers).toMatchObject({
    'dados-pessoais': { nome: 'Marina Nova' },
    endereco: { numero: marina.number },
  });
});

test('[4.11] [16.3] [11.7] a write that is repeated after a reload brings back no answers from before it', async () => {
  const visit = (await sendUnansweredAddress()).reload();
  const answers = { 'dados-pessoais': { ...personalAnswers(marina), nome: 'Marina Nova' } };
  const proposal = { _id: 'p-1', currentStep: 'endereco', situation: 'aberta', selfContract: answers };
  // Another device has changed the name meanwhile.
  for (let count = 0; count < 2; count += 1)
    breakNext(visit, 'getSystem', {
      kind: 'reply',
      status: 200,
      body: { data: systemAnswer(creditoPessoal, proposal) },
    });
  await visit.open();
  if (visit.state.form.fields.numero?.value !== marina.number) await typeAddress(visit);
  breakNext(visit, 'updateStep', shortAnswer({ currentStep: 'dados-bancarios' }));
  await visit.flows.submit();
  const [first, repeated] = listSentBodies(visit, 'updateStep');
  expect(repeated).toEqual(first);
  expect(visit.state.proposal?.answers['dados-pessoais']?.nome).toBe('Marina Nova');
});

test.each([
  ['names none', false],
  ['is from before the renaming', true],
])(
  '[3.17] [16.3] a repeated write whose answer %s does not bring back a renamed hash id',
  async (_, namesFormer) => {
    const newHashId = '6650c1f2a4b3d90012e7f0b7';
    const visit = await sendUnansweredAddress({
      world: { ...atAddressStep, others: [{ ...atAddressStep.proposal, hash: newHashId }] },
    });
    await changeNameMeanwhile(visit, shortAnswer({ currentStep: 'endereco', hashId: newHashId }));
    expect(visit.state.hashId).toBe(newHashId);
    const hashId = namesFormer ? { hashId: visit.hash } : {};
    breakNext(visit, 'updateStep', shortAnswer({ currentStep: 'dados-bancarios', ...hashId }));
    await visit.flows.submit();
    expect(visit.path()).toBe('/dados-bancarios');
    expect(visit.state.hashId).toBe(newHashId);
    expect(visit.platform.address.current().searchParams.get('agx_hash')).toBe(newHashId);
    expect(visit.platform.cookies.read('agx_hash')).toBe(newHashId);
  },
);
