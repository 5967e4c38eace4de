import { createToaster, Toaster as Region, Toast } from '@ark-ui/react/toast';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { css, cx } from '#styled/css/index.js';
import { Icon } from './icon.tsx';
import { IconX } from './icons.ts';
import { type MessageKind, messageLooks } from './message-kind.ts';
import { close, heading, message, press, words } from './message-styles.ts';

export interface ToastMessage {
  /** A new id is a new toast, even with the same text. */
  id: string;
  kind: MessageKind;
  title?: string;
  text: string;
  /** Milliseconds until it disappears: 3000, for an error 6000 (9.5). */
  time?: number;
  undo?: { label: string; onPress: () => void };
}

interface ToasterProps {
  /** The current messages, oldest first. */
  messages: readonly ToastMessage[];
  /** The toast has disappeared (4.38): remove the message. */
  onGone: (id: string) => void;
}

const SHOWN = 3000;
const SHOWN_ERROR = 6000;
const FADE = 1000;

/** Short messages that disappear by themselves; the timer of each pauses under the pointer and the focus (9.5). */
export function Toaster({ messages, onGone }: ToasterProps): ReactNode {
  const [toaster] = useState(() =>
    createToaster({ placement: 'top', removeDelay: FADE, max: 3, gap: 8, offsets: '16px' }),
  );
  const announced = useRef(new Set<string>());

  useEffect(() => {
    for (const { id, kind, title, text, undo, time } of messages) {
      if (announced.current.has(id)) continue;
      announced.current.add(id);
      const toast = {
        id,
        // Ark throws on types that it does not know.
        type: kind === 'done' ? 'success' : kind,
        meta: { kind },
        ...(title !== undefined && title !== '' && { title }),
        description: text,
        duration: time ?? (kind === 'error' ? SHOWN_ERROR : SHOWN),
        closable: true,
        ...(undo && { action: { label: undo.label, onClick: undo.onPress } }),
        onStatusChange: change => {
          if (change.status !== 'unmounted') return;
          announced.current.delete(id);
          onGone(id);
        },
      } satisfies Parameters<typeof toaster.create>[0];
      // Ark renders synchronously, which React forbids inside an effect.
      queueMicrotask(() => toaster.create(toast));
    }
  }, [messages, onGone, toaster]);

  return (
    <Region
      toaster={toaster}
      aria-label="Avisos"
      className={region}
      // Ark resumes by itself only if the focus came from another element.
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) toaster.resume();
      }}
    >
      {toast => {
        const look = messageLooks[kindOf(toast.meta)];
        return (
          <Toast.Root className={cx(message, root)}>
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
  width: '[min(25rem, calc(100vw - 32px))]',
  bg: 'raised',
  border: 'line',
  boxShadow: 'float',
  // Position and stacking by Ark.
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
