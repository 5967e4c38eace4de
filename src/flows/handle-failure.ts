import { currentStepSlugOf } from '#journey/current-step.ts';
import { isConflict } from '#journey/errors/conflict.ts';
import { type CustomerMessage, NO_MESSAGE } from '#journey/errors/customer-message.ts';
import type { ErrorContext, Origin } from '#journey/errors/error-declaration.ts';
import { isExpiredAccess } from '#journey/errors/expired-access.ts';
import { failureCodeOf } from '#journey/errors/failure-code.ts';
import { afterFailure } from '#journey/errors/index.ts';
import { joinedMessagesOf } from '#journey/errors/message.ts';
import { withLabels } from '#journey/errors/with-labels.ts';
import { fieldsOf } from '#journey/form/step-fields.ts';
import type { Failure } from '#journey/model/failure.ts';
import { type NextAction, stay } from '#journey/model/next-action.ts';
import { createSafeRecord } from '#shared/safety/safe-record.ts';
import type { Context } from './context.ts';
import { saveTypedValues } from './drafts.ts';

/** The console line for a redirection without a hash id, or to one that leads nowhere (8.49). */
export const REDIRECT_HASH_MISSING = 'Hash de redirecionamento não encontrado.';

/**
 * After an expiry error, removes the refresh token and reloads the page, once (4.23). Without such a token, or after
 * that reload, it is an error like any other. `true`: the page is being reloaded. `onUnsaved`: called in place of the
 * reload where it would lose what was typed (11.3).
 */
function renewAccess(context: Context, failure: Failure, onUnsaved: () => void): boolean {
  const { cookies, reloadOnce } = context.platform;
  if (!isExpiredAccess(failure) || cookies.read('refreshTokenId') === undefined) return false;
  cookies.remove('refreshTokenId');
  return reloadOnce('expired access', { saving: saveTypedValues(context), onUnsaved });
}

/**
 * Handles every failure: writes one console line, then the error catalogue decides by the failure and by what the app
 * was doing. `isReported`: an earlier failure of the same wait has written this line. `fieldKeys`: the fields of the
 * form that will show the errors; `sendsFiles`: whether the request contained files; `isPress`: whether a press started
 * a request that only reads.
 */
export function handleFailure(
  context: Context,
  failure: Failure,
  origin: Origin,
  {
    fieldKeys = Object.keys(context.state.form.fields),
    sendsFiles = false,
    isPress = false,
    isReported = false,
  }: Partial<Pick<ErrorContext, 'fieldKeys' | 'sendsFiles' | 'isPress'>> & { isReported?: boolean } = {},
): NextAction {
  const { platform } = context;
  if (failure.kind !== 'cancelled' && !isReported) {
    const operation = failure.kind === 'journey' ? 'journey' : failure.operation;
    const detail = failure.kind === 'journey' && failure.detail !== '' ? failure.detail : undefined;
    const code = failureCodeOf(failure);
    platform.log.report(`[proposta] ${operation}: ${code}`, detail);
    platform.failures.count(operation, code);
    if (failure.kind === 'service' && failure.redirects && !failure.redirectsToHash) {
      platform.log.report(REDIRECT_HASH_MISSING);
    }
  }
  const decide = (): NextAction => {
    const nextAction = afterFailure(failure, {
      origin,
      fieldKeys,
      sendsFiles,
      isRepeatedConflict: isRepeatedConflict(context, failure),
      isPress,
      labels: labelsOf(context),
      showsOriginal: platform.log.showsDetails,
    });
    if (nextAction.kind === 'run') rememberConflict(context, failure);
    return nextAction;
  };
  return renewAccess(context, failure, () => context.dispatch(decide())) ? stay : decide();
}

/** Whether this conflict has already opened the journey again at the current step (8.25). */
export const isRepeatedConflict = ({ state }: Context, failure: Failure): boolean =>
  failure.kind === 'service' &&
  isConflict(failure) &&
  state.conflicts[failure.operation]?.includes(currentSlugIn(state)) === true;

const currentSlugIn = ({ proposal }: Context['state']): string =>
  proposal ? currentStepSlugOf(proposal) : '';

function rememberConflict({ state }: Context, failure: Failure): void {
  const { conflicts } = state;
  if (failure.kind === 'service' && isConflict(failure))
    conflicts[failure.operation] = [...(conflicts[failure.operation] ?? []), currentSlugIn(state)];
}

/** Labels of all fields by key; those of the open form take precedence. */
function labelsOf({ state }: Context): Record<string, string> {
  const labels = createSafeRecord<string>();
  for (const step of state.config?.steps ?? [])
    for (const { key, label } of fieldsOf(step).all) labels[key] = label;
  for (const [key, { label }] of Object.entries(state.form.fields)) labels[key] = label;
  return labels;
}

/** The failure of a flow that shows it in place, with the labels of fields instead of their keys in its messages. */
export const withFieldLabels = (context: Context, failure: Failure): Failure =>
  withLabels(failure, labelsOf(context));

/** The service's message of a failure that a flow shows in place. Empty for none, or if only machine text was sent. */
export function customerMessageOf(context: Context, failure: Failure): CustomerMessage {
  const labelled = withFieldLabels(context, failure);
  return labelled.kind === 'service' ? labelled.message : NO_MESSAGE;
}

/**
 * The service's message of a failure and those about fields, of a request whose screen has no field for them (8.22).
 */
export function allMessagesOf(context: Context, failure: Failure): string {
  const labelled = withFieldLabels(context, failure);
  return labelled.kind === 'service' ? joinedMessagesOf(labelled) : '';
}
