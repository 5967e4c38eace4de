import { useEffect, useEffectEvent, useState } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { useViewError } from '#hooks/use-view-error.ts';
import type { RetryPause } from '#journey/retry-pause.ts';
import { focusCode, readCode } from '#ui/code-input.tsx';

/** Number of digits of a code (assumption 2.23). */
export const CODE_LENGTH = 6;

/**
 * A code that the visitor types and sends. The app does not send a full code by itself, because that would surprise
 * the visitor (WCAG 3.2.2). During a pause neither Enter in the field nor the button sends it. The focus moves to the
 * code when the visitor tries to send an incomplete one, or when the service refuses it: each attempt needs an
 * answer, also the second one.
 * @param id that of the code's input.
 * @param isBusy an earlier code is being checked, or another one requested: a press sends nothing.
 */
export function useCode(
  id: string,
  confirm: (code: string) => void,
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
    if (isAnswered) focusCode(id);
  });
  useEffect(() => {
    if (refusals > 0) focusAfterRefusal();
  }, [refusals]);
  const codeError = wasSubmitted && isIncomplete ? message : serviceError;
  useViewError(codeError !== '');
  const changeCode = (nextCode: string): void => {
    setCode(nextCode);
    setWasSubmitted(false);
    flows.clearTokenErrors();
  };
  return {
    code,
    setCode: changeCode,
    send() {
      if (pause || isBusy) return;
      const shownCode = readCode(id);
      if (shownCode !== code) changeCode(shownCode);
      setWasSubmitted(true);
      if (shownCode.length < CODE_LENGTH) return focusCode(id);
      setSentCode(shownCode);
      confirm(shownCode);
    },
    codeError,
  };
}
