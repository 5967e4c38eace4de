import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Route, Router, Switch, useLocation } from 'wouter';
import { AppFrame } from '#frame/app-frame.tsx';
import { AppContext, type App as AppValue } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { PATHS } from '#journey/destination.ts';
import type { Platform } from '#platform/platform.ts';
import { ErrorScreen } from '#screens/error-screen.tsx';
import { CrashScreen } from './crash-screen.tsx';
import type { Screen } from './screens.ts';
import { useAddressHook } from './use-address-hook.ts';

interface AppProps {
  app: AppValue;
  screens: readonly Screen[];
  platform: Platform;
  production: boolean;
}

export function App({ app, screens, platform, production }: AppProps): ReactNode {
  const hook = useAddressHook(platform.address);
  const report = (mistake: unknown): void => platform.log.report('[proposta] render: crash', mistake);
  return (
    <AppContext.Provider value={app}>
      <ErrorBoundary
        onError={report}
        fallbackRender={({ error }) => (
          <CrashScreen error={error} production={production} keepTyped={app.flows.keepTyped} />
        )}
      >
        <Router hook={hook}>
          <AppFrame>
            <Screens screens={screens} />
          </AppFrame>
        </Router>
      </ErrorBoundary>
    </AppContext.Provider>
  );
}

/** The screen of the path, loaded on demand; an error page stands in for whatever is there. */
function Screens({ screens }: Pick<AppProps, 'screens'>): ReactNode {
  const { errorPage, place } = useAppState();
  // Read together with the place: told of the address alone, `Switch` would draw the screen of its path first, then another.
  const [path] = useLocation();
  if (errorPage) return <ErrorScreen />;
  // A step may have the slug of another screen's path: it is the step all the same.
  return (
    <Switch location={place.kind === 'step' ? PATHS.home : path}>
      {screens.map(({ path, Component }) => (
        <Route key={path} path={path}>
          <Component />
        </Route>
      ))}
    </Switch>
  );
}
