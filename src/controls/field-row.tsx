import type { ReactNode } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useField } from '#hooks/use-field.ts';
import { fieldKinds } from '#journey/fields/index.ts';
import { unknownKindText } from '#journey/fields/unknown-kind.ts';
import { optionsOf } from '#journey/form/options.ts';
import { shownValue } from '#journey/form/shown.ts';
import type { Field } from '#journey/model/field.ts';
import { css } from '#styled/css/index.js';
import { Banner } from '#ui/banner.tsx';
import { describedBy, fieldIds } from '#ui/field-ids.ts';
import { FieldShell } from '#ui/field-shell.tsx';
import { controls, labelling } from './controls.ts';
import { aroundField, nameOf } from './parts/around-field.tsx';
import { SubFields } from './parts/sub-fields.tsx';

interface FieldRowProps {
  field: Field;
  /** True on the last field of the step. */
  last: boolean;
  /** Takes the whole row where two fields may share one. */
  wide?: boolean;
}

/** The id under which the input of a field stands on the page: summaries link to it. */
export const inputId = (key: string): string => `campo-${key.replace(/[^\w-]/g, '_')}`;

const ids = new WeakMap<Field, string>();

/** Remembered by field: it is asked for at every drawing. */
function idOf(field: Field): string {
  const id = ids.get(field) ?? inputId(field.key);
  ids.set(field, id);
  return id;
}

/** A field with what stands around it: label, help, error. An unknown kind says so and breaks nothing (3.32). */
export function FieldRow({ field, last, wide = true }: FieldRowProps): ReactNode {
  const flows = useFlows();
  const shown = useField(field.key);
  if (!shown.visible) return null;
  const kind = fieldKinds.find(field.component);
  const renderField = (sub: Field) => <FieldRow field={sub} last={false} />;
  if (!kind)
    return (
      <div className={wide ? whole : undefined}>
        <Banner kind="warning">{unknownKindText(field.component)}</Banner>
        <SubFields field={field} label={shown.label} renderField={renderField} />
      </div>
    );

  const Control = controls[kind.control];
  const how = labelling[kind.control];
  const id = idOf(field);
  const around = aroundField(field, shown.label, how === 'own', renderField);
  const optional = how !== 'own' && !shown.required && kind.carries !== 'nothing' && !shown.readOnly;
  const { value } = shown;
  // A format for showing would rewrite the input under the fingers of whoever types.
  const text = shown.readOnly ? shownValue(field, value) : kind.show(value, field);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears where the focus is, and offers nothing to do
    <div onFocus={() => flows.focusField(field.key)} className={wide ? whole : undefined}>
      {around.above}
      {/* Called as the plain function it is: a component less for each of two hundred rows (14.3). */}
      {FieldShell({
        id,
        label: around.name,
        aside: around.aside,
        optional,
        help: around.help,
        error: shown.error,
        group: how === 'group',
        withoutLabel: how === 'own',
        children: (
          <Control
            id={id}
            describedBy={describedBy(id, { optional, help: around.help !== '', error: shown.error !== '' })}
            labelId={fieldIds(id).labelId}
            field={field}
            label={nameOf(field, shown.label)}
            value={value}
            shown={text}
            required={shown.required}
            readOnly={shown.readOnly}
            invalid={shown.error !== ''}
            options={{ ...shown.options, options: optionsOf(field, shown.options.options) }}
            last={last}
            onEdit={typed => flows.editField(field.key, typed)}
            onLeave={() => flows.leaveField(field.key)}
            onRetryOptions={() => flows.retryOptions(field.key)}
            onOpenTerms={() => flows.openTerms(field.key)}
            onOpenLink={url => void flows.openFieldLink(url)}
            files={flows.files}
            camera={flows.camera}
          />
        ),
      })}
      {around.below}
    </div>
  );
}

const whole = css({ gridColumn: '1 / -1' });
