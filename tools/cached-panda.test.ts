import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { cachedPanda } from './cached-panda.mjs';

let root = '';

function write(path: string, text: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** A repository with one component, and a Panda that numbers its sheets. */
function setUp() {
  root = createTemporaryFolder('panda-');
  write('panda.config.ts', 'export default {};');
  write('package-lock.json', '{}');
  write('src/button.tsx', "import { css } from '#styled/css/index.js'; css({ color: 'ink' });");
  write('src/ui/theme/global.css', '@layer base;');
  let count = 0;
  const load = async () => ({
    plugins: [
      async (sheet: postcss.Root, result: postcss.Result) => {
        count += 1;
        sheet.append(`.sheet-${count} { color: red }`);
        result.messages.push({ type: 'dir-dependency', plugin: 'panda', dir: join(root, 'src') });
      },
    ],
  });
  /** The style sheet as another run of Vite makes it. */
  return async (text = '@layer base;') => {
    const sheetFile = join(root, 'src/ui/theme/global.css');
    const { css, messages } = await postcss([cachedPanda({ root, load })]).process(text, { from: sheetFile });
    return { css, watched: messages.map(({ dir }) => dir) };
  };
}

test('a second run reuses the style sheet of the first, and watches the same files', async () => {
  const buildSheet = setUp();
  const firstSheet = await buildSheet();
  expect(firstSheet).toEqual({
    css: expect.stringContaining('.sheet-1'),
    watched: [join(root, 'src')],
  });
  expect(await buildSheet()).toEqual(firstSheet);
});

test.each([
  ['a component', 'src/button.tsx', "import { css } from '#styled/css/index.js'; css({ color: 'grey' });"],
  ['a new component', 'src/link.tsx', "import { css } from '#styled/css/index.js';"],
  ['the theme', 'src/ui/theme/tokens.ts', 'export const tokens = {};'],
  ['the configuration', 'panda.config.ts', 'export default { strictTokens: true };'],
  ['a package', 'package-lock.json', '{ "version": 2 }'],
])('a change of %s builds the style sheet again', async (_, path, text) => {
  const buildSheet = setUp();
  await buildSheet();
  write(path, text);
  expect((await buildSheet()).css).toContain('.sheet-2');
});

test('a change of the given style sheet builds it again, a change of a file without styles does not', async () => {
  const buildSheet = setUp();
  await buildSheet();
  write('src/journey/step.ts', 'export const step = 1;');
  expect((await buildSheet()).css).toContain('.sheet-1');
  expect((await buildSheet('@layer base; @layer more;')).css).toContain('.sheet-2');
});

test('a damaged entry of the cache is replaced', async () => {
  const buildSheet = setUp();
  await buildSheet();
  write('node_modules/.cache/panda/src-ui-theme-global.css.json', '{"key":');
  expect((await buildSheet()).css).toContain('.sheet-2');
});
