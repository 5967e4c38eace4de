import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { css, cva } from '#styled/css/index.js';
import { inlineStyles, type Panda, withShortNames } from '../../tools/inline-styles-plugin.ts';
import { renameClassesInSheet, shortClassNames } from '../../tools/short-class-names.ts';

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

const SHEET = `
  .card { color: red }
  @layer utilities {
    .color_ink { color: black }
    .hover\\:p_2\\.5:is(:hover, [data-hover]) { padding: 10px }
    @media (width >= 40em) { .group:has(.color_ink) .sm\\:p_4 { padding: 16px } }
    @keyframes spin { 12.5% { rotate: 1turn } }
  }`;

test('[14.1] the classes of the utilities have short names, in the order of the sheet; other classes keep theirs', () => {
  const names = shortClassNames(SHEET);
  expect([...names]).toEqual([
    ['color_ink', '_a'],
    ['hover:p_2.5', '_b'],
    ['sm:p_4', '_c'],
  ]);
  const renamed = renameClassesInSheet(SHEET, names);
  expect(renamed).toContain('.card {');
  expect(renamed).toContain('._a {');
  expect(renamed).toContain('._b:is(:hover, [data-hover]) {');
  expect(renamed).toContain('.group:has(._a) ._c {');
  expect(renamed).toContain('12.5% {');
});

test('no two of ten thousand classes have the same short name', () => {
  const classes = Array.from({ length: 10_000 }, (_, index) => `.c_${index}{}`);
  const names = shortClassNames(`@layer utilities {${classes.join('')}}`);
  expect(new Set(names.values()).size).toBe(classes.length);
  for (const name of names.values()) expect(name).toMatch(/^_[A-Za-z]+$/);
});

test('[14.1] styles and recipes become short names, and a name that the sheet does not have stays', () => {
  const names = new Map([
    [css({ color: 'ink' }), '_a'],
    [css({ padding: '4' }), '_b'],
  ]);
  const shortPanda = withShortNames(panda, names);
  const code =
    "const a = css({ color: 'ink', padding: '4', margin: '2' });\nconst b = cva({ base: { color: 'ink' }, variants: { size: { big: { padding: '4' } } } });";
  const result = inlineStyles(IMPORT_LINE + code, parseAst(IMPORT_LINE + code), shortPanda);
  expect(result).toContain(`const a = "_a _b ${css({ margin: '2' })}";`);
  const recipe = new Function(`${result.slice(IMPORT_LINE.length)}\nreturn b;`)();
  expect(recipe({ size: 'big' })).toBe('_a _b');
});
