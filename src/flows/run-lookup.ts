import { LOAD_FAILED } from '#journey/errors/load-failed.ts';
import { statusTextOf, UNKNOWN_TEXT } from '#journey/errors/message.ts';
import { fieldKinds } from '#journey/fields/index.ts';
import { clearAddress, fillAddress } from '#journey/form/address.ts';
import { codeOf, holdsCep } from '#journey/form/codes.ts';
import { type FirstLookup, isAmountStillWanted, type Lookup } from '#journey/form/lookups.ts';
import { fieldsOf } from '#journey/form/step-fields.ts';
import { isFilledIn, isTypedIn, valueAt } from '#journey/form/values.ts';
import { clearVehicle, fillVehicle, type Vehicle } from '#journey/form/vehicle.ts';
import { listedVehiclePartOf } from '#journey/form/vehicle-parts.ts';
import type { Failure } from '#journey/model/failure.ts';
import type { Option } from '#journey/model/field.ts';
import { stay } from '#journey/model/next-action.ts';
import type { StepValues } from '#journey/model/proposal.ts';
import { type Result, succeed } from '#shared/result.ts';
import { createSafeRecord } from '#shared/safety/safe-record.ts';
import { asRef, type FieldState } from '#state/field-state.ts';
import type { FormSession } from '#state/form-state.ts';
import type { Context } from './context.ts';
import { keepDraft } from './drafts.ts';
import { allMessagesOf, handleFailure } from './handle-failure.ts';
import { readWithTimeLimit } from './read-with-time-limit.ts';
import { repeatWhenOnline } from './repeat-when-online.ts';
import { replaceLookup } from './replace-lookup.ts';
import { retryAtOf } from './retry-at-of.ts';

const lookupNameOf = ({ kind, fieldKey }: FirstLookup): string => `${kind} ${fieldKey}`;

/**
 * Runs a lookup, or repeats the failed one of a field. Its name differs from that of the field's list request, so
 * neither aborts the other: a year has a list, and its value looks up the price.
 */
export async function runLookup(context: Context, lookup: Lookup): Promise<void> {
  const request = lookup.kind === 'lookAgain' ? context.failedLookups.get(lookup.fieldKey) : lookup;
  if (!request) return;
  const signal = replaceLookup(context, lookupNameOf(request));
  const session = context.form.current();
  session?.unanswered.add(request.fieldKey);
  session?.settled.delete(request.fieldKey);
  await lookUp(context, request, signal);
  if (signal.aborted || !session?.unanswered.delete(request.fieldKey)) return;
  session.settled.add(request.fieldKey);
  // The draft was saved when the answer changed the form, so it still names the lookup as unanswered.
  keepDraft(context);
  context.scheduleSave();
}

/**
 * Requests the data for a complete code, such as the address of a CEP, and fills the answer in. Changes only fields
 * that the visitor has not edited, and ignores an answer for a value that has changed meanwhile (11.6). Without an
 * answer the visitor types the data.
 */
async function lookUp(context: Context, request: FirstLookup, signal: AbortSignal): Promise<void> {
  switch (request.kind) {
    case 'lookUpCep':
      return lookUpAddress(context, request, signal);
    case 'lookUpPlate':
      return lookUpPlate(context, request, signal);
    case 'lookUpPrice':
      if (hasPriceOfVehicle(context, request)) return setLookupStatus(context, request, 'initial');
      return fillAmount(context, request, signal, 'getFipeValue', async requestSignal => {
        const { hashId } = context.state;
        const { modelo, anoModelo } = request;
        // The list of years of another model is loading; it may not contain this year.
        await Promise.allSettled([...context.pendingLookups.lists]);
        if (requestSignal.aborted || !isWanted(context, request)) return NOTHING_WANTED;
        return priceOf(await context.api.getVehiclePrice({ hashId, modelo, anoModelo }, requestSignal));
      });
    case 'lookUpResidency':
      return fillAmount(context, request, signal, 'getResidencyValue', requestSignal =>
        context.api.getResidencyValue(context.state.hashId, request.cep, requestSignal),
      );
  }
}

/**
 * Whether the price has come together with model and year, from a plate or the service, because the visitor has chosen
 * neither of them.
 */
function hasPriceOfVehicle({ form }: Context, { fieldKey }: AmountLookup): boolean {
  const session = form.current();
  if (!session) return false;
  const fields = fieldsOf(session.step);
  const isChosen = fields.all.some(field => {
    const part = listedVehiclePartOf(field);
    return (part === 'modelo' || part === 'anoModelo') && session.edited.has(field.key);
  });
  const priceField = fields.byKey(fieldKey);
  return !isChosen && priceField !== undefined && isFilledIn(session.values, priceField);
}

const priceOf = (answer: Result<Vehicle, Failure>): Result<number | undefined, Failure> =>
  answer.ok ? { ok: true, value: answer.value.valor } : answer;

const NOTHING_WANTED: Result<undefined, Failure> = succeed(undefined);

type AmountLookup = Extract<Lookup, { kind: 'lookUpPrice' | 'lookUpResidency' }>;

