import type { FileRecord } from './state.ts';

/** How the mock service notes a file of a form: its name, type and size. What is in it is never kept. */
const noted = /^\[(.*), ([^,]*), (\d+) bytes\]$/s;

const ownParts: ReadonlySet<string> = new Set([
  'hashId',
  'order',
  'metaProductBankId',
  'data',
  'deviceTracking',
  'polling',
  'finished',
  'last',
]);

/** The files among the parts of a submit, each under the key of its field. */
export function filesOf(body: unknown, step: string): FileRecord[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([key, part]) => {
    const [, name, type, size] =
      typeof part === 'string' && !ownParts.has(key) ? (noted.exec(part) ?? []) : [];
    return name === undefined ? [] : [{ step, key, name, type: type ?? '', size: Number(size) }];
  });
}
