import { textUnderField } from '#journey/errors/invalid-fields.ts';
import { noOfferPage } from '#journey/errors/no-offer.ts';
import type { WireValue } from '#journey/fields/field-kind.ts';
import { fieldKinds } from '#journey/fields/index.ts';
import { viewAt } from '#journey/form/field-view.ts';
import { isSameValue } from '#journey/form/is-same-value.ts';
import { payloadOf } from '#journey/form/payload.ts';
import { fieldsOf } from '#journey/form/step-fields.ts';
import { validateField } from '#journey/form/validate.ts';
import { valueAt } from '#journey/form/values.ts';
import { metaProductBankIdOf } from '#journey/meta-product-bank-id-of.ts';
import type { Failure } from '#journey/model/failure.ts';
import { isCreated, type Proposal, type StepOutcome, type StepValues } from '#journey/model/proposal.ts';
import type { Step } from '#journey/model/step.ts';
import { type Coordinates, UNKNOWN_POSITION } from '#platform/geolocation.ts';
import type { Result } from '#shared/result.ts';
import { createSafeRecord, ownValueOf } from '#shared/safety/safe-record.ts';
import { withTimeLimit } from '#shared/with-time-limit.ts';
import type { FormSession } from '#state/form-state.ts';
import { acceptHashId } from './accept-outcome.ts';
import type { Context } from './context.ts';
import { showError } from './forms.ts';
import { handleFailure, withFieldLabels } from './handle-failure.ts';
import { isOpenHere, knownProposalOf } from './hash-id.ts';
import { replaceLookup } from './replace-lookup.ts';
import { refreshForm } from './run-consequences.ts';
import { storeAccessToken } from './store-access-token.ts';
import { writeAfterPause } from './write-after-pause.ts';

/** The next write waits this long for the answer to a value that it replaces. Milliseconds. */
const REPLACED_LIMIT = 5000;

/** A single value waits this long for the position, because other fields wait for its answer. Milliseconds. */
const POSITION_LIMIT = 2000;

/** The values that are being sent or have arrived, by the proposal that the app knows, then by step and field. */
const sentValues = new WeakMap<Proposal, Map<string, string>>();

/** The proposal of the last answer to a single value, by the proposal that the app knows. */
const latestProposals = new WeakMap<Proposal, Proposal>();

/**
 * Sends the changed value of a field with `shouldUpdate` (assumption 3.23); the service answers with the updated step.
 * Values that the answer changes fill the fields that the visitor has not edited, and the visitor stays at the step. A
 * refusal appears at the field (8.22). Nothing is sent twice (16.3), before there is a proposal, while a value is
 * invalid, or during a submission. A value waits for the end of a pause (Retry-After, 4.28) and for the write of a
 * button, and is not sent if the visitor leaves the step meanwhile (11.1). One that is under way may reach the service
 * although it is aborted, so its request goes on for a while (`REPLACED_LIMIT`), and what replaces it waits for its
 * answer.
 */
export async function updateField(context: Context, key: string): Promise<void> {
  const { platform, state, form } = context;
  const session = form.current();
  const field = session && fieldsOf(session.step).byKey(key);
  const knownProposal = state.proposal;
  if (!session || !field || !isCreated(knownProposal) || state.form.isSubmitting) return;
  const { step, view, values } = session;
  const value = valueAt(values, key) ?? null;
  const error = validateField(field, viewAt(view, key), value, { now: platform.clock.now() });
  const wireValue = ownValueOf(payloadOf(step, view, values), key);
  const sent = sentValues.get(knownProposal) ?? new Map<string, string>();
  const name = `${step.slug} ${key}`;
  const valueText = JSON.stringify(wireValue);
  if (sent.get(name) === valueText) return settle(context, session, key);
  const signal = replaceLookup(context, `update ${key}`);
  if (error !== undefined || wireValue === undefined) return;
  sentValues.set(knownProposal, sent.set(name, valueText));
  const forgetSentValue = (): void => {
    if (sent.get(name) === valueText) sent.delete(name);
  };
  const coordinates = await locateUnasked(context);
  const send = async (): Promise<void> => {
    if (signal.aborted) return forgetSentValue();
    const data = createSafeRecord([[key, wireValue]]);
    const answer = await sendValue(context, step, { data, coordinates, last: knownProposal }, signal);
    if (!answer.ok) forgetSentValue();
    if (signal.aborted) return;
    if (answer.ok) acceptAnswer(context, session, knownProposal, answer.value);
    else reportFailure(context, session, key, answer.problem);
    settle(context, session, key);
  };
  if (!(await writeAfterPause(context, 'updateStep', signal, send))) forgetSentValue();
}

interface SingleValue {
  data: Record<string, WireValue>;
  coordinates: Coordinates;
  last: Proposal;
}

