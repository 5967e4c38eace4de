import { expect, test } from 'vitest';
import type { Api } from '#api/api.ts';
import { atAddressStep } from '#tests/flows/at-address-step.ts';
import { typeAddress } from '#tests/flows/flow-stage.ts';
import { attach, setUpUpload, withPhotoField } from '#tests/flows/set-up-upload.ts';

const received = { name: 'frente.png', size: 10, receivedAt: '2026-11-20T12:00:00.000Z' };

/** The app's api of a service that lists the photo of the address as soon as it has it. */
function withListedPhoto(api: Api): Api {
  let isSent = false;
  const listing = withPhotoField('endereco')(api);
  return {
    ...listing,
    uploadStep: request => {
      isSent = true;
      return listing.uploadStep(request);
    },
    getSystem: async (...parameters) => {
      const answer = await listing.getSystem(...parameters);
      if (answer.ok && answer.value.proposal && isSent)
        answer.value.proposal.answers = { endereco: { comprovante: [received] } };
      return answer;
    },
  };
}

test('[4.11d] [7.10] if a step with files stays at its form, the visitor reads why, although the service lists the files', async () => {
  const stage = setUpUpload({
    world: atAddressStep,
    plan: {
      updateStep: {
        kind: 'offContract',
        reason: 'the service takes the photo, but cannot read it',
        status: 200,
        body: {
          data: { situation: 'emAndamento', currentStep: 'endereco', selfContract: {} },
          message: 'A foto está escura. Envie outra.',
        },
      },
    },
    wrap: withListedPhoto,
  });
  await stage.open();
  await typeAddress(stage);
  await attach(stage, 'frente.png');
  await stage.flows.submit();
  expect(stage.path()).toBe('/endereco');
  expect(stage.state.toasts.map(({ title }) => title)).toEqual(['A foto está escura. Envie outra.']);
});
