import type { FieldValue } from '../model/field.ts';
import type { FieldKind } from './field-kind.ts';
import { textOf, unwrapped } from './wire-shapes.ts';

const YES = /^(true|1|s|sim|aceito|aceita|aceitar|aceite)$/i;

/** What the boxes share: ticked or not. Only a tick counts as filled. */
export const agreed = {
  empty: false,
  carries: 'value',
  read: (typed: FieldValue) => typed === true,
  fromWire: (wire: unknown) => {
    const raw = unwrapped(wire);
    return raw === true || YES.test(textOf(raw).trim());
  },
  show: (value: FieldValue) => (value === true ? 'Sim' : 'Não'),
  isFilled: (value: FieldValue) => value === true,
  toWire: (value: FieldValue) => value === true,
} satisfies Partial<FieldKind>;
