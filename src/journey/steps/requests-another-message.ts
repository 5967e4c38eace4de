import type { StepStatus } from '../model/step.ts';
import type { StepAction } from './status-texts.ts';

/**
 * Whether a button requests another message although the last one may still be on its way: then it waits for the pause
 * between two messages (2.31). After a failure the link of a message is over, so the next one begins a new attempt.
 */
export const requestsAnotherMessage = (action: StepAction, status: StepStatus): boolean =>
  action === 'resendSms' ||
  action === 'resendC6Sms' ||
  (action === 'redoDocumentLink' && status !== 'failed' && status !== 'remake');
