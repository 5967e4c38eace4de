import { useRetryPause } from '#hooks/use-retry-pause.ts';
import type { RetryPause } from '#journey/retry-pause.ts';
import type { StepAction } from '#journey/steps/status-texts.ts';

/** The first step of a journey need not be a form, so its button may create the proposal (4.15). */
const SENDS_STEP = ['createProposal', 'updateStep'] as const;

/** The operations that each button calls; their pause disables the button (4.28). Other buttons have no pause. */
const OPERATIONS_BY_ACTION: Partial<Record<StepAction, readonly string[]>> = {
  advance: SENDS_STEP,
  submit: SENDS_STEP,
  begin: SENDS_STEP,
  retry: SENDS_STEP,
  redo: SENDS_STEP,
  // Every step with this button is polled by update-step.
  pollNow: ['updateStep'],
  newSimulation: SENDS_STEP,
  resendSms: SENDS_STEP,
  redoDocumentLink: ['redoDocumentLinkStep'],
  enterToken: ['validateToken'],
  sendC6Token: ['sendC6ConsignadoPrivadoToken'],
  startInsertion: ['startCarEquityInsertion'],
  retryInsertion: ['startCarEquityInsertion'],
  chooseContract: SENDS_STEP,
  consent: ['externalLgpd', ...SENDS_STEP],
};

/** The pause that the service wants before the calls of a button (Retry-After, 4.28); `undefined` if there is none. */
export const useActionPause = (action: StepAction | undefined): RetryPause | undefined =>
  useRetryPause(...((action && OPERATIONS_BY_ACTION[action]) ?? []));
