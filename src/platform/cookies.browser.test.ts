import { afterEach, expect, test } from 'vitest';
import { cookieNames } from './cookie-names.ts';
import { createCookies } from './cookies.ts';
import { createDocumentCookies } from './document-cookies.ts';

const openCookies = () =>
  createCookies(createDocumentCookies(document), { isSecure: false, isEmbedded: false });

afterEach(() => {
  Reflect.deleteProperty(document, 'cookie');
  for (const name of Object.values(cookieNames)) openCookies().remove(name);
});

test('[9.36] a cookie with any characters is stored and read back', () => {
  const token = 'eyJhbGciOiJ.x;y=z "ção" %41 +/=';
  expect(openCookies().check().ok).toBe(true);
  expect(openCookies().write(cookieNames.accessToken, token)).toEqual({ ok: true, value: true });
  expect(document.cookie).toContain('cookiesAccessToken=');
  expect(openCookies().read(cookieNames.accessToken)).toBe(token);
  openCookies().remove(cookieNames.accessToken);
  expect(document.cookie).not.toContain('cookiesAccessToken');
  expect(document.cookie, 'no probe is left').not.toContain('cookiesProbe');
});

test('[11.4] [9.36] [3.17] of the cookies that a page and a frame of the same site write, the last one counts, and either removes both', () => {
  const openOf = (isEmbedded: boolean) =>
    createCookies(createDocumentCookies(document), { isSecure: true, isEmbedded });
  for (const isEmbedded of [false, true]) {
    expect(openOf(isEmbedded).write(cookieNames.hashId, 'h1').ok).toBe(true);
    expect(openOf(!isEmbedded).write(cookieNames.hashId, 'h2').ok).toBe(true);
    expect(openOf(isEmbedded).read(cookieNames.hashId)).toBe('h2');
    openOf(isEmbedded).write(cookieNames.hashId, 'h2');
    expect(document.cookie.split('agx_hash=h2'), 'two cookies').toHaveLength(3);
    expect(openOf(isEmbedded).remove(cookieNames.hashId).ok).toBe(true);
    expect(document.cookie).not.toContain('agx_hash');
  }
});

test('[11.4] a cookie of other software that is not percent-encoded can be removed', () => {
  Object.assign(document, { cookie: 'jwtToken=100%; path=/' });
  expect(openCookies().remove(cookieNames.jwtToken)).toEqual({ ok: true, value: true });
  expect(document.cookie).not.toContain('jwtToken');
});

test('[8.13] a browser that forbids cookies is recognised by its error', () => {
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get() {
      throw new DOMException('The document is sandboxed.', 'SecurityError');
    },
    set() {
      throw new DOMException('The document is sandboxed.', 'SecurityError');
    },
  });
  expect(openCookies().check()).toEqual({ ok: false, problem: 'blocked' });
  expect(openCookies().read(cookieNames.hashId)).toBeUndefined();
});

test('a cookie too large for the browser is kept in memory for the visit', () => {
  const ownCookies = openCookies();
  const large = 'x'.repeat(5000);
  expect(ownCookies.write(cookieNames.jwtToken, large)).toEqual({ ok: false, problem: 'ignored' });
  expect(ownCookies.read(cookieNames.jwtToken)).toBe(large);
});

test("[14.3] several reads in a row read the browser's cookies once, and an unchanged cookie is not written again", async () => {
  let cookie = 'agx_hash=abc';
  let reads = 0;
  let writes = 0;
  const document = {
    get cookie() {
      reads += 1;
      return cookie;
    },
    set cookie(pair: string) {
      writes += 1;
      [cookie = ''] = pair.split(';');
    },
  };
  const ownCookies = createCookies(createDocumentCookies(document), { isSecure: false, isEmbedded: false });
  for (const name of Object.values(cookieNames)) ownCookies.read(name);
  expect([reads, writes]).toEqual([1, 0]);
  await Promise.resolve();
  ownCookies.write(cookieNames.hashId, 'abc');
  expect([reads, writes]).toEqual([2, 1]);
  await Promise.resolve();
  ownCookies.write(cookieNames.hashId, 'abc');
  expect(ownCookies.check().ok).toBe(true);
  expect([reads, writes]).toEqual([3, 1]);
  // Another tab has changed it.
  await Promise.resolve();
  cookie = 'agx_hash=outro';
  expect(ownCookies.read(cookieNames.hashId)).toBe('outro');
});
