import { expect, onTestFinished, test } from 'vitest';
import { startVitestNodeMocks } from '#mocks/hosts/start-vitest-node-mocks.ts';
import type { OffContract } from '#mocks/hosts/watch-test-mocks.ts';
import { happyPath } from '#scenarios/catalogue/contratacao/happy-path.ts';
import { createServiceClient } from './client.ts';
import { newHash } from './operations/new-hash.ts';

const start = (leniency?: { offContract: OffContract }) => {
  const mocks = startVitestNodeMocks({ scenario: happyPath }, leniency);
  onTestFinished(mocks.stop);
  return mocks;
};

async function sendWith(extraHeaders: Record<string, string>): Promise<Request> {
  let received: Request | undefined;
  const client = createServiceClient({
    serviceUrl: 'https://s.example',
    credential: 'segredo',
    headers: () => extraHeaders,
  });
  // The hash id below is none, to show how a path is written.
  const { handlers, use } = start({ offContract: ['getSystem'] });
  use(
    handlers.getSystem(({ request }) => {
      received = request;
      return { kind: 'world' };
    }),
  );
  await client.GET('/{hashId}/system', { params: { path: { hashId: 'a/../b' } }, parseAs: 'text' });
  if (!received) throw new Error('nothing was sent');
  return received;
}

test('[6.4] [7.1a] [7.2b] every call has the path prefix, the bearer credential and version v2', async () => {
  const { url, headers } = await sendWith({});
  expect(url).toBe('https://s.example/unauth/product-self-contract/a%2F..%2Fb/system');
  expect(headers.get('authorization')).toBe('Bearer segredo');
  expect(headers.get('version')).toBe('v2');
  expect(headers.has('x-fingerprint')).toBe(false);
});

test('[7.8a] [7.2c] [3.49] calls have x-fingerprint as soon as the fingerprint is known', async () => {
  const { headers } = await sendWith({ 'x-fingerprint': '984956886', 'x-access-token': '' });
  expect(headers.get('x-fingerprint')).toBe('984956886');
  expect(headers.has('x-access-token')).toBe(false);
});

test('[6.2] a token that is not a valid header value is omitted instead of breaking every call', async () => {
  const { headers } = await sendWith({ 'x-access-token': 'a\nb', 'x-fingerprint': 'ção' });
  expect(headers.has('x-access-token')).toBe(false);
  expect(headers.has('x-fingerprint')).toBe(false);
  expect(headers.get('version')).toBe('v2');
});

/** Sends a write with a key, and returns its request. */
async function writeWith(options: { sendsIdempotencyKey?: boolean }): Promise<Request> {
  const service = { serviceUrl: 'https://s.example', credential: 'segredo', headers: () => ({}), ...options };
  let received: Request | undefined;
  const { handlers, use } = start();
  use(
    handlers.newHash(({ request }) => {
      received = request;
      return { kind: 'reply', status: 200, body: { data: { hashId: 'h2' } } };
    }),
  );
  await newHash(
    {
      client: createServiceClient(service),
      service,
      isOnline: () => true,
      trackWork: work => work,
      now: () => 0,
    },
    { hashId: 'h1', deviceIp: '', idempotencyKey: '8e03978e-40d5-43dd-bc93-6894a57f9324' },
  );
  if (!received) throw new Error('nothing was sent');
  return received;
}

test.each([
  ['by default', {}, '8e03978e-40d5-43dd-bc93-6894a57f9324'],
  ['unless the deployment says no', { sendsIdempotencyKey: false }, null],
])('[16.3a] a write carries its key %s', async (_, options, expected) => {
  const { headers } = await writeWith(options);
  expect(headers.get('idempotency-key')).toBe(expected);
});

test('[12.1] neither a read nor a write sends cookies, is cached, or follows a redirect with its body and tokens', async () => {
  const sending = { credentials: 'omit', cache: 'no-store', redirect: 'manual' };
  expect(await sendWith({})).toMatchObject(sending);
  expect(await writeWith({})).toMatchObject(sending);
});
