import { expect, test } from 'vitest';
import { decodeSystem } from '#api/decode/system.ts';
import { creditoPessoal } from '#scenarios/products/credito-pessoal.ts';
import { systemAnswer } from '#scenarios/products/system-answer.ts';
import { createAppState, resetAppState } from '#state/app-state.ts';
import { until } from '#tests/flows/flow-stage.ts';
import { createMemoryPlatform } from '#tests/support/memory-platform.ts';
import { runPendingWork } from '#tests/support/run-pending-work.ts';
import { createReluctantFactory, createStoredBrowser, reload } from '#tests/support/stored-browser.ts';
import { keepSession, restoreSession } from './session.ts';

function setUpSession() {
  const state = createAppState();
  const listeners: (() => void)[] = [];
  const { secureStorage } = createMemoryPlatform();
  const platform = createMemoryPlatform({
    secureStorage: {
      ...secureStorage,
      onDegraded(listener) {
        listeners.push(listener);
        return () => undefined;
      },
    },
  });
  const stop = keepSession(state, platform);
  const degrade = (): void => {
    for (const listener of listeners) listener();
  };
  return { state, platform, stop, degrade };
}

test('[11.5b] the notice about a browser that stores nothing shows once, as soon as a screen shows', async () => {
  const { state, degrade, stop } = setUpSession();
  degrade();
  await new Promise(resolve => setTimeout(resolve, 20));
  expect(state.toasts).toEqual([]);
  state.place = { kind: 'step', slug: 'dados' };
  await until(() => state.toasts.length > 0);
  state.place = { kind: 'step', slug: 'endereco' };
  await new Promise(resolve => setTimeout(resolve, 20));
  expect(state.toasts).toHaveLength(1);
  expect(state.toasts[0]?.title).toBe('Seu navegador não salva o que você digita');
  stop();
});

test('[11.5] a later failure of the storage shows the notice at once', async () => {
  const { state, degrade, stop } = setUpSession();
  state.place = { kind: 'step', slug: 'dados' };
  degrade();
  await until(() => state.toasts.length > 0);
  expect(state.toasts.map(({ title }) => title)).toEqual(['Seu navegador não salva o que você digita']);
  stop();
});

test('[11.5] the state tells that the browser stores nothing, also after the data of the visitor are erased', () => {
  const { state, degrade, stop } = setUpSession();
  expect(state.isStorageDegraded).toBe(false);
  degrade();
  expect(state.isStorageDegraded).toBe(true);
  resetAppState(state);
  expect(state.isStorageDegraded).toBe(true);
  stop();
});

test('[3.46a, 3.46b] [3.2b, 3.2c] progress and device settings survive a reload: step to return to, CPF, method of the last code', async () => {
  const { state, platform, stop } = setUpSession();
  state.hashId = 'h1';
  state.config = decodeSystem(systemAnswer(creditoPessoal, null))?.configuration;
  state.filledShares.dados = 0.5;
  state.deviceSettings.returnableStep = 'dados';
  state.deviceSettings.cpf = '52998224725';
  state.deviceSettings.autocomplete = true;
  state.deviceSettings.token = { verificacao: '(11) *****-4321', tipoVerificacao: 'whatsapp' };
  await new Promise(resolve => setTimeout(resolve, 20));
  stop();
  const restoredState = createAppState();
  platform.tabMemory.write('hashId', 'h1');
  await restoreSession(restoredState, platform);
  expect({ ...restoredState.filledShares }).toEqual({ review: 1, finished: 1, dados: 0.5 });
  expect(
    structuredClone({ ...restoredState.deviceSettings, token: { ...restoredState.deviceSettings.token } }),
  ).toEqual({
    returnableStep: 'dados',
    cpf: '52998224725',
    autocomplete: true,
    token: { verificacao: '(11) *****-4321', tipoVerificacao: 'whatsapp' },
  });
});

test('[4.21] [3.2a] the persisted proposal says that the journey is resumed; without one nothing does', async () => {
  for (const [id, resumes] of [
    ['p1', true],
    ['', false],
  ] as const) {
    const { state, platform, stop } = setUpSession();
    state.hashId = 'h1';
    const proposal = id === '' ? null : { _id: id, currentStep: 'endereco', selfContract: {} };
    const system = decodeSystem(systemAnswer(creditoPessoal, proposal));
    state.config = system?.configuration;
    state.proposal = system?.proposal;
    await new Promise(resolve => setTimeout(resolve, 20));
    stop();
    const restoredState = createAppState();
    platform.tabMemory.write('hashId', 'h1');
    await restoreSession(restoredState, platform);
    expect(restoredState.loading.isResuming).toBe(resumes);
  }
});

const proposalAtStep = (currentStep: string) => ({ _id: 'p1', currentStep, selfContract: {} });

