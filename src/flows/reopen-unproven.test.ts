import { expect, test } from 'vitest';
import { stay } from '#journey/model/next-action.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { stepWith } from '#journey/testing/step-with.ts';
import { createContextWithoutService } from '#tests/flows/context-without-service.ts';
import { proposalAt } from '#tests/flows/proposal-at.ts';
import { reopenUnproven } from './reopen-unproven.ts';

test('[16.4] only files of an earlier visit are unproven: a running upload of this visit reports its own outcome', async () => {
  const { context, state } = createContextWithoutService();
  state.config = configurationWith({ steps: [stepWith({ slug: 'documentos' })] });
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
  state.form.isSubmitting = true;
  expect(await reopenUnproven(context, stay)).toEqual(stay);
  state.form.isSubmitting = false;
  expect(await reopenUnproven(context, stay)).toEqual({
    kind: 'go',
    to: { kind: 'step', slug: 'documentos' },
  });
});
