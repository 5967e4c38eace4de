import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { latePart } from '#ui/late-part.tsx';

/** Where drawing has failed (8.30). Most visitors never see it (14.1); without it what has happened is told all the same. */
export const FallenScreen = latePart(async () => {
  try {
    return (await import('./crash-screen.tsx')).CrashScreen;
  } catch {
    return PlainCrash;
  }
});

const PlainCrash = (): ReactNode => (
  <main role="alert">
    <h1>Algo não saiu como esperado</h1>
    <Button onClick={() => window.location.reload()}>Recarregar a página</Button>
  </main>
);
