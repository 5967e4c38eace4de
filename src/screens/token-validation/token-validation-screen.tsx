import type { ReactNode } from 'react';
import { useAppState } from '#hooks/use-app-state.ts';
import { ChooseWay } from './choose-way.tsx';
import { ConfirmCode } from './confirm-code.tsx';

/** The route after a 401 (2.10, 4.24): the visitor asks for a code, confirms it, and is back where they were. */
export function TokenValidationScreen(): ReactNode {
  const { token } = useAppState();
  const isUnderWay =
    token.status === 'sent' ||
    token.status === 'checking' ||
    // Another code is asked for where the first one can still be typed.
    (token.status === 'sending' && token.method !== '');
  return isUnderWay ? <ConfirmCode /> : <ChooseWay />;
}
