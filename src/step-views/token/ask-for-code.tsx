import type { ReactNode } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { statusTextsOf } from '#journey/steps/step-texts.ts';
import { offeredMethodsOf } from '#journey/token-methods.ts';
import { StepStatusScreen } from '../step-status-screen.tsx';
import type { StepViewProps } from '../step-view-props.ts';
import { CodeRequest } from './code-request.tsx';

interface AskForCodeProps extends StepViewProps {
  /** Shows the entry of the code. Given if the visitor has left it for another method of receiving the code. */
  onEnterCode?: () => void;
}

/** The customer chooses at a step where to receive the code (2.23). */
export function AskForCode({ step, status, onEnterCode }: AskForCodeProps): ReactNode {
  const flows = useFlows();
  const { busyAction, stepDetails } = useAppState();
  const requestCode = async (method: string): Promise<void> => {
    await flows.stepAction('requestToken', method);
    onEnterCode?.();
  };
  return (
    <CodeRequest
      place={step.slug}
      methods={offeredMethodsOf(step.tokenMethods)}
      resendAt={stepDetails[step.slug]?.resendAt ?? 0}
      isSending={busyAction === 'requestToken'}
      isFirst={status === 'init' && !onEnterCode}
      // A visitor who chooses another method is at the status of the last code, whose button checks that code.
      label={onEnterCode ? undefined : statusTextsOf(step, status).button?.label}
      onRequest={method => void requestCode(method)}
      renderScreen={part => (
        <StepStatusScreen
          {...part}
          isCompact
          step={step}
          status={status}
          {...(onEnterCode && {
            sentence: 'Escolha onde quer receber outro código.',
            link: { label: 'Já tenho o código', onPress: onEnterCode },
          })}
        />
      )}
    />
  );
}
