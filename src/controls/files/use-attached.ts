import { useLayoutEffect, useRef, useState } from 'react';
import { type AttachedFile, filesOf } from '#journey/fields/attached.ts';
import { MOST_FILES } from '#journey/fields/camera-facing.ts';
import type { FileKind } from '#journey/fields/file-kind.ts';
import type { ControlProps } from '../control.ts';
import { fileProblemText, TOO_MANY } from './file-problem-text.ts';

interface Preparing {
  id: number;
  name: string;
}

/** The files of one field: stored one after the other, reported in order, refused with a message. */
export function useAttached(props: ControlProps, kinds: readonly FileKind[], takesPdf: boolean) {
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [preparing, setPreparing] = useState<readonly Preparing[]>([]);
  /** The result of the last action, for screen readers (13.3). */
  const [announcement, setAnnouncement] = useState('');
  const drawn = useRef(0);
  // Preparing a photo takes time: others may have been attached or removed meanwhile.
  const current = useRef({ attached: filesOf(props.value), gone: false });
  const value = props.value;
  useLayoutEffect(() => {
    current.current.attached = filesOf(value);
  }, [value]);
  useLayoutEffect(() => {
    current.current.gone = false;
    return () => {
      current.current.gone = true;
    };
  }, []);

  function report(next: readonly AttachedFile[]) {
    current.current.attached = next;
    props.onEdit(next.map(({ id, name }) => ({ id, name })));
  }

  /** Stores files; `put` decides the position of each. */
  async function take(
    picked: readonly File[],
    put: (held: readonly AttachedFile[], taken: AttachedFile) => readonly AttachedFile[],
  ) {
    setRefused([]);
    setAnnouncement('');
    const added: string[] = [];
    const waiting = picked.map(({ name }) => {
      drawn.current += 1;
      return { id: drawn.current, name };
    });
    setPreparing(before => [...before, ...waiting]);
    for (const [at, file] of picked.entries()) {
      const taken = await props.files?.add(file, kinds);
      if (current.current.gone) return;
      setPreparing(before => before.filter(({ id }) => id !== waiting[at]?.id));
      if (taken?.ok) {
        added.push(taken.value.name);
        report(put(current.current.attached, taken.value));
      } else if (taken) {
        const problemText = fileProblemText(taken.problem, file.name, takesPdf);
        setRefused(before => [...before, problemText]);
      }
    }
    if (added.length > 0) setAnnouncement(attachedText(added));
  }

  return {
    preparing,
    refused,
    announcement,
    /** Shows a message that concerns no single file. */
    async add(picked: readonly File[]) {
      const free = MOST_FILES - current.current.attached.length - preparing.length;
      await take(picked.slice(0, Math.max(0, free)), (held, taken) => [...held, taken]);
      if (picked.length > free) setRefused(before => [...before, TOO_MANY]);
    },
    replace: (place: number, [picked]: readonly File[]) => {
      const old = current.current.attached[place];
      return take(picked ? [picked] : [], (held, taken) => held.map(file => (file === old ? taken : file)));
    },
    remove(place: number) {
      const removed = current.current.attached[place];
      setRefused([]);
      report(current.current.attached.filter((_, at) => at !== place));
      if (removed) setAnnouncement(`Arquivo removido: ${removed.name}`);
    },
    moveUp(place: number) {
      const next = [...current.current.attached];
      next.splice(place - 1, 0, ...next.splice(place, 1));
      report(next);
      setAnnouncement(`${next[place - 1]?.name ?? ''}: posição ${place} de ${next.length}`);
    },
  };
}

const attachedText = (names: readonly string[]): string =>
  names.length === 1 ? `Arquivo anexado: ${names[0]}` : `${names.length} arquivos anexados`;
