import { render } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderSample } from '#controls/render-sample.tsx';
import type { Camera } from '#journey/fields/camera.ts';
import { createCamera } from '#platform/camera.ts';
import { createFiles, drawPhoto, fakeCamera, getFileInput, rg } from '#tests/flows/draw-photo.ts';
import { createGate } from '#tests/support/create-gate.ts';
import { eventually } from '#tests/support/eventually.ts';
import { Dialog } from '#ui/dialog.tsx';

const createRefusingCamera = (name: string) => fakeCamera(() => Promise.reject(new DOMException('no', name)));

function boxOf(element: Element | null): DOMRect {
  if (!element) throw new Error('There is no such element.');
  return element.getBoundingClientRect();
}

test('[3.32] a photo is taken with the rear camera, checked, taken again and used; then the camera is released', async () => {
  const { camera, getUserMedia, streams, stop } = fakeCamera();
  const onEdit = vi.fn();
  renderSample({ field: rg, onEdit, files: createFiles(), camera });
  await userEvent.click(page.getByRole('button', { name: 'Tirar foto' }));
  const view = page.getByRole('dialog', { name: 'Foto do RG' });
  await expect.element(view).toBeVisible();
  await eventually(() =>
    expect(getUserMedia.mock.calls[0]?.[0]).toMatchObject({ video: { facingMode: 'environment' } }),
  );
  await expect.element(page.getByText('Encaixe o documento inteiro na moldura')).toBeVisible();
  const shutter = view.getByRole('button', { name: 'Tirar foto' });
  await eventually(() => expect(document.querySelector('video')?.videoWidth).toBe(64));
  await userEvent.click(shutter);
  await userEvent.click(page.getByRole('button', { name: 'Tirar outra' }));
  await userEvent.click(shutter);
  await expect.element(page.getByRole('img', { name: 'Foto tirada' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Usar foto' }));
  await expect.element(view).not.toBeInTheDocument();
  await eventually(() => expect(onEdit).toHaveBeenCalledTimes(1));
  expect(onEdit.mock.lastCall?.[1]).toEqual([{ id: 'arquivo-1', name: 'foto-do-rg.jpg' }]);
  expect(streams.flatMap(stream => stream.getTracks()).every(track => track.readyState === 'ended')).toBe(
    true,
  );
  stop();
});

test('[3.32] a press before the first frame of the camera takes that frame', async () => {
  const canvas = document.createElement('canvas');
  // The canvas is empty, so the stream has no picture.
  const stream = canvas.captureStream();
  const { camera, stop } = fakeCamera(async () => stream);
  renderSample({ field: rg, files: createFiles(), camera });
  await userEvent.click(page.getByRole('button', { name: 'Tirar foto' }));
  const view = page.getByRole('dialog', { name: 'Foto do RG' });
  await userEvent.click(view.getByRole('button', { name: 'Tirar foto' }));
  expect(document.querySelector('video')?.videoWidth).toBe(0);
  const timer = setInterval(() => {
    canvas.getContext('2d')?.fillRect(0, 0, Math.random() * 100, 4);
  }, 20);
  await expect.element(page.getByRole('img', { name: 'Foto tirada' })).toBeVisible();
  clearInterval(timer);
  stop();
});

test('[3.32] [15.8] a press before the first frame shows that the camera is awaited, and takes no photo with the camera that replaces it', async () => {
  const withPicture = fakeCamera();
  let openings = 0;
  const { camera, stop } = fakeCamera(async () => {
    openings += 1;
    // The first camera is covered: its canvas is empty, so the stream has no picture.
    return openings === 1 ? document.createElement('canvas').captureStream() : withPicture.getUserMedia();
  });
  renderSample({ field: rg, files: createFiles(), camera });
  await userEvent.click(page.getByRole('button', { name: 'Tirar foto' }));
  const view = page.getByRole('dialog', { name: 'Foto do RG' });
  const shutter = view.getByRole('button', { name: 'Tirar foto' });
  await userEvent.click(shutter);
  await expect.element(view.getByRole('status')).toHaveTextContent('Aguardando a imagem da câmera…');
  await userEvent.click(view.getByRole('button', { name: 'Trocar de câmera' }));
  await eventually(() => expect(document.querySelector('video')?.videoWidth).toBe(64));
  await expect.element(page.getByText('Encaixe o documento inteiro na moldura')).toBeVisible();
  // The event of the new camera has come; encoding a photo would take less.
  await new Promise(resolve => setTimeout(resolve, 300));
  expect(page.getByRole('img', { name: 'Foto tirada' }).elements()).toEqual([]);
  await userEvent.click(shutter);
  await expect.element(page.getByRole('img', { name: 'Foto tirada' })).toBeVisible();
  withPicture.stop();
  stop();
});

test('a face is taken with the front camera, and either can be chosen', async () => {
  const { camera, getUserMedia, stop } = fakeCamera();
  renderSample({ field: { ...rg, key: 'selfie', label: 'Sua selfie' }, files: createFiles(), camera });
  await userEvent.click(page.getByRole('button', { name: 'Tirar foto' }));
  await expect.element(page.getByText('Encaixe o rosto na moldura')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Trocar de câmera' }));
  await eventually(() => expect(getUserMedia).toHaveBeenCalledTimes(2));
  expect(getUserMedia.mock.calls.map(([constraints]) => constraints)).toMatchObject([
    { video: { facingMode: 'user' } },
    { video: { facingMode: 'environment' } },
  ]);
  stop();
});

test('[3.32] after two quick changes of the camera the shutter waits for the new picture', async () => {
  const gate = createGate();
  const { camera, getUserMedia, stop } = fakeCamera();
  const slowCamera: Camera = {
    ...camera,
    async open(facing, signal) {
      const result = await camera.open(facing, signal);
      if (getUserMedia.mock.calls.length > 1) await gate.opened;
      return result;
    },
  };
  renderSample({ field: rg, files: createFiles(), camera: slowCamera });
  await userEvent.click(page.getByRole('button', { name: 'Tirar foto' }));
  const view = page.getByRole('dialog', { name: 'Foto do RG' });
  const shutter = view.getByRole('button', { name: 'Tirar foto' });
  await expect.element(shutter).toBeEnabled();
  await userEvent.click(view.getByRole('button', { name: 'Trocar de câmera' }));
  await expect.element(shutter).toBeDisabled();
  await userEvent.click(view.getByRole('button', { name: 'Trocar de câmera' }));
  await eventually(() => expect(getUserMedia).toHaveBeenCalledTimes(3));
  await expect.element(shutter).toBeDisabled();
  gate.open();
  await expect.element(shutter).toBeEnabled();
  stop();
});

test('[13.8] Escape closes and releases the camera, and returns the focus', async () => {
  const { camera, streams, stop } = fakeCamera();
  renderSample({ field: rg, files: createFiles(), camera });
  await userEvent.click(page.getByRole('button', { name: 'Tirar foto' }));
  await expect.element(page.getByText('Encaixe o documento')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Tirar foto' })).toHaveFocus();
  expect(streams[0]?.getTracks().map(track => track.readyState)).toEqual(['ended']);
  stop();
});

test('[3.8] [13.8] a question that opens over the camera can be answered, and then the camera goes on', async () => {
  const { camera, stop } = fakeCamera();
  renderSample({ field: rg, files: createFiles(), camera });
  await userEvent.click(page.getByRole('button', { name: 'Tirar foto' }));
  const view = page.getByRole('dialog', { name: 'Foto do RG' });
  await expect.element(view.getByRole('button', { name: 'Tirar foto' })).toBeEnabled();
  const onOk = vi.fn();
  const questionWith = (open: boolean) => (
    <Dialog open={open} title="Você ainda está aí?" okText="Continuar" onOk={onOk} onDismiss={vi.fn()} />
  );
  const { rerender } = render(questionWith(true));
  await expect.element(view).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Continuar' }));
  expect(onOk).toHaveBeenCalledTimes(1);
  rerender(questionWith(false));
  await expect.element(view.getByRole('button', { name: 'Tirar foto' })).toBeEnabled();
  expect(view.element().contains(document.activeElement)).toBe(true);
  stop();
});

for (const [name, message, hasRetry] of [
  ['NotAllowedError', 'Sem acesso à câmera', true],
  ['NotFoundError', 'Nenhuma câmera encontrada', false],
  ['NotReadableError', 'A câmera está em uso', true],
  ['WhateverError', 'Não foi possível abrir a câmera', true],
] as const)
  test(`${name}: "${message}", and a file can be chosen at once`, async () => {
    const { camera, getUserMedia, stop } = createRefusingCamera(name);
    renderSample({ field: rg, files: createFiles(), camera });
    await userEvent.click(page.getByRole('button', { name: 'Tirar foto' }));
    const view = page.getByRole('dialog');
    await expect.element(view.getByRole('alert')).toHaveTextContent(message);
    const retry = view.getByRole('button', { name: 'Tentar novamente' });
    expect(retry.elements()).toHaveLength(hasRetry ? 1 : 0);
    if (hasRetry) {
      await userEvent.click(retry);
      await eventually(() => expect(getUserMedia).toHaveBeenCalledTimes(2));
      await expect.element(view.getByRole('alert')).toHaveTextContent(message);
    }
    await userEvent.upload(view.getByLabelText('Escolher arquivo'), await drawPhoto('frente.png'));
    await expect.element(view).not.toBeInTheDocument();
    await expect.element(page.getByText('frente.jpg', { exact: true })).toBeVisible();
    stop();
  });

test('without a camera in the page, a touch screen names the camera app that its button opens', async () => {
  const matchMedia = window.matchMedia.bind(window);
  vi.stubGlobal('matchMedia', (query: string) =>
    query === '(any-pointer: coarse)' ? { matches: true } : matchMedia(query),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const { camera, stop } = createRefusingCamera('NotFoundError');
  renderSample({ field: rg, files: createFiles(), camera });
  await userEvent.click(page.getByRole('button', { name: 'Tirar foto' }));
  const message = page.getByRole('dialog').getByRole('alert');
  await expect.element(message).toHaveTextContent('Não conseguimos abrir a câmera aqui');
  await expect.element(message).toHaveTextContent('Use o aplicativo de câmera ou escolha um arquivo.');
  await expect.element(message.getByLabelText('Usar o aplicativo de câmera')).toBeInTheDocument();
  await expect.element(message).not.toHaveTextContent('não tem uma câmera');
  stop();
});

test('[13.2] in the camera the focus goes from the shutter to the question about the photo, back to the shutter, and never to the body', async () => {
  const { camera, getUserMedia, stop } = fakeCamera();
  renderSample({ field: rg, files: createFiles(), camera });
  await userEvent.click(page.getByRole('button', { name: 'Tirar foto' }));
  const view = page.getByRole('dialog', { name: 'Foto do RG' });
  const press = async (name: string): Promise<void> => {
    const button = view.getByRole('button', { name });
    await expect.element(button).toBeEnabled();
    button.element().focus();
    await userEvent.keyboard('{Enter}');
  };
  await press('Tirar foto');
  await expect.element(view.getByRole('group', { name: 'Dá para ler tudo' })).toHaveFocus();
  await press('Tirar outra');
  await expect.element(view.getByRole('button', { name: 'Tirar foto' })).toHaveFocus();
  await press('Trocar de câmera');
  await eventually(() => expect(getUserMedia).toHaveBeenCalledTimes(2));
  await expect.element(view.getByRole('button', { name: 'Tirar foto' })).toBeEnabled();
  await expect.element(view.getByRole('button', { name: 'Trocar de câmera' })).toHaveFocus();
  stop();
});

test('[13.2] a camera that fails while its button has the focus leaves the focus in the dialog', async () => {
  const { camera, streams, stop } = fakeCamera();
  renderSample({ field: rg, files: createFiles(), camera });
  await userEvent.click(page.getByRole('button', { name: 'Tirar foto' }));
  const view = page.getByRole('dialog', { name: 'Foto do RG' });
  const shutter = view.getByRole('button', { name: 'Tirar foto' });
  await expect.element(shutter).toBeEnabled();
  shutter.element().focus();
  streams[0]?.getVideoTracks()[0]?.dispatchEvent(new Event('ended'));
  await expect.element(view.getByRole('alert')).toHaveTextContent('A câmera foi interrompida');
  await expect.element(view.getByRole('heading', { name: 'Foto do RG' })).toHaveFocus();
  stop();
});

for (const [width, height] of [
  [360, 740],
  [740, 360],
  [320, 256],
  [1280, 800],
] as const)
  test(`[13.1] [15.1] at ${width} by ${height} px the camera shows its whole frame with the hint, and the whole photo`, async () => {
    await page.viewport(width, height);
    const { camera, stop } = fakeCamera();
    for (const [label, hint] of [
      ['Foto do RG', 'Encaixe o documento inteiro'],
      ['Sua selfie', 'Encaixe o rosto'],
    ] as const) {
      renderSample({
        field: { ...rg, key: label === 'Sua selfie' ? 'selfie' : 'rg', label },
        files: createFiles(),
        camera,
      });
      await userEvent.click(page.getByRole('button', { name: 'Tirar foto' }));
      const view = page.getByRole('dialog', { name: label });
      const shutter = view.getByRole('button', { name: 'Tirar foto' });
      await expect.element(shutter).toBeEnabled();
      const text = view.getByText(hint).element();
      const area = boxOf(document.querySelector('video'));
      for (const part of [text, text.previousElementSibling]) {
        const box = boxOf(part);
        expect(box.height, label).toBeGreaterThan(30);
        expect([box.top >= area.top, box.bottom <= area.bottom, box.left >= area.left], label).toEqual([
          true,
          true,
          true,
        ]);
      }
      expect(boxOf(shutter.element()).bottom).toBeLessThanOrEqual(height);
      await eventually(() => expect(document.querySelector('video')?.videoWidth).toBe(64));
      await userEvent.click(shutter);
      const photo = view.getByRole('img', { name: 'Foto tirada' });
      await eventually(() => expect(boxOf(photo.element()).height).toBe(48));
      await userEvent.click(view.getByRole('button', { name: 'Fechar câmera' }));
    }
    stop();
  });

test('[13.2] [13.8a] while a camera that was refused is asked again, the focus stays in its dialog', async () => {
  const { camera, getUserMedia, stop } = createRefusingCamera('NotAllowedError');
  renderSample({ field: rg, files: createFiles(), camera });
  await userEvent.click(page.getByRole('button', { name: 'Tirar foto' }));
  const view = page.getByRole('dialog');
  const retry = view.getByRole('button', { name: 'Tentar novamente' });
  await expect.element(retry).toBeVisible();
  getUserMedia.mockImplementation(() => new Promise<MediaStream>(() => undefined));
  await userEvent.click(retry);
  await eventually(() => expect(retry.elements()).toHaveLength(0));
  expect(view.element().contains(document.activeElement)).toBe(true);
  stop();
});

test('a camera that stops during its preview shows a message and can be started again', async () => {
  const { camera, streams, stop } = fakeCamera();
  renderSample({ field: rg, files: createFiles(), camera });
  await userEvent.click(page.getByRole('button', { name: 'Tirar foto' }));
  await expect.element(page.getByText('Encaixe o documento')).toBeVisible();
  streams[0]?.getVideoTracks()[0]?.dispatchEvent(new Event('ended'));
  await expect
    .element(page.getByRole('dialog').getByRole('alert'))
    .toHaveTextContent('A câmera foi interrompida');
  await userEvent.click(page.getByRole('button', { name: 'Tentar novamente' }));
  await expect.element(page.getByText('Encaixe o documento')).toBeVisible();
  stop();
});

test('if a page may not use the camera, a desktop opens the file dialog', async () => {
  const insecure = createCamera({ isSecureContext: false, navigator: {} });
  renderSample({ field: rg, files: createFiles(), camera: insecure });
  await expect.element(getFileInput()).toBeInTheDocument();
  expect(page.getByLabelText('Tirar foto').elements()).toHaveLength(0);
});

test('[15.8] [4.34] the camera asks about a face whether it is whole and sharp, with either camera, and not whether one can read it', async () => {
  const { camera, getUserMedia, stop } = fakeCamera();
  renderSample({ field: { ...rg, key: 'selfie', label: 'Sua selfie' }, files: createFiles(), camera });
  await userEvent.click(page.getByRole('button', { name: 'Tirar foto' }));
  const view = page.getByRole('dialog', { name: 'Sua selfie' });
  const shutter = view.getByRole('button', { name: 'Tirar foto' });
  await expect.element(shutter).toBeEnabled();
  await userEvent.click(view.getByRole('button', { name: 'Trocar de câmera' }));
  await eventually(() => expect(getUserMedia).toHaveBeenCalledTimes(2));
  await expect.element(shutter).toBeEnabled();
  await expect.element(view.getByText('Encaixe o rosto')).toBeVisible();
  await userEvent.click(shutter);
  const question = 'Seu rosto aparece inteiro, nítido e bem iluminado?';
  await expect.element(view.getByRole('group', { name: question })).toHaveFocus();
  expect(view.getByText('Dá para ler tudo').elements()).toHaveLength(0);
  stop();
});
