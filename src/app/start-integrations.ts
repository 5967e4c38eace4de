import { subscribe } from 'valtio';
import { getPixelFiles, type PixelKeys } from '#api/external/pixel-files.ts';
import { createHostNotifier } from '#flows/create-host-notifier.ts';
import { trackJourney } from '#flows/track-journey.ts';
import { askTrackingConsent, forgetTrackingConsent } from '#flows/tracking-consent.ts';
import { openPixelPage } from '#platform/open-pixel-page.ts';
import { addVerification, openPixelFrame, runPixels } from '#platform/pixels.ts';
import type { Platform } from '#platform/platform.ts';
import { trackInsets } from '#platform/track-insets.ts';
import { createTracking, type Tracking } from '#platform/tracking.ts';
import type { AppState } from '#state/app-state.ts';
import { createColorReporter } from './create-color-reporter.ts';
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
 * pixels, colours that cannot be read. Returns a function that stops them.
 */
export function startIntegrations(options: IntegrationOptions): () => void {
  const { state, platform, document } = options;
  const { defaultView: view } = document;
  if (!view) return () => undefined;
  const tracking = createTracking(view as Window & { dataLayer?: unknown }); // the name that tag managers use
  const partnerPixels = createPartnerPixels(options, tracking);
  const observers = [
    // First: the partners of one product get no event of the next.
    partnerPixels.update,
    trackJourney({ state, clock: platform.clock, track: tracking.track }),
    createHostNotifier({ state, platform }),
    createColorReporter({ state, platform }),
  ];
  const notifyObservers = (): void => {
    for (const observe of observers) observe();
  };
  const cleanups = [
    trackInsets(view, platform.webview),
    platform.webview.subscribe(notifyObservers),
    subscribe(state, notifyObservers),
    partnerPixels.stop,
    startOperatorReport({ ...options.reportSettings, state, platform, view }),
  ];
  notifyObservers();
  return () => {
    for (const stop of cleanups) stop();
  };
}

/**
 * As soon as the product is known: loads the pixels of its partners, asks for consent, and sends events to the
 * partners. Without pixels it does not ask. Another product (8.24) or the erasure of the device (11.4) closes the
 * partners.
 */
function createPartnerPixels(
  { state, platform, document, pixelFolder: folder, runsPixelsInPage }: IntegrationOptions,
  tracking: Tracking,
): { update: () => void; stop: () => void } {
  let currentKeys = '';
  let visit = new AbortController();
  const begin = async (keys: PixelKeys, signal: AbortSignal): Promise<void> => {
    const pixelFiles = await getPixelFiles(folder, keys, signal);
    if (pixelFiles.length === 0 || signal.aborted) return;
    // Sends nothing, so it does not wait for the consent.
    addVerification(document, pixelFiles);
    if ((await askTrackingConsent({ state, platform }, signal)) === 'asked')
      await waitForTrackingConsent(state, signal);
    if (state.trackingConsent !== 'given' || signal.aborted) return;
    const host = runsPixelsInPage ? openPixelPage(document) : openPixelFrame(document, folder);
    signal.addEventListener('abort', host.close, { once: true });
    runPixels(host, pixelFiles);
    signal.addEventListener('abort', tracking.subscribe(host.send), { once: true });
  };
  const stop = (): void => visit.abort();
  const update = (): void => {
    const keys = keysOf(state);
    const newKeys = keys ? JSON.stringify(keys) : '';
    if (newKeys === currentKeys) return;
    if (currentKeys !== '') {
      stop();
      tracking.forget();
      forgetTrackingConsent(state);
    }
    currentKeys = newKeys;
    visit = new AbortController();
    if (keys) void begin(keys, visit.signal);
  };
  return { update, stop };
}

/** The keys that choose the pixels; absent before the product is known and after an erasure. */
function keysOf({ config, launchParams }: AppState): PixelKeys | undefined {
  if (!config) return undefined;
  const { corporation, master, product, store } = config;
  return {
    corporation: corporation.id,
    master: master.id,
    product: product.id,
    store: store.id,
    campaign: launchParams.campaign,
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
