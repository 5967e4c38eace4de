import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_BODY_BYTES } from './read-body.ts';
import { servicePath, startTestHost, type TestHost } from './testing/host.ts';
import { openConnection, sendBytes, sendRaw } from './testing/raw-connection.ts';

let testHost: TestHost;
beforeAll(async () => {
  testHost = await startTestHost();
  for (const id of ['strange', 'last']) testHost.startSession({}, id);
});
afterAll(async () => {
  // The host still answers, whatever was sent.
  expect((await testHost.send('last', { path: `${servicePath}/${testHost.hash}/system` })).status).toBe(200);
  await testHost.host.close();
});

const getCreationPath = () => `${servicePath}/create-proposal/${testHost.hash}`;

test.each([
  ['text that is no JSON', '{"data":', 'application/json'],
  ['nothing', '', 'application/json'],
  ['JSON of another shape', '[1]', 'application/json'],
  ['a member of another type', '{"data":"x","hashId":1}', 'application/json'],
  ['a form', 'data=1', 'application/x-www-form-urlencoded'],
  ['a picture', '\u0089PNG', 'image/png'],
  ['multipart without a boundary', 'x', 'multipart/form-data'],
  [
    'multipart that breaks off',
    '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n1',
    'multipart/form-data; boundary=b',
  ],
  ['a content type that is none', '{}', '////'],
])('[10.1] %s is answered with the 400 of the contract', async (_, body, type) => {
  const { status, body: text } = await testHost.send('strange', {
    method: 'POST',
    path: getCreationPath(),
    headers: { 'content-type': type, 'content-length': String(Buffer.byteLength(body)) },
    body,
  });
  expect(status).toBe(400);
  const { code, errors } = JSON.parse(text);
  expect(code).toBe(400);
  expect(errors[0]).toEqual({ field: expect.any(String), message: expect.any(String) });
});

test.each([
  ['GET', '/unauth/product-self-contract', 404],
  ['GET', '/unauth/product-self-contract/', 404],
  ['GET', '/unauth/product-self-contract/a/b/c/d/e/f', 404],
  ['GET', '/unauth/product-self-contract/%E0%A4%A/system', 400],
  ['GET', '/unauth/product-self-contract/__proto__/system', 404],
  ['POST', '/unauth/product-self-contract/update-step/x/step/y', 405],
  ['DELETE', '/unauth/product-self-contract/x/system', 405],
  ['PUT', '/unauth/cnpj/findByName?name=a', 405],
  ['POST', '/assets/index.js', 405],
  ['TRACE', '/', 405],
  ['PROPFIND', '/unauth/product-self-contract/x/system', 405],
  ['GET', '/__session/%E0%A4%A/unauth/product-self-contract/x/system', 410],
  ['GET', '/../../../../etc/passwd', 404],
  ['GET', '/..%2f..%2f..%2fetc%2fpasswd', 404],
  ['GET', '/%2e%2e/%2e%2e/etc/passwd', 404],
  ['GET', '//etc/passwd.txt', 404],
  ['GET', '/assets/..%5c..%5csecret.txt', 404],
  ['GET', '/%00.txt', 404],
] as const)('%s %s is answered with %i', async (method, path, expected) => {
  const { status, body } = await testHost.send('strange', { method, path });
  expect(status).toBe(expected);
  expect(body).not.toContain('root:');
});

test('an invalid host, an invalid target and bytes that are not HTTP get 400; a user name before the host is ignored', async () => {
  const path = `${servicePath}/${testHost.hash}/system`;
  expect((await sendRaw(testHost.host.url, { path, headers: { host: 'a b[' } })).status).toBe(400);
  expect((await sendRaw(testHost.host.url, { method: 'OPTIONS', path: '*' })).status).toBe(400);
  expect(
    (
      await sendRaw(testHost.host.url, {
        path,
        headers: { host: 'eu:senha@localhost', 'x-mock-session': 'strange' },
      })
    ).status,
  ).toBe(200);
  expect((await sendBytes(testHost.host.url, 'isto nao e http\r\n\r\n')).status).toBe(400);
  expect((await sendBytes(testHost.host.url, Buffer.from([0, 255, 1, 254, 13, 10, 13, 10]))).status).toBe(
    400,
  );
});

test('a client that disconnects in the middle of its body does not disturb others', async () => {
  const head = `POST ${getCreationPath()} HTTP/1.1\r\nhost: localhost\r\nx-mock-session: strange\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"data"`;
  expect((await sendBytes(testHost.host.url, head, 60)).end).toBe('still open');
});

