import { expect, test } from 'vitest';
import { createAppState } from '#state/app-state.ts';
import { createMemoryPlatform } from '#tests/support/memory-platform.ts';
import { storeAccessToken, storeJwtToken } from './store-access-token.ts';

function openDevice() {
  const state = createAppState();
  state.hashId = 'h1';
  const platform = createMemoryPlatform();
  return { state, platform, cookies: platform.cookies };
}

test.each([
  ['storeAccessToken', storeAccessToken, 'accessToken', 'cookiesAccessToken'],
  ['storeJwtToken', storeJwtToken, 'jwtToken', 'jwtToken'],
] as const)(
  '[12.1] %s keeps a token that fits a header in memory and in its cookie',
  (_, store, member, cookie) => {
    const { state, platform, cookies } = openDevice();
    store({ state, platform }, 'com quebra\nde linha');
    store({ state, platform }, '');
    expect(state.launchParams[member]).toBe('');
    expect(cookies.read('agx_hash')).toBeUndefined();
    store({ state, platform }, 't1');
    expect(state.launchParams[member]).toBe('t1');
    expect(cookies.read(cookie)).toBe('t1');
  },
);

test('[3.17] [12.1] a newer access token replaces the older one; the same or an empty one writes nothing', () => {
  const { state, platform, cookies } = openDevice();
  storeAccessToken({ state, platform }, 't1');
  storeAccessToken({ state, platform }, 't2');
  expect(cookies.read('cookiesAccessToken')).toBe('t2');
  cookies.remove('agx_hash');
  storeAccessToken({ state, platform }, 't2');
  storeAccessToken({ state, platform }, '');
  expect(cookies.read('agx_hash')).toBeUndefined();
  expect(state.launchParams.accessToken).toBe('t2');
});

test('[3.19] the jwt of the link stays, whatever a proposal has', () => {
  const { state, platform } = openDevice();
  storeJwtToken({ state, platform }, 'of-link');
  storeJwtToken({ state, platform }, 'of-proposal');
  expect(state.launchParams.jwtToken).toBe('of-link');
});
