import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, request } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import path from 'node:path';
import { brotliCompressSync, deflateRawSync, gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { createGate } from '#tests/support/create-gate.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { listenLocally } from '../listen-locally.ts';
import type { HarCall } from '../record/har.ts';
import { startRecordingProxy } from './recording-proxy.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
});

const body = JSON.stringify({ data: { name: 'ação' } });

async function listen(server: ReturnType<typeof createServer>): Promise<number> {
  cleanups.push(() => server.close());
  return listenLocally(server);
}

async function proxyTo(
  target: string,
  { ca, ...options }: { ca?: string; allowedOrigins?: readonly string[] } = {},
): Promise<{ url: string; calls: HarCall[]; close: () => Promise<void> }> {
  const calls: HarCall[] = [];
  const proxy = await startRecordingProxy({
    port: 0,
    target: new URL(target),
    ...options,
    ...(ca === undefined ? {} : { ca }),
    onCall: call => calls.push(call),
  });
  cleanups.push(proxy.close);
  return { url: proxy.url, calls, close: proxy.close };
}

test('[16.5] the proxy forwards method, address, headers and body unchanged, and the answer byte for byte', async () => {
  let receivedRequest:
    | { method?: string | undefined; url?: string | undefined; headers: object; body: string }
    | undefined;
  const answer: RequestListener = (request, response) => {
    let text = '';
    request.on('data', chunk => {
      text += chunk;
    });
    request.on('end', () => {
      receivedRequest = { method: request.method, url: request.url, headers: request.headers, body: text };
      response.writeHead(201, 'Made', {
        'content-type': 'application/json; charset=utf-8',
        'content-encoding': 'gzip',
        'set-cookie': ['a=1', 'b=2'],
      });
      response.end(gzipSync(body));
    });
  };
  const service = await listen(createServer(answer));
  const { url, calls, close } = await proxyTo(`http://127.0.0.1:${service}`);
  const response = await fetch(`${url}/unauth/x%2Fy?q=a%20b&q=c`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', 'x-access-token': 'abc' },
    body,
  });
  expect(response.status).toBe(201);
  expect(response.statusText).toBe('Made');
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(await response.text()).toBe(body);
  expect(receivedRequest).toMatchObject({
    method: 'PATCH',
    url: '/unauth/x%2Fy?q=a%20b&q=c',
    body,
    headers: { host: `127.0.0.1:${service}`, 'x-access-token': 'abc' },
  });
  await close();
  expect(calls).toMatchObject([
    {
      method: 'PATCH',
      status: 201,
      requestText: body,
      answerText: body,
      answerType: 'application/json',
      answerProblem: '',
    },
  ]);
});

test('[16.5] the proxy forwards to a service with https, and decodes its compressed answer', async () => {
  const folder = createTemporaryFolder('confront-tls-');
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const result = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1'],
    ...['-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', cert],
  ]);
  expect(result.status).toBe(0);
  const ca = readFileSync(cert, 'utf8');
  const service = await listen(
    createTlsServer({ key: readFileSync(key, 'utf8'), cert: ca }, (_, response) =>
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'br' })
        .end(brotliCompressSync(body)),
    ),
  );
  const trustingProxy = await proxyTo(`https://127.0.0.1:${service}`, { ca });
  expect(await (await fetch(`${trustingProxy.url}/unauth/a`)).text()).toBe(body);
  await trustingProxy.close();
  expect(trustingProxy.calls[0]?.answerText).toBe(body);

  const distrustingProxy = await proxyTo(`https://127.0.0.1:${service}`);
  expect((await fetch(`${distrustingProxy.url}/unauth/a`)).status).toBe(502);
  await distrustingProxy.close();
  expect(distrustingProxy.calls[0]?.status).toBe(0);
});

test.each([
  ['Latin-1', Buffer.from(body, 'latin1'), 'application/json', 'windows-1252'],
  ['UTF-16', Buffer.from(`\ufeff${body}`, 'utf16le'), 'application/json; charset=utf-16', 'utf-16le'],
  ['UTF-8 under another name', Buffer.from(body), 'application/json; charset=iso-8859-1', 'utf-8'],
])('[16.5] the proxy reads an answer in %s as the app does', async (_, bytes, type, encoding) => {
  const service = await listen(
    createServer((__, response) => response.writeHead(200, { 'content-type': type }).end(bytes)),
  );
  const { url, calls, close } = await proxyTo(`http://127.0.0.1:${service}`);
  expect(Buffer.from(await (await fetch(`${url}/a`)).arrayBuffer())).toEqual(bytes);
  await close();
  expect(calls).toMatchObject([{ answerText: body, answerEncoding: encoding, answerProblem: '' }]);
});

test('[16.5] the proxy reads a deflated answer without the header of zlib, as browsers do', async () => {
  const service = await listen(
    createServer((_, response) =>
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'deflate' })
        .end(deflateRawSync(body)),
    ),
  );
  const { url, calls, close } = await proxyTo(`http://127.0.0.1:${service}`);
  await fetch(`${url}/a`);
  await close();
  expect(calls).toMatchObject([{ answerText: body, answerProblem: '' }]);
});

