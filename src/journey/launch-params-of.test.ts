import { expect, test } from 'vitest';
import { isHashId, launchParamsOf, remainingQueryOf } from './launch-params-of.ts';

const noCookies = {
  agx_hash: undefined,
  cookiesAccessToken: undefined,
  jwtToken: undefined,
  userOfficeToken: undefined,
};
const readLaunchParams = (
  query: string,
  tab?: string,
  cookies: Partial<typeof noCookies | Record<keyof typeof noCookies, string>> = {},
) => launchParamsOf(new URLSearchParams(query), tab, { ...noCookies, ...cookies });

test.each([
  ['agx_hash=abc', 'tab', 'cookie', 'abc'],
  ['Agx_hash=abc', 'tab', 'cookie', 'abc'],
  ['agx_hash=&Agx_hash=abc', 'tab', 'cookie', 'abc'],
  ['agx_hash= abc ', undefined, undefined, 'abc'],
  ['', 'tab', 'cookie', 'tab'],
  ['agx_hash=', 'tab', 'cookie', 'tab'],
  ['', undefined, 'cookie', 'cookie'],
  ['', undefined, undefined, ''],
])(
  '[2.22] [3.17] with the address "%s", the tab %s and the cookie %s the hash id is "%s"',
  (query, tab, cookie, hashId) => {
    expect(readLaunchParams(query, tab, cookie === undefined ? {} : { agx_hash: cookie })).toMatchObject({
      hashId,
      isHashInvalid: false,
    });
  },
);

test.each(['..', '../x', 'a/b', 'a b', '<script>', 'ção', 'x'.repeat(129), 'a\u0000', '%2e%2e'])(
  '[2.54] "%s" is not a hash id',
  text => {
    expect(isHashId(text)).toBe(false);
    expect(readLaunchParams(`agx_hash=${encodeURIComponent(text)}`, 'tab')).toMatchObject({
      hashId: '',
      isHashInvalid: true,
    });
  },
);

test('[2.22] [6.2b] [9.36] tokens come from the address, else from their cookies', () => {
  const cookies = { agx_hash: 'h', cookiesAccessToken: 'c1', jwtToken: 'c2', userOfficeToken: 'c3' };
  expect(
    readLaunchParams('token=t1&jwtToken=t2&userOfficeToken=t3&redo_step=termos', undefined, cookies),
  ).toMatchObject({
    accessToken: 't1',
    jwtToken: 't2',
    userOfficeToken: 't3',
    redoStep: 'termos',
  });
  expect(readLaunchParams('token=', undefined, cookies)).toMatchObject({
    accessToken: 'c1',
    jwtToken: 'c2',
    userOfficeToken: 'c3',
  });
});

test.each([
  ['of another hash id', { agx_hash: 'other' }],
  ['without a hash id', {}],
])('[6.2] [9.36] tokens in the cookies %s are not used, except the office token of a typist', (_, owner) => {
  const cookies = { ...owner, cookiesAccessToken: 'c1', jwtToken: 'c2', userOfficeToken: 'c3' };
  expect(readLaunchParams('agx_hash=h', undefined, cookies)).toMatchObject({
    accessToken: '',
    jwtToken: '',
    userOfficeToken: 'c3',
  });
});

test('[12.1] tokens and redo_step are removed from the query, the other parameters keep their order', () => {
  const query = new URLSearchParams('b=1&token=t&agx_hash=h&jwtToken=j&userOfficeToken=u&redo_step=r&a=2');
  expect(remainingQueryOf(query).toString()).toBe('b=1&agx_hash=h&a=2');
});
