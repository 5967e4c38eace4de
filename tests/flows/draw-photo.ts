import { vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Camera } from '#journey/fields/camera.ts';
import { createCamera } from '#platform/camera.ts';
import { createClock } from '#platform/clock.ts';
import { createImageStore } from '#platform/image-store.ts';
import { createImages } from '#platform/images.ts';

export const rg = { label: 'Foto do RG', key: 'rg', component: 'imageCapture' };

/** The real image store: it checks, shrinks and stores files. */
export const createFiles = () => createImageStore(createImages(window, createClock()));

export const getFileInput = () => page.getByLabelText('Escolher arquivo');

/** Draws a photo of this size. */
export async function drawPhoto(name: string, width = 60, height = 40): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context) context.fillStyle = 'green';
  context?.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
}

/** A camera that shows a drawn picture. `getPermission` replaces the browser's permission prompt. */
export function fakeCamera(getPermission?: () => Promise<MediaStream>) {
  const canvas = document.createElement('canvas');
  canvas.width = 64;
  canvas.height = 48;
  const context = canvas.getContext('2d');
  const timer = setInterval(() => context?.fillRect(Math.random() * 60, 0, 4, 48), 20);
  const streams: MediaStream[] = [];
  const getUserMedia = vi.fn(async (_constraints?: MediaStreamConstraints) => {
    const stream = getPermission ? await getPermission() : canvas.captureStream(30);
    streams.push(stream);
    return stream;
  });
  const camera: Camera = createCamera({
    isSecureContext: true,
    navigator: { mediaDevices: { getUserMedia } },
  });
  return { camera, getUserMedia, streams, stop: () => clearInterval(timer) };
}
