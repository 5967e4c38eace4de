import { expect, test } from 'vitest';
import { moduleCacheKey } from './module-cache-plugin.ts';

const manifest = (target: string) => JSON.stringify({ version: '1', imports: { '#api/*': target } });

test('a transformed module is cached until an alias of package.json changes', () => {
  const key = moduleCacheKey("import '#api/api.ts';", manifest('./src/api/*'));
  expect(moduleCacheKey("import '#api/api.ts';", manifest('./src/api/*'))).toBe(key);
  expect(moduleCacheKey("import '#api/api.ts';", manifest('./api/*'))).not.toBe(key);
});

test.each(["import.meta.glob('./*.ts')", "import.meta.glob<string>('./*.yaml', { eager: true })"])(
  'a module that lists files is never cached: %s',
  source => {
    expect(moduleCacheKey(`export const files = ${source};`, manifest('./src/api/*'))).toBe(false);
  },
);
