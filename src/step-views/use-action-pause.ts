import { formatEarliestTime } from '#brazil/format-earliest-time.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { useRetryPause } from '#hooks/use-retry-pause.ts';
import { usePauseUntil } from '#hooks/use-seconds-until.ts';
import type { RetryPause } from '#journey/retry-pause.ts';
import { requestsAnotherMessage } from '#journey/steps/requests-another-message.ts';
import type { StepAction } from '#journey/steps/status-texts.ts';
import { SUBMIT_OPERATIONS } from '#journey/submit/submit-operations.ts';
import type { StepViewProps } from './step-view-props.ts';

/** The operations that each button calls; their pause disables the button (4.28). Other buttons have no pause. */
const OPERATIONS_BY_ACTION: Partial<Record<StepAction, readonly string[]>> = {
  advance: SUBMIT_OPERATIONS,
  submit: SUBMIT_OPERATIONS,
  begin: SUBMIT_OPERATIONS,
  retry: SUBMIT_OPERATIONS,
  redo: SUBMIT_OPERATIONS,
  // Every step with this button is polled by update-step.
  pollNow: ['updateStep'],
  newSimulation: SUBMIT_OPERATIONS,
  resendSms: SUBMIT_OPERATIONS,
  redoDocumentLink: ['redoDocumentLinkStep'],
  enterToken: ['validateToken'],
  sendC6Token: ['sendC6ConsignadoPrivadoToken'],
  startInsertion: ['startCarEquityInsertion'],
  retryInsertion: ['startCarEquityInsertion'],
  chooseContract: SUBMIT_OPERATIONS,
  consent: ['externalLgpd', ...SUBMIT_OPERATIONS],
};

/**
 * The pause until the visitor may press a button of a step: the one that the service requests before its calls
 * (Retry-After, 4.28), or the one between two SMS (2.31). `undefined` if there is none.
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
