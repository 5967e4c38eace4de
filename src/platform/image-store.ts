import type { AttachedFile } from '#journey/fields/attached.ts';
import type { FileKind, FileProblem } from '#journey/fields/file-kind.ts';
import { fail, type Result, succeed } from '#shared/result.ts';
import type { Images } from './images.ts';
import type { SecureStorage } from './secure-storage.ts';

/**
 * Where the bytes of attached files stand while the form knows them by id: in memory, and sealed on the device until their step
 * has been sent, because a phone may end the page while its camera is open (assumption 11.4).
 */
export interface ImageStore {
  /** Makes a file fit to be sent and keeps it. Its id is good until its step is sent, also over a reload. */
  add(file: File, accepted: readonly FileKind[]): Promise<Result<AttachedFile, FileProblem>>;
  /** The bytes of a file that was taken; `undefined` when only the service has them. */
  find(id: string): File | undefined;
  /** Files belong to this hash id from now on. Brings back those of an earlier visit, as far as they are still there. */
  restore(hashId: string, ids: readonly string[]): Promise<void>;
  /** The service has given the proposal another hash id (3.17). */
  rename(hashId: string): Promise<void>;
  /** Forgets what the service has now, or what the visitor has taken away. */
  forget(ids: readonly string[]): void;
  /** Forgets them all: another proposal begins. */
  clear(): void;
}

/** Where files outlive the page, and what makes their ids differ from those of other tabs and visits. */
interface Keeping {
  vault: Pick<SecureStorage, 'writeFile' | 'readFile' | 'remove' | 'rename' | 'clear'>;
  tab: string;
}

/**
 * `images` is fetched when the first file is taken: a form without files never needs it (14.1).
 * @param keeping absent: files live as long as the page.
 */
export function createImageStore(images: () => Promise<Images>, keeping?: Keeping): ImageStore {
  const held = new Map<string, File>();
  let owner = '';
  let last = 0;
  const prefixOf = (hashId: string) => `file:${hashId}:`;
  const nameOf = (id: string) => prefixOf(owner) + id;
  return {
    async add(file, accepted) {
      const loaded = await images().catch(() => undefined);
      const prepared = await loaded?.prepare(file, accepted);
      if (!prepared?.ok) return fail(prepared?.problem ?? 'broken');
      last += 1;
      const id = keeping ? `arquivo-${keeping.tab}-${last}` : `arquivo-${last}`;
      held.set(id, prepared.value);
      // Kept before the form knows of it: what stands in the form is there after a crash.
      if (owner !== '') await keeping?.vault.writeFile(nameOf(id), prepared.value);
      return succeed({ id, name: prepared.value.name });
    },
    find: id => held.get(id),
    async restore(hashId, ids) {
      owner = hashId;
      await Promise.all(
        ids.map(async id => {
          if (held.has(id)) return;
          const file = await keeping?.vault.readFile(nameOf(id));
          if (file) held.set(id, file);
        }),
      );
    },
    async rename(hashId) {
      const former = owner;
      owner = hashId;
      if (former === '' || former === hashId) return;
      for (const id of held.keys()) await keeping?.vault.rename(prefixOf(former) + id, nameOf(id));
    },
    forget(ids) {
      for (const id of ids) {
        if (held.delete(id)) void keeping?.vault.remove(nameOf(id));
      }
    },
    clear() {
      held.clear();
      if (owner !== '') void keeping?.vault.clear(prefixOf(owner));
    },
  };
}
