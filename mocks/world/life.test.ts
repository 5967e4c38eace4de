import { expect, test } from 'vitest';
import { everySituationProduct } from '../testing/every-situation-product.ts';
import { createWorldClient, worldAt } from '../testing/world-client.ts';
import type { WorldState } from './state.ts';
import { createWorld } from './world.ts';

const cpf = '52998224725';

test('[4.12, 4.11] after the review of an earlier step the current step follows, and its check continues', async () => {
  const { request, save, poll, press } = createWorldClient(worldAt('identidade'));
  expect((await poll('identidade')).body.data.stepStatus).toBe('waiting');
  await poll('identidade');
  const proposalInReview = (await request('getSystem')).body.data.proposal;
  expect(proposalInReview).toMatchObject({
    currentStep: 'identidade',
    reviewStep: 'dados',
    situation: 'emRevisao',
  });
  const { data } = (await save('dados', { celular: '11987654321' })).body;
  expect(data).toMatchObject({ currentStep: 'identidade', reviewStep: null, stepStatus: 'waiting' });
  expect((await press('identidade', 'advance')).body.data.stepStatus).toBe('waiting');
});

test('[3.19] a finished proposal has a number, the date of the first instalment, and the date of the payout', async () => {
  const customFieldsAtEnd = async (answers: object) => {
    const { request, save } = createWorldClient({
      ...worldAt('conta-bancaria', { answers: { ...answers } }),
      completion: { polls: 0, ends: 'success' },
    });
    const { _id: proposalId } = (await save('conta-bancaria', {})).body.data;
    const { proposal } = (await request('finishedUpdate', { path: { proposalId } })).body.data;
    return proposal.customFields;
  };
  const simulacao = { valor: 1500, prazo: 12, taxa: 0.0199, valorDaParcela: 141.9 };
  expect(await customFieldsAtEnd({ simulacao })).toEqual({
    numeroDaProposta: expect.stringMatching(/^\d{8}$/),
    primeiroVencimento: '2026-12-21',
    previsaoDePagamento: '2026-11-23',
  });
  expect(Object.keys(await customFieldsAtEnd({}))).toEqual(['numeroDaProposta']);
});

test('a branch is followed only if the answer matches its condition', async () => {
  const stepReachedWith = async (beneficio: string) => {
    const { poll } = createWorldClient(worldAt('documentos', { answers: { dados: { cpf, beneficio } } }));
    for (let polls = 0; polls < 2; polls += 1) await poll('documentos');
    return (await poll('documentos')).body.data.currentStep;
  };
  expect(await stepReachedWith('sim')).toBe('beneficio');
  expect(await stepReachedWith('nao')).toBe('simulacao');
});

test('[4.2] skipStep skips a step that the product declares skippable', async () => {
  const { press } = createWorldClient(worldAt('beneficio'));
  expect((await press('beneficio', 'skipStep')).body.data.currentStep).toBe('simulacao');
});

test('[4.14] an endorsed proposal cannot be moved back', async () => {
  const { request, save, poll } = createWorldClient(worldAt('averbacao'));
  expect((await save('dados', { celular: '1' })).status).toBe(200);
  await poll('averbacao');
  const { proposal } = (await request('getSystem')).body.data;
  expect(proposal).toMatchObject({
    currentStep: 'conta-bancaria',
    customFields: { averbacao: expect.any(String) },
  });
  const response = await save('dados', { celular: '2' });
  expect([response.status, response.body.message]).toEqual([
    422,
    'Proposta já averbada não pode ser retrocedida!',
  ]);
});

test('a scenario begins with an endorsed proposal', async () => {
  const { save } = createWorldClient(worldAt('conta-bancaria', { endorsed: true }));
  expect((await save('dados', {})).status).toBe(422);
});

test('[4.18] an unreadable document leads to its read-error step; with a second document the journey continues', async () => {
  const { save } = createWorldClient({ ...worldAt('conta'), unreadable: ['conta'] });
  expect((await save('conta', { fotoDaConta: 'a.jpg' })).body.data.currentStep).toBe('erro-leitura');
  expect((await save('erro-leitura', { fotoDaConta: 'b.jpg' })).body.data.currentStep).toBe('documentos');
});

test.each(['conta', 'erro-leitura'])(
  '[4.18] skip resubmits %s with finished=true, and the journey continues',
  async slug => {
    const { save } = createWorldClient({ ...worldAt('conta'), unreadable: ['conta'] });
    await save('conta', { fotoDaConta: 'a.jpg' });
    expect((await save(slug, {}, { finished: true })).body.data.currentStep).toBe('documentos');
  },
);

