import { INVALID_FIELD } from '../errors/invalid-field.ts';
import { FIELD_ERRORS, type FieldErrorName } from '../fields/field-kind.ts';
import { fieldKinds } from '../fields/index.ts';
import { maskNameOf, validationNameOf } from '../fields/mask-name-of.ts';
import { tidyText } from '../fields/text-of.ts';
import { masks } from '../masks/index.ts';
import type { Mask } from '../masks/mask.ts';
import type { Field, FieldValue } from '../model/field.ts';
import type { StepValues } from '../model/proposal.ts';
import { validators } from '../validators/index.ts';
import type { ValidationContext } from '../validators/validator.ts';
import { type FieldView, type FieldViews, viewAt } from './field-view.ts';
import { type GenericRule, genericRules } from './generic-rules.ts';
import { type FieldHolder, fieldsOf } from './step-fields.ts';
import { valueAt } from './values.ts';

/**
 * The error of a field, or undefined: first by the generic rules (5.1-5.10), then by the field's validator (5.13-5.19),
 * then by its kind (5.8). A hidden field has no error. Neither has a read-only one, unless it only waits for others.
 */
export function validateField(
  field: Field,
  view: FieldView | undefined,
  value: FieldValue,
  context: ValidationContext,
): string | undefined {
  const kind = fieldKinds.find(field.component);
  if (!kind || !view?.isVisible || (view.isReadOnly && !view.isWaiting)) return undefined;
  const input = { field, kind, value, isRequired: view.isRequired, now: context.now };
  for (const name of FIELD_ERRORS) {
    const message = kind.errors.includes(name) ? RULES[name](input) : undefined;
    if (message !== undefined) return message;
  }
  return undefined;
}

const runValidator: GenericRule = ({ field, kind, value, now }) => {
  const validator = kind.isFilled(value) ? validators.find(validationNameOf(field)) : undefined;
  if (!validator) return undefined;
  const text = tidyText(kind.show(value, field));
  const mask = masks.find(maskNameOf(field));
  if (mask?.hidesCharacters?.(text) === true) return undefined;
  const message = validator.check(text, { now });
  return message !== undefined && mask && exceedsMask(mask, text) ? undefined : message;
};

/**
 * Whether a text came from the service or a lookup and its mask would drop a part of it. It is sent as it came
 * (assumption 3.33): the visitor cannot type it, and may not know what is wrong with it.
 */
const exceedsMask = (mask: Mask, text: string): boolean =>
  mask.fromWire(text) === undefined && mask.apply(text) !== text;

const checkWellFormed: GenericRule = ({ field, kind, value }) => {
  if (!kind.isFilled(value)) return undefined;
  const text = kind.show(value, field);
  const mask = masks.find(maskNameOf(field));
  const fitsMask = mask?.isWellFormed?.(text) !== false || exceedsMask(mask, text);
  return kind.isWellFormed(value) && fitsMask ? undefined : INVALID_FIELD;
};

const RULES: Readonly<Record<FieldErrorName, GenericRule>> = {
  ...genericRules,
  validator: runValidator,
  malformed: checkWellFormed,
};

/** The errors of a step by field key, in field order (5.12). Empty if the step can be submitted. */
export function validateStep(
  step: FieldHolder,
  view: FieldViews,
  values: StepValues,
  context: ValidationContext,
): Record<string, string> {
  const messages = fieldsOf(step).all.flatMap((field): [string, string][] => {
    // Every kind treats null as empty.
    const value = valueAt(values, field.key) ?? null;
    const message = validateField(field, viewAt(view, field.key), value, context);
    return message === undefined ? [] : [[field.key, message]];
  });
  return Object.fromEntries(messages);
}
