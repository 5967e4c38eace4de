import { startMocks } from './start-mocks.ts';

/**
 * What a mock build does before the app starts: starts the mock service, or shows the catalogue in the app's place.
 * The app itself knows nothing of it.
 */
export async function prepareMocks(container: HTMLElement): Promise<'app' | 'catalogue'> {
  const outcome = await startMocks();
  if (outcome.show === 'app') {
    const { showWorkbenchTab } = await import('./show-workbench-tab.ts');
    if (window.__mocks) showWorkbenchTab(window.__mocks.scenario.id, import.meta.env.BASE_URL);
    return 'app';
  }
  const { renderCatalogue } = await import('./catalogue.tsx');
  renderCatalogue(container, outcome);
  return 'catalogue';
}
