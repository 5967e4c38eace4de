import type { FieldKind } from './field-kind.ts';

/** What the kinds without a value share: they are seen or pressed, nothing of them travels. */
export const silent = {
  empty: null,
  carries: 'nothing',
  read: () => null,
  fromWire: () => null,
  show: () => '',
  isFilled: () => false,
  toWire: () => null,
} satisfies Partial<FieldKind>;
