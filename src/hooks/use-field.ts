import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Field } from '#journey/model/field.ts';
import { initialOptions } from '#state/app-state.ts';
import { type FieldState, WatchedField } from '#state/watched-field.ts';
import { useApp } from './app-context.ts';

/** A field as its row shows it. */
export type ShownField = Readonly<FieldState>;

/** Replaces a removed field while its row unmounts. */
const nobody = new WatchedField({
  value: null,
  visible: false,
  required: false,
  readOnly: false,
  label: '',
  error: '',
  options: initialOptions(),
});

/** One field of the current form. Synchronous, so that a controlled input keeps its caret. */
export function useField(key: string): ShownField {
  const field = useApp().state.form.fields[key] ?? nobody;
  const listen = useCallback((changed: () => void) => field.listen(changed), [field]);
  return useSyncExternalStore(listen, () => field.now);
}

/** Whether any of these fields of the current form is visible. */
export function useSomeVisible(fields: readonly Field[]): boolean {
  const { form } = useApp().state;
  const all = form.fields;
  const watched = useMemo(() => fields.map(({ key }) => all[key] ?? nobody), [all, fields]);
  const listen = useCallback(
    (changed: () => void) => {
      const stops = watched.map(field => field.listen(changed));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [watched],
  );
  return useSyncExternalStore(listen, () => watched.some(({ visible }) => visible));
}
