import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';
import { Icon } from '#ui/icon.tsx';
import { IconInfoCircle } from '#ui/icons.ts';
import type { ControlProps } from './control.ts';

/** A message between the fields; nothing to fill in. */
export function NoticeControl({ id, label, field }: ControlProps): ReactNode {
  return (
    <div id={id} role="note" className={notice}>
      <Icon of={IconInfoCircle} className={icon} />
      <div>
        {label !== '' && <p className={title}>{label}</p>}
        {field.message !== '' && <p>{field.message}</p>}
      </div>
    </div>
  );
}

const notice = css({
  display: 'flex',
  gap: '3',
  padding: '4',
  textStyle: 'body',
  color: 'ink',
  bg: 'infoSoft',
  borderRadius: 'card',
  _highContrast: { border: 'ghost' },
});
const title = css({ textStyle: 'strong' });
const icon = css({ color: 'info' });
