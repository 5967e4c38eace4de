import type { ReactNode } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { usePlaceFocus } from '#hooks/use-place-focus.ts';
import { PATHS } from '#journey/destination.ts';
import { tokenMethodsOf } from '#journey/token-methods.ts';
import { StepPicture } from '#step-views/step-picture.tsx';
import { CodeRequest } from '#step-views/token/code-request.tsx';
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
  const { token, confirmation, isStorageDegraded } = state;
  const hasFailed = token.status === 'failed';
  const { title, sentence, sentenceWithoutStorage } = TEXTS[hasFailed ? 'failed' : 'first'];
  const hasValidCode =
    token.status === 'idle' && confirmation.awaitsClick && confirmation.sentCode !== undefined;
  const titleRef = usePlaceFocus('token', hasFailed ? 'failed' : 'ask');
  return (
    <CodeRequest
      place={PATHS.tokenValidation}
      methods={tokenMethodsOf(state)}
      resendAt={confirmation.resendAt}
      isFirst={!hasFailed && confirmation.sentCode === undefined}
      isSending={token.status === 'sending'}
      onRequest={method => void flows.requestToken(method)}
      renderScreen={part => (
        <StatusScreen
          {...part}
          isCompact
          titleRef={titleRef}
          picture={<StepPicture name="phone" {...(hasFailed && { badge: 'failed' as const })} />}
          title={title}
          sentence={isStorageDegraded ? sentenceWithoutStorage : sentence}
          link={
            hasValidCode ? { label: 'Já tenho o código', onPress: () => flows.returnToCode() } : undefined
          }
        />
      )}
    />
  );
}
