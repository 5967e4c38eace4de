import { useCallback, useSyncExternalStore } from 'react';
import { initialOptions } from '#state/app-state.ts';
import { type FieldState, WatchedField } from '#state/watched-field.ts';
import { useApp } from './app-context.ts';

/** Stands in for a field that is gone while its row is being taken down. */
const nobody = new WatchedField({
  value: null,
  visible: false,
  required: false,
  readOnly: false,
  label: '',
  error: '',
  options: initialOptions(),
});

/** One field of the form in view, as it is now. Synchronous: a controlled input keeps its caret. */
export function useField(key: string): Readonly<FieldState> {
  const { state } = useApp();
  const field = state.form.fields[key] ?? nobody;
  const listen = useCallback((changed: () => void) => field.listen(changed), [field]);
  const seen = () => field.now;
  return useSyncExternalStore(listen, seen, seen);
}
