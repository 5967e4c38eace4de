import { expect, test } from 'vitest';
import { marina } from '#scenarios/cast/personas.ts';
import { plain } from '#scenarios/dialects/plain.ts';
import { proposalOnly } from '#scenarios/dialects/proposal-only.ts';
import { products } from '#scenarios/products/index.ts';
import { answerOnce } from './answer-once.ts';
import { refuseBusyProposal, type ServiceCall } from './call.ts';
import { createWorld, type World, type WorldOptions } from './world.ts';

const [product] = products;
if (!product) throw new Error('There is no product.');

const day = 86_400_000;

interface CreationRequest {
  name?: string;
  key?: string;
  keyInForm?: string;
}

function startWorld(overrides: Partial<WorldOptions> = {}) {
  const clock = { now: Date.UTC(2026, 10, 21) };
  const world = createWorld({
    scenario: { product: product?.id ?? '', world: {} },
    seed: 7,
    now: () => clock.now,
    ...overrides,
  });
  const create = async ({ name = marina.name, key, keyInForm }: CreationRequest = {}) =>
    world.answer({
      operation: 'createProposal',
      path: { id: product?.hashId ?? '' },
      query: {},
      headers: key === undefined ? {} : { 'idempotency-key': key },
      body: {
        hashId: product?.hashId,
        data: { nome: name },
        ...(keyInForm === undefined ? {} : { idempotencyKey: keyInForm }),
      },
    });
  return { world, create, clock };
}

const countProposals = (world: World) => world.effects().proposals;

test('[16.3] a write that arrives twice with its key has one effect and one answer', async () => {
  const { world, create } = startWorld();
  const firstAnswer = await create({ key: 'k-1' });
  const repeatedAnswer = await create({ key: 'k-1' });
  expect(countProposals(world)).toBe(1);
  expect(repeatedAnswer).toEqual({ ...firstAnswer, repeated: true });
});

test('[16.3] another key, or none, is another write', async () => {
  const { world, create } = startWorld();
  await create({ key: 'k-1' });
  await create({ key: 'k-2' });
  await create();
  await create();
  expect(countProposals(world)).toBe(4);
});

test('[16.3] the same key with another body is refused with 422 and changes nothing', async () => {
  const { world, create } = startWorld();
  await create({ key: 'k-1' });
  expect(await create({ key: 'k-1', name: 'Outra Pessoa' })).toMatchObject({ status: 422 });
  expect(countProposals(world)).toBe(1);
});

test('[16.3] the key may be in the form instead of the header', async () => {
  const { world, create } = startWorld();
  await create({ keyInForm: 'k-1' });
  expect(await create({ keyInForm: 'k-1' })).toMatchObject({ status: 200, repeated: true });
  expect(countProposals(world)).toBe(1);
});

test('[16.3] a key is kept for 24 hours, also if the world is reloaded', async () => {
  const { world, create, clock } = startWorld();
  await create({ key: 'k-1' });
  clock.now += day - 1;
  const restoredWorld = startWorld({ snapshot: world.snapshot() });
  restoredWorld.clock.now = clock.now;
  expect(await restoredWorld.create({ key: 'k-1' })).toMatchObject({ repeated: true });
  expect(await create({ key: 'k-1' })).toMatchObject({ repeated: true });
  clock.now += 1;
  await create({ key: 'k-1' });
  expect(countProposals(world)).toBe(2);
});

test('[16.3] a refusal is an answer: it is repeated under its key, and another key is another write', async () => {
  const { world, create } = startWorld({ scenario: { product: product.id, world: { access: 'expired' } } });
  const refusal = await create({ key: 'k-1' });
  expect(refusal).toMatchObject({ status: 401 });
  const openWorld = startWorld({ snapshot: { ...world.snapshot(), access: 'open' } });
  expect(await openWorld.create({ key: 'k-1' })).toEqual({ ...refusal, repeated: true });
  expect(await openWorld.create({ key: 'k-2' })).toMatchObject({ status: 200 });
  expect(countProposals(openWorld.world)).toBe(1);
});

test('[16.3] a 409 without a redirection is no outcome: the same key is carried out afterwards', async () => {
  const { world } = startWorld();
  const call: ServiceCall = {
    operation: 'updateStep',
    path: {},
    query: {},
    headers: { 'idempotency-key': 'k-1' },
    body: {},
  };
  const service = { state: world.snapshot(), product, dialect: plain, now: () => 0 };
  const done = { status: 200, body: {} };
  expect(answerOnce(call, service, refuseBusyProposal)).toMatchObject({ status: 409 });
  expect(answerOnce(call, service, () => done)).toEqual(done);
});

test('[16.2] a service that ignores the header carries out every write', async () => {
  const { world, create } = startWorld({ dialect: proposalOnly });
  await create({ key: 'k-1' });
  await create({ key: 'k-1' });
  expect(countProposals(world)).toBe(2);
});
