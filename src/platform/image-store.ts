import type { FileKind, FileProblem } from '#journey/fields/file-kind.ts';
import type { AttachedFile } from '#journey/fields/file-members.ts';
import { fail, type Result, succeed } from '#shared/result.ts';
import type { Images } from './images.ts';
import type { SecureStorage } from './secure-storage.ts';

/**
 * The bytes of attached files; the form contains only the ids of the files. The bytes are in memory and, until the step
 * is sent, encrypted on the device, because a phone may end the page while its camera is open (assumption 11.4).
 */
export interface ImageStore {
  /**
   * Prepares a file for sending and stores it. The id stays valid until the step is sent, also after a reload. Fails as
   * `broken` if all files are removed meanwhile.
   */
  add(file: File, accepted: readonly FileKind[]): Promise<Result<AttachedFile, FileProblem>>;
  /** The bytes of a stored file; `undefined` if only the service has them. */
  find(id: string): File | undefined;
  /**
   * Files that are added from now on belong to this hash id. Call it before the first form: a file without a hash id
   * is in memory only, and would be lost when the page ends.
   */
  assignTo(hashId: string): void;
  /**
   * Restores files of an earlier visit to this hash id, if they still exist, however long the device needs. The owner
   * of added files stays.
   */
  restore(hashId: string, ids: readonly string[]): Promise<void>;
  /** The service has given the proposal another hash id (3.17). */
  rename(hashId: string): Promise<void>;
  /** Removes files that the service has received, or that the visitor has detached. */
  forget(ids: readonly string[]): void;
  /** Removes all files: another proposal begins. */
  clear(): void;
}

/** The storage of the files, and the tab's name, which makes their ids unique. */
interface StorageOptions {
  secureStorage: Pick<SecureStorage, 'writeFile' | 'readFile' | 'remove' | 'rename' | 'clear'>;
  tab: string;
}

/**
 * Stores files as `images` prepares them.
 * @param storageOptions absent: files live as long as the page.
 */
export function createImageStore(images: Images, storageOptions?: StorageOptions): ImageStore {
  const files = new Map<string, File>();
  const runningWrites = new Set<Promise<unknown>>();
  let ownerHashId = '';
  let lastNumber = 0;
  let clearCount = 0;
  const prefixOf = (hashId: string) => `file:${hashId}:`;
  const storageNameOf = (id: string) => prefixOf(ownerHashId) + id;
  return {
    async add(file, accepted) {
      const clearCountBefore = clearCount;
      const prepared = await images.prepare(file, accepted);
      if (!prepared.ok) return prepared;
      // Another proposal has begun, or the visitor has erased the device (11.4).
      if (clearCount !== clearCountBefore) return fail('broken');
      lastNumber += 1;
      const id = storageOptions ? `arquivo-${storageOptions.tab}-${lastNumber}` : `arquivo-${lastNumber}`;
      files.set(id, prepared.value);
      // Stored before the form gets the id, so that a file in the form survives a crash.
      if (storageOptions && ownerHashId !== '') {
        const write = storageOptions.secureStorage.writeFile(storageNameOf(id), prepared.value);
        runningWrites.add(write);
        await write;
        runningWrites.delete(write);
      }
      return succeed({ id, name: prepared.value.name });
    },
    find: id => files.get(id),
    assignTo(hashId) {
      ownerHashId = hashId;
    },
    async restore(hashId, ids) {
      const clearCountBefore = clearCount;
      await Promise.all(
        ids.map(async id => {
          if (files.has(id)) return;
          const file = await storageOptions?.secureStorage.readFile(prefixOf(hashId) + id, 'unlimited');
          if (file && clearCount === clearCountBefore) files.set(id, file);
        }),
      );
    },
    async rename(hashId) {
      const previousOwner = ownerHashId;
      ownerHashId = hashId;
      if (!storageOptions || previousOwner === hashId) return;
      const { secureStorage } = storageOptions;
      const ids = [...files.keys()];
      // A file whose bytes are still being read is stored under its former name.
      await Promise.all(runningWrites);
      for (const id of ids) {
        const formerName = prefixOf(previousOwner) + id;
        await (files.has(id)
          ? secureStorage.rename(formerName, prefixOf(hashId) + id)
          : secureStorage.remove(formerName));
      }
    },
    forget(ids) {
      for (const id of ids) {
        if (files.delete(id)) void storageOptions?.secureStorage.remove(storageNameOf(id));
      }
    },
    clear() {
      clearCount += 1;
      files.clear();
      if (ownerHashId !== '') void storageOptions?.secureStorage.clear(prefixOf(ownerHashId));
    },
  };
}
