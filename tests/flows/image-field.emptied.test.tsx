import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { preloadImageControl } from '#controls/controls.ts';
import { FieldRow } from '#controls/field-row.tsx';
import { createSampleField } from '#controls/sample-field.ts';
import { AppContext } from '#hooks/app-context.ts';
import { createStaticForm } from '#hooks/create-static-app.ts';
import { createFiles, drawPhoto, getFileInput, rg } from '#tests/flows/draw-photo.ts';

test('[13.3] [15.8] a field that the app has emptied no longer says that a file is attached', async () => {
  await preloadImageControl();
  const field = createSampleField(rg);
  const form = createStaticForm({ [field.key]: { value: [], label: field.label } });
  const app = form.app({
    files: createFiles(),
    camera: undefined,
    editField: (key, value) => form.change(key, { value }),
  });
  const { unmount } = render(
    <AppContext.Provider value={app}>
      <FieldRow field={field} />
    </AppContext.Provider>,
  );
  const region = page.getByRole('group', { name: 'Foto do RG' }).getByRole('status');
  await userEvent.upload(getFileInput(), await drawPhoto('a.png'));
  await expect.element(region).toHaveTextContent('Arquivo anexado: a.jpg');
  form.change(field.key, { value: [] });
  await expect.element(region).toHaveTextContent(/^$/);
  unmount();
});
