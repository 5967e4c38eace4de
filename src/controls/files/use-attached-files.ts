import { useLayoutEffect, useRef, useState } from 'react';
import { MAX_FILES } from '#journey/fields/camera-facing.ts';
import type { FileKind } from '#journey/fields/file-kind.ts';
import {
  type AttachedFile,
  filesOf,
  type InsertFile,
  withDistinctNames,
} from '#journey/fields/file-members.ts';
import type { ControlProps } from '../control.ts';
import { describeFileProblem, TOO_MANY_FILES } from './describe-file-problem.ts';

interface PreparingFile {
  id: number;
  name: string;
  /** The attached file whose place it is to take. */
  replaced: AttachedFile | undefined;
}

interface FileSource {
  kinds: readonly FileKind[];
  hasCamera: boolean;
  /** The form refuses edits meanwhile (assumption 11.1), so a file that is ready then is attached as a late one. */
  isSending: boolean;
}

/**
 * Edits the files of one field: stores them one after the other, reports them in order, refuses some with a message.
 */
export function useAttachedFiles(props: ControlProps, { kinds, hasCamera, isSending }: FileSource) {
  const [problemTexts, setProblemTexts] = useState<readonly string[]>([]);
  const [preparingFiles, setPreparingFiles] = useState<readonly PreparingFile[]>([]);
  /** The result of the last action, for screen readers (13.3), and the files after it. */
  const [announcement, setAnnouncement] = useState<{ text: string; attached: readonly AttachedFile[] }>();
  const lastId = useRef(0);
  // Preparing a photo takes time, in which other files may be attached or removed: only this ref is up to date.
  const latest = useRef({ attached: filesOf(props.value), isSending, isUnmounted: false });
  const value = props.value;
  useLayoutEffect(() => {
    latest.current.attached = filesOf(value);
  }, [value]);
  useLayoutEffect(() => {
    latest.current.isSending = isSending;
  }, [isSending]);
  useLayoutEffect(() => {
    latest.current.isUnmounted = false;
    return () => {
      latest.current.isUnmounted = true;
    };
  }, []);

  const announce = (text: string): void => setAnnouncement({ text, attached: latest.current.attached });

  function report(next: readonly AttachedFile[]) {
    const files = withDistinctNames(next);
    latest.current.attached = files;
    props.onEdit(files);
  }

  /**
   * Stores the picked files and reports the list that `insert` returns for each, or the file if the control is gone.
   */
  async function attachFiles(pickedFiles: readonly File[], insert: InsertFile, replaced?: AttachedFile) {
    setProblemTexts([]);
    setAnnouncement(undefined);
    const addedNames: string[] = [];
    const newEntries = pickedFiles.map(({ name }) => {
      lastId.current += 1;
      return { id: lastId.current, name, replaced };
    });
    setPreparingFiles(previous => [...previous, ...newEntries]);
    for (const [index, file] of pickedFiles.entries()) {
      const result = await props.files?.add(file, kinds, props.field);
      setPreparingFiles(previous => previous.filter(({ id }) => id !== newEntries[index]?.id));
      if (result?.ok) {
        const newFile = result.value;
        if (latest.current.isUnmounted || latest.current.isSending) props.onLateFile(newFile, insert);
        else report(insert(latest.current.attached, newFile));
        const { name } = latest.current.attached.find(({ id }) => id === newFile.id) ?? newFile;
        addedNames.push(name);
      } else if (result) {
        const problemText = describeFileProblem(result.problem, file.name, {
          takesPdf: kinds.includes('pdf'),
          hasCamera,
        });
        setProblemTexts(previous => [...previous, problemText]);
      }
    }
    if (addedNames.length > 0) announce(describeAttachedFiles(addedNames));
  }

  return {
    preparingFiles,
    problemTexts,
    // It is over once something else has changed the files, such as a refusal that empties the field.
    announcement:
      announcement && areSameFiles(announcement.attached, filesOf(value)) ? announcement.text : '',
    /** Attaches files up to the maximum number of a field. If there were more, a message reports it. */
    async add(pickedFiles: readonly File[]) {
      const remainingCount = MAX_FILES - countPlaces(latest.current.attached, preparingFiles);
      await attachFiles(pickedFiles.slice(0, Math.max(0, remainingCount)), (attached, newFile) => [
        ...attached,
        newFile,
      ]);
      if (pickedFiles.length > remainingCount) setProblemTexts(previous => [...previous, TOO_MANY_FILES]);
    },
    replace: (index: number, [pickedFile]: readonly File[]) => {
      const replaced = latest.current.attached[index];
      return attachFiles(
        pickedFile ? [pickedFile] : [],
        (attached, newFile) => replaceFile(attached, index, replaced, newFile),
        replaced,
      );
    },
    remove(removedIndex: number) {
      const removed = latest.current.attached[removedIndex];
      setProblemTexts([]);
      report(latest.current.attached.filter((_, index) => index !== removedIndex));
      if (removed) announce(`Arquivo removido: ${removed.name}`);
    },
    moveUp(index: number) {
      const movedFiles = [...latest.current.attached];
      movedFiles.splice(index - 1, 0, ...movedFiles.splice(index, 1));
      report(movedFiles);
      announce(`${movedFiles[index - 1]?.name ?? ''}: posição ${index} de ${movedFiles.length}`);
    },
  };
}

/** Each edit of the field creates new objects. A file that only the service has is known by its name. */
const isSameFile = (file: AttachedFile | undefined, other: AttachedFile | undefined): boolean =>
  file?.id === other?.id && file?.name === other?.name;

const areSameFiles = (files: readonly AttachedFile[], others: readonly AttachedFile[]): boolean =>
  files.length === others.length && files.every((file, index) => isSameFile(file, others[index]));

/**
 * Whether a file may change places with the one above it. The service puts new files after those that it has
 * (assumption 7.10), so only sent files among themselves and new files among themselves have an order.
 */
export const mayMoveUp = (attached: readonly AttachedFile[], index: number): boolean =>
  index > 0 && isSent(attached[index]) === isSent(attached[index - 1]);

const isSent = (file: AttachedFile | undefined): boolean => file?.id === '';

/**
 * Puts a file in the place of another one, which was at `index` and may have been moved or removed meanwhile; in
 * place of a sent one at the end.
 */
function replaceFile(
  attached: readonly AttachedFile[],
  index: number,
  replaced: AttachedFile | undefined,
  newFile: AttachedFile,
): readonly AttachedFile[] {
  // Files of the service may have the same name.
  const place = isSameFile(attached[index], replaced)
    ? index
    : attached.findIndex(file => isSameFile(file, replaced));
  return attached[place] && !isSent(attached[place])
    ? attached.map((file, position) => (position === place ? newFile : file))
    : [...attached.filter((_, position) => position !== place), newFile];
}

/** The number of files once all are prepared. A file that replaces an attached one needs no place of its own. */
const countPlaces = (attached: readonly AttachedFile[], preparingFiles: readonly PreparingFile[]): number =>
  attached.length +
  preparingFiles.filter(({ replaced }) => !replaced || !attached.some(file => isSameFile(file, replaced)))
    .length;

const describeAttachedFiles = (names: readonly string[]): string =>
  names.length === 1 ? `Arquivo anexado: ${names[0]}` : `${names.length} arquivos anexados`;
