import { afterEach, expect, test } from 'vitest';
import { type Channel, createTabs } from '#platform/tabs.ts';
import { atAddressStep, atBankStep } from '#tests/flows/at-address-step.ts';
import {
  type FlowStage,
  passDraftDelay,
  setUpFlows,
  until,
  waitForPendingWork,
} from '#tests/flows/flow-stage.ts';
import { createGate } from '#tests/support/create-gate.ts';
import { createManualClock, createMemorySecureStorage } from '#tests/support/memory-platform.ts';
import type { SentFiles } from './sent-files.ts';

const stages: FlowStage[] = [];
afterEach(() => {
  for (const stage of stages.splice(0)) stage.close();
});

const TITLE = 'Esta proposta está aberta em outra aba';

/** One browser: a message on a channel reaches the other tabs on the channel of that name. */
function createBrowser() {
  const clock = createManualClock();
  const openChannels = new Map<string, Set<Channel>>();
  const secureStorage = createMemorySecureStorage();
  /** The messages to a suspended tab. */
  let waiting: (() => void)[] | undefined;
  let suspendedChannel: Channel | undefined;
  const deliver = (channel: Channel, data: unknown) => {
    // The code under test reads no `this`.
    const receive = () => void channel.onmessage?.call(channel as never, { data } as MessageEvent);
    if (channel === suspendedChannel) waiting?.push(receive);
    else receive();
  };
  const openChannel = (name: string): Channel => {
    const channelsOfName = openChannels.get(name) ?? new Set<Channel>();
    openChannels.set(name, channelsOfName);
    const ownChannel: Channel = {
      onmessage: null,
      postMessage(data) {
        for (const channel of channelsOfName)
          if (channel !== ownChannel) queueMicrotask(() => deliver(channel, data));
      },
      close: () => void channelsOfName.delete(ownChannel),
    };
    channelsOfName.add(ownChannel);
    return ownChannel;
  };
  const ignoreListener = () => () => undefined;
  return {
    secureStorage,
    /** Passes the time after which a tab that has left counts as closed and not as reloaded. */
    async passReloadTime() {
      await waitForPendingWork();
      await clock.advance(5_000);
    },
    /** The first tab stands still for 20 s, while `work` is done in another. */
    async suspendFirst(hash: string, work: () => Promise<void>) {
      suspendedChannel = [...(openChannels.get(`proposal:${hash}`) ?? [])][0];
      waiting = [];
      await work();
      await clock.advance(20_000);
      suspendedChannel = undefined;
      for (const receive of waiting) receive();
    },
    tabsOf: (tab: string) =>
      createTabs({
        clock,
        visibility: { onLeaving: ignoreListener, onRestored: ignoreListener },
        tab,
        channel: openChannel,
      }),
  };
}

async function openTwoTabs(sentFiles?: SentFiles) {
  const browser = createBrowser();
  const first = setUpFlows({
    world: atAddressStep,
    platform: { tabs: browser.tabsOf('first'), secureStorage: browser.secureStorage },
  });
  stages.push(first);
  if (sentFiles) await browser.secureStorage.write(`unproven-files:${first.hash}`, sentFiles);
  await first.open();
  await waitForPendingWork();
  first.flows.editField('numero', '77');
  const second = setUpFlows({
    engine: first.engine,
    platform: { tabs: browser.tabsOf('second'), secureStorage: browser.secureStorage },
  });
  stages.push(second);
  await second.open();
  await until(() => second.state.errorPage !== undefined, 'the second tab shows the notice');
  return { browser, first, second };
}

test('[11.7a] the second tab on a proposal shows the notice; the first continues as before', async () => {
  const { first, second } = await openTwoTabs();
  expect(second.state.errorPage?.title).toBe(TITLE);
  expect(second.state.errorPage?.action?.label).toBe('Continuar nesta aba');
  expect(first.state.errorPage).toBeUndefined();
  expect(first.state.form.fields.numero?.value).toBe('77');
});

test('[11.7a] the second tab takes over with the values typed in the first; the first shows the notice and stops writing', async () => {
  const { first, second } = await openTwoTabs();
  await second.flows.recover('reopen');
  await until(() => first.state.errorPage !== undefined, 'the first tab shows the notice');
  expect(second.state.errorPage).toBeUndefined();
  expect(second.state.form.fields.numero?.value).toBe('77');
  await first.flows.submit();
  await waitForPendingWork();
  expect(first.sent('updateStep')).toEqual([]);
  expect(first.state.errorPage?.title).toBe(TITLE);
});

test('[11.7] [11.3] an answer that reaches the first tab after the takeover does not erase what was typed in the second', async () => {
  const browser = createBrowser();
  const answer = createGate();
  const first = setUpFlows({
    world: atBankStep,
    path: '/dados-pessoais',
    platform: { tabs: browser.tabsOf('first'), secureStorage: browser.secureStorage },
    wrap: api => ({ ...api, updateStep: answer.hold(api.updateStep) }),
  });
  stages.push(first);
  await first.open();
  first.flows.editField('email', 'nova@exemplo.com.br');
  const submission = first.flows.submit();
  await until(() => first.sent('updateStep').length === 1);
  const second = setUpFlows({
    engine: first.engine,
    platform: { tabs: browser.tabsOf('second'), secureStorage: browser.secureStorage },
  });
  stages.push(second);
  await second.open();
  await until(() => second.state.errorPage !== undefined);
  await second.flows.recover('reopen');
  await until(() => second.state.form.slug === 'dados-bancarios');
  second.flows.editField('agencia', '4321');
  await passDraftDelay(second);
  answer.open();
  await submission;
  await waitForPendingWork();
  const stored = await browser.secureStorage.read(`drafts:${second.state.hashId}`);
  expect(stored).toMatchObject({ steps: { 'dados-bancarios': { values: { agencia: '4321' } } } });
});

