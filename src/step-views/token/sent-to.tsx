import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';

/** The masked target of the message; renders nothing if the service does not send it. */
export const SentTo = ({ target }: { target: string }): ReactNode =>
  target !== '' && (
    <p className={line}>
      Enviado para <strong className={strong}>{target}</strong>
    </p>
  );

const line = css({ textStyle: 'body', color: 'muted', marginBottom: '5' });
const strong = css({
  color: 'ink',
  fontWeight: 'semibold',
  fontVariantNumeric: 'tabular-nums',
  // On one line, unless the line is too short for it.
  display: 'inline-block',
  maxWidth: 'full',
  overflowWrap: 'anywhere',
});
