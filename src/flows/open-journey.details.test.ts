import { expect, test } from 'vitest';
import { buildField } from '#journey/form/build-field.ts';
import type { SystemAnswer } from '#journey/model/configuration.ts';
import type { Proposal } from '#journey/model/proposal.ts';
import type { Step } from '#journey/model/step.ts';
import { proposalWith } from '#journey/simulation/testing/sample.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { stepWith } from '#journey/testing/step-with.ts';
import { fail, succeed } from '#shared/result.ts';
import { createContextWithoutService } from '#tests/flows/context-without-service.ts';
import { createGate } from '#tests/support/create-gate.ts';
import { createMemoryAddress, createMemoryPlatform } from '#tests/support/memory-platform.ts';
import { runPendingWork } from '#tests/support/run-pending-work.ts';
import { openHash, openJourney, readLaunchParams } from './open-journey.ts';

const HASH = '6650c1f2a4b3d90012e7f001';
const NEW_HASH = '6650c1f2a4b3d90012e7f0b7';

const config = configurationWith({
  steps: [
    stepWith({ slug: 'dados', fields: [buildField({ key: 'nome' })] }),
    stepWith({ slug: 'endereco', order: 1, fields: [buildField({ key: 'rua' })] }),
  ],
});

/** A visit of this link, before its opening. */
function setUp(
  members: Partial<Omit<SystemAnswer, 'proposal'>> & { proposal?: Partial<Proposal> | undefined } = {},
  { query = '', ...parts }: Parameters<typeof createMemoryPlatform>[0] & { query?: string } = {},
) {
  const { proposal, ...system } = members;
  const platform = createMemoryPlatform({
    ...parts,
    address: createMemoryAddress(`/?agx_hash=${HASH}${query}`),
  });
  const bare = createContextWithoutService(
    {
      getDeviceIp: async () => '203.0.113.42',
      getSystem: async () =>
        succeed({
          configuration: config,
          waitsForCompletion: false,
          ...system,
          proposal: proposal && {
            ...proposalWith({}),
            hashId: '',
            currentStep: 'endereco',
            ...proposal,
          },
        }),
    },
    { platform },
  );
  return {
    ...bare,
    open: () => {
      readLaunchParams(bare.context);
      return openJourney(bare.context);
    },
  };
}

const atAddress = { kind: 'go', to: { kind: 'step', slug: 'endereco' } };

test('[6.2] both tokens in the cookies of this hash id are used; a visit without an office token stores none', () => {
  const { context, platform, state } = setUp();
  platform.cookies.write('agx_hash', HASH);
  platform.cookies.write('cookiesAccessToken', 't1');
  platform.cookies.write('jwtToken', 'j1');
  readLaunchParams(context);
  expect(state.launchParams).toMatchObject({ accessToken: 't1', jwtToken: 'j1', userOfficeToken: '' });
  expect(platform.cookies.read('userOfficeToken')).toBeUndefined();
});

test('[2.15] [12.1] after the opening no path and no token is left that neither the link nor the service has named', async () => {
  const { open, state } = setUp();
  await open();
  expect(state.launchParams).toMatchObject({ path: '', accessToken: '', jwtToken: '' });
});

test('[8.13] the line in the console about blocked cookies has no detail', async () => {
  const { cookies } = createMemoryPlatform();
  const { open, platform } = setUp({}, { cookies: { ...cookies, check: () => fail('blocked') } });
  await open();
  expect(platform.logLines).toEqual([[expect.stringContaining('blocked_cookies'), undefined]]);
});

test('[4.14] [2.22] a link that asks to repeat a step of an endorsed proposal shows a message, and opens the current step', async () => {
  const product = { id: '', name: 'E-Worker', slug: 'e-worker' };
  const configuration = configurationWith({ steps: config.steps, product });
  const { open, state } = setUp(
    { configuration, proposal: { isEndorsed: true } },
    { query: '&redo_step=dados' },
  );
  expect(await open()).toEqual(atAddress);
  expect(state.rules.isEndorsementFinal).toBe(true);
  expect(state.toasts).toMatchObject([
    { type: 'warning', title: 'Proposta já averbada não pode ser retrocedida!', text: '' },
  ]);
});

