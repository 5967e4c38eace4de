import { findByRole, getByLabelText, getByRole, queryByRole, waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { ReportDialog } from './report-dialog.tsx';
import { WorkbenchContext } from './use-workbench.ts';
import { createWorkbench } from './workbench.ts';

test('[10.7] the dialog of reports forgets a file that it could not open, and its error when it is closed', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  root.render(
    <WorkbenchContext value={createWorkbench('/')}>
      <ReportDialog isOpen onClose={() => undefined} />
    </WorkbenchContext>,
  );
  await findByRole(container, 'dialog', { name: 'Relatar' });
  const file = getByLabelText<HTMLInputElement>(container, 'Abrir um relato em arquivo');
  await userEvent.upload(file, new File(['{"version":1,'], 'relato.json', { type: 'application/json' }));
  expect((await findByRole(container, 'alert')).textContent).toContain('não é JSON');
  expect(file.value).toBe('');
  await userEvent.click(getByRole(container, 'button', { name: 'Fechar' }));
  await waitFor(() => expect(queryByRole(container, 'alert', { hidden: true })).toBeNull());
});
