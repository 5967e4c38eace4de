import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';
import { LoadingStatus } from './loading-status.tsx';

interface LoadingScreenProps {
  text: string;
  /** 0 to 100, or `null` if unknown. */
  progress: number | null;
  /** Above the text: a picture, or the lender's logo. */
  picture?: ReactNode;
}

/** Fills the screen while anything other than a form loads. */
export function LoadingScreen({ text, progress, picture }: LoadingScreenProps): ReactNode {
  return (
    <div className={screen}>
      {picture && <div className={pictureStyle}>{picture}</div>}
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
const pictureStyle = css({ width: 'picture', maxWidth: 'full' });
