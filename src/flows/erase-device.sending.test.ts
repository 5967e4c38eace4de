import { expect, onTestFinished, test } from 'vitest';
import type { Api } from '#api/api.ts';
import { marina } from '#scenarios/cast/personas.ts';
import { atBankStep } from '#tests/flows/at-address-step.ts';
import { erase } from '#tests/flows/erase.ts';
import { setUpFlows, typePersonalData, until, waitForPendingWork } from '#tests/flows/flow-stage.ts';
import { attach, setUpUpload, withPhotoField } from '#tests/flows/set-up-upload.ts';
import { createGate } from '#tests/support/create-gate.ts';
import { createMemorySecureStorage } from '#tests/support/memory-platform.ts';

test('[11.4] a write that waits for the position is neither sent nor stored after the device was erased', async () => {
  const position = createGate();
  const secureStorage = createMemorySecureStorage();
  const visit = setUpFlows({
    platform: { secureStorage, geolocation: { locate: () => position.opened.then(() => ({})) } },
  });
  onTestFinished(() => visit.close());
  await visit.open();
  typePersonalData(visit.flows);
  const submission = visit.flows.submit();
  await until(() => visit.state.form.isSending && visit.sent('getMultiProposal').length > 0);
  await waitForPendingWork();
  await erase(visit);
  position.open();
  await submission;
  await waitForPendingWork();
  expect(JSON.stringify(await secureStorage.read(`writes:${visit.hash}`)) ?? '').not.toContain(marina.name);
  expect(visit.sent('createProposal')).toEqual([]);
});

test('[11.4] the photo of the first step is not sent, and its proposal is forgotten, if the device is erased while the service creates it', async () => {
  const answer = createGate();
  const uploads: unknown[] = [];
  const visit = setUpUpload({
    wrap: original => {
      const api: Api = withPhotoField('dados-pessoais')(original);
      return {
        ...api,
        createProposal: answer.hold(api.createProposal),
        uploadStep: request => {
          uploads.push(request);
          return api.uploadStep(request);
        },
      };
    },
  });
  await visit.open();
  typePersonalData(visit.flows);
  await attach(visit, 'rg.png');
  const submission = visit.flows.submit();
  await until(() => visit.sent('createProposal').length === 1);
  await erase(visit);
  answer.open();
  await submission;
  await waitForPendingWork();
  expect(uploads).toEqual([]);
  expect(visit.state.proposal).toBeUndefined();
});

test.each(['restart', 'redoWithOtherCpf'] as const)(
  '[11.4] [8.34] a new hash id that arrives after the device was erased (%s) opens nothing and stores nothing',
  async recovery => {
    const answer = createGate();
    const secureStorage = createMemorySecureStorage();
    const visit = setUpFlows({
      platform: { secureStorage },
      world: atBankStep,
      wrap: api => ({ ...api, newHash: answer.hold(api.newHash) }),
    });
    onTestFinished(() => visit.close());
    await visit.open();
    const restarting = visit.flows.recover(recovery);
    await until(() => visit.sent('newHash').length === 1);
    await erase(visit);
    answer.open();
    await restarting;
    await waitForPendingWork();
    const { platform, state } = visit;
    expect(state.errorPage?.title).toBe('Seus dados foram apagados deste aparelho');
    expect(state).toMatchObject({ hashId: '', drafts: {} });
    expect(platform.cookies.read('agx_hash')).toBeUndefined();
    expect(await secureStorage.read('drafts:')).toBeUndefined();
  },
);

test('[11.4] a restart that fails after the device was erased asks nothing', async () => {
  const answer = createGate();
  const visit = setUpFlows({
    world: atBankStep,
    plan: { newHash: { kind: 'reply', status: 400, body: { code: 400, message: 'Produto suspenso.' } } },
    wrap: api => ({ ...api, newHash: answer.hold(api.newHash) }),
  });
  onTestFinished(() => visit.close());
  await visit.open();
  void visit.flows.recover('restart');
  await until(() => visit.sent('newHash').length === 1);
  await erase(visit);
  answer.open();
  await waitForPendingWork();
  expect(visit.state.dialog.isOpen).toBe(false);
  expect(visit.state.errorPage?.title).toBe('Seus dados foram apagados deste aparelho');
});

test('[11.4] another hash id does not open if the device is erased while the old drafts are being removed', async () => {
  const removal = createGate();
  const secureStorage = createMemorySecureStorage();
  let removals = 0;
  let isHeld = false;
  const visit = setUpFlows({
    platform: {
      secureStorage: {
        ...secureStorage,
        async remove(name) {
          await secureStorage.remove(name);
          if (!isHeld) return;
          removals += 1;
          await removal.opened;
        },
      },
    },
    world: atBankStep,
  });
  onTestFinished(() => visit.close());
  await visit.open();
  isHeld = true;
  const restarting = visit.flows.recover('restart');
  await until(() => visit.sent('newHash').length === 1 && removals > 0 && visit.state.proposal === undefined);
  await erase(visit);
  removal.open();
  await restarting;
  await waitForPendingWork();
  expect(visit.state.errorPage?.title).toBe('Seus dados foram apagados deste aparelho');
  expect(visit.state.hashId).toBe('');
  expect(visit.platform.cookies.read('agx_hash')).toBeUndefined();
});
