import type { StepValues } from '../model/proposal.ts';
import type { EvaluationContext, FormView } from './context.ts';
import { type Evaluator, evaluatorOf } from './evaluate.ts';
import { type FieldHolder, fieldsOf } from './step-fields.ts';
import { changedKeys, valueAt } from './values.ts';

/** A form at rest: what it holds, what it looks like, and under which circumstances. */
export interface SettledForm {
  readonly values: StepValues;
  readonly view: FormView;
  readonly context: EvaluationContext;
}

/**
 * Evaluates and gives every field the value that is forced upon it (3.28), until nothing more follows.
 * A field is forced once at most, so it ends even when two fields force each other round and round.
 * With the form as it was `before`, only what can have changed is looked at, and views that are the same stay the same objects.
 */
export function settle(
  step: FieldHolder,
  values: StepValues,
  context: EvaluationContext,
  before?: SettledForm,
): SettledForm {
  const evaluator = evaluatorOf(step);
  let view = firstView(evaluator, values, context, before);
  let settled = values;
  const done = new Set<string>();
  for (;;) {
    const forced = forcedIn(step, settled, view, done);
    const keys = Object.keys(forced);
    if (keys.length === 0) return { values: settled, view, context };
    for (const key of keys) done.add(key);
    settled = { ...settled, ...forced };
    view = evaluator.update(view, keys, settled, context);
  }
}

const firstView = (
  evaluator: Evaluator,
  values: StepValues,
  context: EvaluationContext,
  before: SettledForm | undefined,
): FormView =>
  before?.context === context
    ? evaluator.update(before.view, changedKeys(before.values, values), values, context)
    : evaluator.evaluate(values, context, before?.view);

function forcedIn(
  step: FieldHolder,
  values: StepValues,
  view: FormView,
  done: ReadonlySet<string>,
): StepValues {
  const forced = fieldsOf(step).all.flatMap(({ key }) => {
    const value = view[key]?.forced;
    return value === undefined || done.has(key) || isEqual(value, valueAt(values, key))
      ? []
      : [[key, value] as const];
  });
  return Object.fromEntries(forced);
}

const isEqual = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);
