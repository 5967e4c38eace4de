import { sourceStampOf, sourceStampsOf, sourcesUnder } from './source-stamp.ts';

/** The inputs of a check that looks at each file alone: one stamp for its configuration, one for each file. */
export interface FileStamps {
  configuration: string;
  files: Readonly<Record<string, string>>;
}

export const fileStampsOf = (inputs: readonly string[], configuration: readonly string[]): FileStamps => ({
  configuration: sourceStampOf(sourcesUnder(...configuration)),
  files: sourceStampsOf(sourcesUnder(...inputs)),
});

/**
 * The files that are new or changed since the check passed; undefined if its configuration has changed, which concerns
 * all files.
 */
export function changedFiles(
  storedStamps: FileStamps | undefined,
  currentStamps: FileStamps,
): readonly string[] | undefined {
  if (storedStamps?.configuration !== currentStamps.configuration) return undefined;
  return Object.keys(currentStamps.files).filter(
    path => currentStamps.files[path] !== storedStamps.files[path],
  );
}

/** The stamps as `notePassed` stored them; undefined if the text holds none. */
export function readFileStamps(text: string | undefined): FileStamps | undefined {
  if (text === undefined) return undefined;
  try {
    // `notePassed` wrote it; a file in another form leads to a check of all files.
    const stamps: Partial<FileStamps> | null = JSON.parse(text);
    return typeof stamps?.configuration === 'string' && typeof stamps.files === 'object'
      ? { configuration: stamps.configuration, files: stamps.files }
      : undefined;
  } catch {
    return undefined;
  }
}
