import { expect, test } from 'vitest';
import { createMemoryJar } from '#tests/support/memory-platform.ts';
import { cookieNames } from './cookie-names.ts';
import { type CookieAttributes, type CookieJar, createCookies } from './cookies.ts';

const site = { isSecure: true, isEmbedded: false };

test('[9.36d] the cookies have the names of the specification', () => {
  expect(Object.values(cookieNames)).toEqual([
    'cookiesProposalId',
    'cookiesAccessToken',
    'cookiesCode',
    'jwtToken',
    'userOfficeToken',
    'x-fingerprint',
    'refreshTokenId',
    'agx_hash',
  ]);
});

test('[12.1b] a cookie is Secure wherever https allows it, and partitioned in a foreign frame', () => {
  const attributesIn = (site: { isSecure: boolean; isEmbedded: boolean }) => {
    let writtenAttributes: CookieAttributes | undefined;
    const jar = createMemoryJar();
    const cookies = createCookies(
      {
        ...jar,
        set(name, value, attributes) {
          writtenAttributes = attributes;
          jar.set(name, value, attributes);
        },
      },
      site,
    );
    cookies.write(cookieNames.accessToken, 'x');
    return writtenAttributes;
  };
  expect(attributesIn({ isSecure: true, isEmbedded: false })).toEqual({
    sameSite: 'Lax',
    secure: true,
  });
  expect(attributesIn({ isSecure: true, isEmbedded: true })).toEqual({
    sameSite: 'None',
    secure: true,
    partitioned: true,
  });
  // SameSite=None without Secure would be refused altogether.
  expect(attributesIn({ isSecure: false, isEmbedded: true })).toEqual({
    sameSite: 'Lax',
    secure: false,
  });
});

test('a cookie is written, read and removed', () => {
  const cookies = createCookies(createMemoryJar(), site);
  expect(cookies.check()).toEqual({ ok: true, value: true });
  expect(cookies.read(cookieNames.hashId)).toBeUndefined();
  expect(cookies.write(cookieNames.hashId, 'abc').ok).toBe(true);
  expect(cookies.read(cookieNames.hashId)).toBe('abc');
  expect(cookies.remove(cookieNames.hashId).ok).toBe(true);
  expect(cookies.read(cookieNames.hashId)).toBeUndefined();
});

const createThrowingJar = (error: unknown): CookieJar => {
  const refuseAccess = () => {
    throw error;
  };
  return { get: refuseAccess, set: refuseAccess, remove: refuseAccess };
};

test.each([
  ['code 18', Object.assign(new Error('no'), { code: 18 })],
  ['SecurityError', new DOMException('no', 'SecurityError')],
])('[8.13] a browser that throws %s has blocked cookies, and this visit uses memory', (_name, error) => {
  const cookies = createCookies(createThrowingJar(error), site);
  const blocked = { ok: false, problem: 'blocked' };
  expect(cookies.check()).toEqual(blocked);
  expect(cookies.write(cookieNames.accessToken, 'abc')).toEqual(blocked);
  expect(cookies.read(cookieNames.accessToken)).toBe('abc');
  expect(cookies.remove(cookieNames.accessToken)).toEqual(blocked);
  expect(cookies.read(cookieNames.accessToken)).toBeUndefined();
});

test('an error of another kind is not taken for blocked cookies', () => {
  expect(createCookies(createThrowingJar(new Error('x')), site).check()).toEqual({
    ok: false,
    problem: 'ignored',
  });
  expect(createCookies(createThrowingJar(null), site).check()).toEqual({ ok: false, problem: 'ignored' });
});

test('a browser that accepts cookies without storing them is recognised', () => {
  const cookies = createCookies({ get: () => undefined, set: () => '', remove: () => undefined }, site);
  expect(cookies.check()).toEqual({ ok: false, problem: 'ignored' });
  expect(cookies.write(cookieNames.hashId, 'abc')).toEqual({ ok: false, problem: 'ignored' });
  expect(cookies.read(cookieNames.hashId)).toBe('abc');
});

test('a later value that the browser stores replaces a refused one', () => {
  const jar = createMemoryJar();
  let isFull = true;
  const cookies = createCookies({ ...jar, set: (...cookie) => isFull || jar.set(...cookie) }, site);
  cookies.write(cookieNames.jwtToken, 'old');
  isFull = false;
  cookies.write(cookieNames.jwtToken, 'new');
  expect(cookies.read(cookieNames.jwtToken)).toBe('new');
  expect(jar.get('jwtToken')).toBe('new');
});

test('[8.13] a browser that keeps no cookies and says that they are off has blocked them', () => {
  const ignoringJar = { get: () => undefined, set: () => '', remove: () => undefined };
  expect(createCookies(ignoringJar, site, () => false).check()).toEqual({ ok: false, problem: 'blocked' });
  // In some frames a browser says so although partitioned cookies work.
  expect(createCookies(createMemoryJar(), site, () => false).check()).toEqual({ ok: true, value: true });
});

test('[9.36] cookies live until the browser closes, unless days are given', () => {
  const days: (number | undefined)[] = [];
  const jar = createMemoryJar();
  const cookies = createCookies({ ...jar, set: (...parameters) => days.push(parameters[2].days) }, site);
  for (const name of Object.values(cookieNames)) cookies.write(name, 'x');
  cookies.write(cookieNames.fingerprint, 'x', 365);
  expect(days).toEqual([...Array.from({ length: 8 }, () => undefined), 365]);
});

