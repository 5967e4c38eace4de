import type { ReactNode } from 'react';
import { useAppState } from '#hooks/use-app-state.ts';
import { ChooseWay } from './choose-way.tsx';
import { ConfirmCode } from './confirm-code.tsx';

/** The route after a 401 (2.10, 4.24): the visitor requests a code, confirms it, and returns to the previous place. */
export function TokenValidationScreen(): ReactNode {
  const { token } = useAppState();
  const isUnderWay =
    token.status === 'sent' ||
    token.status === 'checking' ||
    // Another code can be requested while the first one can still be typed.
    (token.status === 'sending' && token.method !== '');
  return isUnderWay ? <ConfirmCode /> : <ChooseWay />;
}
