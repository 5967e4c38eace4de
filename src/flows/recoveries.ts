import { go, type NextAction, type RecoveryName, stay } from '#journey/model/next-action.ts';
import type { Context } from './context.ts';
import { deviceErased, eraseDevice } from './erase-device.ts';
import { lazyFlow } from './lazy-flow.ts';
import { openJourney, openRemembered } from './open-journey.ts';
import { reloadPage } from './reload-page.ts';

const restart = lazyFlow('opening', async () => (await import('./restart.ts')).restart);
const redoWithOtherCpf = lazyFlow('opening', async () => (await import('./restart.ts')).redoWithOtherCpf);
const sendAnother = lazyFlow('options', async () => (await import('./send-another.ts')).sendAnother);
const resubmitStep = lazyFlow('submit', async () => (await import('./submit-step.ts')).resubmitStep);

/** Erases the device and announces that to the other tabs. */
function eraseEverywhere(context: Context): Promise<NextAction> {
  context.platform.tabs.announceErasure();
  return eraseDevice(context);
}

/** The effect of each recovery of an error page or dialog (2.54-2.57). */
export const recoveries = {
  reopen: async context => {
    context.tabClaim.takeOver();
    const { place } = context.state;
    return place.kind === 'opening' && place.redirect
      ? { kind: 'openHash', ...place.redirect }
      : openJourney(context);
  },
  resubmit: resubmitStep,
  /** Enters the current place again: the meaning of a retry while polling. */
  pollAgain: async ({ state }) => (state.place.kind === 'opening' ? stay : go(state.place)),
  restart,
  redoWithOtherCpf,
  sendAnother,
  openRemembered,
  denyRemembered: async context => {
    const nextAction = await eraseEverywhere(context);
    return nextAction === deviceErased ? openJourney(context) : nextAction;
  },
  eraseDevice: eraseEverywhere,
  reloadPage,
  stay: async () => stay,
} satisfies Readonly<Record<RecoveryName, (context: Context, subject?: string) => Promise<NextAction>>>;
