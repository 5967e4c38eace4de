import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';
import { ProgressBar } from './progress-bar.tsx';

interface LoadingScreenProps {
  /** The current sentence; the caller changes it every 2 s (2.17). */
  text: string;
  /** 0 to 100, or `null` if unknown. */
  progress: number | null;
  /** Above the text: a picture, or the lender's logo. */
  picture?: ReactNode;
}

/** The full screen while the journey opens. */
export function LoadingScreen({ text, progress, picture }: LoadingScreenProps): ReactNode {
  return (
    <div className={screen}>
      {picture && <div className={drawing}>{picture}</div>}
      <div className={bar}>
        <ProgressBar label="Carregando" value={progress} />
      </div>
      <p role="status" className={words}>
        <span key={text} className={sentence}>
          {text}
        </span>
      </p>
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
const drawing = css({ width: 'picture', maxWidth: 'full' });
const bar = css({ width: 'loadingBar', maxWidth: 'full' });
const words = css({
  textStyle: 'body',
  color: 'muted',
  textAlign: 'center',
  minHeight: '6',
  maxWidth: 'sentence',
});
const sentence = css({ display: 'inline-block', animationName: 'riseIn', animationDuration: 'quick' });
