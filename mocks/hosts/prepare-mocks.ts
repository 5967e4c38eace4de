import { findLinkProblems } from '../workbench/link-problems.ts';
import { startMocks } from './start-mocks.ts';

/**
 * Prepares a mock build before the app starts: starts the mock service, or shows the catalogue instead of the app. The
 * app contains no code for either.
 */
export async function prepareMocks(container: HTMLElement): Promise<'app' | 'catalogue'> {
  const outcome = await startMocks();
  if (outcome.show === 'app') {
    const [{ showWorkbenchTab }, { showLinkProblems }] = await Promise.all([
      import('./show-workbench-tab.ts'),
      import('./show-link-problems.ts'),
    ]);
    showLinkProblems(findLinkProblems(new URLSearchParams(location.search)));
    if (window.__mocks) showWorkbenchTab(window.__mocks.scenario.id, import.meta.env.BASE_URL);
    return 'app';
  }
  const { renderCatalogue } = await import('./catalogue.tsx');
  renderCatalogue(container, outcome);
  return 'catalogue';
}
