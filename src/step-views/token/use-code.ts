import { useState } from 'react';

/** Number of digits of a code (a-2.23). */
export const CODE_LENGTH = 6;

/** A code that is being typed. The visitor sends it: a form that submits itself is a surprise (WCAG 3.2.2). */
export function useCode(confirm: (code: string) => void): {
  code: string;
  type: (code: string) => void;
  send: () => void;
  /** The error after an attempt to send it, in the texts of 5.1 and 5.6. */
  missing: string;
} {
  const [code, setCode] = useState('');
  const [wasSubmitted, setTried] = useState(false);
  const isIncomplete = code.length < CODE_LENGTH;
  const message = code === '' ? 'O campo Código é obrigatório' : `Mínimo de caracteres: ${CODE_LENGTH}`;
  return {
    code,
    type: setCode,
    send() {
      setTried(true);
      if (!isIncomplete) confirm(code);
    },
    missing: wasSubmitted && isIncomplete ? message : '',
  };
}
