import { useMemo, useSyncExternalStore } from 'react';
import { type AppState, initialOptions } from '#state/app-state.ts';
import { type FieldState, WatchedField } from '#state/watched-field.ts';

/** A field as a row shows it. */
export type ShownField = Readonly<FieldState>;

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
export function useField(state: AppState, key: string): ShownField {
  const keys = useMemo(() => [key], [key]);
  return useFieldList(state, keys)[0] ?? nobody.now;
}

/**
 * Fields of the form in view of this state as they are now, in the order of these keys. One listener's worth of React for
 * all of them: a hundred rows that listen by themselves are a good part of what mounting a form costs (14.3).
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
    /** The same list as long as no field has changed. */
    seen() {
      if (fields.some((field, at) => field.now !== now[at])) now = fields.map(field => field.now);
      return now;
    },
  };
}
