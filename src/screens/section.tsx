import { type ReactNode, useId } from 'react';
import { css } from '#styled/css/index.js';

/** A part of a screen under a heading of its own. */
export function Section({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}

const heading = css({ textStyle: 'subtitle', color: 'ink', marginBottom: '3' });
