import { type ReactNode, useState } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { usePlaceFocus } from '#hooks/use-place-focus.ts';
import { StepPicture } from '#step-views/step-picture.tsx';
import { CodeProblem } from '#step-views/token/code-problem.tsx';
import { ResendCountdown } from '#step-views/token/resend.tsx';
import { useResendPause } from '#step-views/token/use-resend-pause.ts';
import { preselectWay, WayChoice } from '#step-views/token/way-choice.tsx';
import { StatusScreen } from '#ui/status-screen.tsx';

/** The label of the button that requests a code (2.23). */
const REQUEST_LABEL = 'Solicitar Token';

const TEXTS = {
  first: {
    title: 'Confirme que é você',
    sentence: 'Para proteger seus dados, enviaremos um código. O que você preencheu está salvo.',
  },
  failed: {
    title: 'Não conseguimos confirmar o código',
    sentence:
      'O link expirou ou o código não confere. Peça outro e tente de novo: o que você preencheu está salvo.',
  },
} as const;

/** The visitor chooses how to receive a code: the first one, or another one after a code has failed. */
export function ChooseWay(): ReactNode {
  const flows = useFlows();
  const { token, confirmation, deviceSettings } = useAppState();
  const hasFailed = token.status === 'failed';
  const titleRef = usePlaceFocus('token', hasFailed ? 'failed' : 'ask');
  const ways = flows.tokenMethods();
  const [pickedWay, selectWay] = useState('');
  const selectedWay = pickedWay || preselectWay(ways, deviceSettings.token.tipoVerificacao);
  const { seconds, pause } = useResendPause(confirmation.resendAt);
  const requestCode = (): void => void flows.requestToken(selectedWay);
  return (
    <StatusScreen
      isCompact
      titleRef={titleRef}
      picture={<StepPicture name="phone" {...(hasFailed && { badge: 'failed' as const })} />}
      {...TEXTS[hasFailed ? 'failed' : 'first']}
      action={{ label: REQUEST_LABEL, isLoading: token.status === 'sending', pause, onPress: requestCode }}
    >
      <WayChoice name="token-way" ways={ways} selectedWay={selectedWay} onChoose={selectWay} />
      <CodeProblem text={token.error} />
      {seconds > 0 && <ResendCountdown seconds={seconds} />}
    </StatusScreen>
  );
}
