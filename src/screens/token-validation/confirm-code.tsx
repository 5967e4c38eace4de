import type { ReactNode } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { usePlaceFocus } from '#hooks/use-place-focus.ts';
import { useRetryPause } from '#hooks/use-retry-pause.ts';
import { tokenMethodsOf } from '#journey/token-methods.ts';
import { StepPicture } from '#step-views/step-picture.tsx';
import { preselectMethod } from '#step-views/token/method-choice.tsx';
import { Resend } from '#step-views/token/resend.tsx';
import { SentTo } from '#step-views/token/sent-to.tsx';
import { CODE_LENGTH, useCode } from '#step-views/token/use-code.ts';
import { CodeInput } from '#ui/code-input.tsx';
import { StatusScreen } from '#ui/status-screen.tsx';

/** Shown after a code was sent: the visitor opens the link in the message, on any device, or types the code (2.23). */
export function ConfirmCode(): ReactNode {
  const flows = useFlows();
  const state = useAppState();
  const { token, confirmation, deviceSettings } = state;
  const titleRef = usePlaceFocus('token', 'enter');
  const pause = useRetryPause('validateToken');
  const { code, setCode, send, codeError } = useCode(
    typed => void flows.enterToken(typed),
    pause,
    token.status === 'sending' || token.status === 'checking',
  );
  const methods = tokenMethodsOf(state);
  const method = token.method || preselectMethod(methods, deviceSettings.token.tipoVerificacao);
  return (
    <StatusScreen
      isFull
      titleRef={titleRef}
      picture={<StepPicture name="phone" isAnimated />}
      title="Enviamos um link para você"
      sentence="Toque no link da mensagem ou digite aqui o código que veio com ela."
      action={{ label: 'Confirmar', isLoading: token.status === 'checking', pause, onPress: send }}
    >
      <SentTo target={token.target} />
      <CodeInput
        id="token"
        label="Código"
        value={code}
        length={CODE_LENGTH}
        error={codeError}
        onChange={setCode}
        onEnter={send}
      />
      <Resend
        resendAt={confirmation.resendAt}
        operation="validateToken"
        label="Receber outro código"
        onResend={() => void flows.requestToken(method)}
        onOtherMethod={methods.length > 1 ? () => flows.chooseOtherMethod() : undefined}
      />
    </StatusScreen>
  );
}
