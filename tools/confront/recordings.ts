import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { HarProblem } from '../record/har.ts';
import type { Ledger } from './ledger.ts';
import { readHarFile } from './read-har-file.ts';

/**
 * The HAR files of a list of files and folders; the files of a folder are sorted by name.
 * @throws HarProblem for a name that does not exist.
 */
export async function harFilesOf(names: readonly string[]): Promise<string[]> {
  const files: string[] = [];
  for (const [index, name] of names.entries()) {
    const stats = await stat(name).catch(() => undefined);
    if (!stats) throw new HarProblem(`Argument ${index + 1} is neither a file nor a folder.`);
    if (!stats.isDirectory()) {
      files.push(name);
      continue;
    }
    const namesInFolder = await readdir(name, { recursive: true });
    const recordings = namesInFolder.filter(file => file.toLowerCase().endsWith('.har')).sort();
    if (recordings.length === 0)
      throw new HarProblem(`Argument ${index + 1} is a folder without a file *.har.`);
    files.push(...recordings.map(file => path.join(name, file)));
  }
  return files;
}

/**
 * Adds the calls of the files to the ledger. Each call has the number of its entry: `12`, or `2:12` in the second of
 * several files.
 */
export async function readRecordings(files: readonly string[], ledger: Ledger): Promise<void> {
  for (const [fileIndex, file] of files.entries()) {
    const callNameOf = (index: number): string =>
      `${files.length > 1 ? `${fileIndex + 1}:` : ''}${index + 1}`;
    try {
      for await (const entry of readHarFile(file)) {
        if ('problem' in entry)
          ledger.addNote(`Call ${callNameOf(entry.index)} is left out: ${entry.problem}`);
        else ledger.add(entry.call, callNameOf(entry.index));
      }
    } catch (error) {
      if (!(error instanceof HarProblem)) throw error;
      throw new HarProblem(files.length > 1 ? `File ${fileIndex + 1}: ${error.message}` : error.message);
    }
  }
}
