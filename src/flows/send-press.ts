import { borrowedAnswers } from '#journey/answers.ts';
import type { Failure } from '#journey/model/failure.ts';
import type { StepOutcome } from '#journey/model/proposal.ts';
import { fail, type Result } from '#shared/result.ts';
import { takeHash } from './accept-outcome.ts';
import type { Context } from './context.ts';
import { presentHash } from './hash-id.ts';
import type { Press } from './press.ts';

/** True while the proposal has no identifier yet: it is created (4.15). */
export const isCreation = ({ state }: Pick<Context, 'state'>, { financing }: Press): boolean =>
  !financing && (!state.proposal || state.proposal.id === '');

/** Creates the proposal or updates its step, with the files of the step (4.15, 7.9, 7.10). */
export async function send(context: Context, press: Press): Promise<Result<StepOutcome, Failure>> {
  const { step, data, files, financing, finished } = press;
  const { api, platform, state } = context;
  if (financing)
    return api.financeCdc({
      ...financing,
      hashId: presentHash(context, press.hashId),
      known: state.proposal,
    });
  const written = {
    hashId: presentHash(context, press.hashId),
    slug: step.slug,
    order: step.order,
    metaProductBankId: step.metaProductBankId || (state.config?.metaProductBank.id ?? ''),
    data,
    borrowed: borrowedAnswers(step, data),
    deviceTracking: platform.device.tracking(await press.coordinates),
    known: state.proposal,
    finished,
  };
  if (!isCreation(context, press)) {
    return files.length > 0 ? sendFiles(context, { ...written, files }) : api.updateStep(written);
  }
  const created = await api.createProposal({
    ...written,
    deviceIp: state.deviceIp ?? '',
    jwtToken: state.entry.jwtToken || (state.config?.jwtToken ?? ''),
  });
  if (!created.ok || created.value.result === 'noOffer') return created;
  const { proposal, feature } = created.value;
  if (proposal.id === '') {
    // What comes next instead may do without a proposal (3.20, 8.12).
    if (feature !== undefined) return created;
    return fail({ kind: 'journey', problem: 'creationFailed', detail: 'the answer has no id' });
  }
  if (files.length === 0) return created;
  // Only a step of an existing proposal takes files (7.10): those of the first follow its creation (assumption 7.10).
  state.proposal = proposal;
  takeHash(context, proposal.hashId);
  return sendFiles(context, {
    ...written,
    hashId: presentHash(context, press.hashId),
    files,
    known: proposal,
  });
}

/** Sends a step with its files, telling how far it has got. The visitor may call it off while bytes are still going out. */
async function sendFiles(
  { api, state, upload }: Context,
  written: Parameters<Context['api']['uploadStep']>[0],
): Promise<Result<StepOutcome, Failure>> {
  const { form } = state;
  upload.controller = new AbortController();
  form.uploading = { at: 1, of: written.files.length, percent: 0 };
  try {
    return await api.uploadStep({
      ...written,
      signal: upload.controller.signal,
      onProgress: progress => {
        form.uploading = progress;
      },
    });
  } finally {
    form.uploading = undefined;
    upload.controller = undefined;
  }
}
