/** Imports by file, relative to the root of the repository. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Every file that the entries reach, themselves included. */
export function reachableFrom(entries: readonly string[], graph: ImportGraph): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [...entries];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    open.push(...(graph.get(file) ?? []));
  }
  return reached;
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
  const tested = new Set<string>();
  const support = new Set<string>();
  const open = [testFile];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (support.has(file)) continue;
    support.add(file);
    for (const imported of graph.get(file) ?? []) {
      if (isTestSupport(imported)) open.push(imported);
      else tested.add(imported);
    }
  }
  return tested.size > 0 && [...tested].every(file => !reachedByApp.has(file));
}
