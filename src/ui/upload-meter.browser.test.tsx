import { cleanup, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { UploadMeter } from './upload-meter.tsx';

test('the meter shows the current file and the percentage of all bytes, and can cancel the upload', async () => {
  cleanup();
  const onCancel = vi.fn();
  render(<UploadMeter fileNumber={1} fileCount={2} percent={37} onCancel={onCancel} />);
  await expect.element(page.getByRole('status')).toHaveTextContent('Enviando arquivo 1 de 2');
  await expect.element(page.getByText('37%')).toBeVisible();
  await expect
    .element(page.getByRole('progressbar', { name: 'Envio de arquivos' }))
    .toHaveAttribute('aria-valuenow', '37');
  await userEvent.click(page.getByRole('button', { name: 'Cancelar envio' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test('after the last byte the upload cannot be cancelled', async () => {
  cleanup();
  render(<UploadMeter fileNumber={2} fileCount={2} percent={100} onCancel={() => undefined} />);
  await expect.element(page.getByRole('status')).toHaveTextContent('Tudo enviado. Aguardando a confirmação…');
  expect(page.getByRole('button').elements()).toHaveLength(0);
});

test('[15.8] a single file is not counted', async () => {
  cleanup();
  render(<UploadMeter fileNumber={1} fileCount={1} percent={37} onCancel={() => undefined} />);
  await expect.element(page.getByRole('status')).toHaveTextContent(/^Enviando o arquivo$/);
});
