import { type ReactNode, useMemo, useState } from 'react';
import { fieldKinds } from '#journey/fields/index.ts';
import { unknownKindText } from '#journey/fields/unknown-kind-text.ts';
import type { FieldValue } from '#journey/model/field.ts';
import { succeed } from '#shared/result.ts';
import { Banner } from '#ui/banner.tsx';
import { describedBy, fieldIds } from '#ui/field-ids.ts';
import { FieldShell } from '#ui/field-shell.tsx';
import type { FileStore } from './control.ts';
import { controlOf, labelling } from './controls.ts';
import { aroundField, nameOf } from './parts/around-field.tsx';
import { sourceOver } from './parts/source-state.tsx';
import { type SampleProps, sampleField } from './sample-field.ts';
import { TextControl } from './text.tsx';

/** Files in memory, unchecked. */
function store(): FileStore {
  const kept = new Map<string, File>();
  return {
    async add(file) {
      const id = `arquivo-${kept.size + 1}`;
      kept.set(id, file);
      return succeed({ id, name: file.name });
    },
    find: id => kept.get(id),
  };
}

/** One control in its row with a state of its own: for stories, previews and tests. Not part of the product. */
export function SampleControl({ field: own, options = [], help, error, ...props }: SampleProps): ReactNode {
  const field = sampleField(own);
  const kind = fieldKinds.find(field.component);
  const [value, setValue] = useState<FieldValue>(props.value ?? kind?.empty ?? null);
  const [ownShelf] = useState(store);
  // Keeps the first control; another one would start anew.
  const Control = useMemo(() => kind && controlOf(kind.control), [kind]);
  if (!kind || !Control) return <Banner kind="warning">{unknownKindText(field.component)}</Banner>;
  const { id, labelId } = fieldIds(field.key);
  const { required = false, readOnly = false, last = false } = props;
  const optional = !required && !readOnly && labelling[kind.control] !== 'own' && kind.carries !== 'nothing';

  function edit(typed: FieldValue) {
    const kept = kind?.read(typed, field) ?? null;
    setValue(kept);
    props.onEdit?.(typed, kept);
  }

  const asked = {
    id,
    label: nameOf(field, field.label),
    options: 'status' in options ? options : { status: 'success' as const, options, message: '' },
    onRetryOptions: () => props.onRetryOptions?.(),
  };
  const how = labelling[kind.control];
  const around = aroundField(field, field.label, how === 'own', sub => (
    <SampleControl field={sub} options={sub.options} required={sub.required} />
  ));
  const helped = help ?? around.help;

  return (
    <div>
      {around.above}
      <FieldShell
        id={id}
        label={around.name}
        aside={around.hint}
        group={how === 'group'}
        withoutLabel={how === 'own'}
        optional={optional}
        help={helped}
        {...(error && { error })}
        over={Control === TextControl && sourceOver({ ...asked, readOnly })}
      >
        <Control
          labelId={labelId}
          describedBy={describedBy(id, {
            optional,
            help: helped !== '',
            error: Boolean(error),
          })}
          field={field}
          value={value}
          shown={kind.show(value, field)}
          required={required}
          readOnly={readOnly}
          invalid={Boolean(error)}
          {...asked}
          last={last}
          onEdit={edit}
          onLeave={() => props.onLeave?.()}
          onOpenTerms={() => props.onOpenTerms?.()}
          files={props.files ?? ownShelf}
          {...(props.camera && { camera: props.camera })}
          onOpenLink={url => props.onOpenLink?.(url)}
        />
      </FieldShell>
      {around.below}
    </div>
  );
}
