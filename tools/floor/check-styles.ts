import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourceStampOf, sourcesUnder } from '../source-stamp.ts';
import { buildTarget } from './browser-floor.ts';
import { type Exception, exceptions } from './exceptions.ts';
import { type LackedStyle, lackedStyles } from './lacked-styles.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Files that may contain a style. */
const sources = (): readonly string[] =>
  sourcesUnder('src', 'panda.config.ts', 'package.json').filter(
    path => /\.(tsx?|css|json)$/.test(path) && !/\.test\.tsx?$/.test(path),
  );

/** Sources of the style sheet. Panda reads a component only to find calls of functions that `#styled` exports. */
const styleSources = (): readonly string[] =>
  sources().filter(
    path =>
      !path.startsWith('src/') ||
      path.startsWith('src/ui/theme/') ||
      path.endsWith('.css') ||
      readFileSync(join(root, path), 'utf8').includes('#styled/'),
  );

/** The style sheet of the production build, cached in `file` until one of its sources changes. */
export async function builtStyles(file: string): Promise<string> {
  const stamp = `/* ${sourceStampOf(styleSources())} */
`;
  if (existsSync(file)) {
    const cached = readFileSync(file, 'utf8');
    if (cached.startsWith(stamp)) return cached.slice(stamp.length);
  }
  // Loaded only here, because most runs use the cached sheet.
  const { build } = await import('vite');
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: buildTarget,
      rolldownOptions: { input: join(root, 'src/ui/theme/global.css') },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const sheet =
    output && 'output' in output
      ? output.output.find(({ fileName }) => fileName.endsWith('.css'))
      : undefined;
  if (sheet?.type !== 'asset') throw new Error('The style sheet could not be built.');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${stamp}${sheet.source}`);
  return String(sheet.source);
}

const remedy =
  'Put it inside `@supports`, write an older declaration before it, use an older feature, or list it in tools/floor/exceptions.ts with the effect of its absence.';

/**
 * Places in src that probably contain a feature of the built sheet: 'css.properties.text-wrap' is `textWrap`
 * or `text-wrap`.
 */
function placesOf(feature: string): string {
  const [, kind = '', name = ''] = feature.split('.');
  const camel = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const spellings = kind === 'selectors' ? [`:${name}`] : kind === 'at-rules' ? [`@${name}`] : [camel, name];
  const users = sources()
    .filter(path => path.startsWith('src/'))
    .flatMap(path =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          spellings.some(text => line.includes(text)) ? [`${path}:${index + 1}`] : [],
        ),
    );
  return users.length === 0 ? 'the built style sheet' : users.slice(0, 3).join(', ');
}

/** True if the exception covers this use. */
const isCoveredBy = ({ feature, paths }: Exception, style: LackedStyle): boolean =>
  feature === style.feature && (!paths || paths.some(text => style.excerpt.includes(text)));

/**
 * One sentence for each feature of the sheet that a browser of the floor lacks, unless it is an exception; it names the
 * first use.
 */
export function checkStyles(css: string, excepted: readonly Exception[] = exceptions): readonly string[] {
  const uncoveredStyles = lackedStyles(css).filter(
    style => !excepted.some(exception => isCoveredBy(exception, style)),
  );
  return [...new Map([...uncoveredStyles].reverse().map(style => [style.feature, style])).values()].map(
    ({ feature, browsers, excerpt }) =>
      `${placesOf(feature)}: ${feature} (\`${excerpt}\`) is not in ${browsers.join(', ')}. ${remedy}`,
  );
}

/** Exceptions for features that the sheet does not use, or that the floor has. */
export function staleExceptions(css: string): readonly string[] {
  const lacked = lackedStyles(css);
  return exceptions
    .filter(
      exception =>
        exception.feature.startsWith('css.') && !lacked.some(style => isCoveredBy(exception, style)),
    )
    .map(
      ({ feature }) =>
        `tools/floor/exceptions.ts: ${feature} is not used, or the floor has it. Remove the exception.`,
    );
}
