import { subscribe } from 'valtio';
import { getPixelFiles } from '#api/external/pixel-files.ts';
import { createHostNotifier } from '#flows/create-host-notifier.ts';
import { trackJourney } from '#flows/track-journey.ts';
import { askTrackingConsent } from '#flows/tracking-consent.ts';
import { openPixelPage } from '#platform/open-pixel-page.ts';
import { addPixels, openPixelFrame } from '#platform/pixels.ts';
import type { Platform } from '#platform/platform.ts';
import { trackInsets } from '#platform/track-insets.ts';
import { createTracking } from '#platform/tracking.ts';
import type { AppState } from '#state/app-state.ts';
import { type ReportSettings, startOperatorReport } from './operator-report.ts';

export interface IntegrationOptions {
  state: AppState;
  platform: Platform;
  document: Document;
  /** Address of the pixels folder, with a slash at the end. */
  pixelFolder: string;
  /** Partners' scripts run in the page: a build option (12.7). */
  runsPixelsInPage: boolean;
  reportSettings: ReportSettings;
}

/**
 * Starts the code that runs beside the journey: messages to an embedding app, keyboard insets, data layer, partners'
 * pixels. Returns a function that stops them.
 */
export function startIntegrations(options: IntegrationOptions): () => void {
  const { state, platform, document } = options;
  const { defaultView: view } = document;
  if (!view) return () => undefined;
  const lifetime = new AbortController();
  const tracking = createTracking(view as Window & { dataLayer?: unknown }); // the name that tag managers use
  const observers = [
    trackJourney({ state, clock: platform.clock, track: tracking.track }),
    createHostNotifier({ state, platform }),
  ];
  const notifyObservers = (): void => {
    for (const observe of observers) observe();
  };
  const cleanups = [
    trackInsets(view, platform.webview),
    platform.webview.subscribe(notifyObservers),
    subscribe(state, notifyObservers),
    startPartnerPixels(options, tracking.subscribe, lifetime.signal),
    startOperatorReport({ ...options.reportSettings, state, platform, view }),
    () => lifetime.abort(),
  ];
  notifyObservers();
  return () => {
    for (const stop of cleanups) stop();
  };
}

/**
 * As soon as the lender is known: loads the pixels of the partners, asks for consent, and sends events to the partners.
 * Without pixels it does not ask.
 */
function startPartnerPixels(
  { state, platform, document, pixelFolder: folder, runsPixelsInPage }: IntegrationOptions,
  onEvent: ReturnType<typeof createTracking>['subscribe'],
  signal: AbortSignal,
): () => void {
  const cleanups: (() => void)[] = [];
  let hasStarted = false;
  const begin = async (): Promise<void> => {
    const { config, launchParams } = state;
    if (hasStarted || !config) return;
    hasStarted = true;
    const { corporation, master, product, store } = config;
    const keys = { corporation: corporation.id, master: master.id, product: product.id, store: store.id };
    const pixelFiles = await getPixelFiles(folder, { ...keys, campaign: launchParams.campaign }, signal);
    if (pixelFiles.length === 0 || signal.aborted) return;
    if ((await askTrackingConsent({ state, platform })) === 'asked')
      await waitForTrackingConsent(state, signal);
    if (state.trackingConsent !== 'given' || signal.aborted) return;
    const host = runsPixelsInPage ? openPixelPage(document) : openPixelFrame(document, folder);
    cleanups.push(host.close);
    addPixels(document, host, pixelFiles);
    cleanups.push(onEvent(host.send));
  };
  const stop = subscribe(state, () => void begin());
  void begin();
  return () => {
    stop();
    for (const cleanUp of cleanups) cleanUp();
  };
}

/** Resolves when the visitor has answered the question, or on the abort. */
function waitForTrackingConsent(state: AppState, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const finish = (): void => {
      stop();
      resolve();
    };
    const stop = subscribe(state, () => {
      if (state.trackingConsent !== 'asked') finish();
    });
    signal.addEventListener('abort', finish, { once: true });
  });
}
