import { defineRegistry } from '#shared/registry.ts';
import type { Step, StepStatus } from '../model/step.ts';
import { check } from './check/check.ts';
import { creditAnalysis } from './check/credit-analysis.ts';
import { finished } from './ending/finished.ts';
import { form } from './form/form.ts';
import type { StatusTexts, StepTypeDeclaration } from './step-type.ts';

/** Step types by the slug the server names them with (4.7-4.9). */
export const stepTypes = defineRegistry<StepTypeDeclaration>('step type', [
  ['form', form],
  ['creditAnalysis', creditAnalysis],
  ['waiting', check()],
  ['finished', finished],
  ['finalizado', finished],
]);

/** A step type nobody declared: it still waits, and still has a way on. */
const unknown: StepTypeDeclaration = check();

/** How a step looks and waits: by its type; an unknown type with fields is a form, without fields a wait. */
export function stepTypeOf(step: Step): StepTypeDeclaration {
  return stepTypes.find(step.type.slug) ?? (step.fields.length > 0 ? form : unknown);
}

/** What a status screen says: a finished check says what a successful one says, any other without texts is shown as waiting. */
export function statusTextsOf(declaration: StepTypeDeclaration, status: StepStatus): StatusTexts | undefined {
  return declaration.statuses[status === 'finished' ? 'success' : status] ?? declaration.statuses.waiting;
}
