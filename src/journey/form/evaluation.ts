import { ownValueOf } from '#shared/safety/safe-record.ts';
import { isChosen } from '../fields/choice-members.ts';
import type { FieldKind } from '../fields/field-kind.ts';
import { fieldKinds } from '../fields/index.ts';
import type { Field, FieldReference, FieldValue, Option } from '../model/field.ts';
import type { StepValues } from '../model/proposal.ts';
import { everyConditional } from './conditionals/index.ts';
import { type EvaluationContext, type LoadedOptions, resourceOf } from './evaluation-context.ts';
import { type FieldView, type FieldViews, viewAt } from './field-view.ts';
import type { FormPlan, PlanNode } from './form-plan.ts';
import { comparedTextsOf, isOneOf } from './is-one-of.ts';
import { canShow, hasEmptyResource, isPresent, isShownWithToken } from './is-present.ts';
import { isUnproven } from './is-unproven.ts';
import { labelOf } from './labels.ts';
import { completeChoice } from './options.ts';
import { sentValueOf } from './sent-value-of.ts';
import { valueAt } from './values.ts';

/** One running evaluation. Positions are those of the plan. */
export interface Evaluation {
  /** Decides whether a field is visible. Must be called in the plan's order. */
  decide(position: number): void;
  /** The view of a field whose visibility is decided. A view equal to the previous one keeps its identity. */
  viewOf(position: number): FieldView | undefined;
}

