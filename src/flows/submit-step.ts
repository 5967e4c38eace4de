import { afterAnswer } from '#journey/after-submit.ts';
import { currentSlugOf, stepBySlug } from '#journey/current-step.ts';
import { noOfferPage } from '#journey/errors/no-offer.ts';
import type { WireValue } from '#journey/fields/field-kind.ts';
import { payloadOf } from '#journey/form/payload.ts';
import type { Failure } from '#journey/model/failure.ts';
import { go, type Next, stay } from '#journey/model/next.ts';
import type { Proposal, StepOutcome } from '#journey/model/proposal.ts';
import type { Step } from '#journey/model/step.ts';
import { fail, type Result, succeed } from '#shared/result.ts';
import { ownValue } from '#shared/safety/keys.ts';
import { acceptOutcome } from './accept-outcome.ts';
import { type ChosenOffer, chosenOffer } from './chosen-offer.ts';
import type { Context } from './context.ts';
import { dropDraft, keepDraft, saveDrafts } from './drafts.ts';
import { filesOfForm, type SentFile } from './files-to-send.ts';
import { findErrors, isComplete } from './find-errors.ts';
import { reportFailure } from './report-failure.ts';

/** No answer came, or one that nobody can read: the write may have arrived all the same (11.2). */
const isUnknownOutcome = (failure: Failure): boolean =>
  failure.kind === 'network' ||
  failure.kind === 'timeout' ||
  failure.kind === 'malformed' ||
  (failure.kind === 'service' && [502, 503, 504].includes(failure.status));

/**
 * Submits the step in view (4.15): checks what stands in it, then creates or updates.
 * One write at a time; geolocation starts at the press and never holds the write up longer than 10 s (4.17).
 */
export async function submitStep(context: Context): Promise<Next> {
  const { state } = context;
  if (state.form.submitting) return stay;
  if (findErrors(context)) return stay;
  return write(context, false);
}

/** A choice with `submit` sends the step, but only one that is complete: who has not come to the other fields yet is not scolded (assumption 3.23). */
export const submitChoice = async (context: Context): Promise<Next> =>
  isComplete(context) ? submitStep(context) : stay;

/** Sends again what could not be sent, after asking whether it arrived (11.2). */
export async function resubmitStep(context: Context): Promise<Next> {
  if (context.state.form.submitting) return stay;
  return write(context, true);
}

async function write(context: Context, mayHaveArrived: boolean): Promise<Next> {
  const { state } = context;
  const press = pressOf(context);
  if (!press) return stay;
  const { hashId } = press;
  state.form.submitting = true;
  state.form.notice = '';
  // The step says it all: what single values would have told beside it is called off (11.1).
  for (const [name, question] of context.lookups) if (name.startsWith('update ')) question.abort();
  keepDraft(context);
  void saveDrafts(context);
  try {
    const next = await carriedOut(context, press, mayHaveArrived);
    return state.hashId === hashId ? next : stay;
  } finally {
    // Another hash began anew in the meantime: this write says nothing about its forms.
    if (state.hashId === hashId) state.form.submitting = false;
  }
}

/** What was submitted, and under which hash. */
interface Press {
  step: Step;
  hashId: string;
  data: Readonly<Record<string, WireValue>>;
  files: readonly SentFile[];
  /** The option of a vehicle financing, which a call of its own carries (7.30). */
  financing: ChosenOffer['financing'];
}

/** What stands in the form, or is chosen in the simulation, at the press, whatever is typed or opened while it is sent. */
function pressOf(context: Context): Press | undefined {
  const { state } = context;
  const { hashId } = state;
  const session = context.form.current();
  if (!session) {
    const chosen = chosenOffer(state);
    return chosen && { ...chosen, hashId, files: [] };
  }
  const step = state.config && stepBySlug(state.config, state.form.slug);
  if (!step) return undefined;
  const data = payloadOf(step, session.view, session.values);
  return { step, hashId, data, files: filesOfForm(context, session), financing: undefined };
}

