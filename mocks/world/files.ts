import { isFileField } from '#scenarios/is-file-field.ts';
import type { WireStep } from '#scenarios/wire.ts';
import type { FileRecord } from './state.ts';

/**
 * Matches the line by which `readRequest` replaces a file of a form: name, type, size and a hash of the bytes.
 */
const filePattern = /^\[(.*), ([^,]*), (\d+) bytes(?:, #([0-9a-f]+))?\]$/s;

/** Names of the parts of a form that are no files. */
const NON_FILE_PARTS: ReadonlySet<string> = new Set([
  'hashId',
  'order',
  'metaProductBankId',
  'data',
  'deviceTracking',
  'polling',
  'finished',
  'last',
  'idempotencyKey',
]);

/** The files of a submit, each with the key of its field, in the order in which they were sent. */
export function filesOf(body: unknown, step: string, receivedAt: number): FileRecord[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([key, value]) => {
    if (NON_FILE_PARTS.has(key)) return [];
    const parts: unknown[] = Array.isArray(value) ? value : [value];
    return parts.flatMap(part => {
      const [, name, type, size, hash] = typeof part === 'string' ? (filePattern.exec(part) ?? []) : [];
      return name === undefined
        ? []
        : [{ step, key, name, type: type ?? '', size: Number(size), hash: hash ?? '', receivedAt }];
    });
  });
}

/** Whether the step has a field of files with this key. */
export const hasFileField = (step: WireStep | undefined, key: string): boolean =>
  step?.fields.some(field => (field.uniqueKey ?? field.key) === key && isFileField(field)) ?? false;

/** A stored file in the format of the wire. */
export const wireFile = ({ name, size, receivedAt }: FileRecord) => ({
  name,
  size,
  receivedAt: new Date(receivedAt).toISOString(),
});
