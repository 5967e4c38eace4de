import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { FieldState } from '#state/watched-field.ts';
import { useAppState } from './use-state.ts';

/** Some fields of the form in view, by key: the component renders again when one of them has changed. Keys that are none are left out. */
export function useFields(keys: readonly string[]): Readonly<Record<string, Readonly<FieldState>>> {
  // Another form has other fields: those of the one in view are listened to.
  const { fields } = useAppState().form;
  const version = useRef(0);
  const names = JSON.stringify(keys);
  const watch = useCallback(
    (changed: () => void) => {
      const named: readonly string[] = JSON.parse(names);
      const stops = named.flatMap(key => {
        const field = fields[key];
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
    [fields, names],
  );
  useSyncExternalStore(watch, () => version.current);
  return Object.fromEntries(
    keys.flatMap(key => {
      const field = fields[key];
      return field ? [[key, field.now]] : [];
    }),
  );
}
