import type { ReactNode } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { usePlaceFocus } from '#hooks/use-place-focus.ts';
import { useRetryPause } from '#hooks/use-retry-pause.ts';
import { tokenMethodsOf } from '#journey/token-methods.ts';
import { StepPicture } from '#step-views/step-picture.tsx';
import { CodeEntry } from '#step-views/token/code-entry.tsx';
import { StatusScreen } from '#ui/status-screen.tsx';

/** Shown after a code was sent: the visitor opens the link in the message, on any device, or types the code (2.23). */
export function ConfirmCode(): ReactNode {
  const flows = useFlows();
  const state = useAppState();
  const { token, confirmation } = state;
  const titleRef = usePlaceFocus('token', 'enter');
  const pause = useRetryPause('validateToken');
  const methods = tokenMethodsOf(state);
  return (
    <CodeEntry
      methods={methods}
      target={token.target}
      confirmLabel="Confirmar código"
      pause={pause}
      isChecking={token.status === 'checking'}
      isBusy={token.status === 'sending' || token.status === 'checking'}
      onConfirm={code => void flows.enterToken(code)}
      resendAt={confirmation.resendAt}
      operation="validateToken"
      onResend={method => void flows.requestToken(method)}
      onOtherMethod={methods.length > 1 ? () => flows.chooseOtherMethod() : undefined}
      renderScreen={part => (
        <StatusScreen
          {...part}
          isFull
          titleRef={titleRef}
          picture={<StepPicture name="phone" isAnimated />}
          title="Enviamos um link para você"
          sentence="Toque no link da mensagem ou digite aqui o código que veio com ela."
        />
      )}
    />
  );
}
