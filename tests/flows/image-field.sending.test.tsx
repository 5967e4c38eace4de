import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { preloadImageControl } from '#controls/controls.ts';
import { FieldRow } from '#controls/field-row.tsx';
import { createSampleField } from '#controls/sample-field.ts';
import { AppContext } from '#hooks/app-context.ts';
import { createStaticForm } from '#hooks/create-static-app.ts';
import { createImageStore } from '#platform/image-store.ts';
import { succeed } from '#shared/result.ts';
import { createFiles, drawPhoto, getFileInput, rg } from '#tests/flows/draw-photo.ts';
import { openInPage } from '#tests/flows/open-in-page.ts';
import { createGate } from '#tests/support/create-gate.ts';

test('[11.3] [15.8] while its step is being sent, a field for files takes no other file and keeps those that are sent', async () => {
  await preloadImageControl();
  const field = createSampleField(rg);
  const files = createFiles();
  const added = await files.add(await drawPhoto('frente.png'), ['jpeg', 'png']);
  const editField = vi.fn();
  const app = createStaticForm({ [field.key]: { value: added.ok ? [{ ...added.value }] : null } }).app({
    files,
    camera: undefined,
    editField,
  });
  const { unmount } = render(
    <AppContext.Provider value={app}>
      <FieldRow field={field} />
    </AppContext.Provider>,
  );
  const removeButton = page.getByRole('button', { name: 'Remover frente.jpg' });
  await expect.element(removeButton).toBeEnabled();
  const { height } = page.getByRole('group').element().getBoundingClientRect();
  app.state.form.isSending = true;
  await expect.element(removeButton).toBeDisabled();
  for (const name of ['Trocar frente.jpg', 'Adicionar arquivo'])
    await expect.element(page.getByLabelText(name)).toBeDisabled();
  const dropped = new DataTransfer();
  dropped.items.add(new File(['x'], 'outra.jpg', { type: 'image/jpeg' }));
  const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: dropped });
  page.getByLabelText('Adicionar arquivo').element().dispatchEvent(drop);
  expect(drop.defaultPrevented).toBe(true);
  expect(editField).not.toHaveBeenCalled();
  expect(page.getByRole('group').element().getBoundingClientRect().height).toBe(height);
  app.state.form.isSending = false;
  await expect.element(removeButton).toBeEnabled();
  unmount();
});

test('[11.1] [11.3] a photo that was being taken when the sending began is attached and not refused', async () => {
  await preloadImageControl();
  const field = createSampleField(rg);
  const gate = createGate();
  const editField = vi.fn();
  const attachLateFile = vi.fn();
  const app = createStaticForm({ [field.key]: { value: null } }).app({
    files: createImageStore({
      async prepare(file) {
        await gate.opened;
        return succeed(file);
      },
    }),
    camera: undefined,
    editField,
    attachLateFile,
  });
  const { unmount } = render(
    <AppContext.Provider value={app}>
      <FieldRow field={field} />
    </AppContext.Provider>,
  );
  await userEvent.upload(getFileInput(), await drawPhoto('frente.png'));
  await expect.element(page.getByText('Preparando…')).toBeVisible();
  app.state.form.isSending = true;
  await expect.poll(() => document.querySelectorAll('fieldset:disabled').length).toBe(1);
  gate.open();
  await expect.poll(() => attachLateFile.mock.calls.length).toBe(1);
  expect(editField).not.toHaveBeenCalled();
  unmount();
});

test('[3.7] [11.3] while the step is being sent, a document of the proposal is not put into it', async () => {
  const { app } = await openInPage('documento-ja-enviado', 3);
  const form = app()?.state.form;
  if (!form) throw new Error('The page has no app.');
  const button = page.getByRole('button', { name: 'Usar o documento já enviado' });
  form.isSending = true;
  await expect.poll(() => document.querySelectorAll('fieldset:disabled').length).toBe(2);
  await userEvent.click(button);
  expect(form.fields.frenteDoDocumento?.value).toEqual([]);
  form.isSending = false;
  await expect.poll(() => document.querySelectorAll('fieldset:disabled').length).toBe(0);
  await userEvent.click(button);
  expect(form.fields.frenteDoDocumento?.value).toMatchObject([{ name: 'rg-frente.jpg' }]);
});
