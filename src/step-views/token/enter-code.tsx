import type { ReactNode } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { DEFAULT_TOKEN_METHOD } from '#journey/model/step.ts';
import type { StepAction } from '#journey/steps/status-texts.ts';
import { CodeInput } from '#ui/code-input.tsx';
import { StepStatusScreen } from '../step-status-screen.tsx';
import type { StepViewProps } from '../step-view-props.ts';
import { useActionPause } from '../use-action-pause.ts';
import { preselectMethod } from './method-choice.tsx';
import { Resend } from './resend.tsx';
import { SentTo } from './sent-to.tsx';
import { CODE_LENGTH, useCode } from './use-code.ts';

interface EnterCodeProps extends StepViewProps {
  confirmAction: Extract<StepAction, 'enterToken' | 'sendC6Token'>;
  resendAction: Extract<StepAction, 'requestToken' | 'resendC6Sms'>;
  resendLabel: string;
  /** Returns to the choice of where to receive the code; absent if there is no choice. */
  onOtherMethod?: (() => void) | undefined;
}

/** The visitor enters a code, or opens the link in the message instead (2.23, 7.33). */
export function EnterCode(props: EnterCodeProps): ReactNode {
  const { step, status, confirmAction, resendAction, resendLabel, onOtherMethod } = props;
  const flows = useFlows();
  const { busyAction, deviceSettings, stepDetails, token } = useAppState();
  const pause = useActionPause(confirmAction);
  const { code, setCode, send, codeError } = useCode(
    typed => void flows.stepAction(confirmAction, typed),
    pause,
    busyAction !== '',
  );
  const method =
    token.method ||
    preselectMethod(step.tokenMethods, deviceSettings.token.tipoVerificacao) ||
    DEFAULT_TOKEN_METHOD.method;
  return (
    <StepStatusScreen
      step={step}
      status={status}
      // The description is about sending a code, which has happened already.
      hidesDescription
      action={{ label: 'Confirmar código', isLoading: busyAction === confirmAction, pause, onPress: send }}
    >
      <SentTo target={resendAction === 'requestToken' ? token.target : ''} />
      <CodeInput
        id={`${step.slug}-code`}
        label="Código"
        value={code}
        length={CODE_LENGTH}
        error={codeError}
        onChange={setCode}
        onEnter={send}
      />
      <Resend
        resendAt={stepDetails[step.slug]?.resendAt ?? 0}
        operation={resendAction === 'requestToken' ? 'validateToken' : 'pollC6ConsignadoPrivado'}
        label={resendLabel}
        onResend={() => void flows.stepAction(resendAction, method)}
        onOtherMethod={onOtherMethod}
      />
    </StepStatusScreen>
  );
}
