import type { ReactNode } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { usePlaceFocus } from '#hooks/use-place-focus.ts';
import { PATHS } from '#journey/destination.ts';
import { tokenMethodsOf } from '#journey/token-methods.ts';
import { StepPicture } from '#step-views/step-picture.tsx';
import { CodeProblem } from '#step-views/token/code-problem.tsx';
import { MethodChoice, preselectMethod, REQUEST_CODE_LABEL } from '#step-views/token/method-choice.tsx';
import { ResendCountdown } from '#step-views/token/resend.tsx';
import { useResendPause } from '#step-views/token/use-resend-pause.ts';
import { StatusScreen } from '#ui/status-screen.tsx';

const TEXTS = {
  first: {
    title: 'Confirme que é você',
    sentence: 'Para proteger seus dados, enviaremos um código. O que você preencheu está salvo.',
    sentenceWithoutStorage: 'Para proteger seus dados, enviaremos um código.',
  },
  failed: {
    title: 'Não conseguimos confirmar o código',
    sentence:
      'O link expirou ou o código não confere. Peça outro e tente de novo: o que você preencheu está salvo.',
    sentenceWithoutStorage: 'O link expirou ou o código não confere. Peça outro e tente de novo.',
  },
} as const;

/** The visitor chooses how to receive a code: the first one, or another one after a code has failed. */
export function ChooseMethod(): ReactNode {
  const flows = useFlows();
  const state = useAppState();
  const { token, confirmation, deviceSettings, isStorageDegraded, pickedMethods } = state;
  const hasFailed = token.status === 'failed';
  const { title, sentence, sentenceWithoutStorage } = TEXTS[hasFailed ? 'failed' : 'first'];
  const titleRef = usePlaceFocus('token', hasFailed ? 'failed' : 'ask');
  const methods = tokenMethodsOf(state);
  const selectedMethod = preselectMethod(
    methods,
    deviceSettings.token.tipoVerificacao,
    pickedMethods[PATHS.tokenValidation],
  );
  const { seconds, pause } = useResendPause(confirmation.resendAt);
  const requestCode = (): void => void flows.requestToken(selectedMethod);
  return (
    <StatusScreen
      isCompact
      titleRef={titleRef}
      picture={<StepPicture name="phone" {...(hasFailed && { badge: 'failed' as const })} />}
      title={title}
      sentence={isStorageDegraded ? sentenceWithoutStorage : sentence}
      action={{
        label: REQUEST_CODE_LABEL,
        isLoading: token.status === 'sending',
        pause,
        onPress: requestCode,
      }}
    >
      <MethodChoice
        name="token-method"
        methods={methods}
        selectedMethod={selectedMethod}
        onChoose={method => flows.pickMethod(PATHS.tokenValidation, method)}
      />
      <CodeProblem text={token.requestError} />
      {seconds > 0 && <ResendCountdown seconds={seconds} />}
    </StatusScreen>
  );
}
