import { useState } from 'react';

/** How many digits a code has (a-2.23). */
export const CODE_LENGTH = 6;

/** A code that is being typed. It is sent when the visitor says so: a form that sends itself surprises (WCAG 3.2.2). */
export function useCode(confirm: (code: string) => void): {
  code: string;
  type: (code: string) => void;
  send: () => void;
  /** What is missing, once somebody has tried to send it; in the words of 5.1 and 5.6. */
  missing: string;
} {
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const short = code.length < CODE_LENGTH;
  const words = code === '' ? 'O campo Código é obrigatório' : `Mínimo de caracteres: ${CODE_LENGTH}`;
  return {
    code,
    type: setCode,
    send() {
      setTried(true);
      if (!short) confirm(code);
    },
    missing: tried && short ? words : '',
  };
}
