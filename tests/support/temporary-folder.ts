import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders = new Set<string>();

/** Removes the folders of `createTemporaryFolder`. */
export function removeTemporaryFolders(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  folders.clear();
}

process.once('exit', removeTemporaryFolders);

/**
 * Creates an empty folder in the temporary folder of the system and returns its path. It is removed at the end of the
 * test file in Vitest (`remove-temporary-folders.ts`), and everywhere else at the end of the process.
 *
 * @param prefix start of its name, for example `confront-`
 */
export function createTemporaryFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  folders.add(folder);
  return folder;
}
