import type { NextAction } from '#journey/model/next-action.ts';
import { stay } from '#journey/model/next-action.ts';
import type { Step } from '#journey/model/step.ts';
import { findDeclaredName, stepTypes } from '#journey/steps/index.ts';
import { statusTextsOf } from '#journey/steps/step-texts.ts';
import type { Context } from './context.ts';

/** Says above the form of a failed step what its check has refused, in the words of its status screen (15.3). */
export function sayWhyFailed({ form, state }: Context, step: Step): NextAction {
  const { slug } = step;
  // A form in itself has no check, so no words about it.
  if (stepTypes.find(findDeclaredName(step.type.slug))?.hasStatusScreens !== true) return stay;
  // Another message at the form is about a later press.
  if (form.current()?.step.slug !== slug || state.form.notice !== '' || state.form.isSubmitting) return stay;
  const { title, text } = statusTextsOf(step, 'failed');
  const serviceMessage = state.stepDetails[slug]?.message ?? '';
  return {
    kind: 'fieldErrors',
    errors: {},
    message: [`${title}.`, text, serviceMessage].filter(part => part !== '').join(' '),
  };
}
