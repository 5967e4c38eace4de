import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findMarkupMistakes } from '#tests/support/find-markup-mistakes.ts';

const pagesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.html'))
    .sort();

test.each([
  ['dist', ['index.html', 'pixels/frame.html']],
  ['dist-qa', ['404.html', 'atlas/index.html', 'bancada/index.html', 'index.html', 'pixels/frame.html']],
])('[13.1] the pages of %s are valid HTML', async (folder, pages) => {
  expect(pagesIn(folder)).toEqual(pages);
  for (const page of pages)
    expect(await findMarkupMistakes(readFileSync(join(folder, page), 'utf8')), page).toEqual([]);
});
