import { changeForm, type EvaluatedForm, evaluateForm } from '#journey/form/evaluate-form.ts';
import type { EvaluationContext, LoadedOptions } from '#journey/form/evaluation-context.ts';
import { viewAt } from '#journey/form/field-view.ts';
import type { FormProgress } from '#journey/form/progress.ts';
import { fieldsOf } from '#journey/form/step-fields.ts';
import { createStoredAnswers, type StoredAnswers } from '#journey/form/stored-answers.ts';
import { emptyValueOf, isFilledIn, type OpenedStep, openStep, valueAt } from '#journey/form/values.ts';
import type { Field } from '#journey/model/field.ts';
import { isCreated, type StepValues } from '#journey/model/proposal.ts';
import type { Step } from '#journey/model/step.ts';
import type { Clock } from '#shared/clock.ts';
import { createSafeRecord } from '#shared/safety/safe-record.ts';
import type { AppState } from '#state/app-state.ts';
import { asRef, createInitialOptions, type FieldState, toUntrackedValue } from '#state/field-state.ts';
import { createEmptyForm, createFields, type FormSession, type FormState } from '#state/form-state.ts';
import { createIdleTimer } from './create-idle-timer.ts';
import { draftValuesOf } from './draft-values-of.ts';

/**
 * The bar of the progress follows when the visitor pauses: its transition draws two frames more, which a key would wait
 * for, and the state that it reads is that of the whole page (14.2, 14.3). Milliseconds.
 */
const PROGRESS_IDLE_TIME = 300;

/**
 * Writes the error of a field. The summary of a failed submission stays as it is until the next one: a list that
 * changes while the visitor corrects the fields would interrupt them (13.3).
 */
export function showError(form: AppState['form'], key: string, error: string): void {
  const field = form.fields[key];
  if (field && field.error !== error) field.error = error;
}

/** The members that another form takes over: a running write stays the only one, whichever form is shown (11.1). */
const writeStatusOf = ({
  isSubmitting,
  isSending,
  uploadProgress,
}: FormState): Pick<FormState, 'isSubmitting' | 'isSending' | 'uploadProgress'> => ({
  isSubmitting,
  isSending,
  uploadProgress,
});

/** A form before and after a change; `after.changedKeys` names the fields that differ. */
export interface FormChange {
  readonly before: FormSession;
  readonly after: FormSession;
}

export interface Forms {
  current(): FormSession | undefined;
  /** Opens the form of a step, unless it is open already. Returns whether it was opened now. */
  open(step: Step): boolean;
  /** Sets these values: evaluates, applies forced values, and writes the changes to the state. */
  change(changes: StepValues): FormChange | undefined;
  /** Evaluates again because something beside the values changed: a list arrived, the focus moved. */
  refresh(): FormChange | undefined;
  close(): void;
  /** The visitor leaves the place of the form: nothing waits for a pause in typing. */
  leave(): void;
}

/** The answers that the service has. Without a proposal there are none. */
export const storedAnswersOf = ({ config, proposal, storedLists }: AppState): StoredAnswers =>
  createStoredAnswers(config?.steps ?? [], proposal?.answers ?? {}, storedLists);

/** The values with which the form of a step opens: those of the service, and over them those of the draft. */
export function openedValuesOf(state: AppState, step: Step): OpenedStep {
  const { proposal } = state;
  const draft = state.drafts[step.slug];
  const isSent =
    isCreated(proposal) && (proposal.currentStep !== step.slug || state.acceptedSteps[step.slug] === true);
  return openStep(step, storedAnswersOf(state).ofStep(step), draft && draftValuesOf(draft), isSent);
}

function evaluationContextOf(
  state: AppState,
  step: Step,
  answered: StepValues,
  settledKeys: ReadonlySet<string>,
): EvaluationContext {
  const resources = createSafeRecord<LoadedOptions>();
  for (const [key, field] of Object.entries(state.form.fields)) {
    if (field.options.status !== 'initial') resources[key] = field.options;
  }
  return {
    hasProposal: isCreated(state.proposal),
    hasToken: state.launchParams.accessToken !== '',
    rules: state.rules,
    autocomplete: state.deviceSettings.autocomplete,
    answered,
    answersElsewhere: storedAnswersOf(state).elsewhere(step),
    resources,
    settledKeys,
    focusedKey: state.form.focusedKey === '' ? undefined : state.form.focusedKey,
  };
}

