import { type ReactNode, useState } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import type { TokenMethod } from '#journey/model/step.ts';
import { CodeProblem } from './code-problem.tsx';
import { MethodChoice } from './method-choice.tsx';
import { preselectMethod } from './preselect-method.ts';
import type { RenderCodeScreen } from './render-code-screen.ts';
import { ResendCountdown } from './resend.tsx';
import { useResendPause } from './use-resend-pause.ts';

interface CodeRequestProps {
  /** The slug of the step or the path of the page: the app keeps the picked method under this name. */
  place: string;
  methods: readonly TokenMethod[];
  /** When a code may be requested, by the steady clock; 0 for at once. */
  resendAt: number;
  isSending: boolean;
  /** No code was sent yet. */
  isFirst: boolean;
  /** The label of the button. Absent: that of 2.23. */
  label?: string | undefined;
  onRequest: (method: string) => void;
  renderScreen: RenderCodeScreen;
}

/** The choice of where to receive a code, and the request for it (2.23): at a step, and on the page after a 401. */
export function CodeRequest(props: CodeRequestProps): ReactNode {
  const {
    place,
    methods,
    resendAt,
    isSending,
    isFirst,
    label = 'Solicitar Token',
    onRequest,
    renderScreen,
  } = props;
  const flows = useFlows();
  const { deviceSettings, pickedMethods, token } = useAppState();
  const selectedMethod = preselectMethod(methods, deviceSettings.token.tipoVerificacao, pickedMethods[place]);
  const message = isFirst ? 'o código' : 'outro código';
  const { seconds, pause } = useResendPause(resendAt, message);
  const { requestError } = token;
  /** An error that came with a pause: after it, 'wait a few seconds' is no longer true. */
  const [pausedError, setPausedError] = useState('');
  if ((pause || requestError === '') && pausedError !== requestError) setPausedError(requestError);
  return renderScreen({
    action: { label, isLoading: isSending, pause, onPress: () => onRequest(selectedMethod) },
    children: (
      <>
        <MethodChoice
          methods={methods}
          selectedMethod={selectedMethod}
          onChoose={method => flows.pickMethod(place, method)}
        />
        <CodeProblem text={pause || requestError !== pausedError ? requestError : ''}>
          {seconds > 0 && <ResendCountdown seconds={seconds} message={message} />}
        </CodeProblem>
      </>
    ),
  });
}
