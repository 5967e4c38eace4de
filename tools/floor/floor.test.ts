import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkSource } from './check-source.ts';
import { checkStyles } from './check-styles.ts';
import { lackedStyles } from './lacked-styles.ts';

const folder = fileURLToPath(new URL('../../node_modules/.cache/floor/test', import.meta.url));

/** The result of the check for a source text. */
function sentencesAbout(source: string): readonly string[] {
  rmSync(join(folder, 'app'), { recursive: true, force: true });
  mkdirSync(join(folder, 'app'), { recursive: true });
  writeFileSync(join(folder, 'app', 'page.ts'), source);
  return checkSource({
    include: [join(folder, 'app')],
    exclude: [],
    exceptedNames: new Set(['Window.scheduler', 'scheduler']),
    folder: join(folder, 'library'),
  });
}

test('[16.1b] source that uses a feature that a supported browser lacks is reported with file, feature, browser and remedy', () => {
  const sentences = sentencesAbout(`
    export const sorted = (list: number[]) => list.toSorted();
    export const change = () => document.startViewTransition(() => undefined);
    export const isAddress = (text: string) => URL.canParse(text);
  `);
  expect(sentences).toEqual([
    expect.stringMatching(
      /page\.ts:2 uses Array\.toSorted, which is not in Firefox 114 \(has it since 115\)\. Check that/,
    ),
    expect.stringMatching(
      /page\.ts:3 uses Document\.startViewTransition, which is not in .*Safari 16\.4 \(has it since 18\)/,
    ),
    expect.stringMatching(/page\.ts:4 uses URL\.canParse, which is not in Chrome 111 \(has it since 120\)/),
  ]);
});

test('source that checks for a feature before its use, or uses a supported feature, is allowed', () => {
  expect(
    sentencesAbout(`
      export const change = (run: () => void) =>
        document.startViewTransition ? document.startViewTransition(run) : run();
      export const idle = (run: () => void) => window.requestIdleCallback?.(run) ?? setTimeout(run, 200);
      export const last = (list: readonly number[]) => list.findLast(each => each > 0) ?? list.at(-1);
      export const copy = structuredClone({ id: crypto.randomUUID() });
    `),
  ).toEqual([]);
});

test('[16.1b] source that does not compile anywhere is no use of a lacking feature, and does not hide one', () => {
  const typeMistake = 'export const order: { cancel: number } = { cancel: 1, open: true };';
  const remedy = expect.stringMatching(
    /does not compile with the usual library either\. Correct the errors of/,
  );
  expect(sentencesAbout(typeMistake)).toEqual([remedy]);
  expect(sentencesAbout(`${typeMistake}\nexport const sorted = [1].toSorted();`)).toEqual([
    expect.stringMatching(/page\.ts:2 uses Array\.toSorted/),
    remedy,
  ]);
});

test('[16.1b] a style that a supported browser lacks is reported with file, feature, browser and remedy', () => {
  expect(checkStyles('p{text-wrap:balance}', [])).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^src\/\S+:\d+.*: css\.properties\.text-wrap\.balance \(`text-wrap: balance`\) is not in Chrome 111 \(has it since 114\).*Put it inside `@supports`/,
      ),
    ]),
  );
});

test('unsupported properties, functions, selectors and at-rules are found', () => {
  const lackedFeatures = (css: string) => lackedStyles(css).map(({ feature }) => feature);
  expect(lackedFeatures('p{field-sizing:content}')).toContain('css.properties.field-sizing');
  expect(lackedFeatures('p{color:light-dark(#000,#fff)}')).toContain('css.types.color.light-dark');
  expect(lackedFeatures('p:has(a){color:red}')).toEqual(['css.selectors.has']);
  expect(lackedFeatures('p{a{color:red}}')).toEqual(['css.selectors.nesting']);
  expect(lackedFeatures('@starting-style{p{opacity:0}}')).toEqual(['css.at-rules.starting-style']);
  expect(lackedFeatures('@container scroll-state(stuck:top){p{opacity:0}}')).toEqual([
    'css.at-rules.container.scroll-state_queries',
  ]);
});

test('a style with a fallback, inside @supports, or in a forgiving selector list is allowed', () => {
  expect(lackedStyles('p{height:100dvh;gap:1px;color:color-mix(in srgb,red,blue)}')).toEqual([]);
  expect(lackedStyles('@supports selector(:has(*)){p:has(a){color:red}}')).toEqual([]);
  expect(lackedStyles('p{color:#000;color:light-dark(#000,#fff)}')).toEqual([]);
  expect(lackedStyles('p{-webkit-mask-image:none;mask-image:none}')).toEqual([]);
  expect(lackedStyles('p:is([open],:popover-open){color:red}')).toEqual([]);
  expect(lackedStyles('.\\[\\&\\:has\\(a\\)\\]{color:red}')).toEqual([]);
});