const filledKeysOf = (step: Step, values: StepValues): string[] =>
  fieldsOf(step)
    .all.filter(field => isFilledIn(values, field))
    .map(({ key }) => key);

function createFieldState(field: Field, { values, view }: EvaluatedForm): FieldState {
  const fieldView = viewAt(view, field.key);
  return {
    value: toUntrackedValue(valueAt(values, field.key) ?? emptyValueOf(field)),
    isVisible: fieldView?.isVisible ?? false,
    isRequired: fieldView?.isRequired ?? false,
    isReadOnly: fieldView?.isReadOnly ?? false,
    isWaiting: fieldView?.isWaiting ?? false,
    label: fieldView?.label ?? field.label,
    error: '',
    refusal: '',
    options: createInitialOptions(),
  };
}

/** Writes the differences between two forms to the state, so that only changed fields render (14.2). */
function reconcile(form: AppState['form'], before: EvaluatedForm, after: EvaluatedForm): void {
  const { fields } = form;
  for (const key of after.changedKeys) {
    const field = fields[key];
    if (!field) continue;
    const value = valueAt(after.values, key);
    if (value !== undefined) field.value = toUntrackedValue(value);
    const fieldView = viewAt(after.view, key);
    if (!fieldView || fieldView === viewAt(before.view, key)) continue;
    const { isVisible, isRequired, isReadOnly, isWaiting, label } = fieldView;
    Object.assign(field, { isVisible, isRequired, isReadOnly, isWaiting, label });
    // A hidden field has no error.
    if (!isVisible && field.error !== '') showError(form, key, '');
  }
}

/** `onUnreadable` gets the keys of fields whose stored values cannot be read. */
export function createForms(
  state: AppState,
  clock: Clock,
  onUnreadable: (keys: readonly string[]) => void,
): Forms {
  const getCurrent = (): FormSession | undefined => state.form.session.current;

  const isShown = (progress: FormProgress): boolean => {
    const { filledCount, requiredCount } = state.form.shownProgress;
    return progress.filledCount === filledCount && progress.requiredCount === requiredCount;
  };
  const showProgress = (): void => {
    const progress = getCurrent()?.progress;
    if (progress && !isShown(progress)) state.form.shownProgress = asRef(progress);
  };
  const idleTimer = createIdleTimer(clock, PROGRESS_IDLE_TIME, showProgress);

  const applyChange = (before: FormSession, evaluated: EvaluatedForm): FormChange => {
    const { step, openedWith, edited, editedAgain, unanswered, settled } = before;
    const after = { ...evaluated, step, openedWith, edited, editedAgain, unanswered, settled };
    reconcile(state.form, before, after);
    state.form.session.current = after;
    if (!isShown(after.progress)) idleTimer.restart();
    return { before, after };
  };

  return {
    current: getCurrent,
    open(step) {
      if (getCurrent()?.step === step) {
        showProgress();
        return false;
      }
      const draft = state.drafts[step.slug];
      const { values, openedWith, answered, unreadableKeys } = openedValuesOf(state, step);
      if (unreadableKeys.length > 0) onUnreadable(unreadableKeys);
      state.form = { ...createEmptyForm(), slug: step.slug, ...writeStatusOf(state.form) };
      const unanswered = new Set(draft?.unanswered);
      const settled = new Set(filledKeysOf(step, values).filter(key => !unanswered.has(key)));
      const evaluated = evaluateForm(step, values, evaluationContextOf(state, step, answered, settled));
      const fields = createSafeRecord<FieldState>();
      for (const field of fieldsOf(step).all) fields[field.key] = createFieldState(field, evaluated);
      state.form.fields = createFields(fields);
      state.form.session.current = {
        ...evaluated,
        step,
        openedWith,
        edited: new Set(draft?.edited),
        editedAgain: new Set(),
        unanswered,
        settled,
      };
      showProgress();
      return true;
    },
    change(changes) {
      const session = getCurrent();
      return session && applyChange(session, changeForm(session.step, session, changes));
    },
    refresh() {
      const session = getCurrent();
      if (!session) return undefined;
      const { step, values, context, settled } = session;
      return applyChange(
        session,
        evaluateForm(step, values, evaluationContextOf(state, step, context.answered, settled), session),
      );
    },
    close() {
      state.form = { ...createEmptyForm(), ...writeStatusOf(state.form) };
    },
    leave: idleTimer.stop,
  };
}
