import type { StepValues } from '../model/proposal.ts';
import { type EvaluationContext, type FieldView, type FormView, viewAt } from './context.ts';
import { type Evaluation, evaluationOf } from './evaluation.ts';
import { type FormPlan, planOf } from './form-plan.ts';
import type { FieldHolder } from './step-fields.ts';

export interface Evaluator {
  /** The fields whose value may be forced (3.28). */
  readonly forcibleKeys: readonly string[];
  /** Evaluates the whole form. A view that equals the one in `before` keeps its identity. */
  evaluate(values: StepValues, context: EvaluationContext, before?: FormView): FormView;
  /**
   * Like `evaluate`, if only these values and nothing of the context have changed since `before`. The cost depends on
   * the number of dependent fields, not on the size of the form.
   */
  update(
    before: FormView,
    changedKeys: readonly string[],
    values: StepValues,
    context: EvaluationContext,
  ): FormView;
  /** The fields whose view may change with these fields. */
  keysAffectedBy(changedKeys: readonly string[]): readonly string[];
}

const evaluators = new WeakMap<FieldHolder, Evaluator>();

/** The evaluator of a step, cached by step. */
export function evaluatorOf(step: FieldHolder): Evaluator {
  const cached = evaluators.get(step) ?? createEvaluator(step);
  evaluators.set(step, cached);
  return cached;
}

export function createEvaluator(step: FieldHolder): Evaluator {
  const plan = planOf(step);
  const { nodes, order } = plan;
  const everywhere = nodes.map((_, position) => position);
  const rank = new Map(order.map((position, index) => [position, index]));

  return {
    forcibleKeys: nodes
      .filter(node => node.field.conditionals.standard?.forcedValue !== undefined)
      .map(node => node.field.key),
    evaluate: (values, context, before) =>
      updateViews(evaluationOf(plan, values, context, before ?? {}), order, everywhere, before ?? {}),
    update: (before, changedKeys, values, context) => {
      const { moved, affected } = affectedBy(changedKeys);
      if (affected.size === 0) return before;
      const inOrder = [...moved].sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
      return updateViews(evaluationOf(plan, values, context, before), inOrder, affected, before);
    },
    keysAffectedBy: changedKeys =>
      [...affectedBy(changedKeys).affected].flatMap(position => nodes[position]?.field.key ?? []),
  };

  /** The fields whose visibility may change with these, and the fields whose view may change at all. */
  function affectedBy(changedKeys: readonly string[]) {
    const starts = changedKeys.flatMap(key => plan.position(key) ?? []);
    const affectedPositions = reachableFrom(starts, plan.shownBy);
    const affected = new Set(affectedPositions);
    for (const position of [...starts, ...affectedPositions])
      for (const dependent of plan.readBy[position] ?? []) affected.add(dependent);
    return { moved: affectedPositions, affected };
  }

  /** Decides visibility in this order, then updates the views; returns the same object if none differs. */
  function updateViews(
    evaluation: Evaluation,
    inOrder: readonly number[],
    places: Iterable<number>,
    before: FormView,
  ): FormView {
    for (const position of inOrder) evaluation.decide(position);
    const changedViews: [string, FieldView][] = [];
    for (const position of places) {
      const key = nodes[position]?.field.key ?? '';
      const view = evaluation.viewOf(position);
      if (view && view !== viewAt(before, key)) changedViews.push([key, view]);
    }
    return changedViews.length === 0 ? before : { ...before, ...Object.fromEntries(changedViews) };
  }
}

/** Everything that depends on the starting positions, directly or indirectly. */
function reachableFrom(starts: readonly number[], watching: FormPlan['shownBy']): Set<number> {
  const reached = new Set<number>();
  const pending = [...starts];
  for (let position = pending.pop(); position !== undefined; position = pending.pop())
    for (const watcher of watching[position] ?? []) {
      if (reached.has(watcher)) continue;
      reached.add(watcher);
      pending.push(watcher);
    }
  return reached;
}
