import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';
import { LoadingStatus } from './loading-status.tsx';

interface LoadingScreenProps {
  text: string;
  /** 0 to 100, or `null` if unknown. */
  progress: number | null;
}

/** Fills the screen while anything other than a form loads. */
export function LoadingScreen({ text, progress }: LoadingScreenProps): ReactNode {
  return (
    <div className={screen}>
      <LoadingStatus text={text} progress={progress} />
    </div>
  );
}

const screen = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '5',
  minHeight: 'screen',
  padding: 'page',
  bg: 'canvas',
});
