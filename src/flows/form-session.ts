import { fieldKinds } from '#journey/fields/index.ts';
import type { EvaluationContext, FormView } from '#journey/form/context.ts';
import { progressOf } from '#journey/form/progress.ts';
import { type SettledForm, settle } from '#journey/form/settle.ts';
import { fieldsOf } from '#journey/form/step-fields.ts';
import { openStep } from '#journey/form/values.ts';
import type { Field, FieldValue } from '#journey/model/field.ts';
import type { StepValues } from '#journey/model/proposal.ts';
import type { Step } from '#journey/model/step.ts';
import { type AppState, emptyForm, emptyMap, type FieldState, initialOptions } from '#state/app-state.ts';

/** The form of the step in view, at rest. Lives beside the state: what the screen needs of it is reconciled there. */
export interface FormSession extends SettledForm {
  readonly step: Step;
  /** Fields the visitor has edited since the step opened: nothing fills them in again. */
  readonly edited: Set<string>;
}

export interface Forms {
  current(): FormSession | undefined;
  /** Opens the form of a step; the one that is open stays as it is. Answers whether it was opened now. */
  open(step: Step): boolean;
  /** Takes new values: evaluates, forces, and writes what changed into the state. Answers the form before and after. */
  change(values: StepValues): { before: FormSession; after: FormSession } | undefined;
  /** Evaluates again because something beside the values changed: a list arrived, the focus moved. */
  refresh(): void;
  close(): void;
}

/** Values of the other steps by field id, as the service said them: what conditions may look at (4.30). */
function elsewhereOf({ config, proposal }: AppState, step: Step): Readonly<Record<string, FieldValue>> {
  const values = emptyMap<FieldValue>();
  for (const other of config?.steps ?? []) {
    const answers = proposal?.answers[other.slug];
    if (other.slug === step.slug || !answers) continue;
    for (const field of fieldsOf(other).all) {
      const answer = Object.hasOwn(answers, field.key) ? answers[field.key] : undefined;
      if (answer !== undefined && field.id !== '') values[field.id] = answer;
    }
  }
  return values;
}

function circumstances(state: AppState, step: Step, openedWith: StepValues): EvaluationContext {
  const resources = emptyMap<{
    status: FieldState['options']['status'];
    options: FieldState['options']['options'];
  }>();
  for (const [key, field] of Object.entries(state.form.fields)) {
    if (field.options.status !== 'initial') resources[key] = field.options;
  }
  return {
    hasProposal: state.proposal !== undefined && state.proposal.id !== '',
    hasToken: state.entry.accessToken !== '',
    rules: state.rules,
    autocomplete: state.deviceSettings.token.verificacao !== '',
    openedWith,
    elsewhere: elsewhereOf(state, step),
    resources,
    focusedKey: state.form.focusedKey === '' ? undefined : state.form.focusedKey,
  };
}

const emptyOf = (field: Field): FieldValue => fieldKinds.find(field.component)?.empty ?? null;

function newField(field: Field, { values, view }: SettledForm): FieldState {
  const seen = view[field.key];
  return {
    value: values[field.key] ?? emptyOf(field),
    visible: seen?.visible ?? false,
    required: seen?.required ?? false,
    readOnly: seen?.readOnly ?? false,
    label: seen?.label ?? field.label,
    error: '',
    options: initialOptions(),
  };
}

/** Writes into the state what differs between two forms: only fields that changed render again. */
function reconcile(state: AppState, before: SettledForm, after: SettledForm): void {
  const { fields } = state.form;
  if (before.values !== after.values) {
    for (const [key, value] of Object.entries(after.values)) {
      const field = fields[key];
      if (field && before.values[key] !== value) field.value = value;
    }
  }
  if (before.view !== after.view) reconcileView(fields, before.view, after.view);
}

function reconcileView(fields: Record<string, FieldState>, before: FormView, after: FormView): void {
  for (const [key, seen] of Object.entries(after)) {
    const field = fields[key];
    if (!field || before[key] === seen) continue;
    field.visible = seen.visible;
    field.required = seen.required;
    field.readOnly = seen.readOnly;
    field.label = seen.label;
    // Errors of a hidden field vanish.
    if (!seen.visible) field.error = '';
  }
}

export function createForms(state: AppState): Forms {
  let session: FormSession | undefined;

  const take = (after: FormSession): void => {
    const before = session;
    session = after;
    if (before) reconcile(state, before, after);
    const { share } = progressOf(after.step, after.view, after.values);
    if (state.form.filled !== share) state.form.filled = share;
  };

  return {
    current: () => session,
    open(step) {
      if (session?.step === step && state.form.slug === step.slug) return false;
      const answers = state.proposal?.answers[step.slug];
      const draft = state.drafts[step.slug];
      const { values, openedWith } = openStep(step, answers, draft?.values);
      // A write under way stays the only one, whichever form is in view (11.1).
      state.form = { ...emptyForm(), slug: step.slug, submitting: state.form.submitting };
      const settled = settle(step, values, circumstances(state, step, openedWith));
      const fields = emptyMap<FieldState>();
      for (const field of fieldsOf(step).all) fields[field.key] = newField(field, settled);
      state.form.fields = fields;
      session = undefined;
      take({ ...settled, step, edited: new Set(draft?.edited) });
      return true;
    },
    change(values) {
      const before = session;
      if (!before) return undefined;
      const after: FormSession = {
        ...settle(before.step, values, before.context, before),
        step: before.step,
        edited: before.edited,
      };
      take(after);
      return { before, after };
    },
    refresh() {
      const before = session;
      if (!before) return;
      const context = circumstances(state, before.step, before.context.openedWith);
      take({
        ...settle(before.step, before.values, context, before),
        step: before.step,
        edited: before.edited,
      });
    },
    close() {
      session = undefined;
      state.form = { ...emptyForm(), submitting: state.form.submitting };
    },
  };
}