/** Whether the form still has the values that the amount was requested for (11.6). */
function isWanted({ form }: Context, request: AmountLookup): boolean {
  const session = form.current();
  return session !== undefined && isAmountStillWanted(request, session.step, session);
}

/** The loaded lists, by field key. */
export function loadedOptionsOf({ state }: Context): Record<string, readonly Option[]> {
  const lists = createSafeRecord<readonly Option[]>();
  for (const [key, { options }] of Object.entries(state.form.fields)) {
    if (options.status === 'success') lists[key] = options.options;
  }
  return lists;
}

/** The current form, if the field still has this code. Compares letters and digits only, not the mask. */
function formWithCode({ form }: Context, key: string, code: string): FormSession | undefined {
  const session = form.current();
  const text = String(valueAt(session?.values, key) ?? '');
  return text.replace(/[^0-9A-Za-z]/g, '').toUpperCase() === code ? session : undefined;
}

/**
 * Fills in the answer of a lookup. A field that the visitor had edited was empty again, so its value is no longer
 * theirs: the next lookup replaces it.
 */
function fillIn(context: Context, session: FormSession, changes: StepValues): void {
  for (const key of Object.keys(changes)) session.edited.delete(key);
  context.change(changes);
}

/** The messages under a CEP whose address could not be filled in. */
const CEP_UNKNOWN = 'CEP não encontrado. Confira os números ou preencha o endereço.';
const CEP_LOOKUP_FAILED = 'Não foi possível consultar o CEP. Preencha o endereço ou tente novamente.';
/** The messages under a licence plate whose vehicle could not be filled in. */
const PLATE_UNKNOWN = 'Placa não encontrada. Confira ou preencha os dados do veículo.';
const PLATE_LOOKUP_FAILED =
  'Não foi possível consultar a placa. Tente novamente ou preencha os dados do veículo.';

/**
 * Shows the state of a lookup at its field; '' removes the message. `code`: what the field holds, if that is looked up.
 */
function setLookupStatus(
  { state }: Context,
  { fieldKey, code }: { fieldKey: string; code?: string },
  status: 'loading' | 'initial' | 'error',
  message = '',
): void {
  const field = state.form.fields[fieldKey];
  if (!field || (field.options.status === status && field.options.message === message)) return;
  const reference = code ?? field.options.reference;
  field.options = asRef({ ...field.options, status, message, reference });
}

/** Offers to repeat a failed lookup (4.34), and repeats it when a lost connection is back (8.2). */
function offerRetry(
  context: Context,
  request: FirstLookup,
  message: string,
  { code, problem }: { code?: string; problem?: Failure },
): void {
  const { fieldKey } = request;
  context.failedLookups.set(fieldKey, request);
  setLookupStatus(context, { fieldKey, ...(code !== undefined && { code }) }, 'error', message);
  const field = context.state.form.fields[fieldKey];
  // The button shows the pause that the service wants (Retry-After, 4.28).
  if (field && problem) field.options = asRef({ ...field.options, retryAt: retryAtOf(context, problem) });
  repeatWhenOnline(context, lookupNameOf(request), () => runLookup(context, request).then(() => stay));
}

/**
 * Looks up a CEP, with a second service (5.29, 7.27). Without an address, the address of the previous code is removed
 * and the field shows the reason. If no service could be reached, the lookup can be repeated.
 */
async function lookUpAddress(context: Context, request: Lookup & { kind: 'lookUpCep' }, signal: AbortSignal) {
  const { fieldKey: key, cep } = request;
  const lookup = { fieldKey: key, code: cep };
  setLookupStatus(context, lookup, 'initial');
  const address = await context.api.getPostalAddress(cep, signal);
  const session = formWithCode(context, key, cep);
  if (signal.aborted || !session) return;
  if (typeof address === 'string') {
    if (address === 'unknown') setLookupStatus(context, lookup, 'initial', CEP_UNKNOWN);
    else offerRetry(context, request, CEP_LOOKUP_FAILED, { code: cep });
    fillIn(context, session, clearAddress(session.step, session.values, session.edited, key));
    return;
  }
  fillIn(
    context,
    session,
    fillAddress(session.step, session.values, address, session.edited, key, loadedOptionsOf(context)),
  );
}

/**
 * Looks up the vehicle of a licence plate (3.32, 7.24). Without one, that of the previous plate is removed, and the
 * field shows why: a refusal with the service's reason. After any other failure the lookup can be repeated (4.34).
 */
