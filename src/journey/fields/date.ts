import { readWireDay, toBrazilian } from '#brazil/date.ts';
import { createTextMembers } from './create-text-members.ts';
import type { FieldKind } from './field-kind.ts';
import { textOf, tidyText, unwrapValue } from './text-of.ts';

/** A day as DD/MM/AAAA; days and moments from the service are converted, in whatever spelling (5.26). */
export const date: FieldKind = {
  ...createTextMembers({ mask: 'date', validation: 'date' }),
  control: 'date',
  errors: createTextMembers().errors.filter(name => name !== 'salaryDay'),
  fromWire: (wire, _field, onUnreadable) => {
    const text = tidyText(textOf(unwrapValue(wire)));
    const day = readWireDay(text);
    if (!day && text !== '') onUnreadable?.();
    return day ? toBrazilian(day) : text;
  },
};
