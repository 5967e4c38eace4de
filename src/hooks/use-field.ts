import { proxy, useSnapshot } from 'valtio';
import { type FieldState, initialOptions } from '#state/app-state.ts';
import { useApp } from './app-context.ts';

/** Stands in for a field that is gone while its row is being taken down. */
const nobody: FieldState = proxy({
  value: null,
  visible: false,
  required: false,
  readOnly: false,
  label: '',
  error: '',
  options: initialOptions(),
});

/** One field of the form in view, frozen (see use-state). Synchronous: a controlled input keeps its caret. */
export function useField(key: string): FieldState {
  const { state } = useApp();
  return useSnapshot<object>(state.form.fields[key] ?? nobody, { sync: true }) as FieldState;
}
