import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { type UseFormReturn, useForm, useFormState, useWatch } from 'react-hook-form';
import { type LargeStepKind, type LargeStepSize, largeStep } from '#scenarios/products/large-step.ts';
import type { WireField, WireStep } from '#scenarios/wire.ts';
import { controllerOf, FieldRow, type Values } from '../bench-visit/comparison/comparison-form.tsx';
import type { BenchForm } from './bench-form.ts';
import { PLAIN_STYLE } from './plain-form.ts';

interface RowProps {
  field: WireField;
  form: UseFormReturn<Values>;
}

function Row({ field, form }: RowProps): ReactNode {
  const { errors } = useFormState({ control: form.control, name: field.key, exact: true });
  return <FieldRow field={field} register={form.register} error={errors[field.key]?.message?.toString()} />;
}

function ConditionalRow({ controllerKey, ...props }: RowProps & { controllerKey: string }): ReactNode {
  const controllerValue = useWatch({ control: props.form.control, name: controllerKey, exact: true });
  return controllerValue ? <Row {...props} /> : null;
}

function Summary({ fields, form }: { fields: readonly WireField[]; form: UseFormReturn<Values> }): ReactNode {
  const { errors } = useFormState({ control: form.control });
  const invalidFields = fields.filter(({ key }) => errors[key]);
  return (
    <div id="summary" role="alert" tabIndex={-1}>
      {invalidFields.length > 0 && <p>{`Faltam ${invalidFields.length} campos para continuar`}</p>}
      <ul>
        {invalidFields.map(({ key }) => (
          <li key={key}>
            <a href={`#campo-${key}`}>{errors[key]?.message?.toString()}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Each row subscribes to its own error and to the field that shows it, so no change renders the whole form. */
function HookForm({ step }: { step: WireStep }): ReactNode {
  const form = useForm<Values>({ shouldFocusError: false });
  const fields = step.fields ?? [];
  const focusSummary = (): void => document.getElementById('summary')?.focus();
  return (
    <form
      noValidate
      className="plain"
      onSubmit={event => void form.handleSubmit(() => undefined, focusSummary)(event)}
    >
      <style>{PLAIN_STYLE}</style>
      <h1 tabIndex={-1}>{step.name}</h1>
      <Summary fields={fields} form={form} />
      <div className="fields">
        {fields.map(field => {
          const controller = controllerOf(field, fields);
          return controller ? (
            <ConditionalRow key={field.key} field={field} form={form} controllerKey={controller.key} />
          ) : (
            <Row key={field.key} field={field} form={form} />
          );
        })}
      </div>
      <button type="submit">Continuar</button>
    </form>
  );
}

/**
 * The same fields, conditions, errors and summary as a careful developer writes them with React Hook Form: the start of
 * the whole page is the mount. It has no masks, drafts or progress.
 */
export function createHookForm(size: LargeStepSize, container: HTMLElement, kind?: LargeStepKind): BenchForm {
  const [step] = largeStep(size, kind).steps;
  if (!step) throw new Error(`The product of ${size} fields has no step.`);
  let root: Root | undefined;
  return {
    async mount() {
      root = createRoot(container);
      root.render(<HookForm step={step} />);
    },
    unmount() {
      root?.unmount();
    },
    submit: () => container.querySelector('form')?.requestSubmit(),
    countErrors: () => container.querySelectorAll('.error').length,
    findInput: key => document.getElementById(`campo-${key}`),
  };
}
