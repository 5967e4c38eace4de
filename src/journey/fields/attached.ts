import type { FieldValue } from '../model/field.ts';
import type { FieldKind } from './field-kind.ts';
import { isPlainObject, textOf } from './plain-object.ts';

/**
 * A file as the form knows it. Its bytes are in the image store under `id`; a file that the service already has, has no
 * id.
 */
export interface AttachedFile {
  readonly id: string;
  readonly name: string;
}

function fileOf(raw: unknown): AttachedFile | undefined {
  const file = isPlainObject(raw)
    ? { id: textOf(raw.id), name: textOf(raw.name) }
    : { id: '', name: textOf(raw) };
  return file.id === '' && file.name === '' ? undefined : file;
}

/** Accepts one file or a list of them. */
export function filesOf(raw: unknown): readonly AttachedFile[] {
  const list: readonly unknown[] = Array.isArray(raw) ? raw : [raw];
  return list.map(fileOf).filter(file => file !== undefined);
}

const storedFiles = (raw: unknown): FieldValue => filesOf(raw).map(({ id, name }) => ({ id, name }));

/** Shared by kinds with documents: the files travel beside the body (multipart), their names inside it. */
export const attached = {
  empty: [],
  carries: 'files',
  read: (typed: FieldValue) => storedFiles(typed),
  /** A file at the service is identified by its name; the service's ids are not used. */
  fromWire: (raw: unknown): FieldValue => filesOf(raw).map(({ name }) => ({ id: '', name })),
  show: (value: FieldValue) =>
    filesOf(value)
      .map(file => file.name)
      .join(', '),
  isFilled: (value: FieldValue) => filesOf(value).length > 0,
  toWire: (value: FieldValue) => filesOf(value).map(file => file.name),
  unit: 'none',
  leave: (value: FieldValue): FieldValue => value,
  amount: (): number | undefined => undefined,
  isWellFormed: () => true,
  commits: 'onLeave',
  keyboard: undefined,
  defaults: {},
  lookup: undefined,
  needsResource: true,
  showsWithAutocomplete: false,
  isAgreement: false,
  opensTerms: false,
  errors: ['required', 'formRules'],
  missingText: undefined,
  countsInProgress: true,
  width: 'full',
  showsOwnMessage: false,
  showsBounds: false,
  joinsLabels: true,
  showsInReview: false,
  picture: 'camera',
} satisfies Partial<FieldKind>;
