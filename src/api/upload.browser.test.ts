import { expect, test, vi } from 'vitest';
import { upload } from './upload.ts';

/** An address of the test server that accepts uploads (tools/upload-sink-plugin.ts). */
const uploadSink = `${location.origin}/upload-sink`;
const createBody = () => {
  const form = new FormData();
  form.append('rg', new File([new Uint8Array(3_000_000)], 'rg.jpg', { type: 'image/jpeg' }));
  return form;
};

test('a real upload reports how many bytes it has sent, up to the last', async () => {
  const onSent = vi.fn();
  const { response } = await upload({
    method: 'POST',
    url: uploadSink,
    headers: { version: 'v2' },
    body: createBody(),
    signal: new AbortController().signal,
    onSent,
  });
  expect(response.status).toBe(200);
  // The answer keeps its headers: Retry-After is one of them (4.28).
  expect(response.headers.get('date')).toMatch(/ GMT$/);
  const progress = onSent.mock.calls.map(([sent, total]) => [Number(sent), Number(total)] as const);
  const [sent, total] = progress.at(-1) ?? [0, 1];
  expect(total).toBeGreaterThan(3_000_000);
  expect(sent).toBe(total);
  expect(progress.map(([bytes]) => bytes)).toEqual(progress.map(([bytes]) => bytes).sort((a, b) => a - b));
});

test('[8.20] [1.1] the accents of an answer to an upload in Latin-1 are readable', async () => {
  const { data } = await upload({
    method: 'POST',
    url: `${uploadSink}?latin1`,
    headers: {},
    body: createBody(),
    signal: new AbortController().signal,
  });
  expect(data).toBe('{"message":"Não recebido"}');
});

test('[11.10] the signal aborts an upload, with its reason', async () => {
  const controller = new AbortController();
  const sending = upload({
    method: 'POST',
    url: uploadSink,
    headers: {},
    body: createBody(),
    signal: controller.signal,
    onSent: () => controller.abort('enough'),
  });
  await expect(sending).rejects.toBe('enough');
});

test('[11.10] [11.2] an upload that a gateway answers with a status of its own ends as a failure of the gateway', async () => {
  const { response, error } = await upload({
    method: 'POST',
    url: `${uploadSink}?700`,
    headers: {},
    body: createBody(),
    signal: new AbortController().signal,
  });
  expect(response.status).toBe(502);
  expect(error).toBe('received');
});
