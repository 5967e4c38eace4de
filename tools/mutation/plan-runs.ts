import { dirname } from 'node:path';
import type { Subject } from './subjects.ts';

/** A target of the command, and the subjects that may have files in it. Paths begin at the root of the repository. */
export interface MutationTarget {
  /** A file of src, or a folder without a slash at its end. */
  path: string;
  subjects: readonly Subject[];
  /** The files that a subject measures. */
  filesOf: (subject: Subject) => readonly string[];
}

const nameOf = (path: string): string => path.replaceAll(/[^\w-]+/g, '-');

/**
 * The runs for a file or a folder. A file of a subject is tried with the tests of the subject, any other file with
 * those of its folder. For a folder the subjects with files in it run first, and then everything that belongs to none
 * of them, with all tests of the folder.
 */
export function planRuns({ path, subjects, filesOf }: MutationTarget): Subject[] {
  if (path.endsWith('.ts')) {
    const owner = subjects.find(subject => subject.files.includes(path) || filesOf(subject).includes(path));
    return [{ name: nameOf(path), files: [path], tests: owner?.tests ?? [`${dirname(path)}/**/*.test.ts`] }];
  }
  const isInside = (file: string): boolean => file.startsWith(`${path}/`);
  const inner = subjects.filter(subject => filesOf(subject).some(isInside));
  const measuredFiles = inner.flatMap(filesOf).filter(isInside);
  const rest = {
    name: nameOf(path),
    files: [`${path}/**/*.ts`, ...measuredFiles.map(file => `!${file}`)],
    tests: [`${path}/**/*.test.ts`],
  };
  return [...inner, rest];
}