/** A step with this link and status in the system, after an answer about it and a reopening. */
async function reopenAfterAnswer(system: Partial<Step>): Promise<object | undefined> {
  const steps = (step: Partial<Step>) => [stepWith({ slug: 'endereco', status: 'waiting', ...step })];
  const first = configurationWith({ steps: steps({ link: 'https://docs.exemplo/1' }) });
  const { context, open, state } = setUp({ configuration: first, proposal: {} });
  await open();
  state.stepDetails.endereco = {
    link: 'https://docs.exemplo/2',
    benefitPhase: 'fase',
    message: 'Quase.',
    resendAt: 5000,
  };
  state.stepStatus.endereco = 'failed';
  const configuration = configurationWith({ steps: steps(system) });
  await openJourney(context, { configuration, proposal: state.proposal, waitsForCompletion: false });
  return state.stepDetails.endereco;
}

test('[7.14] [7.16] [11.7] a link of the system is newer than that of an earlier answer; without one the known link stays', async () => {
  expect(await reopenAfterAnswer({ link: 'https://docs.exemplo/3' })).toMatchObject({ link: '' });
  expect(await reopenAfterAnswer({ link: '' })).toMatchObject({ link: 'https://docs.exemplo/2' });
  const elsewhere = await reopenAfterAnswer({ slug: 'outro', link: 'https://docs.exemplo/3' });
  expect(elsewhere).toMatchObject({ link: '' });
});

test('[4.1] [11.7] message and phase of an earlier answer end with the status that they explain; the pause before another message goes on', async () => {
  const kept = await reopenAfterAnswer({ status: 'failed' });
  expect(kept).toMatchObject({ message: 'Quase.', benefitPhase: 'fase', resendAt: 5000 });
  const ended = await reopenAfterAnswer({ status: 'waiting' });
  expect(ended).toMatchObject({ message: '', benefitPhase: '', resendAt: 5000 });
});

test('[11.6] an opening that ends while it removes the record of files leads nowhere', async () => {
  const { open, context, platform } = setUp({ proposal: {} });
  context.unprovenFiles.sent = {
    slug: 'dados',
    data: {},
    files: [],
    proposalId: 'p2',
    currentSlug: 'dados',
    waitedForCompletion: false,
    listed: {},
    draftOf: 'p2',
  };
  const { remove } = platform.secureStorage;
  platform.secureStorage.remove = name => {
    context.placeScope.enter();
    return remove(name);
  };
  expect(await open()).toEqual({ kind: 'stay' });
});

test('[8.24] while the old proposal is removed from the device, no place of it is shown', async () => {
  const { context, platform, state } = setUp({ proposal: {} });
  state.place = { kind: 'step', slug: 'endereco' };
  const places: unknown[] = [];
  const { remove } = platform.secureStorage;
  platform.secureStorage.remove = name => {
    places.push({ ...state.place });
    return remove(name);
  };
  await openHash(context, NEW_HASH);
  expect(places[0]).toEqual({ kind: 'opening' });
});

/** Opens the journey with a storage that answers late. Returns the next actions after its answer. */
async function openLate(
  slug: string | undefined,
  change: (visit: ReturnType<typeof setUp>) => void,
): Promise<readonly unknown[]> {
  const visit = setUp({ proposal: {} });
  const { secureStorage, clock } = visit.platform;
  await secureStorage.write(`drafts:${HASH}`, {
    proposalId: 'p1',
    steps: {},
    choices: slug === undefined ? {} : { simulation: { slug, inputs: {} } },
  });
  const storageGate = createGate();
  const { read } = secureStorage;
  secureStorage.read = name => storageGate.opened.then(() => read(name));
  const opening = visit.open();
  await runPendingWork();
  await clock.advance(300);
  await opening;
  visit.state.place = { kind: 'step', slug: 'endereco' };
  visit.state.simulation.slug = 'endereco';
  change(visit);
  storageGate.open();
  await runPendingWork(5);
  return visit.dispatched.filter(nextAction => nextAction.kind !== 'stay');
}

test('[11.3] late choices ask the simulation in view again, and no other one', async () => {
  expect(await openLate('endereco', () => undefined)).toEqual([atAddress]);
  expect(await openLate('outra', () => undefined)).toEqual([]);
  expect(await openLate(undefined, () => undefined)).toEqual([]);
  const leaveStep = ({ state }: ReturnType<typeof setUp>) => {
    state.place = { kind: 'completion' };
  };
  expect(await openLate('endereco', leaveStep)).toEqual([]);
  const openOtherStep = ({ state }: ReturnType<typeof setUp>) => {
    state.place = { kind: 'step', slug: 'dados' };
  };
  expect(await openLate('endereco', openOtherStep)).toEqual([]);
});
