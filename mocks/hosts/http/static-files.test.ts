import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { serveBuild } from './static-files.ts';

test('the additional pages are served under their names, and every other path gets the app', async () => {
  const folder = createTemporaryFolder('build-');
  mkdirSync(path.join(folder, 'bancada'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), 'app');
  writeFileSync(path.join(folder, 'bancada/index.html'), 'workbench');
  const bodyOf = async (pathname: string) => String((await serveBuild(folder, pathname, {})).body);

  expect(await bodyOf('/bancada')).toBe('workbench');
  expect(await bodyOf('/bancada/')).toBe('workbench');
  for (const pathname of ['/', '/dados-pessoais', '/assets', '/bancada/mais', '/%00'])
    expect(await bodyOf(pathname)).toBe('app');
  expect((await serveBuild(folder, '/../bancada', {})).status).toBe(404);
});

test.each(['/constructor', '/toString', '/__proto__', '/%2F%2Fevil.com', '/%5Cevil.com', '/%09%2Fevil.com'])(
  '[12.4] a reload at the hostile slug %s gets the app',
  async pathname => {
    const folder = createTemporaryFolder('build-');
    writeFileSync(path.join(folder, 'index.html'), 'app');
    const { status, body } = await serveBuild(folder, pathname, {});
    expect([status, String(body)]).toEqual([200, 'app']);
    expect((await serveBuild(folder, '/assets/gone.js', {})).status).toBe(404);
  },
);

test('[10.11] [12.7] the mock service has an example partner, which the build does not name', async () => {
  const folder = createTemporaryFolder('build-');
  mkdirSync(path.join(folder, 'pixels'));
  writeFileSync(path.join(folder, 'pixels/index.json'), '{}');
  const read = async (pathname: string) => JSON.parse(String((await serveBuild(folder, pathname, {})).body));
  expect(await read('/pixels/index.json')).toEqual({ campaign: { exemplo: 'exemplo' } });
  expect(await read('/pixels/exemplo.json')).toMatchObject({ src: 'https://pixel.parceiro.example/p.gif' });
});
