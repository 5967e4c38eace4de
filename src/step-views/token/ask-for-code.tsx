import { type ReactNode, useState } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { statusTextsOf } from '#journey/steps/step-texts.ts';
import { StepStatusScreen } from '../step-status-screen.tsx';
import type { StepViewProps } from '../step-view-props.ts';
import { CodeProblem } from './code-problem.tsx';
import { ResendCountdown } from './resend.tsx';
import { useResendPause } from './use-resend-pause.ts';
import { firstWay, WayChoice } from './way-choice.tsx';

/** Without a list the service has one usual way. */
const DEFAULT_METHODS = [{ method: 'sms', target: '' }];
/** The label of the button that requests a code (2.23). */
const REQUEST_LABEL = 'Solicitar Token';

interface AskForCodeProps extends StepViewProps {
  /** After a failure: the text of that failure. */
  isRetry?: boolean;
  /** The visitor wants to receive the code in another way. */
  onAsked?: () => void;
}

/** The customer chooses where to receive the code (2.23). */
export function AskForCode({ step, status, isRetry = false, onAsked }: AskForCodeProps): ReactNode {
  const flows = useFlows();
  const { busyAction, deviceSettings, stepDetails, token } = useAppState();
  const ways = step.tokenMethods.length > 0 ? step.tokenMethods : DEFAULT_METHODS;
  const [selectedWay, choose] = useState(() => firstWay(ways, deviceSettings.token.tipoVerificacao));
  const { seconds, pause } = useResendPause(stepDetails[step.slug]?.resendAt ?? 0);
  const label = (isRetry && statusTextsOf(step, status).button?.label) || REQUEST_LABEL;
  const ask = async (): Promise<void> => {
    await flows.stepAction('requestToken', selectedWay);
    onAsked?.();
  };
  return (
    <StepStatusScreen
      isCompact
      step={step}
      status={status}
      {...(onAsked && { sentence: 'Escolha onde quer receber outro código.' })}
      action={{ label, loading: busyAction === 'requestToken', pause, onPress: () => void ask() }}
    >
      <WayChoice name={`${step.slug}-way`} ways={ways} selectedWay={selectedWay} onChoose={choose} />
      <CodeProblem text={token.error} />
      {seconds > 0 && <ResendCountdown seconds={seconds} />}
    </StepStatusScreen>
  );
}
