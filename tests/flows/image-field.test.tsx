import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderSample } from '#controls/render-sample.tsx';
import type { Camera } from '#journey/fields/camera.ts';
import { createCamera } from '#platform/camera.ts';
import { createClock } from '#platform/clock.ts';
import { createImageStore } from '#platform/image-store.ts';
import { createImages } from '#platform/images.ts';
import { createGate } from '#tests/support/create-gate.ts';
import { eventually } from '#tests/support/eventually.ts';
import { Dialog } from '#ui/dialog.tsx';

const rg = { label: 'Foto do RG', key: 'rg', component: 'imageCapture' };
const proof = { label: 'Comprovante', key: 'conta', component: 'file' };
/** The real image store: it checks, shrinks and stores files. */
const createFiles = () => createImageStore(createImages(window, createClock()));
const getGroup = (name: string) => page.getByRole('group', { name });
const getFileInput = () => page.getByLabelText('Escolher arquivo');

/** Draws a photo of this size. */
async function drawPhoto(name: string, width = 60, height = 40): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context) context.fillStyle = 'green';
  context?.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
}

/** A camera that shows a drawn picture. `getPermission` replaces the browser's permission prompt. */
function fakeCamera(getPermission?: () => Promise<MediaStream>) {
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
const createRefusingCamera = (name: string) => fakeCamera(() => Promise.reject(new DOMException('no', name)));

function boxOf(element: Element | null): DOMRect {
  if (!element) throw new Error('There is no such element.');
  return element.getBoundingClientRect();
}

test('a photo is attached, previewed and named after its new format', async () => {
  const onEdit = vi.fn();
  renderSample({ field: rg, onEdit, files: createFiles() });
  await expect.element(getGroup('Foto do RG')).toBeVisible();
  await userEvent.upload(getFileInput(), await drawPhoto('frente.png'));
  await expect.element(page.getByText('frente.jpg', { exact: true })).toBeVisible();
  await eventually(() =>
    expect(page.getByRole('img', { name: 'Prévia de frente.jpg' }).element()).toHaveProperty(
      'naturalWidth',
      60,
    ),
  );
  expect(onEdit.mock.lastCall?.[1]).toEqual([{ id: 'arquivo-1', name: 'frente.jpg' }]);
});

test('several photos are shown in the order of sending; each can be moved, replaced and removed', async () => {
  const onEdit = vi.fn();
  renderSample({ field: rg, onEdit, files: createFiles() });
  const listNames = () => onEdit.mock.lastCall?.[1].map(({ name }: { name: string }) => name);
  await userEvent.upload(getFileInput(), [await drawPhoto('frente.png'), await drawPhoto('verso.png')]);
  await expect.element(page.getByText('verso.jpg', { exact: true })).toBeVisible();
  expect(listNames()).toEqual(['frente.jpg', 'verso.jpg']);
  await userEvent.click(page.getByRole('button', { name: 'Mover verso.jpg para cima' }));
  expect(listNames()).toEqual(['verso.jpg', 'frente.jpg']);
  await userEvent.upload(page.getByLabelText('Trocar verso.jpg'), await drawPhoto('nova.png'));
  await expect.element(page.getByText('nova.jpg', { exact: true })).toBeVisible();
  expect(listNames()).toEqual(['nova.jpg', 'frente.jpg']);
  await userEvent.click(page.getByRole('button', { name: 'Remover nova.jpg' }));
  expect(listNames()).toEqual(['frente.jpg']);
  await expect.element(page.getByLabelText('Adicionar arquivo')).toBeInTheDocument();
});

test('[13.2] a removed, changed or moved file leaves the focus on its neighbour, in the end on the file picker', async () => {
  renderSample({ field: rg, files: createFiles() });
  await userEvent.upload(getFileInput(), [
    await drawPhoto('a.png'),
    await drawPhoto('b.png'),
    await drawPhoto('c.png'),
  ]);
  await expect.element(page.getByText('c.jpg', { exact: true })).toBeVisible();
  const getButton = (name: string) => page.getByRole('button', { name });
  const pressByKey = async (name: string): Promise<void> => {
    getButton(name).element().focus();
    await userEvent.keyboard('{Enter}');
  };
  await pressByKey('Mover c.jpg para cima');
  await expect.element(getButton('Mover c.jpg para cima')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  // The first file has no such button, so the test takes the first button of its row, which removes nothing.
  await expect.element(page.getByLabelText('Trocar c.jpg')).toHaveFocus();
  await userEvent.upload(page.getByLabelText('Trocar c.jpg'), await drawPhoto('d.png'));
  await expect.element(page.getByLabelText('Trocar d.jpg')).toHaveFocus();
  await pressByKey('Remover d.jpg');
  await expect.element(getButton('Remover a.jpg')).toHaveFocus();
  await pressByKey('Remover b.jpg');
  await expect.element(getButton('Remover a.jpg')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(getFileInput()).toHaveFocus();
});

test('[13.2] [7.10] of two photos with the same file name the second is numbered, and so are its buttons', async () => {
  const onEdit = vi.fn();
  renderSample({ field: rg, onEdit, files: createFiles() });
  // The camera view and the camera app of an iPhone give all photos the same name.
  await userEvent.upload(getFileInput(), [await drawPhoto('foto.png'), await drawPhoto('foto.png')]);
  for (const name of ['Trocar foto.jpg', 'Trocar foto-2.jpg'])
    await expect.element(page.getByLabelText(name)).toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Mover foto-2.jpg para cima' }));
  await userEvent.click(page.getByRole('button', { name: 'Remover foto.jpg', exact: true }));
  await expect.element(page.getByRole('button', { name: 'Remover foto-2.jpg' })).toBeVisible();
  expect(onEdit.mock.lastCall?.[1]).toEqual([{ id: 'arquivo-2', name: 'foto-2.jpg' }]);
});

test('[13.3] an attached or removed file is announced politely, once', async () => {
  renderSample({ field: rg, files: createFiles() });
  const region = getGroup('Foto do RG').getByRole('status');
  const announcements: string[] = [];
  new MutationObserver(() => {
    const text = region.element().textContent;
    if (text !== '') announcements.push(text);
  }).observe(region.element(), { childList: true, characterData: true, subtree: true });
  await userEvent.upload(getFileInput(), await drawPhoto('a.png'));
  await expect.element(region).toHaveTextContent('Arquivo anexado: a.jpg');
  await userEvent.upload(page.getByLabelText('Adicionar arquivo'), [
    await drawPhoto('b.png'),
    await drawPhoto('c.png'),
  ]);
  await expect.element(region).toHaveTextContent('2 arquivos anexados');
  await userEvent.click(page.getByRole('button', { name: 'Remover b.jpg' }));
  await expect.element(region).toHaveTextContent('Arquivo removido: b.jpg');
  expect(announcements.filter(text => text !== 'Preparando…')).toEqual([
    'Arquivo anexado: a.jpg',
    '2 arquivos anexados',
    'Arquivo removido: b.jpg',
  ]);
});

test('[12.11a] invalid files are refused with a message that says what to do, valid ones are kept', async () => {
  const onEdit = vi.fn();
  renderSample({ field: rg, onEdit, files: createFiles() });
  const heic = Uint8Array.from([...'\0\0\0\x18ftypheic\0\0\0\0mif1heic'].map(letter => letter.charCodeAt(0)));
  await userEvent.upload(getFileInput(), [
    new File(['x'], 'conta.jpg', { type: 'image/jpeg' }),
    new File([heic], 'IMG_1.HEIC', { type: 'image/heic' }),
    await drawPhoto('frente.png'),
  ]);
  await expect.element(page.getByText('frente.jpg', { exact: true })).toBeVisible();
  const alertText = page.getByRole('alert').element().textContent;
  expect(alertText).toContain('Não aceitamos este tipo de arquivo: conta.jpg. Envie uma foto (JPG ou PNG).');
  expect(alertText).toContain(
    'Este navegador não abre fotos no formato HEIC: IMG_1.HEIC. Tire a foto por aqui',
  );
  expect(onEdit).toHaveBeenCalledTimes(1);
  // The next attempt removes the old error messages.
  await userEvent.upload(page.getByLabelText('Adicionar arquivo'), await drawPhoto('verso.png'));
  await expect.element(page.getByRole('alert')).toBeEmptyDOMElement();
});

test('[12.11a] two refused files of the same name are both reported', async () => {
  renderSample({ field: rg, files: createFiles() });
  const createText = () => new File(['x'], 'image.jpg', { type: 'image/jpeg' });
  await userEvent.upload(getFileInput(), [createText(), createText()]);
  const messages = page.getByRole('alert').getByText('Não aceitamos este tipo de arquivo: image.jpg.');
  await eventually(() => expect(messages.elements()).toHaveLength(2));
});

test('[12.11a] more than ten files are refused with a message', async () => {
  const onEdit = vi.fn();
  renderSample({ field: rg, onEdit, files: createFiles() });
  const photos = await Promise.all(Array.from({ length: 12 }, (_, index) => drawPhoto(`p${index}.png`)));
  await userEvent.upload(getFileInput(), photos);
  await expect.element(page.getByText('Você pode enviar até 10 arquivos aqui.')).toBeVisible();
  expect(onEdit.mock.lastCall?.[1]).toHaveLength(10);
});

test('dropped and pasted files are attached, too', async () => {
  renderSample({ field: rg, files: createFiles() });
  await expect.element(getFileInput()).toBeInTheDocument();
  const dropZone = page.getByText('Arraste para cá').element();
  const droppedFiles = new DataTransfer();
  droppedFiles.items.add(await drawPhoto('solta.png'));
  dropZone.dispatchEvent(
    new DragEvent('drop', { dataTransfer: droppedFiles, bubbles: true, cancelable: true }),
  );
  await expect.element(page.getByText('solta.jpg', { exact: true })).toBeVisible();
  const pastedFiles = new DataTransfer();
  pastedFiles.items.add(await drawPhoto('colada.png'));
  page
    .getByLabelText('Adicionar arquivo')
    .element()
    .dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: pastedFiles, bubbles: true, cancelable: true }),
    );
  await expect.element(page.getByText('colada.jpg', { exact: true })).toBeVisible();
});

