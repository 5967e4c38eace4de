import '#ui/theme/global.css';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fieldKinds } from '#journey/fields/index.ts';
import { STEP_STATUSES } from '#journey/model/step.ts';
import { routes } from '../routes.ts';
import { ComponentsPreviewScreen } from './components-preview-screen.tsx';
import { StepsPreviewScreen } from './steps-preview-screen.tsx';

afterEach(cleanup);

test('[2.8] the preview of components lists every field kind of the registry, and shows the selected one', async () => {
  render(<ComponentsPreviewScreen />);
  const list = page.getByRole('navigation', { name: 'Componentes' });
  for (const kind of fieldKinds.names())
    await expect.element(list.getByRole('button', { name: kind, exact: true })).toBeVisible();
  await list.getByRole('button', { name: 'cnpj', exact: true }).click();
  await expect.element(page.getByRole('region', { name: 'cnpj · comErro' })).toBeVisible();
});

test('[2.9] the preview of steps shows a type in every status', async () => {
  render(<StepsPreviewScreen />);
  await page.getByRole('button', { name: 'propostaEmPagamento', exact: true }).click();
  for (const status of STEP_STATUSES)
    await expect
      .element(page.getByRole('region', { name: `propostaEmPagamento · ${status}`, exact: true }))
      .toBeInTheDocument();
});

test('[2.28b] the KYC step shows a QR code for the phone during its wait, and none before and after', async () => {
  await page.viewport(1280, 800);
  render(<StepsPreviewScreen />);
  await page.getByRole('button', { name: 'rodobensKyc', exact: true }).click();
  const qrCodeIn = (status: string) =>
    page
      .getByRole('region', { name: `rodobensKyc · ${status}`, exact: true })
      .getByRole('img', { name: 'QR Code com o link para continuar pelo celular' });
  await expect.element(qrCodeIn('waiting')).toBeInTheDocument();
  for (const status of ['init', 'success', 'failed'])
    await expect.element(qrCodeIn(status)).not.toBeInTheDocument();
});

test('[2.8] [2.9] [2.21] a preview page starts no journey', () => {
  const previewPaths = routes.filter(route => route.isPreview).map(({ path }) => path);
  expect(previewPaths).toEqual(['/componentes', '/passos']);
});
