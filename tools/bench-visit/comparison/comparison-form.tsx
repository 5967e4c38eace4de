import type { ReactNode } from 'react';
import { type UseFormRegister, type UseFormReturn, useForm } from 'react-hook-form';
import type { WireField, WireStep } from '#scenarios/wire.ts';

export type Values = Record<string, string | boolean>;

/** The field that must have a value before this one is shown. */
export function controllerOf(
  { conditionals }: WireField,
  fields: readonly WireField[],
): WireField | undefined {
  const shownWhile = typeof conditionals === 'object' ? conditionals?.visualization : undefined;
  return typeof shownWhile === 'object' ? fields.find(({ _id }) => _id === shownWhile._id) : undefined;
}

interface InputProps {
  field: WireField;
  register: UseFormRegister<Values>;
  isInvalid: boolean;
}

function Input({ field, register, isInvalid }: InputProps): ReactNode {
  const { key, label, component, options = [], placeholder, mask, rules } = field;
  const id = `campo-${key}`;
  const requiredRule = rules?.find(({ required }) => required);
  const registration = register(key, { required: requiredRule?.message || false });
  const attributes = {
    ...registration,
    id,
    'aria-required': requiredRule !== undefined,
    'aria-invalid': isInvalid,
    'aria-describedby': isInvalid ? `${id}-error` : undefined,
  };
  switch (component) {
    case 'select':
      return (
        <select {...attributes}>
          <option value="">{placeholder}</option>
          {options.map(({ value, label }) => (
            <option key={String(value)} value={String(value)}>
              {label}
            </option>
          ))}
        </select>
      );
    case 'radio':
      return (
        <fieldset id={id} aria-labelledby={`${id}-label`}>
          {options.map(({ value, label }) => (
            <label key={String(value)}>
              <input {...registration} type="radio" value={String(value)} />
              {label}
            </label>
          ))}
        </fieldset>
      );
    case 'checkbox':
      return (
        <label>
          <input {...attributes} type="checkbox" />
          {label}
        </label>
      );
    default:
      return (
        <input
          {...attributes}
          type="text"
          inputMode={mask || component === 'money' ? 'numeric' : 'text'}
          autoComplete="off"
          placeholder={placeholder}
        />
      );
  }
}

/** Label, input and error of a field. */
export function FieldRow({
  field,
  register,
  error,
}: Omit<InputProps, 'isInvalid'> & { error: string | undefined }): ReactNode {
  const { key, label, component } = field;
  const id = `campo-${key}`;
  return (
    <div className="row">
      {component === 'radio' && (
        <span id={`${id}-label`} className="name">
          {label}
        </span>
      )}
      {component !== 'radio' && component !== 'checkbox' && (
        <label htmlFor={id} className="name">
          {label}
        </label>
      )}
      <Input field={field} register={register} isInvalid={error !== undefined} />
      {error !== undefined && (
        <p id={`${id}-error`} className="error">
          {error}
        </p>
      )}
    </div>
  );
}

interface RowProps {
  field: WireField;
  fields: readonly WireField[];
  form: UseFormReturn<Values>;
}

function Row({ field, fields, form }: RowProps): ReactNode {
  const controller = controllerOf(field, fields);
  if (controller && !form.watch(controller.key)) return null;
  return (
    <FieldRow
      field={field}
      register={form.register}
      error={form.formState.errors[field.key]?.message?.toString()}
    />
  );
}

/**
 * The fields of the step as a careful developer draws them with React Hook Form and native inputs: no masks, no drafts.
 */
export function ComparisonForm({ step }: { step: WireStep }): ReactNode {
  const form = useForm<Values>();
  const fields = step.fields ?? [];
  return (
    <form noValidate onSubmit={event => void form.handleSubmit(() => undefined)(event)}>
      <h1>{step.name}</h1>
      {fields.map(field => (
        <Row key={field.key} field={field} fields={fields} form={form} />
      ))}
      <button type="submit">Continuar</button>
    </form>
  );
}
