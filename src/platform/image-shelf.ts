import type { AttachedFile } from '#journey/fields/attached.ts';
import type { FileKind, FileProblem } from '#journey/fields/file-kind.ts';
import { fail, type Result, succeed } from '#shared/result.ts';
import type { Images } from './image.ts';

/** Where the bytes of attached files stand while the form knows them by id. In memory only: no document stays on a device (11.4). */
export interface ImageShelf {
  /** Makes a file fit to be sent and keeps it. Its id is good until the page goes. */
  take(file: File, accepted: readonly FileKind[]): Promise<Result<AttachedFile, FileProblem>>;
  /** The bytes of a file that was taken; `undefined` when only the service has them. */
  find(id: string): File | undefined;
  /** Forgets what the service has now. */
  forget(ids: readonly string[]): void;
  /** Forgets them all: another proposal begins. */
  clear(): void;
}

/** `images` is fetched when the first file is taken: a form without files never needs it (14.1). */
export function createImageShelf(images: () => Promise<Images>): ImageShelf {
  const kept = new Map<string, File>();
  let last = 0;
  return {
    async take(file, accepted) {
      const loaded = await images().catch(() => undefined);
      const prepared = await loaded?.prepare(file, accepted);
      if (!prepared?.ok) return fail(prepared?.problem ?? 'broken');
      last += 1;
      const id = `arquivo-${last}`;
      kept.set(id, prepared.value);
      return succeed({ id, name: prepared.value.name });
    },
    find: id => kept.get(id),
    forget(ids) {
      for (const id of ids) kept.delete(id);
    },
    clear: () => kept.clear(),
  };
}
