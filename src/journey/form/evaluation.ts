import type { FieldReference, FieldValue } from '../model/field.ts';
import type { StepValues } from '../model/proposal.ts';
import { everyConditional } from './conditionals/index.ts';
import { type EvaluationContext, type FieldView, type FormView, viewAt } from './context.ts';
import type { FormPlan, PlanNode } from './form-plan.ts';
import { isOneOf } from './is-one-of.ts';
import { canShow, isPresent, passesToken } from './is-present.ts';
import { labelOf } from './labels.ts';
import { valueAt } from './values.ts';

/** One running evaluation. Positions are those of the plan. */
export interface Evaluation {
  /** Decides visibility; must be called in the plan's order. */
  decide(position: number): void;
  /** The view of a field whose visibility is decided. A view equal to the previous one keeps its identity. */
  viewOf(position: number): FieldView | undefined;
}

/** `before`: the visibility of fields that are not decided again. */
export function evaluationOf(
  plan: FormPlan,
  values: StepValues,
  context: EvaluationContext,
  before: FormView,
): Evaluation {
  const { nodes } = plan;
  const decisions = new Map<number, Pick<FieldView, 'applies' | 'visible'>>();
  const stateOf = (position: number) =>
    decisions.get(position) ?? viewAt(before, nodes[position]?.field.key ?? '');

  const currentValueOf = ({ field, kind }: PlanNode): FieldValue =>
    valueAt(values, field.key) ?? kind?.empty ?? null;

  /** Another field counts only if its own conditions hold, except within a cycle, where only its value counts. */
  const holdsAmong =
    ({ controllers }: PlanNode, isCircular: (controller: number) => boolean) =>
    ({ fieldId, values: names }: FieldReference): boolean => {
      const controllerIndex = controllers.get(fieldId);
      const controller = controllerIndex === undefined ? undefined : nodes[controllerIndex];
      if (controllerIndex === undefined || !controller) return holdsElsewhere(fieldId, names, context);
      if (!isCircular(controllerIndex) && !stateOf(controllerIndex)?.applies) return false;
      const { field, kind } = controller;
      if (!kind) return false;
      const value = currentValueOf(controller);
      return names.length > 0 ? isOneOf(kind.toWire(value, field), names) : kind.isFilled(value);
    };

  const isOpen = (position: number): boolean => {
    const node = nodes[position];
    if (!node?.kind || node.kind.carries === 'nothing' || !stateOf(position)?.visible) return false;
    return !node.kind.isFilled(currentValueOf(node));
  };

  return {
    decide(position) {
      const node = nodes[position];
      if (!node) return;
      const { field } = node;
      const isCircular = (other: number) => plan.isCircular(position, other);
      const parent = node.parent === undefined || isCircular(node.parent) ? undefined : stateOf(node.parent);
      const conditionContext = { holds: holdsAmong(node, isCircular), hasProposal: context.hasProposal };
      const applies =
        parent?.applies !== false &&
        passesToken(field, context) &&
        everyConditional.every(({ shows }) => shows?.(field.conditionals, conditionContext) ?? true);
      decisions.set(position, {
        applies,
        visible: applies && parent?.visible !== false && canShow(field) && isPresent(field, context),
      });
    },

    viewOf(position) {
      const node = nodes[position];
      const state = stateOf(position);
      if (!node || !state) return undefined;
      const { field, kind } = node;
      const { applies, visible } = state;
      const conditionContext = { holds: holdsAmong(node, () => false), hasProposal: context.hasProposal };
      const locked =
        field.readOnly ||
        everyConditional.some(({ locks }) => locks?.(field.conditionals, conditionContext) ?? false);
      const waiting = !locked && node.waitsOn.some(isOpen);
      const forced = applies
        ? everyConditional
            .map(({ forces }) => forces?.(field.conditionals, conditionContext))
            .find(value => value !== undefined)
        : undefined;
      const view: FieldView = {
        visible,
        applies,
        required: visible && node.requiredByRule && kind !== undefined && kind.carries !== 'nothing',
        readOnly: locked || waiting || forced !== undefined,
        waiting,
        label: labelOf(field, key => nodes[plan.position(key) ?? -1]?.field, values),
        forced: forced === undefined ? undefined : kind?.fromWire(forced, field),
      };
      const previous = viewAt(before, field.key);
      return previous && isSame(previous, view) ? previous : view;
    },
  };
}

/** For a field outside this step the proposal's value counts (4.30); an unknown field never holds. */
function holdsElsewhere(
  fieldId: string,
  names: readonly string[],
  { valuesElsewhere }: EvaluationContext,
): boolean {
  const answer = valueAt(valuesElsewhere, fieldId);
  if (answer === undefined) return false;
  return names.length > 0 ? isOneOf(answer, names) : !isOneOf(answer, ['']);
}

const isSame = (a: FieldView, b: FieldView): boolean =>
  a.visible === b.visible &&
  a.applies === b.applies &&
  a.required === b.required &&
  a.readOnly === b.readOnly &&
  a.waiting === b.waiting &&
  a.label === b.label &&
  (a.forced === b.forced || JSON.stringify(a.forced) === JSON.stringify(b.forced));
