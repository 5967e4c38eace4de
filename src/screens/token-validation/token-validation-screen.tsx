import type { ReactNode } from 'react';
import { useAppState } from '#hooks/use-app-state.ts';
import { ChooseMethod } from './choose-method.tsx';
import { ConfirmCode } from './confirm-code.tsx';

/** The route after a 401 (2.10, 4.24): the visitor requests a code, confirms it, and returns to the previous place. */
export function TokenValidationScreen(): ReactNode {
  const { token } = useAppState();
  const isCodeRequested =
    token.status === 'sent' ||
    token.status === 'checking' ||
    // While another code is requested, the visitor can still type the first one.
    (token.status === 'sending' && token.method !== '');
  return isCodeRequested ? <ConfirmCode /> : <ChooseMethod />;
}
