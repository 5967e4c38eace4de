import { beforeAll, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { renderSample } from '#controls/render-sample.tsx';
import { createCamera } from '#platform/camera.ts';
import { createClock } from '#platform/clock.ts';
import { createImageStore } from '#platform/image-store.ts';
import { createImages } from '#platform/images.ts';

const rg = { label: 'Foto do RG', key: 'rg', component: 'imageCapture' };
const proof = { label: 'Comprovante', key: 'conta', component: 'file' };
const createFiles = () => createImageStore(createImages(window, createClock()));

// Chromium does not get its mouse back afterwards, so this file is in the project `isolated`.
beforeAll(async () => {
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true });
});

test('[15.8] a phone is asked to tap, not to drag', async () => {
  renderSample({ field: proof, files: createFiles() });
  await expect.element(page.getByText('Toque para escolher')).toBeVisible();
  renderSample({ field: rg, files: createFiles() });
  await expect.element(page.getByText('Toque para fotografar ou escolher')).toBeVisible();
  expect(page.getByText('Arraste').elements()).toEqual([]);
});

test('if a page may not use the camera, a phone opens its camera app', async () => {
  const insecure = createCamera({ isSecureContext: false, navigator: {} });
  renderSample({ field: rg, files: createFiles(), camera: insecure });
  await expect.element(page.getByLabelText('Tirar foto')).toHaveAttribute('capture', 'environment');
});

test('if the visitor refuses the camera, a phone offers its camera app', async () => {
  const getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  const refused = createCamera({ isSecureContext: true, navigator: { mediaDevices: { getUserMedia } } });
  renderSample({ field: rg, files: createFiles(), camera: refused });
  await userEvent.click(page.getByRole('button', { name: 'Tirar foto' }));
  await expect
    .element(page.getByLabelText('Usar o aplicativo de câmera'))
    .toHaveAttribute('capture', 'environment');
});
