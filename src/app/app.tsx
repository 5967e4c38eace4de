import { type ReactNode, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Route, Router, Switch, useLocation } from 'wouter';
import { AppFrame } from '#frame/app-frame.tsx';
import { AppContext, type App as AppValue } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { PATHS } from '#journey/destination.ts';
import type { Platform } from '#platform/platform.ts';
import { ErrorScreen } from '#screens/error-screen.tsx';
import { OpeningScreen } from '#screens/home/opening-screen.tsx';
import { type Route as RouteOfScreen, routes } from '#screens/routes.ts';
import { CrashScreen } from './crash-screen.tsx';
import { AddressContext, useAddressLocation } from './use-address-location.ts';

interface AppProps {
  app: AppValue;
  platform: Platform;
  production: boolean;
}

/** wouter takes its hook as a prop; an object outside the component shows that it never changes. */
const router = { hook: useAddressLocation };

export function App({ app, platform, production }: AppProps): ReactNode {
  const report = (mistake: unknown): void => platform.log.report('[proposta] render: crash', mistake);
  return (
    <AppContext.Provider value={app}>
      <ErrorBoundary
        onError={report}
        fallbackRender={({ error }) => (
          <CrashScreen error={error} production={production} keepTyped={app.flows.keepTyped} />
        )}
      >
        <AddressContext.Provider value={platform.address}>
          <Router {...router}>
            <AppFrame>
              <Screens />
            </AppFrame>
          </Router>
        </AddressContext.Provider>
      </ErrorBoundary>
    </AppContext.Provider>
  );
}

/** The screen of the path. An error page replaces any screen. */
function Screens(): ReactNode {
  const { errorPage, place } = useAppState();
  // Both are read here: with the address alone, `Switch` would first draw the screen of its path, then another one.
  const [path] = useLocation();
  if (errorPage) return <ErrorScreen />;
  // A step is a step even if its slug equals the path of another screen.
  return (
    <Switch location={place.kind === 'step' ? PATHS.home : path}>
      {routes.map(route => (
        <Route key={route.path} path={route.path}>
          {place.kind === 'opening' && !route.isPreview ? <Opening {...route} /> : <route.Component />}
        </Route>
      ))}
    </Switch>
  );
}

/**
 * Stands for the screen of an address until the service has answered: only then is there a proposal whose data the screen
 * can load. Its code is loaded meanwhile.
 */
function Opening({ preload }: RouteOfScreen): ReactNode {
  useEffect(() => {
    // A file that is missing is reported by the screen that needs it.
    preload?.().catch(() => undefined);
  }, [preload]);
  return <OpeningScreen />;
}
