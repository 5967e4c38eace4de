import { currentSlugOf, firstStepOf, stepBySlug } from '#journey/current-step.ts';
import type { TokenMethod } from '#journey/model/step.ts';
import type { Context } from './context.ts';

/** The step whose confirmation is asked for: the one in view, else the server's, else the first. */
export function tokenSlug({ state }: Context): string {
  if (state.form.slug !== '') return state.form.slug;
  if (state.proposal && currentSlugOf(state.proposal) !== '') return currentSlugOf(state.proposal);
  // A 401 before anything is known: the call needs a name all the same (assumed).
  return (state.config && firstStepOf(state.config)?.slug) || 'tokenValidation';
}

/** Ways to receive the code that the step offers; without any, the service's usual one. */
export function tokenMethods(context: Context): readonly TokenMethod[] {
  const { config } = context.state;
  const methods = (config && stepBySlug(config, tokenSlug(context))?.tokenMethods) ?? [];
  return methods.length > 0 ? methods : [{ method: 'sms', target: '' }];
}
