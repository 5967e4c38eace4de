/**
 * Finds uses of features that a supported browser lacks. The floor is the oldest version of each browser
 * (`browserslist` in package.json). The source is compiled against a library in which such members may be missing, and
 * the style sheet is compared with MDN's data.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCommandLine } from './command-line.ts';
import { checkSource } from './floor/check-source.ts';
import { builtStyles, checkStyles, staleExceptions } from './floor/check-styles.ts';
import { exceptions } from './floor/exceptions.ts';

readCommandLine('npm run check:floor', {});

const root = fileURLToPath(new URL('..', import.meta.url));
const cacheFolder = join(root, 'node_modules', '.cache', 'floor');

const css = await builtStyles(join(cacheFolder, 'styles.css'));
const findings = [
  ...checkSource({
    include: [join(root, 'src')],
    exclude: ['**/*.test.*', '**/testing', '**/*.type-test.ts'].map(path => join(root, 'src', path)),
    exceptedNames: new Set(exceptions.map(({ feature }) => feature)),
    folder: join(cacheFolder, 'source'),
  }),
  ...checkStyles(css),
  ...staleExceptions(css),
];
for (const sentence of findings) console.error(sentence);
if (findings.length > 0) process.exit(1);
console.log('Nothing is used that a browser of the floor lacks.');
