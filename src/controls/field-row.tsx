import type { ComponentType, ReactNode } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { type ShownField, useField } from '#hooks/use-field.ts';
import { describeUnknownKind } from '#journey/fields/describe-unknown-kind.ts';
import type { FieldKind } from '#journey/fields/field-kind.ts';
import { fieldKinds } from '#journey/fields/index.ts';
import { optionsOf } from '#journey/form/options.ts';
import { shownNameOf } from '#journey/form/shown-name-of.ts';
import { shownValueOf } from '#journey/form/shown-value.ts';
import type { Field } from '#journey/model/field.ts';
import { Banner } from '#ui/banner.tsx';
import { descriptionIdsOf, fieldIdsOf } from '#ui/field-ids.ts';
import { FieldShell } from '#ui/field-shell.tsx';
import type { ControlProps } from './control.ts';
import { controlOf, isTyped, labelModes } from './controls.ts';
import { inputIdOf } from './input-id-of.ts';
import { renderAroundField } from './primitives/around-field.tsx';
import { renderLookupStateOver } from './primitives/render-lookup-state.tsx';
import { SubFields } from './primitives/sub-fields.tsx';
import { TextControl } from './text.tsx';

interface FieldRowProps {
  field: Field;
  /** The key of the last field of the step that takes an input: this field, one of its sub-fields, or another one. */
  lastKey?: string;
  /** Positions the row among the others. */
  className?: string | undefined;
}

interface RowPlan {
  id: string;
  labelId: string;
  kind: FieldKind | undefined;
  Control: ComponentType<ControlProps>;
  /** Whether the input shows the value of the field already. Absent: each new value needs a render. */
  showsValue: ((shown: ShownField) => boolean) | undefined;
}

const plans = new WeakMap<Field, RowPlan>();

/**
 * The parts of a row that depend only on the field. They are cached, so a lazy control that has loaded does not
 * remount.
 */
function planOf(field: Field): RowPlan {
  const cachedPlan = plans.get(field);
  if (cachedPlan) return cachedPlan;
  const kind = fieldKinds.find(field.component);
  const id = inputIdOf(field.key);
  const plan = {
    id,
    labelId: fieldIdsOf(id).labelId,
    kind,
    Control: controlOf(kind?.control ?? 'text'),
    showsValue:
      kind && isTyped[kind.control]
        ? (shown: ShownField) => isShownByInput(shown, id, kind.show(shown.value, field))
        : undefined,
  };
  plans.set(field, plan);
  return plan;
}

/** A row with a list also compares it with the typed text (`noteOf`). */
function isShownByInput({ options }: ShownField, id: string, text: string): boolean {
  const input = options.reference === '' ? document.getElementById(id) : null;
  return input instanceof HTMLInputElement && input.value === text;
}

/** The result of a lookup of exactly the typed code, such as that it is unknown; '' once another code is typed. */
const noteOf = ({ options, isReadOnly }: ShownField, typed: string): string =>
  !isReadOnly && options.reference !== '' && options.reference === typed.replace(/\W/g, '')
    ? options.message
    : '';

/**
 * A field with label, help and error. It renders again when the field changes, unless the change is a typed text. For
 * an unknown kind it shows a text (3.32).
 */
export function FieldRow({ field, lastKey = '', className }: FieldRowProps): ReactNode {
  const flows = useFlows();
  const { id, labelId, kind, Control, showsValue } = planOf(field);
  const fieldState = useField(field.key, showsValue);
  if (!fieldState.isVisible) return null;
  const renderSubField = (subField: Field): ReactNode => <FieldRow field={subField} lastKey={lastKey} />;
  if (!kind)
    return (
      <div className={className}>
        <Banner kind="warning">{describeUnknownKind(field.component)}</Banner>
        <SubFields field={field} label={fieldState.label} renderField={renderSubField} />
      </div>
    );

  const labelMode = labelModes[kind.control];
  const around = renderAroundField(field, fieldState.label, labelMode === 'own', renderSubField);
  const optional =
    labelMode !== 'own' && !fieldState.isRequired && kind.carries !== 'nothing' && !fieldState.isReadOnly;
  const { value, error } = fieldState;
  const shownText = kind.show(value, field);
  const mayHaveNote = kind.control === 'text' && kind.lookup !== undefined;
  const { refusal } = fieldState;
  const note = refusal || (mayHaveNote ? noteOf(fieldState, shownText) : '');
  const control: ControlProps = {
    id,
    describedBy: descriptionIdsOf(id, {
      optional,
      help: around.help !== '',
      error: error !== '',
      note: note !== '',
    }),
    labelId,
    field,
    label: shownNameOf(field, fieldState.label),
    value,
    // `shownValueOf` applies the format for showing, which would rewrite the text during typing.
    shownText: fieldState.isReadOnly ? shownValueOf(field, value) : shownText,
    readText: () => kind.show(fieldState.value, field),
    required: fieldState.isRequired,
    readOnly: fieldState.isReadOnly,
    waiting: fieldState.isWaiting,
    invalid: error !== '',
    options: { ...fieldState.options, options: optionsOf(field, fieldState.options.options) },
    isLast: field.key === lastKey,
    onEdit: typed => flows.editField(field.key, typed),
    onLateFile: (file, insert) => flows.attachLateFile(field, file, insert),
    onRefuse: reason => flows.showRefusal(field.key, reason),
    onLeave: () => flows.leaveField(field.key),
    onRetryOptions: () => flows.retryOptions(field.key),
    onOpenTerms: () => flows.openTerms(field.key),
    onOpenLink: url => void flows.openFieldLink(url),
    files: flows.files,
    camera: flows.camera,
  };
  return (
    <FieldShell
      id={id}
      label={around.label}
      labelIcon={around.labelIcon}
      besideLabel={around.hint}
      isOptional={optional}
      help={around.help}
      error={error}
      note={note}
      announcesNote={mayHaveNote}
      isNoteAnnounced={refusal !== ''}
      isGroup={labelMode === 'group'}
      hidesLabel={labelMode === 'own'}
      above={around.above}
      below={around.below}
      className={className}
      onFocus={() => flows.focusField(field.key)}
      overlay={Control === TextControl && renderLookupStateOver(control)}
    >
      <Control {...control} />
    </FieldShell>
  );
}
