import { missingResourceToast } from '#journey/errors/derived-origins.ts';
import { LOAD_FAILED } from '#journey/errors/load-failed.ts';
import { takesFiles } from '#journey/fields/takes-files.ts';
import { type Consequence, consequencesOf, openingConsequencesOf } from '#journey/form/consequences.ts';
import type { LoadOptions } from '#journey/form/load-options.ts';
import { completeChoice } from '#journey/form/options.ts';
import { fieldsOf } from '#journey/form/step-fields.ts';
import { emptyValueOf, valueAt } from '#journey/form/values.ts';
import type { Option } from '#journey/model/field.ts';
import type { FieldOptions } from '#journey/model/field-options.ts';
import { stay } from '#journey/model/next-action.ts';
import { asRef, createInitialOptions } from '#state/field-state.ts';
import type { Context } from './context.ts';
import { handleFailure } from './handle-failure.ts';
import { repeatWhenOnline } from './repeat-when-online.ts';
import { replaceLookup } from './replace-lookup.ts';
import { retryAtOf } from './retry-at-of.ts';
import { runLookup } from './run-lookup.ts';

/**
 * Runs the consequences of a change. A newer request of a field aborts the older one, so a late answer overwrites
 * nothing.
 */
export function runConsequences(context: Context, consequences: readonly Consequence[]): void {
  const loads = new Map<string, Promise<void>>();
  for (const consequence of consequences) {
    switch (consequence.kind) {
      case 'loadOptions': {
        const load = loadOptions(context, consequence, loads);
        loads.set(consequence.fieldKey, load);
        track(context.pendingLookups.lists, load);
        break;
      }
      case 'lookUpCpf':
        void loadOptions(context, { ...consequence, kind: 'loadOptions', reference: consequence.cpf });
        break;
      case 'clear':
        clearField(context, consequence.fieldKey);
        break;
      case 'dropList':
        dropList(context, consequence.fieldKey);
        break;
      default:
        awaitBeforeSending(
          context,
          // Fields need not wait for one that the lookup has left empty (4.32).
          runLookup(context, consequence).then(() => refreshForm(context)),
        );
    }
  }
}

/** A press of the submit button waits for this work, whose end may change the form. */
export const awaitBeforeSending = ({ pendingLookups }: Context, work: Promise<void>): void =>
  track(pendingLookups.values, work);

function track(pendingWork: Set<Promise<void>>, work: Promise<void>): void {
  pendingWork.add(work);
  const remove = () => void pendingWork.delete(work);
  work.then(remove, remove);
}

/**
 * Evaluates the form again after a list arrived or the focus moved, and runs the consequences: a field that becomes
 * visible needs its list, too.
 */
export function refreshForm(context: Context): void {
  const change = context.form.refresh();
  if (change) runConsequences(context, consequencesOf(change.after.step, change.before, change.after));
}

function setOptions({ state }: Context, key: string, options: FieldOptions): void {
  const field = state.form.fields[key];
  if (field) field.options = asRef(options);
}

/** The values that a list is requested for, as text. */
const referenceOf = ({ reference = '', vehicle }: LoadOptions): string =>
  [reference, ...Object.values(vehicle ?? {})].filter(code => code !== '').join(',');

/**
 * Loads the list of a field (3.36, 7.21), after those of `loads` that the request names. A failure offers a retry at
 * the field (4.34); a cancelled request changes nothing (4.3).
 */
async function loadOptions(
  context: Context,
  request: LoadOptions,
  loads: ReadonlyMap<string, Promise<void>> = new Map(),
): Promise<void> {
  const { api, state } = context;
  const { fieldKey, resource, afterListsOf } = request;
  const reference = referenceOf(request);
  const signal = replaceLookup(context, fieldKey);
  const currentOptions = state.form.fields[fieldKey]?.options ?? createInitialOptions();
  // The old list stays until the new one arrives, because the current choice is compared with it (5.10).
  const isOwnList = currentOptions.status === 'success' && currentOptions.reference === reference;
  const options = isOwnList ? [] : currentOptions.options;
  setOptions(context, fieldKey, { status: 'loading', options, message: '', reference });
  if (afterListsOf) {
    // The loads that begin with this one.
    await undefined;
    await Promise.all(afterListsOf.map(key => loads.get(key)));
    if (signal.aborted) return;
  }
  const answer = await api.getOptions(
    {
      hashId: state.hashId,
      resource,
      fieldId: request.fieldId,
      proposalId: state.proposal?.id ?? '',
      reference: request.reference ?? '',
      vehicle: request.vehicle,
    },
    signal,
  );
  if (signal.aborted) return;
  if (!answer.ok) {
    repeatWhenOnline(context, fieldKey, () => {
      retryOptions(context, fieldKey);
      return stay;
    });
    const retryAt = retryAtOf(context, answer.problem);
    setOptions(context, fieldKey, { status: 'error', options, message: LOAD_FAILED, reference, retryAt });
    refreshForm(context);
    // Handles a refusal that leads elsewhere. The field itself shows the error and the retry.
    context.dispatch(
      handleFailure(context, answer.problem, isFileField(context, fieldKey) ? 'fileLookup' : 'lookup'),
    );
    return;
  }
  const { options: newOptions, message } = answer.value;
  const isEmpty = newOptions.length === 0;
  setOptions(context, fieldKey, {
    status: isEmpty ? 'error' : 'success',
    options: newOptions,
    message: message || (isEmpty ? NOTHING_FOUND : ''),
    reference,
  });
  refreshForm(context);
  if (isEmpty && isFileField(context, fieldKey)) context.dispatch(missingResourceToast);
  if (!isEmpty || options.length > 0) removeUnlistedChoice(context, fieldKey, options);
}

/**
 * Whether a field takes files. Such a field is hidden if its resource is missing, so the error must be shown elsewhere
 * (8.17).
 */
function isFileField({ form }: Context, key: string): boolean {
  const session = form.current();
  const field = session && fieldsOf(session.step).byKey(key);
  return takesFiles(field);
}

/** The text of 8.7, with the specification's slip: the list is empty. */
const NOTHING_FOUND = 'Nenhuma item encontrado, verifique sua conexão.';

/** Removes a choice that the list, which has just arrived after `previousOptions`, does not contain. */
function removeUnlistedChoice(context: Context, key: string, previousOptions: readonly Option[]): void {
  const field = context.state.form.fields[key];
  const session = context.form.current();
  const fieldDefinition = session && fieldsOf(session.step).byKey(key);
  const value = valueAt(session?.values, key);
  if (!field || !fieldDefinition || value === undefined) return;
  const choice = completeChoice(value, field.options.options, previousOptions, fieldDefinition);
  if (choice === value) return;
  context.change({ [key]: choice ?? emptyValueOf(fieldDefinition) });
}

/** Requests a failed list again with the current values, or repeats the failed lookup of the field. */
export function retryOptions(context: Context, key: string): void {
  const session = context.form.current();
  if (!session) return;
  const listRequests = openingConsequencesOf(session.step, session).filter(
    request => request.fieldKey === key && (request.kind === 'loadOptions' || request.kind === 'lookUpCpf'),
  );
  runConsequences(context, listRequests.length > 0 ? listRequests : [{ kind: 'lookAgain', fieldKey: key }]);
}

function dropList(context: Context, key: string): void {
  context.lookups.get(key)?.abort();
  setOptions(context, key, createInitialOptions());
}

function clearField(context: Context, key: string): void {
  const session = context.form.current();
  const field = session && fieldsOf(session.step).byKey(key);
  if (!field) return;
  dropList(context, key);
  context.change({ [key]: emptyValueOf(field) });
}
