/** Imports by file, relative to the root of the repository. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** All files that the entries import, directly or through others, and the entries themselves. */
export function reachableFrom(entries: readonly string[], graph: ImportGraph): ReadonlySet<string> {
  const reachedFiles = new Set<string>();
  const pendingFiles = [...entries];
  for (let file = pendingFiles.pop(); file !== undefined; file = pendingFiles.pop()) {
    if (reachedFiles.has(file)) continue;
    reachedFiles.add(file);
    pendingFiles.push(...(graph.get(file) ?? []));
  }
  return reachedFiles;
}

/** True for a file that only tests use. A test may import code of the app through it. */
const isTestSupport = (file: string): boolean =>
  !file.startsWith('src/') || /\/(testing\/|render-sample)/.test(file);

/**
 * True if a test file imports files of `src`, directly or through test support, and the app imports none of them. A
 * test without such imports opens the app from outside, as scenarios and end-to-end tests do.
 */
export function isTestOfUnusedCode(
  testFile: string,
  graph: ImportGraph,
  filesReachedByApp: ReadonlySet<string>,
): boolean {
  const testedFiles = new Set<string>();
  const visitedFiles = new Set<string>();
  const pendingFiles = [testFile];
  for (let file = pendingFiles.pop(); file !== undefined; file = pendingFiles.pop()) {
    if (visitedFiles.has(file)) continue;
    visitedFiles.add(file);
    for (const importedFile of graph.get(file) ?? []) {
      if (isTestSupport(importedFile)) pendingFiles.push(importedFile);
      else testedFiles.add(importedFile);
    }
  }
  return testedFiles.size > 0 && [...testedFiles].every(file => !filesReachedByApp.has(file));
}
