import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { FieldState } from '#state/watched-field.ts';
import { useAppState } from './use-app-state.ts';

/**
 * Some fields of the current form, by key; the component renders again when one of them changes. Unknown keys are left
 * out.
 */
export function useFields(keys: readonly string[]): Readonly<Record<string, Readonly<FieldState>>> {
  // Another form has other fields, so the subscription must be renewed.
  const { fields } = useAppState().form;
  const names = JSON.stringify(keys);
  const watch = useCallback(
    (changed: () => void) => {
      const named: readonly string[] = JSON.parse(names);
      const stops = named.map(key => fields[key]?.listen(changed));
      return () => {
        for (const stop of stops) stop?.();
      };
    },
    [fields, names],
  );
  // Returns the same list while no field has changed, also between rendering and subscribing.
  const last = useRef<readonly (Readonly<FieldState> | undefined)[]>([]);
  const seen = () => {
    const now = keys.map(key => fields[key]?.now);
    const isSame = now.length === last.current.length && now.every((field, at) => field === last.current[at]);
    if (!isSame) last.current = now;
    return last.current;
  };
  const now = useSyncExternalStore(watch, seen, seen);
  return Object.fromEntries(
    keys.flatMap((key, at) => {
      const field = now[at];
      return field ? [[key, field]] : [];
    }),
  );
}
