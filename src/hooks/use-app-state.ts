import { useSnapshot } from 'valtio';
import type { AppState } from '#state/app-state.ts';
import { useApp } from './app-context.ts';

/** State as a screen may use it: nothing in it can be assigned. */
type ReadonlyState<Value> = Value extends string | ((...given: never) => unknown)
  ? Value
  : Value extends readonly (infer Item)[]
    ? readonly ReadonlyState<Item>[]
    : Value extends object
      ? { readonly [Key in keyof Value]: ReadonlyState<Value[Key]> }
      : Value;

/**
 * The state as the component sees it; it renders again when a part that it has read changes. Valtio's own type for it is too
 * deep for the compiler.
 */
export const useAppState = (): ReadonlyState<AppState> =>
  useSnapshot<object>(useApp().state) as ReadonlyState<AppState>;
