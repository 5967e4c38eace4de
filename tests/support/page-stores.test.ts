import { expect, test } from 'vitest';
import { createCookies } from '#platform/cookies.ts';
import { createMemoryJar, createMemorySecureStorage, createMemoryTabMemory } from './memory-platform.ts';
import { createPageStores } from './page-stores.ts';

const file = new File(['x'], 'rg.jpg', { type: 'image/jpeg' });

test('a page that is gone changes nothing that the next page finds', async () => {
  const device = {
    secureStorage: createMemorySecureStorage(),
    tabMemory: createMemoryTabMemory(),
    jar: createMemoryJar(),
  };
  const page = createPageStores(device);
  const cookies = createCookies(page.jar, { isSecure: true, isEmbedded: false });
  await page.secureStorage.write('kept', 1);
  page.tabMemory.write('kept', '1');
  cookies.write('cookiesCode', '1');
  page.end();

  void page.secureStorage.write('late', 2);
  void page.secureStorage.writeFile('late', file);
  void page.secureStorage.rename('kept', 'moved');
  void page.secureStorage.remove('kept');
  void page.secureStorage.clear();
  expect(page.secureStorage.writeNow('late', 2)).toBe(false);
  expect(page.tabMemory.write('late', '2')).toBe(false);
  page.tabMemory.remove('kept');
  page.tabMemory.clear();
  cookies.write('cookiesCode', '2');
  cookies.remove('cookiesCode');

  const nextPage = createPageStores(device);
  expect(await nextPage.secureStorage.read('kept')).toBe(1);
  expect(await nextPage.secureStorage.read('late')).toBeUndefined();
  expect(await nextPage.secureStorage.read('moved')).toBeUndefined();
  expect(await nextPage.secureStorage.readFile('late')).toBeUndefined();
  expect([nextPage.tabMemory.read('kept'), nextPage.tabMemory.read('late')]).toEqual(['1', undefined]);
  expect(nextPage.jar.get('cookiesCode')).toBe('1');
});
