import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StartingWorld } from '#scenarios/define-scenario.ts';
import type { OperationId } from '#scenarios/wire.ts';
import { everySituationProduct } from '../testing/every-situation-product.ts';
import { createWorldClient, worldAt } from '../testing/world-client.ts';

/** Every operation on proposals, with the statuses that any random call may get. */
const allowedStatuses: Readonly<Partial<Record<OperationId, readonly number[]>>> = {
  getSystem: [200, 404],
  showStep: [200, 404],
  newHash: [200, 400, 401, 404],
  getMultiProposal: [200, 404],
  createProposal: [200, 400, 401, 404, 422],
  updateStep: [200, 400, 401, 404, 409, 422],
  finishedUpdate: [200, 404],
  getTokenValidation: [200, 404],
  validateToken: [200, 400, 404, 422, 429],
  listContracts: [200, 404],
  proposalDetails: [200, 404],
  redoDocumentLinkStep: [200, 401, 404, 409, 422],
  partialForkProposal: [200, 400, 401, 403, 404, 422],
  externalLgpd: [200, 400, 401, 403, 404],
  pollC6ConsignadoPrivado: [200, 400, 401, 404],
  sendC6ConsignadoPrivadoToken: [200, 400, 401, 404, 422],
  startCarEquityInsertion: [200, 401, 403, 404],
};

const steps = everySituationProduct.steps.map(({ slug }) => slug);
const statuses = ['init', 'waiting', 'success', 'failed', 'remake', 'review', 'finished'] as const;
const hostileText = fc.constantFrom('__proto__', 'constructor', 'toString', '', '../..', '💥', 'null');

const starts: fc.Arbitrary<StartingWorld> = fc
  .record({
    currentStep: fc.constantFrom(...steps, 'autorizacao', 'conta-bancaria', 'conta-bancaria'),
    status: fc.constantFrom(undefined, ...statuses),
    access: fc.constantFrom('open', 'open', 'open', 'expired'),
    completing: fc.boolean(),
    validates: fc.boolean(),
    hasProposal: fc.integer({ min: 0, max: 4 }).map(draw => draw > 0),
  })
  .map(({ currentStep, status, access, completing, validates, hasProposal }) => ({
    ...(hasProposal
      ? worldAt(currentStep, {
          completing: completing && currentStep === 'conta-bancaria',
          ...(status ? { stepStatus: { [currentStep]: status } } : {}),
        })
      : {}),
    others: [{ hash: 'outra', currentStep: 'conta', answers: { dados: { cpf: '52998224725' } } }],
    access: access === 'expired' ? 'expired' : 'open',
    token: { refusesEarly: true, clickedAfter: 2, tries: 3 },
    unreadable: ['conta'],
    overdueBill: completing,
    validates,
  }));