async function lookUpPlate(
  context: Context,
  request: Lookup & { kind: 'lookUpPlate' },
  signal: AbortSignal,
): Promise<void> {
  const { fieldKey: key, plate } = request;
  const lookup = { fieldKey: key, code: plate };
  setLookupStatus(context, lookup, 'initial');
  const answer = await readWithTimeLimit(
    context,
    'getFipeResource',
    requestSignal => context.api.getVehicleByPlate(context.state.hashId, plate, requestSignal),
    signal,
  );
  const session = formWithCode(context, key, plate);
  if (signal.aborted || !session) return;
  if (!answer.ok) {
    const { problem } = answer;
    const nextAction = handleFailure(context, problem, 'lookup');
    const refusal = plateRefusalTextOf(context, problem);
    const isRepeatable =
      refusal === undefined || (problem.kind === 'service' && statusTextOf(problem) !== '');
    if (isRepeatable) offerRetry(context, request, refusal || PLATE_LOOKUP_FAILED, { code: plate, problem });
    else if (nextAction.kind === 'stay')
      setLookupStatus(context, lookup, 'initial', refusal || PLATE_UNKNOWN);
    removeVehicle(context, session);
    return context.dispatch(nextAction);
  }
  if (!answer.value) {
    setLookupStatus(context, lookup, 'initial', PLATE_UNKNOWN);
    return removeVehicle(context, session);
  }
  fillIn(
    context,
    session,
    fillVehicle(session.step, session.values, answer.value, session.edited, loadedOptionsOf(context)),
  );
}

function removeVehicle(context: Context, session: FormSession): void {
  fillIn(context, session, clearVehicle(session.step, session.values, session.edited));
}

/**
 * The reason why the service refuses a plate; '' if it only says that it does not know the plate, `undefined` if it has
 * not answered about the plate.
 */
function plateRefusalTextOf(context: Context, problem: Failure): string | undefined {
  if (problem.kind !== 'service' || problem.status >= 500) return undefined;
  return allMessagesOf(context, problem) || (problem.status === 404 ? '' : UNKNOWN_TEXT);
}

function isTypedAt({ step, values, edited }: FormSession, key: string): boolean {
  const field = fieldsOf(step).byKey(key);
  return field !== undefined && isTypedIn(values, field, edited);
}

/** Writes an amount in reais, or empties the field without one, unless the visitor has typed it. */
function writeAmount(context: Context, key: string, amount: number | undefined): void {
  const session = context.form.current();
  const field = session && fieldsOf(session.step).byKey(key);
  const kind = fieldKinds.find(field?.component);
  if (!session || !field || !kind || isTypedAt(session, key)) return;
  if (amount !== undefined) fillIn(context, session, { [key]: kind.fromWire(amount, field) });
  else if (isFilledIn(session.values, field)) context.change({ [key]: kind.empty });
}

/** The visible field with the CEP that the value of a property is requested for. */
function cepFieldOf({ state, form }: Context, request: AmountLookup): FieldState | undefined {
  const { cep } = request.kind === 'lookUpResidency' ? request : { cep: '' };
  const session = form.current();
  if (!session || cep === '') return undefined;
  const field = fieldsOf(session.step).all.find(
    candidate =>
      holdsCep(candidate) &&
      codeOf(candidate, session.values) === cep &&
      state.form.fields[candidate.key]?.isVisible,
  );
  return field && state.form.fields[field.key];
}

/**
 * Shows at the CEP why the service refuses the property there (7.25): a toast would be gone before the rest is filled
 * in. The result of the address lookup stays.
 * @returns false if the step has no such field, or the service gives no reason.
 */
function showRefusalAtCep(context: Context, request: AmountLookup, problem: Failure): boolean {
  if (problem.kind !== 'service' || problem.status >= 500) return false;
  const reason = statusTextOf(problem) === '' ? allMessagesOf(context, problem) : '';
  const cepField = cepFieldOf(context, request);
  if (!cepField || reason === '') return false;
  cepField.refusal = reason;
  context.state.form.announced = reason;
  return true;
}

/**
 * Fills in an amount that the service knows (7.24, 7.25), in reais; the field shows that it is being looked up (4.35).
 * Without an answer the visitor types it; a field that cannot be typed into offers a retry (4.34).
 */
async function fillAmount(
  context: Context,
  request: AmountLookup,
  signal: AbortSignal,
  operation: string,
  requestAmount: (signal: AbortSignal) => Promise<Result<number | undefined, Failure>>,
): Promise<void> {
  const { state, form } = context;
  const key = request.fieldKey;
  const lookup = { fieldKey: key };
  const openedSession = form.current();
  if (openedSession && isTypedAt(openedSession, key)) return;
  setLookupStatus(context, lookup, 'loading');
  const cepField = cepFieldOf(context, request);
  if (cepField) cepField.refusal = '';
  // The list that a change reloads is requested after this lookup has begun.
  await undefined;
  const answer = await readWithTimeLimit(context, operation, requestAmount, signal);
  if (signal.aborted) return;
  if (!isWanted(context, request)) return setLookupStatus(context, lookup, 'initial');
  if (!answer.ok) {
    // The amount of the previous vehicle or property.
    writeAmount(context, key, undefined);
    if (state.form.fields[key]?.isReadOnly)
      offerRetry(context, request, LOAD_FAILED, { problem: answer.problem });
    else setLookupStatus(context, lookup, 'initial');
    const nextAction = handleFailure(context, answer.problem, 'lookup');
    if (nextAction.kind === 'toast' && showRefusalAtCep(context, request, answer.problem)) return;
    return context.dispatch(nextAction);
  }
  setLookupStatus(context, lookup, 'initial');
  writeAmount(context, key, answer.value);
}
