import { useCallback, useSyncExternalStore } from 'react';
import { proxy, snapshot, subscribe } from 'valtio';
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

/**
 * One field of the form in view, frozen (see use-state). Synchronous: a controlled input keeps its caret. A row shows all of its
 * field, so nobody keeps books on what it read: that would be most of what two hundred rows cost to mount.
 */
export function useField(key: string): FieldState {
  const { state } = useApp();
  const field = state.form.fields[key] ?? nobody;
  const listen = useCallback((changed: () => void) => subscribe(field, changed, true), [field]);
  const seen = () => snapshot<object>(field) as FieldState;
  return useSyncExternalStore(listen, seen, seen);
}
