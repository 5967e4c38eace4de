import { createToaster, Toaster as Region, Toast } from '@ark-ui/react/toast';
import { type ReactNode, useEffect, useState } from 'react';
import { css } from '#styled/css/index.js';
import { Icon } from './icon.tsx';
import { IconX } from './icons.ts';
import { type MessageKind, messageLooks } from './message-kind.ts';

export interface ToastMessage {
  /** A new id is a new toast, even with the same text. */
  id: string;
  kind: MessageKind;
  title?: string;
  text: string;
  /** Milliseconds it stays; 3000, for an error 6000 (9.5). */
  time?: number;
  undo?: { label: string; onPress: () => void };
}

interface ToasterProps {
  /** What is to be said now; `null` when there is nothing. */
  message: ToastMessage | null;
  /** The toast has come, gone, and faded (4.38): clear the message. */
  onGone: (id: string) => void;
}

const SHOWN = 3000;
const SHOWN_ERROR = 6000;
const FADE = 1000;

/** Short messages that go by themselves (9.5). Load it on first use. */
export function Toaster({ message, onGone }: ToasterProps): ReactNode {
  const [toaster] = useState(() =>
    createToaster({ placement: 'top', removeDelay: FADE, max: 3, gap: 8, offsets: '16px' }),
  );

  useEffect(() => {
    if (!message) return;
    const { id, kind, title, text, undo } = message;
    if (toaster.isVisible(id)) return;
    toaster.create({
      id,
      // Ark ranks only the types it knows, and throws on any other.
      type: kind === 'done' ? 'success' : kind,
      meta: { kind },
      ...(title !== undefined && { title }),
      description: text,
      duration: message.time ?? (kind === 'error' ? SHOWN_ERROR : SHOWN),
      closable: true,
      ...(undo && { action: { label: undo.label, onClick: undo.onPress } }),
      onStatusChange: change => change.status === 'unmounted' && onGone(id),
    });
  }, [message, onGone, toaster]);

  return (
    <Region toaster={toaster} aria-label="Avisos" className={region}>
      {toast => {
        const look = messageLooks[kindOf(toast.meta)];
        return (
          <Toast.Root className={root}>
            <Icon of={look.icon} className={look.text} />
            <div className={words}>
              {toast.title && <Toast.Title className={heading}>{toast.title}</Toast.Title>}
              <Toast.Description>{toast.description}</Toast.Description>
              {toast.action && (
                <Toast.ActionTrigger className={press}>{toast.action.label}</Toast.ActionTrigger>
              )}
            </div>
            <Toast.CloseTrigger aria-label="Fechar aviso" className={close}>
              <Icon of={IconX} />
            </Toast.CloseTrigger>
          </Toast.Root>
        );
      }}
    </Region>
  );
}

const kindOf = (meta: { kind?: MessageKind } | undefined): MessageKind => meta?.kind ?? 'info';

const region = css({ zIndex: '[10 !important]' });
const root = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '3',
  width: '[min(25rem, calc(100vw - 32px))]',
  padding: '4',
  bg: 'raised',
  color: 'ink',
  border: 'line',
  borderRadius: 'card',
  boxShadow: 'float',
  textStyle: 'label',
  fontWeight: 'normal',
  // Where and how deep Ark stacks it.
  translate: '[var(--x) var(--y)]',
  scale: '[var(--scale)]',
  zIndex: '[var(--z-index)]',
  height: '[var(--height)]',
  opacity: '[var(--opacity)]',
  willChange: 'translate, opacity, scale',
  transitionProperty: '[translate, scale, opacity, height]',
  transitionDuration: 'sheet',
  transitionTimingFunction: 'out',
  _closed: { transitionDuration: 'fade' },
});
const words = css({ flex: '1', minWidth: '0' });
const heading = css({ fontWeight: 'semibold' });
const press = css({ fontWeight: 'semibold', textDecoration: 'underline', minHeight: 'target' });
const close = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: '0',
  boxSize: 'touch',
  margin: '-3',
  borderRadius: 'control',
  color: 'muted',
  _hover: { color: 'ink' },
});