test('[11.4] a file dropped beside the area does not replace the form, a dragged text is left to the browser', async () => {
  renderSample({ field: rg, files: createFiles() });
  await expect.element(getFileInput()).toBeInTheDocument();
  const dragged = new DataTransfer();
  dragged.items.add(await drawPhoto('solta.png'));
  const isRefused = (type: 'dragover' | 'drop', dataTransfer: DataTransfer): boolean =>
    !document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  expect([isRefused('dragover', dragged), isRefused('drop', dragged)]).toEqual([true, true]);
  const text = new DataTransfer();
  text.setData('text/plain', 'um texto');
  expect(isRefused('drop', text)).toBe(false);
  const area = page.getByText('Arraste para cá').element();
  area.dispatchEvent(new DragEvent('dragover', { dataTransfer: text, bubbles: true, cancelable: true }));
  await expect.element(page.getByText('Arraste para cá')).toBeVisible();
  expect(page.getByText('solta.jpg', { exact: true }).query()).toBeNull();
});

test('[15.8] where there is a mouse, the area says "Arraste"', async () => {
  renderSample({ field: proof, files: createFiles() });
  await expect.element(page.getByText('Arraste para cá, cole ou escolha')).toBeVisible();
});

test('[4.34] a file field accepts a PDF and has no camera', async () => {
  const { camera, stop } = fakeCamera();
  renderSample({ field: proof, files: createFiles(), camera });
  await userEvent.upload(getFileInput(), new File(['%PDF-1.7'], 'conta.pdf', { type: 'application/pdf' }));
  await expect.element(page.getByText('conta.pdf', { exact: true })).toBeVisible();
  expect(page.getByRole('button', { name: /foto/ }).elements()).toHaveLength(0);
  stop();
});

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