/** The content of a call; `own` and `other` stand for the identifiers of the world's two proposals. */
const calls = fc.record({
  operation: fc.constantFrom(...(Object.keys(allowedStatuses) as OperationId[])), // Object.keys loses the type of the keys
  hash: fc.oneof(
    { weight: 6, arbitrary: fc.constant(everySituationProduct.hashId) },
    { weight: 1, arbitrary: hostileText },
  ),
  step: fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...steps) }, { weight: 1, arbitrary: hostileText }),
  isCurrent: fc.integer({ min: 0, max: 2 }).map(draw => draw > 0),
  id: fc.oneof(fc.constantFrom('own', 'own', 'other'), hostileText),
  headers: fc.constantFrom({}, { 'x-access-token': 'velho' }, { userofficetoken: 'mesa' }),
  body: fc.oneof(
    { weight: 1, arbitrary: fc.oneof(fc.jsonValue(), fc.constant(undefined)) },
    {
      weight: 6,
      arbitrary: fc.record(
        {
          hashId: fc.constantFrom(
            everySituationProduct.hashId,
            everySituationProduct.hashId,
            'outra',
            '__proto__',
          ),
          data: fc.oneof(
            fc.constantFrom(
              {},
              { cpf: '52998224725', celular: '11987654321', beneficio: 'nao' },
              { cpf: '1' },
            ),
            fc.record({
              stepAction: fc.constantFrom(
                'advance',
                'skipStep',
                'cancel',
                'resendSms',
                'newSimulation',
                'redoStep',
              ),
            }),
            fc.dictionary(fc.oneof(fc.string(), hostileText), fc.jsonValue()),
          ),
          polling: fc.constantFrom(true, false, 'true', 7),
          finished: fc.constantFrom(true, false),
          method: fc.constantFrom('sms', 'email', 'pombo', 1),
          token: fc.constantFrom('482913', '000000', '', 9),
          proposalId: fc.constantFrom('own', 'own', 'other', 'nenhuma', 3),
          step: fc.constantFrom(...steps, 'inventada'),
          accepted: fc.constantFrom(true, false, 'sim'),
          terms: fc.constantFrom(['lgpd', 1], 'lgpd'),
          deviceIp: fc.constantFrom('', 5),
          startPolling: fc.constantFrom(true, false, 'sim'),
          resendSms: fc.boolean(),
          retry: fc.boolean(),
          foto: fc.constantFrom('[a.jpg, image/jpeg, 10 bytes]', 'texto', {}),
        },
        { requiredKeys: [] },
      ),
    },
  ),
});

type Call = typeof calls extends fc.Arbitrary<infer Value> ? Value : never;

test('[10.1, 10.3] any calls on a proposal, in any order, get answers that keep the contract', async () => {
  const statusesByOperation = new Map<string, Set<number>>();
  const play = async (start: StartingWorld, callSequence: readonly Call[]) => {
    const { request, world, letTimePass } = createWorldClient(start);
    let snapshot = world.snapshot();
    for (const { operation, hash, step, isCurrent, id, headers, body } of callSequence) {
      const { proposals } = snapshot;
      const [ownProposal, otherProposal] = [
        Object.values(proposals).find(proposal => proposal.hash === everySituationProduct.hashId),
        Object.values(proposals).find(proposal => proposal.hash === 'outra'),
      ];
      const idOf = (name: unknown) =>
        name === 'own' ? ownProposal?.id : name === 'other' ? otherProposal?.id : name;
      const proposalId = String(idOf(id) ?? 'nenhuma');
      const { status } = await request(operation, {
        path: {
          hashId: hash,
          id: ['proposalDetails'].includes(operation) ? proposalId : hash,
          proposalId,
          cpfOrId: id === 'own' ? '52998224725' : proposalId,
          step: isCurrent && ownProposal ? ownProposal.currentStep : step,
        },
        headers,
        body:
          typeof body === 'object' && body !== null && 'proposalId' in body
            ? { ...body, proposalId: idOf(body.proposalId) }
            : body,
      });
      statusesByOperation.set(operation, (statusesByOperation.get(operation) ?? new Set()).add(status));
      const snapshotAfter = world.snapshot();
      if (status === 400 || status === 401 || status === 403)
        expect(snapshotAfter, operation).toEqual(snapshot);
      snapshot = snapshotAfter;
      letTimePass(1000);
    }
    expect(JSON.parse(JSON.stringify(snapshot))).toEqual(snapshot);
    for (const count of Object.values(world.effects())) expect(count).toBeGreaterThanOrEqual(0);
  };
  await fc.assert(fc.asyncProperty(starts, fc.array(calls, { minLength: 1, maxLength: 25 }), play), {
    numRuns: 1500,
    seed: 20261121,
  });
  const missedStatuses = Object.entries(allowedStatuses).flatMap(([operation, statuses]) =>
    statuses
      .filter(status => !statusesByOperation.get(operation)?.has(status))
      .map(status => `${operation} ${status}`),
  );
  expect(missedStatuses).toEqual([]);
  expect(Object.prototype).not.toHaveProperty('cpf');
}, 60_000);
