import { isChosen } from '../fields/chosen.ts';
import type { FieldValue } from '../model/field.ts';
import type { StepValues } from '../model/proposal.ts';
import { type EvaluationContext, type FormView, viewAt } from './context.ts';
import { type Evaluator, evaluatorOf } from './evaluator.ts';
import { type FormProgress, progressAfter, progressOf } from './progress.ts';
import { type FieldHolder, fieldsOf } from './step-fields.ts';
import { changedKeys, valueAt } from './values.ts';

/** An evaluated form: values, views, progress, and the context of the evaluation. */
export interface EvaluatedForm {
  readonly values: StepValues;
  readonly view: FormView;
  readonly context: EvaluationContext;
  readonly progress: FormProgress;
  /** The keys whose value or view has changed; all of them without a previous form. */
  readonly changedKeys: readonly string[];
}

/**
 * Evaluates and applies forced values (3.28) until nothing changes. A field has one forced value and keeps it, so it ends
 * even if two fields force each other. Unchanged views of `before` keep their identity.
 */
export function evaluateForm(
  step: FieldHolder,
  values: StepValues,
  context: EvaluationContext,
  before?: EvaluatedForm,
): EvaluatedForm {
  if (before?.context === context)
    return applyChanges(step, before, values, changedKeys(before.values, values));
  const evaluator = evaluatorOf(step);
  const forced = force(evaluator, values, evaluator.evaluate(values, context, before?.view), context);
  return {
    values: forced.values,
    view: forced.view,
    context,
    progress: progressOf(step, forced.view, forced.values),
    changedKeys: fieldsOf(step)
      .all.map(field => field.key)
      .filter(key => before === undefined || !isSameAt(key, before, forced)),
  };
}

/** The form after these changes. The cost depends on the dependent fields, not on the size of the form (14.2). */
export function changeForm(step: FieldHolder, before: EvaluatedForm, changes: StepValues): EvaluatedForm {
  const keys = Object.keys(changes).filter(key => valueAt(before.values, key) !== changes[key]);
  return keys.length === 0
    ? { ...before, changedKeys: [] }
    : applyChanges(step, before, { ...before.values, ...changes }, keys);
}

function applyChanges(
  step: FieldHolder,
  before: EvaluatedForm,
  values: StepValues,
  keys: readonly string[],
): EvaluatedForm {
  const evaluator = evaluatorOf(step);
  const { context } = before;
  const first = evaluator.update(before.view, keys, values, context);
  const after = force(evaluator, values, first, context);
  const differingKeys = [...keys, ...after.forced];
  const affectedKeys = after.view === before.view ? [] : evaluator.keysAffectedBy(differingKeys);
  const changed = [...new Set([...differingKeys, ...affectedKeys])].filter(
    key => !isSameAt(key, before, after),
  );
  const fields = changed.map(key => fieldsOf(step).byKey(key));
  const progress = progressAfter(before.progress, fields, before, after);
  return { values: after.values, view: after.view, context, progress, changedKeys: changed };
}

type ValuesAndView = Pick<EvaluatedForm, 'values' | 'view'>;

const isSameAt = (key: string, before: ValuesAndView, after: ValuesAndView): boolean =>
  viewAt(before.view, key) === viewAt(after.view, key) &&
  valueAt(before.values, key) === valueAt(after.values, key);

interface ForcedForm {
  values: StepValues;
  view: FormView;
  /** The keys whose values were forced. */
  forced: readonly string[];
}

function force(
  evaluator: Evaluator,
  values: StepValues,
  view: FormView,
  context: EvaluationContext,
): ForcedForm {
  const forcedKeys = new Set<string>();
  for (let current = values, currentView = view; ; ) {
    const dueValues = evaluator.forcibleKeys.flatMap(key => {
      const value = viewAt(currentView, key)?.forced;
      return value === undefined || isEqual(value, valueAt(current, key)) ? [] : [[key, value] as const];
    });
    if (dueValues.length === 0) return { values: current, view: currentView, forced: [...forcedKeys] };
    const keys = dueValues.map(([key]) => key);
    for (const key of keys) forcedKeys.add(key);
    current = { ...current, ...Object.fromEntries(dueValues) };
    currentView = evaluator.update(currentView, keys, current, context);
  }
}

/** A choice is forced by its value, because its list may know a better label. */
const isEqual = (a: FieldValue, b: FieldValue | undefined): boolean => a === b || codeIn(a) === codeIn(b);

const codeIn = (value: FieldValue | undefined): string =>
  JSON.stringify(value !== undefined && isChosen(value) ? value.value : value);
