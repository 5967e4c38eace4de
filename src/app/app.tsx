import { type ComponentType, lazy, type ReactNode, Suspense, useMemo } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Route, Router, Switch } from 'wouter';
import { AppFrame } from '#frame/app-frame.tsx';
import { AppContext, type App as AppValue } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-state.ts';
import { PATHS } from '#journey/destination.ts';
import type { Platform } from '#platform/platform.ts';
import { routes } from '#screens/routes.ts';
import { FallenScreen } from './fallen-screen.tsx';
import { loadScreen } from './load-screen.ts';
import { useAddressHook } from './navigation.ts';
import { PlainErrorScreen } from './plain-error-screen.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';

/** With its picture when it can be fetched; an error must be told without a connection, too. */
const ErrorScreen = lazy(async () => {
  try {
    return { default: (await import('#screens/error-screen.tsx')).ErrorScreen };
  } catch {
    return { default: PlainErrorScreen };
  }
});

interface AppProps {
  app: AppValue;
  platform: Platform;
  production: boolean;
}

export function App({ app, platform, production }: AppProps): ReactNode {
  const hook = useAddressHook(platform.address);
  const report = (mistake: unknown): void => platform.log.report('[proposta] render: crash', mistake);
  return (
    <AppContext.Provider value={app}>
      <ErrorBoundary
        onError={report}
        fallbackRender={({ error }) => (
          <FallenScreen error={error} production={production} reloadOnce={platform.reloadOnce} />
        )}
      >
        <Router hook={hook}>
          <AppFrame>
            <Screens platform={platform} />
          </AppFrame>
        </Router>
      </ErrorBoundary>
    </AppContext.Provider>
  );
}

/** The screen of the path, loaded on demand; an error page stands in for whatever is there. */
function Screens({ platform }: { platform: Platform }): ReactNode {
  const { errorPage, place } = useAppState();
  const shown = useMemo(
    () =>
      routes.map(({ path, load }): [path: string, screen: ComponentType] => [
        path,
        lazy(async () => ({ default: await loadScreen(load, platform.reloadOnce) })),
      ]),
    [platform],
  );
  if (errorPage)
    return (
      <Suspense fallback={<ScreenSkeleton />}>
        <ErrorScreen />
      </Suspense>
    );
  // A step may have the slug of another screen's path: it is the step all the same.
  const atStep = place.kind === 'step' ? { location: PATHS.home } : {};
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <Switch {...atStep}>
        {shown.map(([path, Screen]) => (
          <Route key={path} path={path}>
            <Screen />
          </Route>
        ))}
      </Switch>
    </Suspense>
  );
}
