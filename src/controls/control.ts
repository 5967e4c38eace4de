import type { AttachedFile } from '#journey/fields/attached.ts';
import type { CameraFacing, CameraProblem } from '#journey/fields/camera-facing.ts';
import type { FileKind, FileProblem } from '#journey/fields/file-kind.ts';
import type { Field, FieldValue, Option } from '#journey/model/field.ts';
import type { Result } from '#shared/result.ts';

/** The list a field chooses from, as far as it has come (3.36). */
export interface OptionsState {
  status: 'initial' | 'loading' | 'success' | 'error';
  options: readonly Option[];
  /** The source's own text: shown when a search finds nothing, or when loading failed. */
  message: string;
  /** When it may be asked for again (Retry-After): milliseconds since 1970. Absent: at once. */
  retryAt?: number;
}

/** Where the bytes of files stand while the form knows them by id only. */
export interface FileStore {
  /** Looks at a file's content, makes a photo small and upright, and keeps it; else why it cannot be attached. */
  add(file: File, accepted: readonly FileKind[]): Promise<Result<AttachedFile, FileProblem>>;
  /** The bytes of a file kept before; `undefined` when only the service has them. */
  find(id: string): Blob | undefined;
}

/** A camera that is on. */
export interface LivePicture {
  readonly stream: MediaStream;
  /** Calls back once when the picture ends by itself. */
  onLost(listener: () => void): () => void;
  /** Gives the camera back: its light goes out. */
  stop(): void;
}

/** The camera of the device, as a field may use it. */
export interface CameraAccess {
  /** Why no camera can be asked for in this page at all; `undefined` when one may be asked for. */
  obstacle(): CameraProblem | undefined;
  open(facing: CameraFacing, signal: AbortSignal): Promise<Result<LivePicture, CameraProblem>>;
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
  files?: FileStore;
  /** Without it photos come from files only. */
  camera?: CameraAccess;
  /** Opens an address of the service: at once, or after a question that shows its host (12.2). */
  onOpenLink: (url: string) => void;
}
