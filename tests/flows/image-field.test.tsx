import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderSample } from '#controls/render-sample.tsx';
import { createFiles, drawPhoto, fakeCamera, getFileInput, rg } from '#tests/flows/draw-photo.ts';
import { eventually } from '#tests/support/eventually.ts';

const proof = { label: 'Comprovante', key: 'conta', component: 'file' };

const getGroup = (name: string) => page.getByRole('group', { name });

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

test('[7.10] [13.3] new photos stay after the sent ones, as the service keeps them: neither a move nor a replacement changes that', async () => {
  const onEdit = vi.fn();
  const value = ['p1.jpg', 'p2.jpg'].map(name => ({ id: '', name }));
  renderSample({ field: rg, onEdit, files: createFiles(), value });
  const listNames = () => onEdit.mock.lastCall?.[1].map(({ name }: { name: string }) => name);
  await userEvent.upload(page.getByLabelText('Trocar p1.jpg'), await drawPhoto('nova.png'));
  await expect.element(page.getByText('nova.jpg', { exact: true })).toBeVisible();
  expect(listNames()).toEqual(['p2.jpg', 'nova.jpg']);
  await userEvent.upload(page.getByLabelText('Adicionar arquivo'), await drawPhoto('outra.png'));
  await expect.element(page.getByRole('button', { name: 'Mover outra.jpg para cima' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Mover nova.jpg para cima' }).elements()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Mover outra.jpg para cima' }));
  expect(listNames()).toEqual(['p2.jpg', 'outra.jpg', 'nova.jpg']);
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
    'Este navegador não abre fotos no formato HEIC: IMG_1.HEIC. Escolha uma foto em JPG ou PNG.',
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
      window.innerHeight - Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom);
    expect(dockTop).toBeLessThan(700);
    await expect.poll(() => message.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(dockTop);
  } finally {
    Object.assign(document.body.style, { paddingTop: '', paddingBottom: '' });
    window.scrollTo(0, 0);
    await page.viewport(1280, 800);
  }
});
