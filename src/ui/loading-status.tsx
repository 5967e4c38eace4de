import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';
import { ProgressBar } from './progress-bar.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface LoadingStatusProps {
  /** The current sentence; the caller changes it every 2 s (2.17). */
  text: string;
  /** 0 to 100, or `null` if unknown. */
  progress: number | null;
  /** The text for screen readers, in place of a sentence that changes by itself; absent: the sentence. */
  announcement?: string | undefined;
}

/** A progress bar, and a sentence that screen readers announce. */
export function LoadingStatus({ text, progress, announcement }: LoadingStatusProps): ReactNode {
  const isCycle = announcement !== undefined;
  return (
    <>
      <div className={bar}>
        <ProgressBar label="Carregando" value={progress} />
      </div>
      {isCycle && <VisuallyHidden announces="politely">{announcement}</VisuallyHidden>}
      <p role={isCycle ? undefined : 'status'} aria-hidden={isCycle} className={textBlock}>
        <span key={text} className={sentence}>
          {text}
        </span>
      </p>
    </>
  );
}

const bar = css({ width: 'loadingBar', maxWidth: 'full' });
const textBlock = css({
  textStyle: 'body',
  color: 'muted',
  textAlign: 'center',
  minHeight: '6',
  maxWidth: 'sentence',
});
const sentence = css({ display: 'inline-block', animationName: 'riseIn', animationDuration: 'quick' });