/** Sends the value, and takes over the names in the answer. */
async function sendValue(
  context: Context,
  step: Step,
  { data, coordinates, last }: SingleValue,
  signal: AbortSignal,
): Promise<Result<StepOutcome, Failure>> {
  const { api, platform, state } = context;
  const { hashId } = state;
  const answer = await api.updateStep(
    {
      hashId,
      slug: step.slug,
      order: step.order,
      metaProductBankId: metaProductBankIdOf(step, state.config),
      data,
      deviceTracking: platform.device.collectTracking(coordinates),
      last,
      knownProposal: knownProposalOf(context),
      partial: true,
      idempotencyKey: platform.createIdempotencyKey(),
    },
    abortedLater(context, signal),
  );
  if (answer.ok && isOpenHere(context, hashId)) {
    // Also when a submission has waited only for the end of this write: it needs the new names.
    acceptHashId(context, answer.value.proposal.hashId);
    storeAccessToken(context, answer.value.proposal.accessToken);
  }
  return answer;
}

/** Fields need not wait for one that the answer has left empty (4.32). */
function settle(context: Context, { step, settled }: FormSession, key: string): void {
  settled.add(key);
  if (context.form.current()?.step === step) refreshForm(context);
}

/**
 * The position of the visitor (4.17), if the browser gives it without a question. No press precedes the write of a
 * single value, and the question would cover the form in which the visitor is typing.
 */
function locateUnasked({ platform }: Context): Promise<Coordinates> {
  const position = platform
    .isLocationGranted()
    .then(isGranted => (isGranted ? platform.geolocation.locate() : UNKNOWN_POSITION));
  return withTimeLimit(platform.clock, POSITION_LIMIT, position).catch(() => UNKNOWN_POSITION);
}

/** A signal that aborts some time after the other one. */
function abortedLater({ platform }: Context, signal: AbortSignal): AbortSignal {
  const controller = new AbortController();
  const abortLater = (): void => void platform.clock.sleep(REPLACED_LIMIT).then(() => controller.abort());
  signal.addEventListener('abort', abortLater, { once: true });
  return controller.signal;
}

/** Fills in what the answer changes. `sentForm`: the form of which the value was sent. */
function acceptAnswer(
  context: Context,
  sentForm: FormSession,
  knownProposal: Proposal,
  { proposal, result }: StepOutcome,
): void {
  if (result === 'noOffer') {
    context.dispatch(noOfferPage);
    return;
  }
  const previousProposal = latestProposals.get(knownProposal) ?? knownProposal;
  latestProposals.set(knownProposal, proposal);
  const session = context.form.current();
  if (session?.step === sentForm.step)
    context.change(changesOf(session, sentForm.values, previousProposal, proposal));
}

/**
 * Shows a failure; a refusal appears at the field, if that still has the value. `sentForm`: the form of which the value
 * was sent.
 */
function reportFailure(context: Context, sentForm: FormSession, key: string, failure: Failure): void {
  const nextAction = handleFailure(context, failure, 'lookup');
  const session = context.form.current();
  const isStillThere =
    session?.step === sentForm.step &&
    isSameValue(valueAt(session.values, key) ?? null, valueAt(sentForm.values, key) ?? null);
  if (nextAction.kind === 'stay' && isStillThere) showRefusal(context, key, failure);
  context.dispatch(nextAction);
}

/**
 * Shows at the field why the service refuses its value. The visitor may be elsewhere by now, so it is announced, too.
 */
function showRefusal(context: Context, key: string, failure: Failure): void {
  const { form } = context.state;
  const text = textUnderField(withFieldLabels(context, failure), key);
  if (text === '') return;
  showError(form, key, text);
  form.announced = text;
}

/**
 * The values that the service has changed. Fields that the visitor has edited stay, and so does what a lookup has
 * filled in meanwhile, or filled in before and the service does not know yet (11.6).
 */
function changesOf(
  { step, values, edited }: FormSession,
  valuesBefore: StepValues,
  previousProposal: Proposal,
  proposal: Proposal,
): StepValues {
  const answers = ownValueOf(proposal.answers, step.slug) ?? {};
  const previousAnswers = ownValueOf(previousProposal.answers, step.slug) ?? {};
  return createSafeRecord(
    fieldsOf(step).all.flatMap((field): [string, StepValues[string]][] => {
      const kind = fieldKinds.find(field.component);
      const answer = ownValueOf(answers, field.key);
      if (kind?.carries !== 'value' || answer === undefined || answer === null || edited.has(field.key))
        return [];
      const value = valueAt(values, field.key);
      const serviceValue = kind.fromWire(answer, field);
      const isNew = !isSameValue(serviceValue, kind.fromWire(ownValueOf(previousAnswers, field.key), field));
      return isNew && value === valueAt(valuesBefore, field.key) && !isSameValue(serviceValue, value)
        ? [[field.key, serviceValue]]
        : [];
    }),
  );
}
