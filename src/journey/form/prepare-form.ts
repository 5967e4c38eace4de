import { evaluatorOf } from './evaluator.ts';
import type { FieldHolder } from './step-fields.ts';

/** Creates and caches what a form needs to open and that depends on its step alone. */
export function prepareForm(step: FieldHolder): void {
  evaluatorOf(step);
}
