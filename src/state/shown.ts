import type { WatchedField } from './watched-field.ts';

/** State as a screen may use it: nothing in it can be assigned. Fields are watched one by one and stay what they are. */
export type Shown<Value> = Value extends WatchedField | string | ((...given: never) => unknown)
  ? Value
  : Value extends readonly (infer Item)[]
    ? readonly Shown<Item>[]
    : Value extends object
      ? { readonly [Key in keyof Value]: Shown<Value[Key]> }
      : Value;
