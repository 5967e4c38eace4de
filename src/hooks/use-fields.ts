import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { FieldState } from '#state/watched-field.ts';
import { useApp } from './app-context.ts';

/** Some fields of the form in view, by key: the component renders again when one of them has changed. Keys that are none are left out. */
export function useFields(keys: readonly string[]): Readonly<Record<string, Readonly<FieldState>>> {
  const { state } = useApp();
  const version = useRef(0);
  const names = JSON.stringify(keys);
  const watch = useCallback(
    (changed: () => void) => {
      const named: readonly string[] = JSON.parse(names);
      const stops = named.flatMap(key => {
        const field = state.form.fields[key];
        if (!field) return [];
        return field.listen(() => {
          version.current += 1;
          changed();
        });
      });
      return () => {
        for (const stop of stops) stop();
      };
    },
    [state, names],
  );
  useSyncExternalStore(watch, () => version.current);
  return Object.fromEntries(
    keys.flatMap(key => {
      const field = state.form.fields[key];
      return field ? [[key, field.now]] : [];
    }),
  );
}