test('a client that stops in the middle of its head or body is disconnected, one that waits for its answer is not', async () => {
  const impatient = await startTestHost({ timeLimit: 300 });
  impatient.startSession({}, 'strange');
  const start = `POST ${getCreationPath()} HTTP/1.1\r\nhost: localhost\r\nx-mock-session: strange\r\n`;
  const halfHead = sendBytes(impatient.host.url, start, 4000);
  const halfBody = sendBytes(impatient.host.url, `${start}content-length: 500\r\n\r\n{"data"`, 4000);
  expect((await halfHead).end).toBe('closed');
  expect(await halfBody).toMatchObject({ text: '', end: 'closed' });

  const session = impatient.startSession();
  impatient.host.sessions.engineOf(session).breakNext('createProposal', { kind: 'latency', ms: 900 });
  expect((await impatient.create(session)).status).toBe(200);
  await impatient.host.close();
}, 15_000);

test('the service accepts files of up to 10 MB, and refuses larger ones with a message about the limit', async () => {
  const session = testHost.startSession();
  await testHost.create(session);
  const engine = testHost.host.sessions.engineOf(session);
  const step = Object.values(engine.snapshot().world.proposals)[0]?.currentStep;
  const upload = async (size: number) => {
    const form = new FormData();
    form.append('hashId', testHost.hash);
    form.append('order', '1');
    form.append('data', new Blob(['{}'], { type: 'application/json' }));
    form.append('documento', new File([new Uint8Array(size)], 'rg.jpg', { type: 'image/jpeg' }));
    const response = await fetch(
      `${testHost.host.url}${servicePath}/update-step/${testHost.hash}/step/${step}`,
      {
        method: 'PATCH',
        headers: { version: 'v2', 'x-mock-session': session },
        body: form,
      },
    );
    return { status: response.status, message: (await response.json()).message };
  };
  expect(await upload(10 * 2 ** 20 + 1)).toEqual({
    status: 413,
    message: 'O arquivo enviado é muito grande. Envie um arquivo de até 10 MB.',
  });
  expect(engine.report().effects.uploads).toBe(0);
  expect((await upload(10 * 2 ** 20)).status).toBe(200);
}, 30_000);

test('a body larger than any set of photos is refused with 413', async () => {
  const body = Buffer.alloc(MAX_BODY_BYTES + 1, 'x');
  const answer = await testHost.send('strange', {
    method: 'POST',
    path: getCreationPath(),
    body,
    timeLimit: 20_000,
  });
  expect(answer.status).toBe(413);
  expect(JSON.parse(answer.body)).toEqual({
    code: 413,
    message: 'O envio é grande demais: o limite é de 10 MB ao todo.',
  });
}, 30_000);

test('a body with __proto__ changes no prototype', async () => {
  const body =
    '{"data":{"__proto__":{"polluted":1}},"constructor":{"prototype":{"polluted":1}},"__proto__":{"polluted":1}}';
  await testHost.send('strange', { method: 'POST', path: getCreationPath(), body });
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

test('twelve bodies of 20 MB in parallel are refused and take little memory', async () => {
  const body = Buffer.alloc(20 * 2 ** 20, 'x');
  const bytesBefore = process.memoryUsage().arrayBuffers;
  let peak = bytesBefore;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().arrayBuffers);
  }, 5);
  const head = `POST ${getCreationPath()} HTTP/1.1\r\nhost: localhost\r\nx-mock-session: strange\r\ncontent-length: ${body.length}\r\n\r\n`;
  const sendBody = async () => {
    const connection = await openConnection(testHost.host.url);
    void connection.sendBytes(head, 40_000);
    // All clients send the same buffer, so what grows is the memory of the host.
    return connection.sendBytes(body, 40_000).finally(connection.close);
  };
  const answers = await Promise.all(Array.from({ length: 12 }, sendBody));
  clearInterval(watch);
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 413));
  expect((peak - bytesBefore) / 2 ** 20).toBeLessThan(100);
}, 60_000);

test('a client that sends a byte from time to time is disconnected in the end', async () => {
  const impatient = await startTestHost({ timeLimit: 200 });
  impatient.startSession({}, 'strange');
  const connection = await openConnection(impatient.host.url);
  const head = `POST ${getCreationPath()} HTTP/1.1\r\nhost: localhost\r\nx-mock-session: strange\r\ncontent-length: 5000\r\n\r\n`;
  let end = (await connection.sendBytes(head, 50)).end;
  for (let sent = 0; sent < 100 && end === 'still open'; sent += 1)
    end = (await connection.sendBytes('x', 100)).end;
  expect(end).not.toBe('still open');
  connection.close();
  await impatient.host.close();
}, 20_000);