test('[11.7] [11.3] [11.1] a tab that was suspended leaves the proposal to the tab in which the visitor has worked meanwhile', async () => {
  const browser = createBrowser();
  const first = setUpFlows({
    world: atAddressStep,
    platform: { tabs: browser.tabsOf('first'), secureStorage: browser.secureStorage },
  });
  stages.push(first);
  await first.open();
  first.flows.editField('numero', '77');
  await passDraftDelay(first);
  const second = setUpFlows({
    engine: first.engine,
    platform: { tabs: browser.tabsOf('second'), secureStorage: browser.secureStorage },
  });
  stages.push(second);
  await browser.suspendFirst(first.hash, async () => {
    await second.open();
    await until(() => second.state.form.fields.numero?.value === '77');
    second.flows.editField('numero', '99');
    await passDraftDelay(second);
  });
  await until(() => first.state.errorPage !== undefined, 'the first tab shows the notice');
  expect(first.state.errorPage?.title).toBe(TITLE);
  expect(second.state.errorPage).toBeUndefined();
  await first.flows.recover('reopen');
  expect(first.state.form.fields.numero?.value).toBe('99');
});

test('[11.7] the first tab takes over again, with the values typed in the second', async () => {
  const { first, second } = await openTwoTabs();
  await second.flows.recover('reopen');
  await until(() => first.state.errorPage !== undefined);
  second.flows.editField('numero', '99');
  await waitForPendingWork();
  await first.flows.recover('reopen');
  await until(() => second.state.errorPage !== undefined, 'the second tab shows the notice again');
  expect(first.state.form.fields.numero?.value).toBe('99');
});

test('[11.7] [7.10] a tab that takes over does not hold the visitor at the first step for files that another tab has settled', async () => {
  const { first, second } = await openTwoTabs({
    slug: 'dados-pessoais',
    data: {},
    files: [{ id: 'arquivo-0-1', fieldKey: 'comprovante', name: 'rg.png', size: 1 }],
    proposalId: '',
    currentSlug: '',
    waitedForCompletion: false,
    listed: {},
    draftOf: '',
    isRefused: true,
  });
  expect(first.path()).toBe('/dados-pessoais');
  await second.flows.recover('reopen');
  await until(() => second.state.form.slug === 'dados-pessoais');
  await second.flows.submit();
  expect(second.path()).toBe('/endereco');
  await first.flows.recover('reopen');
  await until(() => first.state.form.slug !== '');
  await first.flows.goToCurrentStep();
  expect(first.path()).toBe('/endereco');
});

test('[11.7] when the active tab is closed, the waiting tab opens the proposal by itself', async () => {
  const { browser, first, second } = await openTwoTabs();
  first.flows.dispose();
  await browser.passReloadTime();
  await until(() => second.state.errorPage === undefined, 'the second tab has opened the proposal');
  await until(() => second.state.form.fields.numero !== undefined);
  expect(second.state.form.fields.numero?.value).toBe('77');
});

test.each(['takes over', 'is freed'])(
  '[2.15] [11.7] a tab that %s shows the earlier form that the visitor was correcting in it',
  async how => {
    const { browser, first, second } = await openTwoTabs();
    await first.flows.goBack();
    expect(first.path()).toBe('/dados-pessoais');
    await second.flows.recover('reopen');
    await until(() => first.state.errorPage !== undefined);
    if (how === 'takes over') await first.flows.recover('reopen');
    else second.flows.dispose();
    await browser.passReloadTime();
    await until(() => first.state.errorPage === undefined && first.state.place.kind === 'step');
    expect(first.path()).toBe('/dados-pessoais');
  },
);

test('[11.4] when the active tab erases the device, the waiting tab shows that the data are erased', async () => {
  const { first, second } = await openTwoTabs();
  const erasure = first.flows.askErasure();
  await until(() => first.state.dialog.isOpen);
  first.flows.answerDialog(first.state.dialog.id, 'ok');
  await erasure;
  await waitForPendingWork();
  expect(second.state.errorPage?.title).toBe('Seus dados foram apagados deste aparelho');
});

test('[11.7b] tabs with different hashes do not affect each other', async () => {
  const { browser, first } = await openTwoTabs();
  const other = await first.api.newHash({ hashId: first.hash, deviceIp: '', idempotencyKey: 'k-1' });
  if (!other.ok) throw new Error('no other hash');
  const third = setUpFlows({
    engine: first.engine,
    query: { agx_hash: other.value },
    platform: { tabs: browser.tabsOf('third'), secureStorage: browser.secureStorage },
  });
  stages.push(third);
  await third.open();
  await waitForPendingWork();
  expect(third.state.errorPage).toBeUndefined();
  expect(third.state.place).toEqual({ kind: 'step', slug: 'dados-pessoais' });
});
