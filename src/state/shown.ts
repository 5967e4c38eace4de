/** State as a screen may use it: nothing in it can be assigned. */
export type Shown<Value> = Value extends string | ((...given: never) => unknown)
  ? Value
  : Value extends readonly (infer Item)[]
    ? readonly Shown<Item>[]
    : Value extends object
      ? { readonly [Key in keyof Value]: Shown<Value[Key]> }
      : Value;