test('[16.5] a page of another origin may call a service that does not expect one: the proxy allows it, and records what the service answers', async () => {
  const service = await listen(
    createServer((incoming, response) =>
      incoming.method === 'OPTIONS'
        ? response.writeHead(404).end()
        : response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '5' }).end(body),
    ),
  );
  const { url, calls, close } = await proxyTo(`http://127.0.0.1:${service}`);
  const origin = 'http://localhost:5173';
  const preflight = await fetch(`${url}/a`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'authorization,version',
      'access-control-request-private-network': 'true',
    },
  });
  expect(preflight.status).toBe(204);
  expect(Object.fromEntries(preflight.headers)).toMatchObject({
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'PATCH',
    'access-control-allow-headers': 'authorization,version',
    'access-control-allow-private-network': 'true',
  });
  const answer = await fetch(`${url}/a`, { headers: { origin } });
  expect(answer.status).toBe(429);
  expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
  expect(answer.headers.get('access-control-expose-headers')).toContain('retry-after');
  const withoutOrigin = await fetch(`${url}/a`);
  expect(withoutOrigin.headers.get('access-control-allow-origin')).toBeNull();
  await close();
  expect(calls.map(({ method, status }) => [method, status])).toEqual([
    ['OPTIONS', 404],
    ['GET', 429],
    ['GET', 429],
  ]);
  expect(calls[1]?.answerHeaders).not.toHaveProperty('access-control-allow-origin');
});

test('[16.5] [12.9] pages of foreign origins and names do not reach the service through the proxy', async () => {
  let requests = 0;
  const service = await listen(
    createServer((_, response) => {
      requests += 1;
      response.writeHead(200, { 'access-control-allow-origin': '*' }).end(body);
    }),
  );
  const { url, calls, close } = await proxyTo(`http://127.0.0.1:${service}`);
  const statusFor = (headers: Record<string, string>, method = 'GET') =>
    new Promise<number | undefined>((resolve, reject) => {
      request(`${url}/a`, { method, headers }, answer => {
        answer.resume();
        resolve(answer.statusCode);
      })
        .on('error', reject)
        .end();
    });
  const preflight = { 'access-control-request-method': 'PATCH' };
  expect(await statusFor({ origin: 'https://evil.example' })).toBe(403);
  expect(await statusFor({ origin: 'null' })).toBe(403);
  expect(await statusFor({ origin: 'https://evil.example', ...preflight }, 'OPTIONS')).toBe(403);
  expect(await statusFor({ host: 'rebound.evil.example' })).toBe(403);
  expect(await statusFor({ host: '::' })).toBe(403);
  expect([requests, calls.length]).toEqual([0, 0]);
  expect(await statusFor({ host: 'localhost:8080' })).toBe(200);
  await close();
  expect([requests, calls.length]).toEqual([1, 1]);
});

test('[16.5] a page of an allowed origin calls the service through the proxy', async () => {
  const service = await listen(createServer((_, response) => response.writeHead(200).end(body)));
  const { url } = await proxyTo(`http://127.0.0.1:${service}`, { allowedOrigins: ['https://qa.example'] });
  const answer = await fetch(`${url}/a`, { headers: { origin: 'https://qa.example' } });
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([
    200,
    'https://qa.example',
  ]);
});

test('[16.5] what a service itself allows to other origins is forwarded unchanged', async () => {
  const service = await listen(
    createServer((_, response) =>
      response
        .writeHead(200, { 'access-control-allow-origin': '*', 'access-control-allow-methods': 'GET' })
        .end(),
    ),
  );
  const { url } = await proxyTo(`http://127.0.0.1:${service}`);
  const preflight = await fetch(`${url}/a`, {
    method: 'OPTIONS',
    headers: { origin: 'http://localhost:5173', 'access-control-request-method': 'PATCH' },
  });
  expect(preflight.status).toBe(200);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  expect(preflight.headers.get('access-control-allow-methods')).toBe('GET');
});

test('[16.5] an answer that breaks off also breaks off for the client, and is not compared', async () => {
  const service = await listen(
    createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
      response.write('{"data":');
      setTimeout(() => response.destroy(), 50);
    }),
  );
  const { url, calls, close } = await proxyTo(`http://127.0.0.1:${service}`);
  await expect(fetch(`${url}/a`).then(response => response.text())).rejects.toThrow();
  await close();
  expect(calls[0]?.answerProblem).toContain('broke off');
});

test('[16.5] a request of more than 20 MB is forwarded, and its body counts as not recorded', async () => {
  const service = await listen(
    createServer((incoming, response) => {
      incoming.resume();
      incoming.on('end', () => response.writeHead(200).end('{}'));
    }),
  );
  const { url, calls, close } = await proxyTo(`http://127.0.0.1:${service}`);
  await fetch(`${url}/a`, { method: 'PATCH', body: new Uint8Array(20 * 1024 * 1024 + 1) });
  await close();
  expect(calls).toMatchObject([{ status: 200, isRequestMissing: true, requestText: '' }]);
});

test('[16.5] the end of the recording waits for running calls', async () => {
  const service = await listen(
    createServer((_, response) => setTimeout(() => response.writeHead(200).end('{}'), 300)),
  );
  const { url, calls, close } = await proxyTo(`http://127.0.0.1:${service}`);
  const answer = fetch(`${url}/a`);
  await new Promise(resolve => setTimeout(resolve, 100));
  await close();
  expect((await answer).status).toBe(200);
  expect(calls).toHaveLength(1);
});

test('[16.5] a call that the service never answers does not hold up the end of the recording, and has no answer in it', async () => {
  const { opened: hasArrived, open: reportArrival } = createGate();
  const service = await listen(createServer(reportArrival));
  const { url, calls, close } = await proxyTo(`http://127.0.0.1:${service}`);
  const answer = fetch(`${url}/a`).catch(() => 'broken off');
  await hasArrived;
  await close();
  expect(await answer).toBe('broken off');
  expect(calls).toMatchObject([{ method: 'GET', status: 0 }]);
});