/** Fields for which `decide` is not called keep their visibility of `before`. */
export function createEvaluation(
  plan: FormPlan,
  values: StepValues,
  context: EvaluationContext,
  before: FieldViews,
): Evaluation {
  const { nodes } = plan;
  const decisions = new Map<number, Pick<FieldView, 'applies' | 'isVisible'>>();
  const decisionOf = (position: number) =>
    decisions.get(position) ?? viewAt(before, nodes[position]?.field.key ?? '');

  const focusedPositions = withParentsOf(plan, context.focusedKey);

  const currentValueOf = ({ field, kind }: PlanNode): FieldValue =>
    valueAt(values, field.key) ?? kind?.empty ?? null;

  /**
   * A reference holds only if the conditions of the other field hold, too; within a cycle only its value counts. With
   * `stored` it also holds if the stored answer does not prove the contrary.
   */
  const holdsFor =
    ({ controllers }: PlanNode, isCircular: (controller: number) => boolean, stored?: StepValues) =>
    ({ fieldId, values: expectedValues }: FieldReference): boolean => {
      const controllerIndex = controllers.get(fieldId);
      const controller = controllerIndex === undefined ? undefined : nodes[controllerIndex];
      if (controllerIndex === undefined || !controller)
        return holdsElsewhere(fieldId, expectedValues, context, stored !== undefined);
      const decision = decisionOf(controllerIndex);
      if (!isCircular(controllerIndex) && !decision?.applies) return false;
      const { field, kind } = controller;
      if (!kind) return false;
      return (
        holdsValue(
          kind,
          field,
          currentValueOf(controller),
          expectedValues,
          resourceOf(field, context)?.options,
        ) ||
        (stored !== undefined && isUnproven(field, valueAt(stored, field.key), decision?.isVisible !== false))
      );
    };

  const isLocked = (node: PlanNode): boolean => {
    const { field } = node;
    const conditionContext = { holds: holdsFor(node, () => false), hasProposal: context.hasProposal };
    return (
      field.readOnly ||
      everyConditional.some(({ locks }) => locks?.(field.conditionals, conditionContext) ?? false)
    );
  };

  /** Whether another field takes the answer, because the list of this one is empty (assumption 4.31). */
  const isReplaced = ({ field, replacements }: PlanNode): boolean =>
    replacements.some(position => decisionOf(position)?.isVisible === true) &&
    hasEmptyResource(field, context);

  const isUnfilled = (position: number): boolean => {
    const node = nodes[position];
    if (!node?.kind || node.kind.carries === 'nothing' || !decisionOf(position)?.isVisible) return false;
    if (node.kind.isFilled(currentValueOf(node)) || isReplaced(node)) return false;
    return !isLocked(node) || mayBeFilled(node);
  };

  /**
   * Whether an answer of the service may still fill a locked field, which the visitor cannot fill. Otherwise waiting
   * for it would block the step.
   */
  const mayBeFilled = ({ field, fillers }: PlanNode): boolean =>
    !isSettled(field) &&
    fillers.some(
      filler =>
        !isSettled(filler.field) &&
        (context.hasProposal || !filler.needsProposal) &&
        (filler.field === field || mayBeAsked(filler.field)),
    );

  /** Whether the service has been asked about the value of a field, or the visitor can still fill it in. */
  const mayBeAsked = ({ key }: Field): boolean => {
    const position = plan.positionOf(key);
    const node = position === undefined ? undefined : nodes[position];
    if (position === undefined || !node || !decisionOf(position)?.isVisible) return false;
    return !isLocked(node) || isFilled(position);
  };

  const isSettled = ({ key }: Field): boolean => context.settledKeys?.has(key) === true;

  const isFilled = (position: number): boolean => {
    const node = nodes[position];
    return node?.kind?.isFilled(currentValueOf(node)) === true;
  };

  return {
    decide(position) {
      const node = nodes[position];
      if (!node) return;
      const { field } = node;
      const isCircular = (other: number) => plan.isCircular(position, other);
      const parent =
        node.parent === undefined || isCircular(node.parent) ? undefined : decisionOf(node.parent);
      const conditionContext = {
        holds: holdsFor(node, isCircular, context.stored),
        hasProposal: context.hasProposal,
      };
      const applies =
        parent?.applies !== false &&
        isShownWithToken(field, context) &&
        everyConditional.every(({ shows }) => shows?.(field.conditionals, conditionContext) ?? true);
      decisions.set(position, {
        applies,
        isVisible:
          applies &&
          parent?.isVisible !== false &&
          canShow(field) &&
          isPresent(field, context, focusedPositions.has(position)),
      });
    },

    viewOf(position) {
      const node = nodes[position];
      const state = decisionOf(position);
      if (!node || !state) return undefined;
      const { field, kind } = node;
      const { applies, isVisible } = state;
      const conditionContext = { holds: holdsFor(node, () => false), hasProposal: context.hasProposal };
      const isFieldLocked = isLocked(node);
      const isWaiting =
        !isFieldLocked &&
        node.waitsOn.some(isUnfilled) &&
        !(node.waitsOnOneOf && node.waitsOn.some(isFilled));
      const forced = applies
        ? everyConditional
            .map(({ forces }) => forces?.(field.conditionals, conditionContext))
            .find(value => value !== undefined)
        : undefined;
      const view: FieldView = {
        isVisible,
        applies,
        isRequired:
          isVisible &&
          field.required &&
          kind !== undefined &&
          kind.carries !== 'nothing' &&
          !isReplaced(node),
        isReadOnly: isFieldLocked || isWaiting || forced !== undefined,
        isWaiting,
        label: labelOf(field, key => nodes[plan.positionOf(key) ?? -1]?.field, values),
        forced:
          forced === undefined || !kind
            ? undefined
            : completeForced(kind.fromWire(forced, field), resourceOf(field, context)),
      };
      const previous = viewAt(before, field.key);
      return previous && isSame(previous, view) ? previous : view;
    },
  };
}

/** A forced value with the options of the list that the field has loaded; a choice that is not among them stays. */
function completeForced(forced: FieldValue, loaded: LoadedOptions | undefined): FieldValue {
  const options = loaded?.options ?? [];
  return Array.isArray(forced)
    ? forced.map(choice => completeChoice(choice, options) ?? choice)
    : (completeChoice(forced, options) ?? forced);
}

/** The positions of a field and of the fields around it; none for no field. */
function withParentsOf({ nodes, positionOf }: FormPlan, key: string | undefined): ReadonlySet<number> {
  const positions = new Set<number>();
  let position = key === undefined ? undefined : positionOf(key);
  while (position !== undefined && !positions.has(position)) {
    positions.add(position);
    position = nodes[position]?.parent;
  }
  return positions;
}