test('[4.18] a submission that is marked as finished causes no read error', async () => {
  const { save } = createWorldClient({ ...worldAt('conta'), unreadable: ['conta'] });
  expect((await save('conta', {}, { finished: true })).body.data.currentStep).toBe('documentos');
});

test.each([
  [
    'attached',
    (world: ReturnType<typeof createWorldClient>) => world.save('comprovante', { comprovante: 'a.pdf' }),
  ],
  ['left out', (world: ReturnType<typeof createWorldClient>) => world.press('comprovante', 'skipStep')],
])('[4.19] the service requests the receipt of an overdue bill once: %s', async (_, decision) => {
  const world = createWorldClient({ ...worldAt('conta'), overdueBill: true });
  const { data } = (await world.save('conta', {})).body;
  expect(data).toMatchObject({ currentStep: 'comprovante', selfContractFeature: 'overdueBill' });
  const featureOf = async () => {
    const { proposal } = (await world.request('getSystem')).body.data;
    return proposal.data.selfContractFeature;
  };
  expect(await featureOf(), 'a visitor whose answer was lost').toBe('overdueBill');
  expect((await decision(world)).body.data.currentStep).toBe('documentos');
  expect(await featureOf()).toBeUndefined();
});

test('[16.4] the world stores name, size, hash and upload time of each file, and counts the files', async () => {
  const { request, world } = createWorldClient(worldAt('conta'));
  const body = {
    hashId: everySituationProduct.hashId,
    order: 2,
    data: {},
    fotoDaConta: [
      '[conta.jpg, image/jpeg, 52100 bytes, #0a1b2c3d]',
      '[verso.jpg, image/jpeg, 10 bytes, #11111111]',
    ],
  };
  const { data } = (await request('updateStep', { path: { step: 'conta' }, body })).body;
  const receivedAt = '2026-11-21T12:00:00.000Z';
  expect(data.selfContract.conta).toEqual({
    fotoDaConta: [
      { name: 'conta.jpg', size: 52100, receivedAt },
      { name: 'verso.jpg', size: 10, receivedAt },
    ],
  });
  const [proposal] = Object.values(world.snapshot().proposals);
  expect(proposal?.files).toEqual([
    expect.objectContaining({
      step: 'conta',
      key: 'fotoDaConta',
      name: 'conta.jpg',
      size: 52100,
      hash: '0a1b2c3d',
    }),
    expect.objectContaining({ name: 'verso.jpg', size: 10 }),
  ]);
  expect(world.effects().uploads).toBe(2);
});

test('[4.28] a repeated request for the document link sends another link and another SMS, and the wait starts again', async () => {
  const { request, poll, world } = createWorldClient(worldAt('documentos'));
  await poll('documentos');
  await poll('documentos');
  const { data } = (await request('redoDocumentLinkStep')).body;
  expect(data).toMatchObject({
    currentStep: 'documentos',
    stepStatus: 'waiting',
    link: 'https://documentos.exemplo.com.br/envio?envio=2',
  });
  expect((await poll('documentos')).body.data.stepStatus).toBe('waiting');
  expect(world.effects()).toMatchObject({ smsSent: 1, redone: 1 });
});

test('[7.16] a proposal beyond the document link goes back to it; before that step the request is refused', async () => {
  const laterClient = createWorldClient(worldAt('simulacao'));
  expect((await laterClient.request('redoDocumentLinkStep')).body.data.currentStep).toBe('documentos');
  expect((await createWorldClient(worldAt('conta')).request('redoDocumentLinkStep')).status).toBe(404);
  expect((await createWorldClient(worldAt('fim')).request('redoDocumentLinkStep')).status).toBe(422);
});

test('[4.28] a fork creates a new proposal with the answers of the steps before the chosen one', async () => {
  const { request, world } = createWorldClient(worldAt('simulacao'));
  const [proposalId] = Object.keys(world.snapshot().proposals);
  const { data } = (await request('partialForkProposal', { body: { proposalId, step: 'conta' } })).body;
  expect(data.currentStep).toBe('conta');
  const { proposal } = (await request('getSystem', { path: { hashId: data.hashId } })).body.data;
  expect(proposal).toMatchObject({ _id: data._id, selfContract: { dados: { cpf } } });
  expect(world.effects()).toMatchObject({ forks: 1, proposals: 2, hashes: 2 });
});

