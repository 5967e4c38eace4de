import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { readPixelFolder } from './read-pixel-folder.ts';

function folderWith(files: Record<string, string>): string {
  const folder = createTemporaryFolder('pixels-');
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

test('[7.38] the elements by which partners verify the site are read once each, and none that changes the page', () => {
  const folder = folderWith({
    'index.json': '{"product":{"p1":"a","p2":"b"},"store":{"s1":"a"},"campaign":{"verao":"c","inverno":"d"}}',
    'a.json': '{"metaName":"verification","metaContent":"1"}',
    'b.json': '{"metaName":"verification","metaContent":"1"}',
    'c.json': '{"metaName":"viewport","metaContent":"width=1"}',
    'd.json': '{"script":"https://p.example/d.js"}',
  });
  expect(readPixelFolder(folder)).toEqual({ metas: [{ name: 'verification', content: '1' }], faults: [] });
});

test.each([
  ['no index', {}, 'index.json is no JSON object'],
  ['a broken index', { 'index.json': '[' }, 'index.json is no JSON object'],
  ['an unknown group', { 'index.json': '{"products":{}}' }, '"products" is none of corporation,'],
  [
    'a name with its extension',
    { 'index.json': '{"store":{"s":"a.json"}}' },
    '"a.json" is no name of a file',
  ],
  ['a listed file that is missing', { 'index.json': '{"store":{"s":"a"}}' }, 'a.json is listed, but'],
  ['a broken file', { 'index.json': '{"store":{"s":"a"}}', 'a.json': '{' }, 'a.json is listed, but'],
])('[7.38] %s is reported', (_, files, sentence) => {
  const { metas, faults } = readPixelFolder(folderWith(files));
  expect(metas).toEqual([]);
  expect(faults).toEqual([expect.stringContaining(sentence)]);
});
