import { type AttachedFile, filesOf } from '../fields/attached.ts';
import type { WireValue } from '../fields/field-kind.ts';
import { fieldKinds } from '../fields/index.ts';
import { formatters } from '../formatters/index.ts';
import type { StepValues } from '../model/proposal.ts';
import { type FormView, viewAt } from './context.ts';
import { type FieldHolder, fieldsOf } from './step-fields.ts';
import { valueAt } from './values.ts';

/**
 * What is sent of a step, by field key: every visible field that holds a value, an empty one as its empty value so that
 * what was erased is erased there, too. A formatter (`format.send`) shapes only what is filled.
 * Hidden fields stay out, files travel beside it (`filesToSend`).
 */
export function payloadOf(step: FieldHolder, view: FormView, values: StepValues): Record<string, WireValue> {
  const sent = fieldsOf(step).all.flatMap((field): [string, WireValue][] => {
    const kind = fieldKinds.find(field.component);
    if (kind?.carries !== 'value' || viewAt(view, field.key)?.visible !== true) return [];
    const value = valueAt(values, field.key) ?? kind.empty;
    const wire = kind.toWire(value, field);
    const format = formatters.find(field.formatSend);
    const shaped = format && (kind.isFilled(value) || typeof value === 'boolean') ? format(wire) : wire;
    return [[field.key, shaped]];
  });
  return Object.fromEntries(sent);
}

/** The files of the visible fields that the service does not have yet, in field order. */
export function filesToSend(
  step: FieldHolder,
  view: FormView,
  values: StepValues,
): { fieldKey: string; file: AttachedFile }[] {
  return fieldsOf(step).all.flatMap(field => {
    if (fieldKinds.find(field.component)?.carries !== 'files') return [];
    if (viewAt(view, field.key)?.visible !== true) return [];
    return filesOf(valueAt(values, field.key))
      .filter(file => file.id !== '')
      .map(file => ({ fieldKey: field.key, file }));
  });
}
