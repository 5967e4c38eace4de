import { subscribeKey } from 'valtio/utils';
import { preloadImageControl } from '#controls/controls.ts';
import { preloadTerms } from '#frame/overlays/overlays.tsx';
import { stepBySlug } from '#journey/current-step.ts';
import { fieldKinds } from '#journey/fields/index.ts';
import { prepareForm } from '#journey/form/prepare-form.ts';
import type { Field } from '#journey/model/field.ts';
import type { Step } from '#journey/model/step.ts';
import { stepTypeOf } from '#journey/steps/index.ts';
import type { Platform } from '#platform/platform.ts';
import { waitUntilIdle } from '#shared/wait-until-idle.ts';
import type { AppState } from '#state/app-state.ts';
import { stepViews } from '#step-views/step-views.ts';

/** Milliseconds. */
const IDLE_TIMES = { limit: 5000, delay: 500 };

interface PreloadOptions {
  state: AppState;
  platform: Pick<Platform, 'networkWork' | 'connectivity'>;
  view: Window | null;
  /** Called once, when the first place of the visit is ready to use. */
  onFirstPlaceReady: () => void;
  /** Loads what every step needs after its first press: sending, waiting, messages. */
  preloadFlows: () => Promise<unknown>;
}

interface Preload {
  name: string;
  run: () => Promise<unknown>;
}

const hasControl =
  (control: string) =>
  ({ component }: Field): boolean =>
    fieldKinds.find(component)?.control === control;

/**
 * Lists what a step needs beside the files of the start: code, and the plan of its form, which would delay the press
 * (14.1).
 */
function preloadsOf(step: Step): Preload[] {
  const { family } = stepTypeOf(step);
  return [
    ...(step.fields.some(hasControl('image')) ? [{ name: 'image', run: preloadImageControl }] : []),
    ...(step.fields.some(hasControl('term')) ? [{ name: 'terms', run: preloadTerms }] : []),
    { name: family, run: stepViews[family].preload },
    ...(family === 'form' ? [{ name: `plan of ${step.slug}`, run: async () => prepareForm(step) }] : []),
  ];
}

/** The current step and the next one. */
function findNearSteps({ config, place }: AppState): Step[] {
  if (!config || place.kind !== 'step') return [];
  const steps = config.steps.filter(({ order }) => order >= 0).sort((a, b) => a.order - b.order);
  const current = stepBySlug(config, place.slug);
  const nextStep = steps[steps.findIndex(({ slug }) => slug === place.slug) + 1];
  return [current, nextStep].filter(step => step !== undefined);
}

/**
 * Preloads the code that the visitor needs next: the flows after the first press, then the code of the current step and
 * of the next step in the service's list. It begins when the current place is ready, loads one file at a time, waits
 * while a press or a lookup is under way, and loads nothing if the visitor saves data. Code that was not preloaded is
 * loaded on use. Returns a function that stops preloading.
 */
export function preloadJourney({
  state,
  platform,
  view,
  onFirstPlaceReady,
  preloadFlows,
}: PreloadOptions): () => void {
  const { networkWork, connectivity } = platform;
  const startedPreloads = new Set<string>();
  let isStopped = false;
  let isRunning = false;
  let isFirstPlaceReady = false;

  const findNextPreload = (): Preload | undefined =>
    [{ name: 'flows', run: preloadFlows }, ...findNearSteps(state).flatMap(preloadsOf)].find(
      ({ name }) => !startedPreloads.has(name),
    );

  async function run(): Promise<void> {
    if (isRunning || (state.place.kind === 'opening' && !state.errorPage)) return;
    isRunning = true;
    while (!isStopped) {
      // A lookup may begin while the browser is busy, so the check of the network comes last.
      await waitUntilIdle(view, IDLE_TIMES);
      await networkWork.settled();
      if (isStopped) break;
      if (!isFirstPlaceReady) onFirstPlaceReady();
      isFirstPlaceReady = true;
      const preload = connectivity.savesData() ? undefined : findNextPreload();
      if (!preload) break;
      startedPreloads.add(preload.name);
      // A file that cannot be loaded now is loaded on use.
      await preload.run().catch(() => undefined);
    }
    isRunning = false;
  }

  const cleanups = [
    subscribeKey(state, 'place', () => void run()),
    subscribeKey(state, 'errorPage', () => void run()),
  ];
  return () => {
    isStopped = true;
    for (const stop of cleanups) stop();
  };
}
