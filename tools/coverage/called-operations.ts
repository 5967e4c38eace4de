import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OperationId } from '#scenarios/wire.ts';

/** Calls to external services have their own methods in src/api. */
const external: Readonly<Record<string, readonly OperationId[]>> = {
  deviceIp: ['getIpFirst', 'getIpSecond'],
  postalAddress: ['getCepFirst', 'getCepSecond'],
};

/**
 * The operations that the app calls, read from its source: a flow, the app or a hook uses a method of
 * src/api/api.ts, and that method's function names the operation. A call that only exists in src/api is not
 * called by any screen.
 * @param source folder of the app's source.
 */
export function calledOperations(source: string): Set<OperationId> {
  const texts = filesIn(source);
  const users = texts
    .filter(({ path }) => !path.startsWith('api/'))
    .map(({ text }) => text)
    .join('\n');
  const api = texts.find(({ path }) => path === 'api/api.ts')?.text ?? '';
  const named = functionsIn(texts.filter(({ path }) => path.startsWith('api/operations/')));
  const called = new Set<OperationId>();
  for (const [method, body] of methodsIn(api)) {
    if (!new RegExp(`\\bapi\\s*\\.\\s*${method}\\b`).test(users)) continue;
    for (const id of external[method] ?? []) called.add(id);
    for (const [name, operations] of named)
      if (new RegExp(`\\b${name}\\(`).test(body)) for (const id of operations) called.add(id);
  }
  return called;
}

interface Source {
  path: string;
  text: string;
}

const filesIn = (folder: string): Source[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => /\.tsx?$/.test(path) && !/\.(test|browser\.test)\.tsx?$/.test(path))
    .map(path => ({ path, text: readFileSync(join(folder, path), 'utf8') }));

/** The bodies of an object's members that a function returns: `    name: (...) => body`. */
function methodsIn(text: string): [name: string, body: string][] {
  const starts = [...text.matchAll(/^ {4}(\w+)(?=[:(])/gm)];
  return starts.map((start, index) => [start[1] ?? '', text.slice(start.index, starts[index + 1]?.index)]);
}

/** Exported functions with the operations that their text names. */
function functionsIn(sources: readonly Source[]): [name: string, operations: OperationId[]][] {
  return sources.flatMap(({ text }) => {
    const starts = [...text.matchAll(/^export (?:const|function|async function) (\w+)/gm)];
    return starts.map((start, index): [string, OperationId[]] => {
      const body = text.slice(start.index, starts[index + 1]?.index);
      const ids = [...body.matchAll(/operation: '(\w+)'/g)].map(([, id]) => id as OperationId); // Failure names it so
      return [start[1] ?? '', ids];
    });
  });
}
