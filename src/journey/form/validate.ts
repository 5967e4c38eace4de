import { INVALID_FIELD } from '../errors/invalid-field.ts';
import { FIELD_ERRORS, type FieldErrorName } from '../fields/field-kind.ts';
import { fieldKinds } from '../fields/index.ts';
import { maskNameOf, validationNameOf } from '../fields/mask-name-of.ts';
import { tidyText } from '../fields/plain-object.ts';
import { masks } from '../masks/index.ts';
import type { Field, FieldValue } from '../model/field.ts';
import type { StepValues } from '../model/proposal.ts';
import { validators } from '../validators/index.ts';
import { type FieldView, type FormView, viewAt } from './context.ts';
import { type GenericRule, genericRules } from './generic-rules.ts';
import { type FieldHolder, fieldsOf } from './step-fields.ts';
import { valueAt } from './values.ts';

export interface ValidationContext {
  /** Milliseconds since 1970, UTC. */
  readonly now: number;
}

/**
 * The error of a field, or undefined. The generic rules come first (5.1-5.10), then the named validator (5.13-5.19),
 * then the validity for the kind (5.8). Hidden and read-only fields have no errors.
 */
export function validateField(
  field: Field,
  view: FieldView | undefined,
  value: FieldValue,
  context: ValidationContext,
): string | undefined {
  const kind = fieldKinds.find(field.component);
  if (!kind || !view?.visible || (view.readOnly && !view.waiting)) return undefined;
  const checked = { field, kind, value, required: view.required, now: context.now };
  for (const name of FIELD_ERRORS) {
    const message = kind.errors.includes(name) ? RULES[name](checked) : undefined;
    if (message !== undefined) return message;
  }
  return undefined;
}

const validator: GenericRule = ({ field, kind, value, now }) =>
  kind.isFilled(value)
    ? validators.find(validationNameOf(field))?.check(tidyText(kind.show(value, field)), { now })
    : undefined;

const malformed: GenericRule = ({ field, kind, value }) => {
  if (!kind.isFilled(value)) return undefined;
  const isOfMask = masks.find(maskNameOf(field))?.isWellFormed?.(kind.show(value, field)) !== false;
  return kind.isWellFormed(value) && isOfMask ? undefined : INVALID_FIELD;
};

const RULES: Readonly<Record<FieldErrorName, GenericRule>> = { ...genericRules, validator, malformed };

/** The errors of a step by field key (5.12), in field order. Empty if it can be submitted. */
export function validateStep(
  step: FieldHolder,
  view: FormView,
  values: StepValues,
  context: ValidationContext,
): Record<string, string> {
  const messages = fieldsOf(step).all.flatMap((field): [string, string][] => {
    // Every kind takes null as "not filled in".
    const value = valueAt(values, field.key) ?? null;
    const message = validateField(field, viewAt(view, field.key), value, context);
    return message === undefined ? [] : [[field.key, message]];
  });
  return Object.fromEntries(messages);
}
