/** Imports by file, relative to the root of the repository. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Every file that the entries reach, themselves included. */
export function reachableFrom(entries: readonly string[], graph: ImportGraph): ReadonlySet<string> {
  const reachedFiles = new Set<string>();
  const open = [...entries];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reachedFiles.has(file)) continue;
    reachedFiles.add(file);
    open.push(...(graph.get(file) ?? []));
  }
  return reachedFiles;
}

/** Files that only tests use; a test reaches the app's code through them. */
const isTestSupport = (file: string): boolean =>
  !file.startsWith('src/') || /\/(testing\/|render-sample)/.test(file);

/**
 * Whether a test file exercises nothing that the app runs: it imports files of `src`, itself or through test support, and
 * the app reaches none of them. A test without such imports opens the app from outside, as scenarios and end-to-end
 * tests do.
 */
export function testsOnlyDeadCode(
  testFile: string,
  graph: ImportGraph,
  reachedByApp: ReadonlySet<string>,
): boolean {
  const testedFiles = new Set<string>();
  const support = new Set<string>();
  const open = [testFile];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (support.has(file)) continue;
    support.add(file);
    for (const importedFile of graph.get(file) ?? []) {
      if (isTestSupport(importedFile)) open.push(importedFile);
      else testedFiles.add(importedFile);
    }
  }
  return testedFiles.size > 0 && [...testedFiles].every(file => !reachedByApp.has(file));
}
