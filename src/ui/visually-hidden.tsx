import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';

interface VisuallyHiddenProps {
  children?: ReactNode;
  id?: string;
  /** Screen readers announce changes of the content. Render the element before its content. */
  announces?: 'politely' | 'at once';
}

/** Text for screen readers only. */
export function VisuallyHidden({ children, id, announces }: VisuallyHiddenProps): ReactNode {
  return (
    <span id={id} className={hidden} role={announces && roles[announces]}>
      {children}
    </span>
  );
}

const roles = { politely: 'status', 'at once': 'alert' } as const;
const hidden = css({ srOnly: true });
