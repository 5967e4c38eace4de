import { ref } from 'valtio/vanilla';
import type { EvaluatedForm } from '#journey/form/evaluate-form.ts';
import type { FormProgress } from '#journey/form/progress.ts';
import type { StepValues } from '#journey/model/proposal.ts';
import type { Step } from '#journey/model/step.ts';
import { createSafeRecord } from '#shared/safety/safe-record.ts';
import { createField, type FieldState, type Untracked } from './field-state.ts';

/** The evaluated form of the current step, which the fields show. */
export interface FormSession extends EvaluatedForm {
  readonly step: Step;
  /** The filled answers and defaults of the service when the step opened. */
  readonly openedWith: StepValues;
  /** Fields that the visitor has edited since the step opened. No lookup overwrites them. */
  readonly edited: Set<string>;
  /** Fields that the visitor has edited since their errors were last announced or listed in the summary. */
  readonly editedAgain: Set<string>;
  /** Fields whose lookup has no answer yet: what it fills in may belong to another code. */
  readonly unanswered: Set<string>;
  /** Fields of whose present value the service has said everything. The evaluation reads it, too (`settledKeys`). */
  readonly settled: Set<string>;
}

export interface FormState {
  /** Slug of the step of these fields; empty before the first step. */
  slug: string;
  fields: Record<string, FieldState>;
  /**
   * The evaluated form of the step, replaced as a whole; it holds the current values of all fields. `undefined` before
   * the first step. No component reads it, so a key notifies only its field (14.2).
   */
  session: Untracked<{ current: FormSession | undefined }>;
  /**
   * The required visible fields and how many of them are filled (4.36), as the line in the dock shows it: up to date
   * when typing pauses. Replaced as a whole.
   */
  shownProgress: Untracked<FormProgress>;
  /** True from the press until its answer, including the wait for lookups. */
  isSubmitting: boolean;
  /** A write is running: no lookup delays it any more. */
  isSending: boolean;
  /** During an upload: the current file (from 1), the number of files, and the total in percent. */
  uploadProgress: { fileNumber: number; fileCount: number; percent: number } | undefined;
  /** Message above the form: a refusal by the service that names no field. */
  notice: string;
  /** Errors in the summary after a failed submission, in field order. Replaced as a whole: see `asRef`. */
  summary: readonly { key: string; label: string; message: string }[];
  /** The error that a screen reader announces: of the field that was just left. */
  announced: string;
  /** Incremented whenever the summary must get the focus. */
  summaryFocusRequests: number;
  focusedKey: string;
}

/**
 * The fields of a form. Each is observed separately and the map is not; otherwise a key press in one of a thousand
 * fields would inspect all of them (14.2).
 */
export function createFields(fields: Record<string, FieldState>): FormState['fields'] {
  const separateFields = createSafeRecord<FieldState>();
  for (const [key, field] of Object.entries(fields)) separateFields[key] = createField(field);
  return ref(separateFields);
}

export const createEmptyForm = (): FormState => ({
  slug: '',
  fields: ref(createSafeRecord<FieldState>()),
  session: ref({ current: undefined }),
  shownProgress: ref({ filledCount: 0, requiredCount: 0, share: 0 }),
  isSubmitting: false,
  isSending: false,
  uploadProgress: undefined,
  notice: '',
  summary: ref([]),
  announced: '',
  summaryFocusRequests: 0,
  focusedKey: '',
});
