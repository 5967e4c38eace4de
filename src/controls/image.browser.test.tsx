import { expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { renderTrial } from './render-trial.tsx';

const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  character => character.charCodeAt(0),
);
const photo = (name: string) => new File([PIXEL], name, { type: 'image/png' });
const rg = { label: 'Foto do RG', key: 'rg', component: 'imageCapture' };
const door = () => page.getByLabelText('Escolher arquivo');

test('a photo is attached, previewed and named', async () => {
  const onEdit = vi.fn();
  renderTrial({ field: rg, onEdit });
  await expect.element(page.getByRole('group', { name: 'Foto do RG' })).toBeVisible();
  await userEvent.upload(door(), photo('frente.png'));
  await expect.element(page.getByText('frente.png')).toBeVisible();
  await vi.waitFor(() => expect(document.querySelector('img')?.naturalWidth).toBe(1));
  expect(onEdit.mock.lastCall?.[1]).toEqual([{ id: 'arquivo-1', name: 'frente.png' }]);
});

test('several photos stand one under the other, and each can be taken away', async () => {
  const onEdit = vi.fn();
  renderTrial({ field: rg, onEdit });
  await userEvent.upload(door(), [photo('frente.png'), photo('verso.png')]);
  await userEvent.click(page.getByRole('button', { name: 'Remover frente.png' }));
  await expect.element(page.getByText('frente.png')).not.toBeInTheDocument();
  expect(onEdit.mock.lastCall?.[1]).toEqual([{ id: 'arquivo-2', name: 'verso.png' }]);
  await expect.element(page.getByLabelText('Escolher outro arquivo')).toBeInTheDocument();
});

test('a file of the wrong type is refused in words, the fitting ones are kept', async () => {
  const onEdit = vi.fn();
  renderTrial({ field: rg, onEdit });
  await userEvent.upload(door(), [new File(['x'], 'conta.txt', { type: 'text/plain' }), photo('frente.png')]);
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Não aceitamos este tipo de arquivo: conta.txt. Envie uma foto.');
  expect(onEdit.mock.calls).toEqual([
    [[{ id: 'arquivo-1', name: 'frente.png' }], [{ id: 'arquivo-1', name: 'frente.png' }]],
  ]);
});

test('on a device to touch a photo offers the camera, a file does not and takes a PDF', async () => {
  renderTrial({ field: rg });
  await expect.element(door()).toBeInTheDocument();
  expect(page.getByLabelText('Tirar foto').elements()).toHaveLength(0);
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true });
  renderTrial({ field: rg });
  await expect.element(page.getByLabelText('Tirar foto')).toHaveAttribute('capture', 'environment');
  renderTrial({ field: { ...rg, component: 'file' } });
  await expect.element(door()).toBeInTheDocument();
  expect(page.getByLabelText('Tirar foto').elements()).toHaveLength(0);
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await userEvent.upload(door(), new File(['%PDF'], 'conta.pdf', { type: 'application/pdf' }));
  await expect.element(page.getByText('conta.pdf')).toBeVisible();
});

test('a file that only the service has is shown by its name', async () => {
  renderTrial({ field: rg, value: [{ id: '', name: 'rg-enviado.jpg' }] });
  await expect.element(page.getByText('rg-enviado.jpg')).toBeVisible();
});
