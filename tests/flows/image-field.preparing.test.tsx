import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderSample } from '#controls/render-sample.tsx';
import { createImageStore } from '#platform/image-store.ts';
import { creditoPessoalComFoto } from '#scenarios/products/credito-pessoal-com-foto.ts';
import { succeed } from '#shared/result.ts';
import { atAddressStep } from '#tests/flows/at-address-step.ts';
import { createGate } from '#tests/support/create-gate.ts';
import { setUpStage } from '#tests/support/scenario-stage.ts';
import { scenarioWith } from '#tests/support/scenario-with.ts';

const rg = { label: 'Foto do RG', key: 'rg', component: 'imageCapture' };
const createPhoto = (name: string) => new File(['x'], name, { type: 'image/png' });
const getFileInput = () => page.getByLabelText('Escolher arquivo');
const attach = (name: string) =>
  userEvent.upload(page.getByLabelText('Adicionar arquivo'), createPhoto(name));

/** A field with these photos and with `nova.png` in place of the first one, which is prepared once the gate is open. */
async function replaceFirstOf(...names: string[]) {
  const gate = createGate();
  const files = createImageStore({
    async prepare(file) {
      if (file.name === 'nova.png') await gate.opened;
      return succeed(file);
    },
  });
  const onEdit = vi.fn();
  renderSample({ field: rg, onEdit, files });
  await userEvent.upload(getFileInput(), names.map(createPhoto));
  await expect.element(page.getByText(`${names.at(-1)}`, { exact: true })).toBeVisible();
  await userEvent.upload(page.getByLabelText(`Trocar ${names[0]}`), createPhoto('nova.png'));
  await expect.element(page.getByText('Preparando…')).toBeVisible();
  return {
    async finish(): Promise<void> {
      gate.open();
      await expect
        .element(page.getByRole('status').getByText('Arquivo anexado: nova.png'))
        .toBeInTheDocument();
    },
    listNames: () => onEdit.mock.lastCall?.[1].map(({ name }: { name: string }) => name),
  };
}

test('[13.3] [7.10] a second photo with the same file name is announced by the name that it has in the field', async () => {
  const files = createImageStore({ prepare: async file => succeed(file) });
  renderSample({ field: rg, files });
  const region = page.getByRole('status');
  await userEvent.upload(getFileInput(), createPhoto('foto.png'));
  await expect.element(region.getByText('Arquivo anexado: foto.png')).toBeInTheDocument();
  await attach('foto.png');
  await expect.element(region.getByText('Arquivo anexado: foto-2.png')).toBeInTheDocument();
});

test('[11.6] a photo takes the place of another although a third one was removed meanwhile', async () => {
  const { finish, listNames } = await replaceFirstOf('frente.png', 'verso.png');
  await userEvent.click(page.getByRole('button', { name: 'Remover verso.png' }));
  await expect.element(page.getByText('verso.png', { exact: true })).not.toBeInTheDocument();
  await finish();
  expect(listNames()).toEqual(['nova.png']);
});

test('[11.6] a photo takes the place of another although a third one was attached meanwhile', async () => {
  const { finish, listNames } = await replaceFirstOf('frente.png');
  await attach('verso.png');
  await expect.element(page.getByText('verso.png', { exact: true })).toBeVisible();
  await finish();
  expect(listNames()).toEqual(['nova.png', 'verso.png']);
});

test('[11.6] a photo takes the place of another that was moved meanwhile', async () => {
  const { finish, listNames } = await replaceFirstOf('frente.png', 'verso.png');
  await userEvent.click(page.getByRole('button', { name: 'Mover verso.png para cima' }));
  await finish();
  expect(listNames()).toEqual(['verso.png', 'nova.png']);
});

test('[11.6] a photo that was to replace another is attached although the other was removed meanwhile', async () => {
  const { finish, listNames } = await replaceFirstOf('frente.png', 'verso.png');
  await userEvent.click(page.getByRole('button', { name: 'Remover frente.png' }));
  await expect.element(page.getByText('frente.png', { exact: true })).not.toBeInTheDocument();
  await finish();
  expect(listNames()).toEqual(['verso.png', 'nova.png']);
});

test('[11.6] of two sent photos of the same name the chosen one is replaced', async () => {
  const onEdit = vi.fn();
  const sent = { id: '', name: 'foto.jpg' };
  renderSample({ field: rg, onEdit, value: [sent, sent] });
  await userEvent.upload(page.getByLabelText('Trocar foto.jpg (2)'), createPhoto('nova.png'));
  await expect.element(page.getByText('nova.png', { exact: true })).toBeVisible();
  expect(onEdit.mock.lastCall?.[1]).toEqual([sent, { id: 'arquivo-1', name: 'nova.png' }]);
});

test('[12.11a] a photo that is to replace another does not count beside it', async () => {
  const names = Array.from({ length: 9 }, (_, index) => `p${index}.png`);
  const { finish, listNames } = await replaceFirstOf(...names);
  await attach('p9.png');
  await expect.element(page.getByText('p9.png', { exact: true })).toBeVisible();
  await finish();
  expect(listNames()).toEqual(['nova.png', ...names.slice(1), 'p9.png']);
});

test('[12.11a] a photo counts if the one that it was to replace has been removed', async () => {
  const names = Array.from({ length: 10 }, (_, index) => `p${index}.png`);
  const { finish, listNames } = await replaceFirstOf(...names);
  await userEvent.click(page.getByRole('button', { name: 'Remover p0.png' }));
  await attach('outra.png');
  await expect.element(page.getByText('Você pode enviar até 10 arquivos aqui.')).toBeVisible();
  await finish();
  expect(listNames()).toEqual([...names.slice(1), 'nova.png']);
});

test('[11.3] photos that are ready after the visitor has left their step are in the field when it opens again', async () => {
  const stage = setUpStage(
    scenarioWith({
      product: creditoPessoalComFoto.id,
      world: atAddressStep,
    }),
  );
  onTestFinished(stage.close);
  await stage.controls.open({ hash: creditoPessoalComFoto.hashId, path: '/dados-pessoais', query: {} });
  const gate = createGate();
  const { images } = stage.platform();
  Object.assign(images, { add: gate.hold(images.add) });
  const photoGroup = page.getByRole('group', { name: 'Foto do documento' });
  await expect.element(photoGroup, { timeout: 8000 }).toBeVisible();
  await userEvent.upload(getFileInput(), [createPhoto('frente.png'), createPhoto('verso.png')]);
  await expect.element(photoGroup.getByText('Preparando…').first()).toBeVisible();
  await page.getByRole('button', { name: 'Ir para a etapa atual' }).click();
  await expect.element(photoGroup).not.toBeInTheDocument();
  gate.open();
  await expect.poll(() => stage.app()?.state.drafts['dados-pessoais']?.values.foto).toHaveLength(2);
  await page.getByRole('button', { name: 'Voltar' }).click();
  for (const name of ['frente.png', 'verso.png'])
    await expect.element(photoGroup.getByText(name, { exact: true })).toBeVisible();
});
