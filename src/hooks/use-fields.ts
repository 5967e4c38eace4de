import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { FieldState } from '#state/watched-field.ts';
import { useAppState } from './use-app-state.ts';

/** Some fields of the form in view, by key: the component renders again when one of them has changed. Keys that are none are left out. */
export function useFields(keys: readonly string[]): Readonly<Record<string, Readonly<FieldState>>> {
  // Another form has other fields: those of the one in view are listened to.
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
  // The same list as long as no field has changed, also between the drawing and the listening.
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
