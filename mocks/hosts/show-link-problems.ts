import { isInWorkbench } from '../workbench/workbench-api.ts';
import './workbench-tab.css';

/**
 * Shows at the top of the app which parts of its link a mock build does not understand. The sentences stay until the
 * tester closes them. Not shown in the frame of the workbench, because the workbench shows them.
 */
export function showLinkProblems(problems: readonly string[], page: Document = document): void {
  if (problems.length === 0 || isInWorkbench(page.defaultView ?? window)) return;
  const box = page.createElement('div');
  box.className = 'link-problems';
  box.setAttribute('role', 'alert');
  const list = page.createElement('ul');
  for (const problem of problems) {
    const item = page.createElement('li');
    item.textContent = problem;
    list.append(item);
  }
  const close = page.createElement('button');
  close.type = 'button';
  close.textContent = 'Entendi';
  close.addEventListener('click', () => box.remove());
  box.append('Este link não abre exatamente a situação que pede:', list, close);
  page.body.append(box);
}
