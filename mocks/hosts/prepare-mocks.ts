import { findLinkProblems } from '../workbench/link-problems.ts';
import { findHashProblems } from './find-hash-problems.ts';
import type { TypedStorage } from './forget-typed.ts';
import { startMocks } from './start-mocks.ts';

/**
 * Prepares a mock build before the app starts: starts the mock service, or shows the catalogue instead of the app. The
 * app contains no code for either.
 * @param storage the app's storage on the device.
 */
export async function prepareMocks(
  container: HTMLElement,
  storage: TypedStorage,
): Promise<'app' | 'catalogue'> {
  const outcome = await startMocks(storage);
  const address = new URL(location.href);
  const base = import.meta.env.BASE_URL;
  const { cookie: cookies } = document;
  if (outcome.show === 'app') {
    const [{ showWorkbenchTab }, { showLinkProblems }] = await Promise.all([
      import('./show-workbench-tab.ts'),
      import('./show-link-problems.ts'),
    ]);
    const engine = window.__mocks;
    showLinkProblems([
      ...findLinkProblems(address.searchParams),
      ...(engine
        ? findHashProblems({
            address,
            base,
            scenario: engine.scenario,
            world: engine.snapshot().world,
            cookies,
          })
        : []),
    ]);
    if (engine) showWorkbenchTab(engine.scenario.id, base);
    return 'app';
  }
  const [{ renderCatalogue }, { findCatalogueProblems }] = await Promise.all([
    import('./catalogue.tsx'),
    import('./find-catalogue-problems.ts'),
  ]);
  const problems = findCatalogueProblems({ address, base, cookies, choice: outcome });
  renderCatalogue(container, { ...outcome, problems });
  return 'catalogue';
}
