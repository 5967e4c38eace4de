import { isChosen } from '../fields/choice-members.ts';
import type { FieldValue } from '../model/field.ts';
import type { StepValues } from '../model/proposal.ts';
import type { EvaluationContext } from './evaluation-context.ts';
import { type Evaluator, evaluatorOf } from './evaluator.ts';
import { type FieldViews, viewAt } from './field-view.ts';
import { type FormProgress, progressAfter, progressOf } from './progress.ts';
import { type FieldHolder, fieldsOf } from './step-fields.ts';
import { findChangedKeys, valueAt } from './values.ts';

/** The result of an evaluation. */
export interface EvaluatedForm {
  readonly values: StepValues;
  readonly view: FieldViews;
  readonly context: EvaluationContext;
  readonly progress: FormProgress;
  /** The keys of the fields whose value or view has changed; all keys if there was no previous form. */
  readonly changedKeys: readonly string[];
}

/**
 * Evaluates the form and applies forced values (3.28) until nothing changes. A field has one forced value and keeps it,
 * so the loop ends even if two fields force each other. Unchanged views of `before` keep their identity.
 */
export function evaluateForm(
  step: FieldHolder,
  values: StepValues,
  context: EvaluationContext,
  before?: EvaluatedForm,
): EvaluatedForm {
  if (before?.context === context)
    return applyChanges(step, before, values, findChangedKeys(before.values, values));
  const evaluator = evaluatorOf(step);
  const forcedForm = applyForcedValues(
    evaluator,
    values,
    evaluator.evaluate(values, context, before?.view),
    context,
  );
  return {
    values: forcedForm.values,
    view: forcedForm.view,
    context,
    progress: progressOf(step, forcedForm.view, forcedForm.values),
    changedKeys: fieldsOf(step)
      .all.map(field => field.key)
      .filter(key => before === undefined || !isSameAt(key, before, forcedForm)),
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
  const updatedView = evaluator.update(before.view, keys, values, context);
  const after = applyForcedValues(evaluator, values, updatedView, context);
  const keysWithNewValue = [...keys, ...after.forcedKeys];
  const affectedKeys = after.view === before.view ? [] : evaluator.keysAffectedBy(keysWithNewValue);
  const differingKeys = [...new Set([...keysWithNewValue, ...affectedKeys])].filter(
    key => !isSameAt(key, before, after),
  );
  const fields = differingKeys.map(key => fieldsOf(step).byKey(key));
  const progress = progressAfter(before.progress, fields, before, after);
  return { values: after.values, view: after.view, context, progress, changedKeys: differingKeys };
}

type ValuesAndView = Pick<EvaluatedForm, 'values' | 'view'>;

const isSameAt = (key: string, before: ValuesAndView, after: ValuesAndView): boolean =>
  viewAt(before.view, key) === viewAt(after.view, key) &&
  valueAt(before.values, key) === valueAt(after.values, key);

interface ForcedForm {
  values: StepValues;
  view: FieldViews;
  /** The keys of the fields whose values were forced. */
  forcedKeys: readonly string[];
}

function applyForcedValues(
  evaluator: Evaluator,
  values: StepValues,
  view: FieldViews,
  context: EvaluationContext,
): ForcedForm {
  const forcedKeys = new Set<string>();
  for (let currentValues = values, currentView = view; ; ) {
    const dueValues = evaluator.forcibleKeys.flatMap(key => {
      const value = viewAt(currentView, key)?.forced;
      return value === undefined || isEqual(value, valueAt(currentValues, key))
        ? []
        : [[key, value] as const];
    });
    if (dueValues.length === 0)
      return { values: currentValues, view: currentView, forcedKeys: [...forcedKeys] };
    const keys = dueValues.map(([key]) => key);
    for (const key of keys) forcedKeys.add(key);
    currentValues = { ...currentValues, ...Object.fromEntries(dueValues) };
    currentView = evaluator.update(currentView, keys, currentValues, context);
  }
}

/** Whether two values are the same; of choices only the value counts, because the list may have a better label. */
const isEqual = (a: FieldValue, b: FieldValue | undefined): boolean =>
  a === b || toComparable(a) === toComparable(b);

const toComparable = (value: FieldValue | undefined): string =>
  JSON.stringify(value !== undefined && isChosen(value) ? value.value : value);
