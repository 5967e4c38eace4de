import type { ReactNode } from 'react';
import type { Field, FieldValue, Option } from '#journey/model/field.ts';

/** The list a field chooses from, as far as it has come (3.36). */
export interface OptionsState {
  status: 'initial' | 'loading' | 'success' | 'error';
  options: readonly Option[];
  /** The source's own text: shown when a search finds nothing, or when loading failed. */
  message: string;
}

/** Where the bytes of files stand while the form knows them by id only. */
export interface FileShelf {
  /** Keeps a file and gives the id under which the form knows it. */
  keep(file: File): string;
  /** The bytes of a file kept before; `undefined` when only the service has them. */
  find(id: string): Blob | undefined;
}

/**
 * What every form control is given. A control shows and reports; it decides nothing about the product.
 * The row around it (`field-row.tsx`) draws label, help and error; the control ties its input to them by the ids given here.
 */
export interface ControlProps {
  /** Id of the input (or of the group): the label points here. */
  id: string;
  /** Ids of help and error, for aria-describedby; absent when there is nothing to describe. */
  describedBy: string | undefined;
  /** Id of the label, for groups and custom widgets. */
  labelId: string;
  field: Field;
  /** Label with its placeholders filled in. */
  label: string;
  value: FieldValue;
  /** The value as the text an input shows. */
  shown: string;
  required: boolean;
  readOnly: boolean;
  invalid: boolean;
  options: OptionsState;
  /** True on the last field of the step: its enter key says 'done'. */
  last: boolean;
  /** What was typed (text) or chosen (value); the field kind reads it. */
  onEdit: (typed: FieldValue) => void;
  onLeave: () => void;
  onRetryOptions: () => void;
  /** Opens the terms of a term field. */
  onOpenTerms: () => void;
  /** For files and photos; without it a file cannot be attached. */
  files?: FileShelf;
  /** Draws a sub-field (list, groups). Handed in so that controls need not know the row. */
  renderField: (field: Field) => ReactNode;
}
