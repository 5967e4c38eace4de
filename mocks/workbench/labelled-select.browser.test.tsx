import { findByRole, getByRole } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { CataloguePanel } from './catalogue-panel.tsx';
import { ConditionsBar } from './conditions-bar.tsx';
import { workbenchStorageKey } from './forget-visitor.ts';
import { FrameTools } from './frame-tools.tsx';
import { WorkbenchContext } from './use-workbench.ts';
import { WalkPanel } from './walk-panel.tsx';
import { createWorkbench } from './workbench.ts';

/** Shows the parts of a workbench that have lists; restores address and storage of the page afterwards. */
function showLists() {
  const address = location.href;
  history.replaceState(history.state, '', location.pathname);
  const workbench = createWorkbench('/');
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
    localStorage.removeItem(workbenchStorageKey);
    history.replaceState(history.state, '', address);
  });
  root.render(
    <WorkbenchContext value={workbench}>
      <FrameTools />
      <ConditionsBar isClosed={false} />
      <CataloguePanel onChosen={() => undefined} />
      <WalkPanel />
    </WorkbenchContext>,
  );
  return { container, workbench };
}

test.each([
  ['Banco', 'banco', 'Facta', { bank: 'facta' }],
  ['Dialeto do serviço', 'dialeto', 'Datas ISO', { dialect: 'iso-days' }],
  ['Hospedeiro', 'navegador', 'web view', { host: 'webview' }],
  ['Latência', '0 ms', '3 s', { latency: 3000 }],
  ['Etiqueta', 'etiquetas', 'token', { tag: 'token' }],
  ['Produto', 'produtos', 'Crédito pessoal · CREFAZ', { product: 'credito-pessoal' }],
  ['Ritmo', 'normal', 'devagar', { pace: 1200 }],
])(
  '[10.7] the list %s begins with %s; the tester chooses %s and goes back',
  async (name, usual, other, settings) => {
    const { container, workbench } = showLists();
    const usualSettings = workbench.store.get().settings;
    const list = await findByRole<HTMLSelectElement>(container, 'combobox', { name });
    expect(list.selectedOptions[0]?.text).toBe(usual);
    await userEvent.selectOptions(list, other);
    expect(workbench.store.get().settings).toEqual({ ...usualSettings, ...settings });
    expect(list.selectedOptions[0]?.text).toBe(other);
    await userEvent.selectOptions(list, usual);
    expect(workbench.store.get().settings).toEqual(usualSettings);
  },
);

test('[10.7d] a fault is set for a chosen operation, and the list of faults is of that operation', async () => {
  const { container, workbench } = showLists();
  const operations = await findByRole(container, 'combobox', { name: 'Quebrar a próxima' });
  await userEvent.selectOptions(operations, 'getSystem');
  const faults = getByRole(container, 'combobox', { name: 'com' });
  expect([...faults.querySelectorAll('optgroup')].map(({ label }) => label)).toEqual([
    'Respostas do contrato',
    'Falhas na rede',
    'Nenhuma falha',
  ]);
  await userEvent.selectOptions(faults, 'nunca responde (150 s)');
  await userEvent.click(getByRole(container, 'button', { name: 'Quebrar' }));
  expect(workbench.store.get().faults).toMatchObject([{ operation: 'getSystem', fault: { id: 'hang' } }]);
});
