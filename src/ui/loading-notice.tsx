import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { css } from '#styled/css/index.js';
import { Spinner } from './spinner.tsx';

/** Loading that takes less time shows nothing. Milliseconds. */
const UNNOTICED_TIME = 100;

/** Says below the header that the code of a press is loading (15.4). */
export function LoadingNotice(): ReactNode {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), UNNOTICED_TIME);
    return () => clearTimeout(timer);
  }, []);
  return createPortal(
    // On the page before its text, so that screen readers announce it (13.3).
    <div role="status" className={region}>
      {isShown && (
        <span className={notice}>
          <Spinner />
          Carregando
        </span>
      )}
    </div>,
    document.body,
  );
}

/** In place of a drawer that is loading. */
export const renderLoadingNotice = ({ open }: { open: boolean }): ReactNode => open && <LoadingNotice />;

const region = css({
  position: 'fixed',
  // Below the header, whose logo and icons stay in view and in reach.
  top: '[calc({sizes.header} + {spacing.2} + var(--inset-top, 0px))]',
  insetInline: '0',
  zIndex: '[10]',
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});
const notice = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  paddingBlock: '2',
  paddingInline: '4',
  textStyle: 'label',
  color: 'ink',
  bg: 'raised',
  border: 'line',
  borderRadius: 'control',
  boxShadow: 'float',
  animationName: 'fadeIn',
  animationDuration: 'quick',
});
