import { useEffect, useEffectEvent, useState } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { useViewError } from '#hooks/use-view-error.ts';
import type { RetryPause } from '#journey/retry-pause.ts';

/** Number of digits of a code (assumption 2.23). */
export const CODE_LENGTH = 6;

/**
 * A code that the visitor types and sends. It is not sent by itself, which would surprise the visitor (WCAG 3.2.2), nor
 * during a pause: Enter in the field obeys it like the button.
 * @param focusCode moves the focus to the code: the visitor tries to send an incomplete one, or the service refuses it.
 * Each attempt needs an answer, also the second one.
 * @param isBusy an earlier code is being checked, or another one requested: a press sends nothing.
 */
export function useCode(
  confirm: (code: string) => void,
  focusCode: () => void,
  pause: RetryPause | undefined,
  isBusy: boolean,
): {
  code: string;
  setCode: (code: string) => void;
  send: () => void;
  /**
   * The error after an attempt to send an incomplete code, with the texts of 5.1 and 5.6; otherwise that of the
   * service. It disappears when the visitor changes the code, and an answer about an earlier code shows none.
   */
  codeError: string;
} {
  const flows = useFlows();
  const { token } = useAppState();
  const [code, setCode] = useState('');
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const [sentCode, setSentCode] = useState<string>();
  const isIncomplete = code.length < CODE_LENGTH;
  const message = code === '' ? 'O campo Código é obrigatório' : `Mínimo de caracteres: ${CODE_LENGTH}`;
  const isAnswered = code === sentCode && token.codeError !== '';
  const serviceError = token.requestError || (isAnswered ? token.codeError : '');
  const { refusals } = token;
  const focusAfterRefusal = useEffectEvent(() => {
    if (isAnswered) focusCode();
  });
  useEffect(() => {
    if (refusals > 0) focusAfterRefusal();
  }, [refusals]);
  const codeError = wasSubmitted && isIncomplete ? message : serviceError;
  useViewError(codeError !== '');
  return {
    code,
    setCode(nextCode) {
      setCode(nextCode);
      setWasSubmitted(false);
      flows.clearTokenErrors();
    },
    send() {
      if (pause || isBusy) return;
      setWasSubmitted(true);
      if (isIncomplete) return focusCode();
      setSentCode(code);
      confirm(code);
    },
    codeError,
  };
}
