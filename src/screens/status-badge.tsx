import type { ReactNode } from 'react';
import { css, cx } from '#styled/css/index.js';
import { Icon } from '#ui/icon.tsx';
import { IconMinus } from '#ui/icons.ts';
import { messageLooks } from '#ui/message-kind.ts';

interface StatusBadgeProps {
  kind: 'success' | 'warning' | 'error' | 'none';
  label: string;
}

/** A status as text and icon, never as colour alone. */
export function StatusBadge({ kind, label }: StatusBadgeProps): ReactNode {
  if (kind === 'none')
    return (
      <span className={cx(badge, neutral)}>
        <Icon drawing={IconMinus} size="help" />
        {label}
      </span>
    );
  const look = messageLooks[kind];
  return (
    <span className={cx(badge, look.text, look.background)}>
      <Icon drawing={look.icon} size="help" />
      {label}
    </span>
  );
}

const badge = css({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: 'full',
  gap: '1.5',
  paddingInline: '2.5',
  paddingBlock: '1',
  border: 'ghost',
  borderRadius: 'full',
  textStyle: 'label',
});
const neutral = css({ color: 'muted', bg: 'quiet' });
