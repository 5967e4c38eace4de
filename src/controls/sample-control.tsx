import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { AppContext } from '#hooks/app-context.ts';
import { createStaticForm } from '#hooks/create-static-app.ts';
import { fieldKinds } from '#journey/fields/index.ts';
import type { Field, FieldValue } from '#journey/model/field.ts';
import type { FieldOptions } from '#journey/model/field-options.ts';
import { succeed } from '#shared/result.ts';
import type { FileStore } from './control.ts';
import { FieldRow } from './field-row.tsx';
import { createSampleField, type SampleProps } from './sample-field.ts';

/** A store that keeps files in memory and accepts all of them. */
function createFileStore(): FileStore {
  const files = new Map<string, File>();
  return {
    async add(file) {
      const id = `arquivo-${files.size + 1}`;
      files.set(id, file);
      return succeed({ id, name: file.name });
    },
    find: id => files.get(id),
  };
}

/** The product's row of one field, in a form of its own: for stories, previews and tests. Not part of the product. */
export function SampleControl(props: SampleProps): ReactNode {
  const [sample, setSample] = useState(() => createSample(props));
  // If the description of the field changes, the typed value stays.
  if (sample.fieldJson !== JSON.stringify(props.field))
    setSample({ ...createSample(props), form: sample.form });
  const { field, form } = sample;
  const { files = sample.files, camera, onEdit, onLeave, onRetryOptions, onOpenTerms, onOpenLink } = props;

  const app = useMemo(
    () =>
      form.app({
        files,
        camera,
        editField(key, typed) {
          const editedField = [field, ...field.subFields].find(candidate => candidate.key === key);
          const value = fieldKinds.find(editedField?.component)?.read(typed, editedField ?? field) ?? null;
          form.change(key, { value, refusal: '' });
          if (key === field.key) onEdit?.(typed, value);
        },
        showRefusal: (key, refusal) => form.change(key, { refusal }),
        leaveField: () => onLeave?.(),
        retryOptions: () => onRetryOptions?.(),
        openTerms: () => onOpenTerms?.(),
        openFieldLink: async url => onOpenLink?.(url),
      }),
    [form, field, files, camera, onEdit, onLeave, onRetryOptions, onOpenTerms, onOpenLink],
  );

  useLayoutEffect(() => form.change(field.key, stateOf(props)));

  return (
    <AppContext.Provider value={app}>
      <FieldRow field={field} lastKey={props.isLast ? field.key : ''} />
    </AppContext.Provider>
  );
}

function createSample(props: SampleProps) {
  const field = createSampleField(props.field);
  const createState = (
    definition: Field,
    value: FieldValue = null,
    overrides: Partial<SampleProps> = {},
  ) => ({
    value: value ?? fieldKinds.find(definition.component)?.empty ?? null,
    label: definition.label,
    ...stateOf(overrides),
  });
  return {
    fieldJson: JSON.stringify(props.field),
    field,
    files: createFileStore(),
    form: createStaticForm({
      ...Object.fromEntries(
        field.subFields.map(subField => [
          subField.key,
          createState(subField, null, { required: subField.required, options: subField.options }),
        ]),
      ),
      [field.key]: createState(field, props.value, props),
    }),
  };
}

/** The state of a field that the props of its sample determine. */
const stateOf = ({
  required = false,
  readOnly = false,
  waiting = false,
  error = '',
  options = [],
}: Partial<SampleProps>) => ({
  isRequired: required,
  isReadOnly: readOnly || waiting,
  isWaiting: waiting,
  error,
  options: {
    reference: '',
    ...(isOptionsState(options) ? options : { status: 'success' as const, options, message: '' }),
  },
});

const isOptionsState = (
  options: NonNullable<SampleProps['options']>,
): options is Omit<FieldOptions, 'reference'> => 'status' in options;
