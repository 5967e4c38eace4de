import { Drawer as Ark } from '@ark-ui/react/drawer';
import { Portal } from '@ark-ui/react/portal';
import { type ReactNode, useEffect, useRef } from 'react';
import { css, cx } from '#styled/css/index.js';
import { floor, heading, panel, veil } from './float-styles.ts';
import { Icon } from './icon.tsx';
import { IconX } from './icons.ts';
import {
  atFoot,
  backdrop,
  body,
  close,
  grabber,
  grip,
  positioner,
  sheetStyle,
  top,
  under,
} from './sheet-styles.ts';
import { useDesktop } from './use-desktop.ts';
import { useExitLimit } from './use-exit-limit.ts';
import { useLastWhile } from './use-last-while.ts';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  /** Called when it has closed and the focus is back. */
  onGone?: (() => void) | undefined;
  title: string;
  /** Under the title, outside the scroll area: a search, a counter. */
  head?: ReactNode;
  children: ReactNode;
  /** One answer at the bottom. With a footer, a press outside does not close the drawer (2.60). */
  footer?: ReactNode;
}

/**
 * Something to read or choose beside the journey: a right-hand panel on a desktop, a bottom sheet on a phone (2.60).
 */
export function Drawer(props: DrawerProps): ReactNode {
  const { open, onClose, onGone } = props;
  const isDesktop = useDesktop();
  // It keeps its shape if the device is turned while open: a new state machine would lose the focus and close a
  // question above it.
  const desktop = useLastWhile(!open, isDesktop);
  const { title, head, children, footer } = useLastWhile(open, props);

  const isAnnounced = useRef(true);
  const announce = () => {
    if (isAnnounced.current) return;
    isAnnounced.current = true;
    onGone?.();
  };
  const isGone = useExitLimit(open);
  useEffect(() => {
    if (open) isAnnounced.current = false;
    if (isGone) announce();
  });
  if (isGone) return null;

  return (
    <Ark.Root
      // The state machine measures once for one direction; after a rotation it is replaced.
      key={desktop ? 'side' : 'sheet'}
      open={open}
      onOpenChange={change => !change.open && onClose()}
      // The focus returns in a timer that may run after unmounting; this timer runs after it.
      onExitComplete={() => setTimeout(announce)}
      closeOnInteractOutside={footer === undefined}
      swipeDirection={desktop ? 'end' : 'down'}
      snapPoints={desktop ? [1] : SNAP_POINTS}
      defaultSnapPoint={desktop ? 1 : SNAP_POINTS[0]}
      // In a frame, a focus change to the surrounding page closes nothing.
      onFocusOutside={event => event.preventDefault()}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Backdrop className={cx(veil, backdrop)} />
        <Ark.Positioner className={cx(floor, positioner, desktop ? atSide : atFoot)}>
          <Ark.Content className={cx(panel, desktop ? side : sheetStyle)} draggable={!desktop}>
            {!desktop && (
              <Ark.Grabber className={grabber}>
                <Ark.GrabberIndicator className={grip} />
              </Ark.Grabber>
            )}
            <div className={top}>
              <Ark.Title className={heading}>{title}</Ark.Title>
              <Ark.CloseTrigger aria-label="Fechar" className={close}>
                <Icon of={IconX} size="large" />
              </Ark.CloseTrigger>
            </div>
            {head && <div className={under}>{head}</div>}
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has only a keyboard must be able to scroll the text */}
            <section className={body} tabIndex={0} aria-label={title}>
              {children}
            </section>
            {footer && <div className={foot}>{footer}</div>}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}

/** 85% of the window, or the content's height (9.17). */
const SNAP_POINTS = [0.85, 1];

const atSide = css({ justifyContent: 'flex-end' });
const side = css({
  bg: 'raised',
  // In a window narrowed while open, the drawer starts below the messages at the top.
  marginTop: { base: 'auto', md: '0' },
  height: { base: '[calc(100% - 80px)]', md: 'full' },
  maxWidth: 'drawer',
  borderLeftRadius: 'sheet',
  _open: { animationName: 'drawerIn', animationDuration: 'sheet', animationTimingFunction: 'out' },
  _closed: { animationName: 'drawerOut', animationDuration: 'sheet', animationTimingFunction: 'in' },
});
const foot = css({
  paddingInline: { base: '5', md: '6' },
  paddingTop: '4',
  paddingBottom: 'safe',
  borderTop: 'line',
  bg: 'raised',
});