test('[7.17] [4.28] the link of a new proposal forks a proposal that the list offers for it', async () => {
  const { request, world } = createWorldClient({
    others: [{ currentStep: 'simulacao', answers: { dados: { cpf } }, canFork: true }],
  });
  const [proposalId] = Object.keys(world.snapshot().proposals);
  const { data } = (await request('partialForkProposal', { body: { proposalId, step: 'conta' } })).body;
  expect(data.currentStep).toBe('conta');
  expect(world.effects()).toMatchObject({ forks: 1, proposals: 2 });
});

test("a fork of an unknown proposal, of another person's proposal or at a later step is refused", async () => {
  const { request, world } = createWorldClient({
    ...worldAt('conta'),
    others: [{ currentStep: 'dados', answers: {} }],
  });
  const [ownId, otherId] = Object.keys(world.snapshot().proposals);
  const statusOfFork = async (body: object) => (await request('partialForkProposal', { body })).status;
  expect([
    await statusOfFork({ proposalId: 'nenhuma' }),
    await statusOfFork({ proposalId: otherId }),
    await statusOfFork({ proposalId: ownId, step: 'simulacao' }),
    await statusOfFork({ proposalId: ownId, step: 'inventada' }),
    await statusOfFork({}),
  ]).toEqual([404, 403, 422, 404, 400]);
  expect(world.effects().forks).toBe(0);
});

test('[7.18] a CPF gives its unfinished proposals, newest first; an identifier gives one proposal', async () => {
  const dados = { cpf: '529.982.247-25' };
  const { request } = createWorldClient({
    others: [
      { hash: 'velha', currentStep: 'conta', answers: { dados }, daysAgo: 9 },
      { hash: 'nova', currentStep: 'simulacao', answers: { dados, simulacao: { valor: 1200 } }, daysAgo: 2 },
      { hash: 'finda', currentStep: 'fim', answers: { dados } },
      { hash: 'alheia', currentStep: 'conta', answers: { dados: { cpf: '40619273887' } } },
      { hash: 'cartao', currentStep: 'conta', answers: { dados: { cpfDoTitular: cpf } } },
    ],
  });
  const list = async (cpfOrId: string, query: Record<string, string> = {}) =>
    (await request('getMultiProposal', { path: { cpfOrId }, query })).body.data;
  const proposals = await list(cpf);
  expect(proposals.map(({ hashId }: { hashId: string }) => hashId)).toEqual(['nova', 'velha']);
  expect(proposals[0]).toMatchObject({
    value: 1200,
    bank: { name: 'CREFAZ' },
    createdAt: '2026-11-19T12:00:00.000Z',
  });
  expect(await list(cpf, { field: 'cpfDoTitular' })).toMatchObject([{ hashId: 'cartao' }]);
  expect(await list(proposals[1]?._id ?? '')).toMatchObject([{ hashId: 'velha' }]);
  expect(await list('00000000000')).toEqual([]);
});

test('[8.24] if a product allows one proposal per CPF, a second creation is redirected to the first proposal', async () => {
  const product = { ...everySituationProduct, oneProposalPerCpf: true };
  const { request, world } = createWorldClient(
    { others: [{ hash: 'primeira', currentStep: 'conta', answers: { dados: { cpf } } }] },
    product,
  );
  const response = await request('createProposal', { body: { hashId: product.hashId, data: { cpf } } });
  expect(response).toMatchObject({
    status: 409,
    body: { redirectProposalToCurrentStep: true, agxHash: 'primeira' },
  });
  expect(world.effects().proposals).toBe(1);
});

test('[3.50] a document is n/a before its step, pending during it, approved after it, reproved if it failed', async () => {
  const situationsOf = async (world: ReturnType<typeof createWorldClient>) => {
    const { documents } = (await world.request('proposalDetails')).body.data;
    return documents.map(({ situation }: { situation: string }) => situation);
  };
  expect(await situationsOf(createWorldClient(worldAt('conta')))).toEqual(['', '', '']);
  expect(await situationsOf(createWorldClient(worldAt('documentos')))).toEqual(['', 'pending', '']);
  expect(await situationsOf(createWorldClient(worldAt('beneficio')))).toEqual(['', 'approved', '']);
  expect(
    await situationsOf(createWorldClient(worldAt('identidade', { stepStatus: { identidade: 'failed' } }))),
  ).toEqual(['', 'approved', 'reproved']);
  expect(
    await situationsOf(createWorldClient({ ...worldAt('conta'), documents: { 'Conta de luz': 'reproved' } })),
  ).toEqual(['reproved', '', '']);
});

