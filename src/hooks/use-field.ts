import { useCallback, useSyncExternalStore } from 'react';
import { getVersion, subscribe } from 'valtio/vanilla';
import type { Field } from '#journey/model/field.ts';
import { createField, createInitialOptions, type FieldState } from '#state/field-state.ts';
import type { FormState } from '#state/form-state.ts';
import { useApp } from './app-context.ts';

/** A field as its row shows it. */
export type ShownField = Readonly<FieldState>;

/** Replaces a removed field while its row unmounts. */
const noField = createField({
  value: null,
  isVisible: false,
  isRequired: false,
  isReadOnly: false,
  isWaiting: false,
  label: '',
  error: '',
  refusal: '',
  options: createInitialOptions(),
});

/** Calls `onChange` for each change of the field, but not if only its value is new and `showsValue` is true for it. */
function skipShownValues(
  field: ShownField,
  showsValue: (field: ShownField) => boolean,
  onChange: () => void,
): () => void {
  let knownRest = restOf(field);
  return () => {
    const rest = restOf(field);
    const isRestKnown = rest.every((member, index) => member === knownRest[index]);
    knownRest = rest;
    if (!isRestKnown || !showsValue(field)) onChange();
  };
}

/** All members of a field but its value. */
const restOf = ({ value, ...rest }: ShownField): readonly unknown[] => Object.values(rest);

/**
 * One field of the current form. Renders synchronously, so that an input keeps its caret. A row shows all of its field,
 * so it renders at each new version of it and reads it directly: a snapshot would copy it, and `useSnapshot` would also
 * track which members were read (14.3). Do not pass the returned object on: it changes, but stays the same object.
 * @param showsValue Whether the row shows this value already, so a change of the value alone needs no render (14.2).
 * Must stay the same function.
 */
export function useField(key: string, showsValue?: (field: ShownField) => boolean): ShownField {
  const field = useApp().state.form.fields[key] ?? noField;
  const listen = useCallback(
    (onChange: () => void) =>
      subscribe(field, showsValue ? skipShownValues(field, showsValue, onChange) : onChange, true),
    [field, showsValue],
  );
  useSyncExternalStore(listen, () => getVersion(field));
  return field;
}

/** Calls `onChange` for each change of these fields. Returns a function that stops it. */
function listenTo(fields: FormState['fields'], keys: readonly string[], onChange: () => void): () => void {
  const cleanups = keys.map(key => subscribe(fields[key] ?? noField, onChange, true));
  return () => {
    for (const stop of cleanups) stop();
  };
}

/** Those of the keys whose fields in the current form match. */
export function useKeysWhere(
  keys: readonly string[],
  matches: (field: FieldState) => boolean,
): readonly string[] {
  const { fields } = useApp().state.form;
  // As text, because two lists with the same keys must be equal.
  const keysText = JSON.stringify(keys);
  const listen = useCallback(
    (onChange: () => void) => listenTo(fields, keysIn(keysText), onChange),
    [fields, keysText],
  );
  const matchingKeysText = useSyncExternalStore(listen, () =>
    JSON.stringify(keysIn(keysText).filter(key => matches(fields[key] ?? noField))),
  );
  return keysIn(matchingKeysText);
}

const keysIn = (text: string): readonly string[] => JSON.parse(text);

/**
 * The key of the last of these fields that is visible in the current form; '' if none is. `keys` must keep its identity
 * as long as its content is the same. Listens only to this field and the hidden ones after it, because no other can
 * change the result: a subscription for each field would slow down the mount (14.3).
 */
export function useLastVisibleKey(keys: readonly string[]): string {
  const { fields } = useApp().state.form;
  const findLastKey = (): string => keys.findLast(key => fields[key]?.isVisible) ?? '';
  const lastKey = findLastKey();
  const listen = useCallback(
    (onChange: () => void) => listenTo(fields, keys.slice(Math.max(keys.indexOf(lastKey), 0)), onChange),
    [fields, keys, lastKey],
  );
  return useSyncExternalStore(listen, findLastKey);
}

/** Whether any of these fields of the current form is visible. */
export const useSomeVisible = (fields: readonly Field[]): boolean =>
  useKeysWhere(
    fields.map(({ key }) => key),
    ({ isVisible }) => isVisible,
  ).length > 0;
