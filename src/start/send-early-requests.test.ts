import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createServiceClient } from '#api/client.ts';
import { getSystem } from '#api/operations/get-system.ts';
import { createCallHeaders } from '#flows/create-call-headers.ts';
import { readLaunchParams } from '#flows/open-journey.ts';
import type { CookieName } from '#platform/cookie-names.ts';
import { createFingerprint } from '#platform/fingerprint.ts';
import { TAB_HASH } from '#platform/tab-memory.ts';
import { createAppState } from '#state/app-state.ts';
import { createMemoryAddress, createMemoryPlatform } from '#tests/support/memory-platform.ts';
import { readEarlyLaunchParams } from './read-early-launch-params.ts';
import { sendEarlyRequests } from './send-early-requests.ts';

const deployment = {
  serviceUrl: 'https://servico.exemplo.com.br',
  credential: 'segredo',
};

interface Browser {
  query: string;
  tabHash: string | undefined;
  cookies: Partial<Record<CookieName, string>>;
}

/** The platform with the address, tab memory and cookies that both the start script and the app find. */
function platformOf({ query, tabHash, cookies }: Browser) {
  const address = createMemoryAddress(`https://app.exemplo.com.br/dados${query}`);
  const platform = createMemoryPlatform({ address });
  if (tabHash !== undefined) platform.tabMemory.write(TAB_HASH, tabHash);
  for (const [name, value] of Object.entries(cookies)) platform.cookies.write(name as CookieName, value); // own keys
  return { ...platform, fingerprint: createFingerprint(globalThis as never, platform.cookies) };
}

const describeRequest = (request: Request) => ({
  url: request.url,
  method: request.method,
  headers: [...request.headers],
  credentials: request.credentials,
  redirect: request.redirect,
  cache: request.cache,
});

/** Sends the early requests, and records them. */
function runStartScript(browser: Browser, areCookiesBlocked = false, body: BodyInit = '{}') {
  const { address, cookies, tabMemory } = platformOf(browser);
  const requests: Request[] = [];
  const operations: string[] = [];
  const answers = sendEarlyRequests({
    address: address.current(),
    launchParams: readEarlyLaunchParams(address.current(), cookies, tabMemory),
    cookies,
    areCookiesBlocked,
    deployment,
    send: async request => {
      operations.push('system');
      requests.push(request);
      return new Response(body);
    },
    getDeviceIp: async () => {
      operations.push('ip');
      return '203.0.113.7';
    },
  });
  return { answers, sent: requests, operations };
}

/** Sends the first request of the app, and returns it. */
async function askByApp(browser: Browser): Promise<Request | undefined> {
  const platform = platformOf(browser);
  const state = createAppState();
  readLaunchParams({ platform, state });
  const requests: Request[] = [];
  const service = {
    ...deployment,
    headers: (hashId?: string) => createCallHeaders({ state, platform }, hashId),
    send: async (request: Request) => {
      requests.push(request);
      return new Response('{}');
    },
  };
  const context = {
    client: createServiceClient(service),
    service,
    isOnline: () => true,
    trackWork: <Value>(work: Promise<Value>) => work,
    now: () => 0,
  };
  await getSystem(context, state.hashId, state.launchParams.userOfficeToken);
  return requests[0];
}

const token = fc.oneof(
  fc.constantFrom('abc', 'a.b-c', 'Ação', ' ', 'x'.repeat(7001), ''),
  fc.string({ minLength: 1, maxLength: 30 }),
);
const hash = fc.constantFrom('6650c1f2a4b3d90012e7f001', 'abc', 'a/b', '', 'outro_hash');
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const browsers: fc.Arbitrary<Browser> = fc.record({
  query: fc
    .record({
      agx_hash: optional(hash),
      Agx_hash: optional(hash),
      redo_step: optional(hash),
      campaign: optional(token),
    })
    .map(query => {
      const parameters = Object.entries(query).filter(([, value]) => value !== undefined);
      return `?${new URLSearchParams(parameters as [string, string][])}`; // just filtered
    }),
  tabHash: optional(hash.filter(text => text !== '')),
  cookies: fc
    .record({
      agx_hash: optional(hash),
      cookiesAccessToken: optional(token),
      jwtToken: optional(token),
      userOfficeToken: optional(token),
      'x-fingerprint': optional(token),
    })
    .map(cookies => Object.fromEntries(Object.entries(cookies).filter(([, value]) => value !== undefined))),
});

test('[14.1] [6.2] [7.2] the early request equals that of the app, for every address and all cookies', async () => {
  let comparedCount = 0;
  await fc.assert(
    fc.asyncProperty(browsers, async browser => {
      const { answers, sent } = runStartScript(browser);
      if (!answers.system) return;
      comparedCount += 1;
      const byApp = await askByApp(browser);
      expect(byApp && describeRequest(byApp)).toEqual(describeRequest(answers.system.request));
      expect(sent).toEqual([answers.system.request]);
    }),
  );
  expect(comparedCount).toBeGreaterThan(20);
});

test('[12.1] the early request sends no cookies, is not cached, and follows no redirect', () => {
  const { sent } = runStartScript({ query: '?agx_hash=abc', tabHash: undefined, cookies: {} });
  expect(sent).toMatchObject([{ credentials: 'omit', cache: 'no-store', redirect: 'manual' }]);
});

test('[14.1] the answer is read while the app is being loaded, and the app can still read it', async () => {
  const chunks = ['{"data"', ':{}}'];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = chunks.shift();
      if (next === undefined) controller.close();
      else controller.enqueue(new TextEncoder().encode(next));
    },
  });
  const { answers } = runStartScript(
    { query: '?agx_hash=abc', tabHash: undefined, cookies: {} },
    false,
    body,
  );
  await vi.waitFor(() => expect(chunks).toEqual([]));
  expect(await (await answers.system?.response)?.text()).toBe('{"data":{}}');
});

test('[14.1b] the requests for the IP and the system start together, and neither waits for the other', async () => {
  const { answers, operations } = runStartScript({ query: '?agx_hash=abc', tabHash: undefined, cookies: {} });
  expect(operations).toEqual(['system', 'ip']);
  expect(await answers.deviceIp).toBe('203.0.113.7');
});

test.each([
  ['without a hash id', { query: '', tabHash: undefined, cookies: {} }, false],
  ['with an invalid hash id', { query: '?agx_hash=a%2Fb', tabHash: undefined, cookies: {} }, false],
  [
    'with a hash id that only the cookie has (11.4)',
    { query: '', tabHash: undefined, cookies: { agx_hash: 'abc' } },
    false,
  ],
  ['while cookies are blocked (8.13)', { query: '?agx_hash=abc', tabHash: undefined, cookies: {} }, true],
] as const)('[14.1] no request is sent %s', (_, browser, blocked) => {
  const { answers, operations } = runStartScript(browser, blocked);
  expect([answers, operations]).toEqual([{}, []]);
});

test('[3.17] a reload requests the hash id that the tab remembers', () => {
  const { sent } = runStartScript({
    query: '',
    tabHash: 'abc',
    cookies: { agx_hash: 'outro', cookiesAccessToken: 'segredo' },
  });
  expect(sent.map(({ url }) => url)).toEqual([
    'https://servico.exemplo.com.br/unauth/product-self-contract/abc/system',
  ]);
  // The token belongs to the other hash id (6.2).
  expect(sent[0]?.headers.has('x-access-token')).toBe(false);
});
