import { expect, test } from 'vitest';
import { createMemoryJar } from '#tests/support/memory-platform.ts';
import { createCookies } from './cookies.ts';
import { hideTokens } from './hide-tokens.ts';

const attributes = { sameSite: 'Lax', secure: true } as const;

function setUpPage(
  href: string,
  jar = createMemoryJar(),
  navigationAddress: string | null = href,
  tabHashId?: string,
) {
  const page = { href, reloads: 0, state: {}, title: '' };
  const cookies = createCookies(jar, { isSecure: true, isEmbedded: false });
  const isReloading = hideTokens(
    {
      location: {
        href,
        reload() {
          page.reloads += 1;
        },
      },
      history: {
        state: { of: 'the browser' },
        replaceState(state, title, url) {
          Object.assign(page, { href: String(url), state, title });
        },
      },
      performance: {
        getEntriesByType: type =>
          type === 'navigation' && navigationAddress !== null ? [{ name: navigationAddress }] : [],
      },
    },
    cookies,
    tabHashId,
  );
  return { ...page, cookies, isReloading };
}

test('[12.1b] [12.1, 6.2] tokens move from the address to their cookies, and the rest of the address stays', () => {
  const { href, reloads, isReloading, cookies, state, title } = setUpPage(
    'https://a.exemplo.com/x?agx_hash=h&token=T1&jwtToken=T2&userOfficeToken=T3&redo_step=cnh#y',
  );
  expect(href).toBe('https://a.exemplo.com/x?agx_hash=h&redo_step=cnh#y');
  expect(cookies.read('cookiesAccessToken')).toBe('T1');
  expect(cookies.read('jwtToken')).toBe('T2');
  expect(cookies.read('userOfficeToken')).toBe('T3');
  expect([isReloading, reloads], 'the browser still remembers the old address').toEqual([true, 1]);
  expect([state, title]).toEqual([{ of: 'the browser' }, '']);
});

test('an address without tokens stays unchanged, and so do the cookies', () => {
  const jar = createMemoryJar();
  jar.set('agx_hash', 'other', attributes);
  jar.set('jwtToken', 'of-other', attributes);
  const { reloads, isReloading, cookies } = setUpPage('https://a.exemplo.com/?agx_hash=h', jar);
  expect([isReloading, reloads]).toEqual([false, 0]);
  expect([cookies.read('agx_hash'), cookies.read('jwtToken')]).toEqual(['other', 'of-other']);
});

test.each([
  ['that is known already', '?agx_hash=h&token=T1', undefined],
  ['with blanks', '?agx_hash=%20h%20&token=T1', undefined],
  ['with a capital and blanks', '?agx_hash=&Agx_hash=%20h%20&token=T1', undefined],
  ['that only the tab remembers', '?token=T1', 'h'],
  ['that is empty', '?agx_hash=%20&token=T1', 'h'],
])('[6.2] a link with a hash id %s keeps the other tokens', (_, query, tabHashId) => {
  const jar = createMemoryJar();
  jar.set('agx_hash', 'h', attributes);
  jar.set('jwtToken', 'kept', attributes);
  const address = `https://a.exemplo.com/${query}`;
  const { reloads, isReloading, cookies } = setUpPage(address, jar, address, tabHashId);
  expect(cookies.read('agx_hash')).toBe('h');
  expect(cookies.read('jwtToken')).toBe('kept');
  expect(cookies.read('cookiesAccessToken')).toBe('T1');
  expect([isReloading, reloads]).toEqual([true, 1]);
});

test('a page that was not loaded with the token does not reload', () => {
  for (const navigationAddress of ['https://a.exemplo.com/', null]) {
    const { href, reloads, isReloading } = setUpPage(
      'https://a.exemplo.com/?agx_hash=h&token=T1',
      createMemoryJar(),
      navigationAddress,
    );
    expect([href, reloads, isReloading]).toEqual(['https://a.exemplo.com/?agx_hash=h', 0, false]);
  }
});

test('an empty token is removed from the address and overwrites nothing', () => {
  const jar = createMemoryJar();
  jar.set('agx_hash', 'h', attributes);
  jar.set('cookiesAccessToken', 'kept', attributes);
  const { href, cookies } = setUpPage('https://a.exemplo.com/?agx_hash=h&token=', jar);
  expect(href).toBe('https://a.exemplo.com/?agx_hash=h');
  expect(cookies.read('cookiesAccessToken')).toBe('kept');
});

test('[12.1] without cookies the tokens stay in memory, so the page is not reloaded', () => {
  const { href, reloads, cookies } = setUpPage('https://a.exemplo.com/?agx_hash=h&token=T1', {
    get: () => undefined,
    set: () => undefined,
    remove: () => undefined,
  });
  expect(href).toBe('https://a.exemplo.com/?agx_hash=h');
  expect(reloads).toBe(0);
  expect(cookies.read('cookiesAccessToken')).toBe('T1');
});

