import { type ReactNode, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Route, Router, Switch, useLocation } from 'wouter';
import { AppFrame } from '#frame/app-frame.tsx';
import { AppContext, type AppContextValue } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { PATHS } from '#journey/destination.ts';
import type { Platform } from '#platform/platform.ts';
import { ErrorScreen } from '#screens/error-screen.tsx';
import { OpeningScreen } from '#screens/home/opening-screen.tsx';
import { type Route as RouteOfScreen, routes } from '#screens/routes.ts';
import { CrashScreen } from './crash-screen.tsx';
import { AddressContext, useAddressLocation } from './use-address-location.ts';

interface AppProps {
  app: AppContextValue;
  platform: Platform;
  isProduction: boolean;
}

/** wouter takes its hook as a prop; an object outside the component shows that it never changes. */
const router = { hook: useAddressLocation };

export function App({ app, platform, isProduction }: AppProps): ReactNode {
  const report = (error: unknown): void => platform.log.report('[proposta] render: crash', error);
  return (
    <AppContext.Provider value={app}>
      <ErrorBoundary
        onError={report}
        fallbackRender={({ error }) => (
          <CrashScreen
            error={error}
            isProduction={isProduction}
            saveTypedValues={app.flows.saveTypedValues}
          />
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
  // Path and place are read together: with the path alone, `Switch` would first draw the screen of the path, then
  // another one.
  const [path] = useLocation();
  if (errorPage) return <ErrorScreen />;
  // The slug of a step may equal the path of another screen; the step is shown then.
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
 * Shown in place of the screen of an address until the service has answered, because the screen needs the data of the
 * proposal. The code of the screen is loaded meanwhile.
 */
function Opening({ preload }: RouteOfScreen): ReactNode {
  useEffect(() => {
    // The screen that needs the file reports that it is missing.
    preload?.().catch(() => undefined);
  }, [preload]);
  return <OpeningScreen />;
}
