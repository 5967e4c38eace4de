import type { FieldReference, FieldValue } from '../model/field.ts';
import type { StepValues } from '../model/proposal.ts';
import { everyConditional } from './conditionals/index.ts';
import { type EvaluationContext, type FieldView, type FormView, viewAt } from './context.ts';
import { type FormPlan, type PlanNode, planOf } from './form-plan.ts';
import { fillLabel } from './labels.ts';
import { isOneOf } from './matching.ts';
import { isPresent, passesToken } from './presence.ts';
import type { FieldHolder } from './step-fields.ts';
import { valueAt } from './values.ts';

export interface Evaluator {
  /** The fields whose value may be forced (3.28). */
  readonly forcible: readonly string[];
  /** The whole form. A field whose view equals the one in `before` keeps that very object. */
  evaluate(values: StepValues, context: EvaluationContext, before?: FormView): FormView;
  /**
   * The same as `evaluate`, when since `before` only these values and nothing of the context has changed.
   * What it costs depends on what looks at these fields, not on how many fields there are.
   */
  update(
    before: FormView,
    changed: readonly string[],
    values: StepValues,
    context: EvaluationContext,
  ): FormView;
  /** The fields whose view a change of these can touch. */
  reach(changed: readonly string[]): readonly string[];
}

const evaluators = new WeakMap<FieldHolder, Evaluator>();

/** The evaluator of a step, remembered by step. */
export function evaluatorOf(step: FieldHolder): Evaluator {
  const known = evaluators.get(step) ?? createEvaluator(step);
  evaluators.set(step, known);
  return known;
}

/** What every field of the step is like with these values (4.30-4.33). Pure; ends whatever refers to whatever. */
export const evaluate = (step: FieldHolder, values: StepValues, context: EvaluationContext): FormView =>
  evaluatorOf(step).evaluate(values, context);

export function createEvaluator(step: FieldHolder): Evaluator {
  const plan = planOf(step);
  const { nodes, order } = plan;
  const everywhere = nodes.map((_, at) => at);
  const rank = new Map(order.map((at, place) => [at, place]));

  return {
    forcible: nodes
      .filter(node => node.field.conditionals.standard?.forcedValue !== undefined)
      .map(node => node.field.key),
    evaluate: (values, context, before) =>
      evaluated(plan, { order, all: everywhere }, { values, context, before: before ?? {} }),
    update: (before, changed, values, context) => {
      const { moved, touched } = concerned(changed);
      if (touched.size === 0) return before;
      const inOrder = [...moved].sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
      return evaluated(plan, { order: inOrder, all: [...touched] }, { values, context, before });
    },
    reach: changed => [...concerned(changed).touched].flatMap(at => nodes[at]?.field.key ?? []),
  };

  /** Whose visibility a change of these fields can move, and whose view it can touch in any way. */
  function concerned(changed: readonly string[]) {
    const starts = changed.flatMap(key => plan.position(key) ?? []);
    const moved = reached(starts, plan.shownBy);
    const touched = new Set(moved);
    for (const at of [...starts, ...moved]) for (const reader of plan.readBy[at] ?? []) touched.add(reader);
    return { moved, touched };
  }
}

/** Everything that looks at the starting places, however many steps away. */
function reached(starts: readonly number[], watching: FormPlan['shownBy']): Set<number> {
  const found = new Set<number>();
  const open = [...starts];
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const watcher of watching[at] ?? []) {
      if (found.has(watcher)) continue;
      found.add(watcher);
      open.push(watcher);
    }
  return found;
}

interface Scope {
  /** Whose visibility is to be decided, in an order that allows it. */
  order: readonly number[];
  /** Whose view is to be written. */
  all: readonly number[];
}

interface Situation {
  values: StepValues;
  context: EvaluationContext;
  before: FormView;
}

function evaluated({ nodes, isCircular, position }: FormPlan, scope: Scope, situation: Situation): FormView {
  const { values, context, before } = situation;
  const decided = new Map<number, { applies: boolean; visible: boolean }>();
  const stateOf = (at: number) => decided.get(at) ?? viewAt(before, nodes[at]?.field.key ?? '');
  const heldBy = (node: PlanNode): FieldValue | undefined =>
    valueAt(values, node.field.key) ?? node.kind?.empty;

  const holdsFor = (node: PlanNode, at: number) => (reference: FieldReference) => {
    const controller = node.controllers.get(reference);
    const other = controller === undefined ? undefined : nodes[controller];
    const isNamed = reference.values.length > 0;
    if (controller === undefined || !other) {
      const said = valueAt(context.elsewhere, reference.fieldId);
      return isNamed ? said !== undefined && isOneOf(said, reference.values) : !isOneOf(said, ['']);
    }
    if (!isCircular(at, controller) && !stateOf(controller)?.applies) return false;
    const value = heldBy(other);
    if (!other.kind || value === undefined) return false;
    return isNamed
      ? isOneOf(other.kind.toWire(value, other.field), reference.values)
      : other.kind.isFilled(value);
  };

  for (const at of scope.order) {
    const node = nodes[at];
    if (!node) continue;
    const parent =
      node.parent === undefined || isCircular(at, node.parent) ? undefined : stateOf(node.parent);
    const circumstances = { holds: holdsFor(node, at), hasProposal: context.hasProposal };
    const applies =
      parent?.applies !== false &&
      passesToken(node.field, context) &&
      everyConditional.every(({ shows }) => shows?.(node.field.conditionals, circumstances) ?? true);
    decided.set(at, {
      applies,
      visible: applies && parent?.visible !== false && isPresent(node.field, context),
    });
  }

  const isOpen = (at: number): boolean => {
    const node = nodes[at];
    if (!node?.kind || node.kind.carries === 'nothing' || !stateOf(at)?.visible) return false;
    return !node.kind.isFilled(heldBy(node) ?? node.kind.empty);
  };
  const byKey = (key: string) => nodes[position(key) ?? -1]?.field;

  const views: [string, FieldView][] = [];
  for (const at of scope.all) {
    const node = nodes[at];
    if (!node) continue;
    const { applies, visible } = stateOf(at) ?? { applies: false, visible: false };
    const { field, kind } = node;
    const circumstances = { holds: holdsFor(node, at), hasProposal: context.hasProposal };
    const locked =
      field.readOnly ||
      everyConditional.some(({ locks }) => locks?.(field.conditionals, circumstances) ?? false);
    const forced = everyConditional
      .map(({ forces }) => (applies && kind ? forces?.(field.conditionals, circumstances) : undefined))
      .find(value => value !== undefined);
    const waiting = !locked && node.waitsOn.some(isOpen);
    const fresh: FieldView = {
      visible,
      applies,
      required: visible && node.requiredByRule && kind !== undefined && kind.carries !== 'nothing',
      readOnly: locked || waiting,
      waiting,
      label: fillLabel(field.label, byKey, values),
      forced: forced === undefined ? undefined : kind?.fromWire(forced, field),
    };
    const old = viewAt(before, field.key);
    if (!old || !isSame(old, fresh)) views.push([field.key, fresh]);
  }
  return views.length === 0 ? before : { ...before, ...Object.fromEntries(views) };
}

const isSame = (a: FieldView, b: FieldView): boolean =>
  a.visible === b.visible &&
  a.applies === b.applies &&
  a.required === b.required &&
  a.readOnly === b.readOnly &&
  a.waiting === b.waiting &&
  a.label === b.label &&
  (a.forced === b.forced || JSON.stringify(a.forced) === JSON.stringify(b.forced));