test.each(['agx_hash', 'Agx_hash'])(
  '[6.2] tokens belong to the %s of their link: those of another hash id are removed',
  parameter => {
    const jar = createMemoryJar();
    jar.set('agx_hash', 'other', attributes);
    jar.set('jwtToken', 'of-other', attributes);
    jar.set('userOfficeToken', 'typist', attributes);
    const { cookies } = setUpPage(`https://a.exemplo.com/?${parameter}=h&token=T1`, jar);
    expect(cookies.read('agx_hash')).toBe('h');
    expect(cookies.read('cookiesAccessToken')).toBe('T1');
    expect(cookies.read('jwtToken')).toBeUndefined();
    expect(cookies.read('userOfficeToken'), 'the office token is the typist’s').toBe('typist');
  },
);

test('[12.1] [3.17] a link with an invalid hash id removes its tokens from the address, and leaves all cookies', () => {
  const jar = createMemoryJar();
  jar.set('agx_hash', 'h', attributes);
  jar.set('cookiesAccessToken', 'T0', attributes);
  const { href, reloads, cookies } = setUpPage(
    'https://a.exemplo.com/?agx_hash=..%2Fx&token=T1&jwtToken=T2&userOfficeToken=T3',
    jar,
  );
  expect(href).toBe('https://a.exemplo.com/?agx_hash=..%2Fx');
  expect(reloads, 'the browser still remembers the old address').toBe(1);
  expect(cookies.read('agx_hash')).toBe('h');
  expect(cookies.read('cookiesAccessToken')).toBe('T0');
  expect(cookies.read('jwtToken')).toBeUndefined();
  expect(cookies.read('userOfficeToken')).toBeUndefined();
});

test('[6.2] [11.4] tokens without any hash id do not change those of the remembered proposal, nor make a typist of its customer', () => {
  const jar = createMemoryJar();
  jar.set('agx_hash', 'h', attributes);
  jar.set('cookiesAccessToken', 'T0', attributes);
  const { href, reloads, cookies } = setUpPage(
    'https://a.exemplo.com/?token=T1&jwtToken=T2&userOfficeToken=T3',
    jar,
  );
  expect(href).toBe('https://a.exemplo.com/');
  expect(reloads, 'the browser still remembers the old address').toBe(1);
  expect(cookies.read('cookiesAccessToken')).toBe('T0');
  expect(cookies.read('jwtToken')).toBeUndefined();
  expect(cookies.read('userOfficeToken')).toBeUndefined();
});

test('[6.2] [9.36] without any hash id a link brings an office token to a typist, and to a browser that remembers no proposal', () => {
  const jar = createMemoryJar();
  jar.set('userOfficeToken', 'T0', attributes);
  jar.set('agx_hash', 'h', attributes);
  for (const visited of [jar, createMemoryJar()]) {
    const { cookies } = setUpPage('https://a.exemplo.com/?userOfficeToken=T3', visited);
    expect(cookies.read('userOfficeToken')).toBe('T3');
  }
});

test('[6.2] tokens without any hash id are stored if this browser remembers no proposal', () => {
  const { href, cookies } = setUpPage('https://a.exemplo.com/?token=T1&jwtToken=T2', createMemoryJar());
  expect(href).toBe('https://a.exemplo.com/');
  expect([cookies.read('cookiesAccessToken'), cookies.read('jwtToken')]).toEqual(['T1', 'T2']);
});

test('[3.17, 6.2] tokens of an address without a hash id belong to the one that the tab remembers', () => {
  const jar = createMemoryJar();
  jar.set('agx_hash', 'of-another-tab', attributes);
  jar.set('cookiesAccessToken', 'of-another-tab', attributes);
  const address = 'https://a.exemplo.com/?jwtToken=T2';
  const { cookies } = setUpPage(address, jar, address, 'h');
  expect(cookies.read('agx_hash')).toBe('h');
  expect(cookies.read('jwtToken')).toBe('T2');
  expect(cookies.read('cookiesAccessToken')).toBeUndefined();
});

test('[6.2] a token that is not a valid header value is removed from the address and not stored: the next valid link works', () => {
  const jar = createMemoryJar();
  const bad = setUpPage(`https://a.exemplo.com/?userOfficeToken=${encodeURIComponent('Ação')}`, jar);
  expect(bad.href).toBe('https://a.exemplo.com/');
  expect(bad.cookies.read('userOfficeToken')).toBeUndefined();
  expect(
    setUpPage('https://a.exemplo.com/?userOfficeToken=mesa-07', jar).cookies.read('userOfficeToken'),
  ).toBe('mesa-07');
});