test('[7.13] a proposal is read with its timeline, by its id and by its hash', async () => {
  const { request, save, letTimePass, world, hash } = createWorldClient(worldAt('simulacao'));
  letTimePass(60_000);
  await save('simulacao', { valor: 2500 });
  const [id = ''] = Object.keys(world.snapshot().proposals);
  const { data } = (await request('proposalDetails', { path: { id } })).body;
  expect(data).toMatchObject({
    hashId: hash,
    value: 2500,
    updatedAt: '2026-11-21T12:01:00.000Z',
    history: [
      { description: 'Proposta iniciada', date: '2026-11-21T12:00:00.000Z' },
      { situation: 'emAnalise', description: 'identidade', date: '2026-11-21T12:01:00.000Z' },
    ],
  });
  expect((await request('proposalDetails', { path: { id: hash } })).body.data).toEqual(data);
  expect((await request('proposalDetails', { path: { id: 'nenhuma' } })).status).toBe(404);
});

test('[7.14] contracts come from the scenario, else from the product, else there are none', async () => {
  const contract = { _id: 'c1', number: '46512387', balance: 8420.55 };
  const list = async (world: ReturnType<typeof createWorldClient>) =>
    (await world.request('listContracts')).body.data;
  expect(await list(createWorldClient())).toEqual([]);
  expect(await list(createWorldClient({}, { ...everySituationProduct, contracts: [contract] }))).toEqual([
    contract,
  ]);
  expect(
    await list(createWorldClient({ contracts: [] }, { ...everySituationProduct, contracts: [contract] })),
  ).toEqual([]);
});

test('[7.19] consent is stored and counted; the latest one counts', async () => {
  const { request, world, hash } = createWorldClient(worldAt('conta'));
  const giveConsent = (body: object) => request('externalLgpd', { body });
  expect((await giveConsent({ hashId: hash, accepted: true, terms: ['lgpd'] })).body.data).toEqual({
    accepted: true,
    date: '2026-11-21T12:00:00.000Z',
  });
  expect(world.effects().consents).toBe(1);
  await giveConsent({ hashId: hash, accepted: false });
  expect(world.effects().consents).toBe(0);
  expect((await giveConsent({ hashId: 'nenhum', accepted: true })).status).toBe(404);
  expect((await giveConsent({ hashId: hash, proposalId: 'alheia', accepted: true })).status).toBe(403);
  expect((await giveConsent({ hashId: hash })).body.errors).toEqual({
    accepted: 'Valor ausente ou inválido.',
  });
});

test('[4.27] a proposal created after an office token was sent was started by a typist', async () => {
  const { request, hash } = createWorldClient();
  await request('getSystem', { headers: { userofficetoken: 'mesa' } });
  await request('createProposal', { body: { hashId: hash, data: { cpf } } });
  expect((await request('getSystem')).body.data.proposal.startedAs).toBe('typist');
});

test('[3.19] members of a proposal that a scenario plans are sent unchanged, and changes are listed', async () => {
  const { request, save } = createWorldClient(
    worldAt('conta', { externalRedoStep: 'dados', data: { situation: 'pendente' }, corporationId: 'c1' }),
  );
  await save('dados', { cpf: '40619273887' });
  expect((await request('getSystem')).body.data.proposal).toMatchObject({
    externalRedoStep: 'dados',
    data: { situation: 'pendente' },
    corporationId: 'c1',
    changesHistory: [{ step: 'dados', changed: ['cpf'] }],
  });
});

test('a write while the service completes the proposal gets a 409', async () => {
  const { save } = createWorldClient(worldAt('conta-bancaria', { completing: true }));
  expect((await save('conta-bancaria', {})).status).toBe(409);
});

test('a completion that fails once succeeds at the next request', async () => {
  const { request, world } = createWorldClient({
    ...worldAt('conta-bancaria', { completing: true }),
    completion: { polls: 0, ends: 'failed', afterRetry: { polls: 0, ends: 'success' } },
  });
  const [proposalId = ''] = Object.keys(world.snapshot().proposals);
  const readStatus = async () => (await request('finishedUpdate', { path: { proposalId } })).status;
  expect([await readStatus(), await readStatus()]).toEqual([422, 200]);
  expect(world.effects().finished).toBe(1);
});

test('a stored world continues; one of another version is discarded', async () => {
  const { world } = createWorldClient(worldAt('conta'));
  const snapshot = world.snapshot();
  const countProposalsFrom = (snapshot: WorldState) =>
    createWorld({
      scenario: { product: everySituationProduct.id, world: {} },
      product: everySituationProduct,
      seed: 7,
      now: () => 0,
      snapshot,
    }).effects().proposals;
  expect([
    countProposalsFrom(snapshot),
    countProposalsFrom({ ...snapshot, version: snapshot.version - 1 }),
  ]).toEqual([1, 0]);
});
