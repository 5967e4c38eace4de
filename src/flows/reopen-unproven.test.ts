import { expect, test } from 'vitest';
import { buildField } from '#journey/form/build-field.ts';
import { stay } from '#journey/model/next-action.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { stepWith } from '#journey/testing/step-with.ts';
import { createContextWithoutService } from '#tests/flows/context-without-service.ts';
import { proposalAt } from '#tests/flows/proposal-at.ts';
import { createUnprovenNotice, reopenUnproven } from './reopen-unproven.ts';

const photoStep = stepWith({
  slug: 'documentos',
  fields: [buildField({ key: 'foto', component: 'imageCapture' })],
});

/** The step whose file, `a-1`, an earlier visit has sent. */
function openStepOfFiles() {
  const { context, state } = createContextWithoutService();
  state.config = configurationWith({ steps: [photoStep] });
  state.proposal = proposalAt('documentos');
  context.unprovenFiles.sent = {
    slug: 'documentos',
    data: {},
    files: [{ id: 'a-1', fieldKey: 'foto', name: 'rg.jpg', size: 7 }],
    proposalId: state.proposal.id,
    currentSlug: 'documentos',
    waitedForCompletion: false,
    listed: { foto: [] },
    draftOf: '',
  };
  return { context, state };
}

test('[16.4] only files of an earlier visit are unproven: a running upload of this visit reports its own outcome', async () => {
  const { context, state } = openStepOfFiles();
  context.form.open(photoStep);
  state.form.isSubmitting = true;
  expect(await reopenUnproven(context, stay)).toEqual(stay);
  expect(createUnprovenNotice(context)).toEqual(stay);
  state.form.isSubmitting = false;
  expect(await reopenUnproven(context, stay)).toEqual({
    kind: 'go',
    to: { kind: 'step', slug: 'documentos' },
  });
  expect(createUnprovenNotice(context)).toMatchObject({ kind: 'fieldErrors' });
});

test('[16.4] [15.8] a file whose bytes the device has lost must be attached again, although its field still names it', async () => {
  const { context } = openStepOfFiles();
  context.form.open(photoStep);
  context.change({ foto: [{ id: 'a-1', name: 'rg.jpg' }] });
  expect(createUnprovenNotice(context)).toMatchObject({
    message: expect.stringMatching(/Anexe-o de novo e envie outra vez\.$/),
  });
});
