import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ReloadOnce } from '#platform/reload-once.ts';
import { Button } from '#ui/button.tsx';
import { UpdatingScreen } from './updating-screen.tsx';

/** Most visitors never see it (14.1). Without it what has happened is told all the same. */
const CrashScreen = lazy(async () => {
  try {
    return { default: (await import('./crash-screen.tsx')).CrashScreen };
  } catch {
    return { default: PlainCrash };
  }
});

const PlainCrash = (): ReactNode => (
  <main role="alert">
    <h1>Algo não saiu como esperado</h1>
    <Button onClick={() => window.location.reload()}>Recarregar a página</Button>
  </main>
);

/** What Chromium, Firefox and Safari say when a part of the app is not there. */
const MISSING_PART = /dynamically imported module|importing a module script failed/i;

interface FallenScreenProps {
  error: unknown;
  production: boolean;
  reloadOnce: ReloadOnce;
}

/**
 * Where drawing has failed. A part of a screen that cannot be fetched is no crash: a new version was published, so
 * 'Atualizando...' is shown and the page reloads once (4.41); the second time, and everything else, is told (8.30).
 */
export function FallenScreen({ error, production, reloadOnce }: FallenScreenProps): ReactNode {
  const [reloads] = useState(
    () => error instanceof Error && MISSING_PART.test(error.message) && reloadOnce('screen'),
  );
  return (
    <Suspense fallback={null}>
      {reloads ? <UpdatingScreen /> : <CrashScreen error={error} production={production} />}
    </Suspense>
  );
}
