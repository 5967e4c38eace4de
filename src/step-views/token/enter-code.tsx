import type { ReactNode } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import type { StepAction } from '#journey/steps/status-texts.ts';
import { offeredMethodsOf } from '#journey/token-methods.ts';
import { StepStatusScreen } from '../step-status-screen.tsx';
import type { StepViewProps } from '../step-view-props.ts';
import { useActionPause } from '../use-action-pause.ts';
import { CodeEntry } from './code-entry.tsx';

interface EnterCodeProps extends StepViewProps {
  confirmAction: Extract<StepAction, 'enterToken' | 'sendC6Token'>;
  resendAction: Extract<StepAction, 'requestToken' | 'resendC6Sms'>;
  /** As in CodeEntry. */
  resendLabel?: string;
  /** Returns to the choice of where to receive the code; absent if there is no choice. */
  onOtherMethod?: (() => void) | undefined;
}

/** The visitor enters a code at a step, or opens the link in the message instead (2.23, 7.33). */
export function EnterCode(props: EnterCodeProps): ReactNode {
  const { step, status, confirmAction, resendAction, resendLabel, onOtherMethod } = props;
  const flows = useFlows();
  const { busyAction, stepDetails, token } = useAppState();
  const pause = useActionPause(confirmAction);
  return (
    <CodeEntry
      methods={offeredMethodsOf(step.tokenMethods)}
      target={resendAction === 'requestToken' ? token.target : ''}
      confirmLabel="Confirmar código"
      pause={pause}
      isChecking={busyAction === confirmAction}
      isBusy={busyAction !== ''}
      onConfirm={code => void flows.stepAction(confirmAction, code)}
      resendAt={stepDetails[step.slug]?.resendAt ?? 0}
      operation={resendAction === 'requestToken' ? 'validateToken' : 'pollC6ConsignadoPrivado'}
      resendLabel={resendLabel}
      onResend={method => void flows.stepAction(resendAction, method)}
      onOtherMethod={onOtherMethod}
      // The description is about sending a code, which has happened already.
      renderScreen={part => <StepStatusScreen {...part} step={step} status={status} hidesDescription />}
    />
  );
}
