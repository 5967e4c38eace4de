import { expect, test } from 'vitest';
import { createDocumentCookies } from './document-cookies.ts';

/** A document that records what is written and has the given cookies. */
function createCookieDocument(cookies = '') {
  const written: string[] = [];
  const document = {
    get cookie() {
      return cookies;
    },
    set cookie(text: string) {
      written.push(text);
    },
  };
  return { document, written };
}

const plain = { sameSite: 'Lax', secure: false } as const;

test('[12.1b] a cookie is written with the attributes of the site', () => {
  const { document, written } = createCookieDocument();
  const jar = createDocumentCookies(document);
  jar.set('jwtToken', 'a.b', plain);
  jar.set('jwtToken', 'a.b', { sameSite: 'None', secure: true, partitioned: true });
  expect(written).toEqual([
    'jwtToken=a.b; path=/; samesite=Lax',
    'jwtToken=a.b; path=/; samesite=None; secure; partitioned',
  ]);
});

test('a cookie lives for the given days, and a removed one has expired', () => {
  const { document, written } = createCookieDocument();
  const jar = createDocumentCookies(document);
  jar.set('x-fingerprint', '7', { ...plain, days: 365 });
  jar.remove('x-fingerprint', plain);
  expect(written).toEqual([
    'x-fingerprint=7; path=/; samesite=Lax; max-age=31536000',
    'x-fingerprint=; path=/; samesite=Lax; max-age=-86400',
  ]);
});

test('a value with any characters is stored and read back, and belongs to exactly its name', () => {
  const { document, written } = createCookieDocument(
    'old_agx_hash=1; agx_hash2=2; agx_hash=x%3By%3Dz%20%C3%A7%C3%A3o; empty=; jwtToken=100%',
  );
  const jar = createDocumentCookies(document);
  jar.set('agx_hash', 'x;y=z ção', plain);
  expect(written).toEqual(['agx_hash=x%3By%3Dz%20%C3%A7%C3%A3o; path=/; samesite=Lax']);
  expect(jar.get('agx_hash')).toBe('x;y=z ção');
  expect(jar.get('empty')).toBe('');
  expect(jar.get('hash')).toBeUndefined();
  expect(jar.get('jwtToken'), 'other software has not encoded it').toBe('100%');
});

test("the browser's cookies are read once in a task, unless one is written", async () => {
  let reads = 0;
  const jar = createDocumentCookies({
    get cookie() {
      reads += 1;
      return `agx_hash=${reads}`;
    },
    set cookie(_text: string) {},
  });
  expect([jar.get('agx_hash'), jar.get('agx_hash')]).toEqual(['1', '1']);
  jar.set('agx_hash', 'x', plain);
  expect(jar.get('agx_hash')).toBe('2');
  await Promise.resolve();
  expect(jar.get('agx_hash'), 'another tab may have written').toBe('3');
});

/** A document that stores cookies as a browser does, without their attributes. */
function createStoringDocument() {
  const stored = new Map<string, string>();
  return {
    get cookie() {
      return [...stored].map(pair => pair.join('=')).join('; ');
    },
    set cookie(text: string) {
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(text) ?? [];
      if (text.includes('max-age=-')) stored.delete(name);
      else stored.set(name, value);
    },
  };
}

test('[6.2] the cookies of the page never have so many characters that a server refuses its request', () => {
  const document = createStoringDocument();
  const jar = createDocumentCookies(document);
  // Three characters each, once encoded.
  const token = '/'.repeat(1_330);
  for (const name of ['cookiesAccessToken', 'jwtToken', 'userOfficeToken', 'cookiesCode'])
    jar.set(name, token, plain);
  jar.set('agx_hash', 'h', plain);
  expect(jar.get('cookiesAccessToken')).toBe(token);
  expect(jar.get('jwtToken'), 'it does not fit, so it stays in memory').toBeUndefined();
  expect(jar.get('agx_hash')).toBe('h');
  expect(document.cookie.length).toBeLessThan(8_000);
});

test('[6.2] a cookie that no longer fits is removed with its older value, and a long one may be written again', () => {
  const jar = createDocumentCookies(createStoringDocument());
  jar.set('cookiesAccessToken', 'a'.repeat(3_500), plain);
  jar.set('cookiesAccessToken', 'b'.repeat(3_500), plain);
  expect(jar.get('cookiesAccessToken')).toBe('b'.repeat(3_500));
  jar.set('jwtToken', 'old', plain);
  jar.set('jwtToken', 'c'.repeat(3_500), plain);
  expect(jar.get('jwtToken')).toBeUndefined();
});

test('[12.1] [9.36] a deployment in a folder neither reads nor removes the cookies of the others, whose names are plain at the root', () => {
  const document = createStoringDocument();
  const attributes = { sameSite: 'Lax', secure: true } as const;
  const [root, a, b] = ['', '/a/', '/a/b/'].map(scope => createDocumentCookies(document, scope));
  root?.set('jwtToken', 'of the root', attributes);
  a?.set('jwtToken', 'of a', attributes);
  expect([root, a, b].map(jar => jar?.get('jwtToken'))).toEqual(['of the root', 'of a', undefined]);
  expect(document.cookie).toContain('jwtToken=of%20the%20root');
  b?.remove('jwtToken', attributes);
  root?.remove('jwtToken', attributes);
  expect([root, a, b].map(jar => jar?.get('jwtToken'))).toEqual([undefined, 'of a', undefined]);
});

test('[12.1] [9.36] the page of a folder has its cookies also at an address without the last slash', () => {
  const { document, written } = createCookieDocument();
  createDocumentCookies(document, '/propostas/').set('agx_hash', 'h', plain);
  expect(written).toEqual(['agx_hash%2Fpropostas%2F=h; path=/propostas; samesite=Lax']);
});
