import type { ReactNode } from 'react';
import { Banner } from '#ui/banner.tsx';
import type { ControlProps } from './control.ts';

/** A message between the fields; nothing to fill in. */
export function NoticeControl({ id, label, field }: ControlProps): ReactNode {
  return (
    <div id={id} role="note">
      <Banner kind="info" title={label}>
        {field.message}
      </Banner>
    </div>
  );
}
