import { readDay, toBrazilian } from '#brazil/date.ts';
import type { FieldKind } from './field-kind.ts';
import { textOf, tidyText, unwrapped } from './plain-object.ts';
import { textual } from './textual.ts';

/** A day as DD/MM/AAAA; ISO days and moments from the service are converted (5.26). */
export const date: FieldKind = {
  ...textual({ mask: 'date', validation: 'date' }),
  control: 'date',
  errors: textual().errors.filter(name => name !== 'salaryDay'),
  fromWire: wire => {
    const text = tidyText(textOf(unwrapped(wire)));
    const day = readDay(text);
    return day ? toBrazilian(day) : text.slice(0, 10);
  },
};
