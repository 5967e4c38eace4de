import { type ReactNode, useEffect, useState } from 'react';
import { useAppState } from '#hooks/use-app-state.ts';
import { css } from '#styled/css/index.js';
import { LoadingScreen } from '#ui/loading-screen.tsx';
import { LOADING_TEXTS, loadingAt, REDIRECTED_TEXTS, TICK } from './loading-texts.ts';

/** Shown until the device IP is known and the system has answered; its texts change every 2 s (2.17, 9.10). */
export function OpeningScreen(): ReactNode {
  const [tick, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick(now => now + 1), TICK);
    return () => clearInterval(timer);
  }, []);
  const { loading, proposal } = useAppState();
  const resumes = loading.redirected && proposal !== undefined;
  const { text, percent } = loadingAt(tick, resumes ? REDIRECTED_TEXTS : LOADING_TEXTS);
  return (
    <>
      <h1 className={unseen}>{resumes ? 'Retomando sua proposta' : 'Abrindo sua proposta'}</h1>
      <LoadingScreen text={text} progress={percent} />
    </>
  );
}

const unseen = css({ srOnly: true });
