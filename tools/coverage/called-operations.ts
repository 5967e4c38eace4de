import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { operationFacts } from '#openapi/facts.gen.js';
import type { OperationId } from '#scenarios/wire.ts';

/** External services have no operation in a failure; the functions that call them are known by name. */
const external: Readonly<Record<string, readonly OperationId[]>> = {
  getDeviceIp: ['getIpFirst', 'getIpSecond'],
  getPostalAddress: ['getCepFirst', 'getCepSecond'],
};

/**
 * The operations that the app calls, read from its source: a flow, the app or a hook uses an entry of the
 * table in src/api/api.ts, and the functions behind that entry name the operation. No screen calls an entry
 * that nothing uses.
 * @param source folder of the app's source.
 * @throws when no entry is found: the table has changed its form, and every operation would count as not
 * called.
 */
export function calledOperations(source: string): Set<OperationId> {
  const files = filesIn(source);
  const users = [...files]
    .filter(([path]) => !path.startsWith('api/'))
    .map(([, text]) => text)
    .join('\n');
  const table = declarationsIn(files.get('api/api.ts') ?? '').get('operations') ?? '';
  const entries = slicesOf(table, /^ {2}(\w+)[,:]/gm);
  if (entries.length === 0)
    throw new Error(`${join(source, 'api/api.ts')}: no table "operations" with one entry per line.`);
  const isUsed = (name: string): boolean => new RegExp(`\\bapi\\s*\\.\\s*${name}\\b`).test(users);
  return new Set(
    entries.flatMap(([name, text]) => (isUsed(name) ? operationsBehind(text, 'api/api.ts', files) : [])),
  );
}

/** Texts by path, relative to the folder. */
const filesIn = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map(path => path.replaceAll('\\', '/'))
      .filter(path => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
      .map(path => [path, readFileSync(join(folder, path), 'utf8')]),
  );

/** A text cut at each match, with the name in the match. */
const slicesOf = (text: string, start: RegExp): [name: string, slice: string][] => {
  const matches = [...text.matchAll(start)];
  return matches.map((match, index) => [match[1] ?? '', text.slice(match.index, matches[index + 1]?.index)]);
};

const declarationsIn = (text: string): Map<string, string> =>
  new Map(slicesOf(text, /^(?:export )?(?:async )?(?:const|function|type|interface) (\w+)/gm));

/** Names that a text imports from files of its own layer, with these files. */
function importsIn(text: string, path: string): Map<string, string> {
  const fileOf = (specifier: string): string => posix.join(posix.dirname(path), specifier);
  const imports = [...text.matchAll(/^import (?:type )?\{([^}]*)\} from '(\.[^']*)'/gm)].flatMap(
    ([, names = '', specifier = '']) =>
      wordsIn(names).map((name): [string, string] => [name, fileOf(specifier)]),
  );
  const dynamic = [...text.matchAll(/import\('(\.[^']*)'\)\)\.(\w+)/g)].map(
    ([, specifier = '', name = '']): [string, string] => [name, fileOf(specifier)],
  );
  return new Map([...imports, ...dynamic]);
}

/** The operations that a piece of a file names, and those named by the declarations that it uses. */
function operationsBehind(
  code: string,
  path: string,
  files: ReadonlyMap<string, string>,
  reached: Set<string> = new Set(),
): OperationId[] {
  const text = files.get(path) ?? '';
  const declarations = declarationsIn(text);
  const imported = importsIn(text, path);
  return wordsIn(code).flatMap(name => {
    const sourcePath = imported.get(name) ?? path;
    const declared =
      sourcePath === path ? declarations.get(name) : declarationsIn(files.get(sourcePath) ?? '').get(name);
    const key = `${sourcePath} ${name}`;
    if (declared === undefined || reached.has(key)) return [];
    reached.add(key);
    return [
      ...(external[name] ?? []),
      ...idsIn(declared),
      ...operationsBehind(declared, sourcePath, files, reached),
    ];
  });
}

/** The words of a text outside its comments and strings. */
const wordsIn = (text: string): string[] =>
  text.replace(/\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'/g, '').match(/\w+/g) ?? [];

const knownIds: readonly string[] = operationFacts.map(({ id }) => id);
const isOperation = (name: string): name is OperationId => knownIds.includes(name);

/** Identifiers as strings and as keys: `operation: 'newHash'`, `simulate: '/simulation/{hashId}'`. */
const idsIn = (text: string): OperationId[] =>
  [...text.matchAll(/'(\w+)'|^\s+(\w+): '\//gm)]
    .map(([, quoted, key]) => quoted ?? key ?? '')
    .filter(isOperation);
