import { type ReactNode, useEffect, useState } from 'react';
import { useAppState } from '#hooks/use-app-state.ts';
import { css } from '#styled/css/index.js';
import { FormSkeleton } from '#ui/form-skeleton.tsx';
import { LoadingStatus } from '#ui/loading-status.tsx';
import { openingWords, TICK } from './loading-texts.ts';

/** Shown until the device IP is known and the system has answered; its texts change every 2 s (2.17, 9.10). */
export function OpeningScreen(): ReactNode {
  const [tick, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick(now => now + 1), TICK);
    return () => clearInterval(timer);
  }, []);
  const { loading, proposal } = useAppState();
  const { heading, text, percent } = openingWords(tick, loading.redirected && proposal !== undefined);
  return (
    <>
      <FormSkeleton heading={heading} />
      <div className={status}>
        <LoadingStatus text={text} progress={percent} />
      </div>
    </>
  );
}

const status = css({ display: 'grid', justifyItems: 'center', gap: '5', paddingBottom: '6' });
