import { StrictMode } from 'react';
import { createApi } from '#api/api.ts';
import type { EarlyAnswers } from '#api/early-answers.ts';
import { createAppCallHeaders } from '#flows/create-call-headers.ts';
import { createFlows } from '#flows/create-flows.ts';
import { reportUnreadable } from '#flows/report-unreadable.ts';
import type { Platform } from '#platform/platform.ts';
import { showFocusAfterTab } from '#platform/show-focus-after-tab.ts';
import { routes } from '#screens/routes.ts';
import { type AppState, createAppState } from '#state/app-state.ts';
import { forgetConflicts } from '#state/forget-conflicts.ts';
import { keepPauses } from '#state/keep-pauses.ts';
import { App } from './app.tsx';
import { applyBranding } from './apply-branding.ts';
import { createReactRoot } from './create-react-root.ts';
import type { Deployment } from './deployment.ts';
import { FIRST_PLACE_READY } from './first-place-ready.ts';
import { keepShell } from './keep-shell.ts';
import { lazyIntegrations } from './lazy-integrations.ts';
import { preloadJourney } from './preload-journey.ts';
import { sendsIdempotencyKey } from './sends-idempotency-key.ts';
import { keepSession, restoreSession } from './session.ts';
import { watchUnreadInputs } from './unread-inputs.ts';
import { UpdatingScreen, watchForNewVersion } from './watch-for-new-version.tsx';

export interface AppOptions {
  platform: Platform;
  deployment: Deployment;
  /** The element that contains the app. */
  container: HTMLElement;
  /** Whether message and stack of a crash are hidden (8.30). */
  isProduction: boolean;
  /** Path under which the build is served, with a slash at both ends; absent for '/'. */
  base?: string;
  /** Partners' scripts run in the page instead of a frame without an origin: a build option (12.7). */
  runsPixelsInPage?: boolean;
  /** Answers to the requests of the page's start script. */
  earlyAnswers?: EarlyAnswers;
}

export interface RunningApp {
  state: AppState;
  /** Ends every wait and subscription and removes the screen. */
  dispose: () => void;
}

const hostsOf = (address: string): string[] => (address === '' ? [] : [new URL(address).hostname]);

/** The composition root: creates all objects, connects them, and starts the journey. */
export function createApp(options: AppOptions): RunningApp {
  const {
    platform,
    deployment,
    container,
    isProduction,
    base = '/',
    runsPixelsInPage = false,
    earlyAnswers,
  } = options;
  // The storage opens before the first input is shown, in parallel with the first request (11.3).
  void platform.secureStorage.ready();
  const state = createAppState();
  const keptSessionRestored = restoreSession(state, platform);
  const lifetime = new AbortController();
  const view = container.ownerDocument.defaultView;
  const serviceUrl = deployment.serviceUrl || (view?.location.origin ?? '');
  const api = createApi({
    serviceUrl,
    credential: deployment.credential,
    headers: hashId => createAppCallHeaders({ state, platform }, hashId),
    sendsIdempotencyKey: sendsIdempotencyKey(deployment, view?.location.origin ?? ''),
    isOnline: platform.connectivity.isOnline,
    trackWork: platform.networkWork.track,
    disposeSignal: lifetime.signal,
    now: platform.clock.now,
    steadyNow: platform.clock.steadyNow,
    onPause: keepPauses(state, platform.clock.steadyNow),
    onSuccess: forgetConflicts(state),
    onUnreadable: reportUnreadable(platform),
    ipServices: deployment.ipServices,
    cepServices: deployment.cepServices,
    ...(earlyAnswers && { earlyAnswers }),
  });
  const { identifiers, allowedHosts, supportUrl, librasUrl } = deployment;
  const unreadInputs = watchUnreadInputs(container.ownerDocument);
  const flows = createFlows({
    api,
    platform,
    state,
    identifiers,
    // Links to the service itself open without a question, too (12.2).
    allowedHosts: [...allowedHosts, ...hostsOf(serviceUrl)],
    keptSessionRestored,
    readInputs: unreadInputs.readAll,
    previewPaths: routes.filter(({ isPreview }) => isPreview).map(({ path }) => path),
  });
  const stopShowingFocus = showFocusAfterTab(container.ownerDocument);
  const stopSession = keepSession(state, platform, keptSessionRestored);
  const root = createReactRoot(container);
  const draw = (): void => {
    if (lifetime.signal.aborted) return;
    root.render(
      // No effect in production; in development and in tests it reveals code that breaks the rules of React.
      <StrictMode>
        <App
          app={{ state, flows, supportUrl, librasUrl, runsPixelsInPage }}
          platform={platform}
          isProduction={isProduction}
        />
      </StrictMode>,
    );
  };
  const stopWatching = watchForNewVersion(flows, () => root.render(<UpdatingScreen />));
  // Before the first render, which needs what the address and the cookies say: a text that changes at once is
  // announced.
  const opened = flows.open();
  // After the hash id is known: the last colours belong to one link.
  const stopBranding = applyBranding(state, {
    root: container.ownerDocument.documentElement,
    platform,
    darkQuery: view?.matchMedia('(prefers-color-scheme: dark)'),
    printer: view ?? undefined,
  });
  const shell = keepShell(state, container, draw);
  void opened.then(shell.release);
  const integrations = lazyIntegrations({
    state,
    platform,
    document: container.ownerDocument,
    pixelFolder: `${view?.location.origin ?? ''}${base}pixels/`,
    runsPixelsInPage,
    reportSettings: deployment,
  });
  // Started early, because the bars of an embedding app must not cover the page.
  if (platform.webview.isHosted) integrations.begin();
  const stopPreloading = preloadJourney({
    state,
    platform,
    view,
    onFirstPlaceReady: () => {
      view?.performance.mark(FIRST_PLACE_READY);
      void platform.fingerprint.ready();
      integrations.begin();
    },
    preloadFlows: flows.preload,
  });
  return {
    state,
    dispose() {
      flows.dispose();
      integrations.stop();
      lifetime.abort();
      unreadInputs.stop();
      shell.stop();
      stopSession();
      stopShowingFocus();
      stopPreloading();
      stopBranding();
      stopWatching();
      root.unmount();
    },
  };
}
