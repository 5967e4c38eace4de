import type { ReactNode } from 'react';
import { useAppState } from '#hooks/use-app-state.ts';
import { useKeptFocus } from '#hooks/use-kept-focus.ts';
import { useSecondsUntil } from '#hooks/use-seconds-until.ts';
import { css } from '#styled/css/index.js';
import { TextLink } from '#ui/text-link.tsx';

export interface ResendProps {
  /** When another message may be requested, by the steady clock; 0 for at once. */
  resendAt: number;
  /** Requests the message. The service may want a longer pause before this operation (Retry-After, 4.28). */
  operation: 'validateToken' | 'pollC6ConsignadoPrivado';
  label: string;
  onResend: () => void;
  /** Opens the choice of another method of receiving the code; absent if there is no other. */
  onOtherMethod?: (() => void) | undefined;
}

/** Requests another message, after a countdown (2.31, 7.20). */
export function Resend({ resendAt, operation, label, onResend, onOtherMethod }: ResendProps): ReactNode {
  const { retryAt } = useAppState();
  const seconds = useSecondsUntil(Math.max(resendAt, retryAt[operation] ?? 0));
  // A press replaces the link by the countdown.
  const keptFocus = useKeptFocus();
  return (
    <div {...keptFocus} className={line}>
      {seconds > 0 ? (
        <ResendCountdown
          seconds={seconds}
          message={operation === 'validateToken' ? 'outro código' : 'outro SMS'}
        />
      ) : (
        <TextLink onPress={onResend}>{label}</TextLink>
      )}
      {onOtherMethod && <TextLink onPress={onOtherMethod}>Receber de outra forma</TextLink>}
    </div>
  );
}

interface ResendCountdownProps {
  seconds: number;
  /** The message that may be requested then: 'outro código', or 'o código' before the first one. */
  message: string;
}

/** No live region, because the text changes every second. */
export const ResendCountdown = ({ seconds, message }: ResendCountdownProps): ReactNode => (
  <p className={count}>
    Você pode pedir {message} em&nbsp;{seconds}&nbsp;s
  </p>
);

const line = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  marginTop: '-1',
});
const count = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'touch',
  textStyle: 'label',
  color: 'muted',
  fontVariantNumeric: 'tabular-nums',
});
