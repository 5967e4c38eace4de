import { expect, test } from 'vitest';
import { asUtf8 } from './as-utf8.ts';
import { createServiceClient } from './client.ts';

const text = '{"data":{"label":"Café"}}';
const latin1 = Uint8Array.from(text, character => character.charCodeAt(0));
const utf16 = (isBigEndian: boolean): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    [...`\uFEFF${text}`].flatMap(character => {
      const code = character.charCodeAt(0);
      return isBigEndian ? [code >> 8, code & 255] : [code & 255, code >> 8];
    }),
  );
const utf8 = new TextEncoder().encode(text);

test.each([
  ['Latin-1 that the header names', latin1, 'application/json; charset=ISO-8859-1'],
  ['Latin-1 that the header does not name', latin1, 'application/json'],
  ['Latin-1 of a server that names UTF-8 for everything', latin1, 'application/json;charset=utf-8'],
  ['UTF-16 that the header names', utf16(false), 'application/json; charset="utf-16"'],
  ['UTF-16 that the header does not name', utf16(false), 'application/json'],
  ['UTF-16, big endian', utf16(true), ''],
  ['UTF-8', utf8, 'application/json'],
  ['UTF-8 of a server that names Latin-1 for everything', utf8, 'application/json; charset=iso-8859-1'],
  ['UTF-8 with a charset that does not exist', utf8, 'application/json; charset=utf8mb4-br'],
])('[8.20] [1.1] the accents of an answer in %s are readable', async (_, body, type) => {
  const response = new Response(body, { status: 422, headers: { 'content-type': type, 'retry-after': '7' } });
  const readable = await asUtf8(response);
  expect(await readable.text()).toBe(text);
  expect(readable.status).toBe(422);
  expect(readable.headers.get('retry-after')).toBe('7');
});

test('[8.20] an answer without a body stays as it is', async () => {
  const response = new Response(null, { status: 204 });
  expect(await asUtf8(response)).toBe(response);
});

test('[8.20] an answer in UTF-8 stays as it is, so its status may be one that no script can create', async () => {
  const response = new Response(utf8);
  Object.defineProperty(response, 'status', { value: 999 });
  const readable = await asUtf8(response);
  expect(readable).toBe(response);
  expect(await readable.text()).toBe(text);
});

test('[8.20] [1.1] the client reads the answers of the service in the encoding of the service', async () => {
  const client = createServiceClient({
    serviceUrl: 'https://s.example',
    credential: 'segredo',
    headers: () => ({}),
    send: async () => new Response(latin1, { headers: { 'content-type': 'application/json' } }),
  });
  const { data } = await client.GET('/{hashId}/system', {
    params: { path: { hashId: 'a' } },
    parseAs: 'text',
  });
  expect(data).toBe(text);
});
