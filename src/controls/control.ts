import type { Camera } from '#journey/fields/camera.ts';
import type { FileKind, FileProblem } from '#journey/fields/file-kind.ts';
import type { AttachedFile, InsertFile } from '#journey/fields/file-members.ts';
import type { Field, FieldValue } from '#journey/model/field.ts';
import type { FieldOptions } from '#journey/model/field-options.ts';
import type { Result } from '#shared/result.ts';

/** Stores the bytes of files; the form has only their ids. */
export interface FileStore {
  /** Checks a file's content, reduces a photo, and stores it; otherwise returns why it cannot be attached. */
  add(file: File, accepted: readonly FileKind[], field?: Field): Promise<Result<AttachedFile, FileProblem>>;
  /** The bytes of a stored file; `undefined` if only the service has them. */
  find(id: string): File | undefined;
}

/**
 * The props of every form control. A control shows a value and reports input; it contains no rule of the domain. The
 * row around it (`field-row.tsx`) renders label, help and error; the ids below connect them with the control.
 */
export interface ControlProps {
  /** Id of the input (or of the group): the label points here. */
  id: string;
  /** For aria-describedby: ids of help and error; `undefined` if there are none. */
  describedBy: string | undefined;
  /** Id of the label, for groups and custom widgets. */
  labelId: string;
  field: Field;
  /** Label with its placeholders filled in. */
  label: string;
  value: FieldValue;
  /** The value as the text an input shows. */
  shownText: string;
  /** The same text as it is now: an edit changes it before the next render, or never if the form refuses the edit. */
  readText: () => string;
  required: boolean;
  readOnly: boolean;
  /** Read-only only until other fields are filled. */
  waiting: boolean;
  invalid: boolean;
  options: FieldOptions;
  /** True on the last field of the step that takes an input, where the enter key of a phone is labelled 'done'. */
  isLast: boolean;
  /** Reports what was typed (text) or chosen (value); the field kind converts it. */
  onEdit: (typed: FieldValue) => void;
  /** Reports a file that was still being prepared when the control left the screen, for example with its step. */
  onLateFile: (file: AttachedFile, insert: InsertFile) => void;
  /** Reports why the mask has refused what was typed. */
  onRefuse: (reason: string) => void;
  onLeave: () => void;
  onRetryOptions: () => void;
  /** Opens the terms of a term field. */
  onOpenTerms: () => void;
  /** Stores files and photos; without it no file can be attached. */
  files?: FileStore;
  /** Without it, photos can only be chosen as files. */
  camera?: Camera;
  /** Opens an address from the service: at once, or after a question with its host (12.2). */
  onOpenLink: (url: string) => void;
}
