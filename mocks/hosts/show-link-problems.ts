import { isInWorkbench } from '../workbench/workbench-api.ts';
import './workbench-tab.css';

/**
 * Says at the top of the app what its link asks for and a mock build does not understand. The sentences stay
 * until the tester closes them. Absent in the workbench's own frame, where the workbench says it.
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