test('a file that only the service has is shown by its name; a read-only field cannot be changed', async () => {
  renderSample({ field: rg, value: [{ id: '', name: 'rg-enviado.jpg' }], readOnly: true });
  await expect.element(page.getByText('rg-enviado.jpg', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Já enviado')).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(0);
  expect(getFileInput().elements()).toHaveLength(0);
});

test('[13.6] the button for a photo has the text colour of the page, which is readable on the soft colour of every brand', async () => {
  const { camera, stop } = fakeCamera();
  renderSample({ field: rg, files: createFiles(), camera });
  const button = page.getByRole('button', { name: 'Tirar foto' });
  await expect.element(button).toBeVisible();
  const label = getGroup('Foto do RG').element();
  expect(getComputedStyle(button.element()).color).not.toBe(
    getComputedStyle(button.element()).borderTopColor,
  );
  expect(getComputedStyle(button.element()).color).toBe(getComputedStyle(label).color);
  stop();
});

test('[13.3] [15.1] on a phone the message about a file of another type comes into view above the dock', async () => {
  await page.viewport(360, 740);
  const room = { above: '480px', below: '400px' };
  Object.assign(document.body.style, { paddingTop: room.above, paddingBottom: room.below });
  try {
    renderSample({ field: rg, files: createFiles() });
    await userEvent.upload(getFileInput(), new File(['1;2;3'], 'planilha.csv', { type: 'text/csv' }));
    const message = getGroup('Foto do RG').getByText(/planilha\.csv/);
    await expect.element(message).toBeVisible();
    const dockTop =
      window.innerHeight - Number.parseInt(getComputedStyle(document.documentElement).scrollPaddingBottom);
    expect(dockTop).toBeLessThan(700);
    await expect.poll(() => message.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(dockTop);
  } finally {
    Object.assign(document.body.style, { paddingTop: '', paddingBottom: '' });
    window.scrollTo(0, 0);
    await page.viewport(1280, 800);
  }
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
