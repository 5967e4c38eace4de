import { useLayoutEffect, useRef, useState } from 'react';
import { type AttachedFile, filesOf } from '#journey/fields/attached.ts';
import { MAX_FILES } from '#journey/fields/camera-facing.ts';
import type { FileKind } from '#journey/fields/file-kind.ts';
import type { ControlProps } from '../control.ts';
import { fileProblemText, TOO_MANY } from './file-problem-text.ts';

interface Preparing {
  id: number;
  name: string;
}

/** The files of one field: stored one after the other, reported in order, refused with a message. */
export function useAttached(props: ControlProps, kinds: readonly FileKind[], takesPdf: boolean) {
  const [refusalTexts, setRefusalTexts] = useState<readonly string[]>([]);
  const [preparing, setPreparing] = useState<readonly Preparing[]>([]);
  /** The result of the last action, for screen readers (13.3). */
  const [announcement, setAnnouncement] = useState('');
  const lastId = useRef(0);
  // Preparing a photo takes time: others may have been attached or removed meanwhile.
  const current = useRef({ attached: filesOf(props.value), isUnmounted: false });
  const value = props.value;
  useLayoutEffect(() => {
    current.current.attached = filesOf(value);
  }, [value]);
  useLayoutEffect(() => {
    current.current.isUnmounted = false;
    return () => {
      current.current.isUnmounted = true;
    };
  }, []);

  function report(next: readonly AttachedFile[]) {
    current.current.attached = next;
    props.onEdit(next.map(({ id, name }) => ({ id, name })));
  }

  /** Stores files; `insert` decides the position of each. */
  async function attachFiles(
    pickedFiles: readonly File[],
    insert: (attached: readonly AttachedFile[], newFile: AttachedFile) => readonly AttachedFile[],
  ) {
    setRefusalTexts([]);
    setAnnouncement('');
    const added: string[] = [];
    const newEntries = pickedFiles.map(({ name }) => {
      lastId.current += 1;
      return { id: lastId.current, name };
    });
    setPreparing(previous => [...previous, ...newEntries]);
    for (const [index, file] of pickedFiles.entries()) {
      const result = await props.files?.add(file, kinds);
      if (current.current.isUnmounted) return;
      setPreparing(previous => previous.filter(({ id }) => id !== newEntries[index]?.id));
      if (result?.ok) {
        added.push(result.value.name);
        report(insert(current.current.attached, result.value));
      } else if (result) {
        const problemText = fileProblemText(result.problem, file.name, takesPdf);
        setRefusalTexts(previous => [...previous, problemText]);
      }
    }
    if (added.length > 0) setAnnouncement(attachedText(added));
  }

  return {
    preparing,
    refusalTexts: refusalTexts,
    announcement,
    /** Attaches files up to the maximum number of a field; a message says that there were more. */
    async add(pickedFiles: readonly File[]) {
      const freePlaces = MAX_FILES - current.current.attached.length - preparing.length;
      await attachFiles(pickedFiles.slice(0, Math.max(0, freePlaces)), (attached, newFile) => [
        ...attached,
        newFile,
      ]);
      if (pickedFiles.length > freePlaces) setRefusalTexts(previous => [...previous, TOO_MANY]);
    },
    replace: (index: number, [pickedFile]: readonly File[]) => {
      const previous = current.current.attached[index];
      return attachFiles(pickedFile ? [pickedFile] : [], (attached, newFile) =>
        attached.map(file => (file === previous ? newFile : file)),
      );
    },
    remove(removedIndex: number) {
      const removed = current.current.attached[removedIndex];
      setRefusalTexts([]);
      report(current.current.attached.filter((_, index) => index !== removedIndex));
      if (removed) setAnnouncement(`Arquivo removido: ${removed.name}`);
    },
    moveUp(index: number) {
      const movedFiles = [...current.current.attached];
      movedFiles.splice(index - 1, 0, ...movedFiles.splice(index, 1));
      report(movedFiles);
      setAnnouncement(`${movedFiles[index - 1]?.name ?? ''}: posição ${index} de ${movedFiles.length}`);
    },
  };
}

const attachedText = (names: readonly string[]): string =>
  names.length === 1 ? `Arquivo anexado: ${names[0]}` : `${names.length} arquivos anexados`;
