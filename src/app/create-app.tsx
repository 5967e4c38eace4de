import { createRoot } from 'react-dom/client';
import { createApi } from '#api/api.ts';
import { callHeaders } from '#flows/call-headers.ts';
import { createFlows } from '#flows/flows.ts';
import type { Platform } from '#platform/platform.ts';
import { routes } from '#screens/routes.ts';
import { type AppState, createAppState } from '#state/app-state.ts';
import { keepPauses } from '#state/keep-pauses.ts';
import { App } from './app.tsx';
import { applyBranding } from './apply-branding.ts';
import { type Deployment, sendsIdempotencyKey } from './deployment.ts';
import { lazyIntegrations } from './lazy-integrations.ts';
import { preloadJourney } from './preload-journey.ts';
import { createScreens } from './screens.ts';
import { keepSession, restoreSession } from './session.ts';
import { readUnreadInputs } from './unread-inputs.ts';
import { UpdatingScreen } from './updating-screen.tsx';
import { watchForNewVersion } from './watch-for-new-version.ts';

export interface AppParts {
  platform: Platform;
  deployment: Deployment;
  /** The element that contains the app. */
  container: HTMLElement;
  /** Whether message and stack of a crash are hidden (8.30). */
  production: boolean;
  /** Path under which the build is served, with a slash at both ends; absent for '/'. */
  base?: string;
  /** Partners' scripts run in the page instead of a frame without an origin: a build option (12.7). */
  pixelsInPage?: boolean;
}

export interface RunningApp {
  state: AppState;
  /** Ends every wait and subscription and removes the screen. */
  dispose: () => void;
}

const hostOf = (address: string): string[] => (address === '' ? [] : [new URL(address).hostname]);

/** The composition root: creates all objects, connects them, and starts the journey. */
export function createApp(parts: AppParts): RunningApp {
  const { platform, deployment, container, production, base = '/', pixelsInPage = false } = parts;
  // The storage opens before the first input is shown, in parallel with the first request (11.3).
  void platform.secureStorage.ready();
  const state = createAppState();
  const sessionRestored = restoreSession(state, platform);
  const life = new AbortController();
  const view = container.ownerDocument.defaultView;
  const serviceUrl = deployment.serviceUrl || (view?.location.origin ?? '');
  const api = createApi({
    serviceUrl,
    credential: deployment.credential,
    headers: hashId => callHeaders({ state, platform }, hashId),
    sendsIdempotencyKey: sendsIdempotencyKey(deployment, view?.location.origin ?? ''),
    online: platform.connectivity.online,
    follow: platform.networkWork.follow,
    ended: life.signal,
    now: platform.clock.now,
    onPause: keepPauses(state, platform.clock.now),
    ipServices: deployment.ipServices,
    cepServices: deployment.cepServices,
  });
  const { identifiers, allowedHosts, supportUrl } = deployment;
  const inputs = readUnreadInputs(container.ownerDocument);
  const flows = createFlows({
    api,
    platform,
    state,
    identifiers,
    // Links to the service itself open without a question, too (12.2).
    allowedHosts: [...allowedHosts, ...hostOf(serviceUrl)],
    sessionRestored,
    readInputs: inputs.readAll,
    quietPaths: routes.filter(({ quiet }) => quiet).map(({ path }) => path),
  });
  const stopBranding = applyBranding(state, {
    root: container.ownerDocument.documentElement,
    platform,
    dark: view?.matchMedia('(prefers-color-scheme: dark)'),
  });
  const stopKeeping = keepSession(state, platform, sessionRestored);
  // The error boundary reports it, once and by its code (8.30).
  const root = createRoot(container, { onCaughtError: () => undefined });
  const screens = createScreens();
  const draw = (): void => {
    if (life.signal.aborted) return;
    root.render(
      <App
        app={{ state, flows, supportUrl }}
        screens={screens}
        platform={platform}
        production={production}
      />,
    );
  };
  const stopUpdating = watchForNewVersion(flows.loadNewVersion, () => root.render(<UpdatingScreen />));
  // The first screen is part of the start. Preloaded, it needs no fallback that would have to be replaced.
  screens[0]?.preload().then(draw, draw);
  void flows.open();
  const surroundings = lazyIntegrations({
    state,
    platform,
    document: container.ownerDocument,
    pixels: `${view?.location.origin ?? ''}${base}pixels/`,
    pixelsInPage,
  });
  // The bars of an embedding app must not cover the page from the start.
  if (platform.webview.hosted) surroundings.begin();
  const stopFetching = preloadJourney(state, screens, view, () => {
    flows.fetchAhead();
    surroundings.begin();
  });
  return {
    state,
    dispose() {
      flows.dispose();
      surroundings.stop();
      life.abort();
      inputs.stop();
      stopKeeping();
      stopFetching();
      stopBranding();
      stopUpdating();
      root.unmount();
    },
  };
}
