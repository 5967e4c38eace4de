import { expect, test, vi } from 'vitest';
import { upload } from './upload.ts';

/** Of the test server (tools/upload-sink-plugin.ts). */
const uploadSink = `${location.origin}/upload-sink`;
const body = () => {
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
    body: body(),
    signal: new AbortController().signal,
    onSent,
  });
  expect(response.status).toBe(200);
  // The answer keeps its headers: Retry-After is one of them (4.28).
  expect(response.headers.get('date')).toBeTruthy();
  const progress = onSent.mock.calls.map(([sent, total]) => [Number(sent), Number(total)] as const);
  const [sent, total] = progress.at(-1) ?? [0, 1];
  expect(total).toBeGreaterThan(3_000_000);
  expect(sent).toBe(total);
  expect(progress.map(([bytes]) => bytes)).toEqual(progress.map(([bytes]) => bytes).sort((a, b) => a - b));
});

test('[11.10] the signal aborts an upload, with its reason', async () => {
  const ending = new AbortController();
  const sending = upload({
    method: 'POST',
    url: uploadSink,
    headers: {},
    body: body(),
    signal: ending.signal,
    onSent: () => ending.abort('enough'),
  });
  await expect(sending).rejects.toBe('enough');
});
