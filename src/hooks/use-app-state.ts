import { useSnapshot } from 'valtio';
import type { AppState } from '#state/app-state.ts';
import { useApp } from './app-context.ts';

/** State as a component may use it: nothing in it can be assigned. */
type ReadonlyState<Value> = Value extends string | ((...given: never) => unknown)
  ? Value
  : Value extends readonly (infer Item)[]
    ? readonly ReadonlyState<Item>[]
    : Value extends object
      ? { readonly [Key in keyof Value]: ReadonlyState<Value[Key]> }
      : Value;

/**
 * The state for a component, which renders again when a part changes that it has read. Valtio's own type of a snapshot
 * of the state is too deep for the compiler.
 */
export const useAppState = (): ReadonlyState<AppState> =>
  useSnapshot<object>(useApp().state) as ReadonlyState<AppState>;
