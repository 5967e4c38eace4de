import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { mdnFloor } from './browser-floor.ts';
import { compatDataVersion } from './compat-data.ts';
import { createFloorLib, type LackedMember } from './floor-lib.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const remedy =
  'Check that it exists before the use (`if (x.member)`, `x.member?.()`), use an older feature, or list it in tools/floor/exceptions.ts with the effect of its absence.';

/** Writes the library of the floor into `folder`, unless it is there already. */
function writeFloorLib(folder: string, excepted: ReadonlySet<string>): readonly LackedMember[] {
  const { compilerOptions }: { compilerOptions: { lib: string[] } } = JSON.parse(
    readFileSync(join(root, 'tsconfig.json'), 'utf8'),
  );
  const generatorCode = readFileSync(new URL('./floor-lib.ts', import.meta.url), 'utf8');
  const key = createHash('sha256')
    .update(
      JSON.stringify([
        mdnFloor,
        compilerOptions.lib,
        [...excepted],
        compatDataVersion,
        ts.version,
        generatorCode,
      ]),
    )
    .digest('hex');
  const cacheFile = join(folder, 'lacked.json');
  if (existsSync(cacheFile)) {
    const cached: { key: string; lacked: readonly LackedMember[] } = JSON.parse(
      readFileSync(cacheFile, 'utf8'),
    );
    if (cached.key === key) return cached.lacked;
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { files, lacked } = createFloorLib(compilerOptions.lib, excepted);
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
  writeFileSync(cacheFile, JSON.stringify({ key, lacked }));
  return lacked;
}

/** An error of the compiler: file, line, column, message. */
const ERROR = /^(.+)\((\d+),(\d+)\): (.*)$/;

/** File, line and column of an error. */
const positionOf = (text: string): string => text.replace(/: .*$/, '');

/** The platform member that a compiler error is about: the first lacking one after the error's position. */
function memberAt(
  file: string,
  line: number,
  column: number,
  isCall: boolean,
  lacked: readonly LackedMember[],
): LackedMember | undefined {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .slice(line - 1, line + 9);
  const text = [lines[0]?.slice(column - 1), ...lines.slice(1)].join('\n');
  const namePattern = isCall ? /[A-Za-z_$][\w$]*(?=\()/g : /[A-Za-z_$][\w$]*/g;
  for (const [nameInText] of text.matchAll(namePattern)) {
    const feature = lacked.find(({ name }) => name === nameInText || name.endsWith(`.${nameInText}`));
    if (feature) return feature;
  }
  return undefined;
}

export interface SourceCheck {
  /** Files and folders, absolute. */
  include: readonly string[];
  exclude: readonly string[];
  /** Names of members that may be used without a check. */
  exceptedNames: ReadonlySet<string>;
  /** Folder of the library and the results of the last run. */
  folder: string;
}

/** One sentence per use of a feature that a browser of the floor lacks. */
export function checkSource({
  include,
  exclude,
  exceptedNames: excepted,
  folder,
}: SourceCheck): readonly string[] {
  const lacked = writeFloorLib(folder, excepted);
  const relativeToFolder = (path: string): string => relative(folder, path);
  const project = {
    extends: relativeToFolder(join(root, 'tsconfig.json')),
    compilerOptions: {
      noLib: true,
      lib: null,
      types: ['vite/client'],
      incremental: true,
      tsBuildInfoFile: 'types.tsbuildinfo',
    },
    include: ['*.d.ts', ...include.map(relativeToFolder)],
    exclude: exclude.map(relativeToFolder),
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
  const compiler = join(
    dirname(createRequire(import.meta.url).resolve('typescript-7/package.json')),
    'bin',
    'tsc',
  );
  const errorsOf = (...options: readonly string[]): readonly string[] =>
    spawnSync(process.execPath, [compiler, '--pretty', 'false', ...options], { cwd: root, encoding: 'utf8' })
      .stdout.split('\n')
      .filter(text => text !== '' && !text.startsWith(' '));
  const errors = errorsOf('-p', folder);
  if (errors.length === 0) return [];
  // An error with the usual library says nothing about browsers: the search for a lacking member would name any word.
  writeFileSync(
    join(folder, 'usual-library.json'),
    JSON.stringify({
      ...project,
      compilerOptions: { types: ['vite/client'], noEmit: true },
      include: include.map(relativeToFolder),
    }),
  );
  const usualPlaces = new Set(errorsOf('-p', join(folder, 'usual-library.json')).map(positionOf));
  const floorErrors = errors.filter(text => !usualPlaces.has(positionOf(text)));
  const sentences = floorErrors.map(text => {
    const [, path = '', line = '', column = '', message = ''] = ERROR.exec(text) ?? [];
    if (path === '') return text;
    const member = memberAt(join(root, path), Number(line), Number(column), / invoke /.test(message), lacked);
    return member
      ? `${path}:${line} uses ${member.name}, which is not in ${member.browsers.join(', ')}. ${remedy}`
      : `${path}:${line} does not compile with the library of the floor: ${message}. ${remedy}`;
  });
  const other =
    floorErrors.length < errors.length
      ? [
          'The source does not compile with the usual library either. Correct the errors of `npm run check:types`, then check again.',
        ]
      : [];
  // An incremental run reports some errors twice, in different words.
  return [...new Set([...sentences, ...other])];
}
