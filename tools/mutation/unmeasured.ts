import { posix } from 'node:path';
import { isTestCode } from '#tests/architecture/repository-files.ts';
import type { Subject } from './subjects.ts';

/** Paths or patterns without braces. */
export function withoutBraces(glob: string): string[] {
  const [braces, alternatives] = /\{([^}]*)\}/.exec(glob) ?? [];
  if (braces === undefined || alternatives === undefined) return [glob];
  return alternatives.split(',').flatMap(alternative => withoutBraces(glob.replace(braces, alternative)));
}

/** `*` stands for a part of a name, and `**` with its slash for any folders. */
const asExpression = (glob: string): RegExp =>
  new RegExp(
    `^${glob.replace(/[.]/g, '\\.').replace(/\*\*\/|\*/g, part => (part === '*' ? '[^/]*' : '(.+/)?'))}$`,
  );

/** Those of the paths that one of the patterns matches. */
export function filesAt(globs: readonly string[], paths: readonly string[]): string[] {
  const expressions = globs.flatMap(withoutBraces).map(asExpression);
  return paths.filter(path => expressions.some(expression => expression.test(path)));
}

/** Those of the paths that a subject measures: its patterns without the ones that begin with `!`. */
export function measuredFilesOf(globs: readonly string[], paths: readonly string[]): string[] {
  const leftOut = filesAt(
    globs.filter(glob => glob.startsWith('!')).map(glob => glob.slice(1)),
    paths,
  );
  return filesAt(globs, paths).filter(path => !leftOut.includes(path) && !isTestCode(path));
}

const layerOf = (path: string): string => path.split('/').slice(0, 2).join('/');

/**
 * The files of `src` that no subject measures, a line for each folder; a layer without a measured file is named as a
 * whole.
 */
export function listUnmeasured(
  paths: readonly string[],
  subjects: readonly Pick<Subject, 'files'>[],
): readonly string[] {
  const measuredFiles = new Set(subjects.flatMap(({ files }) => measuredFilesOf(files, paths)));
  const measuredLayers = new Set(Array.from(measuredFiles, layerOf));
  const namesByFolder = new Map<string, Set<string>>();
  for (const path of filesAt(['src/**/*.{ts,tsx}'], paths)) {
    if (/\/testing\/|\.d\.ts$/.test(path) || isTestCode(path) || measuredFiles.has(path)) continue;
    const isMeasuredLayer = measuredLayers.has(layerOf(path));
    const folder = isMeasuredLayer ? posix.dirname(path) : layerOf(path);
    const name = isMeasuredLayer ? posix.basename(path, '.ts') : 'all';
    namesByFolder.set(folder, (namesByFolder.get(folder) ?? new Set()).add(name));
  }
  return Array.from(namesByFolder, ([folder, names]) => `${folder}: ${[...names].join(', ')}`);
}
