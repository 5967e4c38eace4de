import { isInWorkbench } from '../workbench/workbench-api.ts';
import './workbench-tab.css';

/**
 * Adds a small link to the workbench in the same scenario. It is in the margin beside the content, so it never covers a
 * button. Not shown in the frame of the workbench.
 */
export function showWorkbenchTab(scenario: string, base: string, page: Document = document): void {
  if (isInWorkbench(page.defaultView ?? window) || page.querySelector('.workbench-tab')) return;
  const link = page.createElement('a');
  const query = new URLSearchParams({ scenario });
  // The workbench keeps the tweaks of the current address.
  for (const [name, value] of new URLSearchParams(page.location.search))
    if (name.startsWith('mock_') && name !== 'mock_session') query.append(name, value);
  link.href = `${base}bancada/?${query}`;
  link.title = 'Abrir este cenário na bancada';
  link.setAttribute('aria-label', link.title);
  link.innerHTML =
    '<svg viewBox="0 0 16 16" aria-hidden="true"><path d="M6.5 2.5h3M7 2.5v4L3.5 13h9L9 6.5v-4M5 10.5h6"/></svg>';
  const tab = page.createElement('nav');
  tab.className = 'workbench-tab';
  tab.setAttribute('aria-label', 'Bancada');
  tab.append(link);
  page.body.append(tab);
}