async function carriedOut(context: Context, press: Press, mayHaveArrived: boolean): Promise<Next> {
  if (mayHaveArrived) {
    const asked = await askWhetherArrived(context, press);
    // As long as nobody knows whether the write arrived, it is not sent again.
    if (!asked.ok) return reportFailure(context, asked.problem, 'submit');
    if (asked.value) return afterWrite(context, press, asked.value);
  }
  const answer = await send(context, press);
  if (answer.ok) return afterWrite(context, press, answer.value);
  const asked = isUnknownOutcome(answer.problem) ? await askWhetherArrived(context, press) : undefined;
  if (asked?.ok && asked.value) return afterWrite(context, press, asked.value);
  return context.state.hashId === press.hashId ? reportFailure(context, answer.problem, 'submit') : stay;
}

async function send(context: Context, press: Press): Promise<Result<StepOutcome, Failure>> {
  const { step, data, files, financing } = press;
  const { api, platform, state } = context;
  if (financing) return api.financeCdc({ ...financing, hashId: press.hashId, known: state.proposal });
  const coordinates = await platform.geolocation.locate();
  const written = {
    hashId: state.hashId,
    slug: step.slug,
    order: step.order,
    metaProductBankId: step.metaProductBankId || (state.config?.metaProductBank.id ?? ''),
    data,
    deviceTracking: platform.device.tracking(coordinates),
    known: state.proposal,
  };
  if (state.proposal && state.proposal.id !== '') {
    return files.length > 0 ? sendFiles(context, { ...written, files }) : api.updateStep(written);
  }
  const created = await api.createProposal({
    ...written,
    deviceIp: state.deviceIp ?? '',
    jwtToken: state.entry.jwtToken || (state.config?.jwtToken ?? ''),
  });
  if (created.ok && created.value.proposal.id === '' && created.value.result !== 'noOffer') {
    return fail({ kind: 'journey', problem: 'creationFailed', detail: 'the answer has no id' });
  }
  if (!created.ok || files.length === 0 || created.value.result === 'noOffer') return created;
  // Only a step of an existing proposal takes files (7.10): those of the first follow its creation (assumption 7.10).
  state.proposal = created.value.proposal;
  return sendFiles(context, { ...written, files, known: created.value.proposal });
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

/** Whether the service holds exactly these values of a step. */
const holdsAll = (proposal: Proposal, { step, data }: Press): boolean =>
  Object.entries(data).every(
    ([key, value]) =>
      JSON.stringify(ownValue(proposal.answers[step.slug] ?? {}, key)) === JSON.stringify(value),
  );

/**
 * Asks the service whether a write of unknown outcome arrived: it did when the proposal now exists or has left the step;
 * a step that was only looked at again moves nothing, there the values tell. `undefined`: it did not.
 */
async function askWhetherArrived(
  { api, state }: Context,
  press: Press,
): Promise<Result<StepOutcome | undefined, Failure>> {
  const system = await api.getSystem(press.hashId, state.entry.userOfficeToken);
  if (!system.ok) return system;
  const { proposal, waitsForCompletion } = system.value;
  if (!proposal) return succeed(undefined);
  const outcome = succeed({
    proposal,
    stepStatus: undefined,
    result: 'form',
    waitsForCompletion,
    message: '',
  } satisfies StepOutcome);
  const before = state.proposal;
  if (!before || before.id === '' || waitsForCompletion) return outcome;
  if (currentSlugOf(proposal) !== currentSlugOf(before)) return outcome;
  const isRevisited = press.step.slug !== currentSlugOf(before);
  return isRevisited && holdsAll(proposal, press) ? outcome : succeed(undefined);
}

async function afterWrite(
  context: Context,
  { step, hashId, files }: Press,
  outcome: StepOutcome,
): Promise<Next> {
  const { state } = context;
  if (state.hashId !== hashId) return stay;
  context.platform.images.forget(files.map(({ id }) => id));
  acceptOutcome(context, step.slug, outcome);
  state.percentage[step.slug] = 1;
  await dropDraft(context, step.slug);
  if (outcome.result === 'noOffer') return noOfferPage;
  return state.config ? go(afterAnswer(state.config, outcome.proposal, outcome.waitsForCompletion)) : stay;
}
