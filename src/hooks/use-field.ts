import { useMemo, useSyncExternalStore } from 'react';
import { type AppState, initialOptions } from '#state/app-state.ts';
import { type FieldState, WatchedField } from '#state/watched-field.ts';

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
export function useField(state: AppState, key: string): ShownField {
  const keys = useMemo(() => [key], [key]);
  return useFieldList(state, keys)[0] ?? nobody.now;
}

/**
 * Fields of the current form, in the order of these keys. One subscription for all of them: a hundred rows with one
 * each would be a large part of the cost of mounting a form (14.3).
 */
export function useFieldList({ form }: AppState, keys: readonly string[]): readonly ShownField[] {
  const { fields } = form;
  const { listen, seen } = useMemo(() => watching(keys.map(key => fields[key] ?? nobody)), [fields, keys]);
  return useSyncExternalStore(listen, seen, seen);
}

function watching(fields: readonly WatchedField[]) {
  let now = fields.map(field => field.now);
  return {
    listen(changed: () => void) {
      const stops = fields.map(field => field.listen(changed));
      return () => {
        for (const stop of stops) stop();
      };
    },
    /** Returns the same list while no field has changed. */
    seen() {
      if (fields.some((field, at) => field.now !== now[at])) now = fields.map(field => field.now);
      return now;
    },
  };
}
