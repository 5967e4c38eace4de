/** The import graph: file -> imported files. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/**
 * The import cycles of a graph: for each group of files that all reach one another, its shortest cycle, written as a
 * path that ends where it began.
 */
export function cyclesOf(graph: Graph): string[][] {
  return cyclicGroupsOf(graph).map(component => shortestCycleOf(graph, component));
}

/** Tarjan's strongly connected components of more than one file, and files that import themselves. */
function cyclicGroupsOf(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const lowestReachable = new Map<string, number>();
  const stack: string[] = [];
  const cyclicGroups: string[][] = [];

  const visit = (file: string): number => {
    const fileNumber = order.size;
    order.set(file, fileNumber);
    stack.push(file);
    let lowestNumber = fileNumber;
    for (const importedFile of graph.get(file) ?? []) {
      const number = order.get(importedFile);
      if (number === undefined) lowestNumber = Math.min(lowestNumber, visit(importedFile));
      else if (stack.includes(importedFile)) lowestNumber = Math.min(lowestNumber, number);
    }
    lowestReachable.set(file, lowestNumber);
    if (lowestNumber === fileNumber) {
      const group = stack.splice(stack.indexOf(file));
      if (group.length > 1 || (graph.get(file) ?? []).includes(file)) cyclicGroups.push(group);
    }
    return lowestNumber;
  };

  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return cyclicGroups;
}

function shortestCycleOf(graph: Graph, group: readonly string[]): string[] {
  let shortestCycle: string[] | undefined;
  for (const start of group) {
    const shortestPath = findShortestPathBack(graph, start, group);
    if (shortestPath && (!shortestCycle || shortestPath.length < shortestCycle.length))
      shortestCycle = shortestPath;
  }
  return shortestCycle ?? [...group];
}

/** Breadth-first search from a file to itself, within its group. */
function findShortestPathBack(graph: Graph, start: string, group: readonly string[]): string[] | undefined {
  const queue: string[][] = [[start]];
  const visited = new Set<string>();
  for (const path of queue) {
    const lastFile = path.at(-1) ?? start;
    for (const importedFile of graph.get(lastFile) ?? []) {
      if (importedFile === start) return [...path, start];
      if (visited.has(importedFile) || !group.includes(importedFile)) continue;
      visited.add(importedFile);
      queue.push([...path, importedFile]);
    }
  }
  return undefined;
}
