import type { ReactNode } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import type { StepAction } from '#journey/steps/status-texts.ts';
import { CodeInput } from '#ui/code-input.tsx';
import { StepStatusScreen } from '../step-status-screen.tsx';
import type { StepViewProps } from '../step-view-props.ts';
import { Resend } from './resend.tsx';
import { SentTo } from './sent-to.tsx';
import { CODE_LENGTH, useCode } from './use-code.ts';

interface EnterCodeProps extends StepViewProps {
  confirm: Extract<StepAction, 'enterToken' | 'sendC6Token'>;
  resend: Extract<StepAction, 'requestToken' | 'resendC6Sms'>;
  resendLabel: string;
  /** Returns to the choice of where to receive it; absent if there is none. */
  onOtherWay?: (() => void) | undefined;
}

/** Enters a code; the link in the message may be opened instead (2.23, 7.33). */
export function EnterCode(props: EnterCodeProps): ReactNode {
  const { step, status, confirm, resend, resendLabel, onOtherWay } = props;
  const flows = useFlows();
  const { busyAction, deviceSettings, stepDetails, token } = useAppState();
  const { code, type, send, missing } = useCode(typed => void flows.stepAction(confirm, typed));
  const method =
    token.method || deviceSettings.token.tipoVerificacao || (step.tokenMethods[0]?.method ?? 'sms');
  return (
    <StepStatusScreen
      step={step}
      status={status}
      // The text is about sending a code, which has happened.
      withoutDescription
      action={{ label: 'Confirmar código', loading: busyAction === confirm, onPress: send }}
    >
      <SentTo target={resend === 'requestToken' ? token.target : ''} />
      <CodeInput
        id={`${step.slug}-code`}
        label="Código"
        value={code}
        length={CODE_LENGTH}
        error={missing || token.error}
        onChange={type}
        onEnter={send}
      />
      <Resend
        resendAt={stepDetails[step.slug]?.resendAt ?? 0}
        label={resendLabel}
        onResend={() => void flows.stepAction(resend, method)}
        onOtherWay={onOtherWay}
      />
    </StepStatusScreen>
  );
}
