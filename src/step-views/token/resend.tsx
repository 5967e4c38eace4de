import { type ReactNode, useEffect, useState } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { css } from '#styled/css/index.js';
import { TextLink } from '#ui/text-link.tsx';

interface ResendProps {
  /** When another message may be asked for: milliseconds since 1970 by the clock of the flows, 0 for at once. */
  at: number;
  label: string;
  onResend: () => void;
  /** Another way to receive it, where there is one. */
  onOtherWay?: (() => void) | undefined;
}

/** Another message: counted down to, then offered (2.31, 7.20). */
export function Resend({ at, label, onResend, onOtherWay }: ResendProps): ReactNode {
  const seconds = useSecondsUntil(at);
  return (
    <div className={line}>
      {seconds > 0 ? (
        // Not announced: it changes every second.
        <p className={count}>Você pode pedir outro código em {seconds} s</p>
      ) : (
        <TextLink onPress={onResend}>{label}</TextLink>
      )}
      {onOtherWay && <TextLink onPress={onOtherWay}>Receber de outra forma</TextLink>}
    </div>
  );
}

/** Whole seconds until a moment, counted down; 0 once it is over. */
export function useSecondsUntil(moment: number): number {
  const { clock } = useFlows();
  const left = (): number => Math.max(0, Math.ceil((moment - clock.now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `left` reads only the moment and the clock, which never changes
  useEffect(() => {
    const gone = new AbortController();
    const count = async (): Promise<void> => {
      for (setSeconds(left()); left() > 0; setSeconds(left())) await clock.sleep(1000, gone.signal);
    };
    count().catch(() => undefined);
    return () => gone.abort();
  }, [moment]);
  return seconds;
}

const line = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  marginTop: '3',
});
const count = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'touch',
  textStyle: 'label',
  color: 'muted',
  fontVariantNumeric: 'tabular-nums',
});
