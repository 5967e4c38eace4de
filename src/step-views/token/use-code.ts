import { useState } from 'react';
import { useAppState } from '#hooks/use-app-state.ts';
import { useViewError } from '#hooks/use-view-error.ts';
import type { RetryPause } from '#journey/retry-pause.ts';

/** Number of digits of a code (assumption 2.23). */
export const CODE_LENGTH = 6;

/**
 * A code that the visitor types and sends. It is not sent by itself, which would surprise the visitor (WCAG 3.2.2), nor
 * during a pause: Enter in the field obeys it like the button.
 */
export function useCode(
  confirm: (code: string) => void,
  pause: RetryPause | undefined,
): {
  code: string;
  setCode: (code: string) => void;
  send: () => void;
  /**
   * The error after an attempt to send an incomplete code, with the texts of 5.1 and 5.6; otherwise that of the service. It
   * disappears when the visitor changes the code.
   */
  codeError: string;
} {
  const { token } = useAppState();
  const [code, setCode] = useState('');
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const [hasChanged, setHasChanged] = useState(false);
  // Each request to the service empties its error first, so the next error is a new one.
  if (hasChanged && token.error === '') setHasChanged(false);
  const isIncomplete = code.length < CODE_LENGTH;
  const message = code === '' ? 'O campo Código é obrigatório' : `Mínimo de caracteres: ${CODE_LENGTH}`;
  const serviceError = hasChanged ? '' : token.error;
  const codeError = wasSubmitted && isIncomplete ? message : serviceError;
  useViewError(codeError !== '');
  return {
    code,
    setCode(nextCode) {
      setCode(nextCode);
      setWasSubmitted(false);
      setHasChanged(token.error !== '');
    },
    send() {
      if (pause) return;
      setWasSubmitted(true);
      if (!isIncomplete) confirm(code);
    },
    codeError,
  };
}
