import { stepAt } from '#journey/current-step.ts';
import { type NextAction, stay } from '#journey/model/next-action.ts';
import type { Step } from '#journey/model/step.ts';
import type { StepAction } from '#journey/steps/status-texts.ts';
import type { Context } from '../context.ts';
import { isOpenHere } from '../hash-id.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { resendC6Sms, sendC6Token } from './c6.ts';
import { retryCarEquityInsertion, startCarEquityInsertion } from './car-equity.ts';
import { consent } from './consent.ts';
import { chooseContract, loadContractsOfStep } from './contracts.ts';
import { openLink } from './open-link.ts';
import { redoDocumentLink } from './redo-document-link.ts';
import {
  advance,
  begin,
  editStep,
  newSimulation,
  pollNow,
  redo,
  resendSms,
  retry,
  submit,
} from './step-buttons.ts';
import { enterStepCode, requestStepCode } from './step-code.ts';

/** The function that a button of a step view runs. `input`: what the visitor typed or chose for it; empty for none. */
export type StepActionFunction = (context: Context, step: Step, input: string) => Promise<NextAction>;

/** The actions of all buttons of step views (2.23-2.32). The type demands one for each. */
export const actions: Readonly<Record<StepAction, StepActionFunction>> = {
  advance,
  submit,
  begin,
  retry,
  redo,
  pollNow,
  newSimulation,
  resendSms,
  redoDocumentLink,
  openLink,
  requestToken: requestStepCode,
  enterToken: enterStepCode,
  sendC6Token,
  resendC6Sms,
  startInsertion: startCarEquityInsertion,
  retryInsertion: retryCarEquityInsertion,
  chooseContract,
  consent,
  editStep,
};

/** Runs the action of a button of the current step. Only one runs at a time: a second press is ignored (11.1). */
export async function runStepAction(context: Context, action: StepAction, input = ''): Promise<NextAction> {
  const { state } = context;
  const step = stepAt(state.config, state.place);
  if (!step || state.busyAction !== '') return stay;
  const { hashId } = state;
  state.busyAction = action;
  // The failure of an earlier press would stand on the step to which this one leads.
  state.toasts = state.toasts.filter(({ type }) => type !== 'error');
  try {
    return await actions[action](context, step, input);
  } finally {
    // A button of another proposal may be busy by now.
    if (isOpenHere(context, hashId)) state.busyAction = '';
  }
}

/** Loads the customer's loan contracts for the step in view. No button is busy meanwhile. */
export const loadContracts = oneAtATime(async (context, signal) => {
  const step = stepAt(context.state.config, context.state.place);
  return step ? loadContractsOfStep(context, step, signal) : stay;
});
