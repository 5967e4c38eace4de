import { filesToSend } from '#journey/form/payload.ts';
import type { FormSession } from '#state/app-state.ts';
import type { Context } from './context.ts';

/** A file to send: its field and its bytes. */
export interface SentFile {
  /** Its id in the image store. */
  id: string;
  fieldKey: string;
  file: File;
}

/** The files of the form that the service does not have yet, with their bytes (7.10). */
export const filesOfForm = ({ platform }: Context, { step, view, values }: FormSession): SentFile[] =>
  filesToSend(step, view, values).flatMap(({ fieldKey, file }) => {
    const bytes = platform.images.find(file.id);
    return bytes ? [{ id: file.id, fieldKey, file: bytes }] : [];
  });