/** A jar that counts the accesses that change it. */
function createCountingJar() {
  const jar = createMemoryJar();
  const changes: string[] = [];
  const countingJar: CookieJar = {
    get: jar.get,
    set(name, ...rest) {
      changes.push(`set ${name}`);
      jar.set(name, ...rest);
    },
    remove(name, attributes) {
      changes.push(`remove ${name}`);
      jar.remove(name, attributes);
    },
  };
  return { jar: countingJar, changes };
}

/** Like a browser: a partitioned cookie is another one than an unpartitioned one of its name, and the older is read. */
function createPartitionedJar() {
  const cookies = new Map<string, string>();
  const keyOf = (name: string, { partitioned }: CookieAttributes) => `${name} ${partitioned ?? false}`;
  const changes: string[] = [];
  const jar: CookieJar = {
    get: name => [...cookies].find(([key]) => key.startsWith(`${name} `))?.[1],
    set(name, value, attributes) {
      changes.push(`set ${name}`);
      cookies.set(keyOf(name, attributes), value);
    },
    remove(name, attributes) {
      changes.push(`remove ${name}`);
      cookies.delete(keyOf(name, attributes));
    },
  };
  return { jar, changes };
}

test('[8.13] the probe leaves no cookie, and a stored cookie proves the same, unless a new probe is wanted', () => {
  const { jar, changes } = createCountingJar();
  const cookies = createCookies(jar, site);
  const probe = ['set cookiesProbe', 'remove cookiesProbe'];
  expect(cookies.check()).toEqual({ ok: true, value: true });
  expect(cookies.check()).toEqual({ ok: true, value: true });
  expect(changes.splice(0)).toEqual([...probe, ...probe]);
  expect(jar.get('cookiesProbe')).toBeUndefined();
  cookies.write(cookieNames.hashId, 'abc');
  changes.length = 0;
  expect(cookies.check()).toEqual({ ok: true, value: true });
  expect(changes).toEqual([]);
  expect(cookies.check('again')).toEqual({ ok: true, value: true });
  expect(changes).toEqual(probe);
});

test('a value that the browser already has is not written again, unless it gets another end', () => {
  const { jar, changes } = createCountingJar();
  const cookies = createCookies(jar, site);
  for (const value of ['abc', 'abc', 'def'])
    expect(cookies.write(cookieNames.hashId, value)).toEqual({ ok: true, value: true });
  expect(changes).toEqual(['set agx_hash', 'set agx_hash']);
  expect(jar.get('agx_hash')).toBe('def');
  cookies.write(cookieNames.hashId, 'def', 1);
  expect(changes).toHaveLength(3);
});

test('a value in memory is written again even if the browser has the same one', () => {
  const jar = createMemoryJar();
  let isFull = false;
  const cookies = createCookies({ ...jar, set: (...cookie) => isFull || jar.set(...cookie) }, site);
  cookies.write(cookieNames.hashId, 'abc');
  isFull = true;
  expect(cookies.write(cookieNames.hashId, 'def').ok).toBe(false);
  expect(cookies.write(cookieNames.hashId, 'def').ok).toBe(false);
  isFull = false;
  expect(cookies.write(cookieNames.hashId, 'abc').ok).toBe(true);
  expect(cookies.read(cookieNames.hashId)).toBe('abc');
});

test('a cookie of an earlier visit is written once, so that it lives as long as this visit', () => {
  const { jar, changes } = createCountingJar();
  createCookies(jar, site).write(cookieNames.hashId, 'abc');
  createCookies(jar, site).write(cookieNames.hashId, 'abc');
  expect(changes).toEqual(['set agx_hash', 'set agx_hash']);
});

test('an absent cookie is not removed, and a removal that the browser ignores is reported', () => {
  const { jar, changes } = createCountingJar();
  const cookies = createCookies(jar, site);
  expect(cookies.remove(cookieNames.hashId)).toEqual({ ok: true, value: true });
  expect(changes).toEqual([]);
  const stubborn = createCookies({ ...jar, get: () => 'abc' }, site);
  expect(stubborn.remove(cookieNames.hashId)).toEqual({ ok: false, problem: 'ignored' });
});

test('[9.36] [3.17] a page and a frame of the same site each replace the cookie of the other, at no cost while there is none', () => {
  const { jar, changes } = createPartitionedJar();
  const page = createCookies(jar, site);
  const frame = createCookies(jar, { ...site, isEmbedded: true });
  page.write(cookieNames.hashId, 'h1');
  expect(changes.splice(0)).toEqual(['set agx_hash']);
  expect(frame.write(cookieNames.hashId, 'h2').ok).toBe(true);
  expect(page.read(cookieNames.hashId)).toBe('h2');
  expect(page.write(cookieNames.hashId, 'h3').ok).toBe(true);
  expect(frame.read(cookieNames.hashId)).toBe('h3');
});

test('[11.4] [9.36] a page and a frame of the same site each remove the cookie of the other, and both cookies at once', () => {
  const { jar, changes } = createPartitionedJar();
  const page = createCookies(jar, site);
  const frame = createCookies(jar, { ...site, isEmbedded: true });
  for (const [writer, remover] of [
    [page, frame],
    [frame, page],
  ] as const) {
    writer.write(cookieNames.hashId, 'h1');
    expect(remover.remove(cookieNames.hashId).ok).toBe(true);
    expect(writer.read(cookieNames.hashId)).toBeUndefined();
  }
  for (const writer of [page, frame]) writer.write(cookieNames.hashId, 'h1');
  expect(page.remove(cookieNames.hashId).ok).toBe(true);
  page.write(cookieNames.hashId, 'h1');
  changes.length = 0;
  page.remove(cookieNames.hashId);
  expect(changes).toEqual(['remove agx_hash']);
});
