import { formatEarliestTime } from '#brazil/format-earliest-time.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { useRetryPause } from '#hooks/use-retry-pause.ts';
import { usePauseUntil } from '#hooks/use-seconds-until.ts';
import type { RetryPause } from '#journey/retry-pause.ts';
import { requestsAnotherMessage } from '#journey/steps/requests-another-message.ts';
import type { StepAction } from '#journey/steps/status-texts.ts';
import type { StepViewProps } from './step-view-props.ts';

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

/**
 * The pause before a button of a step may be pressed: the one that the service wants before its calls (Retry-After, 4.28),
 * or the one between two SMS (2.31); `undefined` if there is none.
 * @param view the step and its status; only a button that may request an SMS needs it.
 */
export function useActionPause(
  action: StepAction | undefined,
  view?: Pick<StepViewProps, 'step' | 'status'>,
): RetryPause | undefined {
  const { stepDetails } = useAppState();
  const waitsForSms = action && view && requestsAnotherMessage(action, view.status);
  const { seconds, endsAt } = usePauseUntil((waitsForSms && stepDetails[view.step.slug]?.resendAt) || 0);
  const retryPause = useRetryPause(...((action && OPERATIONS_BY_ACTION[action]) ?? []));
  if (retryPause || seconds === 0) return retryPause;
  return {
    text: `em ${seconds} s`,
    description: `Você pode pedir outro SMS ${formatEarliestTime(endsAt)}.`,
  };
}
