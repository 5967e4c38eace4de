import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';

/** In place of a part with something to press that could not be fetched: it can be asked for again. */
export const retryButton = (_: object, onRetry: () => void): ReactNode => (
  <button type="button" className={again} onClick={onRetry}>
    Tentar novamente
  </button>
);

const again = css({ minHeight: 'touch', textDecoration: 'underline', cursor: 'pointer' });
