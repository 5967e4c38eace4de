import type { ReactNode } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { DEFAULT_TOKEN_METHOD } from '#journey/model/step.ts';
import { statusTextsOf } from '#journey/steps/step-texts.ts';
import { StepStatusScreen } from '../step-status-screen.tsx';
import type { StepViewProps } from '../step-view-props.ts';
import { CodeProblem } from './code-problem.tsx';
import { MethodChoice, preselectMethod, REQUEST_CODE_LABEL } from './method-choice.tsx';
import { ResendCountdown } from './resend.tsx';
import { useResendPause } from './use-resend-pause.ts';

interface AskForCodeProps extends StepViewProps {
  /** The last code has failed: the button has the label of that status. */
  isRetry?: boolean;
  /** Called after the request. Given if the visitor has asked for another method of receiving the code. */
  onRequested?: () => void;
}

/** The customer chooses where to receive the code (2.23). */
export function AskForCode({ step, status, isRetry = false, onRequested }: AskForCodeProps): ReactNode {
  const flows = useFlows();
  const { busyAction, deviceSettings, pickedMethods, stepDetails, token } = useAppState();
  const methods = step.tokenMethods.length > 0 ? step.tokenMethods : [DEFAULT_TOKEN_METHOD];
  const selectedMethod = preselectMethod(
    methods,
    deviceSettings.token.tipoVerificacao,
    pickedMethods[step.slug],
  );
  const { seconds, pause } = useResendPause(stepDetails[step.slug]?.resendAt ?? 0);
  const label = (isRetry && statusTextsOf(step, status).button?.label) || REQUEST_CODE_LABEL;
  const requestCode = async (): Promise<void> => {
    await flows.stepAction('requestToken', selectedMethod);
    onRequested?.();
  };
  return (
    <StepStatusScreen
      isCompact
      step={step}
      status={status}
      {...(onRequested && { sentence: 'Escolha onde quer receber outro código.' })}
      action={{ label, isLoading: busyAction === 'requestToken', pause, onPress: () => void requestCode() }}
    >
      <MethodChoice
        name={`${step.slug}-method`}
        methods={methods}
        selectedMethod={selectedMethod}
        onChoose={method => flows.pickMethod(step.slug, method)}
      />
      <CodeProblem text={token.requestError} />
      {seconds > 0 && <ResendCountdown seconds={seconds} />}
    </StepStatusScreen>
  );
}