/** Opens a journey in which the service has a proposal at this step, and types a CPF. */
function openJourneyAt(currentStep: string) {
  const session = setUpSession();
  const { state, platform } = session;
  const system = decodeSystem(systemAnswer(creditoPessoal, proposalAtStep(currentStep)));
  state.hashId = 'h1';
  state.config = system?.configuration;
  state.proposal = system?.proposal;
  state.deviceSettings.cpf = '52998224725';
  return { ...session, readEntry: (hashId: string) => platform.secureStorage.read(`session:${hashId}`) };
}

test('[11.4] a finished proposal leaves nothing on the device, also if the state changes afterwards', async () => {
  const { state, platform, stop, readEntry } = openJourneyAt('endereco');
  await expect.poll(() => readEntry('h1')).toBeDefined();
  state.proposal = decodeSystem(systemAnswer(creditoPessoal, proposalAtStep('finalizado')))?.proposal;
  await platform.secureStorage.remove('session:h1');
  state.filledShares.dados = 1;
  state.deviceSettings.token = { verificacao: 'm***a@x.com', tipoVerificacao: 'email' };
  await runPendingWork();
  expect(await readEntry('h1')).toBeUndefined();
  stop();
});

test('[3.2] [11.5] a database that opens only for a later write still has what the session before has kept', async () => {
  const browser = createStoredBrowser();
  const settings = { returnableStep: 'dados', cpf: '52998224725' };
  await reload(browser).write('session:h1', { deviceSettings: settings });
  const access = createReluctantFactory(browser.database());
  const secureStorage = reload({ ...browser, database: () => access.factory });
  const platform = createMemoryPlatform({ secureStorage });
  platform.tabMemory.write('hashId', 'h1');
  const state = createAppState();
  const stop = keepSession(state, platform, restoreSession(state, platform));
  await secureStorage.ready();
  access.isAllowed = true;
  state.hashId = 'h1';
  state.config = decodeSystem(systemAnswer(creditoPessoal, null))?.configuration;
  state.filledShares.dados = 0.5;
  await runPendingWork();
  await browser.clock.advance(2000);
  await expect
    .poll(() => reload(browser).read('session:h1'))
    .toMatchObject({ percentage: { dados: 0.5 }, deviceSettings: settings });
  stop();
});

test('[3.17] [11.4] after the service has renamed the hash id only the new one has an entry', async () => {
  const { state, stop, readEntry } = openJourneyAt('endereco');
  await expect.poll(() => readEntry('h1')).toBeDefined();
  state.hashId = 'h2';
  await expect.poll(() => readEntry('h2')).toMatchObject({ deviceSettings: { cpf: '52998224725' } });
  expect(await readEntry('h1')).toBeUndefined();
  stop();
});

test('[11.4] [4.21] if only the cookie has the hash id, nothing says that a proposal is resumed before its owner is known', async () => {
  const { platform, stop, readEntry } = openJourneyAt('endereco');
  await expect.poll(() => readEntry('h1')).toMatchObject({ proposalId: 'p1' });
  stop();
  const restoredState = createAppState();
  restoredState.launchParams.hashSource = 'cookie';
  platform.cookies.write('agx_hash', 'h1');
  await restoreSession(restoredState, platform);
  expect(restoredState.deviceSettings.cpf).toBe('52998224725');
  expect(restoredState.loading.isResuming).toBe(false);
});

test('[11.7] [3.2] the session of one hash id is not restored into the journey of another one', async () => {
  const { platform, stop, readEntry } = openJourneyAt('endereco');
  await expect.poll(() => readEntry('h1')).toBeDefined();
  stop();
  const restoredState = createAppState();
  platform.tabMemory.write('hashId', 'h1');
  restoredState.hashId = 'h2';
  await restoreSession(restoredState, platform);
  expect(restoredState.deviceSettings.cpf).toBe('');
  expect(restoredState.loading.isResuming).toBe(false);
});

test('[11.3] [3.2] a session that is being written when the visitor leaves the page is not lost', async () => {
  const leaving = new Set<() => void>();
  const immediateWrites: unknown[] = [];
  const memory = createMemoryPlatform();
  const platform = createMemoryPlatform({
    visibility: {
      ...memory.visibility,
      onLeaving(listener) {
        leaving.add(listener);
        return () => void leaving.delete(listener);
      },
    },
    secureStorage: {
      ...memory.secureStorage,
      // The database is slow: it has not stored anything yet.
      write: () => new Promise(() => undefined),
      writeNow: (name, value) => immediateWrites.push([name, value]) > 0,
    },
  });
  const state = createAppState();
  const stop = keepSession(state, platform);
  state.hashId = 'h1';
  state.config = decodeSystem(systemAnswer(creditoPessoal, null))?.configuration;
  state.filledShares.dados = 0.5;
  await new Promise(resolve => setTimeout(resolve, 20));
  for (const leave of leaving) leave();
  stop();
  expect(immediateWrites).toMatchObject([['session:h1', { percentage: { dados: 0.5 } }]]);
});
