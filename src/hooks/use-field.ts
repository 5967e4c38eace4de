import { useCallback, useSyncExternalStore } from 'react';
import { type AppState, initialOptions } from '#state/app-state.ts';
import { type FieldState, WatchedField } from '#state/watched-field.ts';

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

/** One field of the form in view of this state, as it is now. Synchronous: a controlled input keeps its caret. */
export function useField(state: AppState, key: string): Readonly<FieldState> {
  const field = state.form.fields[key] ?? nobody;
  const listen = useCallback((changed: () => void) => field.listen(changed), [field]);
  const seen = () => field.now;
  return useSyncExternalStore(listen, seen, seen);
}
