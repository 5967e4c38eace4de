import { afterEach, expect, test } from 'vitest';
import { cookieNames } from '#platform/cookie-names.ts';
import { createCookies } from '#platform/cookies.ts';
import { createTabs } from '#platform/tabs.ts';
import { marina } from '#scenarios/cast/personas.ts';
import { addressAnswers, allAnswers, personalAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { erase } from '#tests/flows/erase.ts';
import {
  type FlowStage,
  passDraftDelay,
  setUpFlows,
  until,
  waitForPendingWork,
} from '#tests/flows/flow-stage.ts';
import {
  createManualClock,
  createMemoryJar,
  createMemorySecureStorage,
} from '#tests/support/memory-platform.ts';

const stages: FlowStage[] = [];
afterEach(() => {
  for (const stage of stages.splice(0)) stage.close();
});

const atBank = {
  currentStep: 'dados-bancarios',
  answers: { 'dados-pessoais': personalAnswers(marina), endereco: addressAnswers(marina) },
};
const finished = { currentStep: 'finalizado', answers: allAnswers(marina) };

async function open(options: Parameters<typeof setUpFlows>[0] = {}): Promise<FlowStage> {
  const stage = setUpFlows({ world: { proposal: atBank }, ...options });
  stages.push(stage);
  await stage.open();
  return stage;
}

/** Presses the button and confirms the dialog. */
const tokens = { token: 't1', jwtToken: 'j1', userOfficeToken: 'u1' };

test('[11.4g] [9.36] erasing clears drafts, cookies, tab storage, state and address', async () => {
  const visit = await open({ query: tokens });
  const { flows, platform, state, hash } = visit;
  platform.cookies.write('refreshTokenId', 'r1');
  platform.cookies.write('x-fingerprint', 'f1');
  await platform.secureStorage.write('session:another', { initial: 'X' });
  flows.editField('agencia', '4321');
  await until(() => state.drafts['dados-bancarios'] !== undefined);
  await passDraftDelay(visit);
  expect(await platform.secureStorage.read(`drafts:${hash}`)).toBeDefined();
  await erase(visit);
  expect(state.errorPage).toMatchObject({
    title: 'Seus dados foram apagados deste aparelho',
    action: undefined,
    secondary: undefined,
  });
  for (const name of Object.values(cookieNames)) expect(platform.cookies.read(name), name).toBeUndefined();
  expect(platform.tabMemory.read('hashId')).toBeUndefined();
  expect(await platform.secureStorage.read(`drafts:${hash}`)).toBeUndefined();
  expect(await platform.secureStorage.read('session:another')).toBeUndefined();
  expect(state).toMatchObject({ hashId: '', proposal: undefined, config: undefined, drafts: {} });
  expect(state.launchParams).toMatchObject({ accessToken: '', jwtToken: '', userOfficeToken: '' });
  expect(JSON.stringify(state)).not.toContain(marina.name);
  expect(platform.address.current().href).not.toContain(hash);
});

test('[11.4] erasing asks for confirmation: the answer that changes nothing is the default', async () => {
  const { flows, state, platform, hash } = await open();
  const erasure = flows.askErasure();
  await until(() => state.dialog.isOpen);
  expect(state.dialog).toMatchObject({ okText: 'Apagar', cancelText: 'Cancelar', isDismissible: true });
  flows.answerDialog(state.dialog.id, 'cancel');
  await erasure;
  expect(state.place).toEqual({ kind: 'step', slug: 'dados-bancarios' });
  expect(platform.cookies.read('agx_hash')).toBe(hash);
});

test('[11.8] after erasing neither the back button nor the back/forward cache brings anything back', async () => {
  const visit = await open();
  await visit.flows.goBack();
  await erase(visit);
  visit.platform.address.back();
  await waitForPendingWork();
  expect(visit.platform.address.current().search).not.toContain(visit.hash);
  expect(visit.state.errorPage?.title).toBe('Seus dados foram apagados deste aparelho');
  visit.restorePage();
  await until(() => visit.state.errorPage?.title === 'Link de acesso é inválido');
  expect(visit.sent('getSystem')).toHaveLength(1);
});

test.each(['eraseDevice', 'denyRemembered'] as const)(
  '[11.4] the page says so if the browser has not erased the device, and its button tries again (%s)',
  async recovery => {
    const secureStorage = createMemorySecureStorage();
    let isRefusing = true;
    const visit = await open({
      platform: {
        secureStorage: {
          ...secureStorage,
          clear: async prefix => !isRefusing && secureStorage.clear(prefix),
        },
      },
    });
    const { flows, state } = visit;
    await flows.recover(recovery);
    expect(state.errorPage).toEqual({
      picture: 'failed',
      title: 'Não foi possível apagar seus dados deste aparelho',
      lines: [
        'O navegador não apagou o que estava salvo. Tente novamente.',
        'Se não der certo, apague os dados deste site nas configurações do navegador.',
      ],
      technical: '',
      action: { label: 'Tentar Novamente', recovery: 'eraseDevice' },
      secondary: undefined,
      isError: true,
    });
    expect(state.hashId).toBe('');
    isRefusing = false;
    await flows.recover('eraseDevice');
    expect(state.errorPage?.title).toBe('Seus dados foram apagados deste aparelho');
  },
);

test('[11.4] a value typed just before the erasure is not stored after it', async () => {
  const visit = await open();
  visit.flows.editField('agencia', '4321');
  await erase(visit);
  visit.platform.leavePage();
  await passDraftDelay(visit);
  expect(await visit.platform.secureStorage.read(`drafts:${visit.hash}`)).toBeUndefined();
  expect(await visit.platform.secureStorage.read('drafts:')).toBeUndefined();
});

test('[11.4] other tabs of the browser lose what they hold in memory as well', async () => {
  const channels = new Set<{ onmessage: ((event: MessageEvent) => void) | null }>();
  const openChannel = (name: string) => {
    const newChannel = {
      onmessage: null as ((event: MessageEvent) => void) | null,
      postMessage(data: unknown) {
        for (const other of channels) if (other !== newChannel) other.onmessage?.({ data } as MessageEvent);
      },
      close: () => void channels.delete(newChannel),
    };
    if (name === 'device') channels.add(newChannel);
    return newChannel;
  };
  const ignoreListener = () => () => undefined;
  const tabsOf = (tab: string) =>
    createTabs({
      clock: createManualClock(),
      visibility: { onLeaving: ignoreListener, onRestored: ignoreListener },
      tab,
      channel: openChannel,
    });
  const secureStorage = createMemorySecureStorage();
  const cookies = createCookies(createMemoryJar(), { isSecure: true, isEmbedded: false });
  const firstTab = await open({ platform: { tabs: tabsOf('one'), secureStorage, cookies } });
  const secondTab = await open({
    platform: { tabs: tabsOf('other'), secureStorage, cookies },
    engine: firstTab.engine,
  });
  await erase(firstTab);
  await until(() => secondTab.state.errorPage?.title === 'Seus dados foram apagados deste aparelho');
  expect(secondTab.state.proposal).toBeUndefined();
  expect(secondTab.platform.tabMemory.read('hashId')).toBeUndefined();
});

test('[11.4] the final page removes hash id and tokens from address and cookies; the tab remembers the hash id', async () => {
  const visit = await open({ query: tokens, world: { proposal: finished } });
  const { cookies, tabMemory, address } = visit.platform;
  expect(visit.path()).toBe('/final-page');
  expect(address.current().href).not.toContain(visit.hash);
  for (const name of ['agx_hash', 'cookiesProposalId', 'cookiesAccessToken', 'jwtToken'] as const)
    expect(cookies.read(name), name).toBeUndefined();
  expect(cookies.read('userOfficeToken'), 'the office token is the typist’s').toBe('u1');
  expect(tabMemory.read('hashId')).toBe(visit.hash);
});

test('[11.4] a reload of the final page shows it again, and writes no cookie for it', async () => {
  const visit = await open({ world: { proposal: finished } });
  const nextVisit = setUpFlows({
    engine: visit.engine,
    path: '/final-page',
    query: { agx_hash: '' },
    platform: { cookies: visit.platform.cookies, tabMemory: visit.platform.tabMemory },
  });
  stages.push(nextVisit);
  const opening = nextVisit.open();
  expect(nextVisit.platform.cookies.read('agx_hash')).toBeUndefined();
  await opening;
  expect(nextVisit.path()).toBe('/final-page');
  expect(nextVisit.platform.cookies.read('agx_hash')).toBeUndefined();
});

test('[11.4] the final page leaves the cookies of a proposal that another tab has opened meanwhile', async () => {
  const visit = await open({ world: { proposal: { ...finished, currentStep: 'termos' } } });
  const { cookies } = visit.platform;
  cookies.write('agx_hash', 'of-another-tab');
  visit.engine.breakNext('updateStep', {
    kind: 'reply',
    status: 200,
    body: {
      data: {
        currentStep: 'finalizado',
        situation: 'finished',
        selfContract: {},
        stepStatus: 'finished',
      },
      message: '',
    },
  });
  visit.flows.editField('aceiteDosTermos', true);
  await visit.flows.submit();
  await until(() => visit.state.place.kind === 'finalPage');
  expect(cookies.read('agx_hash')).toBe('of-another-tab');
});

test('[11.4] an old history entry no longer shows the hash id of a finished proposal', async () => {
  const visit = await open({ world: { proposal: finished } });
  visit.platform.address.push(`/termos?agx_hash=${visit.hash}`);
  await waitForPendingWork();
  expect(visit.platform.address.current().href).not.toContain(visit.hash);
  expect(visit.path()).toBe('/final-page');
});
