import type { StepValues } from '../model/proposal.ts';
import { createEvaluation, type Evaluation } from './evaluation.ts';
import type { EvaluationContext } from './evaluation-context.ts';
import { type FieldView, type FieldViews, viewAt } from './field-view.ts';
import { type FormPlan, planOf } from './form-plan.ts';
import type { FieldHolder } from './step-fields.ts';

export interface Evaluator {
  /** The keys of the fields whose value may be forced (3.28). */
  readonly forcibleKeys: readonly string[];
  /** Evaluates the whole form. A view that equals the one in `before` keeps its identity. */
  evaluate(values: StepValues, context: EvaluationContext, before?: FieldViews): FieldViews;
  /**
   * Like `evaluate`, if since `before` only the values of `changedKeys` have changed, and the context has not. The cost
   * depends on the number of dependent fields, not on the size of the form.
   */
  update(
    before: FieldViews,
    changedKeys: readonly string[],
    values: StepValues,
    context: EvaluationContext,
  ): FieldViews;
  /** The keys of the fields whose view may change if these fields change. */
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
  const allPositions = nodes.map((_, position) => position);
  const rank = new Map(order.map((position, index) => [position, index]));

  return {
    forcibleKeys: nodes
      .filter(node => node.field.conditionals.standard?.forcedValue !== undefined)
      .map(node => node.field.key),
    evaluate: (values, context, before) =>
      updateViews(createEvaluation(plan, values, context, before ?? {}), order, allPositions, before ?? {}),
    update: (before, changedKeys, values, context) => {
      const { shownOrHidden, affected } = affectedBy(changedKeys);
      if (affected.size === 0) return before;
      const orderedPositions = [...shownOrHidden].sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
      return updateViews(createEvaluation(plan, values, context, before), orderedPositions, affected, before);
    },
    keysAffectedBy: changedKeys =>
      [...affectedBy(changedKeys).affected].flatMap(position => nodes[position]?.field.key ?? []),
  };

  /** The positions whose visibility may change with these fields, and those whose view may change in any way. */
  function affectedBy(changedKeys: readonly string[]) {
    const startingPositions = changedKeys.flatMap(key => plan.positionOf(key) ?? []);
    const affectedPositions = reachableFrom(startingPositions, plan.shownBy);
    const affected = new Set(affectedPositions);
    for (const position of [...startingPositions, ...affectedPositions])
      for (const dependent of plan.readBy[position] ?? []) affected.add(dependent);
    return { shownOrHidden: affectedPositions, affected };
  }

  /** Decides visibility in this order, then updates the views. Returns `before` if no view differs. */
  function updateViews(
    evaluation: Evaluation,
    orderedPositions: readonly number[],
    positions: Iterable<number>,
    before: FieldViews,
  ): FieldViews {
    for (const position of orderedPositions) evaluation.decide(position);
    const changedViews: [string, FieldView][] = [];
    for (const position of positions) {
      const key = nodes[position]?.field.key ?? '';
      const view = evaluation.viewOf(position);
      if (view && view !== viewAt(before, key)) changedViews.push([key, view]);
    }
    return changedViews.length === 0 ? before : { ...before, ...Object.fromEntries(changedViews) };
  }
}

/** All positions that depend on the starting positions, directly or indirectly. */
function reachableFrom(starts: readonly number[], dependentsByPosition: FormPlan['shownBy']): Set<number> {
  const reached = new Set<number>();
  const pending = [...starts];
  for (let position = pending.pop(); position !== undefined; position = pending.pop())
    for (const dependent of dependentsByPosition[position] ?? []) {
      if (reached.has(dependent)) continue;
      reached.add(dependent);
      pending.push(dependent);
    }
  return reached;
}
