import { LOAD_FAILED } from '#journey/errors/load-failed.ts';
import type { FirstLookup, Lookup } from '#journey/form/lookups.ts';
import type { Failure } from '#journey/model/failure.ts';
import { stay } from '#journey/model/next-action.ts';
import { lazyFunction } from '#shared/lazy-function.ts';
import { asRef } from '#state/field-state.ts';
import type { Context } from './context.ts';
import { keepDraft } from './drafts.ts';
import { runLazyFlow } from './lazy-flow.ts';
import { repeatWhenOnline } from './repeat-when-online.ts';
import { replaceLookup } from './replace-lookup.ts';
import { retryAtOf } from './retry-at-of.ts';

const lazyLookup = lazyFunction(async () => (await import('./run-lookup.ts')).runLookup);

const lookupNameOf = ({ kind, fieldKey }: FirstLookup): string => `${kind} ${fieldKey}`;

/** The code in the field itself. An amount has its code in another field. */
function typedCodeOf(request: FirstLookup): { code?: string } {
  switch (request.kind) {
    case 'lookUpCep':
      return { code: request.cep };
    case 'lookUpPlate':
      return { code: request.plate };
    default:
      return {};
  }
}

/**
 * Runs a lookup, or repeats the failed one of a field. Its name differs from that of the field's list request, so
 * neither aborts the other: a year has a list, and its value looks up the price. If its code cannot be loaded, the field
 * offers a retry.
 */
export async function startLookup(context: Context, lookup: Lookup): Promise<void> {
  const request = lookup.kind === 'lookAgain' ? context.failedLookups.get(lookup.fieldKey) : lookup;
  if (!request) return;
  const signal = replaceLookup(context, lookupNameOf(request));
  const unanswered = context.form.current()?.unanswered;
  unanswered?.add(request.fieldKey);
  let hasRun = false;
  const nextAction = await runLazyFlow(context, 'lookup', lazyLookup.load, async runLookup => {
    hasRun = true;
    if (!signal.aborted) await runLookup(context, request, signal);
    return stay;
  });
  if (signal.aborted) return;
  if (!hasRun) {
    offerRetry(context, request, LOAD_FAILED, typedCodeOf(request));
    return context.dispatch(nextAction);
  }
  if (!unanswered?.delete(request.fieldKey)) return;
  // The draft was saved when the answer changed the form, so it still names the lookup as unanswered.
  keepDraft(context);
  context.scheduleSave();
}

/**
 * Shows the state of a lookup at its field; '' removes the message. `code`: what the field holds, if that is looked up.
 */
export function setLookupStatus(
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
export function offerRetry(
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
  repeatWhenOnline(context, lookupNameOf(request), () => startLookup(context, request).then(() => stay));
}
