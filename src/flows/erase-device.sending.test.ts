import { expect, onTestFinished, test } from 'vitest';
import type { Api } from '#api/api.ts';
import { marina } from '#scenarios/cast/personas.ts';
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
