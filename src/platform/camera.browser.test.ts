import { expect, test, vi } from 'vitest';
import { createCamera } from './camera.ts';

const neverAborted = new AbortController().signal;
const createStream = () => document.createElement('canvas').captureStream();
const cameraWith = (getUserMedia: MediaDevices['getUserMedia']) =>
  createCamera({ isSecureContext: true, navigator: { mediaDevices: { getUserMedia } } });

test('a camera is requested by its direction, without sound, and released afterwards', async () => {
  const stream = createStream();
  const getUserMedia = vi.fn(async () => stream);
  const opened = await cameraWith(getUserMedia).open('environment', neverAborted);
  expect(getUserMedia.mock.calls).toMatchObject([[{ audio: false, video: { facingMode: 'environment' } }]]);
  if (!opened.ok) throw new Error(opened.problem);
  opened.value.stop();
  expect(stream.getTracks().map(track => track.readyState)).toEqual(['ended']);
});

test('each error of the browser is decoded to a camera problem', async () => {
  const refusals = {
    NotAllowedError: 'denied',
    SecurityError: 'denied',
    NotFoundError: 'missing',
    OverconstrainedError: 'missing',
    NotReadableError: 'busy',
    AbortError: 'busy',
    SomethingElse: 'failed',
  };
  for (const [name, problem] of Object.entries(refusals)) {
    const camera = cameraWith(() => Promise.reject(new DOMException('no', name)));
    expect([name, await camera.open('user', neverAborted)]).toEqual([name, { ok: false, problem }]);
  }
});

test('plain http and a missing camera interface are reported before a permission is requested', async () => {
  const insecure = createCamera({ isSecureContext: false, navigator: {} });
  const legacyCamera = createCamera({ isSecureContext: true, navigator: {} });
  expect([insecure.findObstacle(), legacyCamera.findObstacle()]).toEqual(['insecure', 'unsupported']);
  expect(await insecure.open('user', neverAborted)).toEqual({ ok: false, problem: 'insecure' });
});

test('a camera that is granted after the view has closed is released at once', async () => {
  const stream = createStream();
  const closing = new AbortController();
  const opening = cameraWith(async () => {
    closing.abort();
    return stream;
  }).open('user', closing.signal);
  expect((await opening).ok).toBe(false);
  expect(stream.getTracks().map(track => track.readyState)).toEqual(['ended']);
});

test('a stream that ends by itself is reported once; a stream that the app stops is not', async () => {
  const stream = createStream();
  const opened = await cameraWith(async () => stream).open('user', neverAborted);
  if (!opened.ok) throw new Error(opened.problem);
  const lost = vi.fn();
  opened.value.onLost(lost);
  const [track] = stream.getVideoTracks();
  track?.dispatchEvent(new Event('ended'));
  track?.dispatchEvent(new Event('ended'));
  expect(lost).toHaveBeenCalledTimes(1);
  const removedListener = vi.fn();
  opened.value.onLost(removedListener)();
  track?.dispatchEvent(new Event('ended'));
  expect(removedListener).not.toHaveBeenCalled();
});
