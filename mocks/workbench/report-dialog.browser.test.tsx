import { findByRole, getByLabelText, getByRole, queryByRole, waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { scenarioById } from '#tests/support/scenario-by-id.ts';
import { ReportDialog } from './report-dialog.tsx';
import { WorkbenchContext } from './use-workbench.ts';
import { createWorkbench } from './workbench.ts';

/** Shows the open dialog of a workbench. */
async function showDialog(workbench = createWorkbench('/')): Promise<HTMLElement> {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  root.render(
    <WorkbenchContext value={workbench}>
      <ReportDialog isOpen onClose={() => undefined} />
    </WorkbenchContext>,
  );
  await findByRole(container, 'dialog', { name: 'Relatar' });
  return container;
}

const noteIn = (container: HTMLElement) =>
  getByLabelText<HTMLTextAreaElement>(container, 'O que você viu, e o que esperava?');

test.each([
  ['after a report', true, 'scenario', ''],
  ['in another scenario', false, 'other', ''],
  ['in the same scenario if the report could not be made', false, 'scenario', 'O botão sumiu.'],
] as const)('[10.7] %s the next report begins with the right note', async (_, isMade, next, note) => {
  const workbench = createWorkbench('/');
  const notes: string[] = [];
  const container = await showDialog({
    ...workbench,
    report: async written => {
      notes.push(written);
      return isMade;
    },
  });
  await userEvent.type(noteIn(container), 'O botão sumiu.');
  await userEvent.click(getByRole(container, 'button', { name: 'Copiar o link do relato' }));
  expect(notes).toEqual(['O botão sumiu.']);
  if (next === 'other') workbench.store.set({ scenario: scenarioById('no-offer') });
  await waitFor(() => expect(noteIn(container).value).toBe(note));
});

test('[10.7] the dialog of reports forgets a file that it could not open, and its error when it is closed', async () => {
  const container = await showDialog();
  const file = getByLabelText<HTMLInputElement>(container, 'Abrir um relato em arquivo');
  await userEvent.upload(file, new File(['{"version":1,'], 'relato.json', { type: 'application/json' }));
  expect((await findByRole(container, 'alert')).textContent).toContain('não é JSON');
  expect(file.value).toBe('');
  await userEvent.click(getByRole(container, 'button', { name: 'Fechar' }));
  await waitFor(() => expect(queryByRole(container, 'alert', { hidden: true })).toBeNull());
});
