import type { Company } from '#api/operations/companies.ts';
import { connectionTextsOf } from '#journey/errors/connection.ts';
import { isUnstable } from '#journey/errors/instability.ts';
import { INSTABILITY_TEXT, UNKNOWN_TEXT } from '#journey/errors/message.ts';
import { fillCompany } from '#journey/form/fill-company.ts';
import type { Failure } from '#journey/model/failure.ts';
import { type NextAction, stay } from '#journey/model/next-action.ts';
import { asRef } from '#state/field-state.ts';
import type { Context } from './context.ts';
import { leaveField } from './edit-field.ts';
import { allMessagesOf, handleFailure } from './handle-failure.ts';
import { refuseWhileSending } from './refuse-while-sending.ts';
import { replaceLookup } from './replace-lookup.ts';
import { loadedOptionsOf } from './run-lookup.ts';
import { timeUntilRetry } from './time-until-retry.ts';

/** The search starts this long after the last key (5.30, 9.8). Milliseconds. */
const SEARCH_DELAY = 500;
/** Shorter texts occur in almost every name. Characters. */
const MIN_NAME_LENGTH = 3;
/** Key of the search in `lookups`, so that leaving the step aborts it. */
const LOOKUP_KEY = 'company lookup';

/** Opens the drawer that finds a CNPJ by the name of the company (2.42). */
export function openCompanyLookup({ state, lookups }: Context, fieldKey: string): undefined {
  lookups.get(LOOKUP_KEY)?.abort();
  state.companyLookup = { isOpen: true, fieldKey, text: '', status: 'initial', companies: asRef([]) };
}

export function closeCompanyLookup({ state, lookups }: Context): undefined {
  lookups.get(LOOKUP_KEY)?.abort();
  state.companyLookup.isOpen = false;
}

/**
 * Searches companies by name after a pause in typing (7.26). An aborted search reports nothing; a failure appears as a
 * message titled 'Atenção' (8.15).
 */
export async function searchCompanies(context: Context, text: string): Promise<NextAction> {
  const { api, platform, state } = context;
  const signal = replaceLookup(context, LOOKUP_KEY);
  const name = text.trim().replace(/\s+/g, ' ');
  const lookup = state.companyLookup;
  lookup.text = text;
  if (name.length < MIN_NAME_LENGTH) {
    lookup.status = 'initial';
    lookup.companies = asRef([]);
    return stay;
  }
  // The link that repeats the search shows the pause (Retry-After, 4.28).
  if (timeUntilRetry(context, 'findCompaniesByName') > 0) {
    lookup.status = 'error';
    lookup.companies = asRef([]);
    return stay;
  }
  lookup.status = 'loading';
  try {
    await platform.clock.sleep(SEARCH_DELAY, signal);
  } catch {
    return stay;
  }
  const answer = await api.findCompanies(name, signal);
  if (signal.aborted || (!answer.ok && answer.problem.kind === 'cancelled')) return stay;
  if (answer.ok) {
    state.companyLookup.status = 'success';
    state.companyLookup.companies = asRef(answer.value);
    return stay;
  }
  state.companyLookup.status = 'error';
  state.companyLookup.companies = asRef([]);
  const nextAction = handleFailure(context, answer.problem, 'lookup');
  // The search names no proposal, so a conflict does not mean that one has changed (assumption 8.25).
  if (nextAction.kind !== 'stay' && nextAction.kind !== 'run') return nextAction;
  return {
    kind: 'toast',
    type: 'error',
    title: 'Atenção',
    text: searchFailureTextOf(context, answer.problem),
  };
}

function searchFailureTextOf(context: Context, failure: Failure): string {
  if (failure.kind === 'network' || failure.kind === 'timeout') return connectionTextsOf(failure).text;
  return allMessagesOf(context, failure) || (isUnstable(failure) ? INSTABILITY_TEXT : UNKNOWN_TEXT);
}

/**
 * Shows that a name is required. The service does not define this search, so the text is the app's own (assumption
 * 5.1).
 */
export function requireCompanyName({ state }: Context): undefined {
  if (state.companyLookup.text.trim() === '') state.companyLookup.status = 'missing';
}

/** Fills CNPJ, name and state of a chosen company into the fields that ask for them (3.38). */
export function chooseCompany(context: Context, company: Company): undefined {
  const { state, form } = context;
  const { fieldKey } = state.companyLookup;
  closeCompanyLookup(context);
  const session = form.current();
  if (!session || refuseWhileSending(context, fieldKey)) return undefined;
  const changes = fillCompany(session.step, session.values, company, fieldKey, loadedOptionsOf(context));
  // The visitor has chosen these values, so no lookup replaces them (11.6).
  for (const key of Object.keys(changes)) session.edited.add(key);
  session.settled.add(fieldKey);
  context.change(changes);
  leaveField(context, fieldKey);
}
