import { isRecord } from '#shared/record.ts';
import type { FieldValue } from '../model/field.ts';
import type { FieldKind } from './field-kind.ts';
import { textOf } from './text-of.ts';
import { usualMembers } from './usual-members.ts';

/**
 * A file in the value of a field. The image store has its bytes under `id`, which is empty for a file that the service
 * already has.
 */
export interface AttachedFile {
  readonly id: string;
  readonly name: string;
}

/** Puts a new file among those that are attached. */
export type InsertFile = (
  attached: readonly AttachedFile[],
  newFile: AttachedFile,
) => readonly AttachedFile[];

function fileOf(raw: unknown): AttachedFile | undefined {
  const file = isRecord(raw) ? { id: textOf(raw.id), name: textOf(raw.name) } : { id: '', name: textOf(raw) };
  return file.id === '' && file.name === '' ? undefined : file;
}

/** Accepts one file or a list of them. */
export function filesOf(raw: unknown): readonly AttachedFile[] {
  const list: readonly unknown[] = Array.isArray(raw) ? raw : [raw];
  return list.map(fileOf).filter(file => file !== undefined);
}

/** Whether a value is a list of files, which only fields with files have. */
export const isFileList = (value: unknown): boolean =>
  Array.isArray(value) && value.some(item => isRecord(item) && 'id' in item && 'name' in item);

/**
 * The files with a name of its own for each new one: 'foto.jpg', 'foto-2.jpg'. The service knows a file of a field by
 * its name only (assumption 7.10), and photos of a camera all have the same one.
 */
export function withDistinctNames(files: readonly AttachedFile[]): { id: string; name: string }[] {
  const takenNames = new Set(files.filter(({ id }) => id === '').map(({ name }) => name));
  return files.map(({ id, name }) => {
    if (id === '') return { id, name };
    let distinctName = name;
    for (let number = 2; takenNames.has(distinctName); number += 1)
      distinctName = name.replace(/(?=\.[^.]*$)|$/, `-${number}`);
    takenNames.add(distinctName);
    return { id, name: distinctName };
  });
}

/**
 * The members that all kinds with files share. The files are sent beside the body (multipart), their names inside it.
 */
export const fileMembers = {
  ...usualMembers,
  empty: [],
  carries: 'files',
  read: (typed: FieldValue): FieldValue => withDistinctNames(filesOf(typed)),
  /** The name identifies a file that the service has; the service's ids are not used. */
  fromWire: (raw: unknown): FieldValue => filesOf(raw).map(({ name }) => ({ id: '', name })),
  show: (value: FieldValue) =>
    filesOf(value)
      .map(file => file.name)
      .join(', '),
  isFilled: (value: FieldValue) => filesOf(value).length > 0,
  toWire: (value: FieldValue) => filesOf(value).map(file => file.name),
  needsResource: true,
  errors: ['required', 'formRules'],
  showsInReview: false,
  picture: 'camera',
} satisfies Partial<FieldKind>;
