import { type ReactNode, useState } from 'react';
import type { ReloadOnce } from '#platform/reload-once.ts';
import { CrashScreen } from './crash-screen.tsx';
import { UpdatingScreen } from './updating-screen.tsx';

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
  return reloads ? <UpdatingScreen /> : <CrashScreen error={error} production={production} />;
}
