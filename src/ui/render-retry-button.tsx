import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';

/** A retry button in place of an interactive component that could not be loaded. */
export const renderRetryButton = (_: object, onRetry: () => void): ReactNode => (
  <button type="button" className={retryStyle} onClick={onRetry}>
    Tentar novamente
  </button>
);

const retryStyle = css({ minHeight: 'touch', textDecoration: 'underline', cursor: 'pointer' });
