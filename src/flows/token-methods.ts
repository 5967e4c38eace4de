import { currentStepSlugOf, firstStepOf, stepBySlug } from '#journey/current-step.ts';
import { DEFAULT_TOKEN_METHOD, type TokenMethod } from '#journey/model/step.ts';
import { fitsInHeader } from '#shared/safety/fits-in-header.ts';
import type { PlatformContext, StateContext } from './context.ts';
import { rememberHashId } from './hash-id.ts';

/** The step that needs the confirmation: where the visitor was, otherwise the service's step, otherwise the first. */
export function tokenSlugOf({ state }: StateContext): string {
  const { backTo } = state.confirmation;
  if (backTo?.kind === 'step') return backTo.slug;
  if (state.proposal && currentStepSlugOf(state.proposal) !== '') return currentStepSlugOf(state.proposal);
  // After a 401 at the start no step is known, but the call needs a name (assumption 7.20).
  return (state.config && firstStepOf(state.config)?.slug) || 'tokenValidation';
}

/** Methods of receiving the code: the step's, otherwise the service's, otherwise SMS. */
export function tokenMethodsOf(context: StateContext): readonly TokenMethod[] {
  const { config, confirmation } = context.state;
  const stepMethods = (config && stepBySlug(config, tokenSlugOf(context))?.tokenMethods) ?? [];
  if (stepMethods.length > 0) return stepMethods;
  return confirmation.methods.length > 0 ? confirmation.methods : [DEFAULT_TOKEN_METHOD];
}

/** Remembers how a code was sent (3.46), to offer the same method first the next time. */
export function rememberTokenMethod({ state }: StateContext, { method, target }: TokenMethod): void {
  state.deviceSettings.token = { verificacao: target, tipoVerificacao: method };
}

/** Stores an access token from an answer in memory and in its cookie, nowhere else (12.1). */
export function storeAccessToken({ state, platform }: PlatformContext, token: string): void {
  if (!fitsInHeader(token) || token === state.launchParams.accessToken) return;
  state.launchParams = { ...state.launchParams, accessToken: token };
  rememberHashId({ platform, state });
}

/** Stores the jwt of a proposal like that of a link, unless the visit has one (assumption 3.19). */
export function storeJwtToken({ state, platform }: PlatformContext, token: string): void {
  if (!fitsInHeader(token) || state.launchParams.jwtToken !== '') return;
  state.launchParams = { ...state.launchParams, jwtToken: token };
  rememberHashId({ platform, state });
}
