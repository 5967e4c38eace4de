import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { IconAlertCircle, IconRefresh } from './icons.ts';
import { LongText } from './long-text.tsx';
import type { ButtonPause } from './use-button-pause.tsx';

interface ErrorBlockProps {
  /** Shown with each sentence on a line of its own (2.56). */
  message: string;
  onRetry?: (() => void) | undefined;
  /** Until the pause ends, the button does not work. */
  pause?: ButtonPause | undefined;
}

/** A small error in place of content that could not be loaded, with a retry (2.56). */
export function ErrorBlock({ message, onRetry, pause }: ErrorBlockProps): ReactNode {
  return (
    <div role="alert" className={block}>
      <Icon drawing={IconAlertCircle} size="large" className={iconColour} />
      <p className={textBlock}>
        <LongText text={message} bySentence />
      </p>
      {onRetry && (
        <Button variant="secondary" pause={pause} onClick={onRetry} icon={<Icon drawing={IconRefresh} />}>
          Tentar novamente
        </Button>
      )}
    </div>
  );
}

const block = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  padding: '6',
  textAlign: 'center',
  bg: 'surface',
  border: 'line',
  borderRadius: 'card',
});
const iconColour = css({ color: 'error' });
const textBlock = css({ textStyle: 'body', color: 'ink', maxWidth: 'sentence', textWrap: 'balance' });
