import type { ReactNode } from 'react';
import { css, cx } from '#styled/css/index.js';
import { Icon } from './icon.tsx';
import { type MessageKind, messageLooks } from './message-kind.ts';
import { actionButton, message, messageHeading, textBlock } from './message-styles.ts';
import { type ButtonPause, useButtonPause } from './use-button-pause.tsx';

interface BannerProps {
  kind: MessageKind;
  title?: string;
  children?: ReactNode;
  /** At most one action. */
  action?: { label: string; pause?: ButtonPause | undefined; onPress: () => void } | undefined;
}

/** A permanent message in the layout of the page. It covers nothing. */
export function Banner({ kind, title, children, action }: BannerProps): ReactNode {
  const look = messageLooks[kind];
  const pauseParts = useButtonPause(action?.pause);
  return (
    <div className={cx(message, banner, look.background)}>
      <Icon drawing={look.icon} className={look.text} />
      <div className={textBlock}>
        {title && <p className={messageHeading}>{title}</p>}
        {children && <div>{children}</div>}
        {action && (
          <button
            type="button"
            className={actionButton}
            {...pauseParts.attributes}
            onClick={() => !action.pause && action.onPress()}
          >
            {action.label}
            {pauseParts.pauseText}
          </button>
        )}
      </div>
    </div>
  );
}

const banner = css({ width: 'full', border: 'ghost' });