/**
 * Whether the proposal has one of the values for a field outside this step (4.30); false for an unknown field, and for
 * one whose own conditions do not hold.
 */
function holdsElsewhere(
  fieldId: string,
  expectedValues: readonly string[],
  { answersElsewhere }: EvaluationContext,
  holdsIfUnproven: boolean,
): boolean {
  const answer = ownValueOf(answersElsewhere, fieldId);
  const kind = fieldKinds.find(answer?.field.component);
  if (!answer || !kind) return false;
  const { field, wire } = answer;
  const options = answer.list()?.options ?? [];
  const stored = kind.fromWire(wire, field);
  const value = (options.length > 0 ? completeChoice(stored, options, [], field) : null) ?? stored;
  return (
    (holdsValue(kind, field, value, expectedValues, options) ||
      (holdsIfUnproven && isUnproven(field, wire, true))) &&
    answer.applies()
  );
}

/**
 * Whether a value is one of the expected ones. They may be written in every form in which the service may send an
 * answer to the field (assumption 3.26): as the field shows or sends it, a day also as `yyyy-mm-dd`.
 * @param options the list that the field has loaded, if any.
 */
function holdsValue(
  kind: FieldKind,
  field: Field,
  value: FieldValue,
  expectedValues: readonly string[],
  options: readonly Option[] = [],
): boolean {
  if (expectedValues.length === 0) return kind.isFilled(value);
  const wire = kind.toWire(value, field);
  return (
    isOneOf(wire, expectedValues) ||
    (field.formatSend !== '' && isOneOf(sentValueOf(kind, field, value), expectedValues)) ||
    isOneOf(wire, textsOfExpected(kind, field, expectedValues)) ||
    hasExpectedLabel([field.options, options], value, expectedValues)
  );
}

/**
 * Whether one of the chosen options has an expected label; a list that is not loaded yet, or that of another step,
 * gives it to the choice only. A text that is a value of one of the options means that option.
 */
function hasExpectedLabel(
  lists: readonly (readonly Option[])[],
  value: FieldValue,
  expectedValues: readonly string[],
): boolean {
  if (Array.isArray(value)) return value.some(choice => hasExpectedLabel(lists, choice, expectedValues));
  if (!isChosen(value)) return false;
  const label = value.label.trim();
  return (
    expectedValues.includes(label) && !lists.some(options => options.some(option => option.value === label))
  );
}

/** Texts of the expected values of a field, by their list. Every evaluation needs them (14.2). */
const expectedTexts = new WeakMap<readonly string[], { field: Field; texts: readonly string[] }>();

/** The expected values as the field would have them, were they the service's answers. */
function textsOfExpected(
  kind: FieldKind,
  field: Field,
  expectedValues: readonly string[],
): readonly string[] {
  const known = expectedTexts.get(expectedValues);
  if (known?.field === field) return known.texts;
  const texts = expectedValues.flatMap(expected => {
    const readable = kind.fromWire(expected, field);
    // A box reads every word that it does not know as not ticked, so only the word that it shows means that.
    if (!kind.isFilled(readable) && kind.show(readable, field) !== expected) return [];
    // A formatter may drop a part, such as accents: then the service has stored the expected value without it.
    const isFormattedText = field.formatSend !== '' && typeof readable === 'string';
    const sent = isFormattedText ? comparedTextsOf(sentValueOf(kind, field, readable)) : [];
    return [...comparedTextsOf(kind.toWire(readable, field)), ...sent];
  });
  expectedTexts.set(expectedValues, { field, texts });
  return texts;
}

const isSame = (a: FieldView, b: FieldView): boolean =>
  a.isVisible === b.isVisible &&
  a.isRequired === b.isRequired &&
  a.applies === b.applies &&
  a.isReadOnly === b.isReadOnly &&
  a.isWaiting === b.isWaiting &&
  a.label === b.label &&
  (a.forced === b.forced || JSON.stringify(a.forced) === JSON.stringify(b.forced));
