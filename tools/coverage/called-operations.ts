import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { operationFacts } from '#openapi/facts.gen.js';
import type { OperationId } from '#scenarios/wire.ts';

/** The functions that call external services, by name, because their code contains no operation id. */
const externalOperations: Readonly<Record<string, readonly OperationId[]>> = {
  getDeviceIp: ['getIpFirst', 'getIpSecond'],
  getPostalAddress: ['getCepFirst', 'getCepSecond'],
};

/**
 * The operations that the app calls, read from its source: a flow, the app or a hook uses an entry of the
 * table in src/api/api.ts, and the functions behind that entry name the operation. An entry that nothing uses is not
 * called.
 * @param source folder of the app's source.
 * @throws if it finds no entry, because then the table has another format and every operation would count as not
 * called.
 */
export function calledOperations(source: string): Set<OperationId> {
  const files = filesIn(source);
  const callerCode = [...files]
    .filter(([path]) => !path.startsWith('api/'))
    .map(([, text]) => text)
    .join('\n');
  const table = declarationsIn(files.get('api/api.ts') ?? '').get('operations') ?? '';
  const entries = splitAtMatches(table, /^ {2}(\w+)[,:]/gm);
  if (entries.length === 0)
    throw new Error(`${join(source, 'api/api.ts')}: no table "operations" with one entry per line.`);
  const isUsed = (name: string): boolean => new RegExp(`\\bapi\\s*\\.\\s*${name}\\b`).test(callerCode);
  return new Set(
    entries.flatMap(([name, text]) => (isUsed(name) ? operationsBehind(text, 'api/api.ts', files) : [])),
  );
}

/** The text of each source file by its path relative to the folder. */
const filesIn = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map(path => path.replaceAll('\\', '/'))
      .filter(path => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
      .map(path => [path, readFileSync(join(folder, path), 'utf8')]),
  );

/** Cuts a text at each match. Returns the first group of the match with the text up to the next match. */
const splitAtMatches = (text: string, start: RegExp): [name: string, slice: string][] => {
  const matches = [...text.matchAll(start)];
  return matches.map((match, index) => [match[1] ?? '', text.slice(match.index, matches[index + 1]?.index)]);
};

const declarationsIn = (text: string): Map<string, string> =>
  new Map(splitAtMatches(text, /^(?:export )?(?:async )?(?:const|function|type|interface) (\w+)/gm));

/** The names that a text imports by relative paths, also on first use, with the files from which they come. */
function importsIn(text: string, path: string): Map<string, string> {
  const fileOf = (specifier: string): string => posix.join(posix.dirname(path), specifier);
  const imports = [...text.matchAll(/^import (?:type )?\{([^}]*)\} from '(\.[^']*)'/gm)].flatMap(
    ([, names = '', specifier = '']) =>
      wordsIn(names).map((name): [string, string] => [name, fileOf(specifier)]),
  );
  const lazyImports = [
    ...text.matchAll(/^const (\w+) = lazyOperations\(\(\) => import\('(\.[^']*)'\)/gm),
  ].flatMap(([, file = '', specifier = '']) =>
    [...text.matchAll(new RegExp(`\\b${file}\\(\\s*'\\w+',\\s*file => file\\.(\\w+)`, 'g'))].map(
      ([, name = '']): [string, string] => [name, fileOf(specifier)],
    ),
  );
  return new Map([...imports, ...lazyImports]);
}

/** The operations that the declarations used in `code` name, directly or through further declarations. */
function operationsBehind(
  code: string,
  path: string,
  files: ReadonlyMap<string, string>,
  visitedNames: Set<string> = new Set(),
): OperationId[] {
  const text = files.get(path) ?? '';
  const declarations = declarationsIn(text);
  const imported = importsIn(text, path);
  return wordsIn(code).flatMap(name => {
    const sourcePath = imported.get(name) ?? path;
    const declaration =
      sourcePath === path ? declarations.get(name) : declarationsIn(files.get(sourcePath) ?? '').get(name);
    const key = `${sourcePath} ${name}`;
    if (declaration === undefined || visitedNames.has(key)) return [];
    visitedNames.add(key);
    return [
      ...(externalOperations[name] ?? []),
      ...idsIn(declaration),
      ...operationsBehind(declaration, sourcePath, files, visitedNames),
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
