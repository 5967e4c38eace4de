import { currentStepSlugOf, firstStepOf, stepBySlug } from '#journey/current-step.ts';
import { DEFAULT_TOKEN_METHOD, type TokenMethod } from '#journey/model/step.ts';
import type { StateContext } from './context.ts';

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

/** The method with which a code was sent. Its target is that of the answer, otherwise that of the offered method. */
export const usedMethodOf = (
  methods: readonly TokenMethod[],
  method: string,
  target: string,
): TokenMethod => ({
  method,
  target: target || (methods.find(candidate => candidate.method === method)?.target ?? ''),
});
