import type { ReactNode } from 'react';
import { css, cx } from '#styled/css/index.js';
import { Icon } from './icon.tsx';
import { IconX } from './icons.ts';
import { type MessageKind, messageLooks } from './message-kind.ts';
import { close, heading, message, press, textBlock } from './message-styles.ts';
import { type ButtonPause, useButtonPause } from './use-button-pause.tsx';

interface BannerProps {
  kind: MessageKind;
  title?: string;
  children?: ReactNode;
  /** At most one action. */
  action?: { label: string; pause?: ButtonPause | undefined; onPress: () => void } | undefined;
  onClose?: () => void;
}

/** A permanent message in the page's flow. It never covers anything. */
export function Banner({ kind, title, children, action, onClose }: BannerProps): ReactNode {
  const style = messageLooks[kind];
  const paused = useButtonPause(action?.pause);
  return (
    <div className={cx(message, banner, style.background)}>
      <Icon drawing={style.icon} className={style.text} />
      <div className={textBlock}>
        {title && <p className={heading}>{title}</p>}
        {children && <div>{children}</div>}
        {action && (
          <button
            type="button"
            className={press}
            {...paused.attributes}
            onClick={() => !action.pause && action.onPress()}
          >
            {action.label}
            {paused.buttonText}
          </button>
        )}
      </div>
      {onClose && (
        <button type="button" aria-label="Fechar aviso" className={close} onClick={onClose}>
          <Icon drawing={IconX} />
        </button>
      )}
    </div>
  );
}

const banner = css({ width: 'full', border: 'ghost' });
