import { stepBySlug } from '#journey/current-step.ts';
import { findFieldToRefill, findRefusedAccount } from '#journey/errors/field-to-refill.ts';
import { viewAt } from '#journey/form/field-view.ts';
import type { Field } from '#journey/model/field.ts';
import type { NextAction } from '#journey/model/next-action.ts';
import type { Step } from '#journey/model/step.ts';
import { revisitOf } from '#journey/revisit.ts';
import type { Context } from './context.ts';
import { editField } from './edit-field.ts';
import { navigateTo } from './navigate-to.ts';
import { openJourney } from './open-journey.ts';

/** The current step, then the earlier ones that may be opened again, nearest first. */
function stepsToSearch({ state }: Context, currentStep: Step | undefined): Step[] {
  const { config } = state;
  if (!config) return [];
  const earlierSteps = config.steps
    .filter(step => step.slug !== currentStep?.slug && revisitOf(state, step.slug) === 'open')
    .sort((a, b) => b.order - a.order);
  return currentStep ? [currentStep, ...earlierSteps] : earlierSteps;
}

/** Whether the visitor can see the field at its step. At a step that is not open only the field itself says so. */
const isReachable = ({ form }: Context, slug: string, field: Field): boolean => {
  const session = form.current();
  return session?.step.slug === slug ? viewAt(session.view, field.key)?.isVisible === true : !field.hidden;
};

/**
 * 'Inserir outra conta', 'Inserir outro comprovante' (8.34-8.37): opens the field that asked for the document, removes
 * the document, and shows what is needed. Everything else stays filled in.
 * @param kind the kind of the inconsistency (8.31).
 */
export async function sendAnother(context: Context, kind = ''): Promise<NextAction> {
  const { state, form } = context;
  const currentStep = form.current()?.step ?? (state.config && stepBySlug(state.config, state.form.slug));
  const isShown = (slug: string, field: Field): boolean => isReachable(context, slug, field);
  const requestedField =
    (currentStep && findRefusedAccount(currentStep, kind, isShown)) ??
    findFieldToRefill(stepsToSearch(context, currentStep), kind, isShown);
  if (!requestedField)
    return form.current()
      ? { kind: 'fieldErrors', errors: {}, message: state.form.notice }
      : openJourney(context);
  const { slug } = requestedField;
  if (form.current()?.step.slug !== slug) {
    const nextAction = await navigateTo(context, { kind: 'step', slug });
    if (form.current()?.step.slug !== slug) return nextAction;
  }
  if (requestedField.isDocument) editField(context, requestedField.key, []);
  return {
    kind: 'fieldErrors',
    errors: { [requestedField.key]: requestTextOf(kind, requestedField.isDocument) },
    message: '',
  };
}

function requestTextOf(kind: string, isDocument: boolean): string {
  if (!isDocument) return 'Confira os dados ou informe outra conta.';
  return kind === 'inconsistentComprovanteDeResidencia'
    ? 'Envie outro comprovante.'
    : 'Envie a foto de outra conta.';
}
