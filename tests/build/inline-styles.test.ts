import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { css, cva } from '#styled/css/index.js';
import { inlineStyles, type Panda } from '../../tools/inline-styles-plugin.ts';

const panda = { css, cva } as unknown as Panda; // the generated types accept only known style objects; the plugin passes any
const IMPORT_LINE = "import { css, cva } from '#styled/css/index.js';\n";
const inlined = (code: string): string =>
  inlineStyles(IMPORT_LINE + code, parseAst(IMPORT_LINE + code), panda).slice(IMPORT_LINE.length);

test('[14.1] constant styles become the class names that Panda would give at run time', () => {
  const className = css({ color: 'ink', padding: '4', _hover: { color: 'muted' } });
  expect(inlined("const a = css({ color: 'ink', padding: '4', _hover: { color: 'muted' } });")).toBe(
    `const a = ${JSON.stringify(className)};`,
  );
});

test('constants of the module are resolved, also through other constants', () => {
  const code = "const gap = '4';\nconst frame = { gap };\nconst a = css({ ...frame, color: 'ink' });";
  expect(inlined(code)).toContain(JSON.stringify(css({ gap: '4', color: 'ink' })));
});

test('a recipe becomes a table with the same result for every choice', () => {
  const source = `{ base: { color: 'ink' }, variants: { on: { true: { color: 'muted' } }, size: { small: { padding: '2' }, big: { padding: '4' } } } }`;
  const recipe = cva({
    base: { color: 'ink' },
    variants: { on: { true: { color: 'muted' } }, size: { small: { padding: '2' }, big: { padding: '4' } } },
  });
  const code = inlined(`const a = cva(${source});`);
  expect(code).not.toContain('cva(');
  const table: typeof recipe = new Function(`${code}\nreturn a;`)();
  for (const isOn of [true, false, undefined])
    for (const size of ['small', 'big', undefined] as const) {
      const choice = { ...(isOn === undefined ? {} : { on: isOn }), ...(size === undefined ? {} : { size }) };
      expect(table(choice)).toBe(recipe(choice));
    }
});

test('styles that depend on parameters, imports or calls stay unchanged', () => {
  for (const code of [
    'const f = size => css({ padding: size });',
    "import { look } from './look.ts';\nconst a = css(look);",
    'const a = css(made());',
  ])
    expect(inlined(code)).toBe(code);
});
